// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/order_program.h"
#include "core/pipeline/pipeline_span.h"
#include "core/pipeline/rank_moments.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quadrille {

/// What was found out about pipelines, for who asks about very many that are often the same: plans that
/// differ in what data parallelism shards run the same pipeline, and those of one shape have one order. Where
/// too much is kept the spans are forgotten, and of the orders those that were asked for longest ago. For one
/// thread.
class SpanMemo {
public:
    /// Null where it is not known any more.
    [[nodiscard]] const PipelineSpan* find(ScheduleKind kind, const ScheduleShape& shape,
                                           const Durations& durations) const;
    void keep(ScheduleKind kind, const ScheduleShape& shape, const Durations& durations,
              const PipelineSpan& span);
    /// Valid until the next call. \pre the order does not depend on durations
    [[nodiscard]] const OrderProgram& programOf(ScheduleKind kind, const ScheduleShape& shape,
                                                const std::stop_token& stop);
    /// \pre as above
    [[nodiscard]] SharedValue<Order> orderOf(ScheduleKind kind, const ScheduleShape& shape,
                                             const std::stop_token& stop);
    /// The moments of a rank that may be its fullest, by a shortened() schedule, with chunks of these
    /// kinds. \pre the ranks are made apart
    [[nodiscard]] std::shared_ptr<const RankMoments> momentsOf(ScheduleKind kind, const ScheduleShape& shape,
                                                               std::int64_t rank,
                                                               std::span<const std::size_t> kinds,
                                                               const std::stop_token& stop);
    /// Of a run that is over before the next.
    [[nodiscard]] OrderProgram::Times& times() { return m_times; }

private:
    struct Key {
        ScheduleKind kind{};
        ScheduleShape shape;

        friend bool operator==(const Key&, const Key&) = default;
    };
    struct SpanKey {
        Key key;
        Durations durations;

        friend bool operator==(const SpanKey&, const SpanKey&) = default;
    };
    struct Hash {
        std::size_t operator()(const Key& key) const;
        std::size_t operator()(const SpanKey& key) const;
    };
    struct Kept {
        OrderProgram program;
        std::optional<SharedValue<Order>>
            order;               ///< kept where all ranks are made together, which takes longer
        std::uint64_t asked = 0; ///< the larger, the later
    };
    Kept& keptOf(ScheduleKind kind, const ScheduleShape& shape, const std::stop_token& stop);
    void makeRoomFor(std::size_t operations);

    std::unordered_map<SpanKey, PipelineSpan, Hash> m_spans;
    std::unordered_map<Key, Kept, Hash> m_programs;
    using ByKinds = std::vector<std::pair<std::vector<std::size_t>, std::shared_ptr<const RankMoments>>>;
    std::unordered_map<Key, std::vector<ByKinds>, Hash> m_moments; ///< [rank]
    std::size_t m_momentNumbers = 0;                               ///< of all moments
    std::size_t m_operations = 0;                                  ///< of all programs
    std::uint64_t m_asked = 0;
    OrderProgram::Times m_times;
};

} // namespace quadrille
