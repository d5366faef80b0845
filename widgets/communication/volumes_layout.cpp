// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/volumes_layout.h"

#include "widgets/communication/volumes_text.h"
#include "widgets/format.h"
#include "widgets/picture/wrapped_text.h"
#include "widgets/waterfall/waterfall_text.h"

#include <algorithm>

namespace quadrille {
namespace {

using Kind = VolumesWord::Kind;

/// Sets one table from the top of its room downwards.
class Table {
public:
    Table(VolumesLayout& layout, const QRectF& room, const QFontMetricsF& metrics)
        : m_layout(layout), m_room(room), m_metrics(metrics), m_line(metrics.height()), m_y(room.top()) {}

    [[nodiscard]] double bottom() const { return m_y; }

    /// \param rights right edges of the columns after the first
    void heads(const QStringList& words, const std::vector<double>& rights) {
        row(Kind::head, words, rights);
        m_y += 0.2 * m_line;
    }
    /// \return its box
    QRectF row(Kind last, const QStringList& words, const std::vector<double>& rights) {
        const double height = 1.25 * m_line;
        const double middle = m_y + height / 2;
        for (int i = 0; i < words.size(); ++i) {
            if (words[i].isEmpty())
                continue;
            const Kind kind = last == Kind::head || i + 1 == words.size() ? last : Kind::cell;
            add(kind,
                i == 0 ? leftText(words[i], {m_room.left(), middle}, m_metrics)
                       : rightText(words[i], {rights[static_cast<std::size_t>(i - 1)], middle}, m_metrics));
        }
        const QRectF box(m_room.left(), m_y, m_room.width(), height);
        m_y += height;
        return box;
    }
    void paragraph(const QString& text, double indent) {
        for (const QString& words : wrapped(text, m_room.width() - indent, m_metrics)) {
            add(Kind::remark, leftText(words, {m_room.left() + indent, m_y + m_line / 2}, m_metrics));
            m_y += 1.05 * m_line;
        }
        m_y += 0.25 * m_line;
    }
    void space(double lines) { m_y += lines * m_line; }

private:
    void add(Kind kind, const PlacedText& placed) { m_layout.words << VolumesWord{kind, placed}; }

    VolumesLayout& m_layout;
    const QRectF m_room;
    const QFontMetricsF& m_metrics;
    const double m_line;
    double m_y;
};

double widest(const QStringList& words, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

QString oursOf(const PublishedVolume& volume) {
    return QStringLiteral("%1 %2").arg(volumes::sign(volume), volumes::amount(volume.ours, volume.unit));
}

/// \return where it ends
double placeVolumes(VolumesLayout& layout, const VolumesContent& content, const QRectF& room,
                    const QFontMetricsF& metrics) {
    QStringList ours;
    for (const PublishedVolume& volume : content.volumes)
        ours << oursOf(volume);
    const double last = room.right();
    const double middle = last - widest(ours, metrics) - 1.2 * metrics.height();
    const std::vector<double> rights{middle, last};
    Table table(layout, room, metrics);
    table.heads(volumes::volumeHeads(), rights);
    for (std::size_t i = 0; i < content.volumes.size(); ++i) {
        const PublishedVolume& volume = content.volumes[i];
        QStringList words{format::translated(volume.what), volumes::printed(volume),
                          ours[static_cast<int>(i)]};
        // In narrow tables the formula gives way to its value.
        const double left = room.left() + metrics.horizontalAdvance(words[0]) + metrics.height();
        for (const QString& shorter : {QString::fromStdString(volume.formula), QString()})
            if (middle - metrics.horizontalAdvance(words[1]) < left)
                words[1] = shorter;
        words[0] =
            metrics.elidedText(words[0], Qt::ElideRight, (words[1].isEmpty() ? middle : left) - room.left());
        QRectF box = table.row(volume.agrees ? Kind::cell : Kind::differs, words, rights);
        if (volume.remark)
            table.paragraph(volumes::remark(volume), metrics.height());
        box.setBottom(table.bottom());
        VolumesRow& row = layout.rows.emplace_back();
        row.box = box;
        row.volume = static_cast<int>(i);
    }
    return table.bottom();
}

/// \return where it ends
double placeLinks(VolumesLayout& layout, const VolumesContent& content, const QRectF& room,
                  const QFontMetricsF& metrics) {
    const double line = metrics.height();
    QStringList names, rates, printed, ours;
    double longest = 0;
    for (const LinkTime& link : content.links) {
        names << QString::fromStdString(link.link.label);
        rates << format::bandwidth(link.link.bandwidth);
        longest = std::max(longest, link.ours.value());
    }
    const auto scale = waterfall::TimeScale::of(longest);
    for (const LinkTime& link : content.links) {
        printed << (link.published ? scale.text(link.published->value()) : QStringLiteral("–"));
        ours << scale.text(link.ours.value());
    }
    const QStringList heads = volumes::linkHeads();
    const double gap = line;
    const double rateEnd = room.left() + widest(names, metrics) + gap +
                           std::max(widest(rates, metrics), metrics.horizontalAdvance(heads[1]));
    const double printedEnd =
        rateEnd + gap + std::max(widest(printed, metrics), metrics.horizontalAdvance(heads[2]));
    const double oursEnd =
        printedEnd + gap + std::max(widest(ours, metrics), metrics.horizontalAdvance(heads[3]));
    const std::vector<double> rights{rateEnd, printedEnd, oursEnd};
    Table table(layout, room, metrics);
    table.paragraph(content.linksCaption, 0);
    table.heads(heads, rights);
    const double barLeft = oursEnd + 0.6 * line;
    const double most = std::max(0.0, room.right() - barLeft);
    for (std::size_t i = 0; i < content.links.size(); ++i) {
        const int index = static_cast<int>(i);
        VolumesRow row;
        row.link = index;
        row.box = table.row(Kind::cell, {names[index], rates[index], printed[index], ours[index]}, rights);
        const double share = longest > 0 ? content.links[i].ours.value() / longest : 0;
        row.bar = QRectF(barLeft, row.box.center().y() - 0.35 * line, most * share, 0.7 * line);
        layout.rows.push_back(row);
    }
    table.space(0.3);
    table.paragraph(content.linksRemark, 0);
    return table.bottom();
}

} // namespace

int VolumesLayout::rowAt(QPointF point) const {
    for (std::size_t i = 0; i < rows.size(); ++i)
        if (rows[i].box.contains(point))
            return static_cast<int>(i);
    return -1;
}

VolumesLayout layoutVolumes(const VolumesContent& content, const QRectF& area, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min(0.6 * line, area.width() / 30);
    QRectF room = area.adjusted(pad, pad, -pad, -pad);
    VolumesLayout layout;
    layout.hair = std::max(1.0, line / 15);
    double bottom = 0;
    if (room.width() > 66 * line) {
        QRectF left = room;
        left.setWidth(0.5 * room.width() - line);
        QRectF right = room;
        right.setLeft(left.right() + 2 * line);
        bottom = std::max(placeVolumes(layout, content, left, metrics),
                          placeLinks(layout, content, right, metrics));
    } else {
        room.setTop(placeVolumes(layout, content, room, metrics) + line);
        bottom = placeLinks(layout, content, room, metrics);
    }
    layout.height = bottom + pad - area.top();
    return layout;
}

} // namespace quadrille
