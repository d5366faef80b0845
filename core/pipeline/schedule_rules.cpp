// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule_definition.h"
#include "core/pipeline/shape_rules.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <string>
#include <utility>

namespace quadrille {

namespace {

Term nameOf(const ScheduleTraits& traits) {
    return {traits.name, traits.label};
}

/// The first schedule with that trait.
Term firstTerm(bool ScheduleTraits::*trait) {
    return termOf(
        *std::ranges::find_if(scheduleKinds, [trait](ScheduleKind kind) { return traits(kind).*trait; }));
}

} // namespace

namespace shape_rules {

std::int64_t nextEven(std::int64_t odd) {
    return odd == std::numeric_limits<std::int64_t>::max() ? odd - 1 : odd + 1;
}

std::optional<Message> evenRanks(const ScheduleTraits& traits, const ScheduleShape& shape) {
    if (shape.ranks % 2 == 0)
        return std::nullopt;
    return Message{QUADRILLE_MESSAGE("The schedule %1 runs both ways and needs an even number of pipeline "
                                     "ranks; it has %2, and %3 would do."),
                   {nameOf(traits), shape.ranks, nextEven(shape.ranks)}};
}

std::optional<Message> evenMicrobatches(const ScheduleTraits& traits, const ScheduleShape& shape) {
    if (shape.microbatches % 2 == 0)
        return std::nullopt;
    return Message{QUADRILLE_MESSAGE("The schedule %1 sends half of the micro-batches each way and needs an "
                                     "even number of them; it has %2, and %3 would do."),
                   {nameOf(traits), shape.microbatches, nextEven(shape.microbatches)}};
}

std::optional<Message> twoMicrobatchesEachRank(const ScheduleTraits& traits, const ScheduleShape& shape) {
    if (shape.microbatches / 2 >= shape.ranks)
        return std::nullopt;
    return Message{QUADRILLE_MESSAGE("The schedule %1 needs at least %3 micro-batches, twice the number of "
                                     "its pipeline ranks; it has %2."),
                   {nameOf(traits), shape.microbatches, saturatingProduct(2, shape.ranks)}};
}

} // namespace shape_rules

namespace {

/// The rules of one schedule, each looked at on its own.
class Rules {
public:
    Rules(ScheduleKind kind, const ScheduleShape& shape)
        : m_traits(traits(kind)), m_name(nameOf(m_traits)), m_shape(shape) {}

    [[nodiscard]] std::vector<Message> take() { return std::move(m_broken); }

    /// Ranks and micro-batches that there are; true where the other rules can be looked at.
    bool sizes() {
        if (m_shape.ranks < 1)
            fail(QUADRILLE_MESSAGE("A pipeline needs at least 1 rank; it has %1."), {m_shape.ranks});
        if (m_shape.microbatches < 1)
            fail(QUADRILLE_MESSAGE("A step needs at least 1 micro-batch; it has %1."),
                 {m_shape.microbatches});
        return m_broken.empty();
    }

    void chunks() {
        const std::int64_t chunks = m_shape.chunks;
        if (m_traits.mostChunks == 0) {
            if (chunks >= m_traits.leastChunks)
                return;
            if (m_traits.leastChunks > 1)
                fail(QUADRILLE_MESSAGE(
                         "The schedule %1 needs at least %3 model chunks on each rank; it has %2."),
                     {m_name, chunks, m_traits.leastChunks});
            else
                fail(QUADRILLE_MESSAGE(
                         "The schedule %1 needs at least 1 model chunk on each rank; it has %2."),
                     {m_name, chunks});
        } else if (m_traits.mostChunks == 1 && chunks != 1) {
            fail(QUADRILLE_MESSAGE("The schedule %1 keeps 1 model chunk on each rank; %2 were asked for."),
                 {m_name, chunks});
        } else if (m_traits.mostChunks == 2 && chunks != 2) {
            fail(QUADRILLE_MESSAGE(
                     "The schedule %1 keeps exactly 2 model chunks on each rank; %2 were asked for."),
                 {m_name, chunks});
        }
    }

    void group() {
        if (m_shape.group < 0)
            fail(QUADRILLE_MESSAGE("The micro-batch group can not be negative; it is %1."), {m_shape.group});
        else if (m_traits.grouped)
            groupFillsPipeline();
        else if (m_shape.group > 0)
            fail(QUADRILLE_MESSAGE("The schedule %1 has no micro-batch groups; a group of %2 was asked for."),
                 {m_name, m_shape.group});
    }

    void memoryLimit() {
        const double limit = m_shape.memoryLimit;
        constexpr double most = 1e15;
        if (!(limit >= 0) || limit > most) // NaN, too
            fail(QUADRILLE_MESSAGE("The limit of chunks in flight can not be negative or endless; it is %1."),
                 {limit});
        else if (limit > 0 && !m_traits.searched)
            fail(
                QUADRILLE_MESSAGE("The schedule %1 has its own number of chunks in flight; a limit of %2 was "
                                  "asked for, which only searched schedules such as %3 take."),
                {m_name, limit, firstTerm(&ScheduleTraits::searched)});
        else if (limit > 0 && limit < static_cast<double>(m_traits.leastChunks))
            fail(QUADRILLE_MESSAGE("The schedule %1 has at least %3 chunks in flight on each rank; the limit "
                                   "asked for is %2."),
                 {m_name, limit, m_traits.leastChunks});
        else if (2 * limit != std::floor(2 * limit))
            fail(QUADRILLE_MESSAGE("The limit of chunks in flight is counted in halves; it is %1."), {limit});
    }

    void noReplicas() {
        if (m_traits.choosesPipelines)
            return;
        if (m_shape.pipelines < 0)
            fail(QUADRILLE_MESSAGE("The number of pipelines can not be negative; it is %1."),
                 {m_shape.pipelines});
        else if (m_shape.pipelines > 0)
            fail(QUADRILLE_MESSAGE("The schedule %1 does not choose its number of pipelines; %2 were asked "
                                   "for, which only %3 takes."),
                 {m_name, m_shape.pipelines, firstTerm(&ScheduleTraits::choosesPipelines)});
    }

private:
    void fail(const char* text, std::vector<Message::Argument> arguments) {
        m_broken.push_back({text, std::move(arguments)});
    }

    void groupFillsPipeline() {
        const std::int64_t group = m_shape.groupSize();
        const std::int64_t rest = m_shape.microbatches % group;
        if (group < m_shape.ranks)
            fail(QUADRILLE_MESSAGE("The micro-batch group of the schedule %1 must be at least the %3 "
                                   "pipeline ranks; it is %2."),
                 {m_name, group, m_shape.ranks});
        else if (group > m_shape.microbatches)
            fail(QUADRILLE_MESSAGE("The micro-batch group of the schedule %1 is %2, more than the %3 "
                                   "micro-batches of a step."),
                 {m_name, group, m_shape.microbatches});
        else if (rest != 0 && rest < m_shape.ranks && group == m_shape.ranks)
            fail(QUADRILLE_MESSAGE("The schedule %1 needs the number of micro-batches to be a multiple of "
                                   "the %3 pipeline ranks; it is %2."),
                 {m_name, m_shape.microbatches, m_shape.ranks});
        else if (rest != 0 && rest < m_shape.ranks)
            fail(QUADRILLE_MESSAGE("In groups of %2, %1 micro-batches leave a last group of %3, fewer than "
                                   "the %4 pipeline ranks."),
                 {m_shape.microbatches, group, rest, m_shape.ranks});
    }

    const ScheduleTraits& m_traits;
    Term m_name;
    const ScheduleShape& m_shape;
    std::vector<Message> m_broken;
};

} // namespace

std::vector<Message> checkRules(ScheduleKind kind, const ScheduleShape& shape) {
    Rules rules(kind, shape);
    const bool sized = rules.sizes();
    rules.chunks();
    if (sized || shape.group < 0)
        rules.group();
    rules.memoryLimit();
    rules.noReplicas();
    std::vector<Message> broken = rules.take();
    const ScheduleDefinition& definition = definitionOf(kind);
    for (const ShapeRule rule : definition.rules)
        if (sized && rule != nullptr)
            if (auto message = rule(definition.traits, shape))
                broken.push_back(std::move(*message));
    return broken;
}

std::int64_t mostOperations(ScheduleKind kind, const ScheduleShape& shape) {
    const std::int64_t each = traits(kind).splitsBackward ? 3 : 2;
    return saturatingProduct(
        saturatingProduct(saturatingProduct(shape.ranks, shape.chunks), shape.microbatches), each);
}

std::int64_t laidOutSlots(ScheduleKind kind, const ScheduleShape& shape) {
    const auto slots = definitionOf(kind).slotCount;
    return slots == nullptr ? 0 : slots(shape);
}

std::vector<Message> checkShape(ScheduleKind kind, const ScheduleShape& shape) {
    std::vector<Message> broken = checkRules(kind, shape);
    if (shape.ranks < 1 || shape.microbatches < 1 || shape.chunks < 1)
        return broken;
    if (mostOperations(kind, shape) > maxOperations)
        broken.push_back(
            {QUADRILLE_MESSAGE("The schedule would have more than the %1 operations that can be laid out: "
                               "%2 ranks, %3 model chunks on each, %4 micro-batches."),
             {maxOperations, shape.ranks, shape.chunks, shape.microbatches}});
    else if (laidOutSlots(kind, shape) > maxSlots)
        broken.push_back(
            {QUADRILLE_MESSAGE("The schedule %1 is laid out slot by slot, idle ones included; %2 "
                               "ranks with %3 micro-batches take more than the %4 slots that "
                               "can be laid out."),
             {termOf(kind), shape.ranks, shape.microbatches, maxSlots}});
    return broken;
}

} // namespace quadrille
