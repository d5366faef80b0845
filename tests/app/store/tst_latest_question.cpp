// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/latest_question.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QThread>

#include <atomic>
#include <semaphore>

using namespace quadrille;
using Tell = LatestQuestion::Tell;
using Here = LatestQuestion::Here;

namespace {

/// Works until it is stopped, as a long search does.
Here endless(const std::stop_token& stop, std::binary_semaphore& begun) {
    begun.release();
    for (;;) {
        throwIfStopped(stop);
        QThread::yieldCurrentThread();
    }
}

} // namespace

class TestLatestQuestion : public QObject {
    Q_OBJECT

private slots:
    void theAnswerIsHeardWhereItWasAskedFor() {
        LatestQuestion question;
        QThread* worked = nullptr;
        QThread* heard = nullptr;
        bool pendingThen = true;
        question.ask([&](const std::stop_token&, const Tell&) {
            worked = QThread::currentThread();
            return [&] {
                heard = QThread::currentThread();
                pendingThen = question.pending();
            };
        });
        QVERIFY(question.pending());
        QTRY_VERIFY(heard != nullptr);
        QVERIFY(heard == QThread::currentThread());
        QVERIFY(worked != heard);
        QVERIFY(!pendingThen);
        QVERIFY(!question.pending());
    }

    void partsComeInOrderBeforeTheLast() {
        LatestQuestion question;
        QList<int> heard;
        QList<bool> pending;
        const auto hear = [&](int part) {
            return [&, part] {
                heard << part;
                pending << question.pending();
            };
        };
        question.ask([&](const std::stop_token&, const Tell& tell) {
            tell(hear(1));
            tell(hear(2));
            return hear(3);
        });
        QTRY_COMPARE(heard, (QList<int>{1, 2, 3}));
        QCOMPARE(pending, (QList<bool>{true, true, false}));
    }

    void theLatestQuestionWins() {
        LatestQuestion question;
        std::binary_semaphore begun(0);
        QList<int> heard;
        question.ask([&](const std::stop_token& stop, const Tell& tell) {
            tell([&] { heard << 1; });
            return endless(stop, begun);
        });
        begun.acquire(); // its first part is on its way
        question.ask([&](const std::stop_token&, const Tell&) { return [&] { heard << 2; }; });
        QTRY_VERIFY(!question.pending());
        QCOMPARE(heard, QList<int>{2});
    }

    void nothingIsHeardAfterAStop() {
        LatestQuestion question;
        std::binary_semaphore begun(0);
        bool heard = false;
        question.ask([&](const std::stop_token& stop, const Tell& tell) {
            tell([&] { heard = true; });
            return endless(stop, begun);
        });
        begun.acquire();
        question.stop();
        QVERIFY(!question.pending());
        // A later answer stands behind all that was posted before.
        bool after = false;
        question.ask([&](const std::stop_token&, const Tell&) { return [&] { after = true; }; });
        QTRY_VERIFY(after);
        QVERIFY(!heard);
    }

    void itCanBeDestroyedWhileItWorks() {
        std::binary_semaphore begun(0);
        std::atomic<bool> left = false;
        bool heard = false;
        {
            LatestQuestion question;
            question.ask([&](const std::stop_token& stop, const Tell& tell) {
                tell([&] { heard = true; });
                try {
                    return endless(stop, begun);
                } catch (const Stopped&) {
                    left = true;
                    throw;
                }
            });
            begun.acquire();
        }
        QVERIFY(left); // nothing works on
        QCoreApplication::processEvents();
        QVERIFY(!heard);
    }

    void shortWorkThatIsOvertakenIsHeardToo() {
        LatestQuestion question;
        std::binary_semaphore begun(0);
        std::binary_semaphore mayEnd(0);
        QList<std::pair<int, bool>> heard;
        const auto hear = [&](int number) {
            return [&, number] { heard << std::pair(number, question.pending()); };
        };
        question.ask(
            [&](const std::stop_token&, const Tell&) {
                begun.release();
                mayEnd.acquire();
                return hear(1);
            },
            LatestQuestion::Overtaken::finishes);
        begun.acquire();
        question.ask([&](const std::stop_token&, const Tell&) { return hear(2); });
        mayEnd.release();
        QTRY_VERIFY(!question.pending());
        QCOMPARE(heard, (QList<std::pair<int, bool>>{{1, true}, {2, false}}));
    }

    void ofWhatWasStoppedNothingIsHeardEvenIfItIsShort() {
        LatestQuestion question;
        std::binary_semaphore begun(0);
        std::binary_semaphore mayEnd(0);
        QList<int> heard;
        question.ask(
            [&](const std::stop_token&, const Tell&) {
                begun.release();
                mayEnd.acquire();
                return [&] { heard << 1; };
            },
            LatestQuestion::Overtaken::finishes);
        begun.acquire();
        question.stop();
        question.ask([&](const std::stop_token&, const Tell&) { return [&] { heard << 2; }; });
        mayEnd.release();
        QTRY_VERIFY(!question.pending());
        QCOMPARE(heard, QList<int>{2});
    }

    void whatTakesLongIsLate() {
        LatestQuestion question;
        QSignalSpy late(&question, &LatestQuestion::becameLate);
        std::binary_semaphore begun(0);
        question.ask([&](const std::stop_token& stop, const Tell&) { return endless(stop, begun); });
        QVERIFY(!question.late());
        QTRY_COMPARE(late.count(), 1);
        QVERIFY(question.late());
        // Another question does not make it less late; its answer does.
        bool heard = false;
        question.ask([&](const std::stop_token&, const Tell&) {
            return [&] {
                heard = true;
                QVERIFY(!question.late());
            };
        });
        QVERIFY(question.late());
        QTRY_VERIFY(heard);
        QVERIFY(!question.late());
    }
};

QUADRILLE_TESTS(TestLatestQuestion)
#include "tst_latest_question.moc"
