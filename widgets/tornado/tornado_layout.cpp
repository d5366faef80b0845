// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/tornado/tornado_layout.h"

#include "widgets/format.h"
#include "widgets/picture/colours.h"
#include "widgets/tornado/tornado_text.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(tornado)
};

using Kind = TornadoLabel::Kind;

/// "twice +12.3 %", with its zone where that is worse.
QString valueText(const SensitivityEnd& end, const Sensitivity& found) {
    const QString text = Text::tr("%1 %2", "another value and its effect")
                             .arg(tornado::endName(end, found), tornado::effect(end));
    return end.seen.zone > found.own.zone ? text + QChar(QChar::Nbsp) + zoneGlyph(end.seen.zone) : text;
}

/// Nothing to be seen: no time, and no other zone.
bool isNothing(const SensitivityEnd& end, const Sensitivity& found) {
    constexpr double rounding = 5e-4;
    return std::abs(end.speed - 1) < rounding && end.seen.zone == found.own.zone;
}

/// How far bars go to either side, in ln speed.
struct Extent {
    double slower = 0, faster = 0;
};

Extent extentOf(const Sensitivity& found) {
    // So that rounding and what hardly matters is not blown up to the width of the window.
    constexpr double least = 0.02;
    Extent extent;
    for (const auto* rows : {&found.settings, &found.hardware})
        for (const SensitivityRow& row : *rows)
            for (const SensitivityEnd& end : row.ends)
                if (end.runs()) {
                    extent.slower = std::max(extent.slower, -std::log(end.speed));
                    extent.faster = std::max(extent.faster, std::log(end.speed));
                }
    if (extent.slower + extent.faster < least)
        extent.slower = extent.faster = least / 2;
    return extent;
}

class Column {
public:
    Column(TornadoLayout& layout, const Sensitivity& found, const QFontMetricsF& metrics, Extent extent)
        : m_layout(layout), m_found(found), m_metrics(metrics), m_extent(extent) {}

    /// A heading, and as many rows as there is room for.
    void place(bool hardware, const QString& heading, const QRectF& area) {
        const auto& rows = hardware ? m_found.hardware : m_found.settings;
        const double line = m_metrics.height();
        const double rowHeight = 1.35 * line;
        add(Kind::heading,
            leftText(fitting(heading, area.width()), {area.left(), area.top() + line / 2}, m_metrics));
        const QRectF body = area.adjusted(0, 1.4 * line, 0, 0);
        auto shown = static_cast<std::size_t>(std::max(0.0, std::floor(body.height() / rowHeight)));
        if (shown < rows.size() && shown > 0)
            --shown; // for the line that says so
        shown = std::min(shown, rows.size());
        measure(rows, shown, body);
        for (std::size_t i = 0; i < shown; ++i)
            placeRow(rows[i], hardware, i,
                     {body.left(), body.top() + static_cast<double>(i) * rowHeight, body.width(), rowHeight});
        const double bottom = body.top() + static_cast<double>(shown) * rowHeight;
        if (shown > 0)
            m_layout.axes.emplace_back(m_zero - m_layout.hair / 2, body.top(), m_layout.hair,
                                       bottom - body.top());
        if (shown < rows.size() && bottom + line <= area.bottom())
            add(Kind::note, leftText(fitting(Text::tr("%n with less effect", "rows that have no room",
                                                      static_cast<int>(rows.size() - shown)),
                                             body.width()),
                                     {body.left(), bottom + line / 2}, m_metrics));
    }

private:
    /// Rooms of names and of values at both sides, and where nothing changes.
    void measure(const std::vector<SensitivityRow>& rows, std::size_t shown, const QRectF& body) {
        const double em = m_metrics.height();
        double names = 0;
        for (std::size_t i = 0; i < shown; ++i)
            names = std::max(names, m_metrics.horizontalAdvance(tornado::rowName(rows[i])));
        m_names = std::min(names, body.width() * 0.34);
        const double inner = body.width() - m_names - 3 * em;
        const auto widest = [&](bool slower, double room) {
            double width = 0;
            for (std::size_t i = 0; i < shown; ++i)
                width = std::max(width, m_metrics.horizontalAdvance(sideText(rows[i], slower, room)));
            return width;
        };
        // Bars give way to the words of one value a side, and those of a second to bars.
        const double few = std::max(0.0, inner * 0.35), most = std::max(0.0, inner * 0.85);
        double left = widest(true, few), right = widest(false, few);
        if (left + right > most) {
            left = widest(true, 0);
            right = widest(false, 0);
        }
        m_left = std::min(left, std::max(most / 2, most - right));
        m_right = std::min(right, most - m_left);
        const double plot = std::max(0.0, inner - m_left - m_right);
        m_scale = plot / (m_extent.slower + m_extent.faster);
        m_zero = body.left() + m_names + em + m_left + em / 2 + m_extent.slower * m_scale;
    }

    void placeRow(const SensitivityRow& row, bool hardware, std::size_t index, const QRectF& box) {
        const double line = m_metrics.height();
        const double middle = box.center().y();
        add(Kind::name, leftText(fitting(tornado::rowName(row), m_names), {box.left(), middle}, m_metrics));
        double farLeft = m_zero, farRight = m_zero;
        std::vector<TornadoBar> bars;
        for (std::size_t i = 0; i < row.ends.size(); ++i) {
            const SensitivityEnd& end = row.ends[i];
            if (!end.runs())
                continue;
            const double tip = m_zero + std::log(end.speed) * m_scale;
            const QRectF bar(std::min(tip, m_zero), middle - line / 2, std::abs(tip - m_zero), line);
            farLeft = std::min(farLeft, bar.left());
            farRight = std::max(farRight, bar.right());
            bars.push_back({.hardware = hardware,
                            .row = index,
                            .end = i,
                            .bar = bar,
                            .place = {},
                            .zone = end.seen.zone});
        }
        // Of two to the same side the shorter lies upon the longer.
        if (bars.size() == 2 && isSlower(row.ends[bars[0].end]) == isSlower(row.ends[bars[1].end])) {
            if (bars[0].bar.width() < bars[1].bar.width())
                std::swap(bars[0], bars[1]);
            bars[1].bar.adjust(0, 0.25 * line, 0, -0.25 * line);
        }
        for (const bool slower : {true, false}) {
            const QString text = sideText(row, slower, slower ? m_left : m_right);
            if (text.isEmpty())
                continue;
            if (slower)
                add(Kind::value, rightText(endOf(text, m_left), {farLeft - line / 4, middle}, m_metrics));
            else
                add(Kind::value, leftText(endOf(text, m_right), {farRight + line / 4, middle}, m_metrics));
        }
        for (TornadoBar& bar : bars)
            bar.place = placeOf(bar, row, box, bars.size());
        if (bars.empty())
            add(Kind::note, leftText(fitting(Text::tr("nothing else runs"), box.right() - m_zero - line / 4),
                                     {m_zero + line / 4, middle}, m_metrics));
        m_layout.bars.insert(m_layout.bars.end(), bars.begin(), bars.end());
    }

    /// A bar with the words at its side; of two to the same side the longer's goes beyond the shorter's.
    [[nodiscard]] QRectF placeOf(const TornadoBar& bar, const SensitivityRow& row, const QRectF& box,
                                 std::size_t bars) const {
        const bool slower = isSlower(row.ends[bar.end]);
        const bool inner = bars == 2 && bar.bar.height() < m_metrics.height() * 0.9;
        const double edge = slower ? box.left() + m_names : box.right();
        const double tip = slower ? bar.bar.left() : bar.bar.right();
        const double to = inner ? tip : edge;
        return {std::min(m_zero, to), box.top(), std::abs(m_zero - to), box.height()};
    }

    [[nodiscard]] static bool isSlower(const SensitivityEnd& end) { return end.speed < 1; }

    /// The words at one side of a row: of both ends where both are there and have room, else of the farther.
    [[nodiscard]] QString sideText(const SensitivityRow& row, bool slower, double room) const {
        QStringList words;
        const bool nothing = std::ranges::all_of(
            row.ends, [this](const SensitivityEnd& end) { return !end.runs() || isNothing(end, m_found); });
        for (const SensitivityEnd& end : row.ends)
            if (end.runs() && isSlower(end) == slower)
                words << valueText(end, m_found);
        if (words.isEmpty())
            return {};
        if (nothing)
            return Text::tr("no effect");
        const QString both = words.join(Text::tr(", ", "between two values"));
        return m_metrics.horizontalAdvance(both) <= room ? both : slower ? words.front() : words.back();
    }

    [[nodiscard]] QString fitting(const QString& text, double width) const {
        return m_metrics.elidedText(text, Qt::ElideRight, width);
    }

    /// Where there is too little room, the effect, which stands last, rather than what has it.
    [[nodiscard]] QString endOf(const QString& text, double width) const {
        return m_metrics.elidedText(text, Qt::ElideLeft, width);
    }

    void add(Kind kind, PlacedText placed) {
        if (!placed.text.isEmpty())
            m_layout.labels.append({kind, std::move(placed)});
    }

    TornadoLayout& m_layout;
    const Sensitivity& m_found;
    const QFontMetricsF& m_metrics;
    Extent m_extent;
    double m_names = 0, m_left = 0, m_right = 0, m_scale = 0, m_zero = 0;
};

} // namespace

int TornadoLayout::barAt(QPointF point) const {
    // The shorter of two is on top, and comes later.
    for (int i = static_cast<int>(bars.size()) - 1; i >= 0; --i)
        if (bars[static_cast<std::size_t>(i)].place.contains(point))
            return i;
    return -1;
}

TornadoLayout layoutTornado(const Sensitivity& found, const QRectF& area, const QFontMetricsF& metrics) {
    TornadoLayout layout;
    const double line = metrics.height();
    const QRectF inner = area.adjusted(line / 2, line / 3, -line / 2, -line / 3);
    if (inner.width() < 8 * line || inner.height() < 3 * line)
        return layout;
    Column column(layout, found, metrics, extentOf(found));
    const QString plan = Text::tr("Speed after one change of the plan");
    const QString hardware = Text::tr("Speed with half and twice the hardware");
    constexpr double linesForTwo = 50;
    if (inner.width() >= linesForTwo * line) {
        const double gap = 2 * line;
        const double each = (inner.width() - gap) / 2;
        column.place(false, plan, {inner.left(), inner.top(), each, inner.height()});
        column.place(true, hardware, {inner.left() + each + gap, inner.top(), each, inner.height()});
        return layout;
    }
    // Of the height each has what it needs, or else its share.
    const double headings = 2 * 1.4 * line + line;
    const auto all = static_cast<double>(found.settings.size() + found.hardware.size());
    const double rows = std::max(0.0, inner.height() - headings);
    const double first =
        1.4 * line + std::min(rows * static_cast<double>(found.settings.size()) / all,
                              static_cast<double>(found.settings.size()) * 1.35 * line + 0.1);
    column.place(false, plan, {inner.left(), inner.top(), inner.width(), first});
    column.place(true, hardware,
                 {inner.left(), inner.top() + first + line, inner.width(), inner.height() - first - line});
    return layout;
}

} // namespace quadrille
