// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/sequences.h"

#include <algorithm>
#include <cmath>

namespace quadrille::orders::search {

Warmups allowed(const Problem& problem, Warmups warmups) {
    auto most = static_cast<std::int32_t>(
        std::min<std::int64_t>(problem.limit() / 2, static_cast<std::int64_t>(problem.microbatches())));
    for (std::int32_t& warmup : warmups)
        most = warmup = std::clamp(warmup, 1, most);
    return warmups;
}

std::vector<Warmups> usualWarmups(const Problem& problem) {
    std::vector<Warmups> all;
    const auto add = [&](auto ofRank) {
        Warmups next;
        for (std::size_t rank = 0; rank < problem.ranks(); ++rank) {
            const double most = problem.microbatches();
            next.push_back(static_cast<std::int32_t>(std::clamp(ofRank(rank), 1.0, most)));
        }
        next = allowed(problem, std::move(next));
        if (std::ranges::find(all, next) == all.end())
            all.push_back(std::move(next));
    };
    const auto behind = [&](std::size_t rank) { return static_cast<double>(problem.ranks() - 1 - rank); };
    // So many more for each rank behind: 1 is 1F1B's and ZB-H1's, 2 ZB-H2's.
    for (const double each : {1.0, 2.0, 3.0, 2.5, 1.75, 1.25, 1.5})
        add([&](std::size_t rank) { return 1 + each * behind(rank); });
    add([&](std::size_t rank) { return 3 + 2 * behind(rank); });
    // As many as run until the first gradient arrives.
    const auto untilReturn = [&](std::size_t rank) {
        const double forward = problem.forward(rank);
        return forward > 0 ? problem.firstReturn(rank) / forward
                           : static_cast<double>(problem.microbatches());
    };
    add([&](std::size_t rank) { return std::floor(untilReturn(rank)); });
    add([&](std::size_t rank) { return std::ceil(untilReturn(rank)); });
    // As many as the memory of the first rank takes, and evenly fewer behind.
    const auto most = static_cast<double>(problem.limit() / 2);
    const double edges = std::max(1.0, static_cast<double>(problem.ranks() - 1));
    add([&](std::size_t rank) { return 1 + (most - 1) * behind(rank) / edges; });
    return all;
}

Lists alternating(const Problem& problem, const Warmups& warmups, const std::stop_token& stop) {
    Lists sequences(problem.ranks());
    for (std::size_t rank = 0; rank < problem.ranks(); ++rank) {
        throwIfStopped(stop);
        std::vector<Task>& list = sequences[rank];
        list.reserve(problem.tasksOfRank());
        std::int32_t forward = 0;
        while (forward < warmups[rank])
            list.push_back({OperationKind::forward, 0, forward++});
        for (std::int32_t input = 0; input < problem.microbatches(); ++input) {
            list.push_back({OperationKind::inputGradient, 0, input});
            if (forward < problem.microbatches())
                list.push_back({OperationKind::forward, 0, forward++});
        }
    }
    return sequences;
}

Lists handMade(const Problem& problem, ScheduleKind kind, const std::stop_token& stop) {
    ScheduleShape shape = problem.shape();
    shape.memoryLimit = 0;
    const Order order = makeOrder(kind, shape, stop);
    Lists lists(problem.ranks());
    for (std::size_t rank = 0; rank < problem.ranks(); ++rank) {
        throwIfStopped(stop);
        lists[rank].reserve(problem.tasksOfRank());
        for (const Operation& operation : order.rank(rank)) {
            const std::size_t chunk = problem.chunkOf(static_cast<std::size_t>(operation.stage));
            if (operation.kind != OperationKind::weightGradient)
                lists[rank].push_back(
                    {operation.kind, static_cast<std::uint8_t>(chunk), operation.microbatch});
        }
    }
    return lists;
}

} // namespace quadrille::orders::search
