// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diagram/bar_diagram.h"

#include "widgets/picture/placed_text.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

QColor colourOf(const BarDiagramData::Meaning& meaning, const Colours& colours) {
    if (const auto* part = std::get_if<MemoryPart>(&meaning))
        return colours.part(*part);
    if (const auto* family = std::get_if<TimeFamily>(&meaning))
        return colours.time(*family);
    return colours.category(std::get<std::size_t>(meaning));
}

/// The parts of all rows, each name once.
std::vector<BarDiagramData::Part> legendOf(const BarDiagramData& data) {
    std::vector<BarDiagramData::Part> legend;
    for (const BarDiagramData::Row& row : data.rows)
        for (const BarDiagramData::Part& part : row.parts)
            if (!part.name.isEmpty() &&
                std::ranges::find(legend, part.name, &BarDiagramData::Part::name) == legend.end())
                legend.push_back(part);
    return legend;
}

} // namespace

double BarDiagramData::longest() const {
    double longest = 0;
    for (const Row& row : rows) {
        double sum = 0;
        for (const Part& part : row.parts)
            sum += part.value;
        longest = std::max(longest, sum);
    }
    return longest;
}

BarDiagram::BarDiagram(QWidget* parent) : Picture(parent) {
    setName([] { return tr("Figures as bars"); });
    setUsualSize(30, 10);
}

void BarDiagram::setData(BarDiagramData data) {
    m_data = std::move(data);
    contentChanged();
}

void BarDiagram::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double line = metrics.height(), hair = std::max(1.0, line / 15);
    QRectF room = area.adjusted(0.5 * line, 0.5 * line, -0.5 * line, -0.5 * line);
    if (room.width() < 4 * line || room.height() < 2 * line || m_data.rows.empty())
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    // The legend above, as many rows of it as it needs.
    const auto legend = legendOf(m_data);
    std::vector<double> widths;
    const double swatch = 1.2 * line;
    for (const BarDiagramData::Part& part : legend)
        widths.push_back(swatch + metrics.horizontalAdvance(part.name));
    const auto corners = flowRows(widths, room, line, 1.3 * line);
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPointF corner = corners[i];
        painter.fillRect(QRectF(corner + QPointF(0, 0.2 * line), QSizeF(0.8 * line, 0.6 * line)),
                         colourOf(legend[i].meaning, colours));
        const PlacedText name = leftText(legend[i].name, corner + QPointF(swatch, line / 2), metrics);
        painter.setPen(colours.text);
        if (area.contains(name.box))
            drawText(painter, name);
    }
    if (!corners.empty())
        room.setTop(corners.back().y() + 1.8 * line);
    double names = 0, values = 0;
    for (const BarDiagramData::Row& row : m_data.rows) {
        names = std::max(names, metrics.horizontalAdvance(row.name));
        values = std::max(values, metrics.horizontalAdvance(row.value));
    }
    const auto count = static_cast<double>(m_data.rows.size());
    const double pitch = std::min(2.4 * line, room.height() / count);
    const double left = room.left() + names + (names > 0 ? 0.6 * line : 0);
    const double width = std::max(0.0, room.right() - values - 0.6 * line - left);
    const double longest = m_data.longest();
    double top = room.top();
    for (const BarDiagramData::Row& row : m_data.rows) {
        const double middle = top + pitch / 2, height = std::min(0.7 * pitch, 1.4 * line);
        painter.setPen(colours.text);
        const PlacedText name = leftText(row.name, {room.left(), middle}, metrics);
        const PlacedText value = rightText(row.value, {room.right(), middle}, metrics);
        for (const PlacedText& text : {name, value})
            if (area.contains(text.box))
                drawText(painter, text);
        double x = left;
        for (const BarDiagramData::Part& part : row.parts) {
            const double length = longest > 0 ? width * part.value / longest : 0;
            const QRectF box(x, middle - height / 2, length, height);
            painter.fillRect(box, colourOf(part.meaning, colours));
            painter.setPen(QPen(colours.background, hair));
            painter.drawLine(box.topRight(), box.bottomRight());
            x += length;
        }
        painter.setPen(QPen(colours.mutedText, hair));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(left, middle - height / 2, x - left, height));
        top += pitch;
    }
    painter.restore();
}

DataTable BarDiagram::data() const {
    DataTable table;
    table.columns = {tr("row"), tr("part"), m_data.unit.isEmpty() ? tr("value") : m_data.unit};
    for (const BarDiagramData::Row& row : m_data.rows)
        for (const BarDiagramData::Part& part : row.parts)
            table.rows << QList<QVariant>{row.name, part.name, part.value};
    return table;
}

} // namespace quadrille
