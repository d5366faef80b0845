// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/diagnosis.h"
#include "core/check/check.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <algorithm>
#include <limits>

using namespace quadrille;

namespace {

const Diagnostic* find(const std::vector<Diagnostic>& found, const std::string& rule) {
    const auto it =
        std::find_if(found.begin(), found.end(), [&rule](const auto& d) { return d.rule == rule; });
    return it == found.end() ? nullptr : &*it;
}

bool breaks(const Scenario& s, const std::string& rule) {
    return find(check(s), rule) != nullptr;
}

} // namespace

class TestCheck : public QObject {
    Q_OBJECT
private slots:
    void thePapersPlansRun() {
        for (const PublishedTable& table : test::tables())
            for (std::size_t row = 0; row < table.rows.size(); ++row)
                for (std::size_t column = 0; column < table.columns.size(); ++column)
                    if (table.cell(row, column))
                        QVERIFY(runnable(scenarioOf(table, row, column, test::models(), test::gpus())));
    }

    void eachRuleIsFound_data() {
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("field");
        QTest::addColumn<bool>("error");
        QTest::addColumn<QStringList>("changes");
        const auto row = [](const char* rule, const char* field, bool error, const QStringList& changes) {
            QTest::newRow(rule) << QString(rule) << QString(field) << error << changes;
        };
        // Llama-3.1-70B: 64 heads, 8 key-value heads, FFN 28672, 80 layers; 256 GPUs, 8 a node; batch 1024.
        row("gpus-divisible-by-replica", "gpus", true, {"cp=3"});
        row("heads-divisible-by-tp", "tp", true, {"tp=3"});
        row("kv-heads-divisible-by-tp", "tp", true, {"heads=60", "kv-heads=12", "tp=10"});
        row("kv-heads-held-often", "tp", false, {"tp=16"});
        row("heads-divisible-by-ulysses", "cp-method", true, {"cp=16", "tp=8", "cp-method=ulysses"});
        row("ulysses-divides-cp", "ulysses", true, {"cp=4", "cp-method=ulysses-ring", "ulysses=3"});
        row("ffn-divisible-by-tp", "tp", true, {"ffn=28671"});
        row("layers-divisible-by-stages", "pp", true, {"pp=32"});
        row("global-batch-divisible", "gbs", true, {"gbs=1023"});
        row("sequence-divisible-by-cp", "seq", true, {"cp=2", "seq=8190"});
        row("sequence-divisible-by-tp", "seq", true, {"seq=8190"});
        row("experts-needed-for-ep", "ep", true, {"ep=2"});
        row("tp-within-node", "tp", false, {"tp=16"});
        row("tp-straddles-nodes", "tp", false, {"tp=3"});
        row("whole-nodes", "gpus", false, {"gpus=100"});
        row("vocabulary-padded", "tp", false, {"vocab=50257"});
        row("virtual-stages-need-interleaving", "schedule", true, {"vpp=2", "schedule=gpipe"});
        row("interleaving-needs-virtual-stages", "vpp", true, {"schedule=interleaved"});
        row("interleaving-needs-pipeline", "vpp", true, {"pp=1", "vpp=2"});
        row("interleaving-microbatches", "gbs", true, {"vpp=2", "gbs=12"});
        row("v-shape-has-two-virtual-stages", "vpp", true, {"vpp=4", "schedule=zb-v"});
        row("schedule-definition", "schedule", true, {"schedule=zb-h1", "gbs=8"});
        row("schedule-workable", "schedule", true, {"schedule=zb-auto", "gbs=1048576"});
        row("paper-assumes-loop-placement", "estimator", false, {"schedule=zb-v", "vpp=2"});
        row("fewer-microbatches-than-stages", "gbs", false, {"gbs=4"});
        row("gpu-has-fp8", "precision", true, {"precision=fp8"});
        row("paper-assumes-zero-1", "zero", false, {"zero=3"});
        row("paper-assumes-no-recomputation", "recompute", false, {"recompute=full"});
        row("paper-assumes-sequence-parallel", "sp", false, {"sp=off"});
        row("paper-assumes-fp32-gradients", "grad-bytes", false, {"grad-bytes=2"});
        row("paper-assumes-16-bit", "precision", false, {"precision=fp8"});
        row("paper-assumes-even-layers", "layer-split", false, {"layer-split=balanced"});
        row("framework-lists-tensors", "framework", true, {"estimator=detailed"});
        row("in-range", "tp", true, {"zero=1", "hidden=0"});
        row("known-zero-stage", "zero", true, {"zero=4"});
        row("known-gradient-bytes", "grad-bytes", true, {"grad-bytes=3"});
        row("heads-divisible-by-kv-heads", "kv-heads", true, {"kv-heads=7"});
    }

    void eachRuleIsFound() {
        QFETCH(QString, rule);
        QFETCH(bool, error);
        QFETCH(QStringList, changes);
        Scenario s = test::llama70b();
        QVERIFY(!breaks(s, rule.toStdString()));
        for (const QString& change : changes)
            s = repaired(s,
                         {change.section(u'=', 0, 0).toStdString(), change.section(u'=', 1).toStdString()});
        const auto found = check(s);
        const Diagnostic* diagnostic = find(found, rule.toStdString());
        QVERIFY(diagnostic);
        QCOMPARE(diagnostic->severity == Severity::error, error);
        QVERIFY(!english(diagnostic->message).empty());
        QVERIFY(english(diagnostic->message).find('%') == std::string::npos);
        if (error)
            QVERIFY(!runnable(s));
    }

    void frameworksAndRecipesUnlikeThePapersAreWarnedOf() {
        Scenario s = test::llama70b();
        QVERIFY(!breaks(s, "paper-assumes-megatron") && !breaks(s, "paper-assumes-its-recipe"));
        s.recipe.framework = test::framework("fsdp");
        QVERIFY(breaks(s, "paper-assumes-megatron"));
        s.recipe.dropout = true;
        QVERIFY(breaks(s, "paper-assumes-its-recipe"));
        s.estimator = Estimator::detailed;
        QVERIFY(!breaks(s, "paper-assumes-megatron") && !breaks(s, "paper-assumes-its-recipe"));
        QVERIFY(runnable(s));
    }

    void anUnevenSplitRunsWhereItFits() {
        Scenario s = test::llama70b(); // 80 layers over 8 stages
        s.plan.pp = 3;
        s.cluster.gpus = 24 * 10;
        s.plan.globalBatch = 1000;
        QVERIFY(breaks(s, "layers-divisible-by-stages"));
        for (const char* split : {"balanced", "27,27,26", "first=26", "last=26", "first=30,last=20"}) {
            s.plan.layerSplit = layerSplitFromText(split).value();
            QVERIFY2(runnable(s), split);
        }
        for (const char* split : {"ends-count", "80,0", "27,27,27", "first=27", "first=81"}) {
            s.plan.layerSplit = layerSplitFromText(split).value();
            QVERIFY2(breaks(s, "layers-divisible-by-stages"), split);
        }
    }

    void recipesOutOfRangeAreRefused() {
        Scenario s = test::llama70b();
        s.recipe.momentBytes = -1;
        QVERIFY(breaks(s, "moment-bytes-not-negative") && !runnable(s));
        s.recipe.momentBytes = 8;
        s.recipe.expertImbalance = 0;
        QVERIFY(breaks(s, "imbalance-at-least-one") && !runnable(s));
    }

    void gpuWithoutBf16IsWarnedOf() {
        Scenario s = test::scenario("llama-3.1-8b", "v100-sxm2-32gb", 8);
        QVERIFY(breaks(s, "gpu-has-bf16"));
        s.recipe.precision = Precision::fp16;
        QVERIFY(!breaks(s, "gpu-has-bf16"));
    }

    void modelsUnlikeLlamaAreWarnedOf() {
        QVERIFY(!breaks(test::llama8b(), "paper-assumes-llama"));
        QVERIFY(breaks(test::scenario("gpt-3-175b", "h100-sxm-80gb", 8), "paper-assumes-llama"));
        QVERIFY(breaks(test::scenario("llama-3.2-1b", "h100-sxm-80gb", 8), "paper-assumes-llama"));
    }

    // Whatever is repaired with one click no longer breaks that rule, and something is always offered for a
    // quantity with a slider.
    void repairsMend() {
        QVERIFY(rc::check([] {
            Scenario s = test::randomScenario();
            if (*rc::gen::arbitrary<bool>())
                s.plan.schedule = *rc::gen::elementOf(scheduleKinds);
            const auto all = check(s);
            const bool runs = all.empty() || all.front().severity == Severity::warning;
            RC_ASSERT(runs == runnable(s) && runs == !firstError(s).has_value());
            if (!runs)
                RC_ASSERT(*firstError(s) == all.front().message);
            for (const Diagnostic& diagnostic : all) {
                RC_ASSERT(!diagnostic.field.empty() && !english(diagnostic.message).empty());
                for (const Repair& repair : diagnostic.repairs) {
                    const Scenario mended = repaired(s, repair);
                    RC_ASSERT(!breaks(mended, diagnostic.rule));
                    for (const Diagnostic& left : check(mended))
                        RC_ASSERT((left.severity == Severity::warning || breaks(s, left.rule)));
                }
            }
        }));
    }

    void nearestValuesAreOffered() {
        Scenario s = test::llama70b();
        s.plan.pp = 32; // 80 layers
        const auto found = check(s);
        const Diagnostic* diagnostic = find(found, "layers-divisible-by-stages");
        QVERIFY(diagnostic);
        const auto offers = [&](const char* field, const char* value) {
            return std::find(diagnostic->repairs.begin(), diagnostic->repairs.end(), Repair{field, value}) !=
                   diagnostic->repairs.end();
        };
        QVERIFY(offers("pp", "16")); // runs on 256 GPUs; 20 and 40 would not divide them
        QVERIFY(suggestion(*diagnostic).find("pp 16") != std::string::npos);
    }

    // 2,048 ÷ 16 stages are 32 ranks of TP 4; experts that TP does not split have all 128.
    void expertsOfTheirOwnTensorSizeAreOffered() {
        Scenario s = test::scenario("deepseek-v3", "h800-sxm-80gb", 2048);
        s.plan.tp = 4;
        s.plan.pp = 16;
        s.plan.ep = 64;
        s.plan.layerSplit.kind = LayerSplit::Kind::balanced;
        s.plan.globalBatch = 8192;
        const auto found = check(s);
        const Diagnostic* diagnostic = find(found, "ep-divides-replicas");
        QVERIFY(diagnostic && !diagnostic->repairs.empty());
        QVERIFY((diagnostic->repairs.front() == Repair{"etp", "1"}));
        QVERIFY(runnable(repaired(s, diagnostic->repairs.front())));
    }

    // Said on the command line, too, where the schedule stays as it was given.
    void chunksThatTheScheduleCannotRunMendNothing() {
        Scenario s = test::llama70b();
        s.plan.pp = 8;
        s.plan.vpp = 10;
        s.plan.schedule = ScheduleKind::oneForwardOneBackward;
        for (const std::vector<Diagnostic>& found : {check(s), diagnose(s)}) {
            const Diagnostic* diagnostic = find(found, "virtual-stages-need-interleaving");
            QVERIFY(diagnostic && !diagnostic->repairs.empty());
            for (const Repair& repair : diagnostic->repairs)
                QVERIFY(repair.field != "vpp" || repair.value == "1");
        }
    }

    void absurdValuesGetAnAnswer() {
        constexpr auto least = std::numeric_limits<std::int64_t>::min(),
                       most = std::numeric_limits<std::int64_t>::max();
        QVERIFY(rc::check([=] {
            Scenario s = test::llama8b();
            s.plan.schedule = *rc::gen::elementOf(scheduleKinds);
            std::int64_t* const fields[] = {&s.plan.tp,          &s.plan.cp,
                                            &s.plan.pp,          &s.plan.ep,
                                            &s.plan.vpp,         &s.plan.microBatch,
                                            &s.plan.globalBatch, &s.plan.sequence,
                                            &s.cluster.gpus,     &s.cluster.gpusPerNode,
                                            &s.model.hidden,     &s.model.layers,
                                            &s.model.heads,      &s.model.kvHeads,
                                            &s.model.headDim,    &s.model.ffn,
                                            &s.model.vocab};
            const auto changes = *rc::gen::inRange(1, 4);
            for (int i = 0; i < changes; ++i)
                *fields[*rc::gen::inRange<std::size_t>(0, std::size(fields))] =
                    test::pick({least, -1, 0, 1, 7, 1'000'000, 1'000'000'000, 1'000'000'000'000,
                                1'000'000'000'001, most});
            const auto found = check(s);
            const bool errors = !found.empty() && found.front().severity == Severity::error;
            RC_ASSERT(errors == !runnable(s));
            for (const Diagnostic& diagnostic : found)
                RC_ASSERT(!diagnostic.rule.empty());
        }));
    }

    void repairsRefuseWhatTheyDoNotKnow() {
        const Scenario s = test::llama8b();
        QVERIFY_EXCEPTION_THROWN((void)repaired(s, {"tp", "x"}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)repaired(s, {"tp", "0"}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)repaired(s, {"colour", "1"}), std::invalid_argument);
        QVERIFY_EXCEPTION_THROWN((void)repaired(s, {"schedule", "1f2b"}), std::invalid_argument);
    }
};

QUADRILLE_TESTS(TestCheck)
#include "tst_check.moc"
