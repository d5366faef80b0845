// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/slider/slider_geometry.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

constexpr double margin = 2;
constexpr double gap = 1;

double lineHeight(const QFontMetricsF& font) {
    return std::ceil(font.height()) + 2;
}
double trackHeight(const QFontMetricsF& font) {
    return std::max(14.0, std::ceil(font.height() * 0.95));
}
double stripHeight(const QFontMetricsF& font) {
    return std::max(16.0, std::ceil(font.height() * 1.12));
}

} // namespace

double sliderHeight(const QFontMetricsF& font) {
    return 2 * margin + lineHeight(font) + gap + trackHeight(font) + stripHeight(font);
}

SliderGeometry sliderGeometry(const QSizeF& size, const QFontMetricsF& font, double valueWidth) {
    SliderGeometry g;
    const double width = std::max(0.0, size.width() - 2 * margin);
    const double field = std::min(valueWidth, width);
    g.name = QRectF(margin, margin, width - field, lineHeight(font));
    g.value = QRectF(margin + width - field, margin, field, lineHeight(font));
    g.track = QRectF(margin, g.name.bottom() + gap, width, trackHeight(font));
    g.strip = QRectF(margin, g.track.bottom(), width, stripHeight(font));
    return g;
}

double SliderGeometry::centre(double position, std::size_t stops) const {
    return strip.left() + (position + 0.5) * strip.width() / static_cast<double>(stops);
}

QRectF SliderGeometry::cell(std::size_t stop, std::size_t stops) const {
    const double width = strip.width() / static_cast<double>(stops);
    return {strip.left() + static_cast<double>(stop) * width, strip.top(), width, strip.height()};
}

std::size_t SliderGeometry::stopAt(double x, std::size_t stops) const {
    if (strip.width() <= 0)
        return 0;
    const double column = std::floor((x - strip.left()) / strip.width() * static_cast<double>(stops));
    return static_cast<std::size_t>(std::clamp(column, 0.0, static_cast<double>(stops - 1)));
}

double positionOf(std::int64_t value, std::span<const std::int64_t> stops) {
    const auto above = std::lower_bound(stops.begin(), stops.end(), value);
    const auto index = static_cast<double>(above - stops.begin());
    if (above == stops.begin() || (above != stops.end() && *above == value))
        return index;
    if (above == stops.end())
        return index - 1;
    // The stops grow like powers, so a value lies where its logarithm does.
    const auto logarithm = [](std::int64_t v) {
        return std::log(static_cast<double>(std::max<std::int64_t>(v, 1)));
    };
    const double low = logarithm(*(above - 1));
    const double high = logarithm(*above);
    return index - 1 + (logarithm(value) - low) / (high - low);
}

std::int64_t stepped(std::int64_t value, int steps, std::span<const std::int64_t> stops) {
    if (steps > 0) {
        const auto next = std::upper_bound(stops.begin(), stops.end(), value);
        return next == stops.end() ? value
                                   : *(next + std::min<std::ptrdiff_t>(steps, stops.end() - next) - 1);
    }
    const auto end = std::lower_bound(stops.begin(), stops.end(), value);
    if (steps == 0 || end == stops.begin())
        return value;
    return *(end - std::min<std::ptrdiff_t>(-static_cast<std::ptrdiff_t>(steps), end - stops.begin()));
}

} // namespace quadrille
