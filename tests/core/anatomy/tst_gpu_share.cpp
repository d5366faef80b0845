// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/anatomy/gpu_share.h"
#include "core/anatomy/zero_stages.h"
#include "core/layout/group_of.h"
#include "core/layout/parameters.h"
#include "core/model/parameters.h"
#include "tests/support/near.h"
#include "tests/support/random_scenario.h"
#include "tests/support/test_program.h"
#include "tests/support/wide_scenario.h"

#include <map>
#include <numeric>
#include <set>

using namespace quadrille;
using namespace quadrille::anatomy;

namespace {

using test::about;

/// A detailed plan of not too many GPUs to look at each.
Scenario smallPlan() {
    constexpr std::int64_t most = 1024;
    Scenario s = test::detailedScenario();
    while (s.cluster.gpus > most)
        s = test::detailedScenario();
    if (*rc::gen::arbitrary<bool>())
        s.plan.rankOrder = RankOrder::dataLast;
    return s;
}

/// Two replicas of a pipeline that runs both ways hold everything once more.
double pipelines(const Scenario& s) {
    return static_cast<double>(pipelineReplicas(s.plan.schedule, scheduleShape(s)));
}

/// What the rank with the head has of the model's ends.
layout::Ends endsOfHead(const Scenario& s) {
    const Resolved resolved(s);
    for (std::int64_t rank = s.plan.pp - 1; rank > 0; --rank)
        if (const layout::Ends ends = resolved.chunks().together(rank).ends; ends.head)
            return ends;
    return resolved.chunks().together(0).ends;
}

using Key = std::pair<MatrixName, MatrixOwner>;

/// Parameters of every matrix on all GPUs.
std::map<Key, double> onAllGpus(const Scenario& s) {
    std::map<Key, double> sums;
    const Resolved resolved(s);
    for (std::int64_t gpu = 0; gpu < s.cluster.gpus; ++gpu) {
        const GpuShare share = gpuShare(resolved, gpu);
        for (const ChunkShare& chunk : share.chunks) {
            for (const MatrixShare& matrix : share.dense)
                sums[{matrix.whole.name, matrix.whole.owner}] +=
                    static_cast<double>(chunk.shape.counts.dense) * matrix.parameters();
            for (const MatrixShare& matrix : share.sparse)
                sums[{matrix.whole.name, matrix.whole.owner}] +=
                    static_cast<double>(chunk.shape.counts.sparse) * matrix.parameters();
        }
        for (const MatrixShare& matrix : share.ends)
            sums[{matrix.whole.name, matrix.whole.owner}] += matrix.parameters();
    }
    return sums;
}

} // namespace

class TestGpuShare : public QObject {
    Q_OBJECT
private slots:
    /// Every matrix of the model, as often as the plan holds it.
    void sharesOfAllGpusAreTheModel() {
        QVERIFY(rc::check([] {
            const Scenario s = smallPlan();
            const auto t = static_cast<double>(s.plan.tp);
            const auto replicas = static_cast<double>(dataParallel(s) * s.plan.cp) * pipelines(s);
            const auto expertReplicas = static_cast<double>(expertReplicaRanks(s)) * pipelines(s);
            const auto n = sizesOf<double>(s.model);
            const auto modules = static_cast<double>(s.model.predictLayers),
                       sparseModules = static_cast<double>(sparsePredictLayers(s.model));
            const double sparse = n.sparseLayers + sparseModules,
                         dense = n.layers - n.sparseLayers + modules - sparseModules;
            std::map<Key, double> expected;
            const auto add = [&](const Matrix<double>& m, double layers) {
                double held = layers * m.parameters();
                if (m.owner == MatrixOwner::routedExpert)
                    held *= expertReplicas *
                            (m.split == MatrixSplit::whole ? static_cast<double>(expertTensor(s.plan)) : 1.0);
                else
                    held *= replicas * (m.split == MatrixSplit::whole ? t : 1.0);
                const bool ofKeys = m.name == MatrixName::keys || m.name == MatrixName::values;
                expected[{m.name, m.owner}] += held * (ofKeys ? std::max(1.0, t / n.kvHeads) : 1.0);
            };
            if (dense > 0)
                visitDenseLayer(s.model, n, [&](const Matrix<double>& m) { add(m, dense); });
            if (sparse > 0)
                visitSparseLayer(s.model, n, n.experts, [&](const Matrix<double>& m) { add(m, sparse); });
            // Multi-token prediction needs the embedding where the head is.
            const layout::Ends last = endsOfHead(s);
            const bool copied = last.predictions > 0 && !last.embedding && !s.model.tiedEmbeddings;
            visitEnds(s.model, n, [&](const Matrix<double>& m) {
                add(m, copied && m.name == MatrixName::embedding ? 2 : 1);
            });
            if (modules > 0)
                visitPrediction(s.model, n, [&](const Matrix<double>& m) { add(m, modules); });
            const auto sums = onAllGpus(s);
            for (const auto& [key, held] : expected) {
                // Biases and norms over the key-value heads are as many as these.
                const bool overKeys =
                    key.first == MatrixName::queryKeyValueBias || key.first == MatrixName::queryKeyNorm;
                // A tied matrix stands on both ends of a pipeline.
                if (overKeys && s.model.kvHeads < s.plan.tp)
                    continue;
                RC_ASSERT(sums.contains(key));
                RC_ASSERT(about(sums.at(key), held));
            }
        }));
    }

    /// The very numbers of parameters that the memory estimate is made of.
    void parametersAreThoseOfTheEstimate() {
        QVERIFY(rc::check([] {
            const Scenario s = test::wideRunnable();
            const Resolved resolved(s);
            const auto letters = layout::lettersOf<double>(s);
            for (int n = 0; n < 4; ++n) {
                const auto gpu = *rc::gen::inRange<std::int64_t>(0, s.cluster.gpus);
                const GpuShare share = gpuShare(resolved, gpu);
                const layout::ChunkShape all = resolved.chunks().together(share.at.pipeline);
                const auto held = layout::rankParameters<double>(
                    layout::modelParameters(s), layout::countsOf<double>(all), all.ends, letters);
                RC_ASSERT(about(share.sharedParameters(), held.shared));
                RC_ASSERT(about(share.expertParameters(), held.experts));
                RC_ASSERT(share.layers() == all.layers);
                if (s.plan.zero == 0)
                    continue;
                RC_ASSERT(share.sharedShard.parts == static_cast<std::int64_t>(letters.g));
                if (s.model.experts)
                    RC_ASSERT(static_cast<double>(share.expertShard.parts) ==
                              letters.g / layout::expertSpread(letters));
            }
        }));
    }

    /// Every shard of the states is somewhere, and all of them as often.
    void shardsAreSharedOutEvenly() {
        QVERIFY(rc::check([] {
            Scenario s = smallPlan();
            s.plan.zero = 1;
            const Resolved resolved(s);
            using Holder = std::array<std::int64_t, 5>; // of what: pipeline, tensor; which shard
            std::map<Holder, std::int64_t> shared, experts;
            std::map<Holder, double> sharedParameters, expertParameters; // of all replicas alike
            double updated = 0;
            for (std::int64_t gpu = 0; gpu < s.cluster.gpus; ++gpu) {
                const GpuShare share = gpuShare(resolved, gpu);
                ++shared[{share.at.pipeline, share.at.tensor, 0, 0, share.sharedShard.part}];
                ++experts[{share.at.pipeline, share.at.expert, share.expertTensorRank, 0,
                           share.expertShard.part}];
                sharedParameters[{share.at.pipeline, share.at.tensor}] = share.sharedParameters();
                expertParameters[{share.at.pipeline, share.at.expert, share.expertTensorRank}] =
                    share.expertParameters();
                updated += share.updatedParameters();
            }
            const auto groups = shardGroups(s);
            for (const auto& [holder, times] : shared)
                RC_ASSERT(times == groups);
            for (const auto& [holder, times] : experts)
                RC_ASSERT(times == groups);
            double once = 0; // each parameter of a rank in each group that shards them
            for (const auto* parameters : {&sharedParameters, &expertParameters})
                for (const auto& [holder, held] : *parameters)
                    once += held * static_cast<double>(groups);
            RC_ASSERT(about(updated, once));
        }));
    }

    /// Every token of the batch is trained on once on each rank of tensor and pipeline parallelism.
    void tokensOfAllGpusAreTheBatch() {
        QVERIFY(rc::check([] {
            const Scenario s = smallPlan();
            std::map<std::pair<std::int64_t, std::int64_t>, std::vector<TokenRun>> seen; // stage, sequence
            double all = 0;
            const Resolved resolved(s);
            for (std::int64_t gpu = 0; gpu < s.cluster.gpus; ++gpu) {
                const GpuShare share = gpuShare(resolved, gpu);
                all += share.tokens.ofStep();
                if (share.at.tensor != 0 || share.at.pipeline != 0)
                    continue;
                for (const TokenRun& run : share.tokens.runs)
                    seen[{share.at.pipeline, share.tokens.firstSequence}].push_back(run);
                // The ranks of its tensor group have its tokens once between attention and FFN under SP.
                std::int64_t between = 0;
                for (const std::int64_t peer : groupOf(s, TrafficKind::tensor, gpu).gpus)
                    for (const TokenRun& run : gpuShare(resolved, peer).tokens.between)
                        between += run.count;
                RC_ASSERT(between ==
                          share.tokens.ofSequence() * (usesSequenceParallel(s.plan) ? 1 : s.plan.tp));
            }
            RC_ASSERT(
                about(all, static_cast<double>(s.plan.globalBatch) * static_cast<double>(s.plan.sequence) *
                               static_cast<double>(s.plan.tp * s.plan.pp)));
            RC_ASSERT(static_cast<std::int64_t>(seen.size()) == dataParallel(s));
            for (auto& [where, runs] : seen) {
                std::ranges::sort(runs, {}, &TokenRun::first);
                std::int64_t next = 0;
                for (const TokenRun& run : runs) {
                    RC_ASSERT(run.first == next);
                    next += run.count;
                }
                RC_ASSERT(next == s.plan.sequence);
            }
        }));
    }

    /// Under a causal mask every rank of a zig-zag ring has as many pairs of queries and keys.
    void zigZagBalancesACausalMask() {
        Scenario s = test::llama8b();
        s.plan.sequence = 64;
        for (const std::int64_t ranks : {2, 4, 8}) {
            s.plan.cp = ranks;
            for (const ContextBalance balance : contextBalances) {
                s.plan.contextBalance = balance;
                std::set<std::int64_t> pairs;
                for (std::int64_t rank = 0; rank < ranks; ++rank) {
                    std::int64_t sum = 0;
                    for (const TokenRun& run : contextRuns(s, rank))
                        for (std::int64_t query = run.first; query < run.first + run.count; ++query)
                            sum += query + 1;
                    pairs.insert(sum);
                }
                QCOMPARE(pairs.size(), balance == ContextBalance::zigZag ? std::size_t{1}
                                                                         : static_cast<std::size_t>(ranks));
            }
        }
    }

    /// After as many steps as there are ranks each has had the keys of all, its own first.
    void aRingComesRound() {
        Scenario s = test::llama8b();
        for (const std::int64_t ranks : {1, 2, 5, 8}) {
            s.plan.cp = ranks;
            for (std::int64_t rank = 0; rank < ranks; ++rank) {
                std::set<std::int64_t> steps;
                QCOMPARE(ringStep(s, rank, rank), std::int64_t{0});
                for (std::int64_t source = 0; source < ranks; ++source) {
                    const std::int64_t step = ringStep(s, rank, source);
                    steps.insert(step);
                    // What it has now, the rank before it had a step ago.
                    if (step > 0)
                        QCOMPARE(ringStep(s, (rank + ranks - 1) % ranks, source), step - 1);
                }
                QCOMPARE(static_cast<std::int64_t>(steps.size()), ranks);
                QCOMPARE(*steps.rbegin(), ranks - 1);
            }
        }
    }

    /// Each expert of a layer is held by as many whole sets of ranks as there are replicas of it.
    void expertsAreDealtOut() {
        QVERIFY(rc::check([] {
            const Scenario s = smallPlan();
            if (!s.model.experts)
                return;
            const Resolved resolved(s);
            std::map<std::array<std::int64_t, 3>, std::int64_t> holders; // stage, expert, part
            for (std::int64_t gpu = 0; gpu < s.cluster.gpus; ++gpu) {
                const GpuShare share = gpuShare(resolved, gpu);
                for (std::int64_t i = 0; i < share.experts.count; ++i)
                    ++holders[{share.at.pipeline, share.experts.first + i, share.experts.part.part}];
            }
            RC_ASSERT(static_cast<std::int64_t>(holders.size()) ==
                      s.plan.pp * s.model.experts->experts * expertTensor(s.plan));
            for (const auto& [what, times] : holders)
                RC_ASSERT(times == expertReplicaRanks(s));
        }));
    }

    /// The groups of a degree: every GPU is in one, and in that which each of its GPUs says.
    void groupsPartitionTheGpus() {
        QVERIFY(rc::check([] {
            const Scenario s = smallPlan();
            for (const TrafficKind kind : allTrafficKinds) {
                std::set<std::int64_t> seen;
                for (std::int64_t gpu = 0; gpu < s.cluster.gpus; ++gpu) {
                    const RankGroup group = groupOf(s, kind, gpu);
                    RC_ASSERT(group.ranks == groupPlace(s, kind).ranks);
                    RC_ASSERT(static_cast<std::int64_t>(group.gpus.size()) == group.ranks);
                    const auto rank = static_cast<std::size_t>(rankInGroup(s, kind, gpu));
                    RC_ASSERT(group.gpus.at(rank) == gpu);
                    if (!seen.insert(gpu).second)
                        continue;
                    for (const std::int64_t member : group.gpus) {
                        RC_ASSERT(groupOf(s, kind, member) == group);
                        seen.insert(member);
                    }
                }
            }
        }));
    }

    void listedGroupsAreThoseOfTheirGpus() {
        QVERIFY(rc::check([] {
            const Scenario s = smallPlan();
            for (const TrafficKind kind : allTrafficKinds)
                for (const RankGroup& group : groupsOfReplica(s, kind).groups)
                    RC_ASSERT(groupOf(s, kind, group.gpus.back()) == group);
        }));
    }

    // CS336 (2025), lecture 7, and Rajbhandari et al. (2020), Figure 1: of 16 bytes a parameter.
    void zeroDividesOneAfterTheOther() {
        Scenario s = test::llama8b();
        s.cluster = test::scenario("llama-3.1-8b", "h100-sxm-80gb", 64).cluster;
        s.plan.globalBatch = 64;
        s.estimator = Estimator::detailed;
        s.recipe.framework = test::framework("megatron");
        s.recipe.gradientBytes = 2;
        for (int zero = 0; zero < 4; ++zero) {
            s.plan.zero = zero;
            const Analysis analysis = analyzeWithoutTimeline(s);
            QVERIFY(analysis.runnable());
            const StageMemory& held = analysis.memory->stages.front();
            const auto stages = statesByZero(analysis.resolved, held);
            const StatesHeld& own = stages[static_cast<std::size_t>(zero)];
            QCOMPARE(own.parameters, held.part(MemoryPart::parameters));
            QCOMPARE(own.gradients, held.part(MemoryPart::gradients));
            QCOMPARE(own.optimizer, held.part(MemoryPart::optimizer));
            // 120, 31.4, 16.6 and 1.9 GB of 7.5 B parameters.
            const auto parameters = static_cast<double>(parameterCount(s.model));
            const double lecture[]{120, 31.4, 16.6, 1.88};
            for (std::size_t each = 0; each < 4; ++each)
                QVERIFY(std::abs(stages[each].total().value() * 7.5 / parameters - lecture[each]) < 0.05);
        }
    }

    void thePapersOwnStageIsTheEstimates() {
        QVERIFY(rc::check([] {
            Scenario s = test::runnableScenario();
            s.estimator = Estimator::paper;
            const Resolved resolved(s);
            const auto stage = *rc::gen::inRange<std::int64_t>(0, s.plan.pp);
            const StageMemory held = stageMemoryOf(resolved, stage);
            const auto stages = statesByZero(resolved, held);
            RC_ASSERT(about(stages[1].parameters.value(), held.part(MemoryPart::parameters).value()));
            RC_ASSERT(about(stages[1].gradients.value(), held.part(MemoryPart::gradients).value()));
            RC_ASSERT(about(stages[1].optimizer.value(), held.part(MemoryPart::optimizer).value()));
            for (std::size_t zero = 1; zero < 4; ++zero)
                RC_ASSERT(stages[zero].total() <= stages[zero - 1].total());
        }));
    }

    /// Of models of the catalogue, the matrices' shapes by hand.
    void shapesByHand() {
        Scenario s = test::llama8b();
        s.plan.tp = 4;
        const GpuShare share = gpuShare(Resolved(s), 6); // rank 2 of its group
        std::map<MatrixName, MatrixShare> matrices;
        for (const MatrixShare& matrix : share.dense)
            matrices[matrix.whole.name] = matrix;
        const MatrixShare& queries = matrices.at(MatrixName::queries);
        QCOMPARE(queries.whole.rows, 4096.0);
        QCOMPARE(queries.whole.columns, 4096.0);
        QCOMPARE(queries.part, std::int64_t{2});
        QCOMPARE(matrices.at(MatrixName::keys).whole.columns, 1024.0);
        QCOMPARE(matrices.at(MatrixName::gate).whole.columns, 14336.0);
        QCOMPARE(matrices.at(MatrixName::down).whole.rows, 14336.0);
        QVERIFY(matrices.at(MatrixName::down).whole.split == MatrixSplit::rows);
        QCOMPARE(matrices.at(MatrixName::norms).parameters(), 2 * 4096.0);
        QCOMPARE(parametersOf(share.dense),
                 (2 * 4096.0 * 4096 + 2 * 4096.0 * 1024 + 3 * 4096.0 * 14336) / 4 + 2 * 4096.0);
    }
};

QUADRILLE_TESTS(TestGpuShare)
#include "tst_gpu_share.moc"
