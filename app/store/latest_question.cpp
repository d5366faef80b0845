// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/latest_question.h"

namespace quadrille {

struct LatestQuestion::Question {
    Work work;
    std::stop_source stop;
    Overtaken overtaken = Overtaken::stops;
    int epoch = 0;
};

LatestQuestion::LatestQuestion(QObject* parent) : QObject(parent) {
    m_worker.setMaxThreadCount(1);
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, this, [this] {
        m_late = true;
        emit becameLate();
    });
}

LatestQuestion::~LatestQuestion() {
    stop();
    m_worker.waitForDone();
}

void LatestQuestion::ask(Work work, Overtaken overtaken) {
    if (m_current != nullptr && m_current->overtaken == Overtaken::stops)
        m_current->stop.request_stop();
    m_worker.clear(); // those that have not begun
    m_current = std::make_shared<Question>();
    m_current->work = std::move(work);
    m_current->overtaken = overtaken;
    m_current->epoch = m_epoch;
    if (!m_patience.isActive() && !m_late)
        m_patience.start();
    m_worker.start([this, question = m_current] { run(question); });
}

void LatestQuestion::stop() {
    if (m_current != nullptr)
        m_current->stop.request_stop();
    m_current.reset();
    ++m_epoch;
    m_worker.clear();
    settle();
}

void LatestQuestion::settle() {
    m_patience.stop();
    m_late = false;
}

void LatestQuestion::run(const std::shared_ptr<Question>& question) {
    // The destructor waits for this function, so that `this` outlives it; every part is an event.
    const auto post = [this, &question](Here part, bool last) {
        QMetaObject::invokeMethod(
            this, [this, question, part = std::move(part), last] { tell(question, part, last); },
            Qt::QueuedConnection);
    };
    try {
        const std::stop_token stop = question->stop.get_token();
        throwIfStopped(stop);
        Here rest = question->work(stop, [&post](Here part) { post(std::move(part), false); });
        throwIfStopped(stop);
        post(std::move(rest), true);
    } catch (const Stopped&) { // another question has come
    } catch (...) {            // what nobody foresaw is for the event loop, which can say so
        post([error = std::current_exception()] { std::rethrow_exception(error); }, true);
    }
}

void LatestQuestion::tell(const std::shared_ptr<Question>& question, const Here& part, bool last) {
    const bool latest = question == m_current;
    if (!latest && (question->overtaken == Overtaken::stops || question->epoch != m_epoch))
        return;
    if (latest && last) {
        m_current.reset();
        settle();
    } else if (!latest && m_current != nullptr) { // something new is to be seen
        settle();
        m_patience.start();
    }
    if (part)
        part();
}

} // namespace quadrille
