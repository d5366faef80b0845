// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "core/layout/groups.h"
#include "widgets/gantt/pointed_lane.h"

#include <optional>

namespace quadrille {

class AnatomyView;
class ScenarioStore;

/// What one GPU of the current plan holds. Its pipeline rank is the stage that is selected everywhere.
class AnatomyPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit AnatomyPanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] AnatomyView* view() const { return m_view; }    ///< null before it is first seen
    [[nodiscard]] std::optional<TrafficKind> parallelism() const; ///< whose groups are shown
    void chooseParallelism(std::optional<TrafficKind> kind);      ///< without a signal
    void chooseGpu(std::int64_t gpu);                             ///< and its pipeline rank everywhere
    /// The lane of what the view marks, and when in the timeline its degree exchanges there. None: nothing is
    /// marked, or there is no timeline.
    [[nodiscard]] std::optional<gantt::PointedLane> pointedLane() const;
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

signals:
    void parallelismChosen(); ///< by the user
    void markedChanged();     ///< what the view marks, or pointedLane(), is another

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;

private:
    ScenarioStore& m_store;
    AnatomyView* m_view = nullptr;
    std::int64_t m_gpu = 0;                   ///< chosen, until there is a view
    std::optional<TrafficKind> m_parallelism; ///< likewise
};

} // namespace quadrille
