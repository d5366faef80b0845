// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/logs/log_format.h"
#include "core/measurements/measured_run.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// What the steady part of a training log says: medians over its iterations after the first ones.
struct TrainingLog {
    const logs::LogFormat* format = nullptr; ///< null: it ran out of memory before a step ended
    std::size_t iterations = 0;              ///< that the log has
    std::size_t warmUp = 0;                  ///< of these, the first ones, left out
    std::optional<Seconds> step;
    std::optional<double> tokensPerGpu;     ///< tokens/s and GPU
    std::optional<double> samplesPerSecond; ///< sequences/s of all GPUs
    std::optional<FlopsPerSecond> perGpu;   ///< model FLOP/s as the framework counts them
    std::optional<Bytes> memory;            ///< the highest of the log
    MemoryKind memoryKind = MemoryKind::reserved;
    bool ranOut = false;                     ///< PyTorch says that a GPU ran out of memory
    std::optional<std::int64_t> globalBatch; ///< sequences
    std::optional<std::int64_t> gpus; ///< nanotron: by its two rates of tokens, where they are precise enough

    /// As people write whose lines they are; empty: nobody's.
    [[nodiscard]] std::string label() const;
    /// What was found and what was not, sentences for people.
    [[nodiscard]] std::vector<Message> findings() const;

    friend bool operator==(const TrainingLog&, const TrainingLog&) = default;
};

/// Reads the lines that the frameworks print after an iteration, wherever they stand in the text; all others
/// are passed over. Of the iterations the first third is left out, at most ten: kernels are chosen and
/// memory is first reserved in them. What several frameworks print, the one with most iterations counts.
/// Where memory is told in several ways, it is what was reserved, else allocated, else what nvidia-smi shows.
/// \throws InputError for the field "log" when it has no such line, and nobody ran out of memory
[[nodiscard]] TrainingLog parseTrainingLog(std::string_view text);

/// The run that the log is of: the scenario says what the log does not; what the log says of batch and
/// GPUs replaces the scenario's. \throws InputError when that scenario cannot run
[[nodiscard]] MeasuredRun runOf(const TrainingLog& log, Scenario scenario);

} // namespace quadrille
