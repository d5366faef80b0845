// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_cloud/plan_cloud_painter.h"

#include "widgets/chart/chart_painter.h"

#include <QCoreApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plan_cloud)
};

constexpr std::size_t mostMarks = 15000; ///< that are painted one by one

QColor inkOf(const PlanCloudData& data, const PlanCloudLayout& layout, const CloudCell& cell,
             const Colours& colours) {
    QColor ink = cloudColour(data.colouring, data.colouring.valueOf((*data.points)[cell.fastest]), colours);
    constexpr double palest = 0.55;
    const double most = std::log1p(static_cast<double>(layout.fullest));
    const double share = std::log1p(static_cast<double>(cell.plans)) / most;
    ink.setAlphaF(static_cast<float>(palest + (1 - palest) * share));
    return ink;
}

template <typename Use>
void forEachCell(const PlanCloudLayout& layout, Use&& use) {
    for (int row = 0; row < layout.rows; ++row)
        for (int column = 0; column < layout.columns; ++column) {
            const CloudCell& cell =
                layout.cells[static_cast<std::size_t>(row) * static_cast<std::size_t>(layout.columns) +
                             static_cast<std::size_t>(column)];
            if (cell.plans > 0)
                use(column, row, cell);
        }
}

void paintCells(QPainter& painter, const PlanCloudData& data, const PlanCloudLayout& layout,
                const Colours& colours) {
    if (layout.occupied <= mostMarks) {
        painter.setPen(Qt::NoPen);
        const double radius = std::max(2.2 * layout.hair, 0.6 * layout.cell);
        forEachCell(layout, [&](int column, int row, const CloudCell& cell) {
            painter.setBrush(inkOf(data, layout, cell, colours));
            painter.drawEllipse(layout.boxOf(column, row).center(), radius, radius);
        });
        return;
    }
    QImage image(layout.columns, layout.rows, QImage::Format_ARGB32);
    image.fill(Qt::transparent);
    forEachCell(layout, [&](int column, int row, const CloudCell& cell) {
        image.setPixelColor(column, row, inkOf(data, layout, cell, colours));
    });
    painter.drawImage(
        QRectF(layout.frame.topLeft(), QSizeF(layout.columns * layout.cell, layout.rows * layout.cell)),
        image);
}

/// What no plan can do lies beyond the steps.
void paintFront(QPainter& painter, const PlanCloudData& data, const PlanCloudLayout& layout,
                const Colours& colours) {
    std::vector<QPointF> corners;
    for (const std::size_t i : layout.front) {
        const QPointF at = layout.at(data, (*data.points)[i]);
        if (!corners.empty())
            corners.emplace_back(at.x(), corners.back().y());
        corners.push_back(at);
    }
    QColor line = colours.text;
    line.setAlphaF(0.75F);
    paintLine(painter, corners, QPen(line, 1.4 * layout.hair));
    painter.setPen(QPen(colours.background, layout.hair));
    painter.setBrush(colours.text);
    for (const std::size_t i : layout.front)
        painter.drawEllipse(layout.at(data, (*data.points)[i]), 2.6 * layout.hair, 2.6 * layout.hair);
}

void paintNamed(QPainter& painter, const PlanCloudData& data, const PlanCloudLayout& layout,
                const PlanPoint& point, const QString& name, const QColor& ink, const Colours& colours) {
    const QPointF at = layout.at(data, point);
    paintCloudRing(painter, layout, at, ink, colours);
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double gap = 0.6 * metrics.height();
    ChartLabel label{ChartLabel::Kind::note, leftText(name, at + QPointF(gap, 0), metrics)};
    if (label.placed.box.right() > layout.area.right())
        label.placed = rightText(name, at - QPointF(gap, 0), metrics);
    paintWord(painter, layout, label, ink, colours);
}

} // namespace

QColor cloudColour(const CloudColouring& colouring, std::size_t value, const Colours& colours) {
    if (colouring.values.isEmpty())
        return colours.accent;
    // So many are told apart better by colours of their own.
    if (!colouring.ordered || colouring.values.size() <= static_cast<qsizetype>(Colours::categoryCount))
        return colours.category(value);
    constexpr double palest = 0.3;
    const auto last = static_cast<double>(std::max<qsizetype>(1, colouring.values.size() - 1));
    return colours.sequential(palest + (1 - palest) * static_cast<double>(value) / last);
}

void paintPlanCloud(QPainter& painter, const PlanCloudData& data, const PlanCloudLayout& layout,
                    const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    paintGrid(painter, layout, colours);
    for (const ChartLabel& label : layout.labels) {
        if (label.kind == ChartLabel::Kind::legend)
            painter.fillRect(swatchOf(label),
                             cloudColour(data.colouring, static_cast<std::size_t>(label.index), colours));
        paintWord(painter, layout, label, usualInk(label, colours), colours);
    }
    paintCells(painter, data, layout, colours);
    paintFront(painter, data, layout, colours);
    for (const PlanCloudData::Published& each : data.published)
        paintNamed(painter, data, layout, each.seen, each.name, colours.mutedText, colours);
    if (data.baseline)
        paintNamed(painter, data, layout, *data.baseline, Text::tr("A", "the pinned plan"), colours.baseline,
                   colours);
    if (data.current)
        paintNamed(painter, data, layout, *data.current, Text::tr("this plan"), colours.accent, colours);
    painter.restore();
}

void paintCloudRing(QPainter& painter, const PlanCloudLayout& layout, QPointF at, const QColor& ink,
                    const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    const double radius = 6 * layout.hair;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(colours.background, 4.5 * layout.hair));
    painter.drawEllipse(at, radius, radius);
    painter.setPen(QPen(ink, 2 * layout.hair));
    painter.drawEllipse(at, radius, radius);
    painter.restore();
}

void paintCloudBrush(QPainter& painter, const PlanCloudLayout& layout, const QRectF& box,
                     const Colours& colours) {
    painter.save();
    QColor veil = colours.background;
    veil.setAlphaF(0.7F);
    const QRectF& all = layout.frame;
    const QRectF inside = box.intersected(all);
    painter.fillRect(QRectF(all.topLeft(), QPointF(all.right(), inside.top())), veil);
    painter.fillRect(QRectF(QPointF(all.left(), inside.bottom()), all.bottomRight()), veil);
    painter.fillRect(QRectF(QPointF(all.left(), inside.top()), inside.bottomLeft()), veil);
    painter.fillRect(QRectF(inside.topRight(), QPointF(all.right(), inside.bottom())), veil);
    painter.setPen(QPen(colours.accent, layout.hair));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(inside);
    painter.restore();
}

} // namespace quadrille
