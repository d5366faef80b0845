// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/check/check.h"
#include "core/framework/framework_json.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>
#include <numeric>

using namespace quadrille;

namespace {

using Layers = std::vector<std::int64_t>;

/// nanotron's benchmark of 8 billion parameters (huggingface/nanotron@2411b022,
/// scripts/scaling_benchmarks.py).
Scenario benchmark(std::int64_t stages) {
    Scenario s = test::llama8b();
    s.model.kvHeads = s.model.heads;
    s.model.vocab = 131072;
    s.cluster.gpus = stages;
    s.plan.tp = s.plan.cp = 1;
    s.plan.pp = stages;
    s.plan.globalBatch = 2 * stages;
    s.plan.layerSplit = {};
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("nanotron");
    return s;
}

bool warned(const Scenario& s) {
    const auto found = check(s);
    return std::ranges::any_of(found, [](const auto& each) { return each.rule == "layers-dealt-by-cost"; });
}

} // namespace

/// Layers as nanotron deals them to stages.
class TestLayersByCost : public QObject {
    Q_OBJECT
private slots:
    void dealsAsNanotronDoes();
    void fillsEveryStageToItsShare();
    void countsInMemoryAndSaysSo();
    void leavesOtherSplitsAlone();
};

void TestLayersByCost::dealsAsNanotronDoes() {
    // By hand: a head of 4 layers behind 16 makes 20, of which half are not more than half.
    QCOMPARE(layersByCost(16, 2, 1, 4), (Layers{11, 5}));
    QCOMPARE(layersByCost(16, 4, 1, 4), (Layers{6, 5, 5, 0}));
    QCOMPARE(layersByCost(16, 1, 1, 4), (Layers{16}));
    // With a head that costs nothing the thresholds alone are left.
    QCOMPARE(layersByCost(8, 4, 1, 0), (Layers{3, 2, 2, 1}));
    // More stages than blocks: one each, and none behind the last.
    QCOMPARE(layersByCost(2, 6, 1, 1), (Layers{1, 1, 0, 0, 0, 0}));
    // 4·4096² + 3·14336·4096 for a layer, 131072·4096 for the head: 2.207 layers.
    QCOMPARE(dealtLayers(benchmark(4), 4).value(), (Layers{9, 9, 8, 6}));
}

void TestLayersByCost::fillsEveryStageToItsShare() {
    QVERIFY(rc::check([] {
        const auto layers = *rc::gen::inRange<std::int64_t>(1, 200);
        const auto stages = *rc::gen::inRange<std::int64_t>(1, 40);
        const auto layer = static_cast<double>(*rc::gen::inRange(1, 1000));
        const auto head = static_cast<double>(*rc::gen::inRange(0, 5000));
        const Layers dealt = layersByCost(layers, stages, layer, head);
        RC_ASSERT(static_cast<std::int64_t>(dealt.size()) == stages);
        RC_ASSERT(std::accumulate(dealt.begin(), dealt.end(), std::int64_t{0}) == layers);
        const double share = (static_cast<double>(layers) * layer + head) / static_cast<double>(stages);
        if (share < layer)
            return; // a stage takes one at least, whatever its share
        double before = 0;
        for (std::size_t stage = 0; stage < dealt.size(); ++stage) {
            before += static_cast<double>(dealt[stage]) * layer;
            const double filled = share * static_cast<double>(stage + 1);
            const bool ran = before >= static_cast<double>(layers) * layer;
            RC_ASSERT(ran || before >= filled * (1 - 1e-12));
            RC_ASSERT(ran || before <= filled * (1 + 1e-12) + layer);
        }
    }));
}

void TestLayersByCost::countsInMemoryAndSaysSo() {
    const Scenario s = benchmark(4);
    const Analysis analysis = analyze(s);
    const Resolved resolved(s);
    for (std::int64_t stage = 0; stage < 4; ++stage)
        QCOMPARE(resolved.chunks().at(stage, 0).layers,
                 (Layers{9, 9, 8, 6}).at(static_cast<std::size_t>(stage)));
    QVERIFY(runnable(s));
    QVERIFY(warned(s));
    QVERIFY(!warned(benchmark(1)));
    // The same layers by name are the same plan, and nothing is said of them.
    Scenario listed = s;
    listed.plan.layerSplit = layerSplitFromText("9,9,8,6").value();
    QVERIFY(!warned(listed));
    QCOMPARE(analyze(listed).memory->total(), analysis.memory->total());
    QCOMPARE(analyze(listed).performance->step, analysis.performance->step);
}

void TestLayersByCost::leavesOtherSplitsAlone() {
    Scenario s = benchmark(4);
    s.recipe.framework = test::framework("megatron");
    QCOMPARE(dealtLayers(s, 4).value(), (Layers{8, 8, 8, 8}));
    QVERIFY(!dealtLayers(s, 5));
    s.recipe.framework = test::framework("nanotron");
    s.plan.layerSplit = layerSplitFromText("balanced").value();
    QCOMPARE(dealtLayers(s, 5).value(), (Layers{7, 7, 6, 6, 6}));
    QVERIFY(!dealsByCost(s));
    const Framework again = parseFramework(toJson(*s.recipe.framework).dump());
    QVERIFY(again.dealsByCost);
}

QUADRILLE_TESTS(TestLayersByCost)
#include "tst_layers_by_cost.moc"
