// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"
#include "core/text/message.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace quadrille {

/// The largest config.json that is read, in bytes: published ones have a few kilobytes.
inline constexpr std::size_t largestHuggingFaceConfig = 1 << 20;

/// A model, and what the file does not say about it.
struct ImportedModel {
    ModelSpec model; ///< has no catalogue name and no source
    std::vector<Message> assumptions;
};

/// Reads a Hugging Face config.json of a decoder-only transformer, alone or as the text model of a larger one
/// (text_config). Families: Llama, Llama 4, Mistral, Mixtral, Qwen2, Qwen3, Gemma, Phi-3, DeepSeek-V2 and V3,
/// Kimi K2, gpt-oss, GLM-4, OLMo 2, GPT-2, OPT, BLOOM, Falcon; any other is read as Llama, with experts and
/// latent attention where its keys speak of them. A key that is missing takes the default of the family's
/// class in Transformers where there is one that fits more than one model, and becomes an assumption. No
/// assumption are options that a family's published files never use, and a head size of hidden ÷ heads where
/// the family defines it so.
/// \throws InputError naming the key that is missing, of the wrong type, out of range, given twice or at odds
/// with another; or "config" where the text is too large, too deep, or not JSON at all
[[nodiscard]] ImportedModel importHuggingFace(std::string_view text);

/// The model alone. \throws InputError as importHuggingFace()
[[nodiscard]] ModelSpec modelFromHuggingFace(std::string_view text);

} // namespace quadrille
