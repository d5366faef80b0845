// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>
#include <thread>

namespace quadrille::cli {

/// Says on standard error what a long command is at, once a second after the first: on a terminal in one line
/// that is gone in the end, elsewhere, and only where it is asked for, line by line.
class Progress {
public:
    /// \param always not on a terminal alone
    explicit Progress(bool always);
    ~Progress();
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;

    /// What is done from now on: "zb-auto, 16 of 17 schedules". A few nanoseconds where progress is not
    /// shown.
    void at(std::string what);

private:
    void tell(const std::stop_token& stop);

    bool m_terminal;
    std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
    std::mutex m_mutex;
    std::condition_variable_any m_over;
    std::string m_what;
    std::jthread m_thread; ///< last: it ends first; none where progress is not shown
};

} // namespace quadrille::cli
