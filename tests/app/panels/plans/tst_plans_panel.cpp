// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/limits_edit.h"
#include "app/panels/plans/plans_bar.h"
#include "app/panels/plans/plans_panel.h"
#include "core/text/notable.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/plan_cloud/plan_cloud.h"
#include "widgets/plan_table/plan_model.h"
#include "widgets/plan_table/plan_table.h"
#include "widgets/row_table.h"

#include <QDoubleSpinBox>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>

#include <algorithm>
#include <functional>

using namespace quadrille;

namespace {

Scenario onNodes(std::int64_t gpus) {
    Scenario scenario = newScenario(loadCatalogue());
    scenario.cluster.gpus = gpus;
    scenario.plan.tp = scenario.plan.pp = scenario.plan.cp = scenario.plan.vpp = 1;
    scenario.plan.schedule = ScheduleKind::oneForwardOneBackward;
    scenario.plan.globalBatch = 64;
    return scenario;
}

/// Few settings are free, so that a search is short.
struct OpenedPlans {
    ScenarioStore store;
    Catalogue catalogue = loadCatalogue();
    PlansPanel panel{store, catalogue};

    explicit OpenedPlans(std::int64_t gpus = 16) : store(onNodes(gpus)) {
        panel.resize(1500, 400);
        panel.show();
        panel.prepare();
        panel.bar()->setFreedom({{"tp", "pp", "mbs", "recompute"}, false, 0.05, {}});
        panel.setSeen(true);
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!panel.computing() && !store.pending(), 60'000); }
    [[nodiscard]] const std::vector<PlanRow>& rows() const { return panel.table()->rows().rows; }
};

} // namespace

class TestPlansPanel : public QObject {
    Q_OBJECT
private slots:
    void init() {
        test::isolate("tst-plans-panel");
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates));
    }

    void nothingIsSearchedBeforeItIsSeen() {
        ScenarioStore store(onNodes(16));
        const Catalogue catalogue = loadCatalogue();
        const PlansPanel panel(store, catalogue);
        QVERIFY(panel.cloud() == nullptr && !panel.computing());
    }

    // The cloud is what a search of the same space finds, and every row shows what its plan comes to.
    void itShowsWhatASearchFinds() {
        OpenedPlans opened;
        std::vector<const Setting*> free;
        for (const char* name : {"tp", "pp", "mbs", "recompute"})
            free.push_back(findSetting(name));
        const Scenario base = onNodes(16);
        const PlanSpace space = planSpace(base, free);
        std::vector<FoundPlan> all;
        PlanSearchOptions options;
        options.found = [&all](const FoundPlan& plan) { all.push_back(plan); };
        const PlanSearchAnswer expected = searchPlans(base, space, options);
        const auto& points = *opened.panel.answer().points;
        QCOMPARE(points.size(), all.size());
        for (std::size_t i = 0; i < all.size(); ++i)
            QVERIFY(points[i] == planPoint(space.number(all[i].places), all[i].seen));
        QVERIFY(!opened.rows().empty());
        QVERIFY(opened.rows().front().scenario == planAt(base, space, expected.best.front().places));
        for (const PlanRow& row : opened.rows())
            QVERIFY(planPoint(row.seen.number, glance(Resolved(row.scenario))) == row.seen);
        QVERIFY(opened.panel.finding().contains(QStringLiteral("plans fit. Fastest: ")));
    }

    void choosingIsOneStepOfUndoAndShowsTheNumbersOfItsRow() {
        OpenedPlans opened;
        const PlanRow best = opened.rows().front();
        QVERIFY(!(best.scenario == opened.store.scenario()));
        opened.panel.table()->table()->setCurrentIndex(opened.panel.table()->table()->model()->index(0, 0));
        QTest::keyClick(opened.panel.table()->table(), Qt::Key_Return);
        QVERIFY(opened.store.scenario() == best.scenario);
        QCOMPARE(opened.store.undoStack().count(), 1);
        QVERIFY(opened.store.undoText().startsWith(QStringLiteral("Load the plan TP")));
        opened.settle();
        QVERIFY(planPoint(best.seen.number, glanceOf(opened.store.analysis())) == best.seen);
        // What moved was free: the answer is the same, and its best is what is on screen.
        QCOMPARE(opened.panel.table()->rows().rows.size(), opened.rows().size());
        QCOMPARE(opened.panel.table()->table()->model()->index(0, PlanModel::difference).data().toString(),
                 QStringLiteral("±0.0 %"));
    }

    void onlyWhatIsKeptAsksAgain() {
        OpenedPlans opened;
        const auto points = opened.panel.answer().points;
        opened.store.set(Dimension::tensor, 2);
        opened.settle();
        QVERIFY(opened.panel.answer().points == points);
        opened.store.set(Dimension::sequence, 4096);
        opened.settle();
        QVERIFY(opened.panel.answer().points != points);
    }

    void whatIsKeptStaysAsThePlanHasIt() {
        OpenedPlans opened;
        opened.store.set(Dimension::pipeline, 2);
        opened.settle();
        opened.panel.bar()->buttonOf("pp")->click();
        opened.settle();
        QVERIFY(opened.panel.bar()->buttonOf("pp")->text().contains(u'2'));
        QVERIFY(!opened.rows().empty());
        for (const PlanRow& row : opened.rows())
            QCOMPARE(row.scenario.plan.pp, std::int64_t{2});
        opened.store.set(Dimension::pipeline, 4); // and the cloud follows
        opened.settle();
        for (const PlanRow& row : opened.rows())
            QCOMPARE(row.scenario.plan.pp, std::int64_t{4});
    }

    void everyOtherSettingCanBeTried() {
        OpenedPlans opened(8);
        for (QAction* action : opened.panel.bar()->menu()->actions()) {
            if (!action->isCheckable())
                continue;
            action->trigger();
            opened.settle();
            QVERIFY2(!opened.panel.finding().isEmpty(), qPrintable(action->text()));
            action->trigger();
        }
        opened.settle();
    }

    void listsAreOfTheSamePlans() {
        OpenedPlans opened;
        const std::size_t fastest = opened.rows().size();
        opened.panel.setList(PlansPanel::List::front);
        QVERIFY(!opened.rows().empty() && opened.rows().size() < fastest);
        opened.panel.setList(PlansPanel::List::bySetting);
        bool any = false;
        for (const PlanRow& row : opened.rows())
            any = any || row.mark.startsWith(QStringLiteral("TP"));
        QVERIFY(any);
        opened.panel.setList(PlansPanel::List::tried);
        QCOMPARE(opened.rows().size(), std::size_t{1});
        opened.store.set(Dimension::tensor, 4);
        opened.settle();
        opened.panel.setList(PlansPanel::List::tried);
        QCOMPARE(opened.rows().size(), std::size_t{2});
        QCOMPARE(opened.rows().front().scenario.plan.tp, std::int64_t{4});
        QVERIFY(planPoint(0, glanceOf(opened.store.analysis())) == opened.rows().front().seen);
    }

    // Against a loop over the same plans.
    void rulesTakeWhatTheyPrefer() {
        OpenedPlans opened;
        opened.panel.setList(PlansPanel::List::byRule);
        QCOMPARE(opened.rows().size(), 1 + planningRules.size());
        const PlansAnswer& answer = opened.panel.answer();
        for (const PlanningRule rule : planningRules) {
            const PlanRow& taken = opened.rows()[1 + static_cast<std::size_t>(rule)];
            const auto key = [rule](const Scenario& s, const PlanPoint& seen) {
                return std::pair(preference(rule, s.model, s.cluster, s.plan),
                                 -amount(PlanQuantity::throughput, seen));
            };
            for (const PlanPoint& point : *answer.points)
                QVERIFY(key(taken.scenario, taken.seen) <= key(answer.question->plan(point), point));
        }
    }

    void aBrushedPartIsListedAlone() {
        OpenedPlans opened;
        const double middle = opened.rows().front().seen.memory;
        const CloudBrush brush{0, inGib(Bytes(middle)), 0, 1e18};
        opened.panel.cloud()->setBrush(brush);
        for (const PlanRow& row : opened.rows())
            QVERIFY(row.seen.memory <= middle);
        opened.panel.cloud()->setBrush({});
    }

    void whatCannotFitSaysWhy() {
        OpenedPlans opened;
        Scenario huge = onNodes(8);
        for (const ModelSpec& model : loadCatalogue().models)
            if (model.name == "llama-3.1-405b")
                huge.model = model;
        opened.store.change(huge, [] { return QStringLiteral("huge"); });
        opened.settle();
        QVERIFY(opened.panel.answer().points->empty());
        QVERIFY2(opened.panel.finding().startsWith(QStringLiteral("No plan fits")),
                 qPrintable(opened.panel.finding()));
        opened.panel.bar()->setFreedom({{"tp"}, false, 0.05});
        opened.settle();
        QVERIFY(!opened.panel.finding().isEmpty());
    }

    void tooManyPlansAreNotLookedAt() {
        OpenedPlans opened(8192);
        PlansFreedom all = PlansFreedom::usual();
        for (const Setting* setting : alsoSearched())
            all.settings.emplace(setting->name);
        opened.panel.bar()->setFreedom(all);
        opened.settle();
        QVERIFY2(opened.panel.finding().contains(QStringLiteral("too many to look at")),
                 qPrintable(opened.panel.finding()));
    }

    void itIsATabOfTheWindow() {
        test::Running running;
        running.trigger("panel.plans");
        auto* panel = running.find<PlansPanel>();
        QVERIFY(panel != nullptr && panel->cloud() != nullptr);
        panel->bar()->setFreedom({{"tp"}, false, 0.05});
        QTRY_VERIFY_WITH_TIMEOUT(!panel->computing(), 60'000);
    }

    // Measured beside predicted, and loaded with a click whatever was searched.
    void publishedPlansAreListedAndMarked() {
        OpenedPlans opened;
        opened.panel.setList(PlansPanel::List::published);
        QVERIFY(opened.rows().size() >= 25);
        const auto llama = std::ranges::find_if(opened.rows(), [](const PlanRow& row) {
            return row.mark.startsWith(QStringLiteral("Megatron GPT 1.7B"));
        });
        QVERIFY(llama != opened.rows().end() && llama->measured);
        QCOMPARE(llama->seen.step, glance(llama->scenario).step.value());
        QVERIFY(opened.panel.cloud()->cloud().published.empty()); // nobody published this work
        const Scenario published = llama->scenario;
        emit opened.panel.table()->planChosen(static_cast<int>(llama - opened.rows().begin()));
        QVERIFY(opened.store.scenario().plan == published.plan);
        QVERIFY(opened.store.scenario().model == published.model);
        opened.panel.bar()->setFreedom({{"tp", "mbs"}, false, 0.05});
        opened.settle();
        QCOMPARE(opened.panel.cloud()->cloud().published.size(), std::size_t{1});
        QVERIFY(opened.panel.cloud()->cloud().published.front().name.startsWith(
            QStringLiteral("Megatron GPT 1.7B")));
    }

    void whatToRunFirstIsListed() {
        OpenedPlans opened;
        opened.panel.setList(PlansPanel::List::worth);
        const std::vector<WorthRunning>& worth = opened.panel.answer().worth;
        QCOMPARE(opened.rows().size(), worth.size());
        QVERIFY(!worth.empty());
        for (std::size_t i = 0; i < worth.size(); ++i) {
            QCOMPARE(opened.rows()[i].seen.number, worth[i].number);
            QCOMPARE(opened.rows()[i].asGood, worth[i].fits);
        }
    }

    // One that may run out of memory is marked, and the sentence says what trying it is expected to bring.
    void whatMayRunOutIsMarked() {
        OpenedPlans opened;
        Scenario scenario = onNodes(16);
        for (const char* model : {"llama-2-13b", "llama-3.1-8b"}) {
            scenario.model = *findModel(opened.catalogue.models, model);
            scenario.recipe.framework = *findFramework(opened.catalogue.frameworks, "nanotron");
            for (const int sequence : {4096, 8192, 12288}) {
                scenario.plan.sequence = sequence;
                opened.store.change(scenario, [] { return QStringLiteral("other"); });
                opened.panel.bar()->setFreedom({{"tp", "pp", "mbs", "zero"}, false, 0.05, {}});
                opened.panel.setList(PlansPanel::List::worth);
                opened.settle();
                const std::vector<WorthRunning>& worth = opened.panel.answer().worth;
                for (std::size_t i = 0; i < worth.size(); ++i)
                    QCOMPARE(opened.rows()[i].mark.startsWith(u'!'), !worth[i].fits);
                QCOMPARE(
                    opened.panel.cloud()->cloud().finding.contains(QStringLiteral("first can be expected")),
                    !worth.empty() && worth.front().gain >= notableShare);
                if (std::ranges::any_of(worth, std::logical_not(), &WorthRunning::fits))
                    return;
            }
        }
        QFAIL("no plan at risk was worth a run");
    }

    // Another model's throughput is no measure of these plans.
    void planAOfAnotherModelIsNotDrawn() {
        OpenedPlans opened;
        opened.store.pinBaseline();
        opened.settle();
        QVERIFY(opened.panel.cloud()->cloud().baseline);
        Scenario other = opened.store.scenario();
        other.model = *findModel(opened.catalogue.models, "llama-2-13b");
        opened.store.change(other, [] { return QStringLiteral("other"); });
        opened.settle();
        QVERIFY(!opened.panel.cloud()->cloud().baseline);
    }

    // Typed limits leave the plans that a filter over all leaves; those that leave none say what would be
    // enough.
    void limitsAreTyped() {
        OpenedPlans opened;
        const std::vector<PlanPoint> all = *opened.panel.answer().points;
        LimitsEdit* limits = opened.panel.bar()->limits();
        const auto type = [&opened](QAbstractSpinBox* box, const char* text) {
            box->selectAll();
            QTest::keyClicks(box, text);
            QTest::keyClick(box, Qt::Key_Return);
            opened.settle();
        };
        QVERIFY(!opened.panel.bar()->limitsButton()->text().contains(u'✓'));
        type(limits->memory(), "60");
        QVERIFY(opened.panel.bar()->limitsButton()->text().contains(u'✓'));
        const auto expected = std::ranges::count_if(all, [](const PlanPoint& point) {
            return amount(PlanQuantity::memory, point) <= gibibytes(60).value();
        });
        QVERIFY(expected > 0 && expected < std::ssize(all));
        QCOMPARE(std::ssize(*opened.panel.answer().points), expected);
        type(limits->step(), "0.001");
        QVERIFY(opened.panel.answer().points->empty());
        const QString why = opened.panel.cloud()->cloud().whyNot;
        QVERIFY2(why.contains(QStringLiteral("step time ≤")), qPrintable(why));
        type(limits->memory(), "0");
        type(limits->step(), "0");
        QCOMPARE(opened.panel.answer().points->size(), all.size());
        QVERIFY(!opened.panel.bar()->freedom().limits.any());
        type(limits->groupNodes(), "1");
        for (const PlanPoint& point : *opened.panel.answer().points)
            QVERIFY(opened.panel.answer().question->plan(point).plan.tp <= 8);
    }

    // What nobody sees is not searched, and is when it is seen again.
    void aHiddenPanelSearchesNothing() {
        OpenedPlans opened;
        opened.panel.bar()->setFreedom(PlansFreedom::usual());
        QVERIFY(opened.panel.computing());
        opened.panel.setSeen(false);
        QVERIFY(!opened.panel.computing());
        opened.panel.setSeen(true);
        opened.settle();
        QVERIFY(opened.panel.answer().whole);
        QVERIFY(opened.panel.answer().question->space.axes.size() > 4);
    }
};

QUADRILLE_TESTS(TestPlansPanel)
#include "tst_plans_panel.moc"
