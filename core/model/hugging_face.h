// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/model/model_spec.h"

#include <string_view>

namespace quadrille {

/// Reads a Hugging Face config.json of a dense Llama, Mistral or Qwen2: hidden_size, num_hidden_layers,
/// num_attention_heads, num_key_value_heads, head_dim, intermediate_size, vocab_size, tie_word_embeddings,
/// attention_bias and mlp_bias. Keys that Transformers itself may leave out take its defaults. The model has
/// no catalogue name. \throws InputError naming the key: missing, of the wrong type, out of range, or of
/// another architecture
[[nodiscard]] ModelSpec modelFromHuggingFace(std::string_view text);

} // namespace quadrille
