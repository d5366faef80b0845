// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_text.h"
#include "widgets/anatomy/layout_sections.h"

#include <algorithm>
#include <functional>

namespace quadrille::anatomy_layout {
namespace {

using What = AnatomyPlace::What;

double widest(const QStringList& words, const QFontMetricsF& metrics) {
    double width = 0;
    for (const QString& word : words)
        width = std::max(width, metrics.horizontalAdvance(word));
    return width;
}

/// Rows of a name, something drawn, and a number.
struct Table {
    std::vector<AnatomyPlace> places;
    QStringList names, values;
};

/// \param draw what stands between name and number of the i-th row
void placeTable(Section& section, const Table& table, const std::function<void(std::size_t, QRectF)>& draw) {
    const double line = section.line();
    const double gap = 0.6 * line;
    const double names = widest(table.names, section.metrics);
    const double values = widest(table.values, section.metrics);
    const auto rows = static_cast<double>(table.places.size());
    const double height = std::min(1.5 * line, section.room.height() / std::max(1.0, rows));
    for (std::size_t i = 0; i < table.places.size(); ++i) {
        const QRectF row(section.room.left(), section.room.top() + static_cast<double>(i) * height,
                         section.room.width(), height);
        const double middle = row.center().y();
        const auto index = static_cast<qsizetype>(i);
        const double left = row.left() + 0.3 * line;
        (void)section.add({AnatomyLabel::Kind::name,
                           leftText(table.names[index], {left, middle}, section.metrics),
                           {},
                           table.places[i]},
                          row);
        (void)section.add({AnatomyLabel::Kind::value,
                           rightText(table.values[index], {row.right(), middle}, section.metrics),
                           {},
                           table.places[i]},
                          row);
        const double thick = std::min(0.9 * line, 0.7 * height);
        const double from = left + names + gap;
        draw(i, QRectF(QPointF(from, middle - thick / 2),
                       QPointF(std::max(from, row.right() - values - gap), middle + thick / 2)));
        section.order(table.places[i]);
    }
    section.room.setTop(section.room.top() + rows * height);
}

void placeDimensions(Section& section) {
    const AnatomyContent& content = section.content;
    Table table;
    const auto rows = content.exchanges.rows();
    for (const TrafficKind kind : communicationOrder) {
        if (std::ranges::find(rows, kind) == rows.end())
            continue;
        table.places.push_back({What::dimension, static_cast<std::int64_t>(kind)});
        table.names << anatomy_text::rankName(content, kind);
        table.values << anatomy_text::exchanged(content, kind);
    }
    const double top = section.room.top();
    const double height =
        std::min(1.5 * section.line(),
                 section.room.height() / std::max(1.0, static_cast<double>(table.places.size())));
    placeTable(section, table, [&](std::size_t i, const QRectF& between) {
        const auto kind = static_cast<TrafficKind>(table.places[i].index);
        section.layout.dimensions.push_back(
            {kind, QRectF(section.room.left(), top + static_cast<double>(i) * height, section.room.width(),
                          height)});
        for (const QString& words : anatomy_text::groupLists(content, kind))
            if (section.add({AnatomyLabel::Kind::note,
                             leftText(words, {between.left(), between.center().y()}, section.metrics),
                             {},
                             table.places[i]},
                            between.adjusted(0, -section.line(), 0, section.line())))
                break;
    });
}

/// What is pointed at of a bar: its name and number, too.
QRectF rowAround(const Section& section, const QRectF& bar) {
    return {QPointF(section.room.left(), bar.top() - 0.2 * section.line()),
            QPointF(section.room.right(), bar.bottom() + 0.2 * section.line())};
}

/// Bars on one scale.
void placeBars(Section& section, const Table& table,
               const std::vector<std::vector<std::pair<MemoryPart, double>>>& parts) {
    double longest = 0;
    for (const auto& bar : parts) {
        double sum = 0;
        for (const auto& [part, bytes] : bar)
            sum += bytes;
        longest = std::max(longest, sum);
    }
    placeTable(section, table, [&](std::size_t i, const QRectF& between) {
        StackedBar bar{table.places[i], rowAround(section, between), between, {}};
        double x = between.left();
        for (const auto& [part, bytes] : parts[i]) {
            const double width = longest > 0 && between.width() > 0 ? between.width() * bytes / longest : 0;
            bar.parts.emplace_back(part, QRectF(x, between.top(), width, between.height()));
            x += width;
        }
        section.layout.bars.push_back(std::move(bar));
    });
}

void placeMemory(Section& section) {
    const StageMemory& held = section.content.held();
    Table table;
    std::vector<std::vector<std::pair<MemoryPart, double>>> parts;
    for (const MemoryPart part : partsOf(MemoryKind::allocated)) {
        if (held.part(part) <= Bytes())
            continue;
        table.places.push_back({What::part, static_cast<std::int64_t>(part)});
        table.names << anatomy_text::partName(part);
        table.values << anatomy_text::amount(held.part(part));
        parts.push_back({{part, held.part(part).value()}});
    }
    placeBars(section, table, parts);
}

void placeZero(Section& section) {
    Table table;
    std::vector<std::vector<std::pair<MemoryPart, double>>> parts;
    for (int stage = 0; stage < 4; ++stage) {
        const anatomy::StatesHeld& states = section.content.states.at(static_cast<std::size_t>(stage));
        table.places.push_back({What::zero, stage});
        table.names << anatomy_text::zeroName(section.content, stage);
        table.values << anatomy_text::amount(states.total());
        parts.push_back({{MemoryPart::parameters, states.parameters.value()},
                         {MemoryPart::gradients, states.gradients.value()},
                         {MemoryPart::optimizer, states.optimizer.value()}});
    }
    placeBars(section, table, parts);
}

std::vector<TokenBar::Row> tokenRows(const AnatomyContent& content) {
    using enum TokenBar::Row;
    if (!content.routed)
        return {};
    if (content.routed->load == 1 && content.routed->dropped == 0)
        return {dispatched, computed};
    return {dispatched, computed, busiest};
}

/// By where they go, or by who computes them: of one row one after the other.
std::vector<std::pair<TokenBar::Part, double>> tokenParts(const anatomy::ExpertTokens& tokens,
                                                          TokenBar::Row row) {
    using enum TokenBar::Part;
    switch (row) {
    case TokenBar::Row::dispatched:
        return {{here, tokens.kept}, {inNode, tokens.inNode}, {network, tokens.network}};
    case TokenBar::Row::computed:
        return {{here, tokens.computed}};
    case TokenBar::Row::busiest:
        break;
    }
    const double even = std::min(1.0, tokens.load);
    return {{here, even * tokens.computed},
            {excess, (tokens.load - even) * tokens.computed},
            {dropped, tokens.dropped}};
}

void placeTokens(Section& section) {
    const AnatomyContent& content = section.content;
    Table table;
    std::vector<std::vector<std::pair<TokenBar::Part, double>>> bars;
    double longest = 0;
    for (const TokenBar::Row row : tokenRows(content)) {
        bars.push_back(tokenParts(*content.routed, row));
        double sum = 0, counted = 0;
        for (const auto& [part, tokens] : bars.back()) {
            sum += tokens;
            counted += part == TokenBar::Part::dropped ? 0 : tokens;
        }
        longest = std::max(longest, sum);
        table.places.push_back({What::routed, static_cast<std::int64_t>(row)});
        table.names << anatomy_text::routedName(row);
        table.values << anatomy_text::tokenCount(row == TokenBar::Row::dispatched ? content.routed->routed
                                                                                  : counted);
    }
    placeTable(section, table, [&](std::size_t i, const QRectF& between) {
        TokenBar bar{table.places[i], rowAround(section, between), between, {}};
        double x = between.left();
        for (const auto& [part, tokens] : bars[i]) {
            const double width = longest > 0 && between.width() > 0 ? between.width() * tokens / longest : 0;
            bar.parts.emplace_back(part, QRectF(x, between.top(), width, between.height()));
            x += width;
        }
        section.layout.visits.push_back(std::move(bar));
    });
}

std::size_t partsHeld(const StageMemory& held) {
    return static_cast<std::size_t>(std::ranges::count_if(
        partsOf(MemoryKind::allocated), [&held](MemoryPart part) { return held.part(part) > Bytes(); }));
}

} // namespace

void placeFacts(Section section) {
    const AnatomyContent& content = section.content;
    const double line = section.line();
    struct Part {
        double lines;
        QStringList heads;
        void (*place)(Section&);
    };
    enum PartName : std::uint8_t { degrees, memory, zero, experts };
    const std::vector<Part> all{
        {static_cast<double>(content.exchanges.rows().size()), anatomy_text::gpuHeads(content),
         placeDimensions},
        {static_cast<double>(partsHeld(content.held())), anatomy_text::memoryHeads(content), placeMemory},
        {4, anatomy_text::zeroHeads(content), placeZero},
        {static_cast<double>(tokenRows(content).size()),
         content.routed ? anatomy_text::routedHeads(content) : QStringList(), placeTokens}};
    constexpr double head = 1.9; // with the space above it
    using Places = std::vector<PartName>;
    const auto linesOf = [&](const Places& places) {
        double lines = 0;
        for (const PartName i : places)
            lines += all[i].lines;
        return lines;
    };
    const auto heightOf = [&](const Places& places) {
        return (linesOf(places) * 1.05 + head * static_cast<double>(places.size())) * line;
    };
    const auto column = [&](QRectF room, const Places& places) {
        // What is over makes the rows higher.
        const double spare = std::max(0.0, room.height() - heightOf(places));
        const double row = std::min(1.5, 1.05 + spare / line / std::max(1.0, linesOf(places)));
        for (const PartName i : places) {
            if (room.height() < (head + 0.8 * all[i].lines) * line - 0.5 * line)
                continue;
            Section part = section;
            part.room = room;
            part.room.setHeight(std::min(room.height(), (1.25 + row * all[i].lines) * line));
            part.takeHead(all[i].heads);
            all[i].place(part);
            room.setTop(room.top() + (head + row * all[i].lines) * line);
        }
    };
    const QRectF whole = section.room;
    // One below the other where that has room, else beside each other as evenly as can be.
    const Places below =
        content.routed ? Places{degrees, experts, memory, zero} : Places{degrees, memory, zero};
    if (heightOf(below) <= whole.height() + 0.5 * line || whole.width() < 27 * line)
        return column(whole, below);
    using Beside = std::pair<Places, Places>;
    const std::vector<Beside> ways =
        content.routed ? std::vector<Beside>{{{degrees, experts}, {memory, zero}},
                                             {{degrees, experts, zero}, {memory}},
                                             {{degrees, zero}, {experts, memory}}}
                       : std::vector<Beside>{{{degrees, zero}, {memory}}, {{degrees}, {memory, zero}}};
    const auto higher = [&](const Beside& way) {
        return std::max(heightOf(way.first), heightOf(way.second));
    };
    const Beside& best = *std::ranges::min_element(ways, {}, higher);
    const double gap = 1.5 * line;
    QRectF left = whole, right = whole;
    left.setRight(whole.left() + (content.routed ? 0.5 : 0.55) * whole.width() - gap / 2);
    right.setLeft(left.right() + gap);
    column(left, best.first);
    column(right, best.second);
}

} // namespace quadrille::anatomy_layout
