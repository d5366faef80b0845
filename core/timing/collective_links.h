// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/timing/rates.h"

namespace quadrille::step {

/// Of a collective that passes bytes around a ring, or up and down a tree, among the ranks of a group.
[[nodiscard]] Link collectiveLink(const Scenario& scenario, const GroupPlace& place);
/// Of ranks that swap equal parts with all others: an all-to-all.
[[nodiscard]] Link swapLink(const Scenario& scenario, const GroupPlace& place);

} // namespace quadrille::step
