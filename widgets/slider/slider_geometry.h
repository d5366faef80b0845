// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QRectF>

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace quadrille {

/// The editor is wider than the value it edits by this share, taken from the name.
inline constexpr double editorExtra = 0.8;

/// Where the parts of a discrete slider lie. Stops are equally spaced; stop i owns the i-th of equal columns,
/// so the centre of its strip cell is exactly under its tick.
struct SliderGeometry {
    QRectF name;  ///< left of the first line
    QRectF value; ///< the editable field, right of the first line
    QRectF track; ///< ticks and handle
    QRectF strip; ///< one cell a stop

    /// Middle of stop `position`; fractions lie between two stops. \pre stops ≥ 1
    [[nodiscard]] double centre(double position, std::size_t stops) const;
    /// The strip cell of a stop.
    [[nodiscard]] QRectF cell(std::size_t stop, std::size_t stops) const;
    /// The stop whose column holds x; points beside the strip belong to the first or last stop. \pre stops ≥
    /// 1
    [[nodiscard]] std::size_t stopAt(double x, std::size_t stops) const;
    /// Track and strip together: where the pointer and the wheel act.
    [[nodiscard]] QRectF active() const { return track.united(strip); }
};

/// Heights follow the font; widths follow the area.
[[nodiscard]] SliderGeometry sliderGeometry(const QSizeF& size, const QFontMetricsF& font, double valueWidth);
/// The height that sliderGeometry() fills.
[[nodiscard]] double sliderHeight(const QFontMetricsF& font);

/// Where a value stands among ascending stops: its index, or between two of them; beyond the ends, the end.
[[nodiscard]] double positionOf(std::int64_t value, std::span<const std::int64_t> stops);

/// The stop `steps` away from value; a value between two stops moves to the next one in that direction first.
/// Stops at the ends; a value beyond an end stays where it is when asked to go further out.
[[nodiscard]] std::int64_t stepped(std::int64_t value, int steps, std::span<const std::int64_t> stops);

} // namespace quadrille
