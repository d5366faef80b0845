// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/search/longer.h"

#include <algorithm>
#include <cstddef>

namespace quadrille::orders::search {

namespace {

/// The list runs the same from `at` on for two lengths, micro-batches steadyPeriod on the second time.
bool repeatsAt(const std::vector<Task>& list, std::size_t at, std::size_t length) {
    for (std::size_t i = at; i < at + length; ++i) {
        Task later = list[i];
        later.microbatch += steadyPeriod;
        if (list[i + length] != later)
            return false;
    }
    return true;
}

std::optional<std::size_t> repetitionNearMiddle(const std::vector<Task>& list, std::size_t length) {
    if (list.size() < 2 * length)
        return std::nullopt;
    const std::size_t last = list.size() - 2 * length;
    const std::size_t middle = last / 2;
    for (std::size_t distance = 0; distance <= last - middle; ++distance) {
        if (repeatsAt(list, middle + distance, length))
            return middle + distance;
        if (distance <= middle && repeatsAt(list, middle - distance, length))
            return middle - distance;
    }
    return std::nullopt;
}

} // namespace

std::optional<Lists> withMoreMicrobatches(const Problem& problem, const Lists& lists, std::int32_t extra,
                                          const std::stop_token& stop) {
    const std::size_t length = 3 * problem.chunks() * static_cast<std::size_t>(steadyPeriod);
    Lists longer(lists.size());
    for (std::size_t rank = 0; rank < lists.size(); ++rank) {
        throwIfStopped(stop);
        const std::vector<Task>& list = lists[rank];
        const std::optional<std::size_t> at = repetitionNearMiddle(list, length);
        if (!at)
            return std::nullopt;
        std::vector<Task>& result = longer[rank];
        result.reserve(list.size() + static_cast<std::size_t>(extra / steadyPeriod) * length);
        result.assign(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(*at + length));
        for (std::int32_t more = steadyPeriod; more <= extra; more += steadyPeriod)
            for (std::size_t i = *at; i < *at + length; ++i)
                result.push_back({list[i].kind, list[i].chunk, list[i].microbatch + more});
        for (std::size_t i = *at + length; i < list.size(); ++i)
            result.push_back({list[i].kind, list[i].chunk, list[i].microbatch + extra});
    }
    return longer;
}

} // namespace quadrille::orders::search
