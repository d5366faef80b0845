// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/collective/collective_content.h"
#include "widgets/picture/placed_text.h"

#include <QLineF>
#include <QList>

namespace quadrille {

/// A slot of a rank's buffer.
struct SlotPlace {
    int rank = -1, slot = -1;
    friend bool operator==(const SlotPlace&, const SlotPlace&) = default;
};

struct SlotBox {
    SlotPlace place;
    QRectF box;
};

/// A chunk on its way. Where it goes from the last rank to the first one it leaves at the right and comes in
/// at the left.
struct MoveLine {
    ChunkMove move;
    std::vector<QLineF> ways; ///< one, or out and in
};

/// Where everything is: ranks side by side, their slots one below the other.
struct CollectiveLayout {
    QRectF area, plot;
    double hair = 1, line = 0;
    std::vector<SlotBox> boxes;  ///< rank by rank
    std::vector<MoveLine> moves; ///< of the next step
    QList<PlacedText> names;     ///< of the ranks
    QList<PlacedText> words;     ///< what happens, above
    QList<PlacedText> figures;   ///< of the plan, below

    [[nodiscard]] SlotPlace placeAt(QPointF point) const;
    [[nodiscard]] QRectF boxOf(const SlotPlace& place) const; ///< empty for nowhere
    /// Where a chunk on its way is. \param share of the way, from 0 to 1
    [[nodiscard]] static QPointF middleOf(const MoveLine& line, double share);
};

[[nodiscard]] CollectiveLayout layoutCollective(const CollectiveContent& content, const QRectF& area,
                                                const QFontMetricsF& metrics);

} // namespace quadrille
