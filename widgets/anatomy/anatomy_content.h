// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/anatomy/expert_tokens.h"
#include "core/anatomy/zero_stages.h"
#include "widgets/anatomy/cuts.h"
#include "widgets/communication/communication_content.h"

#include <optional>

namespace quadrille {

/// Which sections of the anatomy view are drawn.
struct AnatomySections {
    bool cluster = true, model = true, batch = true, facts = true;

    [[nodiscard]] bool all() const { return cluster && model && batch && facts; }
};

/// What the anatomy view shows: a plan that runs, and one of its GPUs.
struct AnatomyContent {
    Resolved resolved;
    MemoryEstimate memory;
    CommunicationContent exchanges;              ///< with a performance
    anatomy::GpuShare share;                     ///< of the GPU that is looked at
    std::array<anatomy::StatesHeld, 4> states{}; ///< of its pipeline rank, by stage of ZeRO
    std::optional<anatomy::ExpertTokens> routed; ///< none of a model without experts
    std::optional<TrafficKind> kind;             ///< whose groups are shown
    Cuts cuts;                                   ///< of the share, or on the way to it from another
    AnatomySections sections;

    /// \pre analysis.runnable() with memory and performance
    AnatomyContent(const Analysis& analysis, std::int64_t gpu, std::optional<TrafficKind> chosen);

    [[nodiscard]] const Scenario& scenario() const { return resolved.scenario(); }
    [[nodiscard]] std::int64_t gpus() const { return scenario().cluster.gpus; }
    [[nodiscard]] const StageMemory& held() const {
        return memory.stages.at(static_cast<std::size_t>(share.at.pipeline));
    }
    /// Whether the layers that are drawn are those with experts.
    [[nodiscard]] bool drawsExperts() const;
    /// The matrices of the layers that are drawn.
    [[nodiscard]] const std::vector<anatomy::MatrixShare>& matrices() const {
        return drawsExperts() ? share.sparse : share.dense;
    }
    void lookAt(std::int64_t gpu);
    /// The first pipeline rank that holds a layer.
    [[nodiscard]] std::optional<std::int64_t> rankOfLayer(std::int64_t layer) const;
};

} // namespace quadrille
