// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/fsdp_curves/fsdp_curves.h"

#include "widgets/fsdp_curves/fsdp_text.h"

#include <algorithm>
#include <numeric>
#include <stdexcept>

namespace quadrille {

FsdpCurves::FsdpCurves(QWidget* parent) : InteractivePicture(PlaceUse::explain, parent) {
    setName([] { return tr("FSDP curves"); });
    setUsualSize(32, 16);
}

void FsdpCurves::setData(FsdpCurvesData data) {
    for (const FsdpLine& line : data.lines)
        if (line.stops.empty() || line.stops.size() != data.lines.front().stops.size())
            throw std::invalid_argument("every line of the FSDP curves must have the same stops");
    m_data = std::move(data);
    contentChanged();
}

void FsdpCurves::setMeasure(FsdpMeasure measure) {
    if (measure == m_data.measure)
        return;
    m_data.measure = measure;
    contentChanged();
}

QString FsdpCurves::finding() const {
    return fsdp_text::finding(m_data);
}

FsdpLayout FsdpCurves::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutFsdp(m_data, area, QFontMetricsF(font, device));
}

void FsdpCurves::paintLayout(QPainter& painter, const FsdpLayout& layout, const Colours& colours) const {
    paintFsdp(painter, m_data, layout, colours);
}

void FsdpCurves::paintMark(QPainter& painter, const FsdpPlace& place, const Colours& colours) const {
    paintFsdpCursor(painter, m_data, layoutNow(), place, colours);
}

DataTable FsdpCurves::data() const {
    DataTable table;
    table.columns = {tr("line"),
                     fsdp_text::axisName(m_data.axis),
                     tr("sequence length"),
                     fsdp_text::valueName(m_data.measure),
                     tr("γ"),
                     tr("ZeRO"),
                     tr("HFU of computing alone"),
                     tr("tokens of a GPU"),
                     tr("measured"),
                     tr("measured sequence length"),
                     tr("note")};
    const auto empty = [](int count) { return QList<QVariant>(count); };
    for (int line = 0; line < static_cast<int>(m_data.lines.size()); ++line)
        for (int i = 0; i < static_cast<int>(m_data.line(line).stops.size()); ++i) {
            const FsdpStop& stop = m_data.stop({line, i});
            const auto& best = bestOf(stop, m_data.measure);
            QList<QVariant> row{m_data.line(line).name, stop.at, static_cast<qlonglong>(stop.setup.sequence)};
            if (best)
                row << *valueOf(stop, m_data.measure) << best->gamma << (best->shardsParameters ? 3 : 1)
                    << best->alpha << best->step.tokens;
            else
                row << empty(5);
            const auto runs = measuredAt(m_data, {line, i});
            if (runs.empty())
                table.rows << (row + empty(3));
            for (const FsdpStudy::Run* run : runs) {
                const auto value = valueOf(*run, m_data.measure);
                table.rows << (row + QList<QVariant>{value ? QVariant(*value) : QVariant(),
                                                     static_cast<qlonglong>(run->sequence),
                                                     run->outOfMemory ? tr("out of memory")
                                                                      : QString::fromStdString(run->note)});
            }
        }
    return table;
}

FsdpPlace FsdpCurves::placeAt(QPointF point) const {
    return quadrille::placeAt(m_data, layoutNow(), point);
}

QString FsdpCurves::say(const FsdpPlace& place) const {
    return fsdp_text::readout(m_data, place);
}

FsdpPlace FsdpCurves::kept(const FsdpPlace& place) const {
    const bool there =
        place.line < std::ssize(m_data.lines) && place.stop < std::ssize(m_data.lines.front().stops);
    return there ? place : FsdpPlace{};
}

bool FsdpCurves::isUsable(const FsdpPlace& place) const {
    return place.valid() && bestOf(m_data.stop(place), m_data.measure);
}

void FsdpCurves::use(const FsdpPlace& place) {
    if (isUsable(place))
        emit stopExplained(m_data.stop(place), m_data.measure);
}

std::optional<FsdpPlace> FsdpCurves::neighbour(const FsdpPlace& place, int key) const {
    if (key != Qt::Key_Up && key != Qt::Key_Down) {
        const int last = static_cast<int>(m_data.lines.front().stops.size()) - 1;
        const auto stop = alongRow(place.stop, last, key, RowKeys::across);
        return stop ? std::optional(FsdpPlace{place.line, *stop}) : std::nullopt;
    }
    // By height at this stop; lines without a value there lie lowest.
    std::vector<int> order(m_data.lines.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, {}, [&](int line) {
        return valueOf(m_data.stop({line, place.stop}), m_data.measure).value_or(-1);
    });
    const auto here = std::ranges::find(order, place.line) - order.begin();
    const auto there =
        std::clamp<std::ptrdiff_t>(here + (key == Qt::Key_Up ? 1 : -1), 0, std::ssize(order) - 1);
    return FsdpPlace{order[static_cast<std::size_t>(there)], place.stop};
}

} // namespace quadrille
