// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/validate.h"

#include <QString>

namespace quadrille {

/// The largest part of a step apart from ideal computing: what is most likely to be wrong about it.
[[nodiscard]] StepPart largestLoss(const Performance& performance);

/// How one's own run compares with its prediction, in a sentence or two: by how much, whether that is within
/// what is to be expected, and what most likely makes the difference.
[[nodiscard]] QString runSentence(const MeasuredRun& run, const ValidatedRun& prediction);

} // namespace quadrille
