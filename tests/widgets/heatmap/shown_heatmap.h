// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/widgets/heatmap/grids.h"
#include "widgets/heatmap/heatmap.h"
#include "widgets/picture/colours.h"

#include <QPainter>

namespace quadrille::test {

/// A heatmap on the screen that has the keyboard.
struct ShownHeatmap {
    Heatmap map;
    explicit ShownHeatmap(HeatmapData data, QSize size = {520, 320}) {
        map.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        map.setData(std::move(data));
        map.resize(size);
        map.show();
        map.activateWindow();
        map.setFocus();
    }
    [[nodiscard]] HeatmapLayout layout() const {
        return layoutHeatmap(map.heatmapData(), QRectF(map.rect()), map.font(), &map);
    }
    [[nodiscard]] QRectF cell(int column, int row) const { return layout().cell(column, row); }
    [[nodiscard]] QPoint middle(int column, int row) const { return cell(column, row).center().toPoint(); }
    [[nodiscard]] QImage painted(const Colours& colours = Colours::make(false, ColourSet::paper)) const {
        QImage image(map.size(), QImage::Format_RGB32);
        image.fill(colours.background);
        QPainter painter(&image);
        painter.setFont(map.font());
        map.paintOn(painter, QRectF(map.rect()), colours);
        return image;
    }
};

} // namespace quadrille::test
