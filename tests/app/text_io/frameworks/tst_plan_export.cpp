// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/frameworks/plan_difference.h"
#include "tests/app/text_io/frameworks/frameworks_support.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"

#include <QTest>

#include <map>
#include <set>

using namespace quadrille;
using namespace quadrille::frameworks;
using namespace quadrille::test;

namespace {

using Names = std::set<std::string>;

/// What a format has a word for, whatever the value: it always comes back.
Names alwaysSaid(std::string_view format) {
    const Names sizes{"tp", "pp", "cp", "ep", "mbs", "gbs", "seq"};
    Names ofMegatron{"etp",
                     "sp",
                     "vpp",
                     "zero",
                     "shard-group",
                     "recompute",
                     "recompute-modules",
                     "precision",
                     "fp8-recipe",
                     "fp8-params",
                     "grad-bytes",
                     "fused-loss",
                     "flash-attention",
                     "attention-kernel",
                     "dropout",
                     "capacity-factor",
                     "offload",
                     "rank-order",
                     "cp-method"};
    ofMegatron.insert(sizes.begin(), sizes.end());
    Names withGpus = sizes, ofNanotron = sizes;
    withGpus.insert("gpus");
    ofNanotron.insert({"gpus", "sp", "grad-bytes"});
    if (format == "megatron") {
        ofMegatron.insert("gpus");
        return ofMegatron;
    }
    ofMegatron.erase("shard-group"); // which is a share of GPUs that the file does not count
    const std::map<std::string_view, Names> others{{"bridge", ofMegatron},
                                                   {"torchtitan", withGpus},
                                                   {"deepspeed", {"zero", "mbs", "gbs", "grad-bytes"}},
                                                   {"fsdp", {"tp", "cp", "gpus"}},
                                                   {"nanotron", ofNanotron}};
    return others.at(format);
}

Scenario plannedScenario() {
    Scenario s = detailedScenario();
    s.cluster.gpusPerNode = 8;
    s.recipe.precision = *rc::gen::elementOf(precisions);
    s.recipe.fp8Recipe = *rc::gen::elementOf(fp8Recipes);
    s.recipe.fp8Params = *rc::gen::arbitrary<bool>();
    s.recipe.attentionKernel = // FlashAttention in Triton nobody has a word for
        *rc::gen::element(AttentionKernel::byFramework, AttentionKernel::flash2, AttentionKernel::cudnn);
    s.plan.offload = *rc::gen::elementOf(offloads);
    s.plan.rankOrder = *rc::gen::elementOf(rankOrders);
    s.recipe.momentBytes = *rc::gen::element(0.0, 2.0, 4.0, 8.0);
    return s;
}

} // namespace

/// A plan written out and read again is the same plan, but for what the file says that it does not say.
class TestPlanExport : public QObject {
    Q_OBJECT

private slots:
    void layersOfManyStagesAreCounted() {
        Scenario s = defaultScenario();
        s.model = *findModel(catalogue().models, "llama-3.1-70b");
        s.cluster.gpus = 80;
        s.plan.tp = 1;
        s.plan.pp = 80;
        const Setting& split = *findSetting("layer-split");
        QCOMPARE(std::ranges::count(effectiveText(split, s), ','), 79);
        QCOMPARE(briefText(split, s), std::string("1*80"));
        s.plan.pp = 16;
        s.plan.layerSplit.kind = LayerSplit::Kind::lighterEnds;
        s.plan.layerSplit.first = 4;
        s.plan.layerSplit.last = 6;
        QCOMPARE(briefText(split, s), std::string("4, 5*14, 6"));
        s.plan.pp = 2;
        s.plan.layerSplit = {};
        QCOMPARE(briefText(split, s), std::string("40,40"));
    }

    /// Accelerate wants copies × shards × CP × TP to be all processes, and has no pipeline.
    void accelerateCountsAllProcesses() {
        Scenario s = defaultScenario();
        s.cluster.gpus = 64;
        s.plan.tp = 4;
        s.plan.pp = 4;
        s.plan.globalBatch = 128;
        const ExportedPlan plan = exportPlan(s, *findFormat("fsdp"), catalogue());
        QVERIFY(plan.text.find("parallelism_config_dp_shard_size: 16") != std::string::npos); // 64 ÷ 4
        QVERIFY(plan.text.find("gradient_accumulation_steps: 8") != std::string::npos);       // 128 ÷ 16
        for (const Unsaid& unsaid : plan.unsaid)
            QVERIFY(unsaid.setting != "gbs" && unsaid.setting != "shard-group");
    }

    /// A file that is silent on batch and length runs with any: it is not said to run with one.
    void whatIsLeftOpenRunsAtNothing() {
        Scenario s = defaultScenario();
        for (const char* format : {"deepspeed", "fsdp"}) {
            const ExportedPlan plan = exportPlan(s, *findFormat(format), catalogue());
            const auto length = std::ranges::find(plan.unsaid, "seq", &Unsaid::setting);
            QVERIFY(length != plan.unsaid.end() && length->instead.empty());
            QVERIFY(plan.text.find("seq 8192; it runs") == std::string::npos);
        }
    }

    void comesBack_data() {
        QTest::addColumn<QString>("format");
        for (const Format* format : writtenFormats())
            QTest::newRow(std::string(format->name).c_str()) << QString::fromUtf8(format->name.data());
    }
    void comesBack() {
        QFETCH(QString, format);
        const Format& written = *findFormat(format.toStdString());
        const bool holds = rc::check("comes back", [&] {
            const Scenario s = plannedScenario();
            RC_PRE(runnable(s));
            const ExportedPlan plan = exportPlan(s, written, catalogue());
            // Read where nothing is known but the GPU, as somebody else would.
            Scenario elsewhere = defaultScenario();
            if (std::ranges::find(plan.unsaid, "model", &Unsaid::setting) != plan.unsaid.end())
                elsewhere.model = s.model; // which then comes in a file of its own
            const ImportedPlan read = importPlan({{"file", plan.text}}, elsewhere, catalogue());
            RC_ASSERT(read.files.front().format == written.name);
            Names unsaid;
            for (const Unsaid& one : plan.unsaid) {
                unsaid.insert(one.setting);
                // The file names it.
                RC_ASSERT(plan.text.find(one.setting) != std::string::npos);
            }
            // Megatron offloads what its distributed optimizer shards.
            const bool isAlone = s.plan.zero == 0 && offloadsOptimizer(s.plan.offload);
            for (const std::string& name : alwaysSaid(written.name)) {
                RC_LOG() << name << "\n" << plan.text;
                RC_ASSERT(!unsaid.contains(name) || (isAlone && name == "offload"));
            }
            if (!unsaid.contains("model"))
                RC_ASSERT(withoutNames(read.scenario.model) == withoutNames(s.model));
            if (!unsaid.contains("gpus"))
                RC_ASSERT(read.scenario.cluster.gpus == s.cluster.gpus);
            // Layers dealt by their cost go where the file's model has it.
            if (unsaid.contains("model"))
                unsaid.insert("layer-split");
            for (const Setting& setting : allSettings)
                if ((setting.group == SettingGroup::plan || setting.group == SettingGroup::recipe) &&
                    !unsaid.contains(std::string(setting.name)) && !unsaid.contains("gpus")) {
                    RC_LOG() << setting.name << ": " << effectiveText(setting, s) << " "
                             << effectiveText(setting, read.scenario) << "\n"
                             << plan.text;
                    RC_ASSERT(runsAlike(setting, s, read.scenario));
                }
        });
        QVERIFY(holds);
    }

    /// Every key that is written is one that the format knows, and is understood.
    void writesWhatItReads_data() { comesBack_data(); }
    void writesWhatItReads() {
        QFETCH(QString, format);
        const Format& written = *findFormat(format.toStdString());
        const bool holds = rc::check("is understood", [&] {
            const Scenario s = plannedScenario();
            RC_PRE(runnable(s));
            Scenario elsewhere = defaultScenario();
            elsewhere.model = s.model;
            const ImportedPlan read =
                importPlan({{"file", exportPlan(s, written, catalogue()).text}}, elsewhere, catalogue());
            for (const ImportNote& note : read.ignored) {
                RC_LOG() << note.key << " " << note.value << ": " << english(note.reason) << "\n";
            }
            RC_ASSERT(read.ignored.empty());
        });
        QVERIFY(holds);
    }

    /// What the frameworks refuse, or run otherwise, where it is missing: nanotron reads its stage as a
    /// number, Accelerate gathers the whole model without a policy of wrapping, Megatron asserts what
    /// offloading needs and gathers all tokens unless told otherwise.
    void whatRunsNeedsIsThere() {
        const auto text = [](const Scenario& s, const char* format) {
            return exportPlan(s, *findFormat(format), catalogue()).text;
        };
        const auto has = [](const std::string& file, const char* line) {
            return file.find(line) != std::string::npos;
        };
        Scenario s = defaultScenario();
        QVERIFY(has(text(s, "nanotron"), "zero_stage: 1\n"));
        s.plan.zero = 3;
        QVERIFY(has(text(s, "nanotron"), "zero_stage: 1\n"));
        QVERIFY(has(text(s, "nanotron"), "zero 3; it runs 1\n"));
        QVERIFY(has(text(s, "fsdp"), "fsdp_auto_wrap_policy: \"TRANSFORMER_BASED_WRAP\""));
        for (const Offload offload : {Offload::optimizer, Offload::both}) {
            s.plan.offload = offload;
            QVERIFY(has(text(s, "fsdp"), "fsdp_offload_params: true"));
            const std::string megatron = text(s, "megatron");
            QVERIFY(has(megatron, "--optimizer-cpu-offload") &&
                    has(megatron, "--use-precision-aware-optimizer"));
        }
        s.plan.zero = 0;
        QVERIFY(!has(text(s, "megatron"), "--optimizer-cpu-offload"));
        Scenario experts = defaultScenario();
        experts.model = *findModel(catalogue().models, "deepseek-v3");
        experts.cluster.gpus = 512;
        experts.plan.ep = 64;
        experts.plan.pp = 8;
        experts.recipe.routeNodes = 4;
        const std::string moe = text(experts, "megatron");
        QVERIFY(has(moe, "--moe-grouped-gemm") && has(moe, "--moe-token-dispatcher-type alltoall"));
        QVERIFY(has(moe, "--moe-router-num-groups 8") && has(moe, "--moe-router-group-topk 4"));
        QCOMPARE(importPlan({{"run.sh", moe}}, defaultScenario(), catalogue()).scenario.recipe.routeNodes,
                 std::int64_t{4});
    }

    /// A model of other sizes is not named as the catalogue's, whose layers would be read for it.
    void aChangedModelHasNoNameOfTheCatalogues() {
        Scenario s = defaultScenario();
        s.model = *findModel(catalogue().models, "llama-3.1-405b");
        s.cluster.gpus = 2048;
        s.plan.tp = 8;
        s.plan.pp = 16;
        s.plan.vpp = 8;
        s.plan.schedule = ScheduleKind::interleaved;
        QVERIFY(exportPlan(s, *findFormat("torchtitan"), catalogue()).text.find("flavor") !=
                std::string::npos);
        s.model.layers = 128;
        for (const Format* format : writtenFormats()) {
            const ExportedPlan plan = exportPlan(s, *format, catalogue());
            QVERIFY2(plan.text.find("flavor") == std::string::npos, plan.text.c_str());
        }
    }

    /// What keeps no moments is said where the format has a word for it.
    void saysOptimizers() {
        Scenario s = defaultScenario();
        s.plan.zero = 0;
        s.recipe.momentBytes = 0;
        for (const char* format : {"megatron", "bridge", "deepspeed", "nanotron"}) {
            const ExportedPlan plan = exportPlan(s, *findFormat(format), catalogue());
            QVERIFY2(std::ranges::find(plan.unsaid, "moment-bytes", &Unsaid::setting) == plan.unsaid.end(),
                     plan.text.c_str());
        }
    }

    /// Megatron-Core asks of a layout that it places as many layers for multi-token prediction as it is told
    /// of, before the loss.
    void laysOutWhatPredictsMore() {
        for (const std::int64_t count : {0, 1, 2}) {
            Scenario s = defaultScenario();
            s.model.predictLayers = count;
            s.plan.pp = 4;
            s.plan.layerSplit.kind = LayerSplit::Kind::list;
            for (const std::int64_t last : {s.model.layers / 4, std::int64_t{1}, std::int64_t{0}}) {
                const std::int64_t rest = s.model.layers - last;
                s.plan.layerSplit.layers = {rest - 2 * (rest / 3), rest / 3, rest / 3, last};
                const std::string text = exportPlan(s, *findFormat("megatron"), catalogue()).text;
                const auto from = text.find("--pipeline-model-parallel-layout");
                QVERIFY2(from != std::string::npos, text.c_str());
                const std::string line = text.substr(from, text.find('\n', from) - from);
                QCOMPARE(line.find('m', 40) != std::string::npos, count > 0);
                const ImportedPlan again = importPlan({{"run.sh", text}}, defaultScenario(), catalogue());
                QCOMPARE(again.scenario.plan.layerSplit.layers, s.plan.layerSplit.layers);
                QCOMPARE(again.scenario.model.predictLayers, count);
            }
        }
    }

    /// Without the key the precision would be that of whoever runs it.
    void tellsAccelerateThePrecision() {
        const std::string text = exportPlan(defaultScenario(), *findFormat("fsdp"), catalogue()).text;
        QVERIFY2(text.find("mixed_precision: \"bf16\"") != std::string::npos, text.c_str());
    }

    /// Megatron-LM can say every model of the catalogue but those with what Megatron-Core has no option for.
    void saysModels() {
        const Names without{"gemma-2-2b",  "gemma-2-9b",  "gemma-2-27b", "gemma-3-1b",  "gemma-3-4b",
                            "gemma-3-12b", "gemma-3-27b", "glm-4.5",     "glm-4.5-air", "olmo-2-7b",
                            "olmo-2-13b",  "olmo-2-32b",  "bloom-176b",  "falcon-7b"};
        int said = 0;
        for (const ModelSpec& model : models()) {
            Scenario s = defaultScenario();
            s.model = model;
            const ExportedPlan plan = exportPlan(s, *findFormat("megatron"), catalogue());
            const bool isSaid =
                std::ranges::find(plan.unsaid, "model", &Unsaid::setting) == plan.unsaid.end();
            QVERIFY2(isSaid || without.contains(model.name), model.name.c_str());
            said += isSaid ? 1 : 0;
        }
        QVERIFY(said >= 55);
    }
};

QUADRILLE_TESTS(TestPlanExport)
#include "tst_plan_export.moc"
