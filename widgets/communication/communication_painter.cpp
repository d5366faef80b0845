// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/communication_painter.h"

#include "widgets/picture/hatch.h"
#include "widgets/picture/mark.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

using Label = CommunicationLabel;

QColor ink(const Colours& colours) {
    return colours.time(TimeFamily::communication);
}

/// Within the fast link's domain: the family's colour, halfway to the background.
QColor paleInk(const Colours& colours) {
    const QColor full = ink(colours);
    const auto half = [](int a, int b) { return (a + b) / 2; };
    return {half(full.red(), colours.background.red()), half(full.green(), colours.background.green()),
            half(full.blue(), colours.background.blue())};
}

void outline(QPainter& painter, const QRectF& box, double hair, const Colours& colours) {
    if (box.width() < 2 * hair)
        return;
    painter.setPen(QPen(ink(colours), hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box.adjusted(hair / 2, hair / 2, -hair / 2, -hair / 2));
}

void paintSolid(QPainter& painter, const QRectF& box, const Colours& colours) {
    if (!box.isEmpty())
        painter.fillRect(box, ink(colours));
}

void paintInside(QPainter& painter, const QRectF& box, double hair, const Colours& colours) {
    if (box.isEmpty())
        return;
    painter.fillRect(box, paleInk(colours));
    outline(painter, box, hair, colours);
}

/// What hides behind computation is an outline with hatches.
void paintHidden(QPainter& painter, const QRectF& box, double hair, const Colours& colours) {
    if (box.isEmpty())
        return;
    drawHatch(painter, hatchLines(box, 4.5 * hair), ink(colours), hair);
    outline(painter, box, hair, colours);
}

void paintSwatch(QPainter& painter, const Label& label, double hair, const Colours& colours) {
    const double height = label.placed.box.height();
    QRectF box(0, 0, 0.8 * height, 0.62 * height);
    box.moveCenter({label.placed.box.left() - 0.65 * height, label.placed.box.center().y()});
    switch (label.swatch) {
    case Label::Swatch::inside:
        return paintInside(painter, box, hair, colours);
    case Label::Swatch::network:
    case Label::Swatch::exposed:
        return paintSolid(painter, box, colours);
    case Label::Swatch::hidden:
        return paintHidden(painter, box, hair, colours);
    case Label::Swatch::none:
        break;
    }
}

void paintRows(QPainter& painter, const CommunicationContent& content, const CommunicationLayout& layout,
               const Colours& colours) {
    const double hair = layout.hair;
    for (const CommunicationRow& row : layout.rows) {
        if (row.kind == content.selected()) {
            QColor tint = colours.accent;
            tint.setAlphaF(colours.dark ? 0.28F : 0.16F);
            painter.fillRect(row.box, tint);
            painter.fillRect(QRectF(row.box.left(), row.box.top(), 3 * hair, row.box.height()),
                             colours.accent);
        }
        paintInside(painter, row.inside, hair, colours);
        paintSolid(painter, row.network, colours);
        paintSolid(painter, row.exposed, colours);
        paintHidden(painter, row.hidden, hair, colours);
    }
}

} // namespace

void paintCommunication(QPainter& painter, const CommunicationContent& content,
                        const CommunicationLayout& layout, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintRows(painter, content, layout, colours);
    for (const Label& label : layout.labels) {
        painter.setRenderHint(QPainter::Antialiasing, false);
        paintSwatch(painter, label, layout.hair, colours);
        painter.setRenderHint(QPainter::Antialiasing, true);
        const bool quiet = label.kind == Label::Kind::legend || label.kind == Label::Kind::caption;
        painter.setPen(quiet ? colours.mutedText : colours.text);
        drawText(painter, label.placed);
    }
    if (layout.map)
        paintGpuMap(painter, *layout.map, colours);
    painter.restore();
}

void paintCommunicationCursor(QPainter& painter, const CommunicationLayout& layout, int row,
                              const Colours& colours) {
    if (row < 0 || row >= static_cast<int>(layout.rows.size()))
        return;
    paintDashedMark(painter, layout.rows[static_cast<std::size_t>(row)].box.adjusted(1, 1, -1, -1),
                    layout.hair, colours);
}

} // namespace quadrille
