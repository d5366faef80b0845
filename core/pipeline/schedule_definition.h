// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/formula/traced.h"
#include "core/pipeline/operation_writer.h"
#include "core/pipeline/schedule.h"

#include <array>
#include <optional>

namespace quadrille {

/// What a number of chunks in flight depends on, in the reading T (double or Traced).
template <class T>
struct RankOfPipeline {
    T ranks, microbatches, chunks, rank;
};

/// Micro-batches whose activations a rank holds at its peak, in both readings.
class InFlightFormula {
public:
    constexpr InFlightFormula() = default;
    /// \param formula a lambda that captures nothing and takes a RankOfPipeline of any number type
    template <class Formula>
    constexpr InFlightFormula(Formula /*formula*/) // NOLINT(google-explicit-constructor)
        : m_number([](const RankOfPipeline<double>& x) { return Formula{}(x); }),
          m_traced([](const RankOfPipeline<formula::Traced>& x) { return Formula{}(x); }) {}

    [[nodiscard]] constexpr bool exists() const { return m_number != nullptr; }
    [[nodiscard]] double operator()(const RankOfPipeline<double>& x) const { return m_number(x); }
    [[nodiscard]] formula::Traced operator()(const RankOfPipeline<formula::Traced>& x) const {
        return m_traced(x);
    }

private:
    double (*m_number)(const RankOfPipeline<double>&) = nullptr;
    formula::Traced (*m_traced)(const RankOfPipeline<formula::Traced>&) = nullptr;
};

/// Looks at one rule of a schedule's definition; what is broken, or nothing.
using ShapeRule = std::optional<Message> (*)(const ScheduleTraits&, const ScheduleShape&);

/// All that is known of one schedule and of no other. What is left out is as of most of them.
struct ScheduleDefinition {
    ScheduleTraits traits;

    /// Rules beside those that follow from the traits. \pre ranks and micro-batches are positive
    std::array<ShapeRule, 3> rules{};

    // The order: of a schedule that is defined rank by rank `append`, otherwise `make`.

    /// Appends the operations of one rank. Throws Stopped. \pre checkRules() is empty, 0 ≤ rank < p, stages
    /// and micro-batches are below 2^31
    void (*append)(OperationWriter&, const ScheduleShape&, std::int64_t rank) = nullptr;
    /// How many operations append() appends; none: 2 or 3 for each chunk and micro-batch.
    std::int64_t (*length)(const ScheduleShape&, std::int64_t rank) = nullptr;
    /// All ranks, which only exist together. Throws Stopped. \pre checkShape() is empty
    Order (*make)(const ScheduleShape&, const Durations&, const std::stop_token&) = nullptr;
    /// What it costs to make the order, as makingCost(); none: its operations.
    double (*makingCost)(const ScheduleShape&) = nullptr;
    /// Slots that are laid out to make the order, idle ones included; none: 0. Saturates.
    std::int64_t (*slotCount)(const ScheduleShape&) = nullptr;

    // What a step of many micro-batches has in common with shorter ones.

    /// The fewest micro-batches for shortened(); none: all of them.
    std::int64_t (*showsInFlight)(const ScheduleShape&) = nullptr;
    /// Micro-batches from which on the schedule repeats itself, where that takes more than a few times p.
    std::int64_t (*settles)(std::int64_t ranks) = nullptr;
    /// A longer step begins and ends with the operations of a shorter one. Where each phase is as long as the
    /// step, a rank can fall behind later than any shorter step shows.
    bool growsInTheMiddle = true;
    /// Each p micro-batches follow those before without idle time between them.
    bool interlocks = true;

    // Closed forms that execution confirms.

    /// The bubble of stages that are all alike is (p − 1) ÷ (m·v) of ideal.
    bool textbookBubble = false;
    /// The makespan for F = I = W = 1 and B = 2, where it is known for the shape.
    std::optional<double> (*unitMakespan)(const ScheduleShape&) = nullptr;
    /// Exact on every rank and for every shape with the default group.
    InFlightFormula inFlight;
    /// With such a formula: no rank has more chunks of its own in flight than the rank before it.
    bool declinesFromRankToRank = true;
};

namespace schedules {

#define QUADRILLE_DECLARE_SCHEDULE(kind) extern const ScheduleDefinition kind;
QUADRILLE_SCHEDULES(QUADRILLE_DECLARE_SCHEDULE)
#undef QUADRILLE_DECLARE_SCHEDULE
extern const ScheduleDefinition custom;

} // namespace schedules

[[nodiscard]] const ScheduleDefinition& definitionOf(ScheduleKind kind);

} // namespace quadrille
