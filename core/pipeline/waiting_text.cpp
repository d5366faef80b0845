// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/waiting.h"

#include <string>
#include <utility>

namespace quadrille {

namespace {

/// One sentence for ranks that hold one chunk, and one that names the chunk, too.
struct Templates {
    const char* plain;
    const char* withChunk;
};

constexpr Templates warmUp{
    QUADRILLE_MESSAGE("Warm-up: waits for the forward of micro-batch %1 from stage %2"),
    QUADRILLE_MESSAGE("Warm-up: waits for the forward of micro-batch %1 from stage %2 (chunk %3)")};
constexpr Templates forForward{
    QUADRILLE_MESSAGE("Waits for the forward of micro-batch %1 from stage %2"),
    QUADRILLE_MESSAGE("Waits for the forward of micro-batch %1 from stage %2 (chunk %3)")};
constexpr Templates forGradient{
    QUADRILLE_MESSAGE("Waits for the gradient of micro-batch %1 from stage %2"),
    QUADRILLE_MESSAGE("Waits for the gradient of micro-batch %1 from stage %2 (chunk %3)")};
constexpr Templates forwardUnderWay{
    QUADRILLE_MESSAGE("The forward of micro-batch %1 is on its way from stage %2"),
    QUADRILLE_MESSAGE("The forward of micro-batch %1 is on its way from stage %2 (chunk %3)")};
constexpr Templates gradientUnderWay{
    QUADRILLE_MESSAGE("The gradient of micro-batch %1 is on its way from stage %2"),
    QUADRILLE_MESSAGE("The gradient of micro-batch %1 is on its way from stage %2 (chunk %3)")};
constexpr Templates linkForForward{
    QUADRILLE_MESSAGE("Stage %4 waits for the forward of micro-batch %1 from stage %2"),
    QUADRILLE_MESSAGE("Stage %4 waits for the forward of micro-batch %1 from stage %2 (chunk %3)")};
constexpr Templates linkForGradient{
    QUADRILLE_MESSAGE("Stage %4 waits for the gradient of micro-batch %1 from stage %2"),
    QUADRILLE_MESSAGE("Stage %4 waits for the gradient of micro-batch %1 from stage %2 (chunk %3)")};

/// %1 micro-batch, %2 rank and %3 chunk of what makes the input, and then what else there is.
Message naming(const Templates& templates, const Input& input, const Dependencies& dependencies) {
    const Order& order = dependencies.order();
    const Operation& maker = order.operations[input.operation];
    const bool gradient = input.kind == InputKind::gradient;
    const std::int32_t stage = gradient ? backwardStage(maker) : maker.stage;
    const std::int32_t microbatch = gradient ? backwardMicrobatch(maker) : maker.microbatch;
    const auto ranks = static_cast<std::int32_t>(order.rankCount());
    const std::size_t directions = order.placement.stageToRank.size();
    const bool chunked =
        directions > 1 || order.placement.stageToRank.front().size() > static_cast<std::size_t>(ranks);
    const auto chunk = static_cast<std::int64_t>(order.placement.chunk(stage, microbatch, ranks));
    const auto rank = static_cast<std::int64_t>(order.placement.rank(stage, microbatch));
    return {chunked ? templates.withChunk : templates.plain,
            {static_cast<std::int64_t>(microbatch), rank, chunk}};
}

} // namespace

Message describe(const Gap& gap, const Dependencies& dependencies) {
    if (gap.cause == IdleCause::drain) {
        return {QUADRILLE_MESSAGE("Drain: has done its part of the step"), {}};
    }
    if (!gap.input) {
        return {QUADRILLE_MESSAGE("Has no part in this step"), {}};
    }
    const bool forward = gap.input->kind == InputKind::forward;
    switch (gap.cause) {
    case IdleCause::warmUp:
        return naming(warmUp, *gap.input, dependencies);
    case IdleCause::communication:
        return naming(forward ? forwardUnderWay : gradientUnderWay, *gap.input, dependencies);
    default:
        return naming(forward ? forForward : forGradient, *gap.input, dependencies);
    }
}

Message describe(const WaitLink& link, const Dependencies& dependencies) {
    const auto rank = static_cast<std::int64_t>(link.rank);
    switch (link.heldBy) {
    case HeldBy::busyRank:
        return {QUADRILLE_MESSAGE("Stage %1 is busy with other work until then"), {rank}};
    case HeldBy::stepStart:
        return {QUADRILLE_MESSAGE("Stage %1 begins with the step"), {rank}};
    case HeldBy::input:
        break;
    }
    const bool forward = link.input->kind == InputKind::forward;
    Message message = naming(forward ? linkForForward : linkForGradient, *link.input, dependencies);
    message.arguments.emplace_back(rank);
    return message;
}

} // namespace quadrille
