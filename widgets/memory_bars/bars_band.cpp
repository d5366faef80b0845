// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_bars/bars_band.h"

#include "widgets/memory_bars/bars_gutter.h"
#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

/// The band in slices of equal height, each as strong as running out is probable there. No gradient brush:
/// the odds bend it, and slices are the same in every format.
template <class Paint>
void forSlices(const BarsLayout& layout, const OomBand& band, Paint paint) {
    const double top = layout.y(band.likely.value());
    const double height = layout.y(band.unlikely.value()) - top;
    const int slices = std::clamp(static_cast<int>(height / (1.5 * layout.hair)), 1, 48);
    for (int i = 0; i < slices; ++i) {
        const double upper = top + height * i / slices;
        const double lower = top + height * (i + 1) / slices;
        const double bytes = (layout.plot.bottom() - (upper + lower) / 2) /
                             (layout.plot.bottom() - layout.top) * layout.largest;
        paint(upper, lower, oomProbabilityAt(band, bytes));
    }
}

} // namespace

void paintBand(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
               const Colours& colours) {
    const auto band = content.shownBand();
    if (!band)
        return;
    QColor ink = colours.hatch;
    forSlices(layout, *band, [&](double upper, double lower, double probability) {
        ink.setAlphaF(static_cast<float>((colours.dark ? 0.55 : 0.5) * probability));
        painter.fillRect(QRectF(layout.plot.left(), upper, layout.plot.width(), lower - upper), ink);
    });
}

void paintStrip(QPainter& painter, const BarsContent& content, const BarsLayout& layout,
                const Colours& colours) {
    const auto band = content.shownBand();
    if (!band || layout.bandWidth <= 0)
        return;
    const QRectF strip(layout.plot.right(), layout.y(band->likely.value()), layout.bandWidth,
                       layout.y(band->unlikely.value()) - layout.y(band->likely.value()));
    QColor ink = colours.text;
    forSlices(layout, *band, [&](double upper, double lower, double probability) {
        ink.setAlphaF(static_cast<float>(0.1 + 0.7 * probability));
        painter.fillRect(QRectF(strip.left(), upper, strip.width(), lower - upper), ink);
    });
    drawHatch(painter, hatchLines(strip, 4 * layout.hair), colours.background, layout.hair);
    painter.setPen(QPen(colours.text, layout.hair, Qt::SolidLine, Qt::FlatCap));
    for (const Bytes bytes : {band->unlikely, band->even, band->likely}) {
        const double y = layout.y(bytes.value());
        painter.drawLine(QLineF(strip.left(), y, strip.right(), y));
    }
    for (const Bytes bytes :
         {band->unlikely, band->even, band->likely}) { // leads to its words, if it has any
        QRectF words;
        for (const auto& label : layout.labels) {
            if (label.kind == BarLabel::Kind::oom && label.bytes == bytes.value())
                words |= label.placed.box;
        }
        if (!words.isEmpty())
            painter.drawLine(QPointF(strip.right(), layout.y(bytes.value())),
                             {words.left() - 2 * layout.hair, words.center().y()});
    }
    // Half of all: also over the bars.
    const double y = layout.y(band->even.value());
    QColor edge = colours.background;
    edge.setAlphaF(0.6F);
    const QLineF line(layout.plot.left(), y, layout.plot.right(), y);
    painter.setPen(QPen(edge, 3 * layout.hair, Qt::SolidLine, Qt::FlatCap));
    painter.drawLine(line);
    QPen dots(colours.text, 1.5 * layout.hair, Qt::SolidLine, Qt::FlatCap);
    dots.setDashPattern({1.5, 2});
    painter.setPen(dots);
    painter.drawLine(line);
}

} // namespace quadrille
