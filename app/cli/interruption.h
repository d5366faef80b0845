// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/system/system_calls.h"

namespace quadrille::cli {

/// Ctrl+C, and the other ways to ask a program to end, while a command runs: work that looks at the token
/// stops by itself; what does not within a moment is ended, without leaving half a file.
/// One at a time, begun before any other thread, since these inherit what it sets.
class Interruption {
public:
    Interruption();

    [[nodiscard]] std::stop_token token() const { return m_signals.token(); }
    /// What a shell says of a program that the signal ended: 130 for Ctrl+C.
    [[nodiscard]] int exitCode() const { return m_signals.exitCode(); }

private:
    system_calls::EndSignals m_signals;
};

} // namespace quadrille::cli
