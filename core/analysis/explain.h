// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/explanation.h"
#include "core/memory/memory_estimate.h"
#include "core/performance/performance.h"

#include <optional>
#include <stop_token>

namespace quadrille {

/// A number on screen that can be asked about.
struct Subject {
    enum class Kind {
        stageMemory,       ///< all a stage holds
        memoryPart,        ///< one part of it
        modelParameters,   ///< parameters of the whole model
        outOfMemory,       ///< probability of running out of memory, of the detailed estimator
        bubbleOverIdeal,   ///< idle ÷ busy of the pipeline, and what textbooks give for it
        bubbleOverTotal,   ///< idle ÷ (idle + busy), likewise
        textbookOverIdeal, ///< the bubble of stages that are all alike, without messages: of units
        textbookOverTotal,
        dataParallel,
        microBatches,
        stepTime,    ///< seconds of one step
        stepPart,    ///< one part of it
        modelFlops,  ///< TFLOP/s per GPU by the convention
        utilisation, ///< MFU by the convention
        tokens,      ///< tokens per second and GPU
        goodput,     ///< share of a training's time that trains
        gpuHours,    ///< of a training; none without tokens to train on
        days,        ///< of a training, likewise
        exchange     ///< seconds of communication of one degree of parallelism
    };
    Kind kind = Kind::stageMemory;
    std::int64_t stage = 0;                            ///< of the two memory kinds
    MemoryPart part = MemoryPart::activations;         ///< of memoryPart
    StepPart stepPart = StepPart::ideal;               ///< of stepPart
    FlopConvention convention = FlopConvention::model; ///< of modelFlops and utilisation
    TrafficKind traffic = TrafficKind::tensor;         ///< of exchange

    friend bool operator==(const Subject&, const Subject&) = default;
};

/// Recomputes the number with the tracing reading of its formula; explanation.value() equals the number
/// analyze() gives, bit for bit. None when the scenario cannot run or has no such stage. \param known the
/// scenario's performance, where that is known already. Throws Stopped
[[nodiscard]] std::optional<Explanation> explain(const Resolved& resolved, const Subject& subject,
                                                 const Performance* known = nullptr,
                                                 const std::stop_token& stop = {});

} // namespace quadrille
