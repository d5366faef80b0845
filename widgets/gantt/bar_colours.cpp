// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/bar_colours.h"

#include <cmath>

namespace quadrille::gantt {
namespace {

constexpr double darkestShade = 0.66; // of the last chunk
constexpr double darkestPale = 0.76;  // of its weight gradients, which turn grey sooner
constexpr double separatorShade = 0.72;

QColor scaled(const QColor& colour, double factor) {
    const auto channel = [factor](float value) { return static_cast<float>(value * factor); };
    return QColor::fromRgbF(channel(colour.redF()), channel(colour.greenF()), channel(colour.blueF()));
}

/// Relative luminance of WCAG 2.
double luminance(const QColor& colour) {
    const auto linear = [](float channel) {
        const auto value = static_cast<double>(channel);
        return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

QColor blended(const QColor& from, const QColor& to, double share) {
    const auto channel = [share](float a, float b) {
        return static_cast<float>(a + share * static_cast<double>(b - a));
    };
    return QColor::fromRgbF(channel(from.redF(), to.redF()), channel(from.greenF(), to.greenF()),
                            channel(from.blueF(), to.blueF()));
}

QColor barColour(const Colours& colours, OperationKind kind, double shade) {
    const double darkest = kind == OperationKind::weightGradient ? darkestPale : darkestShade;
    return scaled(colours.operation(kind), 1 - shade * (1 - darkest));
}

BarTones barTones(const Colours& colours, OperationKind kind, const Shades& shades) {
    if (kind != OperationKind::fused) {
        const QColor colour = barColour(colours, kind, shades.upper);
        return {colour, colour};
    }
    return {barColour(colours, OperationKind::forward, shades.upper),
            barColour(colours, OperationKind::backward, shades.lower)};
}

QColor labelColour(const QColor& fill) {
    // Black and white reach 4.58 : 1 on any fill, the better of the two; softer black reaches less.
    constexpr double enough = 4.5 * (0.0056 + 0.05) - 0.05; // luminance on which #111 is read
    const double light = luminance(fill);
    return light > enough ? QColor(0x11, 0x11, 0x11) : light > 0.179 ? QColor(Qt::black) : QColor(Qt::white);
}

QColor separatorColour(const QColor& bar) {
    return scaled(bar, separatorShade);
}

StripColours stripColours(const Colours& colours) {
    const QColor activations = colours.part(MemoryPart::activations);
    return {blended(colours.background, colours.part(MemoryPart::parameters), 0.55),
            blended(colours.background, activations, 0.75), blended(colours.background, activations, 0.4),
            colours.zoneRed, colours.text};
}

} // namespace quadrille::gantt
