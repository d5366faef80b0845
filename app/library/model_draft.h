// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/check/check.h"
#include "core/model/model_spec.h"

#include <string>
#include <vector>

namespace quadrille {

/// A model while it is edited: blocks that are switched off keep their sizes for when they come back.
struct ModelDraft {
    ModelSpec model;
    bool hasExperts = false;
    MixtureOfExperts experts;
    bool hasLatent = false;
    LatentAttention latent;
    std::int64_t window = 0; ///< 0: every token is seen

    friend bool operator==(const ModelDraft&, const ModelDraft&) = default;
};

/// \param previous where what the model does not have comes from
[[nodiscard]] ModelDraft draftOf(const ModelSpec& model, const ModelDraft& previous);
/// Sizes to start from for blocks that the model does not have: 8 experts of which 2 are visited, as in
/// Mixtral (arXiv:2401.04088), and the latent attention of DeepSeek-V2 (arXiv:2405.04434).
[[nodiscard]] ModelDraft draftOf(const ModelSpec& model);
[[nodiscard]] ModelSpec modelOf(const ModelDraft& draft);

/// Whether two models are built the same, whatever they are called and wherever they come from.
[[nodiscard]] bool sameArchitecture(const ModelSpec& a, const ModelSpec& b);

/// What makes a draft no model at all: sizes of blocks that contradict each other. What fields are called is
/// in model_fields.h.
[[nodiscard]] std::vector<Diagnostic> contradictions(const ModelDraft& draft);

/// Of a scenario's broken rules those that a change of its model can mend, under the model's own fields: that
/// the heads do not divide by TP is listed for "heads".
[[nodiscard]] std::vector<Diagnostic> rulesOfModel(const std::vector<Diagnostic>& diagnostics);

} // namespace quadrille
