// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/world_size_line.h"

#include "app/session/file_io.h"
#include "app/text_io/frameworks/source_file.h"
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// What a log of Megatron-LM says of its ranks without its printed arguments.
class TestWorldSizeLine : public QObject {
    Q_OBJECT

private slots:
    void readsTheSizes() {
        const Scenario base = defaultScenario();
        const auto sized = withSizesOfLog(
            base, "0: launching\n0: using world size: 256, data-parallel size: 4, context-parallel size: 2, "
                  "hierarchical context-parallel sizes: None, tensor-model-parallel size: 8, "
                  "pipeline-model-parallel size: 4\n iteration 1/ 10 |");
        QVERIFY(sized.has_value());
        QCOMPARE(sized->cluster.gpus, std::int64_t{256});
        QCOMPARE(sized->plan.tp, std::int64_t{8});
        QCOMPARE(sized->plan.cp, std::int64_t{2});
        QCOMPARE(sized->plan.pp, std::int64_t{4});
        QCOMPARE(dataParallel(*sized), std::int64_t{4});
        QVERIFY(sized->model == base.model && sized->plan.globalBatch == base.plan.globalBatch);
    }

    /// Without context parallelism, as versions of 2022 print it: CP 1, whatever the base has.
    void readsEarlierVersions() {
        Scenario base = defaultScenario();
        base.plan.cp = 4;
        const auto sized =
            withSizesOfLog(base, "using world size: 64, data-parallel-size: 8, "
                                 "tensor-model-parallel size: 8, pipeline-model-parallel size: 1");
        QVERIFY(sized && sized->plan.cp == 1 && sized->cluster.gpus == 64);
    }

    /// Alone it says these sizes and nothing of Megatron's defaults: all else stays as it was.
    void aLogAloneSaysItsSizes() {
        Scenario base = defaultScenario();
        base.plan.microBatch = 3;
        base.recipe.precision = Precision::fp16;
        const ImportedPlan plan =
            importPlan({{"run.log", "launching\nusing world size: 64, data-parallel size: 4, "
                                    "tensor-model-parallel size: 8, pipeline-model-parallel size: 2\n"
                                    " iteration 1/ 10 |\n"}},
                       base, catalogue());
        Scenario wanted = base;
        wanted.cluster.gpus = 64;
        wanted.plan.tp = 8;
        wanted.plan.pp = 2;
        wanted.plan.cp = 1;
        QVERIFY(plan.scenario == wanted);
        QCOMPARE(plan.understood.size(), std::size_t{3});
        for (const ImportNote& note : plan.understood) {
            QCOMPARE(note.line, std::size_t{2});
            QCOMPARE(note.value, note.result);
        }
        QVERIFY(mentions(plan.understood, "tensor-model-parallel size") && mentions(plan.assumed, "cp"));
        QVERIFY(plan.defaults.empty() && plan.saysPlan);
    }

    /// What ran counts over what a script was told to run.
    void besideAConfigurationItSaysWhatRan() {
        const std::string script = "torchrun --nproc_per_node 8 --nnodes 2 x.py "
                                   "--tensor-model-parallel-size 2 --micro-batch-size 1 "
                                   "--global-batch-size 64 --seq-length 4096 --bf16\n";
        const std::string log = "using world size: 32, data-parallel size: 4, context-parallel size: 1, "
                                "tensor-model-parallel size: 4, pipeline-model-parallel size: 2\n";
        const ImportedPlan plan =
            importPlan({{"run.log", log}, {"run.sh", script}}, defaultScenario(), catalogue());
        QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{32});
        QCOMPARE(plan.scenario.plan.tp, std::int64_t{4});
        QCOMPARE(plan.scenario.plan.pp, std::int64_t{2});
        QCOMPARE(plan.scenario.plan.globalBatch, std::int64_t{64});
        QCOMPARE(plan.scenario.plan.sequence, std::int64_t{4096});
        const auto tensor =
            std::ranges::find(plan.understood, "--tensor-model-parallel-size", &ImportNote::key);
        QVERIFY(tensor != plan.understood.end());
        QCOMPARE(english(tensor->reason), std::string("run.log says 4, and counts for more"));
    }

    /// Its steps make a log larger than any configuration; what it ran stands before them.
    void ofALargeLogTheBeginningIsRead() {
        QTemporaryDir folder;
        const auto write = [&folder](const char* name, const QByteArray& beginning) {
            const QString path = folder.filePath(QLatin1String(name));
            writeWhole(path, beginning + QByteArray(" iteration 1/ 10 |\n").repeated(80'000));
            return path;
        };
        const QString log = write("run.log", "using world size: 64, data-parallel size: 4, "
                                             "tensor-model-parallel size: 8, "
                                             "pipeline-model-parallel size: 2\n");
        const std::string text = readSource(log);
        QVERIFY(text.size() <= largestConfiguration && text.ends_with("|\n"));
        const ImportedPlan plan = importPlan({{log.toStdString(), text}}, defaultScenario(), catalogue());
        QCOMPARE(plan.scenario.plan.tp, std::int64_t{8});
        const QString other = write("train.toml", "[training]\nseq_len = 4096\n");
        QCOMPARE(fieldOfError([&] { static_cast<void>(readSource(other)); }), other);
    }

    void refusesWhatIsNoSize() {
        const Scenario base = defaultScenario();
        for (const char* log :
             {"", "using world size: ", "using world size: 8, tensor-model-parallel size: 2",
              "using world size: 8, tensor-model-parallel size: x, pipeline-model-parallel size: 1",
              "using world size: 0, tensor-model-parallel size: 1, pipeline-model-parallel size: 1",
              "using world size: 99999999999999999999, tensor-model-parallel size: 1, "
              "pipeline-model-parallel size: 1",
              "using world size: 8\n tensor-model-parallel size: 1, pipeline-model-parallel size: 1"})
            QVERIFY2(!withSizesOfLog(base, log), log);
    }
};

QUADRILLE_TESTS(TestWorldSizeLine)
#include "tst_world_size_line.moc"
