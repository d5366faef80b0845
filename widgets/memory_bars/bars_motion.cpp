// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_motion.h"

namespace quadrille::bars {

MemoryEstimate between(const MemoryEstimate& from, const MemoryEstimate& to, double share) {
    MemoryEstimate on = to;
    for (std::size_t stage = 0; stage < on.stages.size(); ++stage)
        for (const MemoryPart part : allMemoryParts) {
            const Bytes before = stage < from.stages.size() ? from.stages[stage].part(part) : Bytes();
            on.stages[stage].part(part) = before + share * (to.stages[stage].part(part) - before);
        }
    return on;
}

} // namespace quadrille::bars
