// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/bubble_curve/bubble_curve.h"

#include "widgets/bubble_curve/bubble_painter.h"
#include "widgets/bubble_curve/bubble_plot.h"
#include "widgets/bubble_curve/bubble_text.h"
#include "widgets/picture/hatch.h"
#include "widgets/tip/tip.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <cmath>

namespace quadrille {

BubbleCurve::BubbleCurve(QWidget* parent) : Picture(parent) {
    setAccessibleName(tr("Bubble curve"));
}

BubbleCurve::~BubbleCurve() = default;

void BubbleCurve::setData(BubbleData data) {
    m_data = merged(std::move(data));
    const std::vector<std::int64_t> numbers = m_data.numbers();
    if (m_pointed != 0)
        point(std::ranges::find(numbers, m_pointed) == numbers.end() ? 0 : m_pointed);
    contentChanged();
}

void BubbleCurve::setConvention(BubbleConvention convention) {
    if (convention == m_data.shown)
        return;
    m_data.shown = convention;
    contentChanged();
}

BubbleLayout BubbleCurve::layoutNow() const {
    return layoutBubble(m_data, QRectF(rect()), QFontMetricsF(font(), this));
}

QString BubbleCurve::finding() const {
    return bubble::finding(m_data);
}

void BubbleCurve::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    if (m_data.lines.empty()) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    if (!m_plot)
        m_plot = std::make_unique<BubblePlot>();
    const QFontMetricsF metrics(painter.font(), painter.device());
    paintBubble(painter, m_data, layoutBubble(m_data, area, metrics), *m_plot, colours);
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

QSize BubbleCurve::sizeHint() const {
    return {30 * fontMetrics().height(), 16 * fontMetrics().height()};
}

QSize BubbleCurve::minimumSizeHint() const {
    return {160, 100};
}

std::int64_t BubbleCurve::numberAt(QPointF point) const {
    if (m_data.lines.empty())
        return 0;
    const BubbleLayout layout = layoutNow();
    const double reach = 8 * layout.hair;
    if (!layout.frame().adjusted(-reach, 0, reach, 0).contains(point))
        return 0;
    std::int64_t nearest = 0;
    double distance = 0;
    for (const std::int64_t number : m_data.numbers()) {
        const auto value = static_cast<double>(number);
        const double away = std::abs(layout.x(value) - point.x());
        if (value >= layout.first && (nearest == 0 || away < distance)) {
            nearest = number;
            distance = away;
        }
    }
    return nearest;
}

void BubbleCurve::point(std::int64_t microbatches) {
    m_pointed = microbatches;
    updateOverlay();
    emit readout(microbatches == 0 ? QString() : bubble::readout(m_data, microbatches));
}

bool BubbleCurve::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const std::int64_t number = numberAt(help->pos()))
            tip::show(help->globalPos(), bubble::readout(m_data, number), this);
        else
            QToolTip::hideText();
        return true;
    }
    return Picture::event(event);
}

void BubbleCurve::paintEvent(QPaintEvent* event) {
    Picture::paintEvent(event);
    if (m_pointed == 0 || m_data.lines.empty())
        return;
    QPainter painter(this);
    paintBubbleCursor(painter, m_data, layoutNow(), m_pointed, coloursFor(palette()));
}

void BubbleCurve::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Bubble curve"));
    Picture::changeEvent(event);
}

void BubbleCurve::keyPressEvent(QKeyEvent* event) {
    std::vector<std::int64_t> numbers = m_data.numbers();
    if (!numbers.empty()) {
        const double first = layoutNow().first;
        std::erase_if(numbers, [first](std::int64_t number) { return static_cast<double>(number) < first; });
    }
    if (numbers.empty()) {
        Picture::keyPressEvent(event);
        return;
    }
    // The first key only shows where the cursor is: on the plan's own number if it is there.
    const auto start = std::ranges::find(numbers, m_pointed == 0 ? m_data.microbatches : m_pointed);
    const auto at = start == numbers.end() ? std::ptrdiff_t{0} : start - numbers.begin();
    const auto go = [&](std::ptrdiff_t to) {
        const auto last = static_cast<std::ptrdiff_t>(numbers.size()) - 1;
        point(
            numbers[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(m_pointed == 0 ? at : to, 0, last))]);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(at - 1);
    case Qt::Key_Right:
        return go(at + 1);
    case Qt::Key_Home:
        return go(0);
    case Qt::Key_End:
        return go(static_cast<std::ptrdiff_t>(numbers.size()) - 1);
    case Qt::Key_Escape:
        if (m_pointed == 0)
            break;
        return point(0);
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

void BubbleCurve::mouseMoveEvent(QMouseEvent* event) {
    if (const std::int64_t number = numberAt(event->position()); number != m_pointed)
        point(number);
}

void BubbleCurve::leaveEvent(QEvent* event) {
    if (m_pointed != 0)
        point(0);
    Picture::leaveEvent(event);
}

void BubbleCurve::focusOutEvent(QFocusEvent* event) {
    if (m_pointed != 0)
        point(0);
    Picture::focusOutEvent(event);
}

} // namespace quadrille
