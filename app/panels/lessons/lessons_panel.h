// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/lessons/lesson_walk.h"
#include "app/panels/panel_contents.h"

class QStackedWidget;

namespace quadrille {

class ContentsPage;
class StepPage;
struct Prompts;

/// The course: its contents, and the step of the lesson that is being taken.
class LessonsPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    LessonsPanel(ScenarioStore& store, const Catalogue& catalogue, Settings& settings, const Prompts& prompts,
                 QWidget* parent = nullptr);

    /// Null before prepare(), as those below.
    [[nodiscard]] LessonWalk* walk() const { return m_walk; }
    [[nodiscard]] ContentsPage* contents() const { return m_contents; }
    [[nodiscard]] StepPage* page() const { return m_page; }
    [[nodiscard]] LessonProgress& progress() { return m_progress; }
    [[nodiscard]] bool inLesson() const { return m_walk != nullptr && m_walk->inLesson(); }
    /// The store's, with the plan and the baseline from before the lesson; nothing beside one.
    [[nodiscard]] std::optional<StoreState> ownState() const;
    [[nodiscard]] QString finding() const override;
    /// Where a table of the progress is to be written; unset, a dialog asks. Empty: nowhere.
    void setFileToSave(std::function<QString()> ask) { m_fileToSave = std::move(ask); }
    /// Begins the lesson of that name, or goes on where it was left. None of that name: stays as it is.
    void begin(const QString& lesson);
    /// Ends the lesson, so that the user's own plan is on screen again.
    void leaveLesson();
    /// Ends it and leaves the plan on screen as it is.
    void dropLesson();

signals:
    void lessonChanged(); ///< one is begun, or left
    void stepChanged();
    void truthChanged(); ///< LessonWalk::hidesTruth() may be another
    void showWanted();   ///< what the step points at

protected:
    void make() override;
    void retranslate() override;

private:
    void turnPage();
    void exportProgress();

    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    const Prompts& m_prompts;
    LessonProgress m_progress;
    LessonWalk* m_walk = nullptr;
    QStackedWidget* m_pages = nullptr;
    ContentsPage* m_contents = nullptr;
    std::string m_opened; ///< the lesson that was last
    StepPage* m_page = nullptr;
    std::function<QString()> m_fileToSave;
};

} // namespace quadrille
