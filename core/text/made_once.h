// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <mutex>
#include <optional>

namespace quadrille {

/// A value that is made when it is first asked for, and then kept. Who asks while it is being made waits.
/// Where making it throws, the next one who asks makes it.
template <class T>
class MadeOnce {
public:
    template <class Make>
    const T& get(Make make) const {
        if (m_made.load(std::memory_order_acquire)) // who comes later waits for nobody
            return *m_value;
        const std::scoped_lock lock(m_mutex);
        if (!m_value)
            m_value.emplace(make());
        m_made.store(true, std::memory_order_release);
        return *m_value;
    }

private:
    mutable std::mutex m_mutex;
    mutable std::optional<T> m_value;
    mutable std::atomic<bool> m_made = false;
};

} // namespace quadrille
