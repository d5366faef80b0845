// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_scatter.h"

#include "widgets/picture/hatch.h"
#include "widgets/tip/tip.h"
#include "widgets/truth_scatter/truth_painter.h"
#include "widgets/truth_scatter/truth_text.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <numeric>
#include <tuple>

namespace quadrille {
namespace {

constexpr double reachInLines = 0.8; ///< how far from a mark the pointer is still on it
constexpr int page = 10;

} // namespace

TruthScatter::TruthScatter(QWidget* parent) : Picture(parent) {
    setAccessibleName(tr("Predicted against measured"));
}

void TruthScatter::setData(TruthData data) {
    m_data = std::move(data);
    m_cursor.reset();
    m_hover.reset();
    m_order.resize(m_data.points.size());
    std::iota(m_order.begin(), m_order.end(), std::size_t{0});
    std::ranges::stable_sort(m_order, {}, [this](std::size_t i) {
        const TruthPoint& point = m_data.points[i];
        return std::tuple(!point.ranOut(), point.ranOut() ? point.predictedIn(m_data.measure)
                                                          : point.measuredIn(m_data.measure));
    });
    contentChanged();
    forget();
}

void TruthScatter::setMeasure(TruthMeasure measure) {
    if (measure == m_data.measure)
        return;
    TruthData data = std::move(m_data);
    data.measure = measure;
    setData(std::move(data)); // the order is another
}

void TruthScatter::setColouring(TruthColouring colouring) {
    if (colouring == m_data.colouring)
        return;
    m_data.colouring = colouring;
    forget();
}

void TruthScatter::setCurrent(int run) {
    if (run == m_current)
        return;
    m_current = run;
    update();
}

void TruthScatter::forget() {
    m_seen.reset();
    update();
}

TruthLayout TruthScatter::layoutNow() const {
    return layoutTruth(m_data, QRectF(rect()), QFontMetricsF(font(), this));
}

const TruthScatter::Seen& TruthScatter::seen() const {
    if (m_seen && m_seen->picture.devicePixelRatio() == devicePixelRatioF())
        return *m_seen;
    Seen made;
    made.layout = layoutNow();
    made.marks = truthMarks(m_data, made.layout);
    made.index = PointIndex(made.marks, reachInLines * fontMetrics().height());
    made.picture = QPixmap(size() * devicePixelRatioF());
    made.picture.setDevicePixelRatio(devicePixelRatioF());
    const Colours colours = coloursFor(palette());
    made.picture.fill(colours.background);
    QPainter painter(&made.picture);
    painter.setFont(font());
    paintTruth(painter, m_data, made.layout, made.marks, colours);
    m_seen = std::move(made);
    return *m_seen;
}

QString TruthScatter::finding() const {
    return truth::finding(m_data);
}

void TruthScatter::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    if (m_data.points.empty()) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    const TruthLayout layout = layoutTruth(m_data, area, QFontMetricsF(painter.font(), painter.device()));
    paintTruth(painter, m_data, layout, truthMarks(m_data, layout), colours);
}

DataTable TruthScatter::data() const {
    DataTable table;
    table.columns = {tr("source"),
                     tr("table"),
                     tr("plan"),
                     tr("model"),
                     tr("GPU"),
                     tr("predicted step (s)"),
                     tr("measured step (s)"),
                     tr("interval factor"),
                     tr("predicted FLOP/s per GPU"),
                     tr("measured FLOP/s per GPU"),
                     tr("predicted MFU"),
                     tr("measured MFU"),
                     tr("error of throughput"),
                     tr("ran out of memory"),
                     tr("expected to run out")};
    using enum TruthMeasure;
    for (const std::size_t i : m_order) {
        const TruthPoint& point = m_data.points[i];
        const auto measured = [&point](TruthMeasure measure) {
            return point.ranOut() ? QVariant() : QVariant(point.measuredIn(measure));
        };
        table.rows << QList<QVariant>{m_data.sources.value(point.source),
                                      point.table,
                                      point.label,
                                      point.model,
                                      m_data.gpus.value(point.gpu),
                                      point.predicted,
                                      measured(step),
                                      point.factor,
                                      point.predictedIn(flops),
                                      measured(flops),
                                      point.predictedIn(utilisation),
                                      measured(utilisation),
                                      point.ranOut() ? QVariant() : QVariant(point.error(flops)),
                                      point.ranOut(),
                                      point.expectedToRunOut};
    }
    return table;
}

QSize TruthScatter::sizeHint() const {
    return {30 * fontMetrics().height(), 20 * fontMetrics().height()};
}

QSize TruthScatter::minimumSizeHint() const {
    return {160, 100};
}

std::optional<std::size_t> TruthScatter::pointAt(QPointF place) const {
    if (m_data.points.empty())
        return std::nullopt;
    return seen().index.nearest(place, reachInLines * fontMetrics().height());
}

void TruthScatter::tell() {
    const auto point = pointed();
    update();
    emit readout(point ? truth::readout(m_data, m_data.points[*point]) : QString());
}

void TruthScatter::moveCursor(std::ptrdiff_t by) {
    // The first key only shows where the cursor is: on the current run if it is there, else in the middle.
    const auto last = static_cast<std::ptrdiff_t>(m_order.size()) - 1;
    std::ptrdiff_t place = last / 2;
    if (m_cursor) {
        place = (std::ranges::find(m_order, *m_cursor) - m_order.begin()) + by;
    } else {
        const auto current = std::ranges::find_if(
            m_order, [this](std::size_t i) { return m_data.points[i].run == m_current; });
        if (current != m_order.end())
            place = current - m_order.begin();
    }
    m_cursor = m_order[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last))];
    m_hover.reset();
    tell();
    setAccessibleDescription(truth::readout(m_data, m_data.points[*m_cursor]));
}

bool TruthScatter::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto point = pointAt(help->pos()))
            tip::show(help->globalPos(), truth::readout(m_data, m_data.points[*point]), this);
        else
            QToolTip::hideText();
        return true;
    }
    return Picture::event(event);
}

void TruthScatter::paintEvent(QPaintEvent* event) {
    if (m_data.points.empty() || width() < 1 || height() < 1) {
        Picture::paintEvent(event);
        return;
    }
    const Seen& now = seen();
    QPainter painter(this);
    painter.drawPixmap(0, 0, now.picture);
    const Colours colours = coloursFor(palette());
    const auto current = std::ranges::find(m_data.points, m_current, &TruthPoint::run);
    if (current != m_data.points.end())
        paintTruthRing(painter, m_data, now.layout, now.marks,
                       static_cast<std::size_t>(current - m_data.points.begin()), TruthRing::current,
                       colours);
    if (const auto point = pointed())
        paintTruthRing(painter, m_data, now.layout, now.marks, *point, TruthRing::pointed, colours);
}

void TruthScatter::resizeEvent(QResizeEvent* event) {
    Picture::resizeEvent(event);
    forget();
}

void TruthScatter::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Predicted against measured"));
    Picture::changeEvent(event);
    forget();
}

void TruthScatter::keyPressEvent(QKeyEvent* event) {
    if (m_order.empty()) {
        Picture::keyPressEvent(event);
        return;
    }
    const auto all = static_cast<std::ptrdiff_t>(m_order.size());
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        return moveCursor(-1);
    case Qt::Key_Right:
    case Qt::Key_Up:
        return moveCursor(1);
    case Qt::Key_PageDown:
        return moveCursor(-page);
    case Qt::Key_PageUp:
        return moveCursor(page);
    case Qt::Key_Home:
        return moveCursor(-all);
    case Qt::Key_End:
        return moveCursor(all);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (!m_cursor)
            return moveCursor(0);
        emit runChosen(m_data.points[*m_cursor].run);
        return;
    case Qt::Key_Escape:
        if (!m_cursor)
            break;
        m_cursor.reset();
        return tell();
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

void TruthScatter::mouseMoveEvent(QMouseEvent* event) {
    const auto point = pointAt(event->position());
    if (point == m_hover)
        return;
    m_hover = point;
    setCursor(point ? Qt::PointingHandCursor : Qt::ArrowCursor);
    tell();
}

void TruthScatter::mousePressEvent(QMouseEvent* event) {
    const auto point = event->button() == Qt::LeftButton ? pointAt(event->position()) : std::nullopt;
    if (!point) {
        Picture::mousePressEvent(event);
        return;
    }
    m_cursor.reset();
    emit runChosen(m_data.points[*point].run);
}

void TruthScatter::leaveEvent(QEvent* event) {
    if (m_hover) {
        m_hover.reset();
        tell();
    }
    Picture::leaveEvent(event);
}

void TruthScatter::focusOutEvent(QFocusEvent* event) {
    if (m_cursor) {
        m_cursor.reset();
        tell();
        setAccessibleDescription(finding());
    }
    Picture::focusOutEvent(event);
}

} // namespace quadrille
