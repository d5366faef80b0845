// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/typed_command.h"
#include "tests/app/manual/manual_reading.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace quadrille;
using test::runCli;

/// `quadrille manual`, and every command that the manual tells people to type.
class TestCliManual : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void put(const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }
    QByteArray read(const char* name) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

private slots:
    void initTestCase() {
        // The files that its commands read; profile.json comes from a command before.
        put("config.json", R"({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 32,
            "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336,
            "vocab_size": 128256, "tie_word_embeddings": false})");
        put("train.sh", "torchrun --nproc_per_node 8 pretrain_gpt.py --tensor-model-parallel-size 2 "
                        "--micro-batch-size 1 --global-batch-size 64 --seq-length 4096\n");
        put("hostfile", "worker-1 slots=8\nworker-2 slots=8\n");
        put("rank0.json",
            R"({"traceEvents": [{"ph": "X", "cat": "kernel", "name": "gemm", "ts": 1, "dur": 2}]})");
        QVERIFY(QFile::copy(QString::fromLocal8Bit(test::sourceDir()) +
                                "/tests/fuzz/seeds/collectives/all_reduce.txt",
                            m_folder.filePath("all_reduce.txt")));
        put("plans.jsonl", "{\"model\": \"llama-3.1-8b\", \"gpus\": 64, \"tp\": 2, \"pp\": 4}\n");
        put("plans.csv", "model,gpu,gpus,tp,pp\nllama-3.1-8b,h100-sxm-80gb,64,2,4\n,,8,4,2\n");
        put("runs.csv", "model,gpu,gpus,tp,gbs,seq,step_seconds\nllama-3.1-8b,h100-sxm-80gb,8,2,64,8192,9.5\n"
                        "llama-3.1-8b,h100-sxm-80gb,16,2,128,8192,9.6\n");
        QDir::setCurrent(m_folder.path());
    }

    void itsCommandsWork_data() {
        QTest::addColumn<QStringList>("words");
        QSet<QString> seen;
        for (const QString& chapter : manualChapters()) {
            const QString text = manualText(chapter, QStringLiteral("en"));
            const QString commands = test::codeLines(text, QStringLiteral("sh"))
                                         .join(u'\n')
                                         .replace(QLatin1String("\\\n"), QString());
            for (const QString& command : commands.split(u'\n', Qt::SkipEmptyParts)) {
                const QStringList words = command.split(u' ', Qt::SkipEmptyParts);
                QVERIFY2(words.front() == "quadrille", qPrintable(command));
                if (!seen.contains(command))
                    QTest::newRow(qPrintable(command)) << words.mid(1);
                seen << command;
            }
        }
        QVERIFY(seen.size() > 20);
    }

    /// Every one of them has an answer.
    void itsCommandsWork() {
        QFETCH(QStringList, words);
        test::checkAnswers(words);
    }

    void listsPrintsAndWrites() {
        const auto list = runCli("manual --lang de");
        QCOMPARE(list.exitCode, 0);
        QCOMPARE(list.out.count(u'\n'), manualChapters().size() + 2); // below head and rule
        const auto chapter = runCli("manual memory");
        QCOMPARE(chapter.exitCode, 0);
        QVERIFY(chapter.out.startsWith("# " + manualTitle(manualText("06-memory", "en"))));
        QVERIFY(!chapter.out.contains("{{"));
        const auto same = runCli("manual 06-memory");
        QCOMPARE(same.out, chapter.out);
        const auto other = runCli("manual memory --language ja");
        QVERIFY(other.out.startsWith("# " + manualTitle(manualText("06-memory", "ja"))));
        QCOMPARE(runCli("manual window -o window.md").exitCode, 0);
        QCOMPARE(runCli("manual start -o start.md").exitCode, 0);
        QVERIFY(read("start.md").contains("](<start-01-start-0.svg>)"));
        QVERIFY(read("start-01-start-0.svg").contains("<svg"));
    }

    /// Options of the command line are those of its own help.
    void theOptionsAreThoseOfTheHelp() {
        const QString chapter = runCli("manual command-line").out;
        for (const char* command : {"estimate", "search", "batch", "schedule"})
            for (const QString& option :
                 test::found(runCli(QStringList{command, "--help"}).out, "^ +(?:-[a-z],)?(--[a-z-]+)"))
                if (option != "--help")
                    QVERIFY2(chapter.contains(option), qPrintable(command + option));
    }

    void refusesWhatItCannotDo_data() {
        QTest::addColumn<QString>("words");
        QTest::addColumn<QString>("said");
        QTest::newRow("chapter") << "manual memori"
                                 << "memory";
        QTest::newRow("language") << "manual --lang fr"
                                  << "--language: must be en, de or ja";
        QTest::newRow("suffix") << "manual -o manual.pdf"
                                << "must end in .html or .md";
    }
    void refusesWhatItCannotDo() {
        QFETCH(QString, words);
        QFETCH(QString, said);
        const auto run = runCli(words.split(u' '));
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.contains(said), qPrintable(run.err));
    }
};

QUADRILLE_TESTS(TestCliManual)
#include "tst_cli_manual.moc"
