// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/lessons/lesson_progress.h"

#include <QWidget>

#include <vector>

class QCommandLinkButton;
class QLabel;
class QPushButton;

namespace quadrille {

/// The lessons of the course, each with what it is about and how far it was taken.
class ContentsPage : public QWidget {
    Q_OBJECT
public:
    /// The references must outlive it.
    ContentsPage(const std::vector<Lesson>& lessons, LessonProgress& progress, QWidget* parent = nullptr);

    [[nodiscard]] QCommandLinkButton* entry(std::size_t lesson) const { return m_entries[lesson]; }
    [[nodiscard]] QPushButton* resetButton() const { return m_reset; }
    [[nodiscard]] QPushButton* exportButton() const { return m_export; }
    /// "3 of 14 lessons taken".
    [[nodiscard]] QString finding() const;

signals:
    void chosen(std::size_t lesson);
    void resetWanted();
    void exportWanted();

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    [[nodiscard]] QString progressOf(const Lesson& lesson) const;

    const std::vector<Lesson>& m_lessons;
    LessonProgress& m_progress;
    QLabel* m_intro;
    std::vector<QCommandLinkButton*> m_entries;
    QPushButton* m_reset;
    QPushButton* m_export;
    bool m_asksAgain = false; ///< before the progress is forgotten
};

} // namespace quadrille
