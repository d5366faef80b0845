// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guarded_application.h"
#include "tests/app/window_fixture.h"

#include <QTimer>

using namespace quadrille;
using test::Running;

/// What nobody foresaw in the handling of an event ends the program with a word and nothing lost.
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
            program.window.session().keepNow();
            throw std::runtime_error("and then that"); // even this is survived
        });
        QTimer::singleShot(0, &program.window, [&program] {
            program.store().set(Dimension::tensor, 8);
            throw std::logic_error("nobody foresaw this");
        });
        QTimer::singleShot(0, &program.window, [] { throw 7; }); // is not told
        QTest::ignoreMessage(QtCriticalMsg, "quadrille: and then that");
        QCOMPARE(QCoreApplication::exec(), 2);
        QCOMPARE(reasons, QStringList{QStringLiteral("nobody foresaw this")});
        const auto kept = readAutosaved();
        QVERIFY(kept && kept->modified);
        QCOMPARE(kept->session.scenario.plan.tp, std::int64_t{8});
    }
};

int main(int argc, char** argv) {
    GuardedApplication application(argc, argv);
    TestGuardedApplication test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_guarded_application.moc"
