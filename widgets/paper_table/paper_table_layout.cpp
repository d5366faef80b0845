// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_table/paper_table_layout.h"

#include <algorithm>
#include <cmath>

namespace quadrille::paper {

QRectF Layout::cell(std::size_t row, std::size_t column) const {
    return {headWidth + static_cast<double>(column) * cellWidth,
            headHeight + static_cast<double>(row) * rowHeight, cellWidth, rowHeight};
}

QRectF Layout::rowHead(std::size_t row, int number) const {
    return {number * headWidth / 4, headHeight + static_cast<double>(row) * rowHeight, headWidth / 4,
            rowHeight};
}

QRectF Layout::columnHead(std::size_t column) const {
    return {headWidth + static_cast<double>(column) * cellWidth, 0, cellWidth, headHeight};
}

QRectF Layout::corner(int number) const {
    return {number * headWidth / 4, 0, headWidth / 4, headHeight};
}

QRectF Layout::footnote() const {
    return {0, headHeight + static_cast<double>(rows) * rowHeight, size().width(), footnoteHeight};
}

QSizeF Layout::size() const {
    return {headWidth + static_cast<double>(columns) * cellWidth,
            headHeight + static_cast<double>(rows) * rowHeight + footnoteHeight};
}

std::optional<Place> Layout::cellAt(QPointF point) const {
    if (cellWidth <= 0 || rowHeight <= 0 || point.x() < headWidth || point.y() < headHeight)
        return std::nullopt;
    const double column = std::floor((point.x() - headWidth) / cellWidth);
    const double row = std::floor((point.y() - headHeight) / rowHeight);
    if (column >= static_cast<double>(columns) || row >= static_cast<double>(rows))
        return std::nullopt;
    return Place{static_cast<std::size_t>(row), static_cast<std::size_t>(column)};
}

Layout layout(std::size_t rows, std::size_t columns, const QFontMetricsF& font, double width,
              double footnoteLines) {
    Layout result;
    result.rows = rows;
    result.columns = columns;
    const double digit = font.horizontalAdvance(u'0');
    result.headWidth =
        std::ceil(4 * std::max(font.horizontalAdvance(QStringLiteral("MBS")) + digit, 3 * digit));
    result.headHeight = std::ceil(2 * font.height() + 4);
    result.rowHeight = std::ceil(font.height() + 4);
    const double natural = std::ceil(digit * cellDigits);
    const double share = columns == 0 ? 0 : (width - result.headWidth) / static_cast<double>(columns);
    result.cellWidth = std::clamp(std::floor(share), natural, std::floor(natural * 1.5));
    result.footnoteHeight = footnoteLines > 0 ? std::ceil(footnoteLines * font.lineSpacing() + 8) : 0;
    return result;
}

} // namespace quadrille::paper
