// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/entry.h"

namespace quadrille::frameworks {

/// What values of a YAML document refer to is put in their place: OmegaConf's "${model.hidden_size}",
/// "${.seq_length}" (from the key's own map, one more dot a map further out) and "${multiply:4,
/// ${.hidden_size}}", by which NeMo's configurations say sizes of each other; "{_target_: torch.bfloat16}",
/// as Megatron-Bridge writes types down. What is not followed becomes the entry's unknown.
void resolveReferences(Document& document);

} // namespace quadrille::frameworks
