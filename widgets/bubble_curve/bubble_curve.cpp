// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_curve.h"

#include "widgets/bubble_curve/bubble_chart.h"
#include "widgets/bubble_curve/bubble_text.h"

#include <algorithm>
#include <cmath>

namespace quadrille {

BubbleCurve::BubbleCurve(QWidget* parent) : InteractivePicture(PlaceUse::read, parent) {
    setName([] { return tr("Bubble curve"); });
    setUsualSize(30, 16);
}

void BubbleCurve::setData(BubbleData data) {
    m_data = merged(std::move(data));
    contentChanged();
}

void BubbleCurve::setConvention(BubbleConvention convention) {
    if (convention == m_data.shown)
        return;
    m_data.shown = convention;
    contentChanged();
}

QString BubbleCurve::finding() const {
    return bubble::finding(m_data);
}

ChartLayout BubbleCurve::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutBubble(m_data, area, QFontMetricsF(font, device));
}

void BubbleCurve::paintLayout(QPainter& painter, const ChartLayout& layout, const Colours& colours) const {
    paintBubble(painter, m_data, layout, colours);
}

void BubbleCurve::paintMark(QPainter& painter, const std::int64_t& number, const Colours& colours) const {
    paintBubbleCursor(painter, m_data, layoutNow(), number, colours);
}

DataTable BubbleCurve::data() const {
    DataTable table;
    table.columns = {tr("schedule"), tr("v"), tr("micro-batches"), tr("bubble ÷ ideal"),
                     tr("bubble ÷ total")};
    for (const BubbleLine& line : m_data.lines)
        for (const BubblePoint& point : line.series.points)
            table.rows << QList<QVariant>{line.name, static_cast<qlonglong>(line.series.chunks),
                                          static_cast<qlonglong>(point.microbatches), point.overIdeal,
                                          point.overTotal};
    return table;
}

std::vector<std::int64_t> BubbleCurve::numbersInSight() const {
    std::vector<std::int64_t> numbers = m_data.numbers();
    const double first = layoutNow().across.low;
    std::erase_if(numbers, [first](std::int64_t number) { return static_cast<double>(number) < first; });
    return numbers;
}

std::int64_t BubbleCurve::placeAt(QPointF point) const {
    const ChartLayout& layout = layoutNow();
    const double reach = 8 * layout.hair;
    const auto numbers = numbersInSight();
    if (numbers.empty() || !layout.frame.adjusted(-reach, 0, reach, 0).contains(point))
        return 0;
    return *std::ranges::min_element(numbers, {}, [&](std::int64_t number) {
        return std::abs(layout.x(static_cast<double>(number)) - point.x());
    });
}

QString BubbleCurve::say(const std::int64_t& number) const {
    return bubble::readout(m_data, number);
}

std::int64_t BubbleCurve::kept(const std::int64_t& number) const {
    return std::ranges::count(numbersInSight(), number) > 0 ? number : 0;
}

/// On the plan's own number if it is there.
std::int64_t BubbleCurve::start(int) const {
    const auto numbers = numbersInSight();
    const bool there = std::ranges::count(numbers, m_data.microbatches) > 0;
    return there ? m_data.microbatches : numbers.empty() ? 0 : numbers.front();
}

std::optional<std::int64_t> BubbleCurve::neighbour(const std::int64_t& number, int key) const {
    const auto numbers = numbersInSight();
    const auto at = std::min<std::ptrdiff_t>(std::ranges::find(numbers, number) - numbers.begin(),
                                             std::ssize(numbers) - 1);
    const auto to =
        alongRow(static_cast<int>(at), static_cast<int>(numbers.size()) - 1, key, RowKeys::across);
    return to ? std::optional(numbers[static_cast<std::size_t>(*to)]) : std::nullopt;
}

} // namespace quadrille
