// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/offers.h"

#include "core/advice/taken_by_rule.h"
#include "core/check/check.h"
#include "core/framework/framework_json.h"
#include "core/search/make_it_fit.h"
#include "core/search/plan_search.h"
#include "core/search/sensitivity.h"
#include "core/search/steps.h"
#include "tests/support/expect_input_error.h"
#include "tests/support/shipped_runs.h"
#include "tests/support/test_program.h"
#include "tests/support/training.h"

#include <algorithm>
#include <set>

using namespace quadrille;

namespace {

Scenario trainingWith(const char* framework) {
    Scenario s = test::training("llama-3.1-8b", 32, 64, 4096);
    s.recipe.framework = test::framework(framework);
    s.plan.zero = 0;
    return s;
}

std::optional<Diagnostic> warning(const Scenario& s, std::string_view rule) {
    const auto found = check(s);
    const auto at = std::ranges::find(found, rule, &Diagnostic::rule);
    return at == found.end() ? std::nullopt : std::optional(*at);
}

PlanSpace spaceOf(const Scenario& s) {
    std::vector<const Setting*> free;
    for (const char* name : {"tp", "pp", "vpp", "zero", "recompute", "schedule"})
        free.push_back(findSetting(name));
    return planSpace(s, free);
}

/// Every plan that the search finds to fit.
std::vector<Scenario> found(const Scenario& s, const PlanSpace& space) {
    std::vector<Scenario> plans;
    PlanSearchOptions options;
    options.threads = 1;
    options.found = [&](const FoundPlan& each) { plans.push_back(planAt(s, space, each.places)); };
    (void)searchPlans(s, space, options);
    return plans;
}

} // namespace

/// What a framework cannot be configured with is said, and not proposed.
class TestOffers : public QObject {
    Q_OBJECT
private slots:
    // What ran could be configured.
    void publishedRunsAreOffered() {
        std::set<std::string> frameworks;
        for (const MeasuredRun& run : test::shippedRuns()) {
            Scenario s = run.scenario;
            s.estimator = Estimator::detailed; // where tables of the paper are the paper’s
            QVERIFY2(isOffered(s), (run.source + " " + s.recipe.framework->name).c_str());
            frameworks.insert(s.recipe.framework->name);
        }
        QVERIFY(frameworks.contains("nanotron") && frameworks.contains("deepspeed"));
    }

    void shippedValuesAreOnes() {
        for (const Framework& framework : test::frameworks())
            for (const Offer& offer : framework.offers)
                for (const std::string& value : offer.values) {
                    Scenario s;
                    setFromText(*findSetting(offer.setting), s, value); // throws otherwise
                    QCOMPARE(settingText(*findSetting(offer.setting), s), value);
                }
    }

    void profilesAreReadStrictly() {
        nlohmann::json profile = toJson(test::framework("nanotron"));
        QCOMPARE(parseFramework(profile.dump()), test::framework("nanotron"));
        profile["offers"].push_back(profile["offers"][1]);
        QCOMPARE(test::fieldOfError([&] { (void)parseFramework(profile.dump()); }),
                 QString("offers[4].setting"));
        profile["offers"][4]["only_pipelined"] = true;
        QCOMPARE(parseFramework(profile.dump()).offers.size(), std::size_t{5});
        profile["offers"] = nlohmann::json::array({profile["offers"][0]});
        profile["offers"][0]["values"] = nlohmann::json::array();
        QCOMPARE(test::fieldOfError([&] { (void)parseFramework(profile.dump()); }),
                 QString("offers[0].values"));
        profile["offers"][0]["values"] = {1};
        QCOMPARE(test::fieldOfError([&] { (void)parseFramework(profile.dump()); }),
                 QString("offers[0].values[0]"));
        const std::pair<const char*, const char*> wrong[] = {{"zero", "x"},
                                                             {"zero", "7"},
                                                             {"zero", "01"},
                                                             {"schedule", "1F1B"},
                                                             {"recompute", "Full"},
                                                             {"recompute-every", "0"},
                                                             {"recompute-every", "04"},
                                                             {"recompute-every", "99999999999999"}};
        for (const auto& [setting, value] : wrong) {
            profile["offers"][0] = {{"setting", setting}, {"values", {value}}};
            QCOMPARE(test::fieldOfError([&] { (void)parseFramework(profile.dump()); }),
                     QString("offers[0].values[0]"));
        }
        // However often a value is named, it is one.
        profile["offers"][0] = {{"setting", "zero"}, {"values", std::vector<std::string>(1000, "2")}};
        QCOMPARE(parseFramework(profile.dump()).offers.at(0).values.size(), std::size_t{1});
        for (const Recompute each : {Recompute::none, Recompute::selective, Recompute::full}) {
            profile["offers"][0] = {{"setting", "recompute"}, {"values", {std::string(name(each))}}};
            QCOMPARE(parseFramework(profile.dump()).offers.at(0).values.size(), std::size_t{1});
        }
        profile["offers"][0] = {{"setting", "seq"}, {"values", {"1"}}};
        QCOMPARE(test::fieldOfError([&] { (void)parseFramework(profile.dump()); }),
                 QString("offers[0].setting"));
    }

    void stagesOfZero() {
        for (const int zero : {0, 1, 2, 3}) {
            Scenario s = trainingWith("nanotron");
            s.plan.zero = zero;
            QCOMPARE(warning(s, "framework-offers-zero-stage").has_value(), zero > 1);
            s.recipe.framework = test::framework("torchtitan");
            QCOMPARE(warning(s, "framework-offers-zero-stage").has_value(), zero == 1);
            s.recipe.framework = test::framework("megatron");
            QVERIFY(!warning(s, "framework-offers-zero-stage"));
        }
    }

    // DeepSpeed's own pipeline refuses ZeRO 2 and 3; without one they run.
    void besideAPipeline() {
        Scenario s = trainingWith("deepspeed");
        s.plan.zero = 3;
        QVERIFY(!warning(s, "framework-offers-zero-stage"));
        s.plan.pp = 2;
        QVERIFY(warning(s, "framework-offers-zero-stage"));
        s.estimator = Estimator::paper; // whose equations are no framework's
        QVERIFY(!warning(s, "framework-offers-zero-stage"));
    }

    void schedulesWhereThereIsAPipeline() {
        Scenario s = trainingWith("nanotron");
        s.plan.schedule = ScheduleKind::zeroBubbleH1;
        QVERIFY(!warning(s, "framework-offers-schedule"));
        s.plan.pp = 4;
        const auto said = warning(s, "framework-offers-schedule");
        QVERIFY(said && said->severity == Severity::warning);
        s.recipe.framework = test::framework("torchtitan");
        QVERIFY(warning(s, "framework-offers-schedule"));
        s.plan.schedule = ScheduleKind::gpipe;
        QVERIFY(!warning(s, "framework-offers-schedule"));
    }

    // Each repair alone, and there is one for each value that may stand there.
    void repairsMend() {
        Scenario s = trainingWith("torchtitan");
        s.plan.zero = 1;
        const auto said = warning(s, "framework-offers-zero-stage");
        QVERIFY(said);
        std::set<std::string> values;
        for (const Repair& repair : said->repairs) {
            QVERIFY(!warning(repaired(s, repair), "framework-offers-zero-stage"));
            values.insert(repair.value);
        }
        QCOMPARE(values, (std::set<std::string>{"0", "2", "3"}));

        Scenario recomputed = trainingWith("nanotron");
        recomputed.plan.recompute = Recompute::selective;
        const auto other = warning(recomputed, "framework-offers-recomputation");
        QVERIFY(other);
        QCOMPARE(other->repairs.size(), std::size_t{2});
    }

    // A plan that has what its framework has not is a what-if: it may keep that, and is offered no other.
    void noOtherWhatIf() {
        Scenario s = trainingWith("nanotron");
        s.plan.zero = 3;
        std::set<int> stages;
        for (const Step& step : stepsFrom(s)) {
            Scenario after = s;
            apply(step.change, after);
            stages.insert(after.plan.zero);
        }
        for (const SensitivityRow& row : sensitivityOf(s).settings)
            for (const SensitivityEnd& end : row.ends) {
                Scenario after = s;
                apply(std::get<Change>(end.to), after);
                stages.insert(after.plan.zero);
            }
        QVERIFY(stages.contains(3) && stages.contains(1) && !stages.contains(2));
    }

    // A framework that recomputes layers recomputes them all, or none.
    void recomputedLayers() {
        Scenario s = trainingWith("nanotron");
        s.plan.recomputeEvery = 4;
        QVERIFY(!warning(s, "framework-offers-recomputed-layers"));
        s.plan.recompute = Recompute::full;
        const auto said = warning(s, "framework-offers-recomputed-layers");
        QVERIFY(said && said->repairs.size() == 1);
        QCOMPARE(said->repairs.front(), (Repair{"recompute-every", "1"}));
        s.recipe.framework = test::framework("torchtitan");
        QVERIFY(!warning(s, "framework-offers-recomputed-layers"));

        Scenario tight = trainingWith("nanotron");
        bool recomputes = false;
        for (const Step& step : stepsFrom(tight)) {
            Scenario after = tight;
            apply(step.change, after);
            recomputes = recomputes || after.plan.recompute == Recompute::full;
            QVERIFY(after.plan.recompute != Recompute::full || after.plan.recomputeEvery == 1);
        }
        QVERIFY(recomputes);
    }

    // Interleaving goes with its virtual stages.
    void oneVirtualStageMendsInterleaving() {
        Scenario s = trainingWith("nanotron");
        s.plan.pp = 4;
        s.plan.vpp = 2;
        s.plan.schedule = ScheduleKind::interleaved;
        QVERIFY(runnable(s));
        const auto said = warning(s, "framework-offers-schedule");
        QVERIFY(said && !said->repairs.empty());
        QCOMPARE(said->repairs.front(), (Repair{"vpp", "1"}));
        const Scenario mended = repaired(s, said->repairs.front());
        QVERIFY(runnable(mended) && isOffered(mended));
    }

    // Its values may lack the usual one, of which another is else a copy.
    void ownOffersAreSearched() {
        Scenario s = trainingWith("megatron");
        s.cluster.gpus = 8;
        Framework own = *s.recipe.framework;
        own.offers = {{.setting = "zero", .values = {"2", "3"}, .onlyPipelined = false},
                      {.setting = "schedule", .values = {"interleaved"}, .onlyPipelined = false}};
        s.recipe.framework = own;
        s.plan.zero = 2;
        bool whole = false, pipelined = false;
        for (const Scenario& plan : found(s, spaceOf(s))) {
            QVERIFY(isOffered(plan));
            whole = whole || dataParallel(plan) == 1;
            pipelined = pipelined || plan.plan.pp > 1;
        }
        QVERIFY(whole && pipelined);
    }

    // Nor what no axis has: it says nothing of the base, and would of a plan that recomputes.
    void isNotSearchedBesideAnAxis() {
        Scenario s = trainingWith("nanotron");
        s.plan.recomputeEvery = 4;
        QVERIFY(isOffered(s));
        const PlanSpace space = spaceOf(s);
        for (const Scenario& plan : found(s, space))
            QVERIFY(isOffered(plan));
        s.plan.recompute = Recompute::full; // as the base has it, it is searched
        QVERIFY(
            std::ranges::any_of(found(s, spaceOf(s)), [](const Scenario& plan) { return !isOffered(plan); }));
    }

    void isNotSearched_data() {
        QTest::addColumn<QString>("framework");
        for (const Framework& each : test::frameworks())
            QTest::newRow(each.name.c_str()) << QString::fromStdString(each.name);
    }
    void isNotSearched() {
        QFETCH(QString, framework);
        const Scenario s = trainingWith(qPrintable(framework));
        const PlanSpace space = spaceOf(s);
        const std::vector<Scenario> plans = found(s, space);
        QVERIFY(!plans.empty());
        std::set<int> stages, besidePipelines;
        for (const Scenario& plan : plans) {
            QVERIFY(isOffered(plan));
            (plan.plan.pp > 1 ? besidePipelines : stages).insert(plan.plan.zero);
        }
        // All that is offered is.
        const std::set<int> all{0, 1, 2, 3}, whole{0, 2, 3}, first{0, 1};
        const bool isNanotron = framework == "nanotron",
                   isSharded = framework == "fsdp" || framework == "torchtitan";
        QCOMPARE(stages, isNanotron ? first : isSharded ? whole : all);
        QCOMPARE(besidePipelines, isNanotron || framework == "deepspeed" ? first : isSharded ? whole : all);
    }

    // A person who names the values wants to know.
    void whatIsNamedIsTried() {
        const Scenario s = trainingWith("nanotron");
        const PlanSpace named =
            withAxes(spaceOf(s), {{.setting = findSetting("zero"), .values = {"1", "3"}}});
        const std::vector<Scenario> plans = found(s, named);
        QVERIFY(std::ranges::any_of(plans, [](const Scenario& each) { return each.plan.zero == 3; }));
        Scenario fixed = s;
        fixed.plan.zero = 3;
        const std::vector<const Setting*> free{findSetting("tp")};
        QVERIFY(!found(fixed, planSpace(fixed, free)).empty());
    }

    // Nor do several together, nor what is preferred by rules.
    void noProposalLeadsThere() {
        for (const Framework& framework : test::frameworks()) {
            Scenario s = trainingWith(framework.name.c_str());
            s.model = test::model("llama-3.1-70b");
            s.plan.zero = framework.name == "nanotron" || framework.name == "deepspeed" ? 1 : 2;
            QVERIFY(isOffered(s));
            const FitAnswer fits = makeItFit(s);
            QVERIFY2(!fits.proposals.empty(), framework.name.c_str());
            for (const Proposal& each : fits.proposals)
                QVERIFY2(isOffered(each.scenario), framework.name.c_str());
            const std::string_view names[] = {"tp", "cp", "pp", "mbs"};
            for (const PlanningRule rule : planningRules)
                if (const auto taken = takenByRule(rule, s, names))
                    QVERIFY2(isOffered(taken->scenario), framework.name.c_str());
        }
    }

    void noStepLeadsThere() {
        for (const Framework& framework : test::frameworks()) {
            Scenario s = trainingWith(framework.name.c_str());
            s.plan.pp = 4;
            QVERIFY(isOffered(s));
            for (const auto& steps : {stepsFrom(s), stepsToSpeed(s)})
                for (const Step& step : steps) {
                    Scenario taken = s;
                    apply(step.change, taken);
                    QVERIFY(isOffered(taken));
                }
        }
    }
};

QUADRILLE_TESTS(TestOffers)
#include "tst_offers.moc"
