// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/catalogue.h"
#include "app/data/left_out_file.h"
#include "app/data/measured_runs_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace quadrille;
using test::runCli;

namespace {

QStringList linesOfReadme() {
    QFile file(QString::fromLocal8Bit(test::sourceDir()) + "/README.md");
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split(u'\n') : QStringList();
}

/// The indented commands under a heading, continued lines joined, without remarks.
QStringList commandsUnder(const QString& heading) {
    const QStringList lines = linesOfReadme();
    QStringList commands;
    bool continued = false;
    for (qsizetype i = lines.indexOf(heading) + 1; i < lines.size() && !lines[i].startsWith('#'); ++i) {
        QString line = lines[i];
        if (!line.startsWith("    "))
            continue;
        line = line.section(" #", 0, 0).trimmed();
        const bool goesOn = line.endsWith('\\');
        if (goesOn)
            line.chop(1);
        if (continued)
            commands.last() += line;
        else
            commands << line;
        continued = goesOn;
    }
    return commands;
}

} // namespace

/// README.md: what it tells people to type works, and what it says of our errors is what the program says.
class TestReadme : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    void put(const char* name, const QByteArray& text) {
        QFile file(m_folder.filePath(QLatin1String(name)));
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write(text) == text.size());
    }

private slots:
    void initTestCase() {
        // The files that its commands read; profile.json comes from a command before.
        put("config.json", R"({"model_type": "llama", "hidden_size": 4096, "num_hidden_layers": 32,
            "num_attention_heads": 32, "num_key_value_heads": 8, "intermediate_size": 14336,
            "vocab_size": 128256, "tie_word_embeddings": false})");
        put("train.sh", "torchrun --nproc_per_node 8 pretrain_gpt.py --tensor-model-parallel-size 2 "
                        "--micro-batch-size 1 --global-batch-size 64 --seq-length 4096\n");
        put("rank0.json",
            R"({"traceEvents": [{"ph": "X", "cat": "kernel", "name": "gemm", "ts": 1, "dur": 2}]})");
        QVERIFY(QFile::copy(QString::fromLocal8Bit(test::sourceDir()) +
                                "/tests/fuzz/seeds/collectives/all_reduce.txt",
                            m_folder.filePath("all_reduce.txt")));
        put("plans.csv", "model,gpu,gpus,tp,pp\nllama-3.1-8b,h100-sxm-80gb,64,2,4\n,,8,4,2\n");
        put("runs.csv", "model,gpu,gpus,tp,gbs,seq,step_seconds\nllama-3.1-8b,h100-sxm-80gb,8,2,64,8192,9.5\n"
                        "llama-3.1-8b,h100-sxm-80gb,16,2,128,8192,9.6\n");
    }

    void commandsWithoutAWindow_data() {
        QTest::addColumn<QStringList>("words");
        const QStringList commands = commandsUnder("## Without a window");
        QVERIFY(commands.size() > 10);
        for (const QString& command : commands) {
            const QStringList words = command.split(u' ', Qt::SkipEmptyParts);
            QVERIFY2(words.front() == "./run", qPrintable(command));
            // Fits to every table but one take minutes.
            if (!words.contains("--refit"))
                QTest::newRow(qPrintable(command)) << words.mid(1);
        }
    }

    /// Every one of them has an answer.
    void commandsWithoutAWindow() {
        QFETCH(QStringList, words);
        QDir::setCurrent(m_folder.path());
        const auto run = runCli(words);
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const auto output = words.indexOf("-o");
        if (output >= 0)
            QVERIFY(QFileInfo(words[output + 1]).size() > 100);
        else
            QVERIFY(run.out.size() > 100);
    }

    void theTableOfErrorsIsTheProgramsOwn() {
        const auto run = runCli("validate --readme");
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QStringList ours = run.out.split(u'\n', Qt::SkipEmptyParts), table;
        const QStringList lines = linesOfReadme();
        for (qsizetype i = 0; i < lines.size(); ++i)
            if (lines[i].startsWith("  | over the "))
                while (lines[i].startsWith("  |"))
                    table << lines[i++].trimmed();
        QVERIFY2(table == ours,
                 qPrintable("README.md has not what “quadrille validate --readme” prints:\n" + run.out));
    }

    /// One command puts it there, and leaves all else as it is.
    void theTablesAreWrittenIntoTheFile() {
        QFile readme(QString::fromLocal8Bit(test::sourceDir()) + "/README.md");
        QVERIFY(readme.open(QIODevice::ReadOnly));
        const QByteArray right = readme.readAll();
        QByteArray wrong = right;
        wrong.replace("| median error | ", "| median error | 1");
        wrong.replace("  | throughput lost | ",
                      "  | throughput lost, and another line |\n  | throughput lost | ");
        QVERIFY(wrong != right);
        put("old.md", wrong);
        const QString path = m_folder.filePath("old.md");
        const auto run = runCli(QStringList{"validate", "--into", path});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        QFile written(path);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), right);
        put("other.md", "no tables\n");
        QCOMPARE(runCli(QStringList{"validate", "--into", m_folder.filePath("other.md")}).exitCode, 2);
    }

    void theFiguresThatTakeMinutesAreOfTheseRunsAndThisModel() {
        const LeftOutFigures shipped = loadLeftOutFigures();
        const std::vector<MeasuredRun> runs = loadMeasuredRuns(loadCatalogue());
        QVERIFY2(shipped.madeOf == fingerprintOf(runs),
                 "“quadrille validate --refit --shipped resources/left_out.json” computes them anew");
    }

    /// The fingerprint is of what the figures depend on, and of nothing else.
    void theFingerprintTellsWhatChanged() {
        std::vector<MeasuredRun> runs = loadMeasuredRuns(loadCatalogue());
        runs.resize(20);
        const std::string before = fingerprintOf(runs);
        const auto changed = [&runs](auto change) {
            std::vector<MeasuredRun> other = runs;
            change(other[7]);
            return fingerprintOf(other);
        };
        QVERIFY(changed([](MeasuredRun& run) { run.step = Seconds(1234); }) != before);
        QVERIFY(changed([](MeasuredRun& run) { run.fitted = !run.fitted; }) != before);
        QVERIFY(changed([](MeasuredRun& run) { run.scenario.plan.sequence *= 2; }) != before);
        QVERIFY(changed([](MeasuredRun& run) {
                    Profile profile = run.scenario.profile->of(run.scenario.recipe->framework->name);
                    profile.at(ProfileParameter::gemm) *= 1.001;
                    run.scenario.profile = profile;
                }) != before);
        QVERIFY(changed([](MeasuredRun& run) { run.note = "a remark"; }) == before);
    }

    void theFileOfFiguresIsReadAsItIsWritten() {
        const LeftOutFigures shipped = loadLeftOutFigures();
        QFile file(QString::fromLocal8Bit(test::resourcesDir()) + "/left_out.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(QByteArray::fromStdString(toText(shipped)), file.readAll());
    }
};

QUADRILLE_TESTS(TestReadme)
#include "tst_readme.moc"
