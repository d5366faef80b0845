// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/message_bar.h"
#include "app/measurements/profile_model.h"
#include "app/measurements/run_sentence.h"
#include "tests/app/panels/cluster/opened_cluster.h"
#include "tests/support/test_program.h"
#include "widgets/row_table.h"

#include <cmath>
#include <QAbstractItemModelTester>
#include <QLineEdit>
#include <QStyledItemDelegate>
#include <QToolButton>

using namespace quadrille;
using namespace quadrille::test;

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
        // Begins as UTF-16, and is none.
        opened.panel.openFile(opened.write("utf16.csv", "\xff\xfe" + header + "8,8,5,Bern"));
        opened.settle();
        QVERIFY(opened.own.runs().empty());
        QCOMPARE(opened.panel.outcome(), QStringLiteral("0 runs read. 1 files or logs could not be read: see "
                                                        "the end of the list."));
        QCOMPARE(opened.own.unread().size(), 1);
        QVERIFY2(opened.own.unread().front().startsWith(QStringLiteral("utf16.csv")) &&
                     opened.own.unread().front().contains(QStringLiteral("begins as UTF-16")),
                 qPrintable(opened.own.unread().front()));
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
        opened.panel.findChild<RowTable*>()->setItemDelegate(&counting);
        QCoreApplication::processEvents();
        counting.measured = 0;
        QTest::mouseClick(opened.button("remove"), Qt::LeftButton);
        opened.settle();
        QCoreApplication::processEvents();
        QCOMPARE(opened.panel.runsModel().rowCount(), runs - 1);
        QVERIFY2(counting.measured > 0 && counting.measured < runs * OwnRunsModel::columns,
                 qPrintable(QString::number(counting.measured)));
    }

    void sentencesNameTheLargestLoss() {
        Opened opened;
        MeasuredRun run;
        run.scenario = opened.store.scenario();
        const Performance expected = performanceOf(Scenario(run.scenario));
        run.step = expected.step * (2 * expected.interval().slower);
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
