// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reference/reference.h"

/// The tables of the reference, a function for each file. \pre of all: analysis.runnable()
namespace quadrille::reference {

/// All-gather, reduce-scatter, all-reduce and the rest: what one GPU sends, and how long over the plan's
/// links.
[[nodiscard]] ReferenceTable collectives(const Analysis& analysis);
/// What each degree of parallelism of the plan exchanges in a step.
[[nodiscard]] ReferenceTable exchanges(const Analysis& analysis);
/// States and messages under ZeRO 0 to 3.
[[nodiscard]] ReferenceTable zeroStages(const Analysis& analysis);
/// What a layer keeps, by what is recomputed. Throws Stopped.
[[nodiscard]] ReferenceTable activations(const Analysis& analysis, const std::stop_token& stop);
/// The bubble of every schedule. Throws Stopped.
[[nodiscard]] ReferenceTable bubbles(const Analysis& analysis, const std::stop_token& stop);
/// When to use which parallelism, and what the plan has of it.
[[nodiscard]] ReferenceTable strategies(const Analysis& analysis);
/// What a lecture sums up of the strategies, and what the plan holds and sends by each.
[[nodiscard]] ReferenceTable recap(const Analysis& analysis);
/// What each strategy divides and exchanges by the cheat sheet of a playbook, and of the plan.
[[nodiscard]] ReferenceTable cheatSheet(const Analysis& analysis);
/// Computation and communication of a layer as a book on TPUs estimates them, for the plan's sizes and links.
[[nodiscard]] ReferenceTable tpuBook(const Analysis& analysis);
/// Rules of thumb, and whether the plan keeps them.
[[nodiscard]] ReferenceTable rules(const Analysis& analysis);

// Cells.
[[nodiscard]] inline ReferenceNumber number(double value, ReferenceUnit unit) {
    return {value, unit};
}
[[nodiscard]] inline ReferenceNumber count(std::int64_t value) {
    return {static_cast<double>(value), ReferenceUnit::count};
}
[[nodiscard]] inline Message words(const char* text) {
    return {text, {}};
}

} // namespace quadrille::reference
