// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <csignal>

using namespace quadrille;
using test::runCli;

/// Schedules that take long: they say what they are at, can be stopped at any time, and have a bound.
class TestCliLongSchedules : public QObject {
    Q_OBJECT

    static QStringList endless() {
        return QStringLiteral("schedule --compare --pp 2048 --microbatches 8192 --max-operations 400000000")
            .split(u' ');
    }

private slots:
    void interruptedInTheMiddle_data() {
        QTest::addColumn<QStringList>("words");
        QTest::newRow("comparison") << endless();
        QTest::newRow("search") << QStringLiteral("schedule --schedule zb-v-auto --pp 1000 --microbatches "
                                                  "5000")
                                       .split(u' ');
    }

    void interruptedInTheMiddle() {
        QFETCH(QStringList, words);
        QProcess process;
        test::prepare(process);
        process.setArguments(words << QStringLiteral("--progress"));
        process.start();
        QVERIFY(process.waitForStarted());
        process.setReadChannel(QProcess::StandardError);
        QVERIFY(process.waitForReadyRead(60000)); // it said something: it is at work
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(10000));
        QCOMPARE(process.exitStatus(), QProcess::NormalExit);
        QCOMPARE(process.exitCode(), 130);
        QVERIFY(process.readAllStandardOutput().isEmpty());
        const auto lines = process.readAllStandardError().split('\n');
        for (const QByteArray& line : lines)
            QVERIFY2(line.isEmpty() || line.endsWith(" s"), line.constData());
    }

    void nothingIsSaidWithoutTheOption() {
        QProcess process; // its standard error is no terminal
        test::prepare(process);
        process.setArguments(endless());
        process.start();
        QVERIFY(!process.waitForFinished(2500));
        QCOMPARE(::kill(static_cast<pid_t>(process.processId()), SIGINT), 0);
        QVERIFY(process.waitForFinished(10000));
        QVERIFY(process.readAllStandardError().isEmpty());
    }

    void theBoundIsNamed() {
        const auto one =
            runCli("schedule --schedule 1f1b --pp 100 --microbatches 1000 --max-operations 199999");
        QCOMPARE(one.exitCode, 1);
        QVERIFY2(one.err.contains("200000") && one.err.contains("199999"), qPrintable(one.err));
        QVERIFY(one.err.contains("--max-operations"));
        const auto enough =
            runCli("schedule --schedule 1f1b --pp 100 --microbatches 1000 --max-operations 200000");
        QCOMPARE(enough.exitCode, 0);
        const auto compared = runCli("schedule --compare --pp 4096 --microbatches 4096 --json");
        QVERIFY2(compared.exitCode == 0 || compared.exitCode == 1, qPrintable(compared.err));
        const auto json = compared.json();
        const auto& schedules = json.at("schedules");
        QCOMPARE(schedules.size(), std::size_t{17});
        for (const auto& schedule : schedules)
            if (schedule.at("schedule") == "1f1b") // 2 · 4096² operations
                QVERIFY(schedule.dump().find("33554432") != std::string::npos);
    }
};

QUADRILLE_TESTS(TestCliLongSchedules)
#include "tst_cli_long_schedules.moc"
