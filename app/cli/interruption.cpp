// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interruption.h"

#include "app/session/file_writer.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <csignal>
#include <mutex>
#include <thread>

namespace quadrille::cli {
namespace {

/// Below what people take for a program that does not answer; who looks at the token does so far more often.
constexpr std::chrono::milliseconds patience{200};

} // namespace

#ifdef Q_OS_UNIX

/// A thread that waits for the signals: it may do what a handler may not, such as to remove a file.
class Interruption::Watch {
public:
    Watch() {
        sigemptyset(&m_signals);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            struct sigaction action {};
            // What the caller ignores, as “nohup” does, stays ignored.
            if (::sigaction(signal, nullptr, &action) != 0 || action.sa_handler == SIG_IGN)
                continue;
            sigaddset(&m_signals, signal);
            m_signal = signal;
        }
        if (m_signal == 0)
            return;
        ::pthread_sigmask(SIG_BLOCK, &m_signals, &m_before);
        m_thread = std::thread([this] { wait(); });
    }

    ~Watch() {
        if (!m_thread.joinable())
            return;
        {
            const std::lock_guard lock(m_mutex);
            m_done = true;
        }
        m_over.notify_all();
        ::pthread_kill(m_thread.native_handle(), m_signal); // wakes it where nothing else did
        m_thread.join();
        ::pthread_sigmask(SIG_SETMASK, &m_before, nullptr);
    }

    [[nodiscard]] std::stop_token token() const { return m_source.get_token(); }
    [[nodiscard]] int exitCode() const { return 128 + m_signal; }

private:
    void wait() {
        int signal = 0;
        ::sigwait(&m_signals, &signal);
        std::unique_lock lock(m_mutex);
        if (m_done)
            return;
        m_signal = signal;
        m_source.request_stop();
        if (!m_over.wait_for(lock, patience, [this] { return m_done; }))
            FileWriter::abandonAllAndExit(exitCode());
    }

    std::stop_source m_source;
    std::mutex m_mutex;
    std::condition_variable m_over;
    bool m_done = false;          ///< the command has ended
    std::atomic<int> m_signal{0}; ///< the one that came, before that one of m_signals; 0: there are none
    sigset_t m_signals{};
    sigset_t m_before{};
    std::thread m_thread;
};

#else

class Interruption::Watch {
public:
    [[nodiscard]] static std::stop_token token() { return {}; }
    [[nodiscard]] static int exitCode() { return 0; }
};

#endif

Interruption::Interruption() : m_watch(std::make_unique<Watch>()) {}

Interruption::~Interruption() = default;

std::stop_token Interruption::token() const {
    return m_watch->token();
}

int Interruption::exitCode() const {
    return m_watch->exitCode();
}

} // namespace quadrille::cli
