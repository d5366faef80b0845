// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"
#include "tests/core/pipeline/random_shape.h"

#include <rapidcheck.h>

#include <algorithm>
#include <tuple>
#include <utility>
#include <vector>

/// Random shapes, durations and orders, and what an operation waits for, spelled out from the definition.
namespace randomly {

using quadrille::Durations;
using quadrille::Operation;
using quadrille::OperationKind;
using quadrille::Order;
using quadrille::Placement;
using quadrille::ScheduleKind;
using quadrille::ScheduleShape;

/// A result that operations wait for: 'F' forward, 'I' input gradient (whole backward or its half), 'W'
/// weights.
using Result = std::tuple<char, std::int32_t, std::int32_t>; // letter, stage, micro-batch

inline std::vector<Result> resultsOf(const Operation& operation) {
    std::vector<Result> results;
    switch (operation.kind) {
    case OperationKind::forward:
        return {{'F', operation.stage, operation.microbatch}};
    case OperationKind::backward:
        return {{'I', operation.stage, operation.microbatch}, {'W', operation.stage, operation.microbatch}};
    case OperationKind::inputGradient:
        return {{'I', operation.stage, operation.microbatch}};
    case OperationKind::weightGradient:
        return {{'W', operation.stage, operation.microbatch}};
    case OperationKind::fused:
        return {{'F', operation.stage, operation.microbatch},
                {'I', operation.backwardStage, operation.backwardMicrobatch},
                {'W', operation.backwardStage, operation.backwardMicrobatch}};
    }
    return {};
}

/// Inputs that the operation does not make itself.
inline std::vector<Result> inputsOf(const Operation& operation, std::int32_t stages) {
    const std::vector<Result> own = resultsOf(operation);
    std::vector<Result> inputs;
    for (const auto& [letter, stage, microbatch] : own) {
        if (letter == 'F' && stage > 0) {
            inputs.push_back({'F', stage - 1, microbatch});
        }
        if (letter == 'I') {
            inputs.push_back({'F', stage, microbatch});
            if (stage + 1 < stages) {
                inputs.push_back({'I', stage + 1, microbatch});
            }
        }
        if (letter == 'W' && operation.kind == OperationKind::weightGradient) {
            inputs.push_back({'I', stage, microbatch});
        }
    }
    return inputs;
}

/// Whole numbers, so that sums are exact in any order.
inline std::vector<double> times(std::size_t count) {
    std::vector<double> result(count);
    std::ranges::generate(result, [] { return static_cast<double>(*rc::gen::inRange(0, 12)); });
    return result;
}

/// Sums of these are exact, too: fused blocks take a whole number of halves.
inline Durations durations(std::size_t stages) {
    Durations result;
    result.forward = times(stages);
    result.inputGradient = times(stages);
    result.weightGradient = times(stages);
    if (*rc::gen::arbitrary<bool>()) {
        result.backward = times(stages);
    }
    result.fusedScale = *rc::gen::element(1.0, 0.5, 1.5);
    if (*rc::gen::arbitrary<bool>()) {
        result.fused = *rc::gen::inRange(0, 20);
    }
    result.p2p = *rc::gen::inRange(0, 6);
    return result;
}

/// A kind that is made without a search, and a shape for which it is defined.
inline std::pair<ScheduleKind, ScheduleShape> schedule() {
    const auto isFixed = [](ScheduleKind kind) { return !quadrille::traits(kind).searched; };
    const ScheduleKind kind = *rc::gen::suchThat(rc::gen::elementOf(quadrille::scheduleKinds), isFixed);
    return {kind, shapeFor(kind)};
}

/// An order that can run, on the placement of the shape's stages: built by letting a random operation whose
/// inputs are there run next. Backwards are whole, split, or fused with a forward that happens to be ready.
inline Order runnableOrder(const ScheduleShape& shape, const Placement& placement) {
    Order order{.kind = ScheduleKind::custom, .shape = shape, .placement = placement};
    const auto stages = static_cast<std::int32_t>(placement.stageToRank.front().size());
    const auto microbatches = static_cast<std::int32_t>(shape.microbatches);
    std::vector<Operation> waiting;
    for (std::int32_t stage = 0; stage < stages; ++stage) {
        for (std::int32_t microbatch = 0; microbatch < microbatches; ++microbatch) {
            waiting.push_back({OperationKind::forward, stage, microbatch});
            if (*rc::gen::arbitrary<bool>()) {
                waiting.push_back({OperationKind::backward, stage, microbatch});
            } else {
                waiting.push_back({OperationKind::inputGradient, stage, microbatch});
                waiting.push_back({OperationKind::weightGradient, stage, microbatch});
            }
        }
    }
    std::vector<Result> done;
    std::vector<std::vector<Operation>> lists(static_cast<std::size_t>(shape.ranks));
    const auto listOf = [&](const Operation& operation) -> std::vector<Operation>& {
        return lists[static_cast<std::size_t>(order.placement.rank(operation.stage, operation.microbatch))];
    };
    while (!waiting.empty()) {
        const auto isReady = [&](const Operation& operation) {
            return std::ranges::all_of(inputsOf(operation, stages), [&](const Result& input) {
                return std::ranges::find(done, input) != done.end();
            });
        };
        const auto notReady = std::ranges::partition(waiting, isReady);
        const auto readyCount = static_cast<std::ptrdiff_t>(waiting.size() - notReady.size());
        const auto chosen = waiting.begin() + *rc::gen::inRange<std::ptrdiff_t>(0, readyCount);
        Operation operation = *chosen;
        const auto partner =
            std::find_if(waiting.begin(), waiting.begin() + readyCount, [&](const Operation& other) {
                return operation.kind == OperationKind::forward && other.kind == OperationKind::backward &&
                       &listOf(other) == &listOf(operation);
            });
        std::vector<Operation> taken{operation};
        if (partner != waiting.begin() + readyCount && *rc::gen::arbitrary<bool>()) {
            taken.push_back(*partner);
            operation = {OperationKind::fused, operation.stage, operation.microbatch, partner->stage,
                         partner->microbatch};
        }
        for (const Operation& part : taken) {
            waiting.erase(std::ranges::find(waiting, part));
        }
        listOf(operation).push_back(operation);
        const std::vector<Result> results = resultsOf(operation);
        done.insert(done.end(), results.begin(), results.end());
    }
    order.rankOffsets.push_back(0);
    for (const std::vector<Operation>& list : lists) {
        order.operations.insert(order.operations.end(), list.begin(), list.end());
        order.rankOffsets.push_back(order.operations.size());
    }
    return order;
}

/// Any placement, one or two directions, any order that can run.
inline Order runnableOrder() {
    const std::int32_t ranks = *rc::gen::inRange(1, 5);
    const std::int32_t stages = *rc::gen::inRange(1, 6);
    const std::int32_t microbatches = *rc::gen::inRange(1, 6);
    const std::int32_t directions = *rc::gen::inRange(1, 3);
    Placement placement;
    const auto anyRanks = rc::gen::container<std::vector<std::int32_t>>(static_cast<std::size_t>(stages),
                                                                        rc::gen::inRange(0, ranks));
    for (std::int32_t direction = 0; direction < directions; ++direction) {
        placement.stageToRank.push_back(*anyRanks);
    }
    if (directions > 1) {
        placement.microbatchDirection = *rc::gen::container<std::vector<std::int32_t>>(
            static_cast<std::size_t>(microbatches), rc::gen::inRange(0, directions));
    }
    return runnableOrder({ranks, microbatches}, placement);
}

/// One of the schedules, or any order that can run.
inline Order anyOrder() {
    if (*rc::gen::arbitrary<bool>()) {
        return runnableOrder();
    }
    const auto [kind, shape] = schedule();
    return quadrille::makeOrder(kind, shape);
}

} // namespace randomly
