// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Every schedule that makeOrder() makes, in the order in which they are offered. Each is defined in a file
/// of its own in schedules/, as the ScheduleDefinition of that name.
#define QUADRILLE_SCHEDULES(schedule)                                                                        \
    schedule(gpipe) schedule(oneForwardOneBackward) schedule(eager) schedule(interleaved)                    \
        schedule(interleavedOverlap) schedule(breadthFirst) schedule(zeroBubbleH1) schedule(zeroBubbleH2)    \
            schedule(zeroBubbleInterleaved) schedule(zeroBubbleV) schedule(vHalf) schedule(vMin)             \
                schedule(dualPipe) schedule(dualPipeV) schedule(chimera) schedule(zeroBubbleAuto)            \
                    schedule(zeroBubbleVAuto)
