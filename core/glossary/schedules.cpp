// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// Pipeline schedules, by the names that their papers gave them.
constexpr GlossaryEntry entries[] = {
    {.id = "gpipe",
     .symbols = "GPipe",
     .term = QUADRILLE_MESSAGE("All forwards, then all backwards"),
     .brief = QUADRILLE_MESSAGE(
         "The simplest schedule. Every micro-batch of a step is in flight at once, so that activations grow "
         "with their number."),
     .source = QUADRILLE_MESSAGE("Huang et al. (2019), section 2.3")},
    {.id = "1f1b",
     .symbols = "1F1B",
     .term = QUADRILLE_MESSAGE("One forward, one backward"),
     .brief = QUADRILLE_MESSAGE("After a warm-up each rank runs a forward and a backward in turn: the bubble "
                                "of GPipe, with at most p micro-batches in flight."),
     .more = QUADRILLE_MESSAGE(
         "Eager 1F1B warms up with about twice as many forwards: messages hide behind work, and activations "
         "take up to twice the memory."),
     .source = QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2")},
    {.id = "interleaved-1f1b",
     .symbols = "Interleaved",
     .term = QUADRILLE_MESSAGE("Interleaved 1F1B"),
     .brief =
         QUADRILLE_MESSAGE("Each rank holds v chunks of layers that lie apart. Filling and draining take "
                           "a v-th of the time; messages are v times as many."),
     .more = QUADRILLE_MESSAGE("Overlapped, a forward and a backward of different micro-batches run as one "
                               "block in which the messages of one hide behind the work of the other."),
     .source = QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2")},
    {.id = "breadth-first",
     .symbols = "Breadth-first",
     .term = QUADRILLE_MESSAGE("Breadth-first schedule"),
     .brief = QUADRILLE_MESSAGE(
         "Each chunk takes all micro-batches before the next chunk begins. Sharded parameters are gathered "
         "once a chunk; activations take as much as under GPipe."),
     .source = QUADRILLE_MESSAGE("Lamy-Poirier (2023)")},
    {.id = "zero-bubble",
     .symbols = "ZB-H1 ZB-H2 ZB1P",
     .term = QUADRILLE_MESSAGE("Zero-bubble schedules"),
     .brief = QUADRILLE_MESSAGE("The backward is split: the gradient of the input runs at once, that of the "
                                "weights where a rank would wait."),
     .more = QUADRILLE_MESSAGE(
         "ZB-H1 takes about the memory of 1F1B, ZB-H2 about twice as much for less idle time. What is called "
         "no bubble is a rank's own span; seen from outside ranks still start one after the other."),
     .source = QUADRILLE_MESSAGE("Qi et al. (2023)")},
    {.id = "v-schedules",
     .symbols = "ZB-V V-Half V-Min",
     .term = QUADRILLE_MESSAGE("V-shaped schedules"),
     .brief =
         QUADRILLE_MESSAGE("Each rank holds one chunk from the front and one from the back of the model, "
                           "with a split backward, so that all ranks need alike much memory."),
     .more =
         QUADRILLE_MESSAGE("ZB-V takes the activations of 1F1B, V-Half about half of them and V-Min about "
                           "a third, for more idle time."),
     .source = QUADRILLE_MESSAGE("Qi et al. (2024)")},
    {.id = "dualpipe",
     .symbols = "DualPipe DualPipeV",
     .term = QUADRILLE_MESSAGE("Two directions at once"),
     .brief = QUADRILLE_MESSAGE(
         "Half of the micro-batches go through the ranks the other way round; where both meet, a forward and "
         "a backward run as one block. Each rank holds two stages' parameters."),
     .more = QUADRILLE_MESSAGE("DualPipeV is one half of it, folded into a V: nothing is held twice."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), section 3.2")},
    {.id = "chimera",
     .symbols = "Chimera",
     .term = QUADRILLE_MESSAGE("Pipelines in both directions"),
     .brief =
         QUADRILLE_MESSAGE("Two pipelines run through the same ranks in opposite directions and fill each "
                           "other's gaps. Each rank holds two stages' parameters."),
     .source = QUADRILLE_MESSAGE("Li and Hoefler (2021)")},
    {.id = "searched",
     .term = QUADRILLE_MESSAGE("Searched schedules"),
     .brief =
         QUADRILLE_MESSAGE("An order that is looked for with the plan's own stage times, within a limit of "
                           "memory, instead of following a fixed pattern."),
     .source = QUADRILLE_MESSAGE("Qi et al. (2023)")},
};

} // namespace

std::span<const GlossaryEntry> schedules() {
    return entries;
}

} // namespace quadrille::glossary_rooms
