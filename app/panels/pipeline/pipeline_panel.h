// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/panels/pipeline/pipeline_panel_pair.h"
#include "widgets/player/player.h"

#include <QTimer>

class QLabel;

namespace quadrille {

namespace benchmarks {
struct BenchmarkProfile;
}

class Actions;
class DifferenceModel;
class GanttView;
class OwnRuns;
class Picture;
struct Prompts;
class PipelineBar;
class RowTable;

/// The pipeline with its tools: whose times it runs with, what it hangs on, another schedule below it on the
/// same time axis, and the step played forwards and backwards.
class PipelinePanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    /// Takes the commands of the pipeline over. All must outlive the panel.
    PipelinePanel(ScenarioStore& store, const Actions& actions, const Prompts& prompts, OwnRuns& runs,
                  QWidget* parent);

    [[nodiscard]] GanttView* gantt() const { return m_gantt; }
    [[nodiscard]] GanttView* otherGantt() const { return m_other; } ///< hidden while nothing is compared
    [[nodiscard]] RowTable* differenceTable() const { return m_differences; }
    [[nodiscard]] const PipelinePair& pair() const { return *m_pair; }
    [[nodiscard]] Player* player() const { return m_player; }
    /// The title of the panel: what the chart found, and what it would be with equal stages.
    [[nodiscard]] QString finding() const override;
    [[nodiscard]] QString story() const;      ///< the sentence below the chart
    [[nodiscard]] QString difference() const; ///< between the charts; empty while nothing is compared

    /// The picture of it all, for files and the clipboard: the chart, or both with what tells them apart.
    [[nodiscard]] std::unique_ptr<Picture> comparison() const; ///< null while nothing is compared

    void compare(const CompareChoice& choice);
    /// Reads the order and compares with it. \throws InputError when it cannot; nothing changes then
    void compareWithFile(const QString& path);
    void compareWithOrder(const OrderFile& order);
    /// Says in a dialog why it cannot.
    void tryToCompareWithFile(const QString& path);
    /// Reads traces, or a CSV of passes, and compares with the step that they measured. It is told in a
    /// dialog when that cannot be read; then nothing changes.
    void compareWithTraces(const QStringList& files);
    void setCriticalPathShown(bool shown);
    void setTransfersShown(bool shown);
    /// Whether the strips of memory reach up to the capacity, or only to the most that is held.
    void setCapacityShown(bool shown);
    [[nodiscard]] bool isCapacityShown() const;

    /// What the stages hold at the moment that is marked; nothing without one, or where it is not known.
    [[nodiscard]] std::optional<MemoryEstimate> heldAtMoment() const;
    [[nodiscard]] QString momentText() const; ///< "1.24 s"; empty without a moment
    void clearMoment();                       ///< and leaves the player
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

signals:
    void momentChanged(); ///< heldAtMoment() may be another
    /// What the measured step says of the plan's cluster, to be looked at.
    void taught(const benchmarks::BenchmarkProfile& found);

protected:
    void retranslate() override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void connectCommands();
    void connectPlayer();
    void refreshCommands();
    void refreshPair();
    void refreshStory();
    void refreshDifferences(); ///< of what was measured
    void askForTraces();
    void keepAsRun(); ///< the measured step, for a profile to be fitted to
    void teach();     ///< what it says of links and kernels, to the profile
    [[nodiscard]] QStringList measuredParts() const;
    void alignCharts();
    [[nodiscard]] QString found() const;   ///< the title, of whatever plan it is
    [[nodiscard]] bool comparable() const; ///< the times of both charts
    void setMoment(std::optional<double> time);
    void link(GanttView& from, GanttView& to);

    ScenarioStore& m_store;
    const Actions& m_actions;
    const Prompts& m_prompts;
    OwnRuns& m_runs;
    GanttView* m_gantt;
    PipelineBar* m_bar;
    QLabel* m_difference;
    GanttView* m_other;
    RowTable* m_differences; ///< hidden while nothing measured is compared
    DifferenceModel* m_differenceModel;
    QLabel* m_story;
    QTimer m_storyLate; ///< until a story of the plan before has stood long enough
    PipelinePair* m_pair = nullptr;
    std::optional<CompareChoice>
        m_beforeTraces; ///< compared with when traces were asked for, where not others
    Player* m_player;
    std::optional<double> m_moment;
};

} // namespace quadrille
