// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace quadrille {

enum class Recompute { none, selective, full };
enum class Precision { bf16, fp16, fp8 };
enum class Framework { megatron, nanotron, fsdp, deepspeed };
/// Which memory model answers: the paper's equations, word for word, or the full model of later versions.
enum class Estimator { paper };

/// How the training is split. The data parallel size is what remains: see dataParallel() in scenario.h.
struct Plan {
    std::int64_t tp = 1;                  ///< t, tensor parallel size
    std::int64_t cp = 1;                  ///< c, context parallel size
    std::int64_t pp = 1;                  ///< p, pipeline parallel size
    std::int64_t ep = 1;                  ///< expert parallel size
    std::int64_t vpp = 1;                 ///< virtual stages: model chunks a pipeline rank holds
    std::int64_t microBatch = 1;          ///< b, sequences
    std::int64_t globalBatch = 1024;      ///< sequences a step
    std::int64_t sequence = 8192;         ///< s, tokens
    std::optional<bool> sequenceParallel; ///< Megatron sequence parallelism; unset: on when t > 1
    int zero = 1; ///< what data parallelism shards: 0 nothing, 1 optimizer, 2 + gradients, 3 + parameters
    Recompute recompute = Recompute::none;
    ScheduleKind schedule = ScheduleKind::oneForwardOneBackward;

    friend bool operator==(const Plan&, const Plan&) = default;
};

/// What is stored in which number format.
struct Recipe {
    Precision precision = Precision::bf16;
    int gradientBytes = 4; ///< bytes of one accumulated gradient: 2 or 4
    Framework framework = Framework::megatron;

    friend bool operator==(const Recipe&, const Recipe&) = default;
};

[[nodiscard]] constexpr bool usesSequenceParallel(const Plan& plan) {
    return plan.sequenceParallel.value_or(plan.tp > 1);
}

// The names the command line and session files use; nullopt for a word that is none of them.
[[nodiscard]] std::string_view name(Recompute value);
[[nodiscard]] std::string_view name(Precision value);
[[nodiscard]] std::string_view name(Framework value);
[[nodiscard]] std::string_view name(Estimator value);
[[nodiscard]] std::optional<Recompute> recomputeFromName(std::string_view word);
[[nodiscard]] std::optional<Precision> precisionFromName(std::string_view word);
[[nodiscard]] std::optional<Framework> frameworkFromName(std::string_view word);
[[nodiscard]] std::optional<Estimator> estimatorFromName(std::string_view word);

} // namespace quadrille
