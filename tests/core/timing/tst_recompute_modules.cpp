// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/explain.h"
#include "core/check/check.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/token_bytes.h"
#include "core/performance/performance.h"
#include "core/performance/recomputation.h"
#include "core/performance/traffic.h"
#include "core/scenario/settings.h"
#include "tests/support/breaks.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

namespace {

using test::close;

Scenario with(const char* model, const char* modules, Recompute recompute = Recompute::selective) {
    Scenario s = test::scenario(model, "h100-sxm-80gb", 64);
    s.plan.tp = 2;
    s.plan.globalBatch = 128;
    s.plan.sequence = 4096;
    s.plan.recompute = recompute;
    s.plan.recomputeModules = recomputeModulesFromText(modules).value();
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    return s;
}

double storedBy(const Scenario& s, bool sparse) {
    const auto tokens = detailed::modelTokens(s);
    const auto& bytes = (sparse ? tokens.sparse : tokens.dense).selective;
    const double q = usesSequenceParallel(s.plan) ? static_cast<double>(s.plan.tp) : 1;
    return bytes.tensor / static_cast<double>(s.plan.tp) + bytes.sequence / q + bytes.replicated;
}

double saved(const char* model, const char* modules, bool sparse) {
    return storedBy(with(model, "", Recompute::none), sparse) - storedBy(with(model, modules), sparse);
}

using test::breaks;

double time(const Scenario& s, StepPart part) {
    return performanceOf(s).part(part).value();
}

} // namespace

class TestRecomputeModules : public QObject {
    Q_OBJECT
private slots:
    void namesReadBack() {
        for (const char* text : {"", "core_attn", "core_attn,mlp", "moe_act,layernorm,mla_up_proj",
                                 "core_attn,mlp,moe,moe_act,layernorm,mla_up_proj"})
            QCOMPARE(text, QString::fromStdString(quadrille::text(recomputeModulesFromText(text).value())));
        QCOMPARE(quadrille::text(recomputeModulesFromText("mlp,core_attn,mlp").value()),
                 std::string("core_attn,mlp"));
        for (const char* text : {",", "mlp,", ",mlp", "mlp,,moe", "mlp moe", "attention", "MLP"})
            QVERIFY2(!recomputeModulesFromText(text), text);
    }

    // None named is the attention core, in every number.
    void noneIsTheAttentionCore() {
        for (const bool flash : {true, false}) {
            Scenario none = with("mixtral-8x7b", "");
            Scenario core = with("mixtral-8x7b", "core_attn");
            none.recipe.flashAttention = core.recipe.flashAttention = flash;
            QVERIFY(detailedMemory(none) == detailedMemory(core));
            QVERIFY(performanceOf(none) == performanceOf(core));
        }
    }

    // Bytes of a token, Llama-3.1-8B with TP 2 and sequence parallelism. Norms: two outputs of 2h ÷ 2. MLP:
    // gate and up-projections and their product, 3 · 2 · h_ffn ÷ 2; its input is what it is computed from,
    // and stays.
    void bytesByHand() {
        const auto& m = test::model("llama-3.1-8b");
        const auto h = static_cast<double>(m.hidden);
        const auto ffn = static_cast<double>(m.ffn);
        QVERIFY(close(saved("llama-3.1-8b", "layernorm", false), 2 * h));
        QVERIFY(close(saved("llama-3.1-8b", "mlp", false), 3 * ffn));
        QVERIFY(close(saved("llama-3.1-8b", "layernorm,mlp", false), 2 * h + 3 * ffn));
    }

    // Mixtral: two of eight experts; 2 bytes of the product of gate and up-projection, split by TP 2.
    void experts() {
        const auto& m = test::model("mixtral-8x7b");
        const auto visited = 2 * static_cast<double>(m.experts->expertFfn);
        const double activation = saved("mixtral-8x7b", "moe_act", true);
        QVERIFY(close(activation, visited));
        const double all = saved("mixtral-8x7b", "moe", true);
        QVERIFY(all > 3 * activation); // the projections, twice as wide, and the tokens themselves
        QVERIFY(close(all, saved("mixtral-8x7b", "moe,moe_act", true)));
        QVERIFY(breaks(with("llama-3.1-8b", "moe_act"), "modules-save-nothing"));
    }

    // DeepSeek-V3: queries and keys of 128 heads · 192, values of 128 · 128, of 2 bytes, split by TP 2.
    void latentAttention() {
        QVERIFY(close(saved("deepseek-v3", "mla_up_proj", true), 128.0 * (192 + 192 + 128)));
        QVERIFY(breaks(with("llama-3.1-8b", "mla_up_proj"), "modules-save-nothing"));
        QVERIFY(!breaks(with("deepseek-v3", "mla_up_proj"), "modules-save-nothing"));
        const Scenario idle = with("llama-3.1-8b", "mla_up_proj");
        const Scenario none = with("llama-3.1-8b", "", Recompute::none);
        QVERIFY(detailedMemory(idle) == detailedMemory(none));
        QCOMPARE(performanceOf(idle).step.value(), performanceOf(none).step.value());
    }

    // An MLP's products are 3 matrices h × h_ffn of 2 FLOPs a parameter and token, on each layer once more.
    void flopsOfTheMlp() {
        const Scenario s = with("llama-3.1-8b", "mlp");
        const auto& m = s.model;
        const double again = 2.0 * static_cast<double>(m.layers * 3 * m.hidden * m.ffn);
        QVERIFY(close(repeatedModuleFlopsPerToken(s), again));
        const auto tokens = static_cast<double>(s.plan.globalBatch * s.plan.sequence);
        const Scenario none = with("llama-3.1-8b", "", Recompute::none);
        QVERIFY(
            close(flopsPerStep(s, FlopConvention::hardware) - flopsPerStep(none, FlopConvention::hardware),
                  again * tokens, 1e-9));
        QCOMPARE(flopsPerStep(s, FlopConvention::model), flopsPerStep(none, FlopConvention::model));
    }

    // Attention core, MLP and norms are a forward pass without the projections of attention, residuals and
    // rotary positions: less time than to repeat all of it, and more than any of them alone.
    void modulesCostLessThanTheWhole() {
        const double full = time(with("llama-3.1-8b", "", Recompute::full), StepPart::recomputation);
        const double mlp = time(with("llama-3.1-8b", "mlp"), StepPart::recomputation);
        const double core = time(with("llama-3.1-8b", "core_attn"), StepPart::recomputation);
        const double norm = time(with("llama-3.1-8b", "layernorm"), StepPart::recomputation);
        const double several = time(with("llama-3.1-8b", "core_attn,mlp,layernorm"), StepPart::recomputation);
        QVERIFY(close(several, mlp + core + norm, 1e-9));
        QVERIFY(several < full && norm > 0 && mlp > core && core > norm);
        QCOMPARE(time(with("llama-3.1-8b", "", Recompute::none), StepPart::recomputation), 0.0);
    }

    // The FFN's half of the tensor parallel messages is repeated with it: 2 passes of 4, and half a pass.
    void messagesOfTheMlp() {
        const auto sent = [](const Scenario& s, TrafficKind kind) { return trafficOf(s).part(kind).value(); };
        const Scenario none = with("llama-3.1-8b", "", Recompute::none);
        QVERIFY(close(sent(with("llama-3.1-8b", "mlp"), TrafficKind::tensor),
                      1.25 * sent(none, TrafficKind::tensor)));
        QVERIFY(close(sent(with("llama-3.1-8b", "layernorm"), TrafficKind::tensor),
                      sent(none, TrafficKind::tensor)));
        Scenario moe = with("mixtral-8x7b", "moe");
        Scenario kept = with("mixtral-8x7b", "", Recompute::none);
        moe.plan.ep = kept.plan.ep = 4;
        QVERIFY(close(sent(moe, TrafficKind::expert), 1.5 * sent(kept, TrafficKind::expert)));
    }

    void countOnlyUnderSelective() {
        QVERIFY(breaks(with("llama-3.1-8b", "mlp", Recompute::none), "modules-need-selective"));
        QVERIFY(breaks(with("llama-3.1-8b", "mlp", Recompute::full), "modules-need-selective"));
        QVERIFY(!breaks(with("llama-3.1-8b", "mlp"), "modules-need-selective"));
        QVERIFY(performanceOf(with("llama-3.1-8b", "mlp", Recompute::full)) ==
                performanceOf(with("llama-3.1-8b", "", Recompute::full)));
    }

    void explanationsAreTheNumbers() {
        for (const char* modules : {"mlp", "core_attn,layernorm", "moe", "moe_act,mla_up_proj"}) {
            const Scenario s = with("deepseek-v3", modules);
            const Performance p = performanceOf(s);
            for (const StepPart part : allStepParts)
                QCOMPARE(explain(s, {.kind = Subject::Kind::stepPart, .stepPart = part}, &p)->value(),
                         p.part(part).value());
        }
    }
};

QUADRILLE_TESTS(TestRecomputeModules)
#include "tst_recompute_modules.moc"
