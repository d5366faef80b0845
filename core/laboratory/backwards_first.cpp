// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/board.h"

#include <algorithm>

namespace quadrille::laboratory {
namespace {

/// Runs a pipeline as its operations come: of each stage the forwards in the order of the micro-batches, and
/// the backwards, too. A micro-batch enters when so few are under way that memory takes all their chunks, so
/// that each one that has entered can always be finished.
class Runner {
public:
    explicit Runner(const Task& task)
        : m_board(emptyBoard(task)),
          m_free(static_cast<std::size_t>(task.ranks)), m_lines{Line(static_cast<std::size_t>(task.stages())),
                                                                Line(
                                                                    static_cast<std::size_t>(task.stages()))},
          m_underWay(task.memory == 0 ? task.microbatches : task.memory / task.chunks) {}

    Board run() {
        while (const auto next = earliest())
            runNext(*next);
        return std::move(m_board);
    }

private:
    static constexpr std::int32_t forward = 0;
    static constexpr std::int32_t backward = 1;

    /// What the stages have done of one direction.
    struct Line {
        explicit Line(std::size_t stages) : arrivals(stages) {}
        /// [stage][micro-batch]: when it has run
        std::vector<std::vector<std::int32_t>> arrivals;
    };
    struct Next {
        std::int32_t direction = forward;
        std::int32_t stage = 0;
        std::int32_t start = 0;
    };

    [[nodiscard]] const Task& task() const { return m_board.task; }
    [[nodiscard]] const std::vector<std::int32_t>& ends(std::int32_t direction, std::int32_t stage) const {
        return m_lines[static_cast<std::size_t>(direction)].arrivals[static_cast<std::size_t>(stage)];
    }
    [[nodiscard]] std::int32_t done(std::int32_t direction, std::int32_t stage) const {
        return static_cast<std::int32_t>(ends(direction, stage).size());
    }

    /// When the stage's next operation of that direction has all it needs; nothing where it never will before
    /// something else has run.
    [[nodiscard]] std::optional<std::int32_t> ready(std::int32_t direction, std::int32_t stage) const {
        const std::int32_t microbatch = done(direction, stage);
        if (microbatch == task().microbatches)
            return {};
        std::int32_t time = m_free[static_cast<std::size_t>(task().rankOf(stage))];
        const auto wait = [&](std::int32_t ofDirection, std::int32_t ofStage) {
            if (done(ofDirection, ofStage) <= microbatch)
                return false;
            const std::int32_t message = task().rankOf(ofStage) == task().rankOf(stage) ? 0 : task().message;
            time = std::max(time, ends(ofDirection, ofStage)[static_cast<std::size_t>(microbatch)] + message);
            return true;
        };
        if (direction == backward && !wait(forward, stage))
            return {};
        const std::int32_t before = direction == forward ? stage - 1 : stage + 1;
        const bool isFirst = before < 0 || before == task().stages();
        if (!isFirst && !wait(direction, before))
            return {};
        if (direction == forward && isFirst && microbatch >= m_underWay) {
            if (done(backward, 0) <= microbatch - m_underWay)
                return {};
            time = std::max(time, ends(backward, 0)[static_cast<std::size_t>(microbatch - m_underWay)]);
        }
        return time;
    }

    /// What can start first; of equals a backward, and of those what is nearest to the end.
    [[nodiscard]] std::optional<Next> earliest() const {
        std::optional<Next> best;
        for (const std::int32_t direction : {backward, forward})
            for (std::int32_t place = 0; place < task().stages(); ++place) {
                const std::int32_t stage = direction == backward ? place : task().stages() - 1 - place;
                const auto start = ready(direction, stage);
                if (start && (!best || *start < best->start))
                    best = Next{direction, stage, *start};
            }
        return best;
    }

    void runNext(const Next& next) {
        const auto rank = static_cast<std::size_t>(task().rankOf(next.stage));
        const std::int32_t microbatch = done(next.direction, next.stage);
        std::int32_t end = next.start;
        std::int32_t result = 0; // when others can have it
        for (const OperationKind kind : kindsOf(task())) {
            if ((kind == OperationKind::forward) != (next.direction == forward))
                continue;
            m_board.lanes[rank].push_back({kind, next.stage, microbatch});
            end += kind == OperationKind::backward ? 2 : 1;
            result = result == 0 ? end : result;
        }
        m_lines[static_cast<std::size_t>(next.direction)]
            .arrivals[static_cast<std::size_t>(next.stage)]
            .push_back(result);
        m_free[rank] = end;
    }

    Board m_board;
    std::vector<std::int32_t> m_free; ///< [rank]
    std::vector<Line> m_lines;        ///< [direction]
    std::int32_t m_underWay;
};

} // namespace

Board backwardsFirst(const Task& task) {
    return Runner(task).run();
}

} // namespace quadrille::laboratory
