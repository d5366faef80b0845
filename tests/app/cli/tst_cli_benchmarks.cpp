// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/gemm_csv.h"
#include "core/cluster/profile_json.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/isolation.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

using namespace quadrille;
using namespace quadrille::test;

namespace {

QString seed(const char* name) {
    return QStringLiteral("%1/tests/fuzz/seeds/%2").arg(QString::fromUtf8(sourceDir()), QLatin1String(name));
}

} // namespace

/// `quadrille calibrate --links TABLE --gemm CSV`.
class TestCliBenchmarks : public QObject {
    Q_OBJECT
private slots:
    void init() { isolate("tst-cli-benchmarks"); }

    void tablesBecomeAProfile() {
        const CliRun run = runCli({"calibrate", "--links", seed("collectives/all_reduce.txt"), "--gemm",
                                   seed("gemms/h100.csv"), "--gpu", "h100-sxm-80gb", "-o", "-"});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const Profile profile = parseProfile(run.out.toStdString());
        // The largest three busbw of the table, of 450 GB/s.
        QVERIFY(std::abs(profile.at(ProfileParameter::fastLink) - 382.90 / 450) < 1e-4);
        // Twice seven hops take the 21.5 µs of messages up to 4 KiB.
        QVERIFY(std::abs(profile.at(ProfileParameter::fastLatency) - 21.5e-6 / 14) < 1e-9);
        QVERIFY(profile.at(ProfileParameter::gemm) > 640.0 / 989.5);
        QCOMPARE(profile.name, std::string("h100-sxm-80gb"));
    }

    void whatIsWrongIsSaid_data() {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("says");
        QTest::newRow("no GPU") << QStringList{"--links", seed("collectives/all_reduce.txt")}
                                << QStringLiteral("gpu");
        QTest::newRow("no table") << QStringList{"--links", seed("gemms/h100.csv") + "x", "--gpu",
                                                 "h100-sxm-80gb"}
                                  << QStringLiteral("links");
        QTest::newRow("a CSV of another kind")
            << QStringList{"--gemm", seed("runs/memory.csv"), "--gpu", "h100-sxm-80gb"}
            << QStringLiteral("must have m, n, k");
        QTest::newRow("products where links are asked for")
            << QStringList{"--links", seed("gemms/h100.csv"), "--gpu", "h100-sxm-80gb"}
            << QStringLiteral("for --gemm");
        QTest::newRow("links where products are asked for")
            << QStringList{"--gemm", seed("collectives/all_reduce.txt"), "--gpu", "h100-sxm-80gb"}
            << QStringLiteral("for --links");
        QTest::newRow("of another GPU")
            << QStringList{"--gemm", seed("gemms/h100.csv"), "--gpu", "a100-sxm-80gb"}
            << QStringLiteral("peak");
        QTest::newRow("runs as well")
            << QStringList{"runs.csv", "--gemm", seed("gemms/h100.csv"), "--gpu", "h100-sxm-80gb"}
            << QStringLiteral("excludes");
    }
    void whatIsWrongIsSaid() {
        QFETCH(const QStringList, arguments);
        QFETCH(const QString, says);
        const CliRun run = runCli(QStringList{"calibrate", "-o", "-"} + arguments);
        QCOMPARE(run.exitCode, 2);
        QVERIFY2(run.err.contains(says), qPrintable(run.err));
        QVERIFY(run.out.isEmpty());
    }

    /// Small products that are slow make no large ones faster than the GPU is.
    void smallProductsMayBeSlow() {
        const QTemporaryDir folder;
        QFile file(folder.filePath("g.csv"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(
            "m,n,k,dtype,tflops\n128,4096,4096,bf16,60\n256,4096,4096,bf16,120\n512,4096,4096,bf16,230\n"
            "1024,4096,4096,bf16,380\n2048,4096,4096,bf16,520\n8192,8192,8192,bf16,690\n");
        file.close();
        const CliRun run =
            runCli({"calibrate", "--gemm", file.fileName(), "--gpu", "h100-sxm-80gb", "-o", "-"});
        QVERIFY2(run.exitCode == 0, qPrintable(run.err));
        const double share = parseProfile(run.out.toStdString()).at(ProfileParameter::gemm);
        QVERIFY(share >= 690.0 / 989.5 && share <= 1);
    }

    void columnsAreFoundHoweverTheyAreWritten() {
        const auto rows = text_io::readGemms(fileText(seed("gemms/times.csv").toStdString()));
        QCOMPARE(rows.size(), std::size_t{2});
        QVERIFY(rows.front().precision == Precision::fp8 && rows.front().m == 8192 &&
                rows.front().seconds == 0.91e-3);
        // A batch of products takes the time of all of them.
        QCOMPARE(text_io::readGemms("m,n,k,batch,us\n64,64,64,10,50\n").front().seconds, 5e-6);
        // A rate is that of the product's FLOPs.
        QCOMPARE(text_io::readGemms("M, N, K, TFLOP/s\n1000,1000,1000,2\n").front().seconds, 1e-3);
        for (const char* bad :
             {"m,n,k\n1,1,1\n", "m,n,k,ms\n1,1,1,0\n", "m,n,k,ms\n1,1,0,1\n", "m,n,k,ms\n1,1,1,fast\n",
              "m,n,k,dtype,ms\n1,1,1,int3,1\n", "m,n,k,ms\n", "", "m,n,k,ms\n1,1,1\n"})
            QVERIFY2(!fieldOfError([&] { (void)text_io::readGemms(bad); }).isEmpty(), bad);
    }
};

QUADRILLE_TESTS(TestCliBenchmarks)
#include "tst_cli_benchmarks.moc"
