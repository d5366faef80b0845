// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/truth_scatter.h"

#include "widgets/truth_scatter/truth_painter.h"
#include "widgets/truth_scatter/truth_text.h"

#include <algorithm>

namespace quadrille {

TruthScatter::TruthScatter(QWidget* parent)
    : InteractivePicture(PlaceUse::choose, parent), m_ratio(devicePixelRatioF()) {
    setName([] { return tr("Predicted against measured"); });
    setUsualSize(30, 20);
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
    forgetPlaces();
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

TruthLayout TruthScatter::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutTruth(truth(), area, QFontMetricsF(font, device));
}

void TruthScatter::paintLayout(QPainter& painter, const TruthLayout& layout, const Colours& colours) const {
    paintTruth(painter, truth(), layout, truthMarks(truth(), layout), colours);
}

void TruthScatter::paintMark(QPainter& painter, const Point& point, const Colours& colours) const {
    if (const TruthDrawing* seen = drawing())
        paintTruthRing(painter, truth(), seen->layout, seen->marks, *point, TruthRing::pointed, colours);
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
                     tr("nine in ten: step from (s)"),
                     tr("nine in ten: step to (s)"),
                     tr("predicted FLOP/s per GPU"),
                     tr("measured FLOP/s per GPU"),
                     tr("predicted MFU"),
                     tr("measured MFU"),
                     tr("error of throughput"),
                     tr("ran out of memory"),
                     tr("expected to run out"),
                     tr("predicted memory (bytes)"),
                     tr("measured memory (bytes)"),
                     tr("kind of memory"),
                     tr("outcome")};
    using enum TruthMeasure;
    for (const std::size_t i : order()) {
        const TruthPoint& point = points()[i];
        const auto measured = [&point](TruthMeasure measure) {
            return point.isMeasuredIn(measure) ? QVariant(point.measuredIn(measure)) : QVariant();
        };
        const auto text = [](std::string_view word) {
            return QString::fromUtf8(word.data(), static_cast<qsizetype>(word.size()));
        };
        table.rows << QList<QVariant>{truth().sources.value(point.source),
                                      point.table,
                                      point.label,
                                      point.model,
                                      truth().gpus.value(point.gpu),
                                      point.predicted,
                                      measured(step),
                                      point.intervalIn(step).first,
                                      point.intervalIn(step).second,
                                      point.predictedIn(flops),
                                      measured(flops),
                                      point.predictedIn(utilisation),
                                      measured(utilisation),
                                      point.isMeasuredIn(flops) ? QVariant(point.error(flops)) : QVariant(),
                                      point.ranOut(),
                                      point.expectedToRunOut,
                                      point.predictedMemory > 0 ? QVariant(point.predictedMemory)
                                                                : QVariant(),
                                      point.measuredMemory > 0 ? QVariant(point.measuredMemory) : QVariant(),
                                      text(name(point.memoryKind)),
                                      text(name(point.outcome))};
    }
    return table;
}

TruthScatter::Point TruthScatter::placeAt(QPointF place) const {
    const TruthDrawing* seen = drawing();
    return seen != nullptr ? seen->index.nearest(place, TruthDrawingJob::reach * fontMetrics().height())
                           : std::nullopt;
}

QString TruthScatter::say(const Point& point) const {
    return truth::readout(truth(), points()[*point]);
}

/// On the current run if it is there, else in the middle.
TruthScatter::Point TruthScatter::start(int) const {
    const auto current =
        std::ranges::find_if(order(), [this](std::size_t i) { return points()[i].run == m_current; });
    return current != order().end() ? *current : order()[(order().size() - 1) / 2];
}

std::optional<TruthScatter::Point> TruthScatter::neighbour(const Point& point, int key) const {
    const auto place = std::ranges::find(order(), *point) - order().begin();
    const auto to =
        alongRow(static_cast<int>(place), static_cast<int>(order().size()) - 1, key, RowKeys::rising);
    return to ? std::optional<Point>(order()[static_cast<std::size_t>(*to)]) : std::nullopt;
}

void TruthScatter::paintEvent(QPaintEvent* event) {
    if (points().empty() || width() < 1 || height() < 1) {
        InteractivePicture::paintEvent(event);
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
        if (held())
            paintMark(painter, held(), colours);
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
    InteractivePicture::resizeEvent(event);
    renew();
}

void TruthScatter::changeEvent(QEvent* event) {
    InteractivePicture::changeEvent(event);
    // The window loses and gets the keyboard often, and that seldom changes a colour.
    if (event->type() != QEvent::ActivationChange || !m_drawing ||
        m_drawing->colours != coloursFor(palette()))
        renew();
}

} // namespace quadrille
