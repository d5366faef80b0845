// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/sweep/sweep_curve.h"

#include "widgets/format.h"
#include "widgets/sweep/sweep_painter.h"
#include "widgets/sweep/sweep_text.h"

#include <stdexcept>

namespace quadrille {

SweepCurve::SweepCurve(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Curve of memory and bubble"); });
    setUsualSize(32, 18);
}

void SweepCurve::setData(SweepData data) {
    if (data.current >= data.count())
        throw std::invalid_argument("the current stop of a curve must be one of its stops");
    m_data = std::move(data);
    contentChanged();
}

QString SweepCurve::finding() const {
    return withRemark(sweep::finding(m_data));
}

SweepLayout SweepCurve::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutSweep(m_data, area, QFontMetricsF(font, device));
}

void SweepCurve::paintLayout(QPainter& painter, const SweepLayout& layout, const Colours& colours) const {
    paintSweep(painter, m_data, layout, colours);
}

void SweepCurve::paintMark(QPainter& painter, const Stop& stop, const Colours& colours) const {
    paintSweepCursor(painter, layoutNow(), *stop, colours);
}

DataTable SweepCurve::data() const {
    DataTable table;
    table.columns = {format::dimensionName(m_data.dimension), tr("runnable")};
    for (const MemoryPart part : partsOf(MemoryKind::allocated))
        table.columns << tr("%1 (bytes)", "a part of memory").arg(format::partName(part));
    table.columns << tr("total (bytes)") << tr("zone") << tr("bubble ÷ total");
    if (m_data.baseline)
        table.columns << tr("total of A (bytes)");
    table.columns << tr("why not");
    for (int i = 0; i < m_data.count(); ++i) {
        const SweepStop& stop = m_data.stop(i);
        QList<QVariant> row{static_cast<qlonglong>(stop.value), !stop.cannotRun()};
        for (const MemoryPart part : partsOf(MemoryKind::allocated))
            row << (stop.runnable() ? QVariant(stop.fullest->part(part).value()) : QVariant());
        if (stop.runnable())
            row << stop.total().value() << format::zoneName(m_data.zone(i)) << stop.bubbleOverTotal;
        else
            row << QVariant() << QVariant() << QVariant();
        if (m_data.baseline)
            row << (stop.baselineTotal ? QVariant(stop.baselineTotal->value()) : QVariant());
        table.rows << (row << (stop.computing ? sweep::computing() : stop.whyNot));
    }
    return table;
}

SweepCurve::Stop SweepCurve::placeAt(QPointF point) const {
    const int stop = layoutNow().stopAt(point);
    return stop >= 0 ? Stop(stop) : Stop();
}

QString SweepCurve::say(const Stop& stop) const {
    return sweep::readout(m_data, *stop);
}

std::optional<SweepCurve::Stop> SweepCurve::neighbour(const Stop& stop, int key) const {
    const auto to = alongRow(*stop, m_data.count() - 1, key, RowKeys::across);
    return to ? std::optional<Stop>(*to) : std::nullopt;
}

bool SweepCurve::explainCurrent() {
    if (m_data.current < 0 || !m_data.stop(m_data.current).runnable())
        return true;
    Subject subject;
    subject.stage = m_data.stop(m_data.current).fullest->stage;
    emit explainRequested(subject);
    return true;
}

} // namespace quadrille
