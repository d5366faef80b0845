// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/rank_moments.h"

#include "core/pipeline/rank_order.h"

#include <algorithm>
#include <functional>

namespace quadrille {
namespace {

bool sameKind(const RankMoment& a, const RankMoment& b) {
    return a.chunk == b.chunk && a.backward == b.backward && a.fusedForward == b.fusedForward;
}

/// As much of everything.
bool covers(const RankMoment& a, std::span<const double> liveOfA, const RankMoment& b,
            std::span<const double> liveOfB) {
    return a.losses >= b.losses && std::ranges::equal(liveOfA, liveOfB, std::greater_equal());
}

} // namespace

RankMoments::RankMoments(std::span<const Operation> operations, std::span<const std::int64_t> stages,
                         std::int64_t lastStage)
    : m_chunks(stages.size()) {
    const auto chunkOf = [stages](std::int32_t stage) {
        return static_cast<std::size_t>(std::ranges::find(stages, stage) - stages.begin());
    };
    std::vector<double> live(m_chunks, 0.0);
    double losses = 0;
    std::size_t place = 0;
    for (const Operation& operation : operations) {
        const bool goesForward = runsForward(operation.kind);
        const std::int32_t back = backwardStage(operation);
        const bool endsLoss = back == lastStage && operation.kind != OperationKind::weightGradient;
        if (goesForward)
            live[chunkOf(operation.stage)] += 1;
        if (endsLoss)
            losses -= 1;
        RankMoment moment{.chunk = chunkOf(back < 0 ? operation.stage : back), .backward = back >= 0};
        moment.losses = losses;
        if (operation.kind == OperationKind::fused)
            moment.fusedForward = chunkOf(operation.stage);
        consider(moment, live, place++);
        if (goesForward && operation.stage == lastStage)
            losses += 1;
        if (back >= 0 && operation.kind != OperationKind::inputGradient)
            live[moment.chunk] -= 1;
    }
}

void RankMoments::consider(const RankMoment& moment, std::span<const double> now, std::size_t place) {
    // From the last one back: a pipeline that runs is as full as it was a moment ago.
    for (std::size_t i = m_moments.size(); i-- > 0;)
        if (sameKind(m_moments[i], moment) && covers(m_moments[i], live(i), moment, now))
            return;
    std::size_t kept = 0;
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        if (sameKind(m_moments[i], moment) && covers(moment, now, m_moments[i], live(i)))
            continue;
        if (kept != i) {
            m_moments[kept] = m_moments[i];
            m_places[kept] = m_places[i];
            std::ranges::copy(live(i), m_live.begin() + static_cast<std::ptrdiff_t>(kept * m_chunks));
        }
        ++kept;
    }
    m_moments.resize(kept);
    m_places.resize(kept);
    m_live.resize(kept * m_chunks);
    m_moments.push_back(moment);
    m_places.push_back(place);
    m_live.insert(m_live.end(), now.begin(), now.end());
}

RankMoments RankMoments::ofKinds(std::span<const std::size_t> kinds) const {
    const std::size_t most = kinds.empty() ? 0 : *std::ranges::max_element(kinds) + 1;
    // In terms of kinds, which are the chunks of another rank, as it were; and what is left of these.
    RankMoments together(most);
    std::vector<std::size_t> places;
    std::vector<double> now(most);
    for (std::size_t i = 0; i < m_moments.size(); ++i) {
        RankMoment moment = m_moments[i];
        moment.chunk = kinds[moment.chunk];
        if (moment.fusedForward)
            moment.fusedForward = kinds[*moment.fusedForward];
        std::ranges::fill(now, 0.0);
        for (std::size_t chunk = 0; chunk < m_chunks; ++chunk)
            now[kinds[chunk]] += live(i)[chunk];
        together.consider(moment, now, i);
    }
    RankMoments left(m_chunks);
    for (const std::size_t place : together.m_places) {
        left.m_places.push_back(left.m_moments.size());
        left.m_moments.push_back(m_moments[place]);
        left.m_live.insert(left.m_live.end(), live(place).begin(), live(place).end());
    }
    return left;
}

RankMoments rankMoments(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                        const std::stop_token& stop) {
    return {rankOrder(kind, shape, rank, stop), stagesOfRank(kind, shape, rank), shape.stages() - 1};
}

} // namespace quadrille
