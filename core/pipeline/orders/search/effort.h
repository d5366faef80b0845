// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stop.h"

#include <utility>

namespace quadrille::orders::search {

/// What a search may spend, counted in tasks that are run, so that the same question always gets the same
/// answer, however fast the machine. A task is about ten nanoseconds.
class Effort {
public:
    explicit Effort(double tasks, std::stop_token stop = {}) : m_left(tasks), m_stop(std::move(stop)) {}

    /// Less than nothing where a search needed more than it had.
    [[nodiscard]] double left() const { return m_left; }
    [[nodiscard]] const std::stop_token& stop() const { return m_stop; }

    /// Before so many tasks are run, also those that nothing is left for. Throws Stopped.
    void spend(double tasks) {
        throwIfStopped(m_stop);
        m_left -= tasks;
    }

private:
    double m_left;
    std::stop_token m_stop;
};

} // namespace quadrille::orders::search
