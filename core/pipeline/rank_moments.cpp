// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/rank_moments.h"

#include "core/pipeline/rank_order.h"

#include <algorithm>

namespace quadrille {
namespace {

/// The moments that are left so far, while a rank's operations run.
class Fullest {
public:
    Fullest(const RankOperations& rank, std::span<const std::size_t> kinds)
        : m_rank(rank), m_kinds(kinds), m_most(kinds.empty() ? 0 : *std::ranges::max_element(kinds) + 1),
          m_recent(m_most * (2 + m_most)), m_now(m_most + 1), m_live(kinds.size()) {}

    void run(const Operation& operation) {
        const bool goesForward = runsForward(operation.kind);
        const std::int32_t back = backwardStage(operation);
        const std::size_t ahead = goesForward ? chunkOf(operation.stage) : 0;
        const std::size_t behind = back >= 0 ? chunkOf(back) : 0;
        if (goesForward)
            count(ahead, 1);
        if (back == m_rank.lastStage && operation.kind != OperationKind::weightGradient)
            m_now.back() -= 1;
        if (operation.kind == OperationKind::fused)
            consider({.chunk = behind, .backward = true, .fusedForward = ahead});
        else
            consider({.chunk = goesForward ? ahead : behind, .backward = !goesForward, .fusedForward = {}});
        if (goesForward && operation.stage == m_rank.lastStage)
            m_now.back() += 1;
        if (back >= 0 && operation.kind != OperationKind::inputGradient)
            count(behind, -1);
    }

    struct Left {
        RankMoment moment;
        std::size_t pass = 0;
        std::vector<double> held; ///< in flight, of each kind, and losses
        std::vector<double> live; ///< of each chunk
    };
    [[nodiscard]] const std::vector<Left>& left() const { return m_left; }

private:
    [[nodiscard]] std::size_t chunkOf(std::int32_t stage) const {
        return static_cast<std::size_t>(std::ranges::find(m_rank.stages, stage) - m_rank.stages.begin());
    }

    void count(std::size_t chunk, double more) {
        m_live[chunk] += more;
        m_now[m_kinds[chunk]] += more;
    }

    /// Which kind of pass of which kind of chunk.
    [[nodiscard]] std::size_t passOf(const RankMoment& moment) const {
        const std::size_t which = moment.fusedForward ? 2 + m_kinds[*moment.fusedForward]
                                  : moment.backward   ? 1
                                                      : 0;
        return m_kinds[moment.chunk] * (2 + m_most) + which;
    }

    /// As much of everything.
    static bool covers(const std::vector<double>& a, const std::vector<double>& b) {
        for (std::size_t i = 0; i < a.size(); ++i)
            if (a[i] < b[i])
                return false;
        return true;
    }

    void consider(RankMoment moment) {
        const std::size_t pass = passOf(moment);
        const auto isCoveredBy = [&](const Left& other) {
            return other.pass == pass && covers(other.held, m_now);
        };
        // A pipeline that runs is as full as it was a round ago.
        std::size_t& recent = m_recent[pass];
        if (recent < m_left.size() && isCoveredBy(m_left[recent]))
            return;
        if (const auto found = std::ranges::find_if(m_left, isCoveredBy); found != m_left.end()) {
            recent = static_cast<std::size_t>(found - m_left.begin());
            return;
        }
        moment.losses = m_now.back();
        const auto covered = [&](const Left& other) {
            return other.pass == pass && covers(m_now, other.held);
        };
        const auto first = std::ranges::find_if(m_left, covered);
        recent = static_cast<std::size_t>(first - m_left.begin());
        if (first == m_left.end()) {
            m_left.push_back({moment, pass, m_now, m_live});
            return;
        }
        // In its place, so that a pipeline that fills up makes no lists; others that it covers go.
        m_left.erase(std::remove_if(first + 1, m_left.end(), covered), m_left.end());
        first->moment = moment;
        first->held = m_now;
        first->live = m_live;
    }

    const RankOperations& m_rank;
    std::span<const std::size_t> m_kinds;
    std::size_t m_most; ///< numbers of kinds
    std::vector<Left> m_left;
    std::vector<std::size_t> m_recent; ///< of each kind of pass which covered the last; may be stale
    std::vector<double> m_now;         ///< in flight, of each kind, and losses
    std::vector<double> m_live;        ///< of each chunk
};

} // namespace

RankMoments::RankMoments(const RankOperations& rank, std::span<const std::size_t> kinds)
    : m_chunks(rank.stages.size()) {
    Fullest fullest(rank, kinds);
    for (const Operation& operation : rank.operations)
        fullest.run(operation);
    for (const auto& left : fullest.left()) {
        m_moments.push_back(left.moment);
        m_live.insert(m_live.end(), left.live.begin(), left.live.end());
    }
}

RankMoments rankMoments(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                        std::span<const std::size_t> kinds, const std::stop_token& stop) {
    const std::vector<Operation> operations = rankOrder(kind, shape, rank, stop);
    const std::vector<std::int64_t> stages = stagesOfRank(kind, shape, rank);
    return RankMoments({operations, stages, shape.stages() - 1}, kinds);
}

} // namespace quadrille
