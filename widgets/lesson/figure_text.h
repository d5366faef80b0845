// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/lessons/lesson.h"

#include <QString>

namespace quadrille::figure_text {

/// A figure with its unit, as the format wants it or as its measure usually is: "45.1 GiB", "8.6 %", "3.42
/// s", "1,024", "1F1B", "yes"; "–" where it has no value. \param measure none: units are mixed
[[nodiscard]] QString shown(const FigureValue& value, std::optional<Measure> measure,
                            const LiveFormat& format = {});

/// The unit in which a number is asked for and shown, and how many of the base unit it is: {"GiB", 2^30}.
struct AskedUnit {
    QString name; ///< empty: a plain number
    double size = 1;
    int decimals = 1;
};
[[nodiscard]] AskedUnit askedUnit(double truth, std::optional<Measure> measure, const LiveFormat& format);

/// "45.1 GiB" of 45.1 in that unit.
[[nodiscard]] QString inUnit(double number, const AskedUnit& unit);

} // namespace quadrille::figure_text
