// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/gpu_json.h"
#include "tests/support/csv.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::test;
using nlohmann::json;

class TestGpuCatalogue : public QObject {
    Q_OBJECT

private slots:
    void ratesAreThoseOfTheDataSheets();
    void memoryIsWhatTheFrameworkSees();
    void linksAreThoseOfTheUsualHosts();
    void everyEntryIsPlausible();
    void thePapersMachines();
    void clusterStartsAsTheUsualHost();
    void namesTheWrongField_data();
    void namesTheWrongField();
};

void TestGpuCatalogue::ratesAreThoseOfTheDataSheets() {
    const auto rows = csvRows(testData("gpu_rates.csv"));
    QCOMPARE(rows.size(), gpus().size());
    for (const auto& row : rows) {
        const GpuSpec* found = findGpu(gpus(), row.at("name"));
        QVERIFY2(found, row.at("name").c_str());
        QCOMPARE(found->bf16.value(), std::stod(row.at("bf16_tflops")) * 1e12);
        QCOMPARE(found->fp8.has_value(), !row.at("fp8_tflops").empty());
        if (found->fp8)
            QCOMPARE(found->fp8->value(), std::stod(row.at("fp8_tflops")) * 1e12);
        QCOMPARE(found->hbm.value(), std::stod(row.at("hbm_tb_per_s")) * 1e12);
        QCOMPARE(found->vendor, row.at("vendor"));
    }
}

void TestGpuCatalogue::memoryIsWhatTheFrameworkSees() {
    int reported = 0;
    for (const auto& row : csvRows(testData("gpu_rates.csv"))) {
        const GpuSpec& found = gpu(row.at("name").c_str());
        // The framework sees a little less than the box says; the paper alone counts all of it.
        const double share = inGib(found.memory) / std::stod(row.at("memory_gb"));
        QVERIFY2(share > 0.92 && share <= 1, found.name.c_str());
        if (row.at("memory_gib").empty())
            continue;
        QCOMPARE(inGib(found.memory), std::stod(row.at("memory_gib")));
        ++reported;
    }
    QVERIFY(reported >= 24);
}

void TestGpuCatalogue::linksAreThoseOfTheUsualHosts() {
    for (const auto& row : csvRows(testData("gpu_rates.csv"))) {
        const GpuSpec& found = gpu(row.at("name").c_str());
        if (!row.at("scale_up_gb_per_s").empty())
            QCOMPARE(found.scaleUp.value(), std::stod(row.at("scale_up_gb_per_s")) * 1e9);
        if (!row.at("nic_gbps").empty())
            QCOMPARE(found.nicGbps, std::stod(row.at("nic_gbps")));
        QCOMPARE(found.scaleUpDomain, std::stoll(row.at("scale_up_domain")));
        QCOMPARE(found.gpusPerNode, std::stoll(row.at("gpus_per_node")));
        if (!row.at("confidence").empty())
            QCOMPARE(found.confidence, row.at("confidence"));
    }
}

void TestGpuCatalogue::everyEntryIsPlausible() {
    for (const GpuSpec& gpu : gpus()) {
        QVERIFY2(!gpu.source.empty() && !gpu.label.empty(), gpu.name.c_str());
        QVERIFY(gpu.confidence == "A" || gpu.confidence == "B" || gpu.confidence == "C");
        QVERIFY2(gpu.vendor == "NVIDIA" || gpu.vendor == "AMD" || gpu.vendor == "Intel" ||
                     gpu.vendor == "Google",
                 gpu.vendor.c_str());
        QCOMPARE(gpu.hasBf16, gpu.name.rfind("v100", 0) != 0); // Volta is the generation before BF16
        // Half the bits, twice the rate; but for Gaudi 3.
        const double rate = gpu.name == "gaudi3" ? 1 : 2;
        if (gpu.fp8)
            QVERIFY(*gpu.fp8 > 0.95 * rate * gpu.bf16 && *gpu.fp8 < 1.05 * rate * gpu.bf16);
        // A link inside the host is faster than its network, and slower than the device's own memory.
        QVERIFY2(gpu.scaleUp.value() > gpu.nicGbps * 1e9 / 8, gpu.name.c_str());
        QVERIFY2(gpu.scaleUp < gpu.hbm, gpu.name.c_str());
        QVERIFY(gpu.gpusPerNode >= 1 && gpu.gpusPerNode <= 8);
    }
}

void TestGpuCatalogue::thePapersMachines() {
    const GpuSpec& a100 = gpu("a100-sxm-40gb");
    QCOMPARE(inGib(a100.memory), 40.0);
    QCOMPARE(a100.gpusPerNode, 8);
    QCOMPARE(a100.nicGbps, 4 * 200.0 / 8); // 4 × HDR200 shared by 8
    const GpuSpec& h100 = gpu("h100-sxm-94gb");
    QCOMPARE(inGib(h100.memory), 94.0);
    QCOMPARE(h100.gpusPerNode, 4);
    QCOMPARE(h100.nicGbps, 4 * 200.0 / 4); // 4 × NDR200 shared by 4
    // The same devices as the framework sees them.
    QVERIFY(gpu("a100-sxm4-40gb").memory < a100.memory);
    QVERIFY(gpu("h100-sxm5-94gb").memory < h100.memory);
}

void TestGpuCatalogue::clusterStartsAsTheUsualHost() {
    const Cluster cluster = clusterOf(gpu("h100-sxm-80gb"), 24);
    QCOMPARE(cluster.gpus, 24);
    QCOMPARE(cluster.gpusPerNode, 8);
    QCOMPARE(cluster.nicGbps, 400.0);
    QVERIFY(cluster.gpu == gpu("h100-sxm-80gb"));
}

void TestGpuCatalogue::namesTheWrongField_data() {
    QTest::addColumn<QString>("pointer");
    QTest::addColumn<QString>("value");
    QTest::addColumn<QString>("field");
    const auto row = [](const char* pointer, const char* value, const char* field) {
        QTest::addRow("%s = %s", pointer, value) << pointer << value << field;
    };
    row("/gpus", "{}", "gpus");
    row("/gpus/2/memory_gib", "0", "gpus[2].memory_gib");
    row("/gpus/2/memory_gib", "-40", "gpus[2].memory_gib");
    row("/gpus/2/memory_gib", "1e-300", "gpus[2].memory_gib");
    row("/gpus/2/memory_gib", "1e300", "gpus[2].memory_gib");
    row("/gpus/2/memory_gib", "\"40\"", "gpus[2].memory_gib");
    row("/gpus/2/memory_gib", "", "gpus[2].memory_gib");
    row("/gpus/2/bf16_flops_per_second", "null", "gpus[2].bf16_flops_per_second");
    row("/gpus/2/fp8_flops_per_second", "null", "gpus[2].fp8_flops_per_second");
    row("/gpus/2/nic_gbps", "-1", "gpus[2].nic_gbps");
    row("/gpus/2/gpus_per_node", "0", "gpus[2].gpus_per_node");
    row("/gpus/2/scale_up_domain", "2.5", "gpus[2].scale_up_domain");
    row("/gpus/2/has_bf16", "\"no\"", "gpus[2].has_bf16");
    row("/gpus/2/memory_gb", "40", "gpus[2].memory_gb");
    row("/gpus/2/source", "\"\"", "gpus[2].source");
    row("/gpus/1/name", "\"v100-sxm2-16gb\"", "gpus[1].name");
}

void TestGpuCatalogue::namesTheWrongField() {
    QFETCH(QString, pointer);
    QFETCH(QString, value);
    QFETCH(QString, field);
    const json changed = withValueAt(json::parse(resourceText("gpus.json")), pointer, value);
    QCOMPARE(fieldOfError([&] { (void)parseGpus(changed.dump()); }), field);
}

QUADRILLE_TESTS(TestGpuCatalogue)
#include "tst_gpu_catalogue.moc"
