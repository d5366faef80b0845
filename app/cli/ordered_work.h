// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <thread>
#include <vector>

namespace quadrille::cli {

/// Work on several threads whose results come back in the order of the tasks. One thread gives tasks and
/// takes results; when it is destroyed what has not begun is forgotten, and what has is asked to stop.
template <class Task, class Result>
class OrderedWork {
public:
    using Work = std::function<Result(Task, const std::stop_token&)>;

    /// \param makeWork is called once on each thread, so that each has its own
    OrderedWork(std::size_t threads, const std::function<Work()>& makeWork) : m_most(16 * threads) {
        for (std::size_t i = 0; i < threads; ++i)
            m_threads.emplace_back([this, makeWork](const std::stop_token& stop) { run(makeWork(), stop); });
    }

    /// All at once: one after the other would go on with what waits.
    ~OrderedWork() {
        for (std::jthread& thread : m_threads)
            thread.request_stop();
    }
    OrderedWork(const OrderedWork&) = delete;
    OrderedWork& operator=(const OrderedWork&) = delete;

    /// So much is under way that more tasks would only take memory.
    [[nodiscard]] bool full() const { return m_order.size() >= m_most; }
    [[nodiscard]] bool empty() const { return m_order.empty(); }

    void give(Task task) {
        m_order.push_back(std::make_shared<Slot>());
        {
            const std::lock_guard lock(m_mutex);
            m_waiting.push_back({m_order.back(), std::move(task)});
        }
        m_given.notify_one();
    }

    /// The next result, if it is there. Throws what its work threw.
    [[nodiscard]] std::optional<Result> take() {
        std::unique_lock lock(m_mutex);
        return m_order.empty() || !m_order.front()->done ? std::nullopt : std::optional(takeFirst(lock));
    }

    /// The next result, when it is there. \pre not empty()
    [[nodiscard]] Result await() {
        std::unique_lock lock(m_mutex);
        m_finished.wait(lock, [this] { return m_order.front()->done; });
        return takeFirst(lock);
    }

private:
    struct Slot {
        bool done = false;
        std::optional<Result> result;
        std::exception_ptr error;
    };
    struct Waiting {
        std::shared_ptr<Slot> slot;
        Task task;
    };

    Result takeFirst(std::unique_lock<std::mutex>& lock) {
        const std::shared_ptr<Slot> slot = m_order.front();
        m_order.pop_front();
        lock.unlock();
        if (slot->error)
            std::rethrow_exception(slot->error);
        return std::move(*slot->result);
    }

    void run(Work work, const std::stop_token& stop) {
        std::unique_lock lock(m_mutex);
        while (m_given.wait(lock, stop, [this] { return !m_waiting.empty(); }) && !stop.stop_requested()) {
            Waiting next = std::move(m_waiting.front());
            m_waiting.pop_front();
            lock.unlock();
            try {
                next.slot->result = work(std::move(next.task), stop);
            } catch (...) {
                next.slot->error = std::current_exception();
            }
            lock.lock();
            next.slot->done = true;
            m_finished.notify_all();
        }
    }

    std::size_t m_most;
    std::deque<std::shared_ptr<Slot>> m_order; ///< of the giving thread alone
    std::mutex m_mutex;                        ///< of the rest
    std::condition_variable_any m_given, m_finished;
    std::deque<Waiting> m_waiting;
    std::vector<std::jthread> m_threads; ///< last: they end first
};

} // namespace quadrille::cli
