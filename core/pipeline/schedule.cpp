// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/schedule.h"

#include <algorithm>
#include <array>
#include <limits>
#include <string>

namespace quadrille {

namespace {

Message message(const char* text, std::vector<Message::Argument> arguments) {
    return Message{text, std::move(arguments)};
}

void checkGroup(const ScheduleShape& shape, std::vector<Message>& broken) {
    const std::int64_t group = shape.groupSize();
    if (group < shape.ranks) {
        broken.push_back(message(
            QUADRILLE_MESSAGE("The micro-batch group of interleaved 1F1B must be at least the %2 pipeline "
                              "ranks; it is %1."),
            {group, shape.ranks}));
        return;
    }
    if (group > shape.microbatches) {
        broken.push_back(
            message(QUADRILLE_MESSAGE(
                        "The micro-batch group of interleaved 1F1B is %1, more than the %2 micro-batches "
                        "of a step."),
                    {group, shape.microbatches}));
        return;
    }
    const std::int64_t rest = shape.microbatches % group;
    if (rest == 0 || rest >= shape.ranks) {
        return;
    }
    if (group == shape.ranks) {
        broken.push_back(message(
            QUADRILLE_MESSAGE("Interleaved 1F1B needs the number of micro-batches to be a multiple of "
                              "the %2 pipeline ranks; it is %1."),
            {shape.microbatches, shape.ranks}));
        return;
    }
    broken.push_back(message(
        QUADRILLE_MESSAGE("In groups of %2, %1 micro-batches leave a last group of %3, fewer than the %4 "
                          "pipeline ranks."),
        {shape.microbatches, group, rest, shape.ranks}));
}

/// Saturates instead of overflowing: only compared with limits.
std::int64_t product(std::int64_t a, std::int64_t b) {
    constexpr std::int64_t most = std::numeric_limits<std::int64_t>::max();
    return a != 0 && b > most / a ? most : a * b;
}

} // namespace

const ScheduleTraits& traits(ScheduleKind kind) {
    using enum PlacementKind;
    constexpr std::int64_t any = 0;
    static constexpr std::array<ScheduleTraits, 18> all{{
        {"gpipe", loop},
        {"1f1b", loop},
        {"1f1b-eager", loop},
        {.name = "interleaved", .placement = loop, .leastChunks = 2, .mostChunks = any, .grouped = true},
        {.name = "interleaved-overlap",
         .placement = loop,
         .leastChunks = 2,
         .mostChunks = any,
         .grouped = true,
         .fuses = true},
        {.name = "breadth-first", .placement = loop, .mostChunks = any},
        {.name = "zb-h1", .placement = loop, .splitsBackward = true},
        {.name = "zb-h2", .placement = loop, .splitsBackward = true},
        {.name = "zb1p-interleaved", .placement = loop, .mostChunks = any, .splitsBackward = true},
        {.name = "zb-v", .placement = vShaped, .leastChunks = 2, .mostChunks = 2, .splitsBackward = true},
        {.name = "v-half", .placement = vShaped, .leastChunks = 2, .mostChunks = 2, .splitsBackward = true},
        {.name = "v-min", .placement = vShaped, .leastChunks = 2, .mostChunks = 2, .splitsBackward = true},
        {.name = "dualpipe", .placement = bidirectional, .splitsBackward = true, .fuses = true},
        {.name = "dualpipev",
         .placement = vShaped,
         .leastChunks = 2,
         .mostChunks = 2,
         .splitsBackward = true,
         .fuses = true},
        {"chimera", bidirectional},
        {.name = "zb-auto", .placement = loop, .splitsBackward = true, .searched = true},
        {.name = "zb-v-auto",
         .placement = vShaped,
         .leastChunks = 2,
         .mostChunks = 2,
         .splitsBackward = true,
         .searched = true},
        {.name = "custom", .placement = loop, .mostChunks = any},
    }};
    return all.at(static_cast<std::size_t>(kind));
}

std::string_view scheduleName(ScheduleKind kind) {
    return traits(kind).name;
}

std::optional<ScheduleKind> scheduleFromName(std::string_view name) {
    const auto found = std::ranges::find(scheduleKinds, name, scheduleName);
    return found == scheduleKinds.end() ? std::nullopt : std::optional(*found);
}

std::vector<Message> checkRules(ScheduleKind kind, const ScheduleShape& shape) {
    std::vector<Message> broken;
    if (shape.ranks < 1) {
        broken.push_back(
            message(QUADRILLE_MESSAGE("A pipeline needs at least 1 rank; it has %1."), {shape.ranks}));
    }
    if (shape.microbatches < 1) {
        broken.push_back(message(QUADRILLE_MESSAGE("A step needs at least 1 micro-batch; it has %1."),
                                 {shape.microbatches}));
    }
    if (shape.group < 0) {
        broken.push_back(message(QUADRILLE_MESSAGE("The micro-batch group can not be negative; it is %1."),
                                 {shape.group}));
    }
    const std::string name(scheduleName(kind));
    if (kind == ScheduleKind::interleaved) {
        if (shape.chunks < 2) {
            broken.push_back(message(
                QUADRILLE_MESSAGE("Interleaved 1F1B needs at least 2 model chunks on each rank; it has %1."),
                {shape.chunks}));
        }
        if (shape.ranks >= 1 && shape.microbatches >= 1 && shape.group >= 0) {
            checkGroup(shape, broken);
        }
        return broken;
    }
    if (shape.chunks != 1) {
        broken.push_back(
            message(QUADRILLE_MESSAGE("The schedule %1 keeps 1 model chunk on each rank; %2 were asked for."),
                    {name, shape.chunks}));
    }
    if (shape.group > 0) {
        broken.push_back(message(
            QUADRILLE_MESSAGE("The schedule %1 has no micro-batch groups; a group of %2 was asked for."),
            {name, shape.group}));
    }
    return broken;
}

std::int64_t mostOperations(ScheduleKind kind, const ScheduleShape& shape) {
    const std::int64_t each = traits(kind).splitsBackward ? 3 : 2;
    return product(product(product(shape.ranks, shape.chunks), shape.microbatches), each);
}

std::vector<Message> checkShape(ScheduleKind kind, const ScheduleShape& shape) {
    std::vector<Message> broken = checkRules(kind, shape);
    if (shape.ranks < 1 || shape.microbatches < 1 || shape.chunks < 1) {
        return broken;
    }
    if (mostOperations(kind, shape) > maxOperations) {
        broken.push_back(message(
            QUADRILLE_MESSAGE("The schedule would have more than the %1 operations that can be laid out: "
                              "%2 ranks, %3 model chunks on each, %4 micro-batches."),
            {maxOperations, shape.ranks, shape.chunks, shape.microbatches}));
    }
    return broken;
}

} // namespace quadrille
