// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/orders/search/effort.h"
#include "core/pipeline/orders/search/greedy.h"
#include "core/pipeline/orders/search/sequences.h"
#include "core/pipeline/orders/search/weight_filling.h"

#include <optional>
#include <variant>
#include <vector>

namespace quadrille::orders::search {

/// How an order is made, for any number of micro-batches: greedily; from warm-ups; or from a hand-made
/// schedule.
struct Recipe {
    using Source = std::variant<GreedyRule, Warmups, ScheduleKind>;
    Source source;
    std::optional<Patience> patience; ///< nothing: greedy, with the W that it has
};

/// Nothing where the recipe makes no order that can run within memory. Throws Stopped.
[[nodiscard]] std::optional<Lists> make(const Problem& problem, const Recipe& recipe, Effort& effort);

struct Candidate {
    Quality quality;
    Recipe recipe;
};

/// The best candidate of each of the `most` sources that make the best ones, without those whose F and I come
/// in the same order as a better one's; fewer where nothing is left of the effort. Throws Stopped.
[[nodiscard]] std::vector<Candidate> bestOfDifferent(const Problem& problem,
                                                     const std::vector<Candidate>& candidates,
                                                     std::size_t most, Effort& effort);

/// Many orders, best first; those that `effort` is enough for, but never none. Ends early with one that no
/// other can beat. Throws Stopped.
[[nodiscard]] std::vector<Candidate> firstOrders(const Problem& problem, Effort& effort);

} // namespace quadrille::orders::search
