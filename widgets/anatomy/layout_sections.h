// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/anatomy/anatomy_layout.h"

/// The sections of the anatomy view, each placed into a rectangle of its own.
namespace quadrille::anatomy_layout {

/// What all sections need.
struct Section {
    AnatomyLayout& layout;
    const AnatomyContent& content;
    const QFontMetricsF& metrics;
    QRectF room;

    [[nodiscard]] double line() const { return metrics.height(); }
    /// The first of these words that fits into the room's uppermost line, which it takes.
    void takeHead(const QStringList& words);
    /// The same of the lowest line. \return whether one fits
    bool takeNote(const QStringList& words);
    /// Adds a label if it lies in `within` and touches no other one.
    bool add(const AnatomyLabel& label, const QRectF& within);
    /// Makes what the keys walk over.
    void order(const AnatomyPlace& place) { layout.order.push_back(place); }
};

void placeCluster(Section section);
void placeModel(Section section);
void placeBatch(Section section);
/// Degrees of parallelism, memory, and ZeRO: as many of these as there is room for.
void placeFacts(Section section);

/// A part of a box, in fractions of its width and height.
[[nodiscard]] QRectF partOf(const QRectF& box, const Cut& across, const Cut& down);
/// Lines that cut a box into so many parts, side by side or one above the other; none where they would be
/// closer than that.
[[nodiscard]] std::vector<QLineF> cutsInto(const QRectF& box, std::int64_t parts, Qt::Orientation along,
                                           double closest);

} // namespace quadrille::anatomy_layout
