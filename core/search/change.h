// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/dimension.h"
#include "core/text/message.h"

namespace quadrille {

/// What a search may turn to make a plan smaller or faster. Sequence length, global batch and precision are
/// not among them: they change what is trained.
enum class Knob {
    tensor,
    context,
    pipeline,
    virtualStages,
    expert,
    microBatch,
    zero,
    recompute,
    sequenceParallel,
    layerSplit,
    schedule,
    fusedLoss,
    gpus
};

/// The dimension that the knob moves; none for the others.
[[nodiscard]] std::optional<Dimension> dimensionOf(Knob knob);

/// One knob in another position. Only the fields that the knob is about have a meaning.
struct Change {
    Knob knob = Knob::tensor;
    std::int64_t number = 1; ///< of dimensions; ZeRO stage; n where every n-th layer is fully recomputed
    Recompute recompute = Recompute::none;
    LayerSplit layerSplit;
    ScheduleKind schedule = ScheduleKind::oneForwardOneBackward;

    friend bool operator==(const Change&, const Change&) = default;
};

/// The change made. With a schedule comes the number of virtual stages that it can have.
void apply(const Change& change, Scenario& scenario);

/// "TP 2 → 4", "Recompute one layer in 2": in a few words, from what `before` has.
[[nodiscard]] Message label(const Change& change, const Scenario& before);

} // namespace quadrille
