// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
        const std::scoped_lock lock(m_mutex);
        if (!m_value)
            m_value.emplace(make());
        return *m_value;
    }

private:
    mutable std::mutex m_mutex;
    mutable std::optional<T> m_value;
};

} // namespace quadrille
