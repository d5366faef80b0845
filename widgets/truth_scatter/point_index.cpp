// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/point_index.h"

#include <algorithm>
#include <cmath>
#include <tuple>

namespace quadrille {
namespace {

constexpr qint64 stride = 1 << 20; ///< cells in a row: more than any screen has pixels

} // namespace

PointIndex::PointIndex(std::span<const QPointF> points, double cell)
    : m_points(points.begin(), points.end()), m_cell(cell) {
    m_entries.reserve(m_points.size());
    for (std::size_t i = 0; i < m_points.size(); ++i)
        m_entries.push_back({cellOf(m_points[i].x(), m_points[i].y()), i});
    std::ranges::sort(m_entries, {}, [](const Entry& entry) { return std::tuple(entry.cell, entry.point); });
}

qint64 PointIndex::cellOf(double x, double y) const {
    return static_cast<qint64>(std::floor(y / m_cell)) * stride + static_cast<qint64>(std::floor(x / m_cell));
}

std::optional<std::size_t> PointIndex::nearest(QPointF to, double reach) const {
    std::optional<std::size_t> found;
    double least = reach * reach;
    for (int row = -1; row <= 1; ++row) {
        // Three cells of one row stand one after the other.
        const double y = to.y() + row * m_cell;
        const qint64 first = cellOf(to.x() - m_cell, y);
        const qint64 last = cellOf(to.x() + m_cell, y);
        for (auto entry = std::ranges::lower_bound(m_entries, first, {}, &Entry::cell);
             entry != m_entries.end() && entry->cell <= last; ++entry) {
            const QPointF away = m_points[entry->point] - to;
            const double distance = QPointF::dotProduct(away, away);
            if (distance < least || (distance == least && (!found || entry->point > *found))) {
                least = distance;
                found = entry->point;
            }
        }
    }
    return found;
}

} // namespace quadrille
