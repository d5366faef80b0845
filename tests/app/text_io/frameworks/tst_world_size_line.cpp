// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/world_size_line.h"

#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/test_program.h"

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
