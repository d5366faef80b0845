// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_data.h"
#include "widgets/heatmap/heatmap_fold.h"
#include "widgets/picture/placed_text.h"

#include <QFont>
#include <QList>

#include <optional>

namespace quadrille {

/// How much every cell says; one style for the whole grid, so that cells compare.
struct HeatmapCellStyle {
    enum class Content {
        numberAndGlyph, ///< without a glyph for plans that fit
        numberOverBar,  ///< the zone as a bar under the number: none, half as wide as the cell, as wide
        glyph,
        mark, ///< the zone as a small drawn sign: none, a dash, a square
        nothing
    };
    Content content = Content::nothing;
    int decimals = 0;
    double scale = 1; ///< of the font
};

/// One word beside the grid, or the number in a cell.
struct HeatmapLabel {
    enum class Kind {
        xStop,
        yStop,
        xName,
        yName,
        heading,
        zone,
        hatch,
        computing,
        scaleEnd,
        best,
        fold,
        cell
    };
    Kind kind = Kind::xStop;
    PlacedText placed;
    HeatmapPlace place;      ///< of cells and stops
    Zone zone = Zone::green; ///< of legend entries
    QRectF swatch;           ///< of legend entries; the whole scale for its upper end
};

struct HeatmapLayout {
    QRectF area; ///< the whole picture
    QRectF grid;
    HeatmapFold fold;
    QRectF columnStrip; ///< right of the grid, for the columns that can be folded; empty without
    QRectF rowStrip;    ///< above it, for the rows
    int columns = 0;    ///< that are shown
    int rows = 0;
    double cellWidth = 1;
    double cellHeight = 1;
    double gap = 0;     ///< between cells
    double hair = 1;    ///< width of the thinnest line
    HeatmapScale scale; ///< of everything but memory
    HeatmapPlace best;  ///< HeatmapData::best()
    HeatmapCellStyle style;
    QList<HeatmapLabel> labels; ///< none overlap
    QList<HeatmapLabel> cellTexts;

    /// The filled part of a cell of the data; row 0 is at the bottom. Empty where it is folded away.
    [[nodiscard]] QRectF cell(int column, int row) const;
    /// The cell of the data at a point.
    [[nodiscard]] HeatmapPlace cellAt(QPointF point) const;
    /// Horizontal for the strip of the columns, vertical for that of the rows.
    [[nodiscard]] std::optional<Qt::Orientation> stripAt(QPointF point) const;
};

/// font at another size, for point and pixel sizes alike.
[[nodiscard]] QFont scaledFont(const QFont& font, double scale);

/// The scale's strong end: the largest bubble of a cell with numbers, up to the next 5 %.
[[nodiscard]] double bubbleScale(const HeatmapData& data);

/// The richest style whose texts all fit into cells of this size.
[[nodiscard]] HeatmapCellStyle cellStyle(const HeatmapData& data, QSizeF cell, const QFont& font,
                                         const QPaintDevice* device);

/// Places cells and words into area for this font on this device. Words that do not fit are left out.
/// \pre data is not empty
[[nodiscard]] HeatmapLayout layoutHeatmap(const HeatmapData& data, const QRectF& area, const QFont& font,
                                          const QPaintDevice* device);

} // namespace quadrille
