// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/profile_model.h"
#include "core/cluster/profile_json.h"
#include "tests/app/panels/cluster/opened_cluster.h"
#include "tests/support/test_program.h"

#include <cmath>

using namespace quadrille;
using namespace quadrille::test;

class TestMyClusterFit : public QObject {
    Q_OBJECT
private slots:
    void init() {
        test::isolate("tst-my-cluster-fit");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void aFitFindsTheHiddenCluster() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.settle();
        QVERIFY(!opened.button("apply")->isEnabled() && !opened.button("save")->isEnabled());
        const Validation before = validate(opened.own.runs());
        opened.panel.fit();
        QVERIFY(opened.panel.fitting());
        opened.settle();
        QVERIFY(opened.panel.newProfile().has_value());
        const Profile fitted = *opened.panel.newProfile();
        std::vector<MeasuredRun> runs(opened.own.runs().begin(), opened.own.runs().end());
        for (MeasuredRun& run : runs)
            run.scenario = withProfile(run.scenario, SharedValue<Profile>(fitted));
        const Validation after = validate(runs);
        QVERIFY2(after.overall.ours.meanError < 0.25 * before.overall.ours.meanError,
                 qPrintable(QStringLiteral("%1 → %2")
                                .arg(before.overall.ours.meanError)
                                .arg(after.overall.ours.meanError)));
        QVERIFY(opened.panel.outcome().contains(QStringLiteral("mean error")));
        const OwnRunsModel& model = opened.panel.runsModel();
        for (int row = 0; row < model.rowCount(); ++row)
            QVERIFY(std::abs(model.index(row, OwnRunsModel::fitted).data(OwnRunsModel::sortRole).toDouble() -
                             (after.runs[static_cast<std::size_t>(row)].ratio - 1)) < 1e-9);

        // Applied, it predicts; and undo takes it back.
        const Scenario old = opened.store.scenario();
        opened.panel.apply();
        QVERIFY(*opened.store.scenario().cluster.gpu.profile == fitted);
        opened.settle();
        QVERIFY(std::abs(opened.book.predictions().back().ratio - after.runs.back().ratio) < 1e-9);
        opened.store.undoStack().undo();
        QVERIFY(opened.store.scenario() == old);
        opened.settle();
        QVERIFY(std::abs(opened.book.predictions().back().ratio - before.runs.back().ratio) < 1e-9);
    }

    /// A pasted table of nccl-tests, then a file of matrix products; both wait to be applied together.
    void tablesOfBenchmarksTeachTheProfile() {
        Opened opened;
        const Scenario before = opened.store.scenario();
        const double link = before.cluster.gpu.scaleUp.value();
        const auto row = [](double bytes, double seconds) {
            return QStringLiteral("%1 1 float sum -1 %2 %3 %4 0 1 1 1 0\n")
                .arg(bytes, 0, 'f', 0)
                .arg(seconds * 1e6, 0, 'f', 3)
                .arg(bytes / seconds / 1e9, 0, 'f', 4)
                .arg(1.75 * bytes / seconds / 1e9, 0, 'f', 4);
        };
        const double gib = 1 << 30;
        QString table = QStringLiteral("# size count type redop root time algbw busbw #wrong\n");
        for (int rank = 0; rank < 8; ++rank)
            table +=
                QStringLiteral("#  Rank %1 Group 0 Pid 1 on host device %1 [0x1b] NVIDIA A100\n").arg(rank);
        opened.panel.readLog(table + row(1024, 28e-6) + row(gib, 1.75 * gib / (0.7 * link)));
        QVERIFY2(opened.panel.newProfile().has_value(), qPrintable(opened.panel.outcome()));
        QVERIFY(std::abs(opened.panel.newProfile()->at(ProfileParameter::fastLink) - 0.7) < 1e-3);
        QVERIFY(std::abs(opened.panel.newProfile()->at(ProfileParameter::fastLatency) - 2e-6) <
                1e-8); // 14 hops
        QVERIFY(opened.panel.outcome().contains(QStringLiteral("busbw")));
        QVERIFY(opened.store.scenario() == before); // nothing before it is applied
        const double peak = before.cluster.gpu.bf16.value();
        const double seconds = 2 * std::pow(8192.0, 3) / (0.7 * peak);
        opened.panel.openFile(opened.write("gemm.csv", "m,n,k,dtype,ms\n8192,8192,8192,bf16," +
                                                           QByteArray::number(seconds * 1e3, 'g', 12) +
                                                           "\n"));
        const Profile& learnt = *opened.panel.newProfile();
        QVERIFY2(learnt.at(ProfileParameter::gemm) > 0.7, qPrintable(opened.panel.outcome()));
        QVERIFY(std::abs(learnt.at(ProfileParameter::fastLink) - 0.7) < 1e-3); // what came before stays
        QVERIFY(opened.own.runs().empty());
        // What is no table of this GPU is said, and changes nothing.
        const Profile kept = learnt;
        opened.panel.openFile(opened.write("gemm.csv", "m,n,k,dtype,ms\n8192,8192,8192,bf16,0.0001\n"));
        QVERIFY2(opened.panel.outcome().startsWith(u'✕'), qPrintable(opened.panel.outcome()));
        QVERIFY(*opened.panel.newProfile() == kept);
        opened.panel.apply();
        QVERIFY(*opened.store.scenario().cluster.gpu.profile == kept);
        opened.store.undoStack().undo();
        QVERIFY(opened.store.scenario() == before);
    }

    /// A fit starts from what tables taught and is not applied yet, and says what it changed of that; the
    /// profile waits while another GPU is chosen.
    void whatWasTaughtIsNotLost() {
        Opened opened;
        const double peak = opened.store.scenario().cluster.gpu.bf16.value();
        const auto table = [&](double share) {
            return QStringLiteral("m,n,k,dtype,ms\n8192,8192,8192,bf16,%1\n")
                .arg(2e3 * std::pow(8192.0, 3) / (share * peak), 0, 'g', 12);
        };
        opened.panel.readLog(table(0.4));
        QVERIFY2(opened.panel.newProfile().has_value(), qPrintable(opened.panel.outcome()));
        const Profile taught = *opened.panel.newProfile();
        opened.panel.openFile(opened.csv());
        opened.settle();
        opened.panel.fit();
        opened.settle();
        QVERIFY2(opened.panel.outcome().contains(QStringLiteral("tables and traces taught")),
                 qPrintable(opened.panel.outcome()));
        const Profile fitted = *opened.panel.newProfile();
        const double start = taught.at(ProfileParameter::gemm);
        const double moved = fitted.at(ProfileParameter::gemm);
        QCOMPARE(opened.panel.outcome().contains(parameterText(ProfileParameter::gemm, start)),
                 parameterText(ProfileParameter::gemm, start) !=
                     parameterText(ProfileParameter::gemm, moved));
        Scenario other = opened.store.scenario();
        other.cluster.gpu = *findGpu(opened.catalogue.gpus, "h100-sxm-80gb");
        opened.store.change(other, [] { return QStringLiteral("H100"); });
        QVERIFY(!opened.panel.newProfile() && !opened.button("apply")->isEnabled());
        QVERIFY2(opened.panel.outcome().contains(QStringLiteral("A100")), qPrintable(opened.panel.outcome()));
        QVERIFY(opened.button("fit")->toolTip().contains(QStringLiteral("A100")));
        opened.store.undoStack().undo();
        QVERIFY(opened.panel.newProfile() == fitted);
        QVERIFY(opened.button("apply")->isEnabled());
    }

    void profilesGoToFilesAndBack() {
        Opened opened;
        Profile profile = *opened.store.scenario().cluster.gpu.profile;
        profile.name = "mine";
        profile.label = "Mine";
        profile.at(ProfileParameter::gemm) = 0.5125;
        const QString path = opened.write("mine.json", QByteArray::fromStdString(toJson(profile).dump()));
        QVERIFY(opened.panel.loadProfile(path));
        QVERIFY(*opened.panel.newProfile() == profile);
        const QString copy = opened.folder.filePath(QStringLiteral("copy.json"));
        QVERIFY(opened.panel.saveProfile(copy));
        QFile file(copy);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(parseProfile(file.readAll().toStdString()) == profile);
        QVERIFY(!opened.panel.loadProfile(opened.write("broken.json", "{\"name\": 3}")));
        QVERIFY(opened.panel.outcome().startsWith(QStringLiteral("✕")));
        QVERIFY(*opened.panel.newProfile() == profile); // what was there stays
        QVERIFY(!opened.panel.saveProfile(opened.folder.filePath(QStringLiteral("no/such/folder.json"))));
    }

    void aFitCanBeStopped() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.settle();
        opened.panel.fit();
        QVERIFY(opened.button("stop")->isVisible());
        opened.button("stop")->click();
        QVERIFY(!opened.panel.fitting());
        QVERIFY(!opened.panel.newProfile());
        QVERIFY(!opened.button("stop")->isVisible() && opened.button("fit")->isEnabled());
        QTest::qWait(300); // nothing comes of it later
        QVERIFY(!opened.panel.newProfile());
    }

    void aClosedPanelStopsFitting() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.settle();
        opened.panel.fit(); // and is torn down in the middle of it
    }

    void onlyRunsOnTheSameDeviceAreFitted() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.settle();
        QCOMPARE(opened.own.fittable().size(), std::size(plans));
        Scenario other = opened.store.scenario();
        other.cluster.gpu = *findGpu(opened.catalogue.gpus, "h100-sxm-80gb");
        opened.store.change(other, [] { return QStringLiteral("H100"); });
        QVERIFY(opened.own.fittable().empty());
        QVERIFY(!opened.button("fit")->isEnabled());
    }

    /// An A100 of 40 GB computes and speaks to its neighbours as one of 80 GB does: runs on that tell of it.
    void runsOnARelatedDeviceAreNamed() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.settle();
        Scenario other = opened.store.scenario();
        other.cluster.gpu = *findGpu(opened.catalogue.gpus, "a100-sxm-40gb");
        opened.store.change(other, [] { return QStringLiteral("A100 of 40 GB"); });
        QCOMPARE(opened.own.fittable().size(), std::size(plans));
        opened.panel.fit();
        opened.settle();
        QVERIFY2(opened.panel.outcome().contains(
                     QStringLiteral("%1 of these runs are of another GPU").arg(std::size(plans))),
                 qPrintable(opened.panel.outcome()));
    }
};

QUADRILLE_TESTS(TestMyClusterFit)
#include "tst_my_cluster_fit.moc"
