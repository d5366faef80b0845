// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_data.h"

namespace quadrille::test {

inline HeatmapCell runnableCell(double gib, double bubble, double capacityGib = 80) {
    HeatmapCell cell;
    cell.glance.runnable = true;
    cell.glance.total = gibibytes(gib);
    cell.glance.zone = zoneOf(cell.glance.total, paperLimits(gibibytes(capacityGib)));
    cell.glance.bubbleOverTotal = bubble;
    return cell;
}

/// Tensor parallel 1, 2, 4 across, micro-batch 1, 2 up. Bottom row: 90 (red), 70 (yellow), 45.1 (green) GiB;
/// top row: cannot run, 100 (red), 60 (green). The current plan is the 45.1.
inline HeatmapData smallGrid() {
    HeatmapData data;
    data.capacity = gibibytes(80);
    data.xStops = {1, 2, 4};
    data.yStops = {1, 2};
    data.cells = {runnableCell(90, 0.1), runnableCell(70, 0.2),  runnableCell(45.1, 0.086),
                  HeatmapCell{},         runnableCell(100, 0.3), runnableCell(60, 0.05)};
    data.currentColumn = 2;
    data.currentRow = 0;
    return data;
}

/// The same cell with a speed: seconds of a step, tokens per second and GPU, and utilisation of 1 PFLOP/s.
inline HeatmapCell withSpeed(HeatmapCell cell, double step, double tokens, double utilisation) {
    cell.glance.step = Seconds(step);
    cell.glance.tokensPerSecondPerGpu = tokens;
    cell.glance.mfu = utilisation;
    cell.glance.flopsPerGpu = FlopsPerSecond(1e15 * utilisation);
    return cell;
}

/// smallGrid() with speeds. Bottom row: 2 s and 50 % (red), 4 s and 25 % (yellow), 5 s and 20 % (green); top
/// row: cannot run, 1 s (red), 2.5 s and 40 % (green, the best that fits). 10,000 tokens a step and GPU.
inline HeatmapData speedGrid(HeatmapQuantity shown) {
    HeatmapData data = smallGrid();
    data.shown = shown;
    data.budget.run = {.tokens = 15e12, .failureRate = 0};
    const double seconds[] = {2, 4, 5, 0, 1, 2.5};
    const double utilisation[] = {0.5, 0.25, 0.2, 0, 0.6, 0.4};
    for (std::size_t i = 0; i < data.cells.size(); ++i)
        if (data.cells[i].glance.runnable)
            data.cells[i] = withSpeed(data.cells[i], seconds[i], 10000 / seconds[i], utilisation[i]);
    return data;
}

/// Any size, every kind of cell.
inline HeatmapData bigGrid(int columns, int rows, double scale = 1, std::int64_t stopFactor = 1) {
    HeatmapData data;
    data.capacity = gibibytes(80);
    for (int i = 1; i <= columns; ++i)
        data.xStops.push_back(i * stopFactor);
    for (int i = 1; i <= rows; ++i)
        data.yStops.push_back(i);
    for (int i = 0; i < columns * rows; ++i)
        data.cells.push_back(
            i % 7 == 3 ? HeatmapCell{}
                       : withSpeed(runnableCell(scale * (i * 7919 % 1300) / 10.0, (i * 31 % 60) / 100.0),
                                   scale * (1 + i * 7919 % 1300) / 100, scale * (i * 31 % 9973),
                                   (i * 17 % 70) / 100.0));
    return data;
}

} // namespace quadrille::test
