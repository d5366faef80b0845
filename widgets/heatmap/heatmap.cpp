// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap.h"

#include "widgets/format.h"
#include "widgets/heatmap/heatmap_painter.h"
#include "widgets/heatmap/heatmap_text.h"
#include "widgets/picture/hatch.h"
#include "widgets/tip/tip.h"

#include <QContextMenuEvent>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>
#include <stdexcept>

namespace quadrille {
namespace {

Subject::Kind subjectOf(HeatmapQuantity quantity) {
    switch (quantity) {
    case HeatmapQuantity::memory:
        return Subject::Kind::stageMemory;
    case HeatmapQuantity::bubble:
        return Subject::Kind::bubbleOverTotal;
    case HeatmapQuantity::step:
        return Subject::Kind::stepTime;
    case HeatmapQuantity::flops:
        return Subject::Kind::modelFlops;
    case HeatmapQuantity::utilisation:
        return Subject::Kind::utilisation;
    case HeatmapQuantity::tokens:
    case HeatmapQuantity::cost: // which is of nothing else
        break;
    }
    return Subject::Kind::tokens;
}

} // namespace

Heatmap::Heatmap(QWidget* parent) : Picture(parent) {
    retranslate();
}

void Heatmap::setData(HeatmapData data) {
    if (data.cells.size() != data.xStops.size() * data.yStops.size())
        throw std::invalid_argument("a heatmap needs one cell for each pair of stops");
    if (data.currentColumn >= data.columns() || data.currentRow >= data.rows())
        throw std::invalid_argument("the current cell of a heatmap lies outside of it");
    m_data = std::move(data);
    m_cache.valid = false;
    for (HeatmapPlace* place : {&m_cursor, &m_hover}) {
        if (place->column >= m_data.columns() || place->row >= m_data.rows())
            *place = {};
    }
    const HeatmapPlace pointed = m_cursor.valid() ? m_cursor : m_hover;
    if (pointed.valid())
        emit readout(say(pointed));
    contentChanged();
}

void Heatmap::setCurrent(std::int64_t xValue, std::int64_t yValue) {
    const auto indexOf = [](const std::vector<std::int64_t>& stops, std::int64_t value) {
        const auto found = std::find(stops.begin(), stops.end(), value);
        return found == stops.end() ? -1 : static_cast<int>(found - stops.begin());
    };
    m_data.currentColumn = indexOf(m_data.xStops, xValue);
    m_data.currentRow = indexOf(m_data.yStops, yValue);
    if (!m_data.current())
        m_data.currentColumn = m_data.currentRow = -1;
    m_cache.valid = false; // thinned stops give way to the current ones
    contentChanged();
}

void Heatmap::setReason(Reason reason) {
    m_reason = std::move(reason);
}

void Heatmap::setEmptyReason(const QString& reason) {
    m_emptyReason = reason;
    contentChanged();
}

void Heatmap::setPending(bool pending) {
    if (pending == m_pending)
        return;
    m_pending = pending;
    contentChanged();
}

QString Heatmap::finding() const {
    if (m_pending)
        return tr("Computing these plans…");
    if (!m_data.isEmpty())
        return heat::finding(m_data);
    return m_emptyReason.isEmpty() ? tr("There are no plans to compare yet.") : m_emptyReason;
}

void Heatmap::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.isEmpty())
        return;
    if (m_data.isEmpty())
        paintReason(painter, area, finding(), colours);
    else
        paintHeatmap(painter, m_data, layoutFor(area, painter.font(), painter.device()), colours);
}

DataTable Heatmap::data() const {
    DataTable table;
    table.columns = {format::dimensionName(m_data.xDimension),
                     format::dimensionName(m_data.yDimension),
                     tr("runnable"),
                     tr("memory (bytes)"),
                     tr("zone"),
                     tr("bubble ÷ total"),
                     tr("step (s)"),
                     tr("FLOP/s per GPU"),
                     tr("FLOPs utilisation"),
                     tr("tokens/s per GPU"),
                     tr("GPU-hours of the budget"),
                     tr("why not")};
    for (int row = 0; row < m_data.rows(); ++row) {
        for (int column = 0; column < m_data.columns(); ++column) {
            const Glance& glance = m_data.cell(column, row).glance;
            QList<QVariant> line{static_cast<qlonglong>(m_data.xStops[std::size_t(column)]),
                                 static_cast<qlonglong>(m_data.yStops[std::size_t(row)]), glance.runnable};
            if (glance.runnable)
                line << glance.total.value() << format::zoneName(glance.zone) << glance.bubbleOverTotal
                     << glance.step.value() << glance.flopsPerGpu.value() << glance.mfu
                     << glance.tokensPerSecondPerGpu << gpuHours(glance, m_data.budget) << QString();
            else
                line << QList<QVariant>(8) << whyNot({column, row});
            table.rows << line;
        }
    }
    return table;
}

QSize Heatmap::sizeHint() const {
    return {32 * fontMetrics().height(), 18 * fontMetrics().height()};
}
QSize Heatmap::minimumSizeHint() const {
    return {160, 100};
}

const HeatmapLayout& Heatmap::layoutFor(const QRectF& area, const QFont& font,
                                        const QPaintDevice* device) const {
    const int resolution = device ? device->logicalDpiY() : 0;
    if (!m_cache.valid || m_cache.area != area || m_cache.font != font || m_cache.resolution != resolution)
        m_cache = {true, area, font, resolution, layoutHeatmap(m_data, area, font, device)};
    return m_cache.layout;
}

const HeatmapLayout& Heatmap::layoutNow() const {
    return layoutFor(QRectF(rect()), font(), this);
}

QString Heatmap::whyNot(HeatmapPlace place) const {
    const HeatmapCell& cell = m_data.cell(place.column, place.row);
    if (cell.glance.runnable)
        return {};
    return cell.whyNot.isEmpty() && m_reason ? m_reason(place.column, place.row) : cell.whyNot;
}

QString Heatmap::say(HeatmapPlace place) const {
    return place.valid() && !m_data.isEmpty() ? heat::readout(m_data, place, whyNot(place)) : QString();
}

void Heatmap::moveCursor(HeatmapPlace place) {
    m_cursor = {std::clamp(place.column, 0, m_data.columns() - 1),
                std::clamp(place.row, 0, m_data.rows() - 1)};
    updateOverlay();
    emit readout(say(m_cursor));
}

void Heatmap::choose(HeatmapPlace place) {
    emit cellChosen(m_data.xStops[std::size_t(place.column)], m_data.yStops[std::size_t(place.row)]);
}

void Heatmap::explainCurrent() {
    const HeatmapCell* current = m_data.current();
    if (!current || !current->glance.runnable)
        return;
    Subject subject;
    subject.kind = subjectOf(m_data.shown);
    subject.stage = m_data.shown == HeatmapQuantity::memory ? m_data.currentStage : 0;
    if (m_data.shown == HeatmapQuantity::flops || m_data.shown == HeatmapQuantity::utilisation)
        subject.convention = m_data.convention;
    emit explainRequested(subject);
}

bool Heatmap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && !m_data.isEmpty()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const QString text = say(layoutNow().cellAt(help->pos()));
        if (text.isEmpty())
            QToolTip::hideText();
        else
            tip::show(help->globalPos(), text, this);
        return true;
    }
    return Picture::event(event);
}

void Heatmap::paintEvent(QPaintEvent* event) {
    Picture::paintEvent(event);
    if (m_data.isEmpty() || !hasFocus() || !m_cursor.valid())
        return;
    QPainter painter(this);
    paintHeatmapCursor(painter, layoutNow(), m_cursor, coloursFor(palette()));
}

void Heatmap::changeEvent(QEvent* event) {
    m_cache.valid = false;
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    Picture::changeEvent(event);
}

void Heatmap::keyPressEvent(QKeyEvent* event) {
    if (m_data.isEmpty()) {
        Picture::keyPressEvent(event);
        return;
    }
    // The first key only shows where the cursor is: on the current plan if there is one.
    const bool fresh = !m_cursor.valid();
    const HeatmapPlace start{std::max(m_data.currentColumn, 0), std::max(m_data.currentRow, 0)};
    const HeatmapPlace at = fresh ? start : m_cursor;
    const auto go = [&](HeatmapPlace to) { moveCursor(fresh ? start : to); };
    switch (event->key()) {
    case Qt::Key_Left:
        return go({at.column - 1, at.row});
    case Qt::Key_Right:
        return go({at.column + 1, at.row});
    case Qt::Key_Up:
        return go({at.column, at.row + 1});
    case Qt::Key_Down:
        return go({at.column, at.row - 1});
    case Qt::Key_Home:
        return go({0, at.row});
    case Qt::Key_End:
        return go({m_data.columns() - 1, at.row});
    case Qt::Key_PageUp:
        return go({at.column, m_data.rows() - 1});
    case Qt::Key_PageDown:
        return go({at.column, 0});
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (fresh)
            return moveCursor(start);
        return choose(m_cursor);
    case Qt::Key_E:
        return explainCurrent();
    case Qt::Key_Escape:
        if (fresh)
            break;
        m_cursor = {};
        updateOverlay();
        emit readout({});
        return;
    default:
        break;
    }
    Picture::keyPressEvent(event);
}

void Heatmap::mouseMoveEvent(QMouseEvent* event) {
    if (m_data.isEmpty())
        return;
    const HeatmapPlace place = layoutNow().cellAt(event->position());
    if (place == m_hover)
        return;
    m_hover = place;
    setCursor(place.valid() ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit readout(say(place));
}

void Heatmap::mousePressEvent(QMouseEvent* event) {
    const HeatmapPlace place = m_data.isEmpty() ? HeatmapPlace{} : layoutNow().cellAt(event->position());
    if (event->button() != Qt::LeftButton || !place.valid()) {
        Picture::mousePressEvent(event);
        return;
    }
    m_cursor = {};
    choose(place);
}

void Heatmap::contextMenuEvent(QContextMenuEvent* event) {
    if (m_data.isEmpty())
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const HeatmapPlace place = byKey ? m_cursor : layoutNow().cellAt(event->pos());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* explain =
        menu->addAction(tr("Explain the current plan's number"), this, &Heatmap::explainCurrent);
    explain->setEnabled(m_data.current() && m_data.current()->glance.runnable);
    QAction* go = menu->addAction(tr("Move the plan here"), this, [this, place] { choose(place); });
    go->setEnabled(place.valid());
    menu->popup(byKey && place.valid()
                    ? mapToGlobal(layoutNow().cell(place.column, place.row).center().toPoint())
                    : event->globalPos());
}

void Heatmap::leaveEvent(QEvent* event) {
    m_hover = {};
    emit readout({});
    Picture::leaveEvent(event);
}

void Heatmap::focusOutEvent(QFocusEvent* event) {
    // A menu of our own takes the focus only for a moment.
    if (event->reason() != Qt::PopupFocusReason && m_cursor.valid()) {
        m_cursor = {};
        emit readout({});
    }
    Picture::focusOutEvent(event);
}

void Heatmap::retranslate() {
    setAccessibleName(tr("Heatmap of plans"));
}

} // namespace quadrille
