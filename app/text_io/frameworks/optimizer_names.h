// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/reading.h"
#include "core/plan/optimizer.h"

namespace quadrille::frameworks {

/// The optimizer of the command line that a configuration calls so, in capitals or not; null: none of these.
/// Source of the names: huggingface/transformers, src/transformers/training_args.py (OptimizerNames);
/// deepspeedai/DeepSpeed@029f12b, deepspeed/runtime/config.py; huggingface/nanotron@00708b8,
/// src/nanotron/config/config.py; pytorch/torchtitan@018740b, torchtitan/components/optimizer.py. Their SGD
/// is PyTorch's, which has no momentum unless it is told one.
[[nodiscard]] const OptimizerMoments* optimizerCalled(std::string_view name);

/// What the optimizer that the key names keeps of each parameter; without the key it stays as it was.
/// \param momentum the key of SGD's momentum; empty: none
void readOptimizerName(Reading& reading, std::string_view key, std::string_view momentum = {});
/// Says that an optimizer which is not known here counts as Adam.
void takeForAdam(Reading& reading, std::string_view key, const std::string& name);

} // namespace quadrille::frameworks
