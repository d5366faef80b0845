// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/rules.h"

namespace quadrille {

/// The changes that mend a broken rule: for each dimension the rule names, the nearest value below and the
/// nearest above that satisfy it without breaking a rule that holds now. Values that make the whole scenario
/// run come before those that leave another rule broken; within each, nearest first; at most mostRepairs.
[[nodiscard]] std::vector<Repair> repairsOf(const Rule& rule, const Scenario& scenario);

inline constexpr std::size_t mostRepairs = 4;

/// A repair with which the whole scenario runs.
struct RunningRepair {
    Repair repair;
    double distance = 0; ///< octaves() of a dimension; of others so that the likelier come first
};

/// Every value worth trying with which the whole scenario runs, of the dimensions the rule names and of words
/// and flags; nearest first.
[[nodiscard]] std::vector<RunningRepair> runningRepairs(const Rule& rule, const Scenario& scenario);

} // namespace quadrille
