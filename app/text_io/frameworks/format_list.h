// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/format.h"

namespace quadrille::frameworks {

// One file each.
extern const Format megatronLm;
extern const Format torchtitan;
extern const Format megatronBridge; ///< and NeMo
extern const Format deepspeed;
extern const Format accelerate; ///< PyTorch FSDP2
extern const Format nanotron;
extern const Format llamaFactory;
extern const Format axolotl;
extern const Format transformersTrainer;

} // namespace quadrille::frameworks
