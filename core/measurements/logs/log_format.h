// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/memory_estimate.h"

#include <cstdint>
#include <span>
#include <string_view>

/// How training frameworks write what a step took: tables, a file a framework.
namespace quadrille::logs {

/// What a number in a line says.
enum class Quantity : std::uint8_t {
    iteration,
    total, ///< iterations there are to be; lines with another total than the first are of something else
    seconds,
    tokensPerGpu, ///< tokens/s and GPU
    tokens,       ///< tokens/s of all GPUs
    samples,      ///< sequences/s of all GPUs
    stepsPerSecond,
    flopsPerGpu, ///< model FLOP/s as the framework counts them
    globalBatch  ///< sequences
};
inline constexpr std::size_t quantities = 9;

/// Where the number stands, seen from the words of the rule.
enum class Place : std::uint8_t { after, before, afterLast };

/// A number of a line. Of several rules for one quantity the first that finds a number counts.
struct NumberRule {
    Quantity quantity;
    std::string_view words;
    double unit = 1; ///< what it is multiplied by to be in seconds, FLOP/s, …
    Place place = Place::after;
};

/// A kind of line that tells of a step.
struct LineShape {
    std::span<const std::string_view> marks; ///< it has all of these
    std::span<const NumberRule> numbers;     ///< it has at least one that says how fast it was
    bool percentFirst =
        false;               ///< it begins with a percentage and a bar, as tqdm's without a description does
    bool lastResort = false; ///< counts only where no other shape of the format is found
};

/// The lines of one framework.
struct LogFormat {
    std::string_view name;   ///< "megatron"
    std::string_view label;  ///< as people write it
    std::string_view source; ///< repository, commit and file that print these lines
    std::span<const LineShape> shapes;
    std::string_view needs{}; ///< stands somewhere in such a log, and in no other; empty: the shapes tell
};

/// A line that tells of memory, whoever printed it.
struct MemoryRule {
    std::string_view words; ///< before the number
    double unit;            ///< bytes
    MemoryKind kind;
    std::string_view with{}; ///< also in the line; empty: no matter
    Place place = Place::after;
};

/// Every format, the more particular before the more general.
[[nodiscard]] std::span<const LogFormat* const> formats();
[[nodiscard]] std::span<const MemoryRule> memoryRules();

extern const LogFormat megatronLm;
extern const LogFormat megatronBridge;
extern const LogFormat torchtitan;
extern const LogFormat nanotron;
extern const LogFormat nemo;
extern const LogFormat deepspeed;
extern const LogFormat huggingFace;

} // namespace quadrille::logs
