// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_parameters.h"
#include "core/measurements/benchmarks/benchmark_profile.h"
#include "core/timing/collective_links.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::benchmarks;
using namespace quadrille::test;

namespace {

using test::near;

std::string seed(const char* name) {
    return fileText(std::string(sourceDir()) + "/tests/fuzz/seeds/collectives/" + name);
}

/// As nccl-tests lists its devices.
std::string devices(int hosts, int perHost) {
    std::string text;
    for (int host = 0; host < hosts; ++host)
        for (int rank = 0; rank < perHost; ++rank)
            text += "#  Rank " + std::to_string(host * perHost + rank) + " Group  0 Pid 1 on node" +
                    std::to_string(host) + " device " + std::to_string(rank) +
                    " [0x1b] NVIDIA H100 80GB HBM3\n";
    return text;
}

/// A row whose time and bandwidths are those of the formula: t = latency + S·factor ÷ bandwidth.
std::string row(double bytes, double factor, double latency, double bandwidth, const char* operation) {
    const double seconds = latency + bytes * factor / bandwidth;
    char text[200];
    std::snprintf(text, sizeof text, "%.0f %.0f float %s -1 %.6f %.6f %.6f 0 1 1 1 0\n", bytes, bytes / 4,
                  operation, seconds * 1e6, bytes / seconds / 1e9, bytes * factor / seconds / 1e9);
    return text;
}

std::string table(const std::string& head, Collective collective, std::int64_t ranks, double latency,
                  double bandwidth, const char* operation) {
    std::string text = head;
    for (double bytes = 1024; bytes <= 8e9; bytes *= 4)
        text += row(bytes, busFactor(collective, ranks), latency, bandwidth, operation);
    return text;
}

} // namespace

class TestCollectiveTable : public QObject {
    Q_OBJECT
private slots:
    /// doc/PERFORMANCE.md of nccl-tests.
    void factorsAreThoseOfTheDocumentation() {
        QCOMPARE(busFactor(Collective::allReduce, 8), 2.0 * 7 / 8);
        QCOMPARE(busFactor(Collective::reduceScatter, 8), 7.0 / 8);
        QCOMPARE(busFactor(Collective::allGather, 2), 0.5);
        QCOMPARE(busFactor(Collective::allToAll, 4), 0.75);
    }

    void aTableIsReadAsItIsPrinted() {
        const CollectiveTable read = readCollectives(seed("all_reduce.txt"));
        QCOMPARE(read.collective, Collective::allReduce);
        QCOMPARE(read.ranks, std::int64_t{8});
        QCOMPARE(read.ranksPerNode, std::int64_t{8});
        QCOMPARE(read.device, std::string("NVIDIA H100 80GB HBM3"));
        QCOMPARE(read.rows.size(), std::size_t{5});
        QVERIFY(near(read.rows.back().busBandwidth, 387.07e9) && near(read.rows.front().seconds, 21e-6));
        const CollectiveTable two = readCollectives(seed("two_nodes.txt")); // tagged by mpirun
        QCOMPARE(two.collective, Collective::allGather);
        QCOMPARE(two.ranks, std::int64_t{4});
        QCOMPARE(two.ranksPerNode, std::int64_t{2});
    }

    /// Rows alone tell which collective it was, and among how many ranks.
    void whatIsNotSaidFollowsFromTheRatio() {
        for (const std::int64_t ranks : {2, 4, 8, 16, 64}) {
            const auto one = readCollectives(table({}, Collective::allReduce, ranks, 1e-5, 1e11, "sum"));
            QVERIFY(one.collective == Collective::allReduce && one.ranks == ranks && one.ranksPerNode == 0);
            const auto two = readCollectives(table({}, Collective::reduceScatter, ranks, 1e-5, 1e11, "sum"));
            QVERIFY(two.collective == Collective::reduceScatter && two.ranks == ranks);
            const auto three = readCollectives(table({}, Collective::gather, ranks, 1e-5, 1e11, "none"));
            QVERIFY(three.collective == Collective::gather && three.ranks == ranks);
        }
    }

    void tablesBeforeRootsWereNamedAreRead() {
        std::string text =
            "#       size         count    type   redop     time   algbw   busbw  error     time\n";
        text += "   268435456  67108864   float     sum   1200.0  223.70  391.47  2e-07   1200.0\n";
        text += devices(1, 8);
        const CollectiveTable read = readCollectives(text);
        QVERIFY(near(read.rows.front().busBandwidth, 391.47e9) && near(read.rows.front().seconds, 1.2e-3));
    }

    void whatIsNoTableIsRefused_data() {
        QTest::addColumn<QString>("text");
        QTest::newRow("nothing") << QString();
        QTest::newRow("words") << QStringLiteral("algbw busbw");
        QTest::newRow("a head alone") << QStringLiteral("# size count type redop root time algbw busbw");
        QTest::newRow("negative") << QStringLiteral("1024 256 float sum -1 -3 1 1 0 0 0 0 0");
        QTest::newRow("no time that could be told from nothing")
            << QStringLiteral("536870912 1 float sum -1 1e-320 60.00 45.00 0 1 1 1 0");
        QTest::newRow("no bandwidth") << QStringLiteral("8 2 float sum -1 20 0.00 0.00 0 0 0 0 0");
        QTest::newRow("of another test")
            << QStringLiteral("sendrecv_perf\n536870912 1 float sum -1 8947.8 60.00 60.00 0 1 1 1 0");
        QTest::newRow("one host with more ranks") << QString::fromStdString(
            devices(1, 2) + "#  Rank 2 Group  0 Pid 1 on other device 0 [0x1b] NVIDIA H100\n" +
            row(1e9, busFactor(Collective::allReduce, 3), 0, 1e11, "sum"));
        QTest::newRow("bandwidths of other ranks") << QString::fromStdString(
            devices(1, 8) + row(1e9, busFactor(Collective::allReduce, 4), 0, 1e11, "sum"));
        QTest::newRow("two tests") << QStringLiteral("all_reduce_perf all_gather_perf\n"
                                                     "536870912 1 float sum -1 8947.8 60.00 45.00 0 1 1 1 0");
    }
    void whatIsNoTableIsRefused() {
        QFETCH(const QString, text);
        QCOMPARE(fieldOfError([&] { (void)readCollectives(text.toStdString()); }), QStringLiteral("table"));
    }

    /// Tables that the model's own formulas made teach the parameters that they were made with.
    void whatTheFormulasMadeIsLearntAgain_data() {
        QTest::addColumn<int>("hosts");
        QTest::addColumn<int>("perHost");
        QTest::addColumn<int>("collective");
        for (const auto& [hosts, perHost] : {std::pair(1, 8), std::pair(1, 2), std::pair(2, 8),
                                             std::pair(4, 1), std::pair(8, 4), std::pair(2, 1)})
            for (const Collective each : {Collective::allReduce, Collective::allGather,
                                          Collective::reduceScatter, Collective::allToAll})
                QTest::addRow("%d x %d %d", hosts, perHost, static_cast<int>(each))
                    << hosts << perHost << static_cast<int>(each);
    }
    void whatTheFormulasMadeIsLearntAgain() {
        QFETCH(const int, hosts);
        QFETCH(const int, perHost);
        QFETCH(const int, collective);
        const auto kind = static_cast<Collective>(collective);
        Scenario scenario = llama8b();
        scenario.cluster.gpus = 64;
        scenario.cluster.gpusPerNode = 8;
        const std::string framework = scenario.recipe.framework->name;
        Profile made = scenario.cluster.gpu.profile->of(framework);
        const bool leaves = hosts > 1;
        const auto share = leaves ? ProfileParameter::network : ProfileParameter::fastLink;
        const auto hop = leaves ? ProfileParameter::networkLatency : ProfileParameter::fastLatency;
        made.at(share) = 0.613;
        made.at(hop) = 3.7e-6;
        Scenario as = scenario;
        as.cluster.gpu.profile = SharedValue<Profile>(made);
        const std::int64_t ranks = hosts * perHost;
        const GroupPlace place = placeOf(as.cluster, ranks, leaves ? 8 / perHost : 1);
        const step::Link link =
            kind == Collective::allToAll ? step::swapLink(as, place) : step::collectiveLink(as, place);
        const double latency = kind == Collective::allReduce ? 2 * link.halfLatency : link.latency;
        static constexpr std::array programs{"all_reduce_perf", "reduce_scatter_perf", "", "all_gather_perf",
                                             "alltoall_perf"};
        const std::string text =
            table(programs.at(static_cast<std::size_t>(kind)) + std::string("\n") + devices(hosts, perHost),
                  kind, ranks, latency, link.bytesPerSecond, "x");
        const BenchmarkProfile found = learn(readCollectives(text), scenario);
        QCOMPARE(found.learnt.size(), std::size_t{2});
        // Large messages have their latency in their bandwidth, and small ones a little of it.
        QVERIFY2(near(found.profile.at(share), 0.613, 0.02),
                 qPrintable(QString::number(found.profile.at(share))));
        QVERIFY2(near(found.profile.at(hop), 3.7e-6, 0.02),
                 qPrintable(QString::number(found.profile.at(hop))));
        for (const ParameterTraits& each : allProfileParameters())
            if (each.parameter != share && each.parameter != hop)
                QCOMPARE(found.profile.at(each.parameter), made.at(each.parameter));
    }

    void aSwitchThatAddsUpReachesAllOfTheLink() {
        Scenario scenario = llama8b();
        const double whole = scenario.cluster.gpu.scaleUp.value();
        const auto learnt = [&](double busbw) {
            return learn(readCollectives(table(devices(1, 8), Collective::allReduce, 8, 1e-5, busbw, "sum")),
                         scenario);
        };
        QCOMPARE(learnt(1.07 * whole).profile.at(ProfileParameter::fastLink), 1.0);
        QCOMPARE(fieldOfError([&] { (void)learnt(2 * whole); }), QStringLiteral("table")); // another GPU's
    }

    void aTableOfSmallMessagesTellsNothingOfBandwidth() {
        const Scenario scenario = llama8b();
        const std::string text = devices(1, 8) + row(2048, 1.75, 2e-5, 1e11, "sum") + "all_reduce_perf\n";
        const BenchmarkProfile found = learn(readCollectives(text), scenario);
        QCOMPARE(found.learnt.size(), std::size_t{1});
        QCOMPARE(found.learnt.front().parameter, ProfileParameter::fastLatency);
        // Twice 7 hops.
        QVERIFY(near(found.learnt.front().after, (2e-5 + 2048 * 1.75 / 1e11) / 14, 1e-6));
    }

    void ranksThatNoNodeHoldsAreRefused() {
        Scenario scenario = llama8b();
        scenario.cluster.gpusPerNode = 4;
        QCOMPARE(fieldOfError([&] { (void)learn(readCollectives(seed("all_reduce.txt")), scenario); }),
                 QStringLiteral("table"));
    }
};

QUADRILLE_TESTS(TestCollectiveTable)
#include "tst_collective_table.moc"
