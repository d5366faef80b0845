// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_file_settings.h"

#include <algorithm>
#include <utility>

namespace quadrille {

namespace {

using Line = OrderFileText::Line;

/// A placement that has a name, and the chunks of a rank that it is for; 0: any number.
struct NamedPlacement {
    std::string_view name;
    ScheduleKind example;
    std::int64_t chunks;
};

constexpr NamedPlacement namedPlacements[] = {{"loop", ScheduleKind::breadthFirst, 0},
                                              {"v", ScheduleKind::zeroBubbleV, 2},
                                              {"bidirectional", ScheduleKind::dualPipe, 1}};

bool fits(const NamedPlacement& placement, const ScheduleShape& shape) {
    return placement.chunks == 0 || placement.chunks == shape.chunks;
}

/// The settings as they were written; each keeps its line for what is wrong with it.
struct Written {
    std::optional<Line> ranks, microbatches, chunks, placement, directions;
    std::vector<Line> stages;
};

class SettingsReader {
public:
    SettingsReader(OrderFileText& file) : m_file(file), m_size(file.size()) {}

    OrderFileSettings read() {
        OrderFileSettings settings;
        settings.order.kind = ScheduleKind::custom;
        settings.firstRank = collect();
        ScheduleShape& shape = settings.order.shape;
        shape.ranks = count(m_written.ranks,
                            QUADRILLE_MESSAGE("The order needs a line with its ranks, as in \"ranks 4\"."));
        shape.microbatches = count(
            m_written.microbatches,
            QUADRILLE_MESSAGE("The order needs a line with its micro-batches, as in \"microbatches 8\"."));
        if (m_written.chunks)
            shape.chunks = count(m_written.chunks, "");
        checkSize(shape);
        settings.order.placement = placement(shape);
        return settings;
    }

private:
    /// Sorts the lines; the one that begins with "rank" ends them.
    std::optional<Line> collect() {
        for (std::optional<Line> line = m_file.next(); line; line = m_file.next()) {
            std::string_view rest = line->text;
            const std::string_view key = takeWord(rest);
            if (key == "rank")
                return line;
            if (key == "stages") {
                m_written.stages.push_back({line->number, rest});
                continue;
            }
            std::optional<Line>* const place = placeOf(key);
            if (place == nullptr) {
                m_file.fail(
                    line->number,
                    QUADRILLE_MESSAGE("The setting %1 is unknown; there are ranks, microbatches, chunks, "
                                      "placement, stages and directions, and then a line for each rank."),
                    {shown(key)});
            }
            if (place->has_value())
                m_file.fail(line->number, QUADRILLE_MESSAGE("The setting %1 is already on line %2."),
                            {shown(key), static_cast<std::int64_t>((*place)->number)});
            *place = Line{line->number, rest};
        }
        return std::nullopt;
    }

    std::optional<Line>* placeOf(std::string_view key) {
        const std::pair<std::string_view, std::optional<Line>*> places[] = {
            {"ranks", &m_written.ranks},
            {"microbatches", &m_written.microbatches},
            {"chunks", &m_written.chunks},
            {"placement", &m_written.placement},
            {"directions", &m_written.directions}};
        const auto found = std::ranges::find(places, key, [](const auto& place) { return place.first; });
        return found == std::end(places) ? nullptr : found->second;
    }

    std::int64_t count(const std::optional<Line>& line, const char* absent) const {
        if (!line) {
            if (m_file.lastLine() == 0)
                m_file.fail(QUADRILLE_MESSAGE("The order is empty."));
            m_file.fail(absent);
        }
        std::string_view rest = line->text;
        const std::string_view word = takeWord(rest);
        const std::optional<std::int32_t> value = parseCount(word);
        if (!value || *value < 1 || !takeWord(rest).empty())
            m_file.fail(line->number, QUADRILLE_MESSAGE("This setting is one whole number from 1 to %1."),
                        {maxOperations});
        return *value;
    }

    /// So that a file of ten lines can not ask for gigabytes: each stage runs an F of each micro-batch, and
    /// that is more than a byte of text.
    void checkSize(const ScheduleShape& shape) const {
        const std::size_t line = m_written.microbatches->number;
        const auto most = maxOperations;
        if (shape.chunks > most / shape.ranks || shape.microbatches > most / shape.stages())
            m_file.fail(line,
                        QUADRILLE_MESSAGE("%1 micro-batches on %2 ranks with %3 chunks are more than the %4 "
                                          "operations that can be laid out."),
                        {shape.microbatches, shape.ranks, shape.chunks, most});
        constexpr std::int64_t always = 4096; // whose missing operations are worth naming
        if (shape.stages() * shape.microbatches > std::max(always, static_cast<std::int64_t>(m_size)))
            m_file.fail(line,
                        QUADRILLE_MESSAGE("The file is too short for all operations of %1 micro-batches on "
                                          "%2 ranks with %3 chunks."),
                        {shape.microbatches, shape.ranks, shape.chunks});
    }

    Placement placement(const ScheduleShape& shape) const {
        if (m_written.stages.empty())
            return named(shape);
        if (m_written.placement)
            m_file.fail(m_written.placement->number,
                        QUADRILLE_MESSAGE(
                            "A placement is either named or written out as stages, which line %1 does."),
                        {static_cast<std::int64_t>(m_written.stages.front().number)});
        Placement placement;
        for (const Line& line : m_written.stages) {
            placement.stageToRank.push_back(numbers(line, shape.stages(), shape.ranks));
            checkChunks(line, placement.stageToRank.back(), shape);
        }
        const auto directions = static_cast<std::int64_t>(placement.stageToRank.size());
        if (m_written.directions)
            placement.microbatchDirection = numbers(*m_written.directions, shape.microbatches, directions);
        else if (directions > 1)
            m_file.fail(m_written.stages[1].number,
                        QUADRILLE_MESSAGE("With stages in several directions there must be a line with the "
                                          "direction of every micro-batch, as in \"directions 0 1\"."));
        return placement;
    }

    Placement named(const ScheduleShape& shape) const {
        if (m_written.directions)
            m_file.fail(m_written.directions->number,
                        QUADRILLE_MESSAGE("Directions go with a placement that is written out as stages."));
        if (!m_written.placement)
            return placementOf(namedPlacements[0].example, shape);
        std::string_view rest = m_written.placement->text;
        const std::string_view word = takeWord(rest);
        const auto found = std::ranges::find(namedPlacements, word, &NamedPlacement::name);
        if (found == std::end(namedPlacements) || !takeWord(rest).empty())
            m_file.fail(
                m_written.placement->number,
                QUADRILLE_MESSAGE("The placement %1 is unknown; there are loop, v and bidirectional."),
                {shown(word)});
        if (!fits(*found, shape))
            m_file.fail(
                m_written.placement->number,
                QUADRILLE_MESSAGE("The placement %1 is for %2 chunks on each rank; the order has %3."),
                {std::string(word), found->chunks, shape.chunks});
        return placementOf(found->example, shape);
    }

    /// Exactly `count` numbers below `limit`.
    std::vector<std::int32_t> numbers(const Line& line, std::int64_t count, std::int64_t limit) const {
        std::vector<std::int32_t> values;
        std::string_view rest = line.text;
        for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
            const std::optional<std::int32_t> value = parseCount(word);
            if (!value || *value >= limit)
                m_file.fail(
                    line.number,
                    QUADRILLE_MESSAGE("%1 is not one of the numbers from 0 to %2 that this line is made of."),
                    {shown(word), limit - 1});
            values.push_back(*value);
        }
        if (static_cast<std::int64_t>(values.size()) != count)
            m_file.fail(line.number, QUADRILLE_MESSAGE("This line must have %1 numbers; it has %2."),
                        {count, static_cast<std::int64_t>(values.size())});
        return values;
    }

    void checkChunks(const Line& line, const std::vector<std::int32_t>& stageToRank,
                     const ScheduleShape& shape) const {
        std::vector<std::int64_t> held(static_cast<std::size_t>(shape.ranks), 0);
        for (const std::int32_t rank : stageToRank)
            ++held[static_cast<std::size_t>(rank)];
        const auto uneven =
            std::ranges::find_if(held, [&](std::int64_t chunks) { return chunks != shape.chunks; });
        if (uneven != held.end())
            m_file.fail(line.number,
                        QUADRILLE_MESSAGE(
                            "Rank %1 has %2 of the stages; each rank has as many as it has chunks, %3."),
                        {static_cast<std::int64_t>(uneven - held.begin()), *uneven, shape.chunks});
    }

    OrderFileText& m_file;
    std::size_t m_size;
    Written m_written;
};

void appendNumbers(std::string& text, std::string_view key, const std::vector<std::int32_t>& numbers) {
    text += key;
    for (const std::int32_t number : numbers)
        text += ' ' + std::to_string(number);
    text += '\n';
}

} // namespace

OrderFileSettings readSettings(OrderFileText& file) {
    return SettingsReader(file).read();
}

std::string writeSettings(const Order& order) {
    const ScheduleShape& shape = order.shape;
    std::string text = "ranks " + std::to_string(shape.ranks) + "\nmicrobatches " +
                       std::to_string(shape.microbatches) + "\nchunks " + std::to_string(shape.chunks) + '\n';
    const ScheduleShape plain{shape.ranks, shape.microbatches, shape.chunks};
    const auto isPlaced = [&](const NamedPlacement& named) {
        return fits(named, plain) && placementOf(named.example, plain) == order.placement;
    };
    if (const auto named = std::ranges::find_if(namedPlacements, isPlaced);
        named != std::end(namedPlacements))
        return text + "placement " + std::string(named->name) + '\n';
    for (const std::vector<std::int32_t>& stageToRank : order.placement.stageToRank)
        appendNumbers(text, "stages", stageToRank);
    if (!order.placement.microbatchDirection.empty())
        appendNumbers(text, "directions", order.placement.microbatchDirection);
    return text;
}

} // namespace quadrille
