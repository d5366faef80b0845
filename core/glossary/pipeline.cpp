// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// What happens in a pipeline.
constexpr GlossaryEntry entries[] = {
    {.id = "schedule",
     .term = QUADRILLE_MESSAGE("Schedule"),
     .brief =
         QUADRILLE_MESSAGE("The order in which each pipeline rank runs its forward and backward passes."),
     .more = QUADRILLE_MESSAGE("It decides how long ranks wait and how many micro-batches are in flight."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.2.2")},
    {.id = "stage",
     .symbols = "S",
     .term = QUADRILLE_MESSAGE("Stage"),
     .brief = QUADRILLE_MESSAGE("The layers that one pipeline rank holds, or one of its chunks."),
     .source = QUADRILLE_MESSAGE("Fujii et al. (2024), section 3.2.2")},
    {.id = "forward",
     .symbols = "F T_F T_fwd F_fwd",
     .term = QUADRILLE_MESSAGE("Forward"),
     .brief = QUADRILLE_MESSAGE("The pass of a micro-batch from the first layer to the loss."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), section 2.4")},
    {.id = "backward",
     .symbols = "B T_B T_bwd F_bwd",
     .term = QUADRILLE_MESSAGE("Backward"),
     .brief = QUADRILLE_MESSAGE(
         "The pass back, which computes gradients; about twice the work of the forward pass."),
     .more = QUADRILLE_MESSAGE("Some schedules split it: the gradient of the input first (B), that of the "
                               "weights later (W), where there is room."),
     .source = QUADRILLE_MESSAGE("Qi et al. (2023)")},
    {.id = "bubble",
     .symbols = "T_bub T_busy T_max T_fill T_uneq",
     .term = QUADRILLE_MESSAGE("Bubble"),
     .brief = QUADRILLE_MESSAGE("Time in which pipeline ranks wait for others: idle time."),
     .more = QUADRILLE_MESSAGE(
         "It has two conventions: idle ÷ ideal and idle ÷ total. If one is x/(1−x), the other is x. It is "
         "filling and draining, unequal stages, and waiting for messages."),
     .source = QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2")},
    {.id = "over-ideal",
     .term = QUADRILLE_MESSAGE("Bubble, idle ÷ ideal"),
     .brief = QUADRILLE_MESSAGE("Idle time as a share of the time in which ranks work."),
     .more = QUADRILLE_MESSAGE("Of equal stages under 1F1B it is (p − 1)/m."),
     .source = QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2")},
    {.id = "over-total",
     .term = QUADRILLE_MESSAGE("Bubble, idle ÷ total"),
     .brief = QUADRILLE_MESSAGE("Idle time as a share of all time."),
     .more = QUADRILLE_MESSAGE("Of equal stages under 1F1B it is (p − 1)/(m + p − 1)."),
     .source = QUADRILLE_MESSAGE("Huang et al. (2019), section 2.3")},
    {.id = "makespan",
     .symbols = "T T_m T_0 T_u",
     .term = QUADRILLE_MESSAGE("Makespan"),
     .brief =
         QUADRILLE_MESSAGE("From the first forward to the last backward of a step, in the pipeline alone."),
     .more = QUADRILLE_MESSAGE("Of equal stages under 1F1B it is (m + p − 1)(F + B)."),
     .source = QUADRILLE_MESSAGE("Manual, “Pipelines and schedules”")},
    {.id = "best",
     .term = QUADRILLE_MESSAGE("Best possible"),
     .brief = QUADRILLE_MESSAGE("A proven bound: no order on this placement ends sooner. “vs best” is how "
                                "much longer the schedule takes."),
     .more = QUADRILLE_MESSAGE("Whether an order reaches the bound is not said."),
     .source = QUADRILLE_MESSAGE("Manual, “Pipelines and schedules”")},
    {.id = "critical-path",
     .term = QUADRILLE_MESSAGE("Critical path"),
     .brief = QUADRILLE_MESSAGE(
         "The operations on which the makespan hangs: were one shorter, the step could be."),
     .source = QUADRILLE_MESSAGE("Notes on the Ultra-scale Playbook, “TP has heavy communication”")},
    {.id = "units",
     .term = QUADRILLE_MESSAGE("Units"),
     .brief = QUADRILLE_MESSAGE("A time base in which every stage is alike: a forward takes 1 unit, a "
                                "backward 2, messages nothing."),
     .more = QUADRILLE_MESSAGE("It is what textbooks draw."),
     .source = QUADRILLE_MESSAGE("Narayanan et al. (2021), section 2.2")},
    {.id = "model-time",
     .term = QUADRILLE_MESSAGE("Model time"),
     .brief = QUADRILLE_MESSAGE("The times that the model’s stages and messages take on these GPUs."),
     .source = QUADRILLE_MESSAGE("Manual, “Pipelines and schedules”")},
    {.id = "sent",
     .symbols = "V V_p2p T_p2p",
     .term = QUADRILLE_MESSAGE("Sent"),
     .brief =
         QUADRILLE_MESSAGE("Bytes that a GPU sends to other stages, or to others of its groups, in a step."),
     .source = QUADRILLE_MESSAGE("Guide to parallelism strategies, “Communication Primitives Reference”")},
};

} // namespace

std::span<const GlossaryEntry> pipeline() {
    return entries;
}

} // namespace quadrille::glossary_rooms
