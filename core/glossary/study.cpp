// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/glossary/rooms.h"
#include "core/text/message.h"

namespace quadrille::glossary_rooms {
namespace {

// What is compared, and with what.
constexpr GlossaryEntry entries[] = {
    {.id = "baseline",
     .term = QUADRILLE_MESSAGE("Baseline A"),
     .brief = QUADRILLE_MESSAGE("A plan that is pinned; every number then says how it differs from it."),
     .source = QUADRILLE_MESSAGE("Manual, “Views to compare and search”")},
    {.id = "mean-error",
     .term = QUADRILLE_MESSAGE("Mean error"),
     .brief = QUADRILLE_MESSAGE("Mean of |predicted ÷ measured − 1| of throughput."),
     .source = QUADRILLE_MESSAGE("Manual, “How far to trust it”")},
    {.id = "one-factor",
     .term = QUADRILLE_MESSAGE("Error with one factor"),
     .brief = QUADRILLE_MESSAGE(
         "The mean error after multiplying the predictions of each table by one factor, the best for it."),
     .source = QUADRILLE_MESSAGE("Manual, “How far to trust it”")},
    {.id = "rank-correlation",
     .term = QUADRILLE_MESSAGE("Rank correlation"),
     .brief = QUADRILLE_MESSAGE("How well the predicted order of plans that compete agrees with the measured "
                                "one: 1 is the same, 0 is chance."),
     .more = QUADRILLE_MESSAGE("Spearman’s, among plans of one table and number of GPUs; the mean."),
     .source = QUADRILLE_MESSAGE("Manual, “How far to trust it”")},
    {.id = "choice-loss",
     .term = QUADRILLE_MESSAGE("Loss of choice"),
     .brief = QUADRILLE_MESSAGE(
         "Throughput lost by taking the fastest predicted instead of the fastest measured plan."),
     .more = QUADRILLE_MESSAGE("The mean over sets of plans that compete, of what ran."),
     .source = QUADRILLE_MESSAGE("Manual, “How far to trust it”")},
    {.id = "gamma",
     .symbols = "γ",
     .term = QUADRILLE_MESSAGE("Share of activations kept"),
     .brief = QUADRILLE_MESSAGE("γ: what is not kept is computed again. 0 recomputes all, 1 keeps all."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 3")},
    {.id = "alpha",
     .symbols = "α̂_HFU",
     .term = QUADRILLE_MESSAGE("HFU of computing alone"),
     .brief = QUADRILLE_MESSAGE("What computing alone reaches of the peak at most, were communication free."),
     .source = QUADRILLE_MESSAGE("Wang et al. (2024), eq. 11")},
};

} // namespace

std::span<const GlossaryEntry> study() {
    return entries;
}

} // namespace quadrille::glossary_rooms
