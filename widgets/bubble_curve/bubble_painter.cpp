// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_painter.h"

#include "widgets/bubble_curve/bubble_plot.h"

#include <QPainter>

namespace quadrille {
namespace {

using Kind = BubbleLabel::Kind;

bool inside(const BubbleLayout& layout, std::int64_t microbatches) {
    const auto number = static_cast<double>(microbatches);
    return number >= layout.first && number <= layout.last;
}

/// From the end of each line to its name.
void paintLeaders(QPainter& painter, const BubbleData& data, const BubbleLayout& layout,
                  const Colours& colours) {
    for (const BubbleLabel& label : layout.labels) {
        if (label.kind != Kind::line)
            continue;
        const BubblePoint& end = endOf(data.lines[static_cast<std::size_t>(label.line)]);
        const QPointF from(layout.x(static_cast<double>(end.microbatches)),
                           layout.y(shareOf(end, data.shown)));
        const QPointF to(label.placed.box.left() - 3 * layout.hair, label.placed.box.center().y());
        QColor ink = BubblePlot::pen(data, label.line, layout, colours).color();
        ink.setAlphaF(0.45F);
        painter.setPen(QPen(ink, layout.hair));
        painter.drawLine(from + QPointF(2 * layout.hair, 0), to);
    }
}

/// The plan's own number of micro-batches, and its point.
void paintOwn(QPainter& painter, const BubbleData& data, const BubbleLayout& layout, const Colours& colours) {
    if (!inside(layout, data.microbatches))
        return;
    const QRectF frame = layout.frame();
    const double x = layout.x(static_cast<double>(data.microbatches));
    painter.setPen(QPen(colours.accent, layout.hair, Qt::DashLine));
    painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
    const BubbleLine* own = data.own();
    const BubblePoint* point = own != nullptr ? own->at(data.microbatches) : nullptr;
    if (point == nullptr)
        return;
    painter.setPen(QPen(colours.accent, 2 * layout.hair));
    painter.setBrush(colours.background);
    painter.drawEllipse(QPointF(x, layout.y(shareOf(*point, data.shown))), 4.5 * layout.hair,
                        4.5 * layout.hair);
}

QColor inkOf(const BubbleLabel& label, const BubbleData& data, const Colours& colours) {
    switch (label.kind) {
    case Kind::line:
        return data.lines[static_cast<std::size_t>(label.line)].current ? colours.accent : colours.text;
    case Kind::own:
        return colours.accent;
    case Kind::number:
        return label.microbatches == data.microbatches ? colours.accent : colours.text;
    case Kind::share:
    case Kind::shareName:
    case Kind::axisName:
        break;
    }
    return colours.mutedText;
}

} // namespace

void paintBubble(QPainter& painter, const BubbleData& data, const BubbleLayout& layout, BubblePlot& plot,
                 const Colours& colours) {
    painter.save();
    plot.draw(painter, data, layout, colours);
    const QRectF frame = layout.frame();
    painter.fillRect(QRectF(frame.left(), frame.bottom(), frame.width(), layout.hair), colours.mutedText);
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintLeaders(painter, data, layout, colours);
    paintOwn(painter, data, layout, colours);
    for (const BubbleLabel& label : layout.labels) {
        if (label.kind == Kind::own) {
            QColor plate = colours.background;
            plate.setAlphaF(0.85F);
            painter.fillRect(label.placed.box, plate);
        }
        painter.setPen(inkOf(label, data, colours));
        drawText(painter, label.placed);
    }
    painter.restore();
}

void paintBubbleCursor(QPainter& painter, const BubbleData& data, const BubbleLayout& layout,
                       std::int64_t microbatches, const Colours& colours) {
    if (!inside(layout, microbatches))
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const QRectF frame = layout.frame();
    const double x = layout.x(static_cast<double>(microbatches));
    painter.setPen(QPen(colours.text, layout.hair));
    painter.drawLine(QPointF(x, frame.top()), QPointF(x, frame.bottom()));
    painter.setBrush(colours.text);
    for (const BubbleLine& line : data.lines)
        if (const BubblePoint* point = line.at(microbatches))
            painter.drawEllipse(QPointF(x, layout.y(shareOf(*point, data.shown))), 2.5 * layout.hair,
                                2.5 * layout.hair);
    painter.restore();
}

} // namespace quadrille
