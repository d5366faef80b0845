// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/memory/detailed/estimate.h"
#include "core/memory/detailed/stage_model.h"
#include "core/memory/paper_formulas.h"
#include "tests/support/csv.h"
#include "tests/support/near.h"
#include "tests/support/resources.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <cmath>

using namespace quadrille;
using namespace quadrille::detailed;

namespace {

constexpr double giga = 1e9;
constexpr double oneGib = 1073741824.0;
constexpr TokenNames unnamed{"", "", "", ""};

double number(const std::string& text) {
    return std::stod(text);
}
std::int64_t whole(const std::string& text) {
    return std::stoll(text);
}

using test::close;

/// A GPT as Korthikanti et al. (2022) trained it: learned positions, GELU of 4h, dropout, scores stored.
Scenario gpt(std::int64_t hidden, std::int64_t heads, std::int64_t layers, std::int64_t vocab = 51200) {
    Scenario s = test::scenario("gpt-3-175b", "a100-sxm4-40gb", 8);
    s.model.hidden = hidden;
    s.model.heads = s.model.kvHeads = heads;
    s.model.headDim = hidden / heads;
    s.model.ffn = 4 * hidden;
    s.model.layers = layers;
    s.model.vocab = vocab;
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.recipe.flashAttention = false;
    s.recipe.dropout = true;
    return s;
}

/// Bytes of one layer for one micro-batch, as the scenario's plan keeps it.
double layerBytes(const Scenario& s) {
    const LayerTokens layer = modelTokens(s).dense;
    return microBatchBytes(s.plan.recompute == Recompute::full ? layer.checkpoint : keptTokens(layer, s.plan),
                           unnamed, lettersOf<double>(s));
}

/// All three parts of the states for so many parameters, sharded over so many replicas.
double statesOf(double parameters, std::int64_t replicas, int zero, Recipe recipe) {
    Scenario s = test::llama8b();
    s.plan.zero = zero;
    s.recipe = recipe;
    s.recipe.framework = test::framework("megatron");
    Letters<double> x{1, 1, static_cast<double>(replicas), 1, 1, 1, 1, 1, static_cast<double>(replicas)};
    double sum = 0;
    for (const auto part :
         {StateBytes::Part::parameters, StateBytes::Part::gradients, StateBytes::Part::optimizer})
        sum += stateBytes(part, Parameters<double>{parameters, 0}, s, x);
    return sum;
}

} // namespace

/// Published numbers that the detailed model must give: lectures, guides and papers.
class TestDetailedPublished : public QObject {
    Q_OBJECT
private slots:
    // CS336 (2025), lecture 7: Ψ = 7.5 B on 64 GPUs, 2 + 2 + 12 bytes; stages 2 and 3 as in Rajbhandari et
    // al. (2020), Figure 1.
    void zeroOfLecture7() {
        Recipe recipe;
        recipe.gradientBytes = 2;
        const double expected[]{120, 31.4, 16.6, 1.88};
        for (int zero = 0; zero < 4; ++zero) {
            const double gigabytes = statesOf(7.5e9, 64, zero, recipe) / giga;
            QVERIFY2(std::abs(gigabytes - expected[zero]) <= 0.05, qPrintable(QString::number(gigabytes)));
        }
    }

    // The same lecture, "will it fit": 2 + 2 bytes, fp32 master weights, bf16 moments; 8 A100 of 80 GB.
    void largestModelsOfLecture7() {
        Recipe recipe;
        recipe.gradientBytes = 2;
        recipe.momentBytes = 4;
        const double expected[]{20.0 / 3, 16, 24.62, 160.0 / 3};
        for (int zero = 0; zero < 4; ++zero) {
            const double billions = 80e9 / statesOf(1, 8, zero, recipe) / giga;
            QVERIFY2(std::abs(billions - expected[zero]) <= 0.005, qPrintable(QString::number(billions)));
        }
    }

    // Korthikanti et al. (2022), section 4, and lecture 7: bytes of one layer in five ways.
    void fiveActivationFormulas() {
        QVERIFY(rc::check([] {
            const auto heads = *rc::gen::inRange<std::int64_t>(1, 17) * 8;
            const auto size = *rc::gen::inRange<std::int64_t>(1, 33) * 8;
            Scenario s = gpt(heads * size, heads, 4);
            s.plan.sequence = *rc::gen::inRange<std::int64_t>(1, 65) * 64;
            s.plan.microBatch = *rc::gen::inRange<std::int64_t>(1, 9);
            const double sbh = static_cast<double>(s.plan.sequence * s.plan.microBatch * s.model.hidden);
            const double scores =
                5.0 * static_cast<double>(heads * s.plan.sequence) / static_cast<double>(s.model.hidden);
            RC_ASSERT(close(layerBytes(s), sbh * (34 + scores)));
            s.plan.tp = *rc::gen::element(2, 4, 8);
            const auto t = static_cast<double>(s.plan.tp);
            s.plan.sequenceParallel = false;
            RC_ASSERT(close(layerBytes(s), sbh * (10 + 24 / t + scores / t)));
            s.plan.recompute = Recompute::selective;
            RC_ASSERT(close(layerBytes(s), sbh * (10 + 24 / t)));
            s.plan.sequenceParallel = true;
            RC_ASSERT(close(layerBytes(s), sbh * 34 / t));
            s.plan.recompute = Recompute::none;
            RC_ASSERT(close(layerBytes(s), sbh * (34 + scores) / t));
            s.plan.recompute = Recompute::full;
            s.plan.sequenceParallel = false;
            RC_ASSERT(close(layerBytes(s), sbh * 2));
        }));
    }

    // Fujii et al. (2024), eq. 12: a Llama layer whose SiLU is stored apart, without FlashAttention's
    // statistics and the second keys and values of nanotron.
    void equation12() {
        QVERIFY(rc::check([] {
            Scenario s = test::llama8b();
            Framework framework = test::framework("nanotron");
            std::erase_if(framework.tensors, [](const StoredTensor& tensor) {
                return tensor.width == TensorWidth::heads ||
                       std::ranges::count(tensor.conditions, TensorCondition::ungrouped) > 0;
            });
            s.recipe.framework = framework;
            s.estimator = Estimator::detailed;
            s.model.headDim = *rc::gen::inRange<std::int64_t>(1, 257);
            s.model.kvHeads = *rc::gen::inRange<std::int64_t>(1, 33);
            s.model.heads = s.model.kvHeads * *rc::gen::inRange<std::int64_t>(1, 9);
            s.model.hidden = s.model.heads * s.model.headDim;
            s.model.ffn = *rc::gen::inRange<std::int64_t>(1, 60000);
            s.plan.sequence = *rc::gen::inRange<std::int64_t>(1, 100000);
            s.plan.microBatch = *rc::gen::inRange<std::int64_t>(1, 9);
            paper::Inputs<double> x{};
            x.a = static_cast<double>(s.model.heads);
            x.k = static_cast<double>(s.model.kvHeads);
            x.h = static_cast<double>(s.model.hidden);
            x.hFfn = static_cast<double>(s.model.ffn);
            x.s = static_cast<double>(s.plan.sequence);
            x.b = static_cast<double>(s.plan.microBatch);
            RC_ASSERT(close(layerBytes(s), paper::layerActivations(x)));
        }));
    }

    // A guide to parallelism strategies: 70 B parameters on 64 GPUs, 16 bytes each.
    void seventyBillionOfTheGuide() {
        Recipe recipe;
        recipe.gradientBytes = 2;
        const double expected[]{1120, 293, 155, 17.5};
        for (int zero = 0; zero < 4; ++zero) {
            const double gigabytes = statesOf(70e9, 64, zero, recipe) / giga;
            QVERIFY2(std::abs(gigabytes - expected[zero]) <= 0.5, qPrintable(QString::number(gigabytes)));
        }
    }

    // The same guide: heads of Llama-3-70B on each tensor parallel rank.
    void headsOfTheGuide() {
        Scenario s = test::scenario("llama-3-70b", "h100-sxm-80gb", 512);
        const std::int64_t queries[]{64, 32, 16, 8};
        const std::int64_t keys[]{8, 4, 2, 1};
        for (int i = 0; i < 4; ++i) {
            s.plan.tp = std::int64_t{1} << i;
            QVERIFY(runnable(s));
            QCOMPARE(s.model.heads / s.plan.tp, queries[i]);
            QCOMPARE(s.model.kvHeads / s.plan.tp, keys[i]);
        }
        s.plan.tp = 16; // one key-value head is the least, so each is held twice
        QVERIFY(runnable(s));
        QCOMPARE(layout::heldKeyHeads(s), std::int64_t{16});
    }

    // The same guide's worked example: 512 GPUs as TP 8 × PP 4 × DP 16, 1024 sequences of 4096 tokens.
    void workedExampleOfTheGuide() {
        Scenario s = test::scenario("llama-3-70b", "h100-sxm-80gb", 512);
        s.plan.tp = 8;
        s.plan.pp = 4;
        s.plan.sequence = 4096;
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        const Analysis analysis = analyzeWithoutTimeline(s);
        QCOMPARE(analysis.pipeline->dataParallel, 16);
        QVERIFY(analysis.pipeline->textbook.value().overIdeal < 0.05);
        // Whole weights, 140 GB for 70 B, over the 32 GPUs of a replica; Adam's 12 bytes over all 512.
        double weights = 0, optimizer = 0;
        for (const StageMemory& stage : analysis.memory->stages) {
            weights += stage.part(MemoryPart::parameters).value() * 8 / giga;
            optimizer += stage.part(MemoryPart::optimizer).value() * 8 * 16 / giga;
        }
        QVERIFY(std::abs(weights - 140) < 2);
        QVERIFY(std::abs(optimizer - 840) < 12);
        // "20 to 30 GB per GPU, well within the H100's 80 GB" with activations of 10 to 20 GB.
        s.plan.recompute = Recompute::selective;
        const double total = analyzeWithoutTimeline(s).memory->total().value() / giga;
        QVERIFY2(total > 20 && total < 40, qPrintable(QString::number(total)));
        QCOMPARE(analyzeWithoutTimeline(s).memory->zone, Zone::green);
    }

    // Korthikanti et al. (2022), Figure 7: activations as a share of the tensor parallel baseline. The
    // figure's values were read off a plot, hence 0.15 points.
    void figure7OfKorthikanti() {
        int rows = 0;
        for (const auto& row : test::csvRows(test::testData("korthikanti_figures.csv"))) {
            if (row.at("figure") != "7")
                continue;
            ++rows;
            Scenario s = gpt(whole(row.at("hidden")), whole(row.at("heads")), whole(row.at("layers")));
            s.plan.sequence = whole(row.at("sequence"));
            s.plan.microBatch = whole(row.at("micro_batch"));
            s.plan.tp = whole(row.at("tp"));
            s.plan.sequenceParallel = false;
            const double baseline = layerBytes(s);
            const std::string& mode = row.at("mode");
            s.plan.sequenceParallel = mode.find("SP") != std::string::npos;
            if (mode.find("selective") != std::string::npos)
                s.plan.recompute = Recompute::selective;
            if (mode == "full recompute")
                s.plan.recompute = Recompute::full;
            const double percent = 100 * layerBytes(s) / baseline;
            QVERIFY2(std::abs(percent - number(row.at("percent_of_baseline"))) <= 0.15,
                     qPrintable(QString::fromStdString(row.at("model") + ", " + mode) +
                                QString(": %1").arg(percent)));
        }
        QCOMPARE(rows, 20);
    }

    // The same paper, Figure 1: activations of the first stage without embedding, and 18 bytes a parameter of
    // 12·L·h². What is in flight under interleaving comes from the schedule.
    void figure1OfKorthikanti() {
        int rows = 0;
        for (const auto& row : test::csvRows(test::testData("korthikanti_figures.csv"))) {
            if (row.at("figure") != "1")
                continue;
            ++rows;
            Scenario s = gpt(whole(row.at("hidden")), whole(row.at("heads")), whole(row.at("layers")));
            s.plan.sequence = whole(row.at("sequence"));
            s.plan.microBatch = whole(row.at("micro_batch"));
            s.plan.tp = whole(row.at("tp"));
            s.plan.pp = whole(row.at("pp"));
            assign(s, Dimension::virtualStages, whole(row.at("virtual_stages")));
            s.cluster.gpus = replicaGpus(s.plan);
            s.plan.globalBatch = s.plan.microBatch * s.plan.pp * 8;
            const bool present = row.at("mode").find("selective") != std::string::npos;
            s.plan.sequenceParallel = present;
            s.plan.recompute = present ? Recompute::selective : Recompute::none;
            QVERIFY(runnable(s));
            const auto layersOfStage = static_cast<double>(s.model.layers) / static_cast<double>(s.plan.pp);
            const double activations =
                layerBytes(s) * layersOfStage * detailedStageMemory(s, 0).inFlight / oneGib;
            const double printed = number(row.at("activations_gib"));
            QVERIFY2(close(activations, printed, 1e-9),
                     qPrintable(QString("%1 %2").arg(activations).arg(printed)));
            const double h = static_cast<double>(s.model.hidden);
            const double onGpu = 12 * layersOfStage * h * h / static_cast<double>(s.plan.tp);
            Recipe recipe;
            QVERIFY(close(statesOf(onGpu, 1, 0, recipe) / oneGib, number(row.at("states_gib")), 1e-9));
        }
        QCOMPARE(rows, 8);
    }

    // Wang et al. (2024), Table 2: GiB of 12·L·H² parameters in 16 bit. Its 7B row was computed with H =
    // 4086.
    void table2OfWang() {
        struct Row {
            double layers, hidden, model, optimizer;
        };
        Recipe recipe;
        recipe.gradientBytes = 2;
        Scenario s = test::llama8b();
        s.recipe = recipe;
        s.recipe.framework = test::framework("megatron");
        const Letters<double> x{1, 1, 1, 1, 1, 1, 1, 1, 1};
        for (const Row& row :
             {Row{24, 2048, 2.25, 13.5}, Row{32, 4086, 11.94, 71.64}, Row{40, 5120, 23.43, 140.6},
              Row{60, 6656, 59.41, 356.4}, Row{80, 8192, 120, 720}, Row{96, 12288, 324, 1944},
              Row{96, 16384, 576, 3456}}) {
            const Parameters<double> all{12 * row.layers * row.hidden * row.hidden, 0};
            const auto gib = [&](StateBytes::Part part) { return stateBytes(part, all, s, x) / oneGib; };
            // Printed digits, some of them cut off rather than rounded.
            QVERIFY(std::abs(gib(StateBytes::Part::parameters) - row.model) < 0.01);
            QVERIFY(std::abs(gib(StateBytes::Part::gradients) - row.model) < 0.01);
            QVERIFY(std::abs(gib(StateBytes::Part::optimizer) - row.optimizer) < 0.1);
        }
    }

    // Wang et al. (2024), eqs. 1 to 4: free memory, activations at a kept share γ, and tokens that fit.
    void equations1To4OfWang() {
        QVERIFY(rc::check([] {
            const auto heads = *rc::gen::inRange<std::int64_t>(1, 65);
            Scenario s = gpt(heads * 64, heads, *rc::gen::inRange<std::int64_t>(1, 100));
            s.recipe.flashAttention = true; // "modern memory efficient attention", without its statistics
            Framework framework = test::framework("megatron");
            std::erase_if(framework.tensors,
                          [](const StoredTensor& tensor) { return tensor.width == TensorWidth::heads; });
            s.recipe.framework = framework;
            s.recipe.gradientBytes = 2;
            s.plan.recompute = Recompute::full;
            s.plan.recomputeEvery = 2; // any, so that both kinds of layers are counted
            const double gamma = static_cast<double>(*rc::gen::inRange(0, 101)) / 100;
            const double replicas = static_cast<double>(*rc::gen::inRange(1, 513));
            const double layers = static_cast<double>(s.model.layers);
            const double h = static_cast<double>(s.model.hidden);
            const double q = 2;
            const double phi = 12 * layers * h * h;
            const double capacity = 40e9;
            Letters<double> x{1, 1, replicas, 1, 1, 1, 1, 1, replicas}; // one token
            for (const int zero : {2, 3}) {
                s.plan.zero = zero;
                double states = 0;
                for (const auto part :
                     {StateBytes::Part::parameters, StateBytes::Part::gradients, StateBytes::Part::optimizer})
                    states += stateBytes(part, Parameters<double>{phi, 0}, s, x);
                const double free =
                    capacity - (3 * 2 * q * phi + phi * q) / replicas - phi * q / (zero == 3 ? replicas : 1);
                RC_ASSERT(close(capacity - states, free, 1e-9));
                const double whole = 16 * layers * h * q + 2 * layers * h;
                const double kept = (1 - gamma) * layers * h * q + gamma * whole;
                const LayerCounts<double> counts{layers, 0, (1 - gamma) * layers, 0};
                const double activations = storedBytes(modelNumbers(s), counts, Ends{}, s.plan, x);
                RC_ASSERT(close(activations, kept));
                RC_ASSERT(close((capacity - states) / activations, free / kept, 1e-9));
            }
        }));
    }

    // The same paper's measured "active memory", Tables 7 to 9, against the fsdp profile: GB = 10⁹ bytes, a
    // GPT-2 vocabulary tied to the head, learned positions, dropout, full recomputation, ZeRO 3.
    void activeMemoryOfWang() {
        std::vector<double> errors;
        for (const auto& row : test::csvRows(test::testData("wang_active_memory.csv"))) {
            Scenario s = gpt(whole(row.at("hidden")), whole(row.at("heads")), whole(row.at("layers")), 50257);
            s.cluster = clusterOf(test::gpu("a100-sxm4-40gb"), whole(row.at("gpus")));
            s.recipe.framework = test::framework("fsdp");
            s.recipe.flashAttention = true;
            s.plan.microBatch = whole(row.at("batch"));
            s.plan.sequence = whole(row.at("context"));
            s.model.learnedPositions = s.plan.sequence;
            s.plan.globalBatch = s.plan.microBatch * s.cluster.gpus;
            s.plan.zero = 3;
            s.plan.recompute = Recompute::full;
            QVERIFY(runnable(s));
            const double predicted = detailedFullest(s).total().value() / giga;
            const double error = predicted / number(row.at("active_gb")) - 1;
            errors.push_back(std::abs(error));
            qInfo("table %s, %s on %s GPUs, %s x %s tokens: measured %s GB, predicted %.2f GB, %+.1f %%%s%s",
                  row.at("table").c_str(), row.at("model").c_str(), row.at("gpus").c_str(),
                  row.at("batch").c_str(), row.at("context").c_str(), row.at("active_gb").c_str(), predicted,
                  100 * error, row.at("remark").empty() ? "" : "; ", row.at("remark").c_str());
        }
        QCOMPARE(errors.size(), std::size_t{93});
        std::sort(errors.begin(), errors.end());
        const double median = errors[errors.size() / 2];
        const auto within = std::upper_bound(errors.begin(), errors.end(), 0.05) - errors.begin();
        qInfo("median error %.2f %%, %td of %zu rows within 5 %%", 100 * median, within, errors.size());
        QVERIFY(median <= 0.05);
    }
};

QUADRILLE_TESTS(TestDetailedPublished)
#include "tst_detailed_published.moc"
