// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/at_once.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace quadrille {

void forEachAtOnce(std::size_t first, std::size_t end, const std::function<void(std::size_t)>& work) {
    constexpr std::size_t most = 16;
    constexpr std::size_t worthAThread = 16; // calls
    const std::size_t count = end > first ? end - first : 0;
    const std::size_t threads = std::clamp<std::size_t>(
        std::min<std::size_t>(std::thread::hardware_concurrency(), count / worthAThread), 1, most);
    std::atomic<std::size_t> next = first;
    std::exception_ptr thrown;
    std::mutex throwing;
    const auto some = [&] {
        try {
            for (std::size_t i = next++; i < end; i = next++)
                work(i);
        } catch (...) {
            next = end; // the others end, too
            const std::lock_guard lock(throwing);
            if (!thrown)
                thrown = std::current_exception();
        }
    };
    {
        std::vector<std::jthread> others;
        for (std::size_t i = 1; i < threads; ++i)
            others.emplace_back(some);
        some();
    }
    if (thrown)
        std::rethrow_exception(thrown);
}

} // namespace quadrille
