// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docks/panel_layout.h"

#include <QObject>
#include <QPointer>

namespace quadrille {

class AnswerCover;
class LessonsPanel;
class PointerFrame;
class ScenarioStore;

/// What a lesson does to the window: its panel stands aside while it is taken, the panels of a step come up,
/// what would tell the answer is covered until it is guessed, and what is spoken of is pointed at.
class LessonStage : public QObject {
    Q_OBJECT
public:
    /// \param verdict above the panels
    LessonStage(QMainWindow& window, PanelLayout& layout, ScenarioStore& store, QWidget& verdict);

    /// What is pointed at now; null: nothing.
    [[nodiscard]] QWidget* pointedAt() const;
    /// Covered, until the answer is given.
    [[nodiscard]] bool covers(const Panel& panel) const;

private:
    void enterOrLeave();
    void showPanels();
    void coverOrUncover();
    void point();
    /// What is pointed at, its panel in front. Null: there is no such thing.
    QWidget* bringUp(const std::string& kind, const std::string& name);
    [[nodiscard]] QWidget* inputOf(const std::string& setting);

    QMainWindow& m_window;
    PanelLayout& m_layout;
    ScenarioStore& m_store;
    QWidget& m_verdict;
    LessonsPanel& m_lessons;
    bool m_aside = false;
    std::int64_t m_selectedBefore = -1; ///< the stage, when the lesson began
    std::vector<QPointer<AnswerCover>> m_covers;
    std::vector<QPointer<PointerFrame>> m_frames;
};

} // namespace quadrille
