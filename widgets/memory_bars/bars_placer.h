// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/memory_bars/bars_layout.h"

#include <algorithm>

namespace quadrille {

/// Collects words, leaving out what would leave the area or touch another.
class Placer {
public:
    Placer(QList<BarLabel>& labels, const QRectF& area, double space)
        : m_labels(labels), m_area(area), m_space(space) {}
    bool add(const BarLabel& label) { return add(label, m_space); }
    /// With so much space at its sides.
    bool add(const BarLabel& label, double space) {
        if (!m_area.contains(label.placed.box))
            return false;
        const QRectF wide = label.placed.box.adjusted(-space, 0, space, 0);
        const bool free = std::none_of(m_labels.cbegin(), m_labels.cend(), [&wide](const BarLabel& other) {
            return other.placed.box.intersects(wide);
        });
        if (free)
            m_labels.append(label);
        return free;
    }

private:
    QList<BarLabel>& m_labels;
    QRectF m_area;
    double m_space;
};

} // namespace quadrille
