// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/progress.h"

#include "app/cli/output.h"
#include "app/system/system_calls.h"

#include <cstdio>

namespace quadrille::cli {
namespace {

using namespace std::chrono_literals;

constexpr auto patience = 1s;

} // namespace

Progress::Progress(bool always) : m_terminal(system_calls::isTerminal(standardError)) {
    if (always || m_terminal)
        m_thread = std::jthread([this](const std::stop_token& stop) { tell(stop); });
}

Progress::~Progress() = default;

void Progress::at(std::string what) {
    if (!m_thread.joinable())
        return;
    const std::lock_guard lock(m_mutex);
    m_what = std::move(what);
}

void Progress::tell(const std::stop_token& stop) {
    bool told = false;
    std::unique_lock lock(m_mutex);
    while (!m_over.wait_for(lock, stop, patience, [&stop] { return stop.stop_requested(); })) {
        const auto seconds =
            std::chrono::duration_cast<std::chrono::seconds>(std::chrono::steady_clock::now() - m_start);
        std::fprintf(stderr, m_terminal ? "\r\x1b[K%s, %lld s" : "%s, %lld s\n", m_what.c_str(),
                     static_cast<long long>(seconds.count()));
        told = true;
    }
    if (told && m_terminal)
        std::fputs("\r\x1b[K", stderr);
}

} // namespace quadrille::cli
