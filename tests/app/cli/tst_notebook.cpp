// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QStandardPaths>

using namespace quadrille;

/// The notebook of the manual says what the program says, with pandas and without.
class TestNotebook : public QObject {
    Q_OBJECT

    QString m_python = QStandardPaths::findExecutable(QStringLiteral("python3"));

    /// What it prints. \param variable set in its environment; none: pandas where it is installed
    QString printed(const char* variable) {
        QProcess process;
        QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
        environment.insert(QStringLiteral("QUADRILLE"), QString::fromLocal8Bit(test::executable()));
        environment.insert(QStringLiteral("PYTHONIOENCODING"), QStringLiteral("utf-8"));
        if (variable != nullptr)
            environment.insert(QLatin1String(variable), QStringLiteral("1"));
        process.setProcessEnvironment(environment);
        process.start(m_python, {QString::fromLocal8Bit(test::resourcesDir()) + "/manual/notebook/plans.py"});
        if (!process.waitForFinished(120'000) || process.exitCode() != 0)
            qWarning("%s", process.readAllStandardError().constData());
        return QString::fromUtf8(process.readAllStandardOutput());
    }

private slots:
    void itSaysWhatTheProgramSays() {
        if (m_python.isEmpty())
            QSKIP("there is no python3");
        const QString text = printed("WITHOUT_PANDAS");
        const auto json =
            test::runCli("search --model llama-3.1-8b --gpu h100-sxm-80gb --gpus 16 --gbs 64 --schedule "
                         "1f1b --recompute none --zero 1 --json")
                .json();
        QVERIFY2(text.startsWith(QStringLiteral("%1 plans fit\n").arg(json["feasible"].get<int>())),
                 qPrintable(text));
        const auto& best = json["plans"][0];
        const QString row = QStringLiteral("%1  %2  %3  %4")
                                .arg(best["tp"].get<int>(), 2)
                                .arg(best["pp"].get<int>(), 2)
                                .arg(best["mbs"].get<int>(), 3)
                                .arg(best["step_seconds"].get<double>(), 8, 'f', 3);
        QVERIFY2(text.contains(row), qPrintable(row + "\n" + text));
        // Longer sequences take more memory.
        QList<double> memory;
        for (const QString& line : text.section("zone\n", 1).split(u'\n', Qt::SkipEmptyParts))
            memory << line.split(u' ', Qt::SkipEmptyParts)[1].toDouble();
        QCOMPARE(memory.size(), 4);
        QVERIFY(std::ranges::is_sorted(memory) && memory.front() < memory.back());
        // The same, by other means; where there is no pandas it is the same way once more.
        QCOMPARE(printed(nullptr), text);
    }
};

QUADRILLE_TESTS(TestNotebook)
#include "tst_notebook.moc"
