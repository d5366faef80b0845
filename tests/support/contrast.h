// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/colours.h"

#include <QList>

#include <algorithm>
#include <cmath>

namespace quadrille::test {

/// WCAG 2.1: (lighter + 0.05) ÷ (darker + 0.05) of relative luminances.
inline double contrast(const QColor& a, const QColor& b) {
    const auto luminance = [](const QColor& colour) {
        const auto linear = [](int channel) {
            const double share = channel / 255.0;
            return share <= 0.03928 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
        };
        return 0.2126 * linear(colour.red()) + 0.7152 * linear(colour.green()) +
               0.0722 * linear(colour.blue());
    };
    const auto [darker, lighter] = std::minmax({luminance(a), luminance(b)});
    return (lighter + 0.05) / (darker + 0.05);
}

inline QList<Colours> allColours() {
    return {Colours::make(false, ColourSet::paper), Colours::make(true, ColourSet::paper),
            Colours::make(false, ColourSet::colourBlindSafe),
            Colours::make(true, ColourSet::colourBlindSafe)};
}

} // namespace quadrille::test
