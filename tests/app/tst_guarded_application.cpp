// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guarded_application.h"
#include "app/store/latest_job.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QTimer>

using namespace quadrille;
using test::Running;

/// An unforeseen exception in the handling of an event ends the program with a word and nothing lost.
class TestGuardedApplication : public QObject {
    Q_OBJECT
private slots:
    void theSessionIsKeptAndTheLoopEnds() {
        test::isolate("tst-guarded-application");
        Running program;
        auto* application = static_cast<GuardedApplication*>(QCoreApplication::instance());
        QStringList reasons;
        application->setLastResort([&](const QString& reason) {
            reasons << reason;
            QVERIFY(program.window.session().keepAfterFailure().contains("comes back"));
            throw std::runtime_error("and then that"); // even this is survived
        });
        QTimer::singleShot(0, &program.window, [&program] {
            program.store().set(Dimension::tensor, 8);
            throw std::logic_error("unforeseen");
        });
        QTimer::singleShot(0, &program.window, [] { throw 7; }); // is not told
        QTest::ignoreMessage(QtCriticalMsg, "quadrille: and then that");
        QCOMPARE(QCoreApplication::exec(), 2);
        QCOMPARE(reasons, QStringList{QStringLiteral("unforeseen")});
        const auto kept = readAutosaved();
        QVERIFY(kept && kept->modified);
        QCOMPARE(kept->session.scenario.plan.tp, std::int64_t{8});
        QVERIFY(kept->failed);
    }

    /// What made two runs fail is put aside, or every later one would.
    void aSessionThatFailsTwiceIsPutAside() {
        test::isolate("tst-guarded-application");
        for (int run = 0; run < 3; ++run) {
            Running program;
            QCOMPARE(program.store().scenario().plan.tp, std::int64_t{run == 1 ? 8 : 2});
            program.store().set(Dimension::tensor, 8);
            const QString kept = program.window.session().keepAfterFailure();
            QCOMPARE(kept.contains("last.quadrille.failed"), run == 1);
            QCOMPARE(QFile::exists(autosaveFile()), run != 1);
        }
    }

    void anAnswerThatFailsOnAnotherThreadIsTold() {
        auto* application = static_cast<GuardedApplication*>(QCoreApplication::instance());
        QStringList reasons;
        application->setLastResort([&](const QString& reason) { reasons << reason; });
        LatestJob question;
        question.ask([](const std::stop_token&, const auto&) -> LatestJob::Here {
            throw std::runtime_error("no answer");
        });
        QCOMPARE(QCoreApplication::exec(), 2);
        QCOMPARE(reasons, QStringList{QStringLiteral("no answer")});
        QVERIFY(!question.pending());
    }
};

QUADRILLE_TESTS(TestGuardedApplication, GuardedApplication)

#include "tst_guarded_application.moc"
