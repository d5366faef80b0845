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
    data.columnsFolded = m_data.columnsFolded;
    data.rowsFolded = m_data.rowsFolded;
    m_data = std::move(data);
    m_cache.valid = false;
    dropHiddenPlaces();
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
    m_cache.valid = false; // thinned stops give way to the current ones, and so does what is folded
    dropHiddenPlaces();
    contentChanged();
}

void Heatmap::setFolded(bool columns, bool rows) {
    if (columns == m_data.columnsFolded && rows == m_data.rowsFolded)
        return;
    m_data.columnsFolded = columns;
    m_data.rowsFolded = rows;
    m_cache.valid = false;
    dropHiddenPlaces();
    contentChanged();
}

void Heatmap::toggleFold(Qt::Orientation axis) {
    const bool across = axis == Qt::Horizontal;
    const HeatmapFold fold = HeatmapFold::of(m_data);
    if ((across ? fold.columns : fold.rows).foldable.empty())
        return;
    setFolded(across != m_data.columnsFolded, !across != m_data.rowsFolded);
    emit readout(sayStrip(axis));
}

/// The cursor and the pointer's cell go with a column or row that goes out of sight.
void Heatmap::dropHiddenPlaces() {
    const HeatmapFold fold = HeatmapFold::of(m_data);
    for (HeatmapPlace* place : {&m_cursor, &m_hover}) {
        if (fold.columns.seatOf(place->column) < 0 || fold.rows.seatOf(place->row) < 0)
            *place = {};
    }
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
    if (m_pending && !m_data.isPartial())
        return tr("Computing these plans…");
    if (!m_data.isEmpty())
        return heat::finding(m_data);
    return m_emptyReason.isEmpty() ? tr("There are no plans to compare yet.") : m_emptyReason;
}

void Heatmap::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    if (area.isEmpty())
        return;
    if (!hasGrid())
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
                     tr("folded away"),
                     tr("why not")};
    const HeatmapFold fold = HeatmapFold::of(m_data);
    for (int row = 0; row < m_data.rows(); ++row) {
        for (int column = 0; column < m_data.columns(); ++column) {
            const HeatmapCell& cell = m_data.cell(column, row);
            const Glance& glance = cell.glance;
            const bool hidden = fold.columns.seatOf(column) < 0 || fold.rows.seatOf(row) < 0;
            QList<QVariant> line{static_cast<qlonglong>(m_data.xStops[std::size_t(column)]),
                                 static_cast<qlonglong>(m_data.yStops[std::size_t(row)]), glance.runnable};
            if (cell.hasNumbers()) {
                line << glance.total.value() << format::zoneName(glance.zone) << glance.bubbleOverTotal
                     << glance.step.value() << glance.flopsPerGpu.value() << glance.mfu
                     << glance.tokensPerSecondPerGpu << gpuHours(glance, m_data.budget) << hidden
                     << QString();
            } else {
                line << QList<QVariant>(8) << hidden
                     << (cell.computing ? heat::computing() : whyNot({column, row}));
            }
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
    return place.valid() && hasGrid() ? heat::readout(m_data, place, whyNot(place)) : QString();
}

QString Heatmap::sayStrip(Qt::Orientation axis) const {
    const HeatmapFold fold = HeatmapFold::of(m_data);
    return heat::foldHelp(m_data, axis, axis == Qt::Horizontal ? fold.columns : fold.rows);
}

void Heatmap::moveCursor(int columnSeat, int rowSeat) {
    const auto at = [](const HeatmapFoldedAxis& axis, int seat) {
        return axis.shown[static_cast<std::size_t>(std::clamp(seat, 0, axis.count() - 1))];
    };
    const HeatmapFold& fold = layoutNow().fold;
    m_cursor = {at(fold.columns, columnSeat), at(fold.rows, rowSeat)};
    updateOverlay();
    emit readout(say(m_cursor));
}

void Heatmap::choose(HeatmapPlace place) {
    emit cellChosen(m_data.xStops[std::size_t(place.column)], m_data.yStops[std::size_t(place.row)]);
}

void Heatmap::explainCurrent() {
    const HeatmapCell* current = m_data.current();
    if (!current || !current->hasNumbers())
        return;
    Subject subject;
    subject.kind = subjectOf(m_data.shown);
    subject.stage = m_data.shown == HeatmapQuantity::memory ? m_data.currentStage : 0;
    if (m_data.shown == HeatmapQuantity::flops || m_data.shown == HeatmapQuantity::utilisation)
        subject.convention = m_data.convention;
    emit explainRequested(subject);
}

bool Heatmap::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip && hasGrid()) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const auto strip = layoutNow().stripAt(help->pos());
        const QString text = strip ? sayStrip(*strip) : say(layoutNow().cellAt(help->pos()));
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
    if (!hasGrid() || !hasFocus() || !m_cursor.valid())
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
    if (!hasGrid()) {
        Picture::keyPressEvent(event);
        return;
    }
    // The first key only shows where the cursor is: on the current plan if there is one.
    const bool fresh = !m_cursor.valid();
    const HeatmapFold& fold = layoutNow().fold;
    const int startColumn = std::max(fold.columns.seatOf(m_data.currentColumn), 0);
    const int startRow = std::max(fold.rows.seatOf(m_data.currentRow), 0);
    const int column = fold.columns.seatOf(m_cursor.column);
    const int row = fold.rows.seatOf(m_cursor.row);
    const auto go = [&](int toColumn, int toRow) {
        fresh ? moveCursor(startColumn, startRow) : moveCursor(toColumn, toRow);
    };
    switch (event->key()) {
    case Qt::Key_Left:
        return go(column - 1, row);
    case Qt::Key_Right:
        return go(column + 1, row);
    case Qt::Key_Up:
        return go(column, row + 1);
    case Qt::Key_Down:
        return go(column, row - 1);
    case Qt::Key_Home:
        return go(0, row);
    case Qt::Key_End:
        return go(fold.columns.count() - 1, row);
    case Qt::Key_PageUp:
        return go(column, fold.rows.count() - 1);
    case Qt::Key_PageDown:
        return go(column, 0);
    case Qt::Key_X:
        return toggleFold(Qt::Horizontal);
    case Qt::Key_Y:
        return toggleFold(Qt::Vertical);
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        if (fresh)
            return moveCursor(startColumn, startRow);
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
    if (!hasGrid())
        return;
    const HeatmapPlace place = layoutNow().cellAt(event->position());
    const auto strip = layoutNow().stripAt(event->position());
    if (place == m_hover && strip == m_hoverStrip)
        return;
    m_hover = place;
    m_hoverStrip = strip;
    setCursor(place.valid() || strip ? Qt::PointingHandCursor : Qt::ArrowCursor);
    emit readout(strip ? sayStrip(*strip) : say(place));
}

void Heatmap::mousePressEvent(QMouseEvent* event) {
    const HeatmapPlace place = hasGrid() ? layoutNow().cellAt(event->position()) : HeatmapPlace{};
    const auto strip = hasGrid() ? layoutNow().stripAt(event->position()) : std::nullopt;
    if (event->button() != Qt::LeftButton || !(place.valid() || strip)) {
        Picture::mousePressEvent(event);
        return;
    }
    m_cursor = {};
    if (strip)
        toggleFold(*strip);
    else
        choose(place);
}

void Heatmap::contextMenuEvent(QContextMenuEvent* event) {
    if (!hasGrid())
        return;
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const HeatmapPlace place = byKey ? m_cursor : layoutNow().cellAt(event->pos());
    auto* menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction* explain =
        menu->addAction(tr("Explain the current plan's number"), this, &Heatmap::explainCurrent);
    explain->setEnabled(m_data.current() && m_data.current()->hasNumbers());
    QAction* go = menu->addAction(tr("Move the plan here"), this, [this, place] { choose(place); });
    go->setEnabled(place.valid());
    const HeatmapFold& fold = layoutNow().fold;
    for (const Qt::Orientation axis : {Qt::Horizontal, Qt::Vertical}) {
        const bool across = axis == Qt::Horizontal;
        const HeatmapFoldedAxis& stops = across ? fold.columns : fold.rows;
        if (stops.foldable.empty())
            continue;
        const auto dimension = across ? m_data.xDimension : m_data.yDimension;
        QAction* hide = menu->addAction(
            tr("Fold away %1 values that cannot run", "dimension").arg(format::dimensionName(dimension)),
            this, [this, axis] { toggleFold(axis); });
        hide->setCheckable(true);
        hide->setChecked(stops.folded);
    }
    menu->popup(byKey && place.valid()
                    ? mapToGlobal(layoutNow().cell(place.column, place.row).center().toPoint())
                    : event->globalPos());
}

void Heatmap::leaveEvent(QEvent* event) {
    m_hover = {};
    m_hoverStrip.reset();
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
