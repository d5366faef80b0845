// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/json_object.h"
#include "core/units/largest.h"

namespace quadrille {

/// What a size of a model may be in a file of its own or of Hugging Face.
constexpr WholeRange positiveSize{1, largestDimensionValue};
constexpr WholeRange sizeOrNone{0, largestDimensionValue}; ///< 0: the model has none

} // namespace quadrille
