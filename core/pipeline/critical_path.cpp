// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/critical_path.h"

#include "core/pipeline/waiting.h"

#include <algorithm>
#include <limits>

namespace quadrille {

namespace {

/// Runs the order backwards: each rank from its last operation, stopping where an operation of another rank
/// that it unblocks has not been visited yet, and going on when it has.
class SlackSweep {
public:
    SlackSweep(const Timeline& timeline, const Dependencies& dependencies)
        : m_timeline(timeline), m_dependencies(dependencies), m_slack(timeline.size(), unknown),
          m_ranks(timeline.rankCount()) {
        for (const RankSummary& summary : timeline.ranks) {
            m_end = std::max(m_end, summary.lastEnd);
        }
    }

    std::vector<double> run() {
        std::vector<std::size_t> runnable;
        for (std::size_t rank = 0; rank < m_ranks.size(); ++rank) {
            m_ranks[rank].position = m_timeline.order->rankOffsets[rank + 1];
            runnable.push_back(rank);
        }
        while (!runnable.empty()) {
            const std::size_t rank = runnable.back();
            runnable.pop_back();
            runRank(rank, runnable);
        }
        return std::move(m_slack);
    }

private:
    static constexpr double unknown = -1;
    static constexpr std::size_t nothing = std::numeric_limits<std::size_t>::max();

    struct RankState {
        std::size_t position = 0; ///< behind the operation to look at next
        std::size_t waitsFor = nothing;
    };

    void runRank(std::size_t rank, std::vector<std::size_t>& runnable) {
        RankState& state = m_ranks[rank];
        const std::size_t first = m_timeline.order->rankOffsets[rank];
        const std::size_t last = m_timeline.order->rankOffsets[rank + 1];
        for (; state.position != first; --state.position) {
            const std::size_t operation = state.position - 1;
            const Inputs users = m_dependencies.users(operation);
            const auto* missing = std::ranges::find_if(
                users, [this](const Input& user) { return m_slack[user.operation] == unknown; });
            if (missing != users.end()) {
                state.waitsFor = missing->operation;
                return;
            }
            double slack = m_end - m_timeline.ends[operation];
            if (state.position != last) {
                slack = std::min(slack, room(operation, {state.position, InputKind::ownForward, false}));
            }
            for (const Input& user : users) {
                slack = std::min(slack, room(operation, user));
            }
            m_slack[operation] = slack;
            wake(operation, runnable);
        }
    }

    /// How much later `operation` could end for this one of its users. Differences of what the executor
    /// compared, so that they are exactly 0 where it waited.
    [[nodiscard]] double room(std::size_t operation, const Input& user) const {
        const double arrival = arrivalOf(m_timeline, {operation, user.kind, user.otherRank});
        return m_slack[user.operation] + (m_timeline.starts[user.operation] - arrival);
    }

    void wake(std::size_t operation, std::vector<std::size_t>& runnable) {
        for (const Input& input : m_dependencies.inputs(operation)) {
            if (!input.otherRank) {
                continue;
            }
            const std::size_t rank = m_dependencies.rankOf(input.operation);
            if (m_ranks[rank].waitsFor == operation) {
                m_ranks[rank].waitsFor = nothing;
                runnable.push_back(rank);
            }
        }
    }

    const Timeline& m_timeline;
    const Dependencies& m_dependencies;
    std::vector<double> m_slack;
    std::vector<RankState> m_ranks;
    double m_end = 0;
};

} // namespace

std::vector<double> slack(const Timeline& timeline, const Dependencies& dependencies) {
    return SlackSweep(timeline, dependencies).run();
}

Gates gates(const Timeline& timeline, const Dependencies& dependencies, std::size_t operation) {
    Gates result;
    const auto add = [&](const Input& input) {
        const bool binds = arrivalOf(timeline, input) == timeline.starts[operation];
        if (binds && std::ranges::find(result, input.operation) == result.end()) {
            result.insert(input.operation);
        }
    };
    if (const std::optional<std::size_t> previous = dependencies.previous(operation)) {
        add({*previous, InputKind::ownForward, false});
    }
    for (const Input& input : dependencies.inputs(operation)) {
        add(input);
    }
    return result;
}

std::vector<std::size_t> criticalPath(const Timeline& timeline, const Dependencies& dependencies) {
    std::vector<std::size_t> path;
    if (timeline.size() == 0) {
        return path;
    }
    path.push_back(static_cast<std::size_t>(std::ranges::max_element(timeline.ends) - timeline.ends.begin()));
    while (true) {
        const Gates before = gates(timeline, dependencies, path.back());
        if (before.empty()) {
            break;
        }
        const std::optional<std::size_t> previous = dependencies.previous(path.back());
        const bool stays = previous && std::ranges::find(before, *previous) != before.end();
        path.push_back(stays ? *previous : before.front());
    }
    std::ranges::reverse(path);
    return path;
}

} // namespace quadrille
