// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/plan_comparison.h"

#include <algorithm>

namespace quadrille {

bool trainTheSame(const Scenario& a, const Scenario& b) {
    return a.model.name == b.model.name;
}

bool sameWorkPerLayer(const Scenario& a, const Scenario& b) {
    return a.model == b.model && a.plan.microBatch == b.plan.microBatch &&
           a.plan.sequence == b.plan.sequence && a.plan.tp == b.plan.tp && a.plan.cp == b.plan.cp;
}

bool isWithinInterval(double a, double b, const Performance& ofA, const Performance& ofB) {
    return std::max(a, b) <= std::min(a, b) * std::max(ofA.interval().slower, ofB.interval().slower);
}

} // namespace quadrille
