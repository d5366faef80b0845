// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stop.h"

#include <QObject>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <functional>
#include <memory>

namespace quadrille {

/// Answers questions on another thread, one at a time: a new one stops the one under way, whose answer never
/// comes. Answers arrive as events, on the thread that this lives on, and none once this is gone.
class LatestJob : public QObject {
    Q_OBJECT
public:
    /// After so many milliseconds a question is worth a word.
    static constexpr int patience = 150;

    /// Run on this thread.
    using Here = std::function<void()>;
    /// Hands over parts of the answer, on the other thread.
    class Tell {
    public:
        /// A part that is heard as soon as it comes.
        void operator()(Here part) { m_post(std::move(part), false); }
        /// What is known so far of an answer that comes whole in the end: heard only of one that is late, and
        /// then the latest alone.
        void part(Here known) { m_post(std::move(known), true); }
        /// Whether it is worth the work to hand over a part: often enough to look alive, seldom enough that
        /// the window does little else than paint. The next is due only an interval later.
        [[nodiscard]] bool isPartDue();

    private:
        friend class LatestJob;
        using Post = std::function<void(Here, bool known)>;
        explicit Tell(Post post) : m_post(std::move(post)) {}

        Post m_post;
        std::chrono::steady_clock::time_point m_last = std::chrono::steady_clock::now();
    };
    /// Run on the other thread. It must not touch what belongs to this one, and may throw Stopped.
    /// \return the last part of the answer, which finds pending() false; may be empty
    using Work = std::function<Here(const std::stop_token& stop, Tell& tell)>;

    /// What becomes of a question that another one overtakes.
    enum class Overtaken {
        stops,   ///< it is stopped, and never heard of again
        finishes ///< what is under way goes on and is heard, pending() still true; only for short work
    };

    explicit LatestJob(QObject* parent = nullptr);
    ~LatestJob() override; ///< stops the question under way and waits for that

    void ask(Work work, Overtaken overtaken = Overtaken::stops);
    void stop(); ///< no answer comes any more
    [[nodiscard]] bool pending() const { return m_current != nullptr; }
    /// Pending for longer than `patience`, also with one question after the other.
    [[nodiscard]] bool late() const { return m_late; }
    /// Whether any job of this thread is pending: for who wants everything to be there, as a file.
    [[nodiscard]] static bool anyPending();

signals:
    void becameLate();

private:
    struct Question;
    enum class Part { heardAtOnce, heardLate, last };
    void run(const std::shared_ptr<Question>& question);
    void tell(const std::shared_ptr<Question>& question, const Here& part, Part kind);
    void settle();
    void setCurrent(std::shared_ptr<Question> question);

    std::shared_ptr<Question> m_current; ///< the latest; null: all are answered
    int m_epoch = 0;                     ///< what was asked in one before is not heard any more
    Here m_known;                        ///< of the latest question, heard when it is late
    QTimer m_patience;
    bool m_late = false;
    QThreadPool m_worker;
};

} // namespace quadrille
