// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/span_memo.h"

#include "core/pipeline/rank_order.h"

#include <algorithm>
#include <bit>
#include <utility>

namespace quadrille {
namespace {

constexpr std::size_t mostSpans = 512;
constexpr std::size_t mostNumbers = 1'000'000; ///< of moments
constexpr std::size_t mostKept = 3'000'000;    ///< operations of all orders: some 50 MB

void mix(std::size_t& hash, std::uint64_t value) {
    hash = (hash ^ value) * 0x9e3779b97f4a7c15U;
    hash ^= hash >> 32U;
}

} // namespace

std::size_t SpanMemo::Hash::operator()(const Key& key) const {
    auto hash = static_cast<std::size_t>(key.kind);
    const ScheduleShape& shape = key.shape;
    for (const std::int64_t size :
         {shape.ranks, shape.microbatches, shape.chunks, shape.group, shape.pipelines})
        mix(hash, static_cast<std::uint64_t>(size));
    return hash;
}

std::size_t SpanMemo::Hash::operator()(const SpanKey& key) const {
    std::size_t hash = (*this)(key.key);
    // Stages in the middle are mostly alike; those at the ends tell plans apart.
    for (const std::vector<double>* each :
         {&key.durations.forward, &key.durations.inputGradient, &key.durations.backward})
        if (!each->empty())
            for (const double seconds : {each->front(), (*each)[each->size() / 2], each->back()})
                mix(hash, std::bit_cast<std::uint64_t>(seconds));
    mix(hash, std::bit_cast<std::uint64_t>(key.durations.p2p));
    return hash;
}

const PipelineSpan* SpanMemo::find(ScheduleKind kind, const ScheduleShape& shape,
                                   const Durations& durations) const {
    const auto found = m_spans.find({{kind, shape}, durations});
    return found != m_spans.end() ? &found->second : nullptr;
}

void SpanMemo::keep(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
                    const PipelineSpan& span) {
    if (m_spans.size() >= mostSpans)
        m_spans.clear();
    m_spans.emplace(SpanKey{{kind, shape}, durations}, span);
}

void SpanMemo::makeRoomFor(std::size_t operations) {
    while (!m_programs.empty() && m_operations + operations > mostKept) {
        const auto oldest =
            std::ranges::min_element(m_programs, {}, [](const auto& each) { return each.second.asked; });
        m_operations -= oldest->second.program.size();
        m_programs.erase(oldest);
    }
}

SpanMemo::Kept& SpanMemo::keptOf(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop) {
    const Key key{kind, shape};
    auto found = m_programs.find(key);
    if (found == m_programs.end()) {
        SharedValue<Order> order = makeOrder(kind, shape, stop);
        OrderProgram program(order);
        makeRoomFor(program.size());
        m_operations += program.size();
        found = m_programs.emplace(key, Kept{.program = std::move(program), .order = {}, .asked = 0}).first;
        if (madeAsAWhole(kind))
            found->second.order = std::move(order);
    }
    found->second.asked = ++m_asked;
    return found->second;
}

const OrderProgram& SpanMemo::programOf(ScheduleKind kind, const ScheduleShape& shape,
                                        const std::stop_token& stop) {
    return keptOf(kind, shape, stop).program;
}

SharedValue<Order> SpanMemo::orderOf(ScheduleKind kind, const ScheduleShape& shape,
                                     const std::stop_token& stop) {
    if (!madeAsAWhole(kind))
        return makeOrder(kind, shape, stop);
    return *keptOf(kind, shape, stop).order;
}

std::shared_ptr<const RankMoments> SpanMemo::momentsOf(ScheduleKind kind, const ScheduleShape& shape,
                                                       std::int64_t rank, std::span<const std::size_t> kinds,
                                                       const std::stop_token& stop) {
    if (m_momentNumbers > mostNumbers) {
        m_moments.clear();
        m_momentNumbers = 0;
    }
    auto& ofRanks = m_moments[{kind, shape}];
    ofRanks.resize(static_cast<std::size_t>(shape.ranks));
    ByKinds& byKinds = ofRanks[static_cast<std::size_t>(rank)];
    for (const auto& [known, moments] : byKinds)
        if (std::ranges::equal(known, kinds))
            return moments;
    auto made = std::make_shared<const RankMoments>(rankMoments(kind, shape, rank, kinds, stop));
    m_momentNumbers += made->size() + kinds.size();
    byKinds.emplace_back(std::vector(kinds.begin(), kinds.end()), made);
    return made;
}

} // namespace quadrille
