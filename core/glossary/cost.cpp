// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// How long a whole training takes.
constexpr GlossaryEntry entries[] = {
    {.id = "tokens",
     .symbols = "D",
     .term = QUADRILLE_MESSAGE("Tokens to train on"),
     .brief = QUADRILLE_MESSAGE("All tokens of the training; days, GPU-hours and price follow from them."),
     .source = QUADRILLE_MESSAGE("Manual, “The time model”")},
    {.id = "price",
     .term = QUADRILLE_MESSAGE("Price of a GPU-hour"),
     .brief = QUADRILLE_MESSAGE("In any currency; what the training costs is in the same."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), Table 1")},
    {.id = "goodput",
     .symbols = "φ φ_w φ_r φ_R",
     .term = QUADRILLE_MESSAGE("Goodput"),
     .brief =
         QUADRILLE_MESSAGE("Share of the time that trains: without writing checkpoints, work that a failure "
                           "undoes, and restarts."),
     .more =
         QUADRILLE_MESSAGE("Also effective training time. Llama 3 reports more than 90 % on 16,384 GPUs."),
     .source = QUADRILLE_MESSAGE("Daly (2006), eq. 20")},
    {.id = "mtbf",
     .symbols = "MTBF",
     .term = QUADRILLE_MESSAGE("Mean time between failures"),
     .brief = QUADRILLE_MESSAGE(
         "Of the whole cluster: one GPU’s, divided by their number. Any failure interrupts all."),
     .source = QUADRILLE_MESSAGE("Daly (2006), eq. 20")},
    {.id = "failure-rate",
     .symbols = "f_GPU",
     .term = QUADRILLE_MESSAGE("Failure rate"),
     .brief = QUADRILLE_MESSAGE("Unexpected interruptions of the training for each GPU and hour."),
     .more = QUADRILLE_MESSAGE("By default that of Llama 3: 419 in 54 days on 16,384 GPUs."),
     .source = QUADRILLE_MESSAGE("Grattafiori et al. (2024), section 3.3.4")},
    {.id = "checkpoint",
     .symbols = "V_ckpt b_saved",
     .term = QUADRILLE_MESSAGE("Checkpoint"),
     .brief = QUADRILLE_MESSAGE("Weights and optimizer states, saved so that training can go on from there."),
     .source = QUADRILLE_MESSAGE("Guide to parallelism strategies, “Fault Tolerance at Scale”")},
    {.id = "checkpoint-seconds",
     .symbols = "δ",
     .term = QUADRILLE_MESSAGE("Time of a checkpoint"),
     .brief =
         QUADRILLE_MESSAGE("How long training stands still to write one; else its bytes by the storage’s "
                           "bandwidth."),
     .more = QUADRILLE_MESSAGE(
         "Where checkpoints are written while training goes on, it is the time that they hold it up."),
     .source = QUADRILLE_MESSAGE("Daly (2006), eq. 37")},
    {.id = "storage-gbps",
     .symbols = "β_ckpt",
     .term = QUADRILLE_MESSAGE("Storage bandwidth"),
     .brief =
         QUADRILLE_MESSAGE("What the storage of checkpoints takes from one GPU while all of them write."),
     .more = QUADRILLE_MESSAGE("By default that of Llama 3: 2 TB/s for 16,384 GPUs."),
     .source = QUADRILLE_MESSAGE("Grattafiori et al. (2024), section 3.3.1")},
    {.id = "restart-seconds",
     .symbols = "R",
     .term = QUADRILLE_MESSAGE("Time of a restart"),
     .brief =
         QUADRILLE_MESSAGE("From a failure until training goes on: noticing it, replacing a node, loading."),
     .more = QUADRILLE_MESSAGE("By default ten minutes, as MegaScale reports at most."),
     .source = QUADRILLE_MESSAGE("Jiang et al. (2024), section 6.3")},
    {.id = "checkpoint-interval",
     .symbols = "τ",
     .term = QUADRILLE_MESSAGE("Checkpoint interval"),
     .brief = QUADRILLE_MESSAGE(
         "Training between two checkpoints. More of them cost time, fewer lose more work to "
         "a failure."),
     .more = QUADRILLE_MESSAGE("The best is near √(2·δ·MTBF), by Young (1974)."),
     .source = QUADRILLE_MESSAGE("Daly (2006), eq. 37")},
    {.id = "gpu-hours",
     .symbols = "H",
     .term = QUADRILLE_MESSAGE("GPU-hours"),
     .brief = QUADRILLE_MESSAGE("GPUs times hours of the whole training, failures included."),
     .source = QUADRILLE_MESSAGE("DeepSeek-AI (2024), Table 1")},
};

} // namespace

std::span<const GlossaryEntry> cost() {
    return entries;
}

} // namespace quadrille::glossary_rooms
