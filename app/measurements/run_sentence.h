// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/validate.h"

#include <QString>

namespace quadrille {

/// How one's own run compares with its prediction, in a sentence or two: by how much, whether that is within
/// what is to be expected, and what most likely makes the difference.
[[nodiscard]] QString runSentence(const MeasuredRun& run, const ValidatedRun& prediction);

} // namespace quadrille
