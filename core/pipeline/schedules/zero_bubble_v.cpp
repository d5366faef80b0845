// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/closed_form_split.h"
#include "core/pipeline/orders/at_most_twice.h"
#include "core/pipeline/orders/rank_patterns.h"
#include "core/pipeline/schedule_definition.h"

#include <array>
#include <initializer_list>

namespace quadrille::schedules {
namespace {

/// Writes one rank of a V: micro-batches ascend per kind and chunk, and those that the step does not have are
/// counted but left out.
class VRank {
public:
    VRank(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank)
        : m_operations(operations),
          m_microbatches(shape.microbatches), m_stages{
                                                  static_cast<std::int32_t>(rank),
                                                  static_cast<std::int32_t>(2 * shape.ranks - 1 - rank)} {}

    struct Step {
        OperationKind kind;
        std::size_t chunk;
    };

    void repeat(std::int64_t times, std::initializer_list<Step> steps) {
        std::int64_t done = 0;
        for (; done < times && anyLeft(steps); ++done)
            for (const Step& step : steps)
                run(step);
        for (const Step& step : steps)
            next(step) += times - done;
    }

    /// As often as micro-batches are left.
    void finish(const Step& step) { repeat(m_microbatches - next(step), {step}); }

private:
    [[nodiscard]] std::int64_t& next(const Step& step) {
        return m_next[static_cast<std::size_t>(step.kind)][step.chunk];
    }

    [[nodiscard]] bool anyLeft(std::initializer_list<Step> steps) {
        return std::ranges::any_of(steps, [this](const Step& step) { return next(step) < m_microbatches; });
    }

    void run(const Step& step) {
        if (const std::int64_t microbatch = next(step)++; microbatch < m_microbatches)
            orders::append(m_operations, step.kind,
                           {m_stages[step.chunk], static_cast<std::int32_t>(microbatch)});
    }

    OperationWriter& m_operations;
    std::int64_t m_microbatches;
    std::array<std::int32_t, 2> m_stages;
    std::array<std::array<std::int64_t, 2>, 4> m_next{}; ///< [kind][chunk]
};

void append(OperationWriter& operations, const ScheduleShape& shape, std::int64_t rank) {
    using enum OperationKind;
    constexpr VRank::Step f0{forward, 0};
    constexpr VRank::Step f1{forward, 1};
    constexpr VRank::Step i0{inputGradient, 0};
    constexpr VRank::Step i1{inputGradient, 1};
    constexpr VRank::Step w0{weightGradient, 0};
    constexpr VRank::Step w1{weightGradient, 1};
    const std::int64_t behind = shape.ranks - rank;
    // The pattern needs 2p − 1 micro-batches; with fewer, the others are left out of it.
    const std::int64_t microbatches = std::max(shape.microbatches, 2 * shape.ranks - 1);
    VRank out(operations, shape, rank);
    out.repeat(2 * behind - 1, {f0});
    out.repeat(rank, {f1, f0});
    out.repeat(behind, {f1, i1, w1});
    out.repeat(microbatches - (shape.ranks + behind - 1), {f0, i0, w0, f1, i1, w1});
    out.repeat(behind - 1, {i0, w0, f1, i1, w1});
    out.repeat(rank, {i0, i1});
    out.repeat(behind, {i0, w0});
    out.finish(w1);
    out.finish(w0);
}

std::optional<double> unitMakespan(const ScheduleShape& shape) {
    if (shape.microbatches / 2 < shape.ranks)
        return std::nullopt;
    return closed_form::zeroBubbleVMakespan(static_cast<double>(shape.ranks),
                                            static_cast<double>(shape.microbatches));
}

} // namespace

/// Two chunks placed as a V. Qi et al. 2024, "Pipeline Parallelism with Controllable Memory".
constexpr ScheduleDefinition zeroBubbleV{
    .traits = {.name = "zb-v",
               .label = "ZB-V",
               .glossary = "v-schedules",
               .placement = PlacementKind::vShaped,
               .leastChunks = 2,
               .mostChunks = 2,
               .splitsBackward = true},
    .append = append,
    .showsInFlight =
        [](const ScheduleShape& shape) { return orders::atMostTwice(shape.microbatches, shape.ranks); },
    .unitMakespan = unitMakespan};

} // namespace quadrille::schedules
