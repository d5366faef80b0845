// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QThread>

#include <ctime>
#include <string>
#include <vector>

namespace quadrille::test {

#if defined(__SANITIZE_ADDRESS__)
inline constexpr double sanitizerFactor = 5; ///< so much longer everything takes in this build, about
#elif defined(__SANITIZE_THREAD__)
inline constexpr double sanitizerFactor = 20;
#else
inline constexpr double sanitizerFactor = 1;
#endif

/// An application that knows how long the longest event of the window's thread took: how long the window
/// stood still. Of the thread's own time, so that other programs and threads do not count.
class EventWatch : public QApplication {
public:
    using QApplication::QApplication;

    struct Longest {
        double milliseconds = 0;
        std::string of; ///< receiver and type of the event, and what was being done
    };
    [[nodiscard]] const Longest& longest() const { return m_longest; } ///< since the last reset()
    void reset() { m_longest = {}; }
    /// What is being done from now on, where an event alone does not tell.
    void setDoing(std::string what) { m_doing = std::move(what); }

    bool notify(QObject* receiver, QEvent* event) override {
        if (QThread::currentThread() != thread() || isWithin())
            return QApplication::notify(receiver, event);
        std::string name = receiver->metaObject()->className();
        if (!receiver->objectName().isEmpty())
            name += " " + receiver->objectName().toStdString();
        const auto type = static_cast<int>(event->type());
        bool known = false;
        const double taken = timed([&] { known = QApplication::notify(receiver, event); });
        if (taken > m_longest.milliseconds)
            m_longest = {taken, name + " " + std::to_string(type) + (m_doing.empty() ? "" : ": ") + m_doing};
        return known;
    }

    /// Runs it as if it were the handling of an event.
    template <class Work>
    void asEvent(Work work) {
        if (const double taken = timed(work); taken > m_longest.milliseconds)
            m_longest = {taken, m_doing};
    }

private:
    struct Frame {
        int loop = 0;      ///< level of the event loop that delivered it
        double nested = 0; ///< milliseconds of events that loops within it delivered: a dialog's are its own
    };

    [[nodiscard]] bool isWithin() const {
        return !m_frames.empty() && m_frames.back().loop == QThread::currentThread()->loopLevel();
    }

    static double milliseconds() {
        timespec time{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
        return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
    }

    template <class Work>
    double timed(Work work) {
        m_frames.push_back({QThread::currentThread()->loopLevel(), 0});
        const double start = milliseconds();
        work();
        const double whole = milliseconds() - start;
        const double own = whole - m_frames.back().nested;
        m_frames.pop_back();
        if (!m_frames.empty())
            m_frames.back().nested += whole;
        return own;
    }

    Longest m_longest;
    std::string m_doing;
    std::vector<Frame> m_frames;
};

} // namespace quadrille::test
