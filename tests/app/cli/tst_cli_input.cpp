// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/cli/cli_run.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>

using namespace quadrille;
using test::answerCli;
using test::runCli;
using test::saysTheSameAsJson;
using test::startCli;

/// Usage, help, and input that is wrong or hostile: one line that names field and rule, exit code 2.
class TestCliInput : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() {
        for (const auto& [name, text] : std::initializer_list<std::pair<const char*, QByteArray>>{
                 {"empty", ""},
                 {"cut", "{\"format\": \"quadrille-session\", \"ver"},
                 {"other", "{\"hello\": 1}"},
                 {"deep", QByteArray(100000, '[')},
                 {"binary", QByteArray(1000, '\xff')},
                 {"future", "{\"format\": \"quadrille-session\", \"version\": 1000, \"scenario\": {}}"},
                 {"hollow", "{\"format\": \"quadrille-session\", \"version\": 1, \"scenario\": {}}"}}) {
            QFile file(m_folder.filePath(name));
            QVERIFY(file.open(QIODevice::WriteOnly));
            QCOMPARE(file.write(text), text.size());
        }
    }

    void numbersAreRefused_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("value");
        for (const char* option :
             {"tp", "cp", "pp", "ep", "vpp", "mbs", "gbs", "seq", "gpus", "gpus-per-node", "hidden", "layers",
              "heads", "kv-heads", "head-dim", "ffn", "vocab"})
            QTest::addRow("%s zero", option) << option << "0";
        for (const char* value :
             {"", " ", "-1", "+1", "1e3", "8.0", "0x10", "eight", "8 ", " 8", "1,000", "٣", "nan", "inf",
              "1000000000001", "99999999999999999999999999", "8\n9", "2;rm"})
            QTest::addRow("tp <%s>", value) << "tp" << value;
        for (const char* value : {"0", "-1", "", "1e3", "fast", "nan", ".5", "5."})
            QTest::addRow("nic-gbps <%s>", value) << "nic-gbps" << value;
    }

    void numbersAreRefused() {
        QFETCH(QString, option);
        QFETCH(QString, value);
        const auto run = answerCli({"estimate", "--" + option, value, "--json"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine(), qPrintable(run.err));
        QVERIFY2(run.err.startsWith("quadrille: --" + option + ": must be a "), qPrintable(run.err));
        QVERIFY(saysTheSameAsJson(run));
    }

    /// A gigabyte of nothing is refused by its size, before it is read.
    void hugeFilesAreRefused() {
        const QTemporaryDir folder;
        QFile huge(folder.filePath(QStringLiteral("huge")));
        QVERIFY(huge.open(QIODevice::WriteOnly) && huge.resize(1LL << 30)); // of which the disk holds nothing
        huge.close();
        for (const char* const command :
             {"validate %1", "calibrate %1 -o %1.json", "lessons --check %1", "import %1",
              "estimate --session %1", "estimate --model-config %1", "estimate --profile %1",
              "schedule --schedule 1f1b --pp 4 --microbatches 8 --durations %1", "schedule --order %1"}) {
            const auto run = answerCli(QString::fromLatin1(command).arg(huge.fileName()).split(u' '));
            QCOMPARE(run.exitCode, 2);
            QVERIFY2(run.err.contains("must have at most ") && run.err.contains(" bytes"),
                     qPrintable(run.err));
        }
    }

    /// Names as the window shows them are the names of the list, too.
    void namesAreTypedInAnyCase() {
        const auto run =
            answerCli({"estimate", "--model", "Llama-3.1-70B", "--gpu", "H100 SXM5 80GB", "--gpus", "64"});
        QVERIFY2(run.out.startsWith("llama-3.1-70b on 64 × h100-sxm-80gb: "), qPrintable(run.out));
    }

    void usageErrorsNameFieldAndRule_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("rule");
        const auto row = [](const char* line, const char* field, const char* rule) {
            QTest::addRow("%s", line) << QString(line).split(u' ') << field << rule;
        };
        row("estimate --model llama-3.1-7b", "--model", "nearest: llama-3.1-8b");
        row("estimate --gpu h100", "--gpu", "h100-sxm-80gb");
        row("estimate --schedule zb-h3", "--schedule", "gpipe, 1f1b, 1f1b-eager, interleaved, ");
        row("estimate --estimator guess", "--estimator", "paper or detailed");
        row("estimate --layer-split odd", "--layer-split", "one number a stage");
        row("estimate --layer-split 8,,8", "--layer-split", "one number a stage");
        row("estimate --optimizer adamw2", "--optimizer", "adam");
        row("estimate --moment-bytes -1", "--moment-bytes", "number");
        row("estimate --expert-imbalance 0", "--expert-imbalance", "at least 1");
        row("estimate --framework-profile /does/not/exist", "--framework-profile", "cannot be read");
        row("estimate --zero 4", "--zero", "0, 1, 2 or 3");
        row("estimate --grad-bytes 3", "--grad-bytes", "2 or 4");
        row("estimate --sp maybe", "--sp", "on or off");
        row("estimate --tied maybe", "--tied", "on or off");
        row("estimate --recompute some", "--recompute", "none, selective or full");
        row("estimate --precision fp2", "--precision", "bf16, fp16, fp8 or fp4");
        row("estimate --framework jax", "--framework", "megatron, nanotron, fsdp, torchtitan or deepspeed");
        row("estimate --hidden 4097", "--head-dim", "4097");
        row("estimate --tp", "--tp", "one value");
        row("estimate --tp 2 --tp 4", "--tp", "once");
        row("estimate --tpp 3", "--tpp", "nearest: --tp");
        row("estimate extra", "extra", "no such argument");
        row("estimate --model-config x.json --model llama-3.1-8b", "--model-config", "together");
        row("estimate --model-config /does/not/exist.json", "--model-config", "cannot be read");
        row("estimate --session /does/not/exist", "--session", "cannot be read");
        row("estimate --session /dev/zero", "--session", "must be a file");
        row("table", "table", "must be given");
        row("table 10", "table", "2, 3, 4, 5, 6, 7, 8 or 9");
        row("table two", "table", "2, 3, 4, 5, 6, 7, 8 or 9");
        row("table 2 --json --csv", "--csv", "excludes");
        row("batch", "input", "must be given");
        row("batch missing.csv", "--output", "must be given");
        row("batch /does/not/exist.csv -o out.csv", "input", "cannot be read");
        row("schedule --schedule gpipe --pp 4", "--microbatches", "must be given");
        row("render --view memory", "--output", "must be given");
        row("estimat", "estimat", "nearest: estimate");
        row("--foo", "--foo", "no option");
        row("-x", "-x", "no option");
        row("serch", "serch", "nearest: search");
    }

    void usageErrorsNameFieldAndRule() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, field);
        QFETCH(QString, rule);
        const auto run = answerCli(arguments);
        QCOMPARE(run.exitCode, 2);
        QCOMPARE(run.out.isEmpty(), !arguments.contains("--json"));
        QVERIFY2(run.saysOneLine(), qPrintable(run.err));
        QVERIFY2(run.err.contains(field) && run.err.contains(rule), qPrintable(run.err));
        // With --json, which the last option must not take for its value, the same as an object.
        const auto json = answerCli(QStringList{arguments.first(), "--json"} + arguments.mid(1));
        QCOMPARE(json.exitCode, 2);
        QVERIFY(saysTheSameAsJson(json));
    }

    /// Started where 1.5 is written 1,5, the program says what a copy of this process says.
    void theProgramAnswersAsItsCopies() {
        for (const char* line : {"estimate --tp 2 --json", "estimate --explain", "table 2",
                                 "schedule --schedule 1f1b --pp 4 --microbatches 8 --p2p 0.5", "gpus"}) {
            const QStringList words = QString::fromLatin1(line).split(u' ');
            const auto started = startCli(words), answered = answerCli(words);
            QCOMPARE(started.exitCode, answered.exitCode);
            QCOMPARE(started.out, answered.out);
            QCOMPARE(started.err, answered.err);
        }
    }

    void aWindowNeedsADisplay() {
        for (const QStringList& words : {QStringList{}, QStringList{"plan.quadrille"}}) {
            const auto run = startCli(words);
            QCOMPARE(run.exitCode, 2);
            QVERIFY2(run.saysOneLine() && run.err.contains("no display"), qPrintable(run.err));
        }
    }

    void hostileFilesAreRefused_data() {
        QTest::addColumn<QString>("option");
        QTest::addColumn<QString>("file");
        for (const char* option : {"session", "model-config"})
            for (const char* file : {"empty", "cut", "other", "deep", "binary", "future", "hollow"})
                QTest::addRow("%s %s", option, file) << option << file;
    }

    void hostileFilesAreRefused() {
        QFETCH(QString, option);
        QFETCH(QString, file);
        const auto run = answerCli({"estimate", "--" + option, m_folder.filePath(file), "--json"});
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.startsWith("quadrille: --" + option + ": "),
                 qPrintable(run.err));
        QVERIFY(saysTheSameAsJson(run));
    }

    void longInputIsCutInTheMessage() {
        const auto run = startCli({"estimate", "--model", QString(50000, u'é')});
        QCOMPARE(run.exitCode, 2);
        QVERIFY(run.saysOneLine());
        QVERIFY(run.err.size() < 400);
        QVERIFY(!run.err.contains(QChar::ReplacementCharacter));
    }

    void largeButWellFormed_data() {
        QTest::addColumn<QString>("line");
        QTest::addColumn<int>("exitCode");
        QTest::newRow("10^9 GPUs") << "estimate --gpus 1000000000 --gbs 1000000000" << 0;
        QTest::newRow("10^9 GPUs, small batch") << "estimate --gpus 1000000000" << 1;
        QTest::newRow("10^6 layers") << "estimate --layers 1000000" << 0;
        QTest::newRow("10^12 heads of 10^12")
            << "estimate --heads 1000000000000 --head-dim 1000000000000" << 0;
        QTest::newRow("10^9 stages") << "estimate --pp 1000000000" << 1;
        QTest::newRow("10^12 everything")
            << "estimate --tp 1000000000000 --cp 1000000000000 --pp 1000000000000 --seq 1000000000000" << 1;
        QTest::newRow("10^12 micro-batches")
            << "schedule --schedule gpipe --pp 1000000000000 --microbatches 1000000000000" << 1;
    }

    void largeButWellFormed() {
        QFETCH(QString, line);
        QFETCH(int, exitCode);
        const auto run = runCli(line.split(u' '));
        QCOMPARE(run.exitCode, exitCode);
        QCOMPARE(run.err.isEmpty(), exitCode == 0);
        QVERIFY(!run.out.contains("nan"));
    }

    void helpNamesEveryFramework() {
        const QString help = answerCli({"estimate", "--help"}).out.simplified();
        for (const Framework& framework : test::frameworks())
            QVERIFY2(help.contains(u' ' + QString::fromStdString(framework.name)), framework.name.c_str());
    }

    void helpOnEverySubcommand_data() {
        QTest::addColumn<QString>("name");
        for (const char* name :
             {"estimate", "batch", "table", "schedule", "render", "models", "gpus", "completion", "manpage"})
            QTest::newRow(name) << name;
    }

    void helpOnEverySubcommand() {
        QFETCH(QString, name);
        const auto run = answerCli({name, "--help"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(run.err.isEmpty());
        QVERIFY(run.out.contains("Usage: quadrille " + name));
        QCOMPARE(answerCli({"help", name}).out, run.out);
        QVERIFY(answerCli({"--help"}).out.contains(name));
    }

    void versionIsPrinted() {
        const auto run = startCli({"--version"});
        QCOMPARE(run.exitCode, 0);
        QVERIFY(QRegularExpression("^quadrille \\d+\\.\\d+\\.\\d+( \\([0-9a-f]{9}(, changed)?\\))?\n$")
                    .match(run.out)
                    .hasMatch());
    }

    void aFullDiskIsReported() {
        if (!QFile::exists("/dev/full"))
            QSKIP("this system has no /dev/full");
        QProcess process;
        process.setStandardOutputFile("/dev/full");
        process.start(QString::fromLocal8Bit(test::executable()), {"estimate", "--json"});
        QVERIFY(process.waitForFinished());
        QCOMPARE(process.exitCode(), 2);
        QVERIFY(process.readAllStandardError().startsWith("quadrille: standard output: cannot be written"));
    }

    void anEmptyValueIsNoDefault_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("field");
        const auto row = [](const char* line, const char* field) {
            QTest::addRow("%s", line) << QString(line).replace("''", "").split(u' ') << field;
        };
        for (const char* line :
             {"estimate --gpus ''", "fsdp --gpus ''", "estimate --profile ''", "estimate --dropout ''",
              "estimate --model ''", "schedule --compare --pp 4 --microbatches 8 --gpus ''"})
            row(line, QString(line).section(u' ', -2, -2).toUtf8());
        row("schedule --schedule 1f1b --pp 4 --microbatches 8 --durations ''", "--durations");
        row("schedule --schedule 1f1b --pp 4 --microbatches 8 --vpp ''", "--vpp");
        row("schedule --schedule 1f1b --pp 4 --microbatches 8 --trace ''", "--trace");
        row("schedule --order ''", "--order");
        row("fsdp --sweep ''", "--sweep");
        row("fsdp --model ''", "--model");
        row("validate ''", "runs");
        row("validate --json ''", "runs");
        row("validate --profile ''", "--profile");
        row("calibrate -o x --label ''", "--label");
        row("calibrate -o ''", "--output");
        row("calibrate '' -o x", "runs");
        row("batch '' -o x", "input");
        row("batch in.csv -o ''", "--output");
        row("render --view memory -o ''", "--output");
        row("render --view memory -o x.png --heatmap-shows ''", "--heatmap-shows");
        row("table ''", "table");
        row("models ''", "models");
        row("estimate --gpus= --tp 2", "--gpus");
        row("estimate --dropout= --tp 2", "--dropout");
        row("schedule --compare --pp= 4", "--pp");
    }

    /// An unset variable of a shell must not compute something else than was meant.
    void anEmptyValueIsNoDefault() {
        QFETCH(QStringList, arguments);
        QFETCH(QString, field);
        const auto run = answerCli(arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.saysOneLine() && run.err.startsWith("quadrille: " + field + ": must be a value"),
                 qPrintable(run.err));
        QVERIFY(saysTheSameAsJson(answerCli(arguments + QStringList("--json"))));
    }

private:
    QTemporaryDir m_folder;
};

QUADRILLE_TESTS(TestCliInput)
#include "tst_cli_input.moc"
