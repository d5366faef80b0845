// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

using quadrille::test::answerCli;

/// Plans for frameworks on the command line.
class TestCliExport : public QObject {
    Q_OBJECT

private slots:
    /// Who sends the file elsewhere reads on standard error what its comments say.
    void whatTheFileCannotSayIsToldBesideIt() {
        const auto run = answerCli({"export", "--to", "torchtitan", "--model", "llama-3.1-8b", "--gpus", "16",
                                    "--tp", "2", "--optimizer", "muon"});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const QString head = QStringLiteral("What this file does not say of the plan:\n");
        QVERIFY2(run.out.contains(head), qPrintable(run.out));
        int told = 0;
        const QStringList lines = run.out.mid(run.out.indexOf(head) + head.size()).split(u'\n');
        for (const QString& line : lines) {
            if (!line.startsWith(QStringLiteral("#   ")))
                break;
            ++told;
            QVERIFY2(run.err.contains(line.mid(4)), qPrintable(line));
        }
        QVERIFY(told > 0);
        QCOMPARE(run.err.count(u'\n'), told);
    }
};

QUADRILLE_TESTS(TestCliExport)
#include "tst_cli_export.moc"
