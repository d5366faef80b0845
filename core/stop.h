// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <stop_token>

namespace quadrille {

/// The answer is no longer wanted. Whatever takes a std::stop_token throws this within some ten milliseconds
/// after a stop was requested; nothing else is left behind.
class Stopped : public std::exception {
public:
    [[nodiscard]] const char* what() const noexcept override { return "stopped"; }
};

/// Throws Stopped once a stop was requested. A few nanoseconds.
inline void throwIfStopped(const std::stop_token& stop) {
    if (stop.stop_requested())
        throw Stopped();
}

} // namespace quadrille
