// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/measured_run.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// Whose lines a log has.
enum class LogFormat { megatron, torchtitan, nanotron };

/// "Megatron-LM", "torchtitan", "nanotron".
[[nodiscard]] const char* name(LogFormat format);

/// What the steady part of a training log says: medians over its iterations after the first ones.
struct TrainingLog {
    LogFormat format = LogFormat::megatron;
    std::size_t iterations = 0;           ///< that the log has
    std::size_t warmUp = 0;               ///< of these, the first ones, left out
    std::optional<Seconds> step;          ///< Megatron-LM, nanotron
    std::optional<double> tokensPerGpu;   ///< tokens/s and GPU: torchtitan, nanotron
    std::optional<FlopsPerSecond> perGpu; ///< model FLOP/s as the framework counts them
    std::optional<Bytes> memory;          ///< the highest of the log
    MemoryKind memoryKind = MemoryKind::reserved;
    std::optional<std::int64_t> globalBatch; ///< sequences
    std::optional<std::int64_t> gpus; ///< nanotron: by its two rates of tokens, where they are precise enough

    /// What was found and what was not, sentences for people.
    [[nodiscard]] std::vector<Message> findings() const;

    friend bool operator==(const TrainingLog&, const TrainingLog&) = default;
};

/// Reads the lines that the frameworks print after an iteration, wherever they stand in the text; all others
/// are passed over. Of the iterations the first third is left out, at most ten: kernels are chosen and
/// memory is first reserved in them. \throws InputError for the field "log" when it has no such line
[[nodiscard]] TrainingLog parseTrainingLog(std::string_view text);

/// The run that the log is of: the scenario says what the log does not; what the log says of batch and
/// GPUs replaces the scenario's. \throws InputError when that scenario cannot run
[[nodiscard]] MeasuredRun runOf(const TrainingLog& log, Scenario scenario);

} // namespace quadrille
