// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/measurements/fsdp_sweep.h"

#include <optional>
#include <string>

namespace quadrille::cli {

/// What was typed after `quadrille fsdp`; empty: nothing.
struct FsdpOptions {
    std::string model, layers, hidden;
    std::string cluster, gpu, nicGbps, memoryGib;
    std::string gpus, sequence;
    std::string gamma, zero, precision, latency, reservedGb, alpha, tokens;
    std::string sweep;
    bool json = false;
    bool csv = false;
    bool explain = false;
    bool wholeSequences = false;
};

/// What it asks for.
struct FsdpRequest {
    fsdp::Setup setup;
    fsdp::SearchSpace space;
    std::optional<double> tokens;                        ///< of a GPU and step, instead of as many as fit
    std::string model;                                   ///< name; empty: defined by the options
    std::string cluster;                                 ///< of the study; empty: another
    std::string gpu;                                     ///< catalogue name
    std::optional<std::size_t> studyModel, studyCluster; ///< whose measured runs these are
    std::optional<double> counted; ///< parameters that the catalogue counts, embeddings too
    std::optional<FsdpAxis> sweep;
};

/// \throws InputError naming the option and the rule
[[nodiscard]] FsdpRequest fsdpRequest(const FsdpOptions& options, const FsdpStudy& study,
                                      const Catalogue& catalogue);

[[nodiscard]] const char* name(FsdpAxis axis); ///< as typed: "model", "gpus", "bandwidth"

} // namespace quadrille::cli
