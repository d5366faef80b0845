// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>

#include <optional>
#include <span>
#include <vector>

namespace quadrille {

/// Finds the nearest of many points by a grid of square cells.
class PointIndex {
public:
    PointIndex() = default;
    /// cell: side of a cell; questions with a reach up to it look at nine cells. \pre cell > 0
    PointIndex(std::span<const QPointF> points, double cell);

    /// The point nearest to `to`, no further than reach; of equally near ones the last, which is painted on
    /// top. \pre reach ≤ cell
    [[nodiscard]] std::optional<std::size_t> nearest(QPointF to, double reach) const;

private:
    struct Entry {
        qint64 cell = 0;
        std::size_t point = 0;
    };
    [[nodiscard]] qint64 cellOf(double x, double y) const;

    std::vector<QPointF> m_points;
    std::vector<Entry> m_entries; ///< ascending by cell
    double m_cell = 1;
};

} // namespace quadrille
