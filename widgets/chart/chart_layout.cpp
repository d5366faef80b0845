// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/chart/chart_layout.h"

#include "widgets/format.h"
#include "widgets/picture/legends.h"
#include "widgets/picture/spacing.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

using Kind = ChartLabel::Kind;

// In lines of text.
constexpr double nameRow = 1.2;
constexpr double leader = 1.3; ///< between the end of a line and its name
constexpr double swatchRoom = 1.2;
constexpr double legendSpace = 0.9;
constexpr double legendRow = 1.22;

/// Places the words around a plot, line by line of text.
class Placer {
public:
    Placer(ChartLayout& layout, const ChartAxes& axes, const QFontMetricsF& metrics)
        : m_layout(layout), m_axes(axes), m_metrics(metrics), m_line(metrics.height()) {}

    void place() {
        const QRectF& room = m_layout.room;
        const bool names = room.height() > 7 * m_line && room.width() > 12 * m_line;
        const bool tickRow = room.height() > 4.5 * m_line;
        const double bottom = ((tickRow ? chartTickRow : 0.2) + (names ? nameRow : 0)) * m_line;
        const double height = std::max(1.0, room.height() - m_axes.above - bottom);
        const int most = std::clamp(static_cast<int>(height / (1.7 * m_line)), 2, 8);
        m_layout.ticks = m_layout.up.ticks(most);
        m_texts = m_axes.yTexts(m_layout.ticks);
        if (m_axes.rightTexts) {
            m_layout.rightTicks = m_layout.right.ticks(most);
            m_rightTexts = m_axes.rightTexts(m_layout.rightTicks);
        }
        dropWideTicks();
        const bool upright = names && isUpright(m_axes.yName, m_texts);
        const bool rightUpright = names && isUpright(m_axes.rightName, m_rightTexts);
        const double left = axisRoom(m_texts, upright) + m_axes.before;
        const double right = m_axes.after + rightRoom(rightUpright);
        const double x = std::ceil(room.left() + std::max(left, m_layout.hair));
        const double y = std::ceil(room.top() + m_axes.above);
        m_layout.frame = QRectF(x, y, std::max(1.0, std::floor(room.right() - right - x)),
                                std::max(1.0, std::floor(room.bottom() - bottom - y)));
        if (m_axes.first)
            m_axes.first();
        placeLines();
        if (tickRow)
            placeXTicks();
        placeTicks(m_texts, m_layout.ticks, false);
        placeTicks(m_rightTexts, m_layout.rightTicks, true);
        if (upright)
            placeUpright(Kind::yName, m_axes.yName, room.left() + nameRow * m_line / 2);
        if (rightUpright)
            placeUpright(Kind::rightName, m_axes.rightName, room.right() - nameRow * m_line / 2);
        if (names)
            m_layout.add(
                {Kind::xName, centredText(m_axes.xName,
                                          {m_layout.frame.center().x(), room.bottom() - nameRow * m_line / 2},
                                          m_metrics)});
    }

private:
    [[nodiscard]] double widest(const QStringList& texts) const {
        double width = 0;
        for (const QString& text : texts)
            width = std::max(width, m_metrics.horizontalAdvance(text));
        return width;
    }
    [[nodiscard]] bool isUpright(const QString& name, const QStringList& texts) const {
        return !texts.isEmpty() && m_metrics.horizontalAdvance(name) < m_layout.room.height() - 2 * m_line;
    }
    [[nodiscard]] double axisRoom(const QStringList& texts, bool upright) const {
        return texts.isEmpty() ? 0 : widest(texts) + (2 * chartGap + (upright ? nameRow : 0)) * m_line;
    }
    /// Axes that would take too much of the width have no words.
    void dropWideTicks() {
        if (axisRoom(m_texts, false) + axisRoom(m_rightTexts, false) <= 0.4 * m_layout.room.width())
            return;
        m_texts.clear();
        m_rightTexts.clear();
    }
    [[nodiscard]] double nameWidth() const {
        QStringList names;
        for (const ChartLine& line : m_axes.lines)
            names << line.name;
        return std::min(widest(names), 0.42 * m_layout.room.width());
    }
    [[nodiscard]] double rightRoom(bool upright) const {
        if (m_layout.isSquare && !m_texts.isEmpty())
            return m_metrics.horizontalAdvance(m_texts.back()) / 2;
        return m_axes.lines.empty() ? axisRoom(m_rightTexts, upright)
                                    : nameWidth() + (leader + chartGap) * m_line;
    }

    /// As near to the ends of their lines as they can be without touching.
    void placeLines() {
        std::vector<ChartLine> lines = m_axes.lines;
        const auto height = [this](const ChartLine& line) { return m_layout.y(line.y); };
        std::ranges::stable_sort(lines, {}, height);
        std::vector<SpacedItem> items;
        items.reserve(lines.size());
        for (const ChartLine& line : lines)
            items.push_back({height(line), m_line});
        const QRectF& frame = m_layout.frame;
        const std::vector<double> middles = spaced(items, m_layout.room.top(), frame.bottom() + m_line / 2);
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const QString shown = m_metrics.elidedText(lines[i].name, Qt::ElideRight, nameWidth());
            m_layout.add({Kind::line,
                          leftText(shown, {frame.right() + leader * m_line, middles[i]}, m_metrics),
                          lines[i].index,
                          {m_layout.x(lines[i].x), height(lines[i])}});
        }
    }
    void placeXTicks() {
        const double y = m_layout.frame.bottom() + chartTickRow * m_line / 2;
        std::vector<ChartWord> ticks = m_axes.xTicks;
        for (qsizetype i = 0; m_layout.isSquare && i < m_texts.size(); ++i)
            ticks.push_back({m_texts[i], static_cast<int>(i), m_layout.ticks[static_cast<std::size_t>(i)]});
        for (const ChartWord& word : ticks)
            m_layout.add(
                {Kind::xTick, centredText(word.text, {m_layout.x(word.at), y}, m_metrics), word.index},
                chartGap * m_line);
    }
    void placeTicks(const QStringList& texts, const std::vector<double>& ticks, bool right) {
        const QRectF& frame = m_layout.frame;
        const double x = right ? frame.right() + chartGap * m_line + widest(texts)
                               : frame.left() - m_axes.before - chartGap * m_line;
        for (qsizetype i = 0; i < texts.size(); ++i) {
            const double at = ticks[static_cast<std::size_t>(i)];
            const double y = right ? m_layout.rightY(at) : m_layout.y(at);
            m_layout.add({right ? Kind::rightTick : Kind::yTick, rightText(texts[i], {x, y}, m_metrics),
                          static_cast<int>(i)});
        }
    }
    void placeUpright(Kind kind, const QString& name, double x) {
        const double half = m_metrics.horizontalAdvance(name) / 2;
        const QRectF& room = m_layout.room;
        const double y = std::clamp(m_layout.frame.center().y(), room.top() + half, room.bottom() - half);
        m_layout.add({kind, centredText(name, {x, y}, m_metrics, true)});
    }

    ChartLayout& m_layout;
    const ChartAxes& m_axes;
    const QFontMetricsF& m_metrics;
    const double m_line;
    QStringList m_texts;
    QStringList m_rightTexts;
};

} // namespace

double ChartLayout::x(double value) const {
    return frame.left() + frame.width() * std::clamp(across.share(value), 0.0, 1.0);
}

double ChartLayout::y(double value) const {
    return frame.bottom() - frame.height() * std::clamp(up.share(value), 0.0, 1.0);
}

double ChartLayout::rightY(double value) const {
    return frame.bottom() - frame.height() * std::clamp(right.share(value), 0.0, 1.0);
}

bool ChartLayout::add(const ChartLabel& label, double space) {
    return addFree(labels, label, area, space);
}

void beginChart(ChartLayout& layout, const QRectF& whole, const QFontMetricsF& metrics) {
    const double line = metrics.height();
    const double pad = std::min({0.3 * line, whole.width() / 40, whole.height() / 40});
    layout.area = layout.room = whole.adjusted(pad, pad, -pad, -pad);
    layout.hair = std::max(1.0, line / 15);
}

void placeLegend(ChartLayout& layout, std::vector<ChartWord> names, ChartLegend where,
                 const QFontMetricsF& metrics) {
    if (names.empty() || !drawsLegends())
        return;
    const double line = metrics.height();
    const QRectF whole = layout.room;
    const bool beside =
        where == ChartLegend::wherever && whole.width() > 1.7 * whole.height() && whole.width() > 30 * line;
    const double most = beside ? 0.36 * whole.width() : whole.width();
    std::vector<double> widths;
    for (ChartWord& name : names) {
        if (where == ChartLegend::wherever)
            name.text =
                metrics.elidedText(name.text, Qt::ElideRight, most - (swatchRoom + legendSpace) * line);
        widths.push_back(metrics.horizontalAdvance(name.text) + swatchRoom * line);
    }
    const auto bottomOf = [&](QPointF corner) { return corner.y() - whole.top() + legendRow * line; };
    const auto flow = [&](double width) {
        const double left = beside ? whole.right() - width : whole.left();
        return flowRows(widths, {left, whole.top(), width, whole.height()}, legendSpace * line,
                        legendRow * line);
    };
    double width = beside ? std::min(most, *std::ranges::max_element(widths)) : most;
    auto corners = flow(width);
    // As narrow as all of it can be.
    for (; beside && width < most && bottomOf(corners.back()) > whole.height() - line; corners = flow(width))
        width += line;
    const double highest = (beside ? 1 : 0.3) * whole.height();
    const bool fits = bottomOf(corners.back()) <= highest && *std::ranges::max_element(widths) <= most;
    if (where == ChartLegend::above && !fits)
        return;
    const auto placed = static_cast<std::size_t>(
        std::ranges::find_if(corners, [&](QPointF corner) { return bottomOf(corner) > highest; }) -
        corners.begin());
    double used = 0;
    for (std::size_t i = 0; i < placed; ++i) {
        const QPointF middle = corners[i] + QPointF(swatchRoom * line, legendRow * line / 2);
        const bool isCut = i + 1 == placed && placed < names.size();
        const auto missing = static_cast<std::int64_t>(names.size() - i);
        if (isCut ? layout.add({Kind::more,
                                leftText(QStringLiteral("… +") + format::count(missing), middle, metrics)})
                  : layout.add({Kind::legend, leftText(names[i].text, middle, metrics), names[i].index}))
            used = bottomOf(corners[i]);
    }
    layout.room = beside ? whole.adjusted(0, 0, -width - legendSpace * line, 0)
                         : whole.adjusted(0, used + 0.2 * line, 0, 0);
}

void placeAxes(ChartLayout& layout, const ChartAxes& axes, const QFontMetricsF& metrics) {
    Placer(layout, axes, metrics).place();
}

} // namespace quadrille
