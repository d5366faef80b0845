// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/order_file.h"

#include "core/pipeline/executor.h"
#include "core/pipeline/order_file_settings.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace quadrille {

namespace {

using Line = OrderFileText::Line;

/// Of what a stage does with a micro-batch.
constexpr std::uint8_t bit(OperationKind kind) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(kind));
}
constexpr std::uint8_t wholeBackward = bit(OperationKind::backward);
constexpr std::uint8_t splitBackward = bit(OperationKind::inputGradient) | bit(OperationKind::weightGradient);

std::optional<OperationKind> kindOf(char letter) {
    constexpr std::string_view letters = "FBIW";
    constexpr OperationKind kinds[] = {OperationKind::forward, OperationKind::backward,
                                       OperationKind::inputGradient, OperationKind::weightGradient};
    const std::size_t index = letters.find(letter);
    return index == std::string_view::npos ? std::nullopt : std::optional(kinds[index]);
}

class Reader {
public:
    Reader(std::string_view text, const std::string& name) : m_file(text, name) {}

    /// All that the file has, complete or not.
    Order readPart() {
        OrderFileSettings settings = readSettings(m_file);
        m_order = std::move(settings.order);
        m_parts.resize(static_cast<std::size_t>(m_order.shape.stages() * m_order.shape.microbatches));
        m_order.rankOffsets.push_back(0);
        for (std::optional<Line> line = settings.firstRank; line; line = m_file.next())
            readRank(*line);
        const auto lines = static_cast<std::int64_t>(m_lines.size());
        if (lines < m_order.shape.ranks)
            m_file.fail(m_file.lastLine(),
                        QUADRILLE_MESSAGE("The file ends after the lines of %1 ranks; there are %2 ranks."),
                        {lines, m_order.shape.ranks});
        return std::move(m_order);
    }

    Order read() {
        m_order = readPart();
        checkComplete();
        return checkRuns(std::move(m_order));
    }

private:
    void readRank(const Line& line) {
        const auto expected = static_cast<std::int64_t>(m_lines.size());
        std::string_view rest = line.text;
        if (const std::string_view key = takeWord(rest); key != "rank")
            m_file.fail(line.number,
                        QUADRILLE_MESSAGE(
                            "After the first rank there are only lines of ranks; this one begins with %1."),
                        {shown(key)});
        const std::size_t colon = rest.find(':');
        if (colon == std::string_view::npos)
            m_file.fail(
                line.number,
                QUADRILLE_MESSAGE("There must be a colon behind the number of the rank, as in \"rank 0:\"."));
        std::string_view number = rest.substr(0, colon);
        rest.remove_prefix(colon + 1);
        const std::string_view digits = takeWord(number);
        const std::optional<std::int32_t> rank = parseCount(digits);
        if (!rank || !takeWord(number).empty() || *rank >= m_order.shape.ranks)
            m_file.fail(line.number, QUADRILLE_MESSAGE("%1 is not a rank; there are %2, and the first is 0."),
                        {shown(digits), m_order.shape.ranks});
        if (*rank != expected && expected == m_order.shape.ranks)
            m_file.fail(line.number, QUADRILLE_MESSAGE("All %1 ranks have their lines already."), {expected});
        if (*rank != expected)
            m_file.fail(line.number,
                        QUADRILLE_MESSAGE(
                            "Each rank has one line, in ascending order; this should be rank %1, not %2."),
                        {expected, std::int64_t{*rank}});
        m_lines.push_back(line.number);
        for (std::string_view word = takeWord(rest); !word.empty(); word = takeWord(rest)) {
            if (m_order.operations.size() == static_cast<std::size_t>(maxOperations))
                m_file.fail(
                    line.number,
                    QUADRILLE_MESSAGE("The order has more than the %1 operations that can be laid out."),
                    {maxOperations});
            m_order.operations.push_back(readOperation(word));
        }
        m_order.rankOffsets.push_back(m_order.operations.size());
    }

    Operation readOperation(std::string_view word) {
        const std::size_t ampersand = word.find('&');
        Operation operation = readPart(word, word.substr(0, ampersand));
        if (ampersand == std::string_view::npos) {
            take(word, operation);
            return operation;
        }
        const Operation backward = readPart(word, word.substr(ampersand + 1));
        if (operation.kind != OperationKind::forward || backward.kind != OperationKind::backward)
            fail(
                QUADRILLE_MESSAGE(
                    "%1 can not be fused: a fused block is a forward and a whole backward, as in F3.5&B1.2."),
                {shown(word)});
        take(word, operation);
        take(word, backward);
        return {OperationKind::fused, operation.stage, operation.microbatch, backward.stage,
                backward.microbatch};
    }

    /// "F3.5" of a word that may have two such parts.
    Operation readPart(std::string_view word, std::string_view text) const {
        const std::size_t point = text.find('.');
        if (text.size() < 2 || point == std::string_view::npos)
            fail(QUADRILLE_MESSAGE("%1 is not an operation: write the kind, the micro-batch, a point and the "
                                   "stage, as in F3.5."),
                 {shown(word)});
        const std::optional<OperationKind> kind = kindOf(text.front());
        if (!kind)
            fail(QUADRILLE_MESSAGE(
                     "The kind of %1 is unknown; there are F, B, I and W, and fused blocks as in F3.5&B1.2."),
                 {shown(word)});
        const std::string_view microbatch = text.substr(1, point - 1);
        const std::string_view stage = text.substr(point + 1);
        return {*kind,
                number(word, stage, m_order.shape.stages(),
                       QUADRILLE_MESSAGE("The stage of %1 is not a number from 0 to %2.")),
                number(word, microbatch, m_order.shape.microbatches,
                       QUADRILLE_MESSAGE("The micro-batch of %1 is not a number from 0 to %2."))};
    }

    std::int32_t number(std::string_view word, std::string_view digits, std::int64_t limit,
                        const char* rule) const {
        const std::optional<std::int32_t> value = parseCount(digits);
        if (!value || *value >= limit)
            fail(rule, {shown(word), limit - 1});
        return *value;
    }

    /// Notes that the part runs here and now; refuses it where it can not.
    void take(std::string_view word, const Operation& operation) {
        const std::int64_t here = static_cast<std::int64_t>(m_lines.size()) - 1;
        const std::int64_t holder = m_order.placement.rank(operation.stage, operation.microbatch);
        if (holder != here)
            fail(QUADRILLE_MESSAGE("%1 is on the line of rank %2, but stage %3 is on rank %4."),
                 {shown(word), here, std::int64_t{operation.stage}, holder});
        std::uint8_t& taken = m_parts[cell(operation.stage, operation.microbatch)];
        if ((taken & bit(operation.kind)) != 0)
            fail(QUADRILLE_MESSAGE("%1 is in the order twice."), {operationName(operation)});
        taken |= bit(operation.kind);
        if ((taken & wholeBackward) != 0 && (taken & splitBackward) != 0) {
            const auto name = [&](OperationKind kind) {
                return operationName({kind, operation.stage, operation.microbatch});
            };
            const bool hasInputGradient = (taken & bit(OperationKind::inputGradient)) != 0;
            fail(QUADRILLE_MESSAGE("%1 and %2 are both in the order: a backward is either whole or split."),
                 {name(OperationKind::backward),
                  name(hasInputGradient ? OperationKind::inputGradient : OperationKind::weightGradient)});
        }
    }

    void checkComplete() const {
        for (std::int32_t microbatch = 0; microbatch < m_order.shape.microbatches; ++microbatch) {
            for (std::int32_t stage = 0; stage < m_order.shape.stages(); ++stage) {
                const std::optional<OperationKind> missing = missingOf(m_parts[cell(stage, microbatch)]);
                if (!missing)
                    continue;
                const std::int32_t rank = m_order.placement.rank(stage, microbatch);
                m_file.fail(
                    m_lines[static_cast<std::size_t>(rank)],
                    QUADRILLE_MESSAGE("The operation %1 is missing; stage %2 is on rank %3."),
                    {operationName({*missing, stage, microbatch}), std::int64_t{stage}, std::int64_t{rank}});
            }
        }
    }

    static std::optional<OperationKind> missingOf(std::uint8_t taken) {
        using enum OperationKind;
        if ((taken & bit(forward)) == 0)
            return forward;
        if ((taken & bit(backward)) != 0 || (taken & splitBackward) == splitBackward)
            return std::nullopt;
        if ((taken & splitBackward) == 0)
            return backward;
        return (taken & bit(inputGradient)) == 0 ? inputGradient : weightGradient;
    }

    /// Whether an order can run does not depend on how long its operations take.
    Order checkRuns(Order order) const {
        const auto stages = static_cast<std::size_t>(order.shape.stages());
        const SharedValue<Order> shared(std::move(order));
        try {
            static_cast<void>(execute(shared, Durations::uniform(stages)));
        } catch (const DeadlockError& error) {
            failCycle(error.waits());
        }
        return *shared;
    }

    [[noreturn]] void failCycle(const std::vector<DeadlockError::Wait>& waits) const {
        const auto lineOf = [this](std::int32_t rank) { return m_lines[static_cast<std::size_t>(rank)]; };
        const DeadlockError::Wait& first = waits.front();
        if (waits.size() == 1 && first.operation == first.missing)
            m_file.fail(lineOf(first.rank), QUADRILLE_MESSAGE("%1 needs its own result before it can begin."),
                        {operationName(first.operation)});
        if (waits.size() == 1)
            m_file.fail(lineOf(first.rank), QUADRILLE_MESSAGE("%1 comes before %2, which it needs."),
                        {operationName(first.operation), operationName(first.missing)});
        constexpr std::size_t most = 8; // a cycle may go through thousands of ranks
        std::string chain;
        for (std::size_t k = 0; k < std::min(waits.size(), most); ++k) {
            const DeadlockError::Wait& wait = waits[k];
            chain += (k == 0 ? "" : ", ") + operationName(wait.operation) + " (" +
                     std::to_string(lineOf(wait.rank)) + ") → " + operationName(wait.missing) + " (" +
                     std::to_string(lineOf(wait.holder)) + ')';
        }
        m_file.fail(lineOf(first.rank),
                    QUADRILLE_MESSAGE("The ranks wait for each other in a circle. Each operation that waits, "
                                      "the one it needs, and their lines: %1."),
                    {waits.size() > most ? chain + ", …" : chain});
    }

    [[noreturn]] void fail(const char* rule, std::vector<Message::Argument> arguments) const {
        m_file.fail(m_file.lastLine(), rule, std::move(arguments));
    }

    [[nodiscard]] std::size_t cell(std::int32_t stage, std::int32_t microbatch) const {
        return static_cast<std::size_t>(m_order.shape.stages() * microbatch + stage);
    }

    OrderFileText m_file;
    Order m_order;
    std::vector<std::uint8_t> m_parts; ///< [cell] what has been read of each (stage, micro-batch)
    std::vector<std::size_t> m_lines;  ///< [rank]
};

} // namespace

Order parseOrder(std::string_view text, const std::string& name) {
    return Reader(text, name).read();
}

Order parsePartOfOrder(std::string_view text, const std::string& name) {
    return Reader(text, name).readPart();
}

std::string writeOrder(const Order& order) {
    std::string text = writeSettings(order);
    for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
        text += "\nrank " + std::to_string(rank) + ':';
        for (const Operation& operation : order.rank(rank))
            text += ' ' + operationName(operation);
    }
    return text + '\n';
}

} // namespace quadrille
