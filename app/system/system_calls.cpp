// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/system/system_calls.h"

#include <QFileInfo>

#include <cerrno>
#ifdef Q_OS_UNIX
#include <atomic>
#include <condition_variable>
#include <csignal>
#include <fcntl.h>
#include <mutex>
#include <poll.h>
#include <pwd.h>
#include <sys/stat.h>
#include <thread>
#include <unistd.h>
#endif

namespace quadrille::system_calls {

#ifdef Q_OS_UNIX

int flushToDisk(const QFileDevice& file) {
    if (::fsync(file.handle()) != 0 && errno != EINVAL && errno != ENOTSUP && errno != ENOSYS)
        return errno;
    return 0;
}

void failRatherThanEnd() {
    for (const int signal : {SIGPIPE, SIGXFSZ})
        std::signal(signal, SIG_IGN); // NOLINT(cert-err33-c): both can be ignored
}

bool isTerminal(int descriptor) {
    return ::isatty(descriptor) == 1;
}

void occupy(int descriptor, bool reads) {
    // Opened against its direction, so that reading or writing fails and is reported. The lowest free number
    // is the one that was just found free.
    if (::fcntl(descriptor, F_GETFD) == -1)
        (void)::open("/dev/null", reads ? O_WRONLY : O_RDONLY);
}

bool isFileOrPipe(const std::string& path) {
    struct stat found {};
    if (::stat(path.c_str(), &found) == 0)
        return S_ISREG(found.st_mode) || S_ISFIFO(found.st_mode);
    const QFileInfo info(QString::fromStdString(path));
    return !info.exists() || info.isFile();
}

bool hasInput(const QFileDevice& file, std::chrono::milliseconds patience) {
    pollfd waiting{.fd = file.handle(), .events = POLLIN, .revents = 0};
    return ::poll(&waiting, 1, static_cast<int>(patience.count())) != 0;
}

std::ptrdiff_t readSome(QFileDevice& file, char* into, std::size_t size) {
    return ::read(file.handle(), into, size);
}

QString userName() {
    const QString told = qEnvironmentVariable("USER", qEnvironmentVariable("LOGNAME"));
    if (!told.isEmpty())
        return told;
    const passwd* known = ::getpwuid(::getuid()); // services and containers tell nobody
    return known == nullptr ? QString() : QString::fromLocal8Bit(known->pw_name);
}

/// A thread that waits for the signals: it may do what a handler may not, such as to remove a file.
class EndSignals::Watch {
public:
    Watch(std::chrono::milliseconds patience, std::function<void(int)> unheard)
        : m_patience(patience), m_unheard(std::move(unheard)) {
        sigemptyset(&m_signals);
        for (const int signal : {SIGINT, SIGTERM, SIGHUP}) {
            struct sigaction action {};
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
    Watch(const Watch&) = delete;
    Watch& operator=(const Watch&) = delete;

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
        if (!m_over.wait_for(lock, m_patience, [this] { return m_done; }))
            m_unheard(exitCode());
    }

    const std::chrono::milliseconds m_patience;
    const std::function<void(int)> m_unheard;
    std::stop_source m_source;
    std::mutex m_mutex;
    std::condition_variable m_over;
    bool m_done = false;          ///< nobody watches any more
    std::atomic<int> m_signal{0}; ///< the one that came, before that one of m_signals; 0: there are none
    sigset_t m_signals{};
    sigset_t m_before{};
    std::thread m_thread;
};

#else

int flushToDisk(const QFileDevice&) {
    return 0;
}

void failRatherThanEnd() {}

bool isTerminal(int) {
    return false;
}

void occupy(int, bool) {}

bool isFileOrPipe(const std::string& path) {
    const QFileInfo info(QString::fromStdString(path));
    return !info.exists() || info.isFile();
}

bool hasInput(const QFileDevice&, std::chrono::milliseconds) {
    return true;
}

std::ptrdiff_t readSome(QFileDevice& file, char* into, std::size_t size) {
    return static_cast<std::ptrdiff_t>(file.read(into, static_cast<qint64>(size)));
}

QString userName() {
    return qEnvironmentVariable("USERNAME");
}

class EndSignals::Watch {
public:
    Watch(std::chrono::milliseconds, std::function<void(int)>) {}
    [[nodiscard]] static std::stop_token token() { return {}; }
    [[nodiscard]] static int exitCode() { return 0; }
};

#endif

EndSignals::EndSignals(std::chrono::milliseconds patience, std::function<void(int code)> unheard)
    : m_watch(std::make_unique<Watch>(patience, std::move(unheard))) {}

EndSignals::~EndSignals() = default;

std::stop_token EndSignals::token() const {
    return m_watch->token();
}

int EndSignals::exitCode() const {
    return m_watch->exitCode();
}

} // namespace quadrille::system_calls
