// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_cloud/plan_cloud.h"

#include "widgets/plan_cloud/plan_cloud_painter.h"
#include "widgets/plan_cloud/plan_cloud_text.h"

#include <QApplication>

#include <algorithm>

namespace quadrille {

PlanCloud::PlanCloud(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Every plan that fits"); });
    setUsualSize(30, 20);
}

void PlanCloud::setData(PlanCloudData data) {
    if (data.x != m_data.x || data.y != m_data.y)
        setBrush({});
    m_data = std::move(data);
    contentChanged();
}

void PlanCloud::setBrush(const std::optional<CloudBrush>& brush) {
    if (brush == m_brush)
        return;
    m_brush = brush;
    updateOverlay();
    emit brushChanged();
}

QString PlanCloud::finding() const {
    return isDrawn() ? m_data.finding : m_data.whyNot;
}

DataTable PlanCloud::data() const {
    DataTable table;
    table.columns = {tr("plan"),
                     m_data.colouring.name.isEmpty() ? tr("colour") : m_data.colouring.name,
                     tr("step (s)"),
                     tr("nine in ten: step from (s)"),
                     tr("nine in ten: step to (s)"),
                     tr("tokens/s per GPU"),
                     tr("tokens/s"),
                     tr("MFU"),
                     tr("memory (bytes)"),
                     tr("chance of running out"),
                     tr("bubble ÷ total"),
                     tr("GPUs")};
    for (const PlanPoint& point : *m_data.points) {
        if (m_brush && !m_data.isIn(*m_brush, point))
            continue;
        table.rows << QList<QVariant>{
            m_data.nameOf ? m_data.nameOf(point) : QString(),
            m_data.colouring.values.value(static_cast<qsizetype>(m_data.colouring.valueOf(point))),
            point.step,
            point.shortestStep(),
            point.longestStep(),
            point.tokensPerSecondPerGpu,
            amount(PlanQuantity::throughput, point),
            point.mfu,
            point.memory,
            point.oomProbability < 0 ? QVariant() : QVariant(point.oomProbability),
            point.bubble,
            point.gpus};
    }
    return table;
}

PlanCloudLayout PlanCloud::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutPlanCloud(m_data, area, QFontMetricsF(font, device));
}

void PlanCloud::paintLayout(QPainter& painter, const PlanCloudLayout& layout, const Colours& colours) const {
    paintPlanCloud(painter, m_data, layout, colours);
}

void PlanCloud::paintMark(QPainter& painter, const Point& point, const Colours& colours) const {
    if (const PlanPoint* marked = pointOf(point))
        paintCloudRing(painter, layoutNow(), layoutNow().at(m_data, *marked), colours.text, colours);
}

const PlanPoint* PlanCloud::pointOf(const Point& point) const {
    if (!point)
        return nullptr;
    const auto found = std::ranges::lower_bound(*m_data.points, *point, {}, &PlanPoint::number);
    return found != m_data.points->end() && found->number == *point ? &*found : nullptr;
}

PlanCloud::Point PlanCloud::placeAt(QPointF place) const {
    constexpr double reach = 0.7; // lines of text
    const CloudCell* cell = layoutNow().nearest(place, reach * fontMetrics().height());
    return cell != nullptr ? Point((*m_data.points)[cell->fastest].number) : std::nullopt;
}

QString PlanCloud::say(const Point& point) const {
    const PlanPoint* said = pointOf(point);
    return said != nullptr ? plan_text::readout(m_data, *said) : QString();
}

PlanCloud::Point PlanCloud::kept(const Point& point) const {
    return pointOf(point) != nullptr ? point : std::nullopt;
}

/// On the fastest plan of the front.
PlanCloud::Point PlanCloud::start(int) const {
    const auto& front = layoutNow().front;
    const auto speed = [this](std::size_t i) {
        return amount(PlanQuantity::throughput, (*m_data.points)[i]);
    };
    return (*m_data.points)[*std::ranges::max_element(front, {}, speed)].number;
}

std::optional<PlanCloud::Point> PlanCloud::neighbour(const Point& point, int key) const {
    std::vector<std::size_t> front = layoutNow().front;
    const auto across = [this](std::size_t i) { return amount(m_data.x, (*m_data.points)[i]); };
    std::ranges::sort(front, {}, across);
    const PlanPoint* from = pointOf(point);
    if (from == nullptr)
        return {};
    const auto there = std::ranges::lower_bound(front, amount(m_data.x, *from), {}, across);
    const auto place = std::min<std::ptrdiff_t>(there - front.begin(), std::ssize(front) - 1);
    const auto to =
        alongRow(static_cast<int>(place), static_cast<int>(front.size()) - 1, key, RowKeys::rising);
    return to ? std::optional<Point>((*m_data.points)[front[static_cast<std::size_t>(*to)]].number)
              : std::nullopt;
}

void PlanCloud::use(const Point& point) {
    emit planChosen(*point);
}

void PlanCloud::paintEvent(QPaintEvent* event) {
    InteractivePicture::paintEvent(event);
    if (!isDrawn() || (!m_brush && !m_dragging))
        return;
    QPainter painter(this);
    paintCloudBrush(painter, layoutNow(), m_dragging ? dragged() : layoutNow().boxOf(*m_brush),
                    coloursFor(palette()));
}

void PlanCloud::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_brush)
        setBrush({});
    else
        InteractivePicture::keyPressEvent(event);
}

bool PlanCloud::isOffered(const Point& point) const {
    const PlanPoint* plan = point ? pointOf(point) : nullptr;
    return plan != nullptr && (!m_brush || m_data.isIn(*m_brush, *plan));
}

QRectF PlanCloud::dragged() const {
    return QRectF(*m_from, m_to).normalized().intersected(layoutNow().frame);
}

// What a press means is known when the button is let go: a click loads, a drag brushes.
void PlanCloud::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !isDrawn()) {
        InteractivePicture::mousePressEvent(event);
        return;
    }
    m_from = m_to = event->position();
}

void PlanCloud::mouseMoveEvent(QMouseEvent* event) {
    if (!m_from || !isDrawn()) {
        InteractivePicture::mouseMoveEvent(event);
        return;
    }
    m_to = event->position();
    if ((m_to - *m_from).manhattanLength() >= QApplication::startDragDistance())
        m_dragging = true;
    if (m_dragging)
        updateOverlay();
}

void PlanCloud::mouseReleaseEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !m_from) {
        InteractivePicture::mouseReleaseEvent(event);
        return;
    }
    const QRectF box = isDrawn() ? dragged() : QRectF();
    const bool brushes = m_dragging && isDrawn();
    m_from.reset();
    m_dragging = false;
    if (brushes)
        setBrush(box.isEmpty() ? std::nullopt : std::optional(layoutNow().brushOf(box)));
    else if (isDrawn() && !isOffered(placeAt(event->position())))
        setBrush({}); // nothing is there, or what the brush leaves out
    else
        InteractivePicture::mousePressEvent(event); // where it now is
    updateOverlay();
}

} // namespace quadrille
