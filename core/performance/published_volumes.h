// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/interconnect.h"
#include "core/model/model_spec.h"
#include "core/text/message.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What textbooks print about communication, beside what the formulas of traffic_formulas.h give for the same
/// case. The sources are the course Stanford CS336 (2025), lecture 7 ("Parallelism basics"), and a guide to
/// parallelism strategies of language models whose tables contradict each other in places: there both figures
/// stand, and why ours is another.
namespace quadrille {

/// The case that the tables are about.
struct TextbookCase {
    ModelSpec model;               ///< of the guide: Llama-3-70B
    std::int64_t dataRanks = 64;   ///< that share Ψ parameters
    std::int64_t tensorRanks = 8;  ///< n
    std::int64_t sequence = 2048;  ///< tokens of a sequence of a prefill
    std::int64_t sequences = 4;    ///< of a prefill
    std::int64_t decodeBatch = 32; ///< sequences that get one token each in a decoding step
};

/// What a volume is counted in.
enum class VolumeUnit {
    parameters,  ///< multiples of Ψ, the parameters of the model
    activations, ///< multiples of b·s·h, the elements of a layer's input
    bytes
};

/// One line of a table.
struct PublishedVolume {
    std::string what;       ///< English, marked for translation: "ZeRO 1, a step"
    std::string formula;    ///< as the source writes it: "2·Ψ"
    std::string collective; ///< English, marked for translation: "reduce-scatter and all-gather"
    VolumeUnit unit = VolumeUnit::bytes;
    double published = 0;
    double ours = 0; ///< the formulas of traffic_formulas.h for this case
    std::string source;
    bool agrees = true;            ///< to the digits that the source prints, or in its limit of many ranks
    std::optional<Message> remark; ///< where a source contradicts itself or another: why ours is another
};

[[nodiscard]] std::vector<PublishedVolume> publishedVolumes(const TextbookCase& textbook);

/// How long the all-reduces of a forward pass take over one link, at its full bandwidth and without latency.
struct LinkTime {
    Interconnect link;
    Seconds ours;
    std::optional<Seconds> published; ///< of the guide, for the links that it names
};

/// Of the prefill of the case: two all-reduces a layer over a ring of n.
[[nodiscard]] std::vector<LinkTime> allReduceTimes(const TextbookCase& textbook,
                                                   const std::vector<Interconnect>& links);

/// Bytes that one GPU sends for them.
[[nodiscard]] Bytes prefillTraffic(const TextbookCase& textbook);

/// Why the guide's times are others than ours.
[[nodiscard]] Message prefillRemark(const TextbookCase& textbook);

} // namespace quadrille
