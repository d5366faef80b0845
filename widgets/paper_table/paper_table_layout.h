// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFontMetricsF>
#include <QRectF>
#include <QSizeF>

#include <cstddef>
#include <optional>
#include <utility>

namespace quadrille::paper {

/// A cell is at least so many digits wide: glyph, "000.00" in bold, "000.00†" small, and room between them.
inline constexpr double cellDigits = 15.5;

/// Row and column of a cell.
using Place = std::pair<std::size_t, std::size_t>;

/// Where everything of a published table lies, its top left corner at the origin.
struct Layout {
    std::size_t rows = 0;
    std::size_t columns = 0;
    double headWidth = 0;  ///< of the row headings TP, CP, PP, MBS
    double headHeight = 0; ///< of the column headings
    double cellWidth = 0;
    double rowHeight = 0;
    double footnoteHeight = 0;

    [[nodiscard]] QRectF cell(std::size_t row, std::size_t column) const;
    /// One of the four numbers of a row heading.
    [[nodiscard]] QRectF rowHead(std::size_t row, int number) const;
    [[nodiscard]] QRectF columnHead(std::size_t column) const;
    /// Above the four numbers of the row headings.
    [[nodiscard]] QRectF corner(int number) const;
    [[nodiscard]] QRectF footnote() const;
    [[nodiscard]] QSizeF size() const;
    /// The cell at a point of the table; none on headings, footnote and outside.
    [[nodiscard]] std::optional<Place> cellAt(QPointF point) const;
};

/// Natural sizes for a font; cells grow up to half as wide again to fill `width`. Footnotes take the height
/// of `footnoteLines` lines of the font.
[[nodiscard]] Layout layout(std::size_t rows, std::size_t columns, const QFontMetricsF& font, double width,
                            double footnoteLines);

} // namespace quadrille::paper
