// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>

namespace quadrille {

/// How often a long answer hands over what it has so far: often enough to look alive, seldom enough that the
/// window does little else than paint.
class PartPace {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr std::chrono::milliseconds interval{100};

    /// Whether a part is due now; the next one is only an interval later.
    [[nodiscard]] bool due() {
        const Clock::time_point now = Clock::now();
        if (now - m_last < interval)
            return false;
        m_last = now;
        return true;
    }

private:
    Clock::time_point m_last = Clock::now();
};

} // namespace quadrille
