// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/left_out_file.h"
#include "app/exporting/exporter.h"
#include "app/panels/empty_hint.h"
#include "app/panels/truth/truth_panel.h"
#include "app/session/view_json.h"
#include "core/measurements/median.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/paper_table/paper_table_view.h"
#include "widgets/truth_scatter/accuracy_model.h"
#include "widgets/truth_scatter/accuracy_table.h"
#include "widgets/truth_scatter/truth_scatter.h"

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

#include <nlohmann/json.hpp>

#include <memory>
#include <set>

using namespace quadrille;

namespace {

const Catalogue& shippedCatalogue() {
    static const Catalogue catalogue = loadCatalogue();
    return catalogue;
}

/// To predict all shipped runs takes seconds: those who only look share a book, which lives as long as the
/// program.
RunBook& sharedBook() {
    static auto* const book = new RunBook(shippedCatalogue());
    return *book;
}

struct OpenedTruth {
    const Catalogue& catalogue = shippedCatalogue();
    ScenarioStore store{newScenario(catalogue)};
    std::unique_ptr<RunBook> ofItsOwn;
    RunBook& book;
    TruthPanel panel{store, book};

    OpenedTruth() : book(sharedBook()) { open(); }
    explicit OpenedTruth(std::unique_ptr<RunBook> fresh) : ofItsOwn(std::move(fresh)), book(*ofItsOwn) {
        open();
    }
    ~OpenedTruth() {
        if (!ofItsOwn && book.runs().size() > book.shipped()) {
            book.setOwn({});
            settle();
        }
    }
    void open() {
        panel.resize(1500, 500);
        panel.show();
    }
    void see() {
        panel.setSeen(true);
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!book.computing() && !panel.computing(), 60'000); }
    [[nodiscard]] QComboBox* choice(const char* name) const {
        for (auto* box : panel.findChildren<QComboBox*>())
            if (box->accessibleName() == QLatin1String(name))
                return box;
        return nullptr;
    }
    void choose(const char* name, const QString& entry) const {
        QComboBox* box = choice(name);
        const int index = box->findText(entry);
        QVERIFY2(index >= 0, qPrintable(entry));
        box->setCurrentIndex(index);
        emit box->activated(index);
    }
    void plan(const QString& text) const { panel.findChild<QLineEdit*>()->setText(text); }
};

/// Whose predictions are a quarter too fast; every other is "odd".
std::vector<MeasuredRun> manyRuns(const Scenario& scenario, std::size_t number) {
    const Seconds step = performanceOf(scenario).step * 1.25;
    std::vector<MeasuredRun> runs(number);
    for (std::size_t i = 0; i < number; ++i) {
        runs[i].source = "My cluster";
        runs[i].table = "runs.csv";
        runs[i].label = (i % 2 == 0 ? "even " : "odd ") + std::to_string(i);
        runs[i].scenario = scenario;
        runs[i].step = step;
    }
    return runs;
}

} // namespace

class TestTruthPanel : public QObject {
    Q_OBJECT
private slots:
    void init() {
        test::isolate("tst-truth-panel");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void nothingIsReadBeforeItIsSeen() {
        OpenedTruth opened(std::make_unique<RunBook>(shippedCatalogue()));
        QVERIFY(opened.panel.scatter() == nullptr);
        QVERIFY(!opened.book.computing());
        QVERIFY(opened.book.runs().empty());
    }

    void everyShippedRunIsShown() {
        OpenedTruth opened(std::make_unique<RunBook>(shippedCatalogue()));
        opened.panel.setSeen(true);
        QVERIFY(opened.book.computing());
        QVERIFY(opened.panel.finding().contains(QStringLiteral("…"))); // while it computes
        opened.see();
        // Tables 3, 4, 6, 10 and 11 of Fujii et al. print 85 + 60 + 14 + 49 + 33 measurements, and 62 + 25 +
        // 18
        // + 57 + 51 that ran out.
        std::size_t measured = 0;
        std::size_t ranOut = 0;
        for (const MeasuredRun& run : opened.book.runs())
            if (run.source.starts_with("Fujii")) {
                measured += run.step.has_value();
                ranOut += run.ranOut();
            }
        QCOMPARE(measured, std::size_t{241});
        QCOMPARE(ranOut, std::size_t{213});
        QCOMPARE(opened.panel.shown().size(), opened.book.runs().size());
        QCOMPARE(opened.panel.finding(), opened.panel.scatter()->finding());
        // The title speaks of the runs that were fitted, though all are shown.
        const auto fitted = std::ranges::count_if(opened.book.predictions(), [](const ValidatedRun& each) {
            return each.fitted && each.compared();
        });
        QVERIFY(opened.panel.scatter()->truth().fitted);
        QCOMPARE(opened.panel.scatter()->truth().ours.runs, static_cast<std::size_t>(fitted));
        // Every run whose plan can run has its point, however it ended.
        const auto predicted = std::ranges::count_if(
            opened.book.predictions(), [](const ValidatedRun& each) { return each.predicted.has_value(); });
        QCOMPARE(opened.panel.scatter()->truth().points.size(), static_cast<std::size_t>(predicted));
        std::size_t looked = 0;
        for (const TruthPoint& point : opened.panel.scatter()->truth().points) {
            if (looked++ % 10 != 0)
                continue;
            const MeasuredRun& run = opened.book.runs()[static_cast<std::size_t>(point.run)];
            QCOMPARE(point.predicted, performanceOf(Scenario(run.scenario)).step.value());
            QCOMPARE(point.isMeasuredIn(TruthMeasure::step), run.step.has_value());
            QCOMPARE(point.ranOut(), run.ranOut());
        }
    }

    void theFiguresAreThoseOfValidate() {
        OpenedTruth opened;
        opened.see();
        const std::vector<MeasuredRun> runs = loadMeasuredRuns(opened.catalogue);
        const Validation expected = validate(runs);
        opened.choose("Whether profiles were fitted on the runs", QStringLiteral("Fitted on"));
        opened.settle();
        const TruthData& shown = opened.panel.scatter()->truth();
        QCOMPARE(shown.ours.meanError, expected.overall.ours.meanError);
        QCOMPARE(shown.ours.rankCorrelation, expected.overall.ours.rankCorrelation);
        QCOMPARE(shown.rule.meanError, expected.overall.rule.meanError);
        QVERIFY(shown.ours.runs < runs.size());
    }

    /// What the fit has not seen is told with what it has, where it is known.
    void theTitleTellsOfFitsWithoutTheSource() {
        OpenedTruth opened;
        opened.see();
        const LeftOutFigures figures = loadLeftOutFigures();
        const auto told = [&] { return opened.panel.scatter()->truth().leftOut; };
        QCOMPARE(told(), std::optional(figures.source.accuracy.medianError));
        for (const LeftOutSource& source : figures.sources) {
            opened.choose("Source of the runs", QString::fromStdString(source.source));
            opened.settle();
            QCOMPARE(told(), std::optional(source.medianError));
            QCOMPARE(opened.panel.scatter()->truth().ours.runs, source.runs);
        }
        opened.plan(QStringLiteral("tp>0"));
        opened.settle();
        QVERIFY(!told());
    }

    /// The picture of memory has each run whose memory was measured, and what ran out.
    void memoryIsShownToo() {
        OpenedTruth opened;
        opened.see();
        opened.choose("What the axes measure", QStringLiteral("Memory"));
        opened.choose("Source of the runs", QStringLiteral("Qi et al. (2023)"));
        opened.settle();
        const TruthData& shown = opened.panel.scatter()->truth();
        QCOMPARE(shown.points.size(), std::size_t{48});
        std::vector<double> errors;
        for (const TruthPoint& point : shown.points) {
            const MeasuredRun& run = opened.book.runs()[static_cast<std::size_t>(point.run)];
            QCOMPARE(point.measuredMemory, run.memory->value());
            errors.push_back(std::abs(point.predictedMemory / point.measuredMemory - 1));
        }
        QCOMPARE(shown.memory.runs, errors.size());
        QCOMPARE(shown.memory.medianError, median(errors));
        QVERIFY(opened.panel.finding().startsWith(QStringLiteral("Half of the memories are within ")));
        opened.choose("Source of the runs", QStringLiteral("Tazi et al. (2025)"));
        opened.settle();
        std::size_t ranOut = 0;
        for (const TruthPoint& point : opened.panel.scatter()->truth().points) {
            QVERIFY(point.measuredMemory > 0 || point.ranOut());
            ranOut += point.ranOut();
        }
        QVERIFY(ranOut > 1000);
    }

    void filtersMeet() {
        OpenedTruth opened;
        opened.see();
        opened.choose("Source of the runs", QStringLiteral("Fujii et al. (2024)"));
        opened.plan(QStringLiteral("tp=4 gpus<=16"));
        opened.settle();
        QVERIFY(!opened.panel.shown().empty());
        for (const std::size_t run : opened.panel.shown()) {
            const MeasuredRun& each = opened.book.runs()[run];
            QCOMPARE(each.source, std::string("Fujii et al. (2024)"));
            QCOMPARE(each.scenario.plan.tp, std::int64_t{4});
            QVERIFY(each.scenario.gpus <= 16);
        }
        // None of those left out would have passed.
        const std::set<std::size_t> shown(opened.panel.shown().begin(), opened.panel.shown().end());
        for (std::size_t i = 0; i < opened.book.runs().size(); ++i) {
            const MeasuredRun& each = opened.book.runs()[i];
            QCOMPARE(shown.contains(i), each.source == "Fujii et al. (2024)" && each.scenario.plan.tp == 4 &&
                                            each.scenario.gpus <= 16);
        }
        opened.plan(QStringLiteral("tb=4"));
        opened.settle();
        QVERIFY(opened.panel.shown().empty());
        QVERIFY(opened.panel.finding().contains(QStringLiteral("“tb=4”")));
        opened.plan(QStringLiteral("tp=4096"));
        opened.settle();
        QCOMPARE(opened.panel.finding(), QStringLiteral("No run passes these filters"));
    }

    /// A session and a stop of a talk bring back which runs are shown, also where these are still being read.
    void whatIsShownIsKept() {
        OpenedTruth opened;
        opened.see();
        opened.choose("Source of the runs", QStringLiteral("Fujii et al. (2024)"));
        opened.plan(QStringLiteral("tp=4"));
        opened.settle();
        const std::vector<std::size_t> chosen = opened.panel.shown();
        ViewState view;
        opened.panel.saveView(view);
        const ViewState read = viewFromJson(toJson(view));
        QCOMPARE(read.truth.source, QStringLiteral("Fujii et al. (2024)"));
        QVERIFY(read == view);
        opened.panel.restoreView(ViewState{});
        opened.settle();
        QVERIFY(opened.panel.shown().size() > chosen.size());
        opened.panel.restoreView(read);
        opened.settle();
        QVERIFY(opened.panel.shown() == chosen);
        OpenedTruth later;
        later.panel.restoreView(read);
        later.see();
        QVERIFY(later.panel.shown() == chosen);
    }

    void shapesAndColoursStayWithFilters() {
        OpenedTruth opened;
        opened.see();
        const QStringList sources = opened.panel.scatter()->truth().sources;
        const QStringList gpus = opened.panel.scatter()->truth().gpus;
        opened.plan(QStringLiteral("gpus=8"));
        opened.settle();
        QCOMPARE(opened.panel.scatter()->truth().sources, sources);
        QCOMPARE(opened.panel.scatter()->truth().gpus, gpus);
    }

    // As many as the profile says that it counts, of that source, table and framework, and no others.
    void theRunsOfAClusterAreShownAlone() {
        OpenedTruth opened;
        opened.see();
        const std::size_t all = opened.panel.shown().size();
        QVERIFY(!opened.panel.countedAlone()->isVisible());
        std::set<std::pair<std::string, std::string>> seen;
        for (const GpuSpec& gpu : opened.catalogue.gpus) {
            for (const RunCluster& cluster : gpu.profile->clusters) {
                if (!seen.insert({cluster.name, cluster.framework}).second)
                    continue;
                opened.plan(QStringLiteral("tp=1")); // is taken off
                opened.panel.showCounted(cluster);
                opened.settle();
                QVERIFY2(opened.panel.shown().size() == static_cast<std::size_t>(cluster.runs),
                         cluster.name.c_str());
                for (const std::size_t place : opened.panel.shown()) {
                    const MeasuredRun& run = opened.book.runs()[place];
                    QVERIFY(run.group() == cluster.name && run.step);
                    QVERIFY(run.scenario.recipe->framework->name == cluster.framework);
                }
                QVERIFY(opened.panel.countedAlone()->isVisible());
                QVERIFY(opened.panel.countedAlone()->text().contains(QString::fromStdString(cluster.name)));
            }
        }
        QVERIFY(seen.size() > 20);
        opened.panel.countedAlone()->setFocus();
        QTest::keyClick(opened.panel.countedAlone(), Qt::Key_Space);
        opened.settle();
        QCOMPARE(opened.panel.shown().size(), all);
        QVERIFY(!opened.panel.countedAlone()->isVisible());
    }

    void choosingLoadsTheScenario() {
        OpenedTruth opened;
        opened.see();
        const Scenario before = opened.store.scenario();
        emit opened.panel.scatter()->runChosen(7);
        const MeasuredRun& run = opened.book.runs()[7];
        Scenario expected = run.scenario;
        expected.run = before.run; // what is to be trained stays
        QVERIFY(opened.store.scenario() == expected);
        QCOMPARE(opened.store.undoStack().count(), 1);
        QVERIFY(opened.store.undoText().contains(QString::fromStdString(run.label)));
        opened.store.undoStack().undo();
        QVERIFY(opened.store.scenario() == before);
    }

    void ownRunsJoinAndChangeNoOther() {
        OpenedTruth opened;
        opened.see();
        const auto before = opened.book.predictions();
        MeasuredRun own;
        const QStringList sources = opened.panel.scatter()->truth().sources;
        own.source = "My cluster";
        own.table = "runs.csv";
        own.label = "mine";
        own.scenario = opened.store.scenario();
        own.step = performanceOf(Scenario(own.scenario)).step * 1.25;
        opened.book.setOwn(std::vector{own});
        opened.settle();
        QCOMPARE(opened.book.runs().size(), before.size() + 1);
        QVERIFY(opened.book.isOwn(before.size()));
        // What is shown keeps its shape.
        QCOMPARE(opened.panel.scatter()->truth().sources, sources + QStringList{"My cluster"});
        const ValidatedRun& mine = opened.book.predictions().back();
        QVERIFY(std::abs(mine.ratio - 1.25) < 1e-9);
        for (std::size_t i = 0; i < before.size(); ++i) {
            QCOMPARE(opened.book.predictions()[i].ratio, before[i].ratio);
            QCOMPARE(opened.book.predictions()[i].ruleRate.value(), before[i].ruleRate.value());
        }
        opened.choose("Source of the runs", QStringLiteral("My cluster"));
        opened.settle();
        QCOMPARE(opened.panel.shown().size(), std::size_t{1});
        QVERIFY(opened.panel.finding().contains(QStringLiteral("25.0 %")));
    }

    /// Of very many runs nothing is worked out or drawn in the event that asks for it: what was shown stays,
    /// dimmed once it is late, and the latest question is answered.
    void veryManyRunsAreAskedAside() {
        OpenedTruth opened;
        opened.see();
        const std::size_t shipped = opened.book.runs().size();
        bool asked = false;
        connect(&opened.book, &RunBook::changed, &opened.panel, [&] { // the panel heard of it before this
            asked = opened.panel.computing() && opened.panel.shown().size() == shipped &&
                    opened.panel.scatter()->truth().points.size() <= shipped;
        });
        opened.book.setOwn(manyRuns(opened.store.scenario(), 2 * TruthScatter::mostDrawnAtOnce));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.book.computing(), 60'000);
        QVERIFY(asked);
        opened.settle();
        QCOMPARE(opened.panel.shown().size(), opened.book.runs().size());
        const std::size_t all = opened.panel.scatter()->truth().points.size();
        QVERIFY(all > 2 * TruthScatter::mostDrawnAtOnce);

        QSignalSpy told(opened.panel.scatter(), &Picture::findingChanged);
        opened.plan(QStringLiteral("tp=3"));
        opened.plan(QStringLiteral("gpus>=1 tb=4"));
        opened.plan(QStringLiteral("odd"));
        opened.choose("What the axes measure", QStringLiteral("Step time"));
        QVERIFY(opened.panel.computing());
        QCOMPARE(opened.panel.scatter()->truth().points.size(), all);
        QVERIFY(told.empty());
        opened.settle();
        // As if there were no hurry.
        QCOMPARE(opened.panel.shown().size(), TruthScatter::mostDrawnAtOnce);
        QCOMPARE(opened.panel.scatter()->truth().points.size(), TruthScatter::mostDrawnAtOnce);
        QCOMPARE(opened.panel.scatter()->truth().measure, TruthMeasure::step);
        QCOMPARE(opened.panel.scatter()->freshness(), Freshness::current);
        for (const std::size_t run : opened.panel.shown())
            QVERIFY(opened.book.runs()[run].label.starts_with("odd"));
        QCOMPARE(opened.panel.scatter()->truth().ours.runs, TruthScatter::mostDrawnAtOnce);
        QVERIFY(std::abs(opened.panel.scatter()->truth().ours.meanError - 0.25) < 1e-9);

        // A picture of another size is drawn aside as well.
        opened.plan(QString());
        opened.settle();
        opened.panel.resize(1300, 480);
        QVERIFY(opened.panel.computing());
        opened.settle();
        QCOMPARE(opened.panel.scatter()->truth().points.size(), all);
        opened.book.setOwn({});
        opened.settle();
        QCOMPARE(opened.panel.shown().size(), shipped);
    }

    void thePageCanBeClosedMeanwhile() {
        OpenedTruth opened;
        opened.see();
        bool asked = false;
        connect(&opened.book, &RunBook::changed, &opened.panel, [&] { asked = opened.panel.computing(); });
        opened.book.setOwn(manyRuns(opened.store.scenario(), 5'000));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.book.computing(), 60'000);
        QVERIFY(asked);
        opened.plan(QStringLiteral("odd"));
        QVERIFY(opened.panel.computing()); // and is torn down in the middle of it
    }

    /// A panel that is not seen works nothing out before it is.
    void whatIsNotSeenIsNotAsked() {
        OpenedTruth opened;
        opened.see();
        const std::size_t before = opened.panel.shown().size();
        opened.panel.setSeen(false);
        opened.book.setOwn(manyRuns(opened.store.scenario(), 1));
        QTRY_VERIFY_WITH_TIMEOUT(!opened.book.computing(), 60'000);
        QCOMPARE(opened.panel.shown().size(), before);
        opened.see();
        QCOMPARE(opened.panel.shown().size(), before + 1);
    }

    void theLatestRequestWins() {
        OpenedTruth opened(std::make_unique<RunBook>(shippedCatalogue()));
        opened.panel.setSeen(true);
        MeasuredRun own;
        own.source = "My cluster";
        own.scenario = opened.store.scenario();
        own.step = Seconds(10);
        opened.book.setOwn(std::vector{own, own});
        opened.book.setOwn(std::vector{own});
        QSignalSpy changed(&opened.book, &RunBook::changed);
        QTRY_VERIFY_WITH_TIMEOUT(!opened.book.computing(), 60'000);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(opened.book.runs().size(), opened.book.shipped() + 1);
    }

    void aClosedPanelStopsWorking() {
        OpenedTruth opened(std::make_unique<RunBook>(shippedCatalogue()));
        opened.panel.setSeen(true);
        QVERIFY(opened.book.computing()); // and is torn down in the middle of it
    }

    void narrowPanelsShowOneAtATime() {
        OpenedTruth opened;
        opened.see();
        QVERIFY(!opened.panel.scatter()->isHidden() && !opened.panel.accuracy()->isHidden());
        opened.panel.resize(640, 300);
        QVERIFY(!opened.panel.scatter()->isHidden() && opened.panel.accuracy()->isHidden());
        for (auto* button : opened.panel.findChildren<QToolButton*>())
            if (button->text() == QLatin1String("Figures"))
                button->click();
        QVERIFY(opened.panel.scatter()->isHidden() && !opened.panel.accuracy()->isHidden());
    }

    void theWindowHasTheTab() {
        test::Running running;
        running.trigger("panel.truth");
        auto* panel = running.find<TruthPanel>();
        QVERIFY(panel->scatter() != nullptr);
        QTRY_VERIFY_WITH_TIMEOUT(!panel->shown().empty(), 60'000);
        QTRY_VERIFY_WITH_TIMEOUT(running.window.layoutOfPanels().focused()->finding().contains(
                                     QStringLiteral("the plan that it picks loses")),
                                 60'000);
        QVERIFY(running.window.exporter().view().picture == panel->scatter());
    }

    void measuredTablesShowOursBesideTheirs() {
        test::Running running;
        running.trigger("panel.tables");
        auto* view = running.find<PaperTableView>();
        auto* choices = view->findChild<QComboBox*>();
        choices->setCurrentIndex(choices->findData(3));
        QTRY_VERIFY_WITH_TIMEOUT(!view->picture()->rates().empty(), 60'000);
        const PublishedTable& table = *view->picture()->table();
        const Catalogue catalogue = loadCatalogue();
        Scenario scenario = scenarioOf(table, 0, 0, catalogue.models, catalogue.gpus);
        completeFramework(scenario, catalogue.frameworks);
        const auto rate = paper::rateAt(table, view->picture()->rates(), 0, 0);
        QVERIFY(rate && std::abs(*rate - performanceOf(scenario).perGpu().value() / 1e12) < 1e-9);
        QVERIFY(view->picture()->finding().startsWith(QStringLiteral("Table 3: ")));
        // What the table says of ours is what the truth page says.
        const auto runs = loadMeasuredRuns(catalogue);
        const Validation all = validate(runs);
        for (const ValidatedGroup& group : all.groups)
            if (group.name == "Fujii et al. (2024), Table 3")
                QVERIFY(std::abs(paper::accuracyOf(table, view->picture()->rates()).meanError -
                                 group.comparison.ours.meanError) < 1e-3);
    }

    void whereNoRunIsLeftAButtonBringsAllBack() {
        OpenedTruth truth;
        truth.see();
        const std::size_t all = truth.panel.shown().size();
        auto* hint = truth.panel.findChild<EmptyHint*>();
        QVERIFY(hint != nullptr && hint->hint().isEmpty());
        QTest::keyClicks(truth.panel.findChild<QLineEdit*>(), QStringLiteral("tp=3000"));
        truth.settle();
        QVERIFY(truth.panel.shown().empty());
        QVERIFY(!hint->hint().isEmpty() && hint->isVisible());
        QTest::mouseClick(hint->step(), Qt::LeftButton);
        truth.settle();
        QCOMPARE(truth.panel.shown().size(), all);
        QVERIFY(hint->hint().isEmpty());
    }

    // What may be written stands in the hint, below the one line that the picture says; all of it in the tip.
    void aFilterThatSaysNothingIsAnswered() {
        OpenedTruth truth;
        truth.see();
        auto* hint = truth.panel.findChild<EmptyHint*>();
        QTest::keyClicks(truth.panel.findChild<QLineEdit*>(), QStringLiteral("tb=4"));
        truth.settle();
        QVERIFY(truth.panel.shown().empty());
        QVERIFY2(hint->hint().contains(QStringLiteral("tp=4")), qPrintable(hint->hint()));
        QVERIFY(hint->height() < truth.panel.findChild<TruthScatter*>()->height() / 2);
        QVERIFY(truth.panel.findChild<QLineEdit*>()->toolTip().contains(QStringLiteral("recompute")));
        const QString said = truth.panel.findChild<TruthScatter*>()->finding();
        QVERIFY2(said.contains(QStringLiteral("tb=4")) && said.size() < 40, qPrintable(said));
    }
};

QUADRILLE_TESTS(TestTruthPanel)
#include "tst_truth_panel.moc"
