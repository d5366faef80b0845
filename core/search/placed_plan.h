// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_space.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace quadrille {

/// The scenario with the values at these places, and nothing else: a setting that takes another with it, as
/// virtual stages take the schedule, leaves one that no axis has as it was.
[[nodiscard]] Scenario planAt(const Scenario& base, const PlanSpace& space,
                              std::span<const std::uint32_t> places);

/// The plans of a space, one after another in one scenario: what the texts of the axes say is found out once,
/// and of two plans in a row only what comes behind their first difference is set.
class PlacedPlan {
public:
    /// \pre the space outlives this
    PlacedPlan(const Scenario& base, const PlanSpace& space);

    /// The scenario becomes planAt() of these places.
    void put(std::span<const std::uint32_t> places);
    /// So many axes alone, the others being as in the base; of what variesPlanAlone() leaves out they may be
    /// as in the plan before.
    void putFirst(std::span<const std::uint32_t> places, std::size_t axes);

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    /// Whether plans differ in plan, recipe and numbers of GPUs alone, so that they may share a PlanMemo.
    [[nodiscard]] bool variesPlanAlone() const { return m_variesPlanAlone; }
    /// No setting has moved one that was set before it.
    [[nodiscard]] bool holdsItsValues() const;
    /// It does what a plan with usual values does: counting both would list it twice.
    [[nodiscard]] bool isSameAsAnother() const;
    /// Virtual stages are free, and there are so many that some hold nothing: no layer, embedding or head.
    /// Such plans only pass on what comes, and their pipelines take longest to work out.
    [[nodiscard]] bool hasEmptyChunks() const;
    /// The framework can be configured with the values of axes that nobody named, beside each other, and with
    /// what no axis has as far as with that of the base.
    [[nodiscard]] bool isOffered() const;

private:
    /// What an axis may change of a scenario.
    struct State {
        Plan plan;
        Recipe recipe;
        std::int64_t gpus = 1, gpusPerNode = 1;
    };
    struct Axis {
        const Setting* setting = nullptr;
        std::optional<Dimension> dimension;
        const WholeValue* whole = nullptr; ///< of whole numbers
        std::vector<std::int64_t> numbers; ///< of these, too
        std::vector<Scenario> samples;     ///< of the others: each has one of the values
        std::vector<bool> notPipelined;    ///< values that are not offered beside a pipeline; empty: all are
    };

    [[nodiscard]] State state() const;
    void restore(const State& state);
    void set(std::size_t axis, std::uint32_t place);
    void setFrom(std::span<const std::uint32_t> places, std::size_t same, std::size_t axes);
    /// Of so many axes those in a row that are set to these places already.
    [[nodiscard]] std::size_t sameBefore(std::span<const std::uint32_t> places, std::size_t axes) const;

    Scenario m_scenario;
    std::vector<Axis> m_axes;
    std::vector<State> m_before; ///< each axis is set, as far as others are; see setFrom()
    std::vector<std::uint32_t> m_places;
    std::vector<std::string> m_aside; ///< settings without an axis that the framework may refuse beside one
    std::size_t m_set = 0;            ///< axes that are
    ScheduleKind m_schedule;          ///< of the base
    bool m_schedules = false;         ///< an axis has it
    bool m_variesPlanAlone = true;
    bool m_variesSchedule = false, m_variesEvery = false, m_variesZero = false, m_variesSplit = false,
         m_variesChunks = false, m_variesContext = false, m_variesUlysses = false, m_variesBalance = false,
         m_variesExpertTensor = false;
};

} // namespace quadrille
