// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/settings.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// A setting, and what to try it with, as one types it.
struct SearchAxis {
    const Setting* setting = nullptr;
    std::vector<std::string> values;
    /// Nobody named the values: what the framework cannot be configured with is not tried.
    bool asOffered = false;
    bool apart = false; ///< of each value the best is asked for: none makes a plan the same as another
};

/// Every combination of the values of the axes; the first axis changes slowest.
struct PlanSpace {
    std::vector<SearchAxis> axes;

    /// Whether an axis is of this setting.
    [[nodiscard]] bool has(std::string_view setting) const;
    /// Combinations; a double, since absurd spaces exceed whole numbers.
    [[nodiscard]] double size() const;
    /// Combinations are numbered in their order. \pre size() is below 2^63
    [[nodiscard]] std::uint64_t number(std::span<const std::uint32_t> places) const;
    [[nodiscard]] std::vector<std::uint32_t> places(std::uint64_t number) const;
    /// Of these places those that tell splits apart: GPUs, TP, CP, PP and EP, as far as they are axes.
    [[nodiscard]] std::vector<std::int64_t> split(std::span<const std::uint32_t> places) const;
};

/// Plans of a space that is searched while somebody waits, and of one that follows a slider; most of them are
/// told apart from others by no more than a look.
inline constexpr double mostWaitedFor = 3e8, mostFollowed = 9e7;

/// Numbers to try: doublings from the least, and the most.
struct DoublingRange {
    std::int64_t least = 1, most = 1;
};

/// Axes that nobody would want all values of; what the others may be divides their most.
struct SearchRanges {
    std::optional<DoublingRange> gpus, globalBatch;
};

/// The settings that a search frees unless told otherwise: those whose row says so, but for what only costs
/// time to try where nobody asked for it.
[[nodiscard]] std::vector<const Setting*> usuallySearched();
/// The scenario with usual values of these, and of what says nothing of a step: the same for scenarios around
/// which a search finds the same plans.
[[nodiscard]] Scenario withoutSearched(const Scenario& scenario);
/// Few pipelines divide the layers, as DeepSeek-V3's 61: then their split is searched, too, where the plan
/// has none of its own.
[[nodiscard]] bool splitsUnevenly(const Scenario& scenario);
/// Both together: what is searched around a scenario where nothing else is asked for.
[[nodiscard]] std::vector<const Setting*> usuallySearchedIn(const Scenario& scenario);

/// The space of these settings around a scenario: degrees of parallelism by what divides GPUs, heads, layers,
/// experts and batch; other numbers by their usual ones and the scenario's own; words by what they may be,
/// and by what the framework can be configured with. Schedules are those that need no search of their own.
/// \param named the schedules too are all tried only where their setting is among these
/// \throws std::invalid_argument naming a setting that has no few values to try
[[nodiscard]] PlanSpace planSpace(const Scenario& scenario, std::span<const Setting* const> free,
                                  const SearchRanges& ranges = {},
                                  std::span<const Setting* const> named = {});

/// The space with these axes in place of those of their settings, or beside them; in the order that a search
/// wants.
[[nodiscard]] PlanSpace withAxes(PlanSpace space, const std::vector<SearchAxis>& axes);

} // namespace quadrille
