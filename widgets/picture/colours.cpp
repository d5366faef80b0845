// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/colours.h"

#include <QString>

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille {
namespace {

ColourSet currentSet = ColourSet::paper;

double luminance(const QColor& colour) {
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto channel = [share](float x, float y) { return x + static_cast<float>(share) * (y - x); };
    return QColor::fromRgbF(channel(a.redF(), b.redF()), channel(a.greenF(), b.greenF()),
                            channel(a.blueF(), b.blueF()));
}

} // namespace

QColor Colours::zone(Zone zone) const {
    return zone == Zone::green ? zoneGreen : zone == Zone::yellow ? zoneYellow : zoneRed;
}

QColor Colours::part(MemoryPart part) const {
    // Okabe–Ito hues, apart from the zones and from forward and backward.
    switch (part) {
    case MemoryPart::parameters:
        return dark ? QColor(0x7a, 0x86, 0xc9) : QColor(0x4c, 0x5a, 0xa8);
    case MemoryPart::gradients:
        return dark ? QColor(0x4f, 0xb0, 0xb5) : QColor(0x2b, 0x8f, 0x96);
    case MemoryPart::optimizer:
        return dark ? QColor(0xa8, 0x8f, 0xd6) : QColor(0x8b, 0x6f, 0xc0);
    case MemoryPart::activations:
        return dark ? QColor(0xe0, 0x8a, 0x5c) : QColor(0xd5, 0x78, 0x46);
    case MemoryPart::buffers:
        return dark ? QColor(0x8c, 0x8c, 0x8c) : QColor(0x86, 0x86, 0x86);
    case MemoryPart::fragmentation:
        return dark ? QColor(0xc9, 0x7f, 0xa8) : QColor(0xb0, 0x5c, 0x8c);
    case MemoryPart::communicators:
        return dark ? QColor(0xb3, 0x9b, 0x7d) : QColor(0x96, 0x7d, 0x5f);
    case MemoryPart::context:
        return dark ? QColor(0x5c, 0x62, 0x6a) : QColor(0xb9, 0xbf, 0xc6);
    }
    return {};
}

QColor Colours::operation(OperationKind kind) const {
    switch (kind) {
    case OperationKind::forward:
        return forward;
    case OperationKind::backward:
    case OperationKind::inputGradient:
        return backward;
    case OperationKind::weightGradient:
        return weightGradient;
    case OperationKind::fused:
        return fused;
    }
    return {};
}

TimeFamily familyOf(StepPart part) {
    switch (part) {
    case StepPart::ideal:
        return TimeFamily::peak;
    case StepPart::matrices:
    case StepPart::attention:
    case StepPart::recomputation:
        return TimeFamily::belowPeak;
    case StepPart::memoryBound:
    case StepPart::optimizer:
        return TimeFamily::memoryBound;
    case StepPart::tensor:
    case StepPart::context:
    case StepPart::expert:
    case StepPart::data:
    case StepPart::offload:
        return TimeFamily::communication;
    case StepPart::imbalance:
    case StepPart::fillAndDrain:
    case StepPart::unequalStages:
    case StepPart::pipeline:
        return TimeFamily::idle;
    case StepPart::overhead:
        break;
    }
    return TimeFamily::other;
}

QColor Colours::time(TimeFamily family) const {
    // Hues that no zone has in either set; the two families of computing are one hue.
    switch (family) {
    case TimeFamily::peak:
        return dark ? QColor(0xa9, 0xab, 0xf5) : QColor(0x3c, 0x3f, 0x9e);
    case TimeFamily::belowPeak:
        return dark ? QColor(0x6b, 0x6d, 0xc4) : QColor(0x84, 0x87, 0xcf);
    case TimeFamily::memoryBound:
        return dark ? QColor(0x4f, 0xbd, 0xc4) : QColor(0x1c, 0x86, 0x90);
    case TimeFamily::communication:
        return dark ? QColor(0xdb, 0x86, 0xc6) : QColor(0xa8, 0x3f, 0x8f);
    case TimeFamily::idle:
        return dark ? QColor(0x2c, 0x30, 0x36) : QColor(0xea, 0xec, 0xef);
    case TimeFamily::other:
        break;
    }
    return dark ? QColor(0x8c, 0x90, 0x96) : QColor(0x7c, 0x81, 0x88);
}

QColor Colours::category(std::size_t index) const {
    // Okabe and Ito (2008), darkened on white and lightened on black to at least 3:1.
    static constexpr std::array<QRgb, categoryCount> onLight{0x0072b2, 0xd55e00, 0x00805d, 0xb0508a,
                                                             0x3d3d3d, 0xa87b00, 0x7b5bb5, 0x0f93ad};
    static constexpr std::array<QRgb, categoryCount> onDark{0x4ba6e0, 0xf0853a, 0x2fbf94, 0xd98ebb,
                                                            0xd5d5d5, 0xe6b53c, 0xb49ae6, 0x7fdbe8};
    return QColor::fromRgb((dark ? onDark : onLight)[index % categoryCount]);
}

QColor Colours::sequential(double share) const {
    const QColor low = dark ? QColor(0x1f, 0x2a, 0x38) : QColor(0xf3, 0xf6, 0xfa);
    const QColor high = dark ? QColor(0xa9, 0xd0, 0xff) : QColor(0x1d, 0x3f, 0x7a);
    return mixed(low, high, std::clamp(share, 0.0, 1.0));
}

QColor Colours::textOn(const QColor& fill) {
    // The contrast with white equals that with black at luminance 0.179.
    return luminance(fill) > 0.179 ? QColor(0x11, 0x11, 0x11) : QColor(Qt::white);
}

Colours Colours::make(bool dark, ColourSet set) {
    Colours c;
    c.dark = dark;
    c.background = dark ? QColor(0x1b, 0x1d, 0x21) : QColor(Qt::white);
    c.text = dark ? QColor(0xec, 0xed, 0xee) : QColor(0x1a, 0x1c, 0x1f);
    c.mutedText = dark ? QColor(0xa6, 0xab, 0xb2) : QColor(0x5b, 0x61, 0x69);
    c.grid = dark ? QColor(0x3a, 0x3f, 0x46) : QColor(0xd9, 0xdd, 0xe2);
    c.accent = dark ? QColor(0x6c, 0xb4, 0xff) : QColor(0x0b, 0x5c, 0xc4);
    c.baseline = dark ? QColor(0xc9, 0xcd, 0xd3) : QColor(0x44, 0x48, 0x4e);
    c.hatch = dark ? QColor(0x63, 0x69, 0x71) : QColor(0xa9, 0xaf, 0xb7);
    c.forward = dark ? QColor(0x4f, 0x8f, 0xdb) : QColor(0x5b, 0x9b, 0xd5);
    c.backward = dark ? QColor(0x4e, 0x9a, 0x4a) : QColor(0x6a, 0xa8, 0x4f);
    c.weightGradient = dark ? QColor(0x8f, 0xc9, 0x84) : QColor(0xb6, 0xd7, 0xa8);
    c.fused = dark ? QColor(0x3f, 0x96, 0x96) : QColor(0x58, 0xa6, 0xa6);
    if (set == ColourSet::paper) {
        c.better = dark ? QColor(0x6f, 0xd0, 0x8c) : QColor(0x1a, 0x73, 0x35);
        c.worse = dark ? QColor(0xff, 0x9c, 0x94) : QColor(0xb3, 0x26, 0x1e);
        c.zoneGreen = dark ? QColor(0x2f, 0x7d, 0x4f) : QColor(0xb7, 0xe1, 0xb5);
        c.zoneYellow = dark ? QColor(0xb8, 0x8a, 0x1c) : QColor(0xff, 0xe5, 0x8a);
        c.zoneRed = dark ? QColor(0xb9, 0x45, 0x45) : QColor(0xf4, 0xb0, 0xab);
    } else {
        c.better = dark ? QColor(0x7d, 0xbb, 0xf5) : QColor(0x0b, 0x55, 0xa0);
        c.worse = dark ? QColor(0xff, 0xae, 0x6b) : QColor(0x97, 0x45, 0x00);
        c.zoneGreen = dark ? QColor(0x2b, 0x6f, 0xa8) : QColor(0x9f, 0xc9, 0xea);
        c.zoneYellow = dark ? QColor(0xb8, 0x9a, 0x2c) : QColor(0xfb, 0xe8, 0x9b);
        c.zoneRed = dark ? QColor(0xb3, 0x55, 0x18) : QColor(0xe8, 0x95, 0x55);
    }
    return c;
}

bool isDark(const QPalette& palette) {
    return palette.color(QPalette::Window).lightness() < palette.color(QPalette::WindowText).lightness();
}

ColourSet colourSet() {
    return currentSet;
}
void setColourSet(ColourSet set) {
    currentSet = set;
}

Colours coloursFor(const QPalette& palette) {
    return Colours::make(isDark(palette), currentSet);
}

QString zoneGlyph(Zone zone) {
    switch (zone) {
    case Zone::green:
        return QStringLiteral("✓");
    case Zone::yellow:
        return QStringLiteral("!");
    case Zone::red:
        break;
    }
    return QStringLiteral("✕");
}

} // namespace quadrille
