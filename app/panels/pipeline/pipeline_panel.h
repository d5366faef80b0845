// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/panels/pipeline/pipeline_panel_pair.h"
#include "widgets/player/player.h"

#include <QTimer>
#include <QWidget>

class QLabel;

namespace quadrille {

class Actions;
class GanttView;
class Picture;
class PipelineBar;

/// The pipeline with its tools: whose times it runs with, what it hangs on, another schedule below it on the
/// same time axis, and the step played forwards and backwards.
class PipelinePanel : public QWidget {
    Q_OBJECT
public:
    /// Takes the commands of the pipeline over.
    PipelinePanel(ScenarioStore& store, const Actions& actions, QWidget* parent);

    [[nodiscard]] GanttView* gantt() const { return m_gantt; }
    [[nodiscard]] GanttView* otherGantt() const { return m_other; } ///< hidden while nothing is compared
    [[nodiscard]] const PipelinePair& pair() const { return *m_pair; }
    [[nodiscard]] Player* player() const { return m_player; }
    /// The title of the panel: what the chart found, and what it would be with equal stages.
    [[nodiscard]] QString finding() const;
    [[nodiscard]] QString story() const;      ///< the sentence below the chart
    [[nodiscard]] QString difference() const; ///< between the charts; empty while nothing is compared

    /// The picture of it all, for files and the clipboard: the chart, or both with what tells them apart.
    [[nodiscard]] std::unique_ptr<Picture> comparison() const; ///< null while nothing is compared

    void compare(const CompareChoice& choice);
    /// Reads the order and compares with it. \throws InputError when it cannot; nothing changes then
    void compareWithFile(const QString& path);
    void setCriticalPathShown(bool shown);
    void setTransfersShown(bool shown);
    /// Whether the strips of memory reach up to the capacity, or only to the most that is held.
    void setCapacityShown(bool shown);
    [[nodiscard]] bool isCapacityShown() const;

    /// What the stages hold at the moment that is marked; nothing without one, or where it is not known.
    [[nodiscard]] std::optional<MemoryEstimate> heldAtMoment() const;
    [[nodiscard]] QString momentText() const; ///< "1.24 s"; empty without a moment
    void clearMoment();                       ///< and leaves the player

signals:
    void findingChanged();
    void momentChanged();                  ///< heldAtMoment() may be another
    void viewChanged();                    ///< worth remembering: what is compared, and what is shown
    void fileDropped(const QString& path); ///< with an order to compare with
    void fileWanted();                     ///< the user wants to compare with an order from a file
    void readout(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectCommands();
    void connectPlayer();
    void refreshCommands();
    void refreshPair();
    void refreshStory();
    void alignCharts();
    [[nodiscard]] QString found() const;   ///< the title, of whatever plan it is
    [[nodiscard]] bool comparable() const; ///< the times of both charts
    void setMoment(std::optional<double> time);
    void link(GanttView& from, GanttView& to);

    ScenarioStore& m_store;
    const Actions& m_actions;
    GanttView* m_gantt;
    PipelineBar* m_bar;
    QLabel* m_difference;
    GanttView* m_other;
    QLabel* m_story;
    QTimer m_storyLate; ///< until a story of the plan before has stood long enough
    PipelinePair* m_pair = nullptr;
    Player* m_player;
    std::optional<double> m_moment;
};

} // namespace quadrille
