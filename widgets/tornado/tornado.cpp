// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tornado/tornado.h"

#include "widgets/format.h"
#include "widgets/picture/mark.h"
#include "widgets/tornado/tornado_text.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {

Tornado::Tornado(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("What one change would gain or lose"); });
    setUsualSize(50, 14);
}

void Tornado::setSensitivity(std::optional<Sensitivity> found) {
    m_found = std::move(found);
    contentChanged();
}

QString Tornado::finding() const {
    return m_found ? withRemark(tornado::finding(*m_found))
                   : emptyReason(tr("There is no plan to show yet."));
}

DataTable Tornado::data() const {
    DataTable table;
    table.columns = {tr("changed"),    tr("change"), tr("speed (share)"), tr("step (s)"),
                     tr("memory (B)"), tr("zone"),   tr("why not"),       tr("enough (share)")};
    if (!m_found)
        return table;
    for (const auto* rows : {&m_found->settings, &m_found->hardware}) {
        for (const SensitivityRow& row : *rows) {
            for (const SensitivityEnd& end : row.ends) {
                QList<QVariant> cells{tornado::rowName(row), tornado::changeName(row, end, *m_found)};
                if (end.runs())
                    cells << end.speed << end.seen.step.value() << end.seen.total.value()
                          << format::zoneName(end.seen.zone) << QVariant();
                else
                    cells << QVariant() << QVariant() << QVariant() << QVariant()
                          << format::sentence(*end.refused);
                cells << (row.enough ? QVariant(*row.enough) : QVariant());
                table.rows << cells;
            }
        }
    }
    return table;
}

TornadoLayout Tornado::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutTornado(*m_found, area, QFontMetricsF(font, device));
}

void Tornado::paintLayout(QPainter& painter, const TornadoLayout& layout, const Colours& colours) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const TornadoBar& bar : layout.bars) {
        painter.fillRect(bar.bar, colours.zone(bar.zone));
        // One upon the other stay apart.
        if (bar.bar.width() > 3 * layout.hair) {
            painter.setPen(QPen(colours.background, layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar.bar);
        }
    }
    for (const QRectF& axis : layout.axes)
        painter.fillRect(axis, colours.mutedText);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const TornadoLabel& label : layout.labels) {
        const bool muted =
            label.kind == TornadoLabel::Kind::heading || label.kind == TornadoLabel::Kind::note;
        painter.setPen(muted ? colours.mutedText : colours.text);
        drawText(painter, label.placed);
    }
    painter.restore();
}

void Tornado::paintMark(QPainter& painter, const TornadoPlace& place, const Colours& colours) const {
    const int bar = barOf(place);
    if (bar >= 0)
        paintDashedMark(painter, layoutNow().bars[static_cast<std::size_t>(bar)].bar.adjusted(-2, -1, 2, 1),
                        layoutNow().hair, colours);
}

TornadoPlace Tornado::placeOf(int bar) const {
    const auto& bars = layoutNow().bars;
    if (bar < 0 || bar >= static_cast<int>(bars.size()))
        return {};
    const TornadoBar& found = bars[static_cast<std::size_t>(bar)];
    return {.some = true, .of = rowOf(found).of, .end = found.end};
}

int Tornado::barOf(const TornadoPlace& place) const {
    const auto& bars = layoutNow().bars;
    const auto found = std::ranges::find_if(
        bars, [&](const TornadoBar& bar) { return rowOf(bar).of == place.of && bar.end == place.end; });
    return found == bars.end() ? -1 : static_cast<int>(found - bars.begin());
}

const SensitivityRow& Tornado::rowOf(const TornadoBar& bar) const {
    return (bar.hardware ? m_found->hardware : m_found->settings).at(bar.row);
}

TornadoPlace Tornado::placeAt(QPointF point) const {
    return placeOf(layoutNow().barAt(point));
}

QString Tornado::say(const TornadoPlace& place) const {
    const int bar = barOf(place);
    if (bar < 0)
        return {};
    const SensitivityRow& row = rowOf(layoutNow().bars[static_cast<std::size_t>(bar)]);
    return tornado::readout(row, row.ends.at(place.end), *m_found);
}

std::optional<TornadoPlace> Tornado::neighbour(const TornadoPlace& place, int key) const {
    const auto bar =
        alongRow(barOf(place), static_cast<int>(layoutNow().bars.size()) - 1, key, RowKeys::both);
    return bar ? std::optional(placeOf(*bar)) : std::nullopt;
}

void Tornado::use(const TornadoPlace& place) {
    const int bar = barOf(place);
    if (bar >= 0 && isUsable(place))
        emit changeChosen(
            std::get<Change>(rowOf(layoutNow().bars[static_cast<std::size_t>(bar)]).ends.at(place.end).to));
}

} // namespace quadrille
