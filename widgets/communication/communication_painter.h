// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/communication/communication_layout.h"
#include "widgets/picture/colours.h"

class QPainter;

namespace quadrille {

/// Paints table and GPUs with the painter's font, which must be the one the layout was made for.
void paintCommunication(QPainter& painter, const CommunicationContent& content,
                        const CommunicationLayout& layout, const Colours& colours);

/// The keyboard cursor: a frame around a row.
void paintCommunicationCursor(QPainter& painter, const CommunicationLayout& layout, int row,
                              const Colours& colours);

/// The GPUs alone. Lines that cross nodes are dashed and carry a sign.
void paintGpuMap(QPainter& painter, const GpuMap& map, const Colours& colours);

/// "⇄": on a line that leaves the node.
[[nodiscard]] QString crossingSign();

} // namespace quadrille
