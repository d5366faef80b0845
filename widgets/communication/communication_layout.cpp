// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/communication_layout.h"

#include "widgets/communication/communication_text.h"
#include "widgets/communication/volumes_layout.h"
#include "widgets/picture/legends.h"
#include "widgets/picture/wrapped_text.h"
#include "widgets/waterfall/waterfall_text.h"

#include <algorithm>

namespace quadrille {
namespace {

using Label = CommunicationLabel;

double widest(const QStringList& words, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

/// Two bars side by side that together are `share` of the room; the second begins where the first ends.
std::pair<QRectF, QRectF> split(const QRectF& room, double share, double first, double hair) {
    double width = room.width() * std::clamp(share, 0.0, 1.0);
    if (share > 0)
        width = std::max(width, hair);
    const double border = width * first;
    return {QRectF(room.left(), room.top(), border, room.height()),
            QRectF(room.left() + border, room.top(), width - border, room.height())};
}

/// The table's columns: name, volume with bars, time with bars; in narrow tables the two below each other.
class Table {
public:
    Table(CommunicationLayout& layout, const CommunicationContent& content, const QFontMetricsF& metrics)
        : m_layout(layout), m_content(content), m_metrics(metrics), m_line(metrics.height()),
          m_kinds(content.rows()) {
        for (const TrafficKind kind : m_kinds) {
            m_most = std::max(m_most, drawable(content.exchange(kind).sent.value()));
            m_longest = std::max(m_longest, drawable(content.exchange(kind).time.value()));
        }
        m_volumes = communication::TrafficScale::of(m_most);
        m_times = waterfall::TimeScale::of(m_longest);
    }

    void place() {
        chooseNames();
        QStringList volumes, times;
        for (const TrafficKind kind : m_kinds) {
            volumes << m_volumes.text(drawable(m_content.exchange(kind).sent.value()));
            times << m_times.text(drawable(m_content.exchange(kind).time.value()));
        }
        const QRectF& table = m_layout.table;
        const double gap = 0.6 * m_line;
        const double indent = 0.5 * m_line; // beside the mark of the selected row
        const double names = indent + widest(m_names, m_metrics) + gap;
        const double numbers = std::max(widest(volumes, m_metrics), widest(times, m_metrics)) + gap;
        const bool beside = table.width() - names - 2 * numbers >= 10 * m_line;
        const double rest = table.width() - names - (beside ? 2 : 1) * numbers - (beside ? gap : 0);
        const double bars = std::max(0.0, beside ? rest / 2 : rest);
        const double volumeLeft = table.left() + names;
        const double timeLeft = beside ? volumeLeft + numbers + bars + gap : volumeLeft;
        const double heads = placeHeads(volumeLeft, timeLeft, beside);
        const double lines = beside ? 1.0 : 2.0;
        const double height = std::min((beside ? 4.2 : 2.2) * m_line * lines,
                                       (table.height() - heads) / static_cast<double>(m_kinds.size()));
        const bool words = height >= m_line * lines;
        for (std::size_t i = 0; i < m_kinds.size(); ++i) {
            CommunicationRow row;
            row.kind = m_kinds[i];
            row.box = QRectF(table.left(), table.top() + heads + static_cast<double>(i) * height,
                             table.width(), height);
            const Exchange& exchange = m_content.exchange(row.kind);
            const int index = static_cast<int>(i);
            const double volumeMiddle = row.box.top() + height * (beside ? 0.5 : 0.27);
            const double timeMiddle = row.box.top() + height * (beside ? 0.5 : 0.73);
            const double thick = std::min(1.5 * m_line, 0.55 * height / lines);
            const QRectF volumeBar(volumeLeft + numbers, volumeMiddle - thick / 2, bars, thick);
            const QRectF timeBar(timeLeft + numbers, timeMiddle - thick / 2, bars, thick);
            const double sent = m_most > 0 ? drawable(exchange.sent.value()) / m_most : 0;
            const double time = m_longest > 0 ? drawable(exchange.time.value()) / m_longest : 0;
            std::tie(row.inside, row.network) =
                split(volumeBar, sent, 1 - networkShare(exchange), m_layout.hair);
            std::tie(row.exposed, row.hidden) = split(timeBar, time, exposedShare(exchange), m_layout.hair);
            m_layout.rows.push_back(row);
            if (!words)
                continue;
            add({Label::Kind::name,
                 leftText(m_names[index], {table.left() + indent, volumeMiddle}, m_metrics), index});
            add({Label::Kind::volume,
                 rightText(volumes[index], {volumeLeft + numbers - gap, volumeMiddle}, m_metrics), index});
            add({Label::Kind::time,
                 rightText(times[index], {timeLeft + numbers - gap, timeMiddle}, m_metrics), index});
        }
    }

private:
    void chooseNames() {
        for (int length = 0; length < 3; ++length) {
            m_names.clear();
            for (const TrafficKind kind : m_kinds)
                m_names << communication::rowNames(m_content, kind).at(length);
            if (widest(m_names, m_metrics) < 0.3 * m_layout.table.width())
                return;
        }
    }

    /// \return their height
    double placeHeads(double volumeLeft, double timeLeft, bool beside) {
        const QRectF& table = m_layout.table;
        const double room = table.height() / m_line;
        if (room < static_cast<double>(m_kinds.size()) * (beside ? 1.15 : 2.3) + 2)
            return 0;
        const bool roomy = beside || room > static_cast<double>(m_kinds.size()) * 2.3 + 4;
        const bool legend = roomy && drawsLegends();
        double y = table.top() + 0.6 * m_line;
        const double volumeEnd = beside ? timeLeft - 0.6 * m_line : table.right();
        placeHead(communication::volumeHeads(), volumeLeft, y, volumeEnd,
                  {{communication::insideWord(), Label::Swatch::inside},
                   {communication::networkWord(), Label::Swatch::network}},
                  legend);
        if (!beside)
            y += (legend ? 2.1 : 1.05) * m_line;
        if (roomy)
            placeHead(communication::timeHeads(), timeLeft, y, table.right(),
                      {{communication::exposedWord(), Label::Swatch::exposed},
                       {communication::hiddenWord(), Label::Swatch::hidden}},
                      legend);
        return y - table.top() + (legend ? 1.75 : 0.65) * m_line;
    }

    void placeHead(const QStringList& words, double left, double y, double right,
                   const std::vector<std::pair<QString, Label::Swatch>>& legend, bool withLegend) {
        for (const QString& each : words) {
            if (left + m_metrics.horizontalAdvance(each) > right)
                continue;
            add({Label::Kind::head, leftText(each, {left, y}, m_metrics)}, right);
            break;
        }
        if (!withLegend)
            return;
        const double swatch = 1.2 * m_line;
        double x = left + swatch;
        for (const auto& [word, kind] : legend) {
            const PlacedText placed = leftText(word, {x, y + m_line}, m_metrics);
            add({Label::Kind::legend, placed, -1, kind}, right);
            x = placed.box.right() + 0.8 * m_line + swatch;
        }
    }

    void add(const Label& label) { add(label, m_layout.table.right()); }
    void add(const Label& label, double right) {
        if (label.placed.box.right() <= right + 0.5 && label.placed.box.left() >= m_layout.table.left() - 0.5)
            m_layout.labels << label;
    }

    CommunicationLayout& m_layout;
    const CommunicationContent& m_content;
    const QFontMetricsF& m_metrics;
    const double m_line;
    const std::vector<TrafficKind> m_kinds;
    QStringList m_names;
    double m_most = 0, m_longest = 0;
    communication::TrafficScale m_volumes;
    waterfall::TimeScale m_times;
};

void placeMap(CommunicationLayout& layout, const CommunicationContent& content, QRectF room,
              const QFontMetricsF& metrics) {
    const double line = metrics.height();
    QStringList captions;
    for (const QString& sentence : communication::mapCaptions(content))
        captions << wrapped(sentence, room.width(), metrics);
    const double step = 1.15 * line;
    captions = captions.mid(0, std::max(0, static_cast<int>((room.height() - 6 * line) / step)));
    room.setBottom(room.bottom() - step * static_cast<double>(captions.size()) - 0.3 * line);
    layout.map = layoutGpuMap(content, room, metrics);
    if (layout.map->cells.empty()) {
        layout.map.reset();
        return;
    }
    double y = room.top();
    for (const NodeBox& node : layout.map->nodes)
        y = std::max(y, node.box.bottom() + 0.9 * line);
    for (const QString& words : captions) {
        const PlacedText placed = leftText(words, {room.left(), y}, metrics);
        if (placed.box.right() <= room.right())
            layout.labels << Label{Label::Kind::caption, placed};
        y += step;
    }
}

} // namespace

int CommunicationLayout::rowAt(QPointF point) const {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].box.contains(point))
            return static_cast<int>(i);
    return -1;
}

CommunicationLayout layoutCommunication(const CommunicationContent& content, const QRectF& area,
                                        const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min(0.5 * line, std::min(area.width(), area.height()) / 30);
    CommunicationLayout layout;
    layout.area = area.adjusted(pad, pad, -pad, -pad);
    layout.hair = std::max(1.0, line / 15);
    layout.table = layout.area;
    const double width = layout.area.width(), height = layout.area.height();
    const auto rows = static_cast<double>(content.rows().size());
    QRectF room;
    if (width > 36 * line && width > 1.4 * height) {
        const double tableWidth = std::clamp(0.52 * width, 24 * line, 52 * line);
        layout.table.setWidth(tableWidth);
        room = layout.area.adjusted(tableWidth + 1.5 * line, 0, 0, 0);
    } else if (height > (2.6 * rows + 10) * line) {
        const double tableHeight = std::max((3.2 * rows + 4.4) * line, 0.4 * height);
        layout.table.setHeight(tableHeight);
        room = layout.area.adjusted(0, tableHeight + line, 0, 0);
    }
    Table(layout, content, metrics).place();
    if (!room.isEmpty())
        placeMap(layout, content, room, metrics);
    return layout;
}

} // namespace quadrille
