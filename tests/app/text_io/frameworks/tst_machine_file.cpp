// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/machine_file.h"

#include "app/importing/file_kind.h"
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/test_program.h"

#include <QTemporaryDir>
#include <QTest>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

const std::string hosts =
    "# rack 4\n\nworker-1 slots=4\nworker-2 slots=4 max_slots=8\r\nworker-3  slots=4 # spare\n";
const std::string listed =
    "GPU 0: NVIDIA A100-SXM4-80GB (UUID: GPU-1)\nGPU 1: NVIDIA A100-SXM4-80GB (UUID: GPU-2)\n";
const std::string picture =
    "| NVIDIA-SMI 550.54.15     Driver Version: 550.54.15      CUDA Version: 12.4     |\n"
    "| GPU  Name                 Persistence-M | Bus-Id          Disp.A | Volatile Uncorr. ECC |\n"
    "|   0  NVIDIA H100 80GB HBM3          On  |   00000000:1B:00.0 Off |                    0 |\n"
    "| N/A   31C    P0             71W /  700W |       0MiB /  81559MiB |      0%      Default |\n"
    "|   1  NVIDIA H100 80GB HBM3          On  |   00000000:43:00.0 Off |                    0 |\n"
    "|    0   N/A  N/A      4242      C   python                                    512MiB |\n";
const std::string csv =
    "name, memory.total [MiB]\nNVIDIA H200, 143771 MiB\nNVIDIA H200, 143771 MiB\nNVIDIA H200, "
    "143771 MiB\nNVIDIA H200, 143771 MiB\n";

std::optional<Machine> machine(const std::string& text) {
    return readMachine({"machine", text}, catalogue());
}

} // namespace

/// What files say of the machine that a plan runs on.
class TestMachineFile : public QObject {
    Q_OBJECT

private slots:
    void hostsAreCountedWithTheirGpus() {
        const auto read = machine(hosts);
        QVERIFY(read && !read->gpu);
        QCOMPARE(read->nodes, std::optional<std::int64_t>(3));
        QCOMPARE(read->gpusPerNode, std::optional<std::int64_t>(4));
        QCOMPARE(read->understood.front().line, std::size_t{3});
        QVERIFY(read->assumed.empty());
        QCOMPARE(machine("n1:8\nn2:8\n")->nodes, std::optional<std::int64_t>(2));
        // A host that is named twice is one; the fewest GPUs count, and it is said.
        const auto uneven = machine("n1 slots=8\nn2 slots=4\nn1 slots=8\n");
        QCOMPARE(uneven->nodes, std::optional<std::int64_t>(2));
        QCOMPARE(uneven->gpusPerNode, std::optional<std::int64_t>(4));
        QCOMPARE(uneven->assumed.size(), std::size_t{1});
        for (const char* text : {"", "\n", "GPU 0: NVIDIA H100 \xff (UUID: GPU-1)\n", "worker-1\n",
                                 "n1 slots=0\n", "n1 slots=x\n", "n1 slots=8\n--bf16\n", "https://n1:8\n",
                                 "n1:8:8\n", "a: 1\nb: 2\n", "{\"a\": 1}", "tp = 4\n"})
            QVERIFY2(!machine(text), text);
    }

    void gpusAreToldByWhatTheToolCallsThem_data() {
        QTest::addColumn<QString>("called");
        QTest::addColumn<QString>("name");
        for (const auto& [called, name] :
             {std::pair{"NVIDIA H100 80GB HBM3", "h100-sxm-80gb"},
              std::pair{"NVIDIA H100 PCIe", "h100-pcie-80gb"}, std::pair{"NVIDIA H100 NVL", "h100-nvl-94gb"},
              std::pair{"NVIDIA A100-SXM4-80GB", "a100-sxm-80gb"},
              std::pair{"NVIDIA A100-SXM4-40GB", "a100-sxm4-40gb"},
              std::pair{"NVIDIA A100 80GB PCIe", "a100-pcie-80gb"}, std::pair{"NVIDIA H200", "h200-sxm"},
              std::pair{"NVIDIA B200", "b200-sxm"}, std::pair{"NVIDIA GB200", "gb200-nvl72"},
              std::pair{"Tesla V100-SXM2-32GB", "v100-sxm2-32gb"}, std::pair{"NVIDIA L40S", "l40s"},
              std::pair{"NVIDIA H800", "h800-sxm-80gb"}, std::pair{"NVIDIA H20", "h20"}})
            QTest::newRow(called) << called << name;
    }
    void gpusAreToldByWhatTheToolCallsThem() {
        QFETCH(QString, called);
        QFETCH(QString, name);
        const GpuSpec* gpu = gpuCalled(called.toStdString(), catalogue());
        QVERIFY(gpu != nullptr);
        QCOMPARE(QString::fromStdString(gpu->name), name);
    }

    void theToolsThreeFormsAreRead() {
        QVERIFY(gpuCalled("NVIDIA GeForce RTX 4090", catalogue()) == nullptr);
        for (const auto& [text, name, count] :
             {std::tuple{listed, "a100-sxm-80gb", 2}, std::tuple{picture, "h100-sxm-80gb", 2},
              std::tuple{csv, "h200-sxm", 4}}) {
            const auto read = machine(text);
            QVERIFY2(read && read->gpu, name);
            QCOMPARE(read->gpu->name, std::string(name));
            QCOMPARE(read->gpusPerNode, std::optional<std::int64_t>(count));
            QVERIFY(!read->nodes);
        }
        const auto unknown = machine("GPU 0: NVIDIA GeForce RTX 4090 (UUID: GPU-1)\n");
        QVERIFY(unknown && !unknown->gpu && unknown->ignored.size() == 1);
    }

    /// The script's own numbers count more; what it leaves to a variable, the machine says.
    void aMachineCompletesAScript() {
        const std::string script =
            "torchrun --nproc_per_node 2 --nnodes $NODES x.py --tensor-model-parallel-size 2 "
            "--micro-batch-size 1 --global-batch-size 64 --seq-length 4096 --bf16\n";
        const auto read = [&](const std::vector<std::string>& texts) {
            std::vector<SourceText> sources;
            for (const std::string& text : texts)
                sources.push_back({"file" + std::to_string(sources.size()), text});
            return importPlan(sources, defaultScenario(), catalogue());
        };
        for (const auto& files : {std::vector{script, hosts, listed}, std::vector{listed, hosts, script}}) {
            const ImportedPlan plan = read(files);
            QCOMPARE(plan.scenario.cluster.gpus, std::int64_t{3 * 2});
            QCOMPARE(plan.scenario.cluster.gpusPerNode, std::int64_t{2});
            QCOMPARE(plan.scenario.cluster.gpu.name, std::string("a100-sxm-80gb"));
            QVERIFY(!mentions(plan.assumed, "gpu") && mentions(plan.understood, "gpu"));
            QCOMPARE(plan.files.size(), std::size_t{3});
        }
        // Alone it is no plan, but a cluster.
        const ImportedPlan alone = read({hosts, listed});
        QVERIFY(!alone.saysPlan);
        QCOMPARE(alone.scenario.cluster.gpusPerNode, std::int64_t{2}); // the later one says so
        QCOMPARE(alone.scenario.cluster.gpus, std::int64_t{6});
        QVERIFY(alone.scenario.plan == defaultScenario().plan);
    }

    void aDroppedOneIsAConfiguration() {
        const QTemporaryDir folder;
        for (const std::string& text : {hosts, listed, picture, csv}) {
            QFile file(folder.filePath(QStringLiteral("machine")));
            QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate) && file.write(text.c_str()) > 0);
            file.close();
            QCOMPARE(kindOf(file.fileName()), FileKind::configuration);
        }
    }
};

QUADRILLE_TESTS(TestMachineFile)
#include "tst_machine_file.moc"
