// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/greedy.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <queue>
#include <utility>

namespace quadrille::orders::search {

namespace {

constexpr double never = std::numeric_limits<double>::infinity();

class Greedy {
public:
    Greedy(const Problem& problem, const GreedyRule& rule)
        : m_problem(problem), m_rule(rule), m_stages(problem.stages()), m_ranks(problem.ranks()),
          m_lists(problem.ranks()) {
        double period = 0;
        for (std::size_t stage = 0; stage < problem.stages(); ++stage) {
            period += problem.forward(stage) + problem.input(stage) + problem.weight(stage);
            StageState& state = m_stages[stage];
            state.forwardEnds.reserve(static_cast<std::size_t>(problem.microbatches()));
            state.inputEnds.reserve(static_cast<std::size_t>(problem.microbatches()));
        }
        m_spacing = rule.spacing * period / static_cast<double>(problem.ranks());
        double due = 0;
        for (std::size_t stage = 0; stage < m_stages.size(); ++stage) {
            m_stages[stage].forwardDue = due;
            due += problem.forward(stage) + (stage + 1 < m_stages.size() ? problem.latency(stage + 1) : 0);
        }
        for (std::size_t stage = m_stages.size(); stage-- > 0;) {
            m_stages[stage].inputDue = due;
            due += problem.input(stage) + problem.latency(stage);
        }
        for (std::vector<Task>& list : m_lists)
            list.reserve(problem.tasksOfRank());
        wake(0, 0);
    }

    Lists run(const std::stop_token& stop) {
        while (!m_queue.empty()) {
            throwIfStopped(stop);
            const auto [time, rank] = m_queue.top();
            m_queue.pop();
            if (time != m_ranks[rank].wakes)
                continue;
            m_ranks[rank].wakes = never;
            decide(rank, time);
        }
        return std::move(m_lists);
    }

private:
    struct StageState {
        std::vector<double> forwardEnds; ///< of the micro-batches so far
        std::vector<double> inputEnds;
        std::size_t weights = 0; ///< micro-batches with W
        double forwardDue = 0;   ///< of micro-batch 0
        double inputDue = 0;
    };

    struct RankState {
        double free = 0;
        double wakes = never;
        std::int64_t held = 0;        ///< halves of chunks
        std::int64_t heldByFirst = 0; ///< those of chunk 0
    };

    /// Something a rank could run.
    struct Choice {
        OperationKind kind = OperationKind::forward;
        std::size_t stage = 0;
        double time = never;
        double due = never;
    };

    void wake(std::size_t rank, double time) {
        if (time < m_ranks[rank].wakes) {
            m_ranks[rank].wakes = time;
            m_queue.push({time, rank});
        }
    }

    /// When the next F of the stage has its input, `never` when that is not known yet.
    [[nodiscard]] double forwardArrival(std::size_t stage) const {
        const std::size_t next = m_stages[stage].forwardEnds.size();
        if (next == static_cast<std::size_t>(m_problem.microbatches()))
            return never;
        if (stage == 0)
            return 0;
        const std::vector<double>& inputs = m_stages[stage - 1].forwardEnds;
        return next < inputs.size() ? inputs[next] + m_problem.latency(stage) : never;
    }

    [[nodiscard]] double inputArrival(std::size_t stage) const {
        const std::size_t next = m_stages[stage].inputEnds.size();
        if (next == m_stages[stage].forwardEnds.size())
            return never;
        if (stage + 1 == m_stages.size())
            return 0;
        const std::vector<double>& inputs = m_stages[stage + 1].inputEnds;
        return next < inputs.size() ? inputs[next] + m_problem.latency(stage + 1) : never;
    }

    [[nodiscard]] bool hasRoom(std::size_t rank, std::size_t chunk) const {
        const RankState& state = m_ranks[rank];
        if (state.held + 2 > m_problem.limit())
            return false;
        if (chunk == 1)
            return true;
        if (m_problem.chunks() == 2 && state.heldByFirst + 2 > m_problem.limit() - 2)
            return false;
        if (m_rule.forwardsPerRankBehind == 0)
            return true;
        const auto behind = static_cast<double>(m_problem.ranks() - 1 - rank);
        const StageState& stage = m_stages[rank];
        return static_cast<double>(stage.forwardEnds.size() - stage.inputEnds.size()) <
               1 + std::floor(m_rule.forwardsPerRankBehind * behind);
    }

    /// The one of the rank's chunks whose next F, or I, could start first; where both could start now, the
    /// one that is due first, or came first; where both came at once, chunk 1.
    [[nodiscard]] Choice first(OperationKind kind, std::size_t rank, double now) const {
        const bool byDue = m_rule.prefers == GreedyRule::Prefers::due;
        const bool isForward = kind == OperationKind::forward;
        Choice best;
        double leastKey = never;
        for (std::size_t chunk = m_problem.chunks(); chunk-- > 0;) {
            const std::size_t stage = m_problem.stageOf(rank, chunk);
            const StageState& state = m_stages[stage];
            if (isForward && !hasRoom(rank, chunk))
                continue;
            const double arrival = isForward ? forwardArrival(stage) : inputArrival(stage);
            const double time = std::max(now, arrival);
            const std::size_t done = isForward ? state.forwardEnds.size() : state.inputEnds.size();
            const double due =
                (isForward ? state.forwardDue : state.inputDue) + static_cast<double>(done) * m_spacing;
            const double key = byDue ? due : isForward ? -static_cast<double>(chunk) : arrival;
            if (time < best.time || (time == best.time && time == now && key < leastKey)) {
                best = {kind, stage, time, due};
                leastKey = key;
            }
        }
        return best;
    }

    /// The W whose I ended first.
    [[nodiscard]] Choice firstWeight(std::size_t rank, double now) const {
        Choice best;
        double ready = never;
        for (std::size_t chunk = m_problem.chunks(); chunk-- > 0;) {
            const std::size_t stage = m_problem.stageOf(rank, chunk);
            const StageState& state = m_stages[stage];
            if (state.weights < state.inputEnds.size() && state.inputEnds[state.weights] < ready) {
                ready = state.inputEnds[state.weights];
                best = {OperationKind::weightGradient, stage, now, never};
            }
        }
        return best;
    }

    [[nodiscard]] bool forwardGoesFirst(const Choice& forward, const Choice& input) const {
        switch (m_rule.prefers) {
        case GreedyRule::Prefers::input:
            return false;
        case GreedyRule::Prefers::forward:
            return true;
        case GreedyRule::Prefers::due:
            return forward.due < input.due;
        }
        return false;
    }

    /// Some I is still to come, and if F are, there is room for them.
    [[nodiscard]] bool isExpecting(std::size_t rank) const {
        bool forwards = false;
        bool inputs = false;
        for (std::size_t chunk = 0; chunk < m_problem.chunks(); ++chunk) {
            const StageState& state = m_stages[m_problem.stageOf(rank, chunk)];
            const auto all = static_cast<std::size_t>(m_problem.microbatches());
            forwards = forwards || (state.forwardEnds.size() < all && !hasRoom(rank, chunk));
            inputs = inputs || state.inputEnds.size() < all;
        }
        return inputs && !forwards;
    }

    void decide(std::size_t rank, double now) {
        const Choice input = first(OperationKind::inputGradient, rank, now);
        const Choice forward = first(OperationKind::forward, rank, now);
        const bool inputNow = input.time == now;
        const bool forwardNow = forward.time == now;
        if (inputNow && !(forwardNow && forwardGoesFirst(forward, input)))
            return start(rank, input);
        const bool forwardWaits = m_rule.waitsForInput && !inputNow && forwardNow &&
                                  now + m_problem.forward(forward.stage) > input.time;
        if (forwardNow && !forwardWaits)
            return start(rank, forward);
        const Choice weight = firstWeight(rank, now);
        if (weight.time == now && !(m_rule.weightsLast && isExpecting(rank))) {
            const double time = m_problem.weight(weight.stage);
            const double forwardTime = forwardWaits ? never : forward.time;
            if (now + time <= input.time + m_rule.lateInput * time &&
                now + time <= forwardTime + m_rule.lateForward * time)
                return start(rank, weight);
        }
        const double next = std::min(input.time, forwardNow ? never : forward.time);
        if (next != never)
            wake(rank, next);
    }

    void start(std::size_t rank, const Choice& choice) {
        RankState& state = m_ranks[rank];
        StageState& stage = m_stages[choice.stage];
        const double end = choice.time + m_problem.duration(choice.kind, choice.stage);
        const std::size_t chunk = m_problem.chunkOf(choice.stage);
        state.free = end;
        std::size_t microbatch = 0;
        switch (choice.kind) {
        case OperationKind::forward:
            microbatch = stage.forwardEnds.size();
            stage.forwardEnds.push_back(end);
            if (choice.stage + 1 < m_stages.size())
                announce(m_problem.rankOf(choice.stage + 1), choice.time);
            break;
        case OperationKind::inputGradient:
            microbatch = stage.inputEnds.size();
            stage.inputEnds.push_back(end);
            if (choice.stage > 0)
                announce(m_problem.rankOf(choice.stage - 1), choice.time);
            break;
        default:
            microbatch = stage.weights++;
            break;
        }
        state.held += m_problem.held(choice.kind);
        if (chunk == 0)
            state.heldByFirst += m_problem.held(choice.kind);
        m_lists[rank].push_back(
            {choice.kind, static_cast<std::uint8_t>(chunk), static_cast<std::int32_t>(microbatch)});
        wake(rank, end);
    }

    /// Something is on its way to the rank: it looks again when it is free.
    void announce(std::size_t rank, double now) { wake(rank, std::max(now, m_ranks[rank].free)); }

    const Problem& m_problem;
    GreedyRule m_rule;
    double m_spacing = 0; ///< between the dues of micro-batches
    std::vector<StageState> m_stages;
    std::vector<RankState> m_ranks;
    std::priority_queue<std::pair<double, std::size_t>, std::vector<std::pair<double, std::size_t>>,
                        std::greater<>>
        m_queue; ///< when which rank decides; stale where the rank's own time differs
    Lists m_lists;
};

} // namespace

std::vector<GreedyRule> greedyRules(const Problem& problem) {
    using enum GreedyRule::Prefers;
    constexpr GreedyRule plain{};
    constexpr GreedyRule gathered{.weightsLast = true};
    constexpr GreedyRule waiting{.waitsForInput = true, .weightsLast = true};
    constexpr GreedyRule lateForInput{.lateInput = 1};
    constexpr GreedyRule lateForBoth{.lateInput = 1, .lateForward = 1};
    if (problem.chunks() == 1)
        return {{.prefers = forward, .lateInput = 1, .lateForward = 1, .forwardsPerRankBehind = 2},
                {.forwardsPerRankBehind = 2},
                waiting,
                {.prefers = forward, .lateInput = 1, .forwardsPerRankBehind = 2},
                {.prefers = forward, .forwardsPerRankBehind = 2},
                gathered,
                {.lateInput = 1, .forwardsPerRankBehind = 2},
                lateForBoth,
                {.lateForward = 1, .forwardsPerRankBehind = 2},
                plain,
                lateForInput};
    const GreedyRule soon{.prefers = due, .spacing = 0.5, .lateInput = 1, .lateForward = 1};
    // In a V, the hand-made schedules are made for steps that fill them.
    if (static_cast<std::size_t>(problem.microbatches()) < 2 * problem.ranks())
        return {{.prefers = due, .spacing = 0.5, .waitsForInput = true, .weightsLast = true},
                waiting,
                {.prefers = due, .spacing = 0.25, .lateInput = 1, .lateForward = 1},
                lateForInput,
                gathered,
                soon};
    return {{.prefers = forward, .weightsLast = true},
            soon,
            {.prefers = forward, .lateInput = 1},
            {.prefers = due, .spacing = 0.5, .lateForward = 1},
            {.prefers = forward},
            plain,
            lateForInput,
            lateForBoth};
}

Lists runGreedily(const Problem& problem, const GreedyRule& rule, const std::stop_token& stop) {
    return Greedy(problem, rule).run(stop);
}

} // namespace quadrille::orders::search
