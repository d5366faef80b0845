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

    /// A pipe from export leads to import and --from, which say the plan that went in.
    void standardInputIsAFileToImport() {
        const auto written = answerCli({"export", "--to", "torchtitan", "--model", "llama-3.1-8b", "--gpus",
                                        "16", "--tp", "2", "--mbs", "3", "--gbs", "48"});
        QCOMPARE(written.exitCode, 0);
        const QByteArray text = written.out.toUtf8();
        const auto imported = answerCli({"import", "-", "--json"}, text).json();
        QCOMPARE(imported["files"][0]["file"], std::string("standard input"));
        QCOMPARE(imported["files"][0]["format"], std::string("torchtitan"));
        const auto estimated = answerCli({"estimate", "--from", "-", "--json"}, text).json();
        for (const auto& [option, value] : {std::pair("tp", 2), {"mbs", 3}, {"gbs", 48}, {"gpus", 16}}) {
            QCOMPARE(imported["scenario"][option], value);
            QCOMPARE(estimated["scenario"][option], value);
        }
    }

    void standardInputIsRefusedWhereItIsNone_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QByteArray>("input");
        QTest::addColumn<QString>("said");
        QTest::addRow("empty") << QStringList{"import", "-"} << QByteArray() << "standard input";
        QTest::addRow("no configuration")
            << QStringList{"import", "-"} << QByteArray("Dear all,\n") << "standard input";
        QTest::addRow("twice") << QStringList{"import", "-", "-"}
                               << QByteArray("--tensor-model-parallel-size 2\n") << "once";
        QTest::addRow("too long") << QStringList{"import", "-"} << QByteArray((1 << 20) + 1, 'x')
                                  << "at most 1048576 bytes";
    }

    void standardInputIsRefusedWhereItIsNone() {
        QFETCH(QStringList, arguments);
        QFETCH(QByteArray, input);
        QFETCH(QString, said);
        const auto run = answerCli(arguments, input);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.contains(said), qPrintable(run.err));
    }
};

QUADRILLE_TESTS(TestCliExport)
#include "tst_cli_export.moc"
