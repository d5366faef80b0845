// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/message_bar.h"
#include "app/measurements/profile_model.h"
#include "app/measurements/run_sentence.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/text_io/scenario_resolver.h"
#include "core/cluster/profile_json.h"
#include "core/cluster/profile_parameters.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/make_it_fit/mend_table.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QStyledItemDelegate>
#include <QTemporaryDir>
#include <QTimer>
#include <QToolButton>

#include <cmath>

using namespace quadrille;

namespace {

/// Llama-3.1-8B on A100s: plans that a cluster might have run.
struct Plan8 {
    int gpus, tp, pp, mbs;
};
constexpr Plan8 plans[] = {{8, 1, 8, 1},  {8, 2, 4, 1},  {8, 4, 2, 1},  {16, 2, 4, 1}, {16, 2, 4, 2},
                           {16, 4, 2, 1}, {32, 4, 2, 2}, {32, 8, 1, 1}, {32, 8, 2, 1}, {64, 2, 4, 1}};

Scenario scenarioOf(const Catalogue& catalogue, const Plan8& plan) {
    const auto text = [](int number) { return std::to_string(number); };
    return cli::resolve({{"model", "llama-3.1-8b"},
                         {"gpu", "a100-sxm-80gb"},
                         {"gpus", text(plan.gpus)},
                         {"tp", text(plan.tp)},
                         {"pp", text(plan.pp)},
                         {"mbs", text(plan.mbs)},
                         {"gbs", "256"},
                         {"seq", "4096"}},
                        catalogue, cli::WithoutModel::define);
}

/// A cluster that is slower than the shipped profile: less of the peak, more overhead.
Profile hiddenTruth(const Profile& shipped) {
    Profile truth = shipped;
    truth.at(ProfileParameter::gemm) *= 0.8;
    truth.at(ProfileParameter::memory) *= 0.7;
    return truth;
}

struct Opened {
    Catalogue catalogue = loadCatalogue();
    ScenarioStore store{scenarioOf(catalogue, plans[0])};
    RunBook book{catalogue};
    OwnRuns own{store, book};
    MyClusterPanel panel{store, book, own, nullptr};
    QTemporaryDir folder;

    Opened() {
        panel.resize(1200, 640);
        panel.show();
        panel.setSeen(true);
    }

    /// Writes a file of runs as the hidden truth measures them. \return its path
    QString csv() const {
        QByteArray text = "model,gpu,gpus,tp,pp,mbs,gbs,seq,step_seconds\n";
        for (const Plan8& plan : plans) {
            const Scenario scenario = scenarioOf(catalogue, plan);
            const Profile truth = hiddenTruth(*scenario.cluster.gpu.profile);
            const double step =
                performanceOf(withProfile(scenario, SharedValue<Profile>(truth))).step.value();
            text += QByteArray("llama-3.1-8b,a100-sxm-80gb,") + QByteArray::number(plan.gpus) + ',' +
                    QByteArray::number(plan.tp) + ',' + QByteArray::number(plan.pp) + ',' +
                    QByteArray::number(plan.mbs) + ",256,4096," + QByteArray::number(step, 'g', 17) + '\n';
        }
        return write("runs.csv", text);
    }
    QString write(const char* name, const QByteArray& text) const {
        const QString path = folder.filePath(QLatin1String(name));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
            return {};
        return path;
    }
    void settle() {
        QTRY_VERIFY_WITH_TIMEOUT(!own.reading() && !book.computing() && !panel.fitting(), 120'000);
    }
    /// A file that takes a while to read, whatever the machine: a few megabytes, most of them bad lines.
    QString longFile(const char* name) const {
        constexpr int bad = 400'000;
        return write(name, "model,gpu,gpus,tp,gbs,seq,step_seconds\n" +
                               QByteArray("llama-3.1-8b,a100-sxm-80gb,8,8,256,4096,20\n").repeated(5) +
                               QByteArray("8,three,5\n").repeated(bad));
    }
    [[nodiscard]] QPushButton* button(const char* name) const {
        return panel.findChild<QPushButton*>(QLatin1String(name));
    }
};

const QString megatronLog =
    QStringLiteral(" iteration        1/     100 | consumed samples:          256 | elapsed time per "
                   "iteration (ms): 21000.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 1.100000E+01 |\n"
                   " iteration        2/     100 | consumed samples:          512 | elapsed time per "
                   "iteration (ms): 9100.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 1.050000E+01 |\n"
                   " iteration        3/     100 | consumed samples:          768 | elapsed time per "
                   "iteration (ms): 9000.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 1.000000E+01 |\n"
                   " iteration        4/     100 | consumed samples:         1024 | elapsed time per "
                   "iteration (ms): 9050.0 | "
                   "learning rate: 3.000000E-05 | global batch size:   256 | lm loss: 9.800000E+00 |\n");

} // namespace

class TestMyCluster : public QObject {
    Q_OBJECT
private slots:
    void init() {
        test::isolate("tst-my-cluster");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void theModelsAreSound() {
        OwnRunsModel runs(nullptr);
        const QAbstractItemModelTester tester(&runs, QAbstractItemModelTester::FailureReportingMode::QtTest);
        MeasuredRun run;
        run.label = "one";
        runs.set(std::vector{run}, {}, 0, {QStringLiteral("runs.csv, line 3: no")});
        QCOMPARE(runs.rowCount(), 2);
        QVERIFY(runs.index(1, 0).data(OwnRunsModel::unreadRole).toBool());
        QCOMPARE(runs.index(1, 0).data().toString(), QStringLiteral("✕ runs.csv, line 3: no"));
        ProfileModel profile(nullptr);
        const QAbstractItemModelTester profileTester(&profile,
                                                     QAbstractItemModelTester::FailureReportingMode::QtTest);
        profile.set(Profile{}, std::nullopt);
        QCOMPARE(profile.rowCount(), static_cast<int>(profileParameters));
        QCOMPARE(parameterText(ProfileParameter::gemm, 0.624), QStringLiteral("62.4 %"));
        QCOMPARE(parameterText(ProfileParameter::launch, 4.2e-6), QStringLiteral("4.2 µs"));
        QCOMPARE(parameterText(ProfileParameter::gemmEdge, 128), QStringLiteral("128"));
    }

    void filesOfRunsShowTheirResiduals() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.settle();
        QCOMPARE(opened.own.runs().size(), std::size(plans));
        const OwnRunsModel& model = opened.panel.runsModel();
        QCOMPARE(model.rowCount(), static_cast<int>(std::size(plans)));
        for (int row = 0; row < model.rowCount(); ++row) {
            const Scenario scenario = scenarioOf(opened.catalogue, plans[row]);
            const double predicted = performanceOf(scenario).step.value();
            const double measured = opened.own.runs()[static_cast<std::size_t>(row)].step->value();
            QVERIFY(measured > predicted);
            const double slower =
                model.index(row, OwnRunsModel::slower).data(OwnRunsModel::sortRole).toDouble();
            QVERIFY(std::abs(slower - (measured / predicted - 1)) < 1e-9);
            QVERIFY(model.sentence(row).startsWith(
                QStringLiteral("Your run is %1 % slower than this model expects")
                    .arg(QLocale().toString(100 * slower, 'f', 0))));
        }
        QVERIFY(opened.panel.finding().startsWith(QStringLiteral("10 run")));
    }

    void linesThatCannotBeReadAreKept() {
        Opened opened;
        opened.panel.openFile(opened.write("bad.csv", "model,gpu,gpus,tp,gbs,seq,step_seconds,colour\n"
                                                      "llama-3.1-8b,a100-sxm-80gb,8,8,256,4096,20,red\n"
                                                      "llama-3.1-8b,a100-sxm-80gb,8,three,256,4096,20,red\n"
                                                      "no-such-model,a100-sxm-80gb,8,8,256,4096,20,red\n"));
        opened.settle();
        QCOMPARE(opened.own.runs().size(), std::size_t{1});
        QCOMPARE(opened.own.unread().size(), 2);
        QVERIFY(opened.own.unread()[0].startsWith(QStringLiteral("bad.csv, line 3, tp: ")));
        QVERIFY(opened.own.unread()[1].startsWith(QStringLiteral("bad.csv, line 4, model: ")));
        QCOMPARE(opened.panel.runsModel().rowCount(), 3);
        QVERIFY(opened.panel.outcome().contains(QStringLiteral("colour")));
        opened.panel.openFile(opened.folder.filePath(QStringLiteral("missing.csv")));
        opened.settle();
        QCOMPARE(opened.own.unread().size(), 3);
        opened.button("clear")->click();
        QVERIFY(opened.own.runs().empty() && opened.own.unread().isEmpty());
    }

    /// Removing everything can be undone where it was done, and nothing else is said of runs that are gone.
    void allRunsComeBack() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.panel.openFile(opened.write("bad.csv", "gpus,tp,step_seconds\n8,three,5\n"));
        opened.settle();
        const std::vector<MeasuredRun> before(opened.own.runs().begin(), opened.own.runs().end());
        const UnreadLines unread = opened.own.unread();
        auto* bar = opened.panel.findChild<MessageBar*>();
        QVERIFY(!bar->isVisible());
        QVERIFY(opened.panel.outcome().startsWith(QStringLiteral("10 runs read.")));
        QTest::mouseClick(opened.button("clear"), Qt::LeftButton);
        QVERIFY(opened.own.runs().empty() && opened.own.unread().isEmpty());
        QCOMPARE(opened.panel.outcome(), QString());
        QVERIFY(bar->isVisible());
        QCOMPARE(bar->texts(), QStringList{QStringLiteral("10 runs removed.")});
        const auto undo = [bar] {
            for (auto* button : bar->findChildren<QToolButton*>())
                if (button->isVisible() && button->text() == QStringLiteral("Undo"))
                    return button;
            return static_cast<QToolButton*>(nullptr);
        };
        // What was read since stays, behind.
        opened.panel.openFile(opened.write("more.csv", "gpus,tp,step_seconds\n8,8,5\n"));
        opened.settle();
        QCOMPARE(opened.own.runs().size(), std::size_t{1});
        const MeasuredRun more = opened.own.runs()[0];
        QVERIFY(opened.panel.outcome().startsWith(QStringLiteral("1 runs read.")));
        QTest::mouseClick(undo(), Qt::LeftButton);
        opened.settle();
        QVERIFY(!bar->isVisible());
        QCOMPARE(opened.own.runs().size(), before.size() + 1);
        for (std::size_t i = 0; i < before.size(); ++i)
            QVERIFY(opened.own.runs()[i] == before[i]);
        QVERIFY(opened.own.runs()[before.size()] == more);
        QCOMPARE(opened.own.unread(), unread);
        QCOMPARE(opened.panel.runsModel().rowCount(), 12);
        // Removed once more, and then what comes after: only the last is offered.
        opened.button("clear")->click();
        opened.panel.openFile(opened.write("more.csv", "gpus,tp,step_seconds\n8,8,5\n"));
        opened.settle();
        opened.button("clear")->click();
        QCOMPARE(bar->texts(), QStringList{QStringLiteral("1 runs removed.")});
        QTest::mouseClick(undo(), Qt::LeftButton);
        QCOMPARE(opened.own.runs().size(), std::size_t{1});
        // Of bad lines alone there is nothing to have back.
        opened.button("clear")->click();
        opened.panel.openFile(opened.write("bad.csv", "gpus,tp,step_seconds\n8,three,5\n"));
        opened.settle();
        opened.button("clear")->click();
        QVERIFY(!bar->isVisible());
        QVERIFY(opened.own.unread().isEmpty());
    }

    /// The runs that come back follow the profile that is in force by then.
    void runsThatComeBackFollowTheProfile() {
        Opened opened;
        opened.panel.openFile(opened.csv());
        opened.settle();
        opened.button("clear")->click();
        Scenario next = opened.store.scenario();
        const SharedValue<Profile> truth(hiddenTruth(*next.cluster.gpu.profile));
        next.cluster.gpu.profile = truth;
        opened.store.change(next, [] { return QString(); });
        auto* bar = opened.panel.findChild<MessageBar*>();
        for (auto* button : bar->findChildren<QToolButton*>())
            if (button->text() == QStringLiteral("Undo"))
                QTest::mouseClick(button, Qt::LeftButton);
        QCOMPARE(opened.own.runs().size(), std::size(plans));
        for (const MeasuredRun& run : opened.own.runs())
            QVERIFY(*run.scenario.profile == *truth);
    }

    /// A byte that is no text costs its row and no other; without a header nothing can be read.
    void aRowThatIsNoTextIsPassedOver() {
        Opened opened;
        const QByteArray header = "gpus,tp,step_seconds,table\n";
        opened.panel.openFile(opened.write("odd.csv", header + "8,8,5,Bern\n8,8,6,M\xfcnchen\n8,8,7,Wien\n"));
        opened.settle();
        QCOMPARE(opened.own.runs().size(), std::size_t{2});
        QCOMPARE(opened.own.runs()[1].table, std::string("Wien"));
        QCOMPARE(
            opened.own.unread(),
            QStringList{QStringLiteral("odd.csv, line 3, row: must be UTF-8, which it is not on line 3, at "
                                       "byte 8 of it")});
        QCOMPARE(opened.panel.outcome(), QStringLiteral("2 runs read. 1 lines could not be read: see the "
                                                        "end of the list."));
        opened.button("clear")->click();
        opened.panel.openFile(opened.write("utf16.csv", "\xff\xfe" + header + "8,8,5,Bern\n"));
        opened.settle();
        QVERIFY(opened.own.runs().empty());
        QCOMPARE(opened.panel.outcome(), QStringLiteral("0 runs read. 1 files or logs could not be read: see "
                                                        "the end of the list."));
        QCOMPARE(opened.own.unread(), QStringList{QStringLiteral("utf16.csv, header: must be UTF-8, which it "
                                                                 "is not on line 1, at byte 1 of it")});
    }

    /// With very many runs the widths of columns would take most of every change.
    void aChangeMeasuresFewRows() {
        class Counting : public QStyledItemDelegate {
        public:
            using QStyledItemDelegate::QStyledItemDelegate;
            [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const override {
                ++measured;
                return QStyledItemDelegate::sizeHint(option, index);
            }
            mutable int measured = 0;
        };
        Counting counting; // outlives the table
        Opened opened;
        QByteArray text = "model,gpu,gpus,tp,gbs,seq,step_seconds\n";
        constexpr int runs = 3000;
        text += QByteArray("llama-3.1-8b,a100-sxm-80gb,8,8,256,4096,20\n").repeated(runs);
        opened.panel.openFile(opened.write("many.csv", text));
        opened.settle();
        QCoreApplication::processEvents();
        opened.panel.findChild<MendTable*>()->setItemDelegate(&counting);
        QCoreApplication::processEvents();
        counting.measured = 0;
        QTest::mouseClick(opened.button("remove"), Qt::LeftButton);
        opened.settle();
        QCoreApplication::processEvents();
        QCOMPARE(opened.panel.runsModel().rowCount(), runs - 1);
        QVERIFY2(counting.measured > 0 && counting.measured < runs * OwnRunsModel::columns,
                 qPrintable(QString::number(counting.measured)));
    }

    /// Files dropped together come one after the other, and a log is read like any.
    void severalFilesAreReadOneAfterTheOther() {
        Opened opened;
        const QString log = opened.write("train.log", megatronLog.toUtf8());
        for (const QString& file : {opened.csv(), log, opened.csv()})
            opened.panel.openFile(file);
        opened.settle();
        QCOMPARE(opened.own.runs().size(), 2 * std::size(plans) + 1);
        QCOMPARE(opened.own.runs()[std::size(plans)].source, std::string("train.log"));
        QCOMPARE(opened.own.runs()[opened.own.runs().size() - 1].source, std::string("runs.csv"));
        // What came of each is told of all of them; what is opened later is another matter.
        QVERIFY2(
            opened.panel.outcome().startsWith(QStringLiteral("%1 runs read.").arg(2 * std::size(plans) + 1)),
            qPrintable(opened.panel.outcome()));
        opened.panel.openFile(opened.csv());
        opened.settle();
        QVERIFY2(opened.panel.outcome().startsWith(QStringLiteral("%1 runs read.").arg(std::size(plans))),
                 qPrintable(opened.panel.outcome()));
    }

    /// Of two files with the same odd column, and one that has none.
    void theOutcomesOfFilesAreGathered() {
        Opened opened;
        const QByteArray text = "gpus,tp,step_seconds,colour\n8,8,5,red\n8,three,5,red\n";
        for (const char* name : {"one.csv", "two.csv"})
            opened.panel.openFile(opened.write(name, text));
        opened.panel.openFile(opened.folder.filePath(QStringLiteral("missing.csv")));
        opened.settle();
        QCOMPARE(opened.panel.outcome(),
                 QStringLiteral("2 runs read. 2 lines could not be read: see the end of the list. "
                                "1 files or logs could not be read: see the end of the list. "
                                "Columns that mean nothing here: colour."));
    }

    /// The window lives on meanwhile, and says how far it is; of very many bad lines it tells the first.
    void aLongFileIsReadBesideTheWindow() {
        Opened opened;
        int turns = 0; // of the event loop
        QTimer clock;
        connect(&clock, &QTimer::timeout, this, [&] { turns += opened.own.reading() ? 1 : 0; });
        clock.start(0);
        auto* bar = opened.panel.findChild<QProgressBar*>();
        opened.panel.openFile(opened.longFile("long.csv"));
        QVERIFY(opened.own.reading() && opened.own.runs().empty()); // nothing was waited for
        QTRY_VERIFY_WITH_TIMEOUT(bar->isVisible() && bar->value() > 0, 60'000);
        QCOMPARE(bar->maximum(), 100);
        QVERIFY(opened.panel.outcome().contains(QStringLiteral("long.csv")));
        QVERIFY(opened.button("stop")->isVisible() && turns > 0);
        opened.settle();
        QVERIFY(!bar->isVisible() && !opened.button("stop")->isVisible());
        QCOMPARE(opened.own.runs().size(), std::size_t{5});
        QCOMPARE(opened.own.unread().size(), 11);
        QVERIFY2(opened.own.unread().back().contains(QStringLiteral("399990 more lines")),
                 qPrintable(opened.own.unread().back()));
        QVERIFY2(opened.panel.outcome().contains(QStringLiteral("400000 lines")),
                 qPrintable(opened.panel.outcome()));
    }

    /// Nobody knows how far the reading of a log is, and no number says so.
    void whatIsNotKnownHasNoPercentage() {
        QCOMPARE(MyClusterPanel::progressText(QStringLiteral("a.log"), 0),
                 QStringLiteral("Reading “a.log”…"));
        QCOMPARE(MyClusterPanel::progressText(QStringLiteral("a.csv"), 0.25),
                 QStringLiteral("Reading “a.csv”: 25.0 %"));
    }

    void readingCanBeStopped() {
        Opened opened;
        opened.panel.openFile(opened.write("bad.csv", "model,gpu,gpus,tp,gbs,seq,step_seconds\n"
                                                      "llama-3.1-8b,a100-sxm-80gb,8,8,256,4096,20\n"
                                                      "llama-3.1-8b,a100-sxm-80gb,8,three,256,4096,20\n"));
        opened.settle();
        const RunList runs = opened.own.runs();
        const QStringList unread = opened.own.unread();
        QSignalSpy changed(&opened.own, &OwnRuns::changed);
        opened.panel.openFile(opened.longFile("long.csv"));
        opened.panel.openFile(opened.longFile("longer.csv")); // waits, and is not begun either
        QTRY_VERIFY_WITH_TIMEOUT(opened.button("stop")->isVisible(), 60'000);
        QTest::mouseClick(opened.button("stop"), Qt::LeftButton);
        QVERIFY(!opened.own.reading() && !opened.button("stop")->isVisible());
        QCOMPARE(opened.panel.outcome(),
                 QStringLiteral("Reading was stopped; no run of “long.csv” was added. "
                                "1 files that waited were not read."));
        QVERIFY(changed.empty() && opened.own.runs() == runs && opened.own.unread() == unread);
        // Another file can be read, which the same thread does after the one that was stopped.
        opened.panel.openFile(opened.csv());
        opened.settle();
        QCOMPARE(opened.own.runs().size(), runs.size() + std::size(plans));
        QCOMPARE(opened.own.unread(), unread);
    }

    void pastedLogsAreOfTheScenarioInForce() {
        Opened opened;
        opened.button("paste")->click();
        auto* log = opened.panel.findChild<QPlainTextEdit*>();
        QVERIFY(log->isVisible());
        log->setPlainText(megatronLog);
        opened.button("readLog")->click();
        opened.settle();
        QVERIFY(!log->isVisible());
        QCOMPARE(opened.own.runs().size(), std::size_t{1});
        const MeasuredRun& run = opened.own.runs()[0];
        // The first third is left out: the median of 9100, 9000 and 9050 ms.
        QCOMPARE(run.step->value(), 9.05);
        QCOMPARE(run.table, std::string("Megatron-LM"));
        QVERIFY(run.scenario == opened.store.scenario()); // whose batch is that of the log
        opened.panel.readLog(QStringLiteral("nothing of the kind"));
        QCOMPARE(opened.own.unread().size(), 1);
        QCOMPARE(opened.own.runs().size(), std::size_t{1});
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

    void sentencesNameTheLargestLoss() {
        Opened opened;
        MeasuredRun run;
        run.scenario = opened.store.scenario();
        const Performance expected = performanceOf(Scenario(run.scenario));
        run.step = expected.step * (2 * expected.intervalFactor());
        const Validation slow = validate({&run, 1});
        const QString sentence = runSentence(run, slow.runs.front());
        QVERIFY(sentence.contains(QStringLiteral("beyond what nine of ten runs do")));
        double largest = 0;
        for (const StepPart part : allStepParts)
            if (part != StepPart::ideal)
                largest = std::max(largest, expected.part(part).value());
        QCOMPARE(expected.part(largestLoss(expected)).value(), largest);
        run.step = expected.step;
        QVERIFY(runSentence(run, validate({&run, 1}).runs.front()).contains(QStringLiteral("within what")));
    }

    /// As in Qt's own dialog that asks for a file, whose parent is the panel: who looks for views in the
    /// panel when the keyboard goes must not meet what is half gone.
    void aPartOfThePanelCanGoWithTheKeyboard() {
        test::Running running;
        running.trigger("panel.cluster");
        auto part = std::make_unique<QWidget>(running.find<MyClusterPanel>());
        auto* field = new QLineEdit(part.get());
        part->show();
        field->setFocus();
        QTRY_VERIFY(field->hasFocus());
        part.reset();
        QCoreApplication::processEvents();
        QVERIFY(running.window.isVisible());
    }

    void theWindowOpensItAndTheTruthPageShowsTheRuns() {
        test::Running running;
        auto* panel = running.find<MyClusterPanel>();
        QVERIFY(panel->findChildren<QPushButton*>().empty()); // nothing is made before it is shown
        running.trigger("panel.cluster");
        QVERIFY(panel->isVisible() && panel->isAncestorOf(QApplication::focusWidget()));
        panel->readLog(megatronLog);
        auto* book = running.window.findChild<RunBook*>();
        QTRY_VERIFY_WITH_TIMEOUT(!book->computing(), 60'000);
        QCOMPARE(book->runs().size(), book->shipped() + 1);
        QVERIFY(book->isOwn(book->shipped()));
    }
};

QUADRILLE_TESTS(TestMyCluster)
#include "tst_my_cluster.moc"
