// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QString>

namespace quadrille::goal_text {

/// What a figure is called in a sentence: "step time", "step time at the start", "TP"; its own name where it
/// has no words.
[[nodiscard]] QString figure(std::string_view name);

/// What a figure or setting is, in the reader's language: "none", "16 GiB". \param name of which it is the
/// value; empty: of none
[[nodiscard]] QString value(const FigureValue& value, std::string_view name, const MeasureLookup& measures);

/// A condition in the reader's language: "MFU > 40 %", "step time < 0.8 × step time at the start".
/// \param measures of the figures
[[nodiscard]] QString condition(const Expression& expression, const MeasureLookup& measures);

} // namespace quadrille::goal_text
