// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/measured_run.h"

#include <optional>
#include <string>
#include <string_view>

namespace quadrille {

/// What a number says about the speed of a run.
enum class SpeedMeasure {
    stepSeconds,
    flopsPerGpu,          ///< TFLOP/s of FlopConvention::model
    flopsPerGpuNarayanan, ///< TFLOP/s that count full recomputation: see stepOfNarayanan()
    mfu,                  ///< share of the peak, FlopConvention::model
    tokensPerGpu          ///< tokens/s per GPU
};

/// "step_seconds", "tflops_per_gpu", "tflops_per_gpu_narayanan_2021", "mfu", "tokens_per_second_per_gpu".
[[nodiscard]] std::string_view name(SpeedMeasure measure);
[[nodiscard]] std::optional<SpeedMeasure> speedMeasureFromName(std::string_view word);

/// Seconds of the step that a measured number means. \pre runnable(scenario), value > 0
[[nodiscard]] Seconds stepOf(const Scenario& scenario, SpeedMeasure measure, double value);

/// Of GPT models with full recomputation: F = 96·B·s·l·h²·(1 + s/6h + V/16lh) FLOPs a step (Narayanan et al.
/// 2021, eq. 3).
[[nodiscard]] Seconds stepOfNarayanan(const Scenario& scenario, FlopsPerSecond perGpu);

/// "TP 4 · CP 1 · PP 2 · MBS 1", and EP, virtual stages and ZeRO where they are not usual: the same in every
/// language.
[[nodiscard]] std::string splitLabel(const Scenario& scenario);
/// "TP 4 · CP 1 · PP 2 · MBS 1, 8 GPUs", and what of virtual stages, ZeRO, recomputation and sequence
/// parallelism is not usual.
[[nodiscard]] std::string planLabel(const Scenario& scenario);

} // namespace quadrille
