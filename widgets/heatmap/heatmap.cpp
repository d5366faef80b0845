// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/heatmap/heatmap.h"

#include "widgets/format.h"
#include "widgets/heatmap/heatmap_painter.h"
#include "widgets/heatmap/heatmap_text.h"
#include "widgets/plan_table/axis_text.h"

#include <QMenu>

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

Heatmap::Heatmap(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Heatmap of plans"); });
    setUsualSize(32, 18);
}

void Heatmap::setData(HeatmapData data) {
    if (data.cells.size() != data.xStops.size() * data.yStops.size())
        throw std::invalid_argument("a heatmap needs one cell for each pair of stops");
    if (data.currentColumn >= data.columns() || data.currentRow >= data.rows())
        throw std::invalid_argument("the current cell of a heatmap lies outside of it");
    data.columnsFolded = m_data.columnsFolded;
    data.rowsFolded = m_data.rowsFolded;
    m_data = std::move(data);
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
    contentChanged();
}

void Heatmap::setFolded(bool columns, bool rows) {
    if (columns == m_data.columnsFolded && rows == m_data.rowsFolded)
        return;
    m_data.columnsFolded = columns;
    m_data.rowsFolded = rows;
    contentChanged();
}

void Heatmap::toggleFold(Qt::Orientation axis) {
    const bool across = axis == Qt::Horizontal;
    const HeatmapFold fold = HeatmapFold::of(m_data);
    if ((across ? fold.columns : fold.rows).foldable.empty())
        return;
    setFolded(across != m_data.columnsFolded, !across != m_data.rowsFolded);
    readOut({.cell = {}, .strip = axis});
}

void Heatmap::setReason(Reason reason) {
    m_reason = std::move(reason);
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
    return emptyReason(tr("There are no plans to compare yet."));
}

DataTable Heatmap::data() const {
    DataTable table;
    table.columns = {axisName(m_data.xDimension),
                     axisName(m_data.yDimension),
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
            const bool hidden = fold.columns.positionOf(column) < 0 || fold.rows.positionOf(row) < 0;
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

HeatmapLayout Heatmap::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutHeatmap(m_data, area, font, device);
}

void Heatmap::paintLayout(QPainter& painter, const HeatmapLayout& layout, const Colours& colours) const {
    paintHeatmap(painter, m_data, layout, colours);
}

void Heatmap::paintMark(QPainter& painter, const HeatmapTarget& target, const Colours& colours) const {
    paintHeatmapCursor(painter, layoutNow(), target.cell, colours);
}

QString Heatmap::whyNot(HeatmapPlace place) const {
    const HeatmapCell& cell = m_data.cell(place.column, place.row);
    if (cell.glance.runnable)
        return {};
    return cell.whyNot.isEmpty() && m_reason ? m_reason(place.column, place.row) : cell.whyNot;
}

QString Heatmap::say(const HeatmapTarget& target) const {
    return target.strip ? sayStrip(*target.strip) : heat::readout(m_data, target.cell, whyNot(target.cell));
}

QString Heatmap::sayStrip(Qt::Orientation axis) const {
    const HeatmapFold fold = HeatmapFold::of(m_data);
    return heat::foldHelp(m_data, axis, axis == Qt::Horizontal ? fold.columns : fold.rows);
}

HeatmapTarget Heatmap::placeAt(QPointF point) const {
    return {layoutNow().cellAt(point), layoutNow().stripAt(point)};
}

/// A place goes with a column or row that goes out of sight.
HeatmapTarget Heatmap::kept(const HeatmapTarget& target) const {
    const HeatmapFold fold = HeatmapFold::of(m_data);
    const bool seen =
        target.strip
            ? !(*target.strip == Qt::Horizontal ? fold.columns : fold.rows).foldable.empty()
            : fold.columns.positionOf(target.cell.column) >= 0 && fold.rows.positionOf(target.cell.row) >= 0;
    return seen ? target : HeatmapTarget{};
}

HeatmapTarget Heatmap::atPosition(int column, int row) const {
    const auto at = [](const HeatmapFoldedAxis& axis, int position) {
        return axis.shown[static_cast<std::size_t>(std::clamp(position, 0, axis.count() - 1))];
    };
    const HeatmapFold& fold = layoutNow().fold;
    return {{at(fold.columns, column), at(fold.rows, row)}, {}};
}

/// On the current plan if there is one.
HeatmapTarget Heatmap::start(int) const {
    const HeatmapFold& fold = layoutNow().fold;
    return atPosition(fold.columns.positionOf(m_data.currentColumn), fold.rows.positionOf(m_data.currentRow));
}

std::optional<HeatmapTarget> Heatmap::neighbour(const HeatmapTarget& target, int key) const {
    const HeatmapFold& fold = layoutNow().fold;
    const int column = fold.columns.positionOf(target.cell.column);
    const int row = fold.rows.positionOf(target.cell.row);
    switch (key) {
    case Qt::Key_Left:
        return atPosition(column - 1, row);
    case Qt::Key_Right:
        return atPosition(column + 1, row);
    case Qt::Key_Up:
        return atPosition(column, row + 1);
    case Qt::Key_Down:
        return atPosition(column, row - 1);
    case Qt::Key_Home:
        return atPosition(0, row);
    case Qt::Key_End:
        return atPosition(fold.columns.count() - 1, row);
    case Qt::Key_PageUp:
        return atPosition(column, fold.rows.count() - 1);
    case Qt::Key_PageDown:
        return atPosition(column, 0);
    default:
        return {};
    }
}

void Heatmap::use(const HeatmapTarget& target) {
    if (target.strip)
        toggleFold(*target.strip);
    else
        choose(target.cell);
}

void Heatmap::choose(HeatmapPlace place) {
    emit cellChosen(m_data.xStops[std::size_t(place.column)], m_data.yStops[std::size_t(place.row)]);
}

bool Heatmap::explainCurrent() {
    const HeatmapCell* current = m_data.current();
    if (!current || !current->hasNumbers())
        return true;
    Subject subject;
    subject.kind = subjectOf(m_data.shown);
    subject.stage = m_data.shown == HeatmapQuantity::memory ? m_data.currentStage : 0;
    if (m_data.shown == HeatmapQuantity::flops || m_data.shown == HeatmapQuantity::utilisation)
        subject.convention = m_data.convention;
    emit explainRequested(subject);
    return true;
}

void Heatmap::keyPressEvent(QKeyEvent* event) {
    if (isDrawn() && event->key() == Qt::Key_X)
        return toggleFold(Qt::Horizontal);
    if (isDrawn() && event->key() == Qt::Key_Y)
        return toggleFold(Qt::Vertical);
    InteractivePicture::keyPressEvent(event);
}

QString Heatmap::useName() const {
    return tr("Move the plan here");
}

std::optional<QPoint> Heatmap::fillMenu(QMenu& menu, std::optional<QPoint> point) {
    if (!isDrawn())
        return {};
    QAction* explain =
        menu.addAction(tr("Explain the current plan's number"), this, &Heatmap::explainCurrent);
    explain->setEnabled(m_data.current() && m_data.current()->hasNumbers());
    const HeatmapPlace place = point ? layoutNow().cellAt(*point) : cursorPlace().cell;
    addUseOf({.cell = place}, menu);
    const HeatmapFold& fold = layoutNow().fold;
    for (const Qt::Orientation axis : {Qt::Horizontal, Qt::Vertical}) {
        const bool across = axis == Qt::Horizontal;
        const HeatmapFoldedAxis& stops = across ? fold.columns : fold.rows;
        if (stops.foldable.empty())
            continue;
        const auto dimension = across ? m_data.xDimension : m_data.yDimension;
        QAction* hide =
            menu.addAction(tr("Fold away %1 values that cannot run", "dimension").arg(axisName(dimension)),
                           this, [this, axis] { toggleFold(axis); });
        hide->setCheckable(true);
        hide->setChecked(stops.folded);
    }
    if (point || !place.valid())
        return {};
    return layoutNow().cell(place.column, place.row).center().toPoint();
}

} // namespace quadrille
