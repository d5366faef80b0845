// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/latest_job.h"

#include <utility>

namespace quadrille {

struct LatestJob::Question {
    Work work;
    std::stop_source stop;
    Overtaken overtaken = Overtaken::stops;
    int epoch = 0;
};

namespace {

/// Of the jobs that live on this thread.
thread_local int pendingJobs = 0;

} // namespace

bool LatestJob::anyPending() {
    return pendingJobs > 0;
}

void LatestJob::setCurrent(std::shared_ptr<Question> question) {
    pendingJobs += (question != nullptr ? 1 : 0) - (m_current != nullptr ? 1 : 0);
    m_current = std::move(question);
}

LatestJob::LatestJob(QObject* parent) : QObject(parent) {
    m_worker.setMaxThreadCount(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_late = true;
        emit becameLate();
        if (const Here known = std::exchange(m_known, {}))
            known();
    });
}

LatestJob::~LatestJob() {
    stop();
    m_worker.waitForDone();
}

void LatestJob::ask(Work work, Overtaken overtaken) {
    if (m_current != nullptr && m_current->overtaken == Overtaken::stops)
        m_current->stop.request_stop();
    m_worker.clear(); // those that have not begun
    m_known = {};
    setCurrent(std::make_shared<Question>());
    m_current->work = std::move(work);
    m_current->overtaken = overtaken;
    m_current->epoch = m_epoch;
    if (!m_patience.isActive() && !m_late)
        m_patience.start();
    m_worker.start([this, question = m_current] { run(question); });
}

void LatestJob::stop() {
    if (m_current != nullptr)
        m_current->stop.request_stop();
    setCurrent(nullptr);
    m_known = {};
    ++m_epoch;
    m_worker.clear();
    settle();
}

bool LatestJob::Tell::isPartDue() {
    constexpr std::chrono::milliseconds interval(100);
    const auto now = std::chrono::steady_clock::now();
    if (now - m_last < interval)
        return false;
    m_last = now;
    return true;
}

void LatestJob::settle() {
    m_patience.stop();
    m_late = false;
}

void LatestJob::run(const std::shared_ptr<Question>& question) {
    // The destructor waits for this function, so that `this` outlives it; every part is an event.
    const auto post = [this, &question](Here part, Part kind) {
        QMetaObject::invokeMethod(
            this, [this, question, part = std::move(part), kind] { tell(question, part, kind); },
            Qt::QueuedConnection);
    };
    try {
        const std::stop_token stop = question->stop.get_token();
        throwIfStopped(stop);
        Tell tell([&post](Here part, bool known) {
            post(std::move(part), known ? Part::heardLate : Part::heardAtOnce);
        });
        Here rest = question->work(stop, tell);
        throwIfStopped(stop);
        post(std::move(rest), Part::last);
    } catch (const Stopped&) { // another question has come
    } catch (...) {            // the unforeseen is for the event loop, which reports it
        post([error = std::current_exception()] { std::rethrow_exception(error); }, Part::last);
    }
}

void LatestJob::tell(const std::shared_ptr<Question>& question, const Here& part, Part kind) {
    const bool latest = question == m_current;
    if (!latest && (question->overtaken == Overtaken::stops || question->epoch != m_epoch))
        return;
    if (kind == Part::heardLate && latest && !m_late) {
        m_known = part;
        return;
    }
    if (latest && kind == Part::last) {
        setCurrent(nullptr);
        m_known = {};
        settle();
    } else if (!latest && m_current != nullptr) { // something new is to be seen
        settle();
        m_patience.start();
    }
    if (part)
        part();
}

} // namespace quadrille
