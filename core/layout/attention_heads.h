// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/layout/groups.h"
#include "core/model/model_sizes.h"

/// Which heads of attention, and which tokens, the ranks of tensor and context parallelism share.
/// Total: any sizes get an answer.
namespace quadrille::layout {

/// Ranks that swap tokens for heads with all-to-alls, u: c under Ulysses, a divisor of c beside a ring, where
/// a plan that names none takes the largest that leaves every rank a key-value head of its own; otherwise 1.
[[nodiscard]] std::int64_t ulyssesRanks(const Scenario& scenario);
/// Ranks that pass keys and values around, or gather them: c ÷ u.
[[nodiscard]] std::int64_t ringRanks(const Scenario& scenario);

/// Key-value heads of a layer over the ranks of tensor parallelism, max(k, t): with fewer heads than ranks
/// each is held as often as makes one for every rank (Ainslie et al. 2023, "GQA", section 2.2).
[[nodiscard]] std::int64_t heldKeyHeads(const Scenario& scenario);
/// Those that attention reads over the ranks of tensor parallelism and Ulysses, max(k, t·u).
[[nodiscard]] std::int64_t readKeyHeads(const Scenario& scenario);

/// The sizes of the model with heldKeyHeads() key-value heads.
[[nodiscard]] ModelSizes<double> heldSizes(const Scenario& scenario);

/// The groups of ulyssesRanks() ranks, which stand nearest to each other, and of ringRanks().
struct ContextPlaces {
    GroupPlace ulysses, ring;
};
[[nodiscard]] ContextPlaces contextPlaces(const Scenario& scenario);

/// Of the ranks of a ring the work of the last ÷ the mean in the attention core, 1 where tokens are balanced:
/// of r contiguous parts the last sees all others whole and half of itself, (2r − 1) ÷ r of the mean.
[[nodiscard]] double lastRanksCore(const Scenario& scenario);

} // namespace quadrille::layout
