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
    bool add(const BarLabel& label, double space) { return addFree(m_labels, label, m_area, space); }

private:
    QList<BarLabel>& m_labels;
    QRectF m_area;
    double m_space;
};

} // namespace quadrille
