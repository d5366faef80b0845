// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_json.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QDir>
#include <QFileInfo>
#include <QTemporaryDir>

using namespace quadrille;
using test::answerCli;

/// Folders of logs on the command line.
class TestCliLogFolder : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

    void write(const QString& name, const QByteArray& text) const {
        const QString path = m_dir.filePath(name);
        QDir().mkpath(QFileInfo(path).path());
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(text);
    }

private slots:
    void initTestCase() {
        for (const char* tp : {"1", "2", "4"}) {
            const QByteArray seconds = QByteArray(tp) + "000.0";
            write(QString("tp%1/run.log").arg(tp),
                  " iteration 1/ 9 | elapsed time per iteration (ms): " + seconds +
                      " | global batch size: 128 |\n iteration 2/ 9 | elapsed time per iteration (ms): " +
                      seconds + " | global batch size: 128 |\n");
            write(QString("tp%1/train.sh").arg(tp),
                  QByteArray("torchrun --nnodes 1 --nproc_per_node 8 pretrain_gpt.py "
                             "--tensor-model-parallel-size ") +
                      tp + " --global-batch-size 128 --micro-batch-size 1 --seq-length 4096 --bf16\n");
        }
        write("alone/slurm.out", " iteration 2/ 9 | elapsed time per iteration (ms): 900.0 |\n");
        write("alone/error.log", "Traceback\n");
    }

    void theReviewNamesEveryLog() {
        const auto run = answerCli({"import", m_dir.path()});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        for (const char* word : {"tp1/run.log", "tp2/train.sh", "Megatron-LM", "alone/slurm.out",
                                 "no configuration goes with it", "alone/error.log"})
            QVERIFY2(run.out.contains(word), word);
        const auto json = answerCli({"import", m_dir.path(), "--json"}).json();
        QCOMPARE(json["logs"].size(), std::size_t{5});
        int runs = 0;
        for (const auto& log : json["logs"])
            if (log.contains("scenario")) {
                ++runs;
                if (!log["configurations"].empty())
                    QCOMPARE(log["step_seconds"].get<double>(), double(log["scenario"]["tp"].get<int>()));
            }
        QCOMPARE(runs, 4);
        QCOMPARE(answerCli({"import", m_dir.path(), "--format", "megatron"}).exitCode, 2);
        const auto none = answerCli({"import", m_dir.path(), m_dir.filePath("none")});
        QCOMPARE(none.exitCode, 2);
        QVERIFY(none.saysOneLine() && none.err.contains("none"));
    }

    /// Those of a folder are the runs that a table of them would be.
    void aProfileIsFittedToAFolder() {
        const auto validated = answerCli({"validate", m_dir.path(), "--json"});
        QVERIFY2(validated.exitCode == 0, qPrintable(validated.err));
        QVERIFY2(validated.err.contains("alone/slurm.out was passed over"), qPrintable(validated.err));
        const QString path = m_dir.filePath("profile.json");
        const auto run = answerCli({"calibrate", m_dir.path(), "-o", path});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QVERIFY2(run.out.contains("Fitted to 3 runs"), qPrintable(run.out));
        QFile file(path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(parseProfile(file.readAll().toStdString()).runs, 3);
    }

    void aFolderWithoutRunsIsRefused() {
        const auto run = answerCli({"calibrate", m_dir.filePath("alone"), "-o", m_dir.filePath("none.json")});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains("with its configuration"), qPrintable(run.err));
        QVERIFY(!QFileInfo::exists(m_dir.filePath("none.json")));
        const QTemporaryDir empty;
        const auto review = answerCli({"import", empty.path()});
        QCOMPARE(review.exitCode, 2);
        QVERIFY(review.out.contains("no log"));
        QVERIFY2(review.saysOneLine() && review.err.contains("must have a log; there is none"),
                 qPrintable(review.err));
    }

    /// Where nothing is read it is no answer, though the table says why of every file.
    void damagedLogsAloneAreRefused() {
        for (const char* name : {"damaged/a.log", "damaged/b.log"})
            write(name, " iteration 2/ 9 | elapsed time per iter");
        const auto all = answerCli({"import", m_dir.filePath("damaged")});
        QCOMPARE(all.exitCode, 2);
        QVERIFY2(all.saysOneLine() && all.err.contains("a.log” and 1 more none can: "), qPrintable(all.err));
        QVERIFY(all.out.contains("b.log"));
        QVERIFY(QFile::remove(m_dir.filePath("damaged/b.log")));
        const auto json = answerCli({"import", m_dir.filePath("damaged"), "--json"});
        QCOMPARE(json.exitCode, 2);
        QVERIFY2(json.saysOneLine() && json.err.contains("which “a.log” can not: "), qPrintable(json.err));
        QVERIFY(json.json()["logs"][0].contains("problem"));
    }
};

QUADRILLE_TESTS(TestCliLogFolder)
#include "tst_cli_log_folder.moc"
