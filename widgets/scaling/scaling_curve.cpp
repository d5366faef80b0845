// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/scaling/scaling_curve.h"

#include "widgets/heatmap/heatmap_quantity.h"
#include "widgets/scaling/scaling_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

ScalingCurve::ScalingCurve(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Best plans against GPUs"); });
    setUsualSize(40, 18);
}

void ScalingCurve::setData(ScalingData data) {
    m_data = std::move(data);
    contentChanged();
}

bool ScalingCurve::isDrawn() const {
    return std::ranges::any_of(m_data.scaling.points, [](const ScalingPoint& point) {
        return point.best.has_value() || point.asItIs.has_value();
    });
}

QString ScalingCurve::finding() const {
    return m_data.scaling.points.empty() ? emptyReason(tr("There is no plan to show yet."))
                                         : withRemark(scaling_text::finding(m_data));
}

DataTable ScalingCurve::data() const {
    DataTable table;
    table.columns = {tr("GPUs"),
                     tr("global batch"),
                     tr("best plan"),
                     tr("step (s)"),
                     tr("tokens/s"),
                     tr("FLOP/s per GPU"),
                     tr("memory (bytes)"),
                     tr("GPU-hours of the budget"),
                     tr("share of the ideal"),
                     tr("this plan's tokens/s"),
                     tr("what changes"),
                     tr("why")};
    for (std::size_t i = 0; i < m_data.scaling.points.size(); ++i) {
        const ScalingPoint& point = m_data.scaling.points[i];
        QList<QVariant> cells{static_cast<qlonglong>(point.gpus), static_cast<qlonglong>(point.globalBatch)};
        if (point.best) {
            const Glance& seen = point.seen;
            const auto efficiency = m_data.efficiency(i);
            cells << scaling_text::planOf(*point.best) << seen.step.value()
                  << seen.tokensPerSecondPerGpu * static_cast<double>(seen.gpus) << seen.flopsPerGpu.value()
                  << seen.total.value() << gpuHours(seen, m_data.budget)
                  << (efficiency ? QVariant(*efficiency) : QVariant());
        } else {
            cells << QList<QVariant>(7);
        }
        cells << (point.asItIs
                      ? QVariant(point.asItIs->tokensPerSecondPerGpu * static_cast<double>(point.gpus))
                      : QVariant());
        cells << (point.change ? scaling_text::changed(*point.change) : QString())
              << (point.change ? scaling_text::why(*point.change) : QString());
        table.rows << cells;
    }
    return table;
}

ChartLayout ScalingCurve::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutScaling(m_data, area, QFontMetricsF(font, device));
}

void ScalingCurve::paintLayout(QPainter& painter, const ChartLayout& layout, const Colours& colours) const {
    paintScaling(painter, m_data, layout, colours);
}

void ScalingCurve::paintMark(QPainter& painter, const Place& place, const Colours& colours) const {
    paintScalingCursor(painter, m_data, layoutNow(), static_cast<std::size_t>(*place), colours);
}

ScalingCurve::Place ScalingCurve::placeAt(QPointF point) const {
    const ChartLayout& layout = layoutNow();
    const double reach = 8 * layout.hair;
    if (!layout.frame.adjusted(-reach, 0, reach, 0).contains(point))
        return {};
    int nearest = 0;
    const auto distance = [&](int place) {
        const auto gpus = static_cast<double>(m_data.scaling.points[static_cast<std::size_t>(place)].gpus);
        return std::abs(layout.x(gpus) - point.x());
    };
    for (int place = 1; place < count(); ++place)
        if (distance(place) < distance(nearest))
            nearest = place;
    return nearest;
}

QString ScalingCurve::say(const Place& place) const {
    return scaling_text::readout(m_data, static_cast<std::size_t>(*place));
}

ScalingCurve::Place ScalingCurve::kept(const Place& place) const {
    return *place < count() ? place : Place();
}

std::optional<ScalingCurve::Place> ScalingCurve::neighbour(const Place& place, int key) const {
    const auto to = alongRow(*place, count() - 1, key, RowKeys::across);
    return to ? std::optional(Place(*to)) : std::nullopt;
}

bool ScalingCurve::isUsable(const Place& place) const {
    return place && m_data.scaling.points.at(static_cast<std::size_t>(*place)).best.has_value();
}

} // namespace quadrille
