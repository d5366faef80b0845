// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/test_program.h"

#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

/// A configuration that cannot be read is refused by its place.
class TestRefusedConfigurations : public QObject {
    Q_OBJECT

private slots:
    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("field");
        QTest::newRow("no number") << "run --bf16\nrun --tensor-model-parallel-size eight"
                                   << "file:2: --tensor-model-parallel-size";
        QTest::newRow("no value") << "run --bf16 --micro-batch-size --fp16"
                                  << "file:1: --micro-batch-size";
        QTest::newRow("zero") << "run --tensor-model-parallel-size 0"
                              << "file:1: --tensor-model-parallel-size";
        QTest::newRow("word") << "run --cp-comm-type ring"
                              << "file:1: --cp-comm-type";
        QTest::newRow("layout") << "run --pipeline-model-parallel-layout 'Ex|L'"
                                << "file:1: --pipeline-model-parallel-layout";
        QTest::newRow("TOML, type")
            << "[training]\nseq_len = 4096\n\n[parallelism]\ntensor_parallel_degree = [2]"
            << "file:5: parallelism.tensor_parallel_degree";
        QTest::newRow("TOML, twice") << "[training]\nseq_len = 1\nseq_len = 2"
                                     << "file:3";
        QTest::newRow("TOML, broken") << "[training]\nseq_len = = 1\n[parallelism]\na = 1"
                                      << "file:2";
        QTest::newRow("TOML, open table") << "[training\nseq_len=8192"
                                          << "file:1";
        QTest::newRow("schedule")
            << "[parallelism]\npipeline_parallel_schedule = \"Zig\"\npipeline_parallel_degree = 2"
            << "file:2: parallelism.pipeline_parallel_schedule";
        QTest::newRow("nothing") << "Hello, world"
                                 << "file";
        QTest::newRow("empty") << ""
                               << "file";
        QTest::newRow("JSON") << "{\n \"a\": 1,\n \"b\": }"
                              << "file:3";
        QTest::newRow("JSON, twice") << R"({"zero_optimization": {"stage": 1, "stage": 2}})"
                                     << "file: stage";
        QTest::newRow("JSON, deep") << QString(300, u'[') << "file";
        QTest::newRow("JSON, a list") << "[1]"
                                      << "file";
        QTest::newRow("binary") << QString("run --bf16\n\x01") << "file:2";
    }
    void refuses() {
        QFETCH(QString, text);
        QTEST(fieldOfError([&] { static_cast<void>(imported(text.toStdString())); }), "field");
    }

    /// A file of one framework where another's is said to be is named for what it is.
    void namesTheOtherFramework() {
        try {
            static_cast<void>(
                imported("[parallelism]\ntensor_parallel_degree = 2", "train.toml", "megatron"));
            QFAIL("read");
        } catch (const InputError& error) {
            QVERIFY(std::string(error.what()).find("looks like torchtitan's") != std::string::npos);
        }
        QCOMPARE(fieldOfError([] {
                     static_cast<void>(importPlan({{"a.sh", "run --tensor-model-parallel-size 2"},
                                                   {"b.sh", "[parallelism]\ntensor_parallel_degree = 2"}},
                                                  defaultScenario(), catalogue()));
                 }),
                 QString("a.sh"));
        // What a file is called does not matter.
        QCOMPARE(imported("[parallelism]\ntensor_parallel_degree = 2", "launch.sh").files.front().format,
                 std::string("torchtitan"));
    }

    void tooLarge() {
        QCOMPARE(
            fieldOfError([] { static_cast<void>(imported(std::string(largestConfiguration + 1, ' '))); }),
            QString("file"));
        std::string many = "run";
        for (std::size_t i = 0; i < mostEntries + 1; ++i)
            many += " --a" + std::to_string(i);
        QCOMPARE(fieldOfError([&] { static_cast<void>(imported(many)); }).left(5), QString("file:"));
    }
};

QUADRILLE_TESTS(TestRefusedConfigurations)
#include "tst_refused_configurations.moc"
