// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap_layout.h"

#include "widgets/heatmap/heatmap_labels.h"
#include "widgets/heatmap/heatmap_text.h"

#include <QHash>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Content = HeatmapCellStyle::Content;

/// Digits replaced by one digit: texts of one shape are as good as equally wide, and there are few shapes.
QString shape(QString text) {
    for (QChar& letter : text) {
        if (letter.isDigit())
            letter = u'8';
    }
    return text;
}

/// What a runnable cell says in words; empty where it says nothing.
QString wordsOf(const HeatmapData& data, const HeatmapCell& cell, bool best, Content content, int decimals) {
    switch (content) {
    case Content::numberAndGlyph: {
        const QString number = heat::cellNumber(data, cell, decimals);
        const QString glyph = heat::cellGlyph(cell, best);
        return glyph.isEmpty() ? number : number + u' ' + glyph;
    }
    case Content::numberOverBar:
        return heat::cellNumber(data, cell, decimals);
    case Content::glyph:
        return heat::cellGlyph(cell, best);
    case Content::mark:
    case Content::nothing:
        break;
    }
    return {};
}

QSet<QString> shapes(const HeatmapData& data, Content content, int decimals) {
    QSet<QString> all;
    const HeatmapPlace best = data.best();
    const HeatmapCell* marked = best.valid() ? &data.cell(best.column, best.row) : nullptr;
    for (const auto& cell : data.cells) {
        if (cell.hasNumbers())
            all.insert(shape(wordsOf(data, cell, &cell == marked, content, decimals)));
    }
    return all;
}

/// The thickness of a strip that stands for folded stops, and the space between it and the grid.
double stripSide(const HeatmapFoldedAxis& axis, double room, double line) {
    constexpr double mostOfRoom = 0.12;
    return axis.foldable.empty() ? 0 : std::floor(std::min(1.35 * line, mostOfRoom * room));
}

void placeGrid(HeatmapLayout& layout, const QRectF& all, double line) {
    layout.columns = layout.fold.columns.count();
    layout.rows = layout.fold.rows.count();
    const double between = 2 * std::floor(layout.hair);
    const double aside = stripSide(layout.fold.columns, all.width(), line);
    const double above = stripSide(layout.fold.rows, all.height(), line);
    const QRectF room = all.adjusted(0, above > 0 ? above + between : 0, aside > 0 ? -aside - between : 0, 0);
    // A grid of few plans must not become a wall; whole units keep gaps alike.
    const auto side = [](double available, int count, double most) {
        const double exact = std::max(std::min(available / count, most), 0.1);
        return exact >= 6 ? std::floor(exact) : exact;
    };
    layout.cellWidth = side(room.width(), layout.columns, 18 * line);
    layout.cellHeight = side(room.height(), layout.rows, 8 * line);
    const double least = std::min(layout.cellWidth, layout.cellHeight);
    layout.gap = least >= 10 ? 2 * std::floor(layout.hair) : least >= 5 ? std::floor(layout.hair) : 0;
    layout.grid = QRectF(std::ceil(room.left()), room.bottom() - layout.rows * layout.cellHeight,
                         layout.columns * layout.cellWidth, layout.rows * layout.cellHeight);
    layout.grid.moveTop(std::floor(std::min(layout.grid.top(), room.top() + 1)));
    if (aside > 0)
        layout.columnStrip = QRectF(layout.grid.right() + between - layout.gap, layout.grid.top(), aside,
                                    layout.grid.height() - layout.gap);
    if (above > 0)
        layout.rowStrip = QRectF(layout.grid.left(), layout.grid.top() - between - above,
                                 layout.grid.width() - layout.gap, above);
}

void placeCellTexts(HeatmapLayout& layout, const HeatmapData& data, const QFont& font,
                    const QPaintDevice* device) {
    const QFontMetricsF metrics(scaledFont(font, layout.style.scale), device);
    QHash<QString, double> widths;
    for (const int row : layout.fold.rows.shown) {
        for (const int column : layout.fold.columns.shown) {
            const HeatmapCell& cell = data.cell(column, row);
            if (!cell.hasNumbers())
                continue;
            const bool best = layout.best == HeatmapPlace{column, row};
            const QString text = wordsOf(data, cell, best, layout.style.content, layout.style.decimals);
            if (text.isEmpty())
                continue;
            const QString key = shape(text);
            auto width = widths.constFind(key);
            if (width == widths.constEnd())
                width = widths.insert(key, metrics.horizontalAdvance(key));
            QRectF box(0, 0, *width, metrics.height());
            box.moveCenter(layout.cell(column, row).center());
            HeatmapLabel label{HeatmapLabel::Kind::cell, {text, box, false, metrics.ascent()}, {column, row}};
            label.zone = cell.glance.zone;
            layout.cellTexts.append(label);
        }
    }
}

} // namespace

QFont scaledFont(const QFont& font, double scale) {
    QFont scaled = font;
    if (font.pointSizeF() > 0)
        scaled.setPointSizeF(font.pointSizeF() * scale);
    else
        scaled.setPixelSize(std::max(1, static_cast<int>(std::lround(font.pixelSize() * scale))));
    return scaled;
}

double bubbleScale(const HeatmapData& data) {
    double most = 0;
    for (const auto& cell : data.cells) {
        if (cell.hasNumbers())
            most = std::max(most, cell.glance.bubbleOverTotal);
    }
    return std::clamp(std::ceil(most * 20 - 1e-9) / 20, 0.05, 1.0);
}

HeatmapCellStyle cellStyle(const HeatmapData& data, QSizeF cell, const QFont& font,
                           const QPaintDevice* device) {
    // clang-format off
    static constexpr HeatmapCellStyle richestFirst[] = {
        {Content::numberAndGlyph, 1, 1.5}, {Content::numberAndGlyph, 1, 1.25}, {Content::numberAndGlyph, 1, 1.1},
        {Content::numberAndGlyph, 1, 1.0}, {Content::numberAndGlyph, 1, 0.9},
        {Content::numberAndGlyph, 0, 1.0}, {Content::numberAndGlyph, 0, 0.9}, {Content::numberAndGlyph, 0, 0.8},
        {Content::numberOverBar, 0, 1.0},  {Content::numberOverBar, 0, 0.9},  {Content::numberOverBar, 0, 0.8},
        {Content::glyph, 0, 1.0},          {Content::glyph, 0, 0.8}};
    // clang-format on
    QHash<int, QSet<QString>> known; // shapes by content and decimals
    for (const auto& style : richestFirst) {
        const QFontMetricsF metrics(scaledFont(font, style.scale), device);
        if (metrics.height() * 0.95 > cell.height())
            continue;
        const int key = static_cast<int>(style.content) * 2 + style.decimals;
        if (!known.contains(key))
            known.insert(key, shapes(data, style.content, style.decimals));
        const auto& texts = known[key];
        const double room = cell.width() - 0.3 * metrics.height();
        if (std::all_of(texts.cbegin(), texts.cend(),
                        [&](const QString& text) { return metrics.horizontalAdvance(text) <= room; }))
            return style;
    }
    return {std::min(cell.width(), cell.height()) >= 4 ? Content::mark : Content::nothing};
}

QRectF HeatmapLayout::cell(int column, int row) const {
    const int across = fold.columns.positionOf(column);
    const int up = fold.rows.positionOf(row);
    if (across < 0 || up < 0)
        return {};
    return {grid.left() + across * cellWidth, grid.bottom() - (up + 1) * cellHeight, cellWidth - gap,
            cellHeight - gap};
}

HeatmapPlace HeatmapLayout::cellAt(QPointF point) const {
    const double column = std::floor((point.x() - grid.left()) / cellWidth);
    const double row = std::floor((grid.bottom() - point.y()) / cellHeight);
    if (!(column >= 0) || column >= columns || !(row >= 0) || row >= rows) // NaN, too
        return {};
    return {fold.columns.shown[static_cast<std::size_t>(column)],
            fold.rows.shown[static_cast<std::size_t>(row)]};
}

std::optional<Qt::Orientation> HeatmapLayout::stripAt(QPointF point) const {
    if (columnStrip.contains(point))
        return Qt::Horizontal;
    return rowStrip.contains(point) ? std::optional(Qt::Vertical) : std::nullopt;
}

HeatmapLayout layoutHeatmap(const HeatmapData& data, const QRectF& area, const QFont& font,
                            const QPaintDevice* device) {
    const QFontMetricsF metrics(font, device);
    const double line = metrics.height();
    HeatmapLayout layout;
    layout.area = area;
    layout.hair = std::max(1.0, line / 15);
    layout.best = data.best();
    if (data.shown != HeatmapQuantity::memory)
        layout.scale = HeatmapScale::of(data);
    const double pad = std::min(0.4 * line, area.width() / 40);
    const QRectF inner = area.adjusted(pad, pad, -pad, -pad);
    layout.fold = HeatmapFold::of(data);
    const HeatmapMargins margins = heatmapMargins(data, layout.fold, inner, metrics);
    placeGrid(layout, inner.adjusted(margins.left, margins.top, -pad / 2, -margins.bottom), line);
    const QSizeF cell(layout.cellWidth - layout.gap, layout.cellHeight - layout.gap);
    layout.style = cellStyle(data, cell, font, device);
    placeHeatmapLabels(layout, data, inner, margins, metrics);
    placeCellTexts(layout, data, font, device);
    return layout;
}

} // namespace quadrille
