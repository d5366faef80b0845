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

namespace quadrille {
namespace {

constexpr int page = 10;

} // namespace

TruthScatter::TruthScatter(QWidget* parent) : Picture(parent), m_ratio(devicePixelRatioF()) {
    setAccessibleName(tr("Predicted against measured"));
}

void TruthScatter::setContent(SharedTruth content) {
    if (isLong(content)) {
        m_next = std::move(content);
        emit drawingWanted();
        return;
    }
    take(std::move(content));
    m_drawing.reset();
}

void TruthScatter::setDrawing(TruthDrawing drawing) {
    if (drawing.content != wanted())
        return; // of what was shown before
    if (m_next != nullptr)
        take(drawing.content);
    m_drawing = std::move(drawing);
    update();
}

void TruthScatter::take(SharedTruth content) {
    m_content = std::move(content);
    m_next.reset();
    m_cursor.reset();
    m_hover.reset();
    contentChanged();
}

void TruthScatter::setCurrent(int run) {
    if (run == m_current)
        return;
    m_current = run;
    update();
}

void TruthScatter::renew() {
    ++m_look;
    update();
    if (isLong(m_content) || m_next != nullptr)
        emit drawingWanted();
}

TruthLayout TruthScatter::layoutNow() const {
    return layoutTruth(truth(), QRectF(rect()), QFontMetricsF(font(), this));
}

TruthDrawingJob TruthScatter::drawingJob() const {
    return jobOf(wanted());
}

TruthDrawingJob TruthScatter::jobOf(const SharedTruth& content) const {
    return {content,
            layoutTruth(content->data, QRectF(rect()), QFontMetricsF(font(), this)),
            size(),
            devicePixelRatioF(),
            font(),
            static_cast<double>(fontMetrics().height()),
            coloursFor(palette()),
            m_look};
}

const TruthDrawing* TruthScatter::drawing() const {
    if (m_drawing && m_drawing->look == m_look)
        return &*m_drawing;
    if (isLong(m_content))
        return nullptr;
    m_drawing = jobOf(m_content)();
    return &*m_drawing;
}

QString TruthScatter::finding() const {
    return truth::finding(truth());
}

void TruthScatter::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.width() < 1 || area.height() < 1)
        return;
    if (points().empty()) {
        paintReason(painter, area, finding(), colours);
        return;
    }
    const TruthLayout layout = layoutTruth(truth(), area, QFontMetricsF(painter.font(), painter.device()));
    paintTruth(painter, truth(), layout, truthMarks(truth(), layout), colours);
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
    for (const std::size_t i : order()) {
        const TruthPoint& point = points()[i];
        const auto measured = [&point](TruthMeasure measure) {
            return point.ranOut() ? QVariant() : QVariant(point.measuredIn(measure));
        };
        table.rows << QList<QVariant>{truth().sources.value(point.source),
                                      point.table,
                                      point.label,
                                      point.model,
                                      truth().gpus.value(point.gpu),
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
    if (points().empty())
        return std::nullopt;
    const TruthDrawing* seen = drawing();
    return seen != nullptr ? seen->index.nearest(place, TruthDrawingJob::reach * fontMetrics().height())
                           : std::nullopt;
}

void TruthScatter::tell() {
    const auto point = pointed();
    update();
    emit readout(point ? truth::readout(truth(), points()[*point]) : QString());
}

void TruthScatter::moveCursor(std::ptrdiff_t by) {
    // The first key only shows where the cursor is: on the current run if it is there, else in the middle.
    const auto last = static_cast<std::ptrdiff_t>(order().size()) - 1;
    std::ptrdiff_t place = last / 2;
    if (m_cursor) {
        place = (std::ranges::find(order(), *m_cursor) - order().begin()) + by;
    } else {
        const auto current =
            std::ranges::find_if(order(), [this](std::size_t i) { return points()[i].run == m_current; });
        if (current != order().end())
            place = current - order().begin();
    }
    m_cursor = order()[static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(place, 0, last))];
    m_hover.reset();
    tell();
    setAccessibleDescription(truth::readout(truth(), points()[*m_cursor]));
}

bool TruthScatter::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        const auto* help = static_cast<QHelpEvent*>(event);
        if (const auto point = pointAt(help->pos()))
            tip::show(help->globalPos(), truth::readout(truth(), points()[*point]), this);
        else
            QToolTip::hideText();
        return true;
    }
    return Picture::event(event);
}

void TruthScatter::paintEvent(QPaintEvent* event) {
    if (points().empty() || width() < 1 || height() < 1) {
        Picture::paintEvent(event);
        return;
    }
    if (m_ratio != devicePixelRatioF()) { // on another screen
        m_ratio = devicePixelRatioF();
        renew();
    }
    const Colours colours = coloursFor(palette());
    QPainter painter(this);
    if (const TruthDrawing* seen = drawing()) {
        painter.drawImage(0, 0, seen->picture);
        const auto current = std::ranges::find(points(), m_current, &TruthPoint::run);
        if (current != points().end())
            paintTruthRing(painter, truth(), seen->layout, seen->marks,
                           static_cast<std::size_t>(current - points().begin()), TruthRing::current, colours);
        if (const auto point = pointed())
            paintTruthRing(painter, truth(), seen->layout, seen->marks, *point, TruthRing::pointed, colours);
    } else {
        painter.fillRect(rect(), colours.background);
        if (m_drawing) { // until the next is there: as much of the room as it fills undistorted
            QRectF room(QPointF(),
                        m_drawing->picture.deviceIndependentSize().scaled(size(), Qt::KeepAspectRatio));
            room.moveCenter(QRectF(rect()).center());
            painter.setRenderHint(QPainter::SmoothPixmapTransform);
            painter.drawImage(room, m_drawing->picture);
        }
    }
    paintVeil(painter, colours);
}

void TruthScatter::resizeEvent(QResizeEvent* event) {
    Picture::resizeEvent(event);
    renew();
}

void TruthScatter::changeEvent(QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        setAccessibleName(tr("Predicted against measured"));
    Picture::changeEvent(event);
    // The window loses and gets the keyboard often, and that seldom changes a colour.
    if (event->type() != QEvent::ActivationChange || !m_drawing ||
        m_drawing->colours != coloursFor(palette()))
        renew();
}

void TruthScatter::keyPressEvent(QKeyEvent* event) {
    if (order().empty()) {
        Picture::keyPressEvent(event);
        return;
    }
    const auto all = static_cast<std::ptrdiff_t>(order().size());
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
        emit runChosen(points()[*m_cursor].run);
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
    emit runChosen(points()[*point].run);
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
