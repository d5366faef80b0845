// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/latest_job.h"
#include "tests/support/test_program.h"

#include <QSignalSpy>
#include <QThread>

#include <atomic>
#include <semaphore>

using namespace quadrille;
using Tell = LatestJob::Tell;
using Here = LatestJob::Here;

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

class TestLatestJob : public QObject {
    Q_OBJECT

private slots:
    void theAnswerIsHeardWhereItWasAskedFor() {
        LatestJob job;
        QThread* worked = nullptr;
        QThread* heard = nullptr;
        bool pendingThen = true;
        job.ask([&](const std::stop_token&, Tell&) {
            worked = QThread::currentThread();
            return [&] {
                heard = QThread::currentThread();
                pendingThen = job.pending();
            };
        });
        QVERIFY(job.pending());
        QTRY_VERIFY(heard != nullptr);
        QVERIFY(heard == QThread::currentThread());
        QVERIFY(worked != heard);
        QVERIFY(!pendingThen);
        QVERIFY(!job.pending());
    }

    void partsComeInOrderBeforeTheLast() {
        LatestJob job;
        QList<int> heard;
        QList<bool> pending;
        const auto hear = [&](int part) {
            return [&, part] {
                heard << part;
                pending << job.pending();
            };
        };
        job.ask([&](const std::stop_token&, Tell& tell) {
            tell(hear(1));
            tell(hear(2));
            return hear(3);
        });
        QTRY_COMPARE(heard, (QList<int>{1, 2, 3}));
        QCOMPARE(pending, (QList<bool>{true, true, false}));
    }

    void theLatestWins() {
        LatestJob job;
        std::binary_semaphore begun(0);
        QList<int> heard;
        job.ask([&](const std::stop_token& stop, Tell& tell) {
            tell([&] { heard << 1; });
            return endless(stop, begun);
        });
        begun.acquire(); // its first part is on its way
        job.ask([&](const std::stop_token&, Tell&) { return [&] { heard << 2; }; });
        QTRY_VERIFY(!job.pending());
        QCOMPARE(heard, QList<int>{2});
    }

    void nothingIsHeardAfterAStop() {
        LatestJob job;
        std::binary_semaphore begun(0);
        bool heard = false;
        job.ask([&](const std::stop_token& stop, Tell& tell) {
            tell([&] { heard = true; });
            return endless(stop, begun);
        });
        begun.acquire();
        job.stop();
        QVERIFY(!job.pending());
        // A later answer stands behind all that was posted before.
        bool after = false;
        job.ask([&](const std::stop_token&, Tell&) { return [&] { after = true; }; });
        QTRY_VERIFY(after);
        QVERIFY(!heard);
    }

    void itCanBeDestroyedWhileItWorks() {
        std::binary_semaphore begun(0);
        std::atomic<bool> left = false;
        bool heard = false;
        {
            LatestJob job;
            job.ask([&](const std::stop_token& stop, Tell& tell) {
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
        LatestJob job;
        std::binary_semaphore begun(0);
        std::binary_semaphore mayEnd(0);
        QList<std::pair<int, bool>> heard;
        const auto hear = [&](int number) {
            return [&, number] { heard << std::pair(number, job.pending()); };
        };
        job.ask(
            [&](const std::stop_token&, Tell&) {
                begun.release();
                mayEnd.acquire();
                return hear(1);
            },
            LatestJob::Overtaken::finishes);
        begun.acquire();
        job.ask([&](const std::stop_token&, Tell&) { return hear(2); });
        mayEnd.release();
        QTRY_VERIFY(!job.pending());
        QCOMPARE(heard, (QList<std::pair<int, bool>>{{1, true}, {2, false}}));
    }

    void ofWhatWasStoppedNothingIsHeardEvenIfItIsShort() {
        LatestJob job;
        std::binary_semaphore begun(0);
        std::binary_semaphore mayEnd(0);
        QList<int> heard;
        job.ask(
            [&](const std::stop_token&, Tell&) {
                begun.release();
                mayEnd.acquire();
                return [&] { heard << 1; };
            },
            LatestJob::Overtaken::finishes);
        begun.acquire();
        job.stop();
        job.ask([&](const std::stop_token&, Tell&) { return [&] { heard << 2; }; });
        mayEnd.release();
        QTRY_VERIFY(!job.pending());
        QCOMPARE(heard, QList<int>{2});
    }

    /// A quick answer comes whole; of a late one the latest part is heard, and from then on every one.
    void whatIsKnownSoFarIsHeardOfALateAnswerOnly() {
        LatestJob job;
        QList<int> heard;
        const auto hear = [&heard](int part) { return [&heard, part] { heard << part; }; };
        job.ask([&](const std::stop_token&, Tell& tell) {
            tell.part(hear(1));
            return hear(2);
        });
        QTRY_VERIFY(!job.pending());
        QCOMPARE(heard, QList<int>{2});
        heard.clear();
        std::binary_semaphore known(0);
        std::binary_semaphore wasLate(0);
        job.ask([&](const std::stop_token&, Tell& tell) {
            tell.part(hear(3));
            tell.part(hear(4));
            known.release();
            wasLate.acquire();
            tell.part(hear(5));
            return hear(6);
        });
        known.acquire();
        QVERIFY(heard.isEmpty());
        QTRY_VERIFY(job.late());
        QCOMPARE(heard, QList<int>{4});
        wasLate.release();
        QTRY_VERIFY(!job.pending());
        QCOMPARE(heard, (QList<int>{4, 5, 6}));
    }

    void ofAnotherJobNothingIsHeard() {
        LatestJob job;
        QList<int> heard;
        std::binary_semaphore begun(0);
        job.ask([&](const std::stop_token& stop, Tell& tell) {
            tell.part([&] { heard << 1; });
            return endless(stop, begun);
        });
        begun.acquire();
        QCoreApplication::processEvents(); // the part is known, and not yet heard
        std::binary_semaphore next(0);
        job.ask([&](const std::stop_token& stop, Tell&) { return endless(stop, next); });
        QTRY_VERIFY(job.late());
        QVERIFY(heard.isEmpty());
    }

    void whatTakesLongIsLate() {
        LatestJob job;
        QSignalSpy late(&job, &LatestJob::becameLate);
        std::binary_semaphore begun(0);
        job.ask([&](const std::stop_token& stop, Tell&) { return endless(stop, begun); });
        QVERIFY(!job.late());
        QTRY_COMPARE(late.count(), 1);
        QVERIFY(job.late());
        // Another job does not make it less late; its answer does.
        bool heard = false;
        job.ask([&](const std::stop_token&, Tell&) {
            return [&] {
                heard = true;
                QVERIFY(!job.late());
            };
        });
        QVERIFY(job.late());
        QTRY_VERIFY(heard);
        QVERIFY(!job.late());
    }
};

QUADRILLE_TESTS(TestLatestJob)
#include "tst_latest_job.moc"
