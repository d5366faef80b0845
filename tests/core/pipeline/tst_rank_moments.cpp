// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/rank_moments.h"

#include "tests/core/pipeline/random_shape.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <algorithm>
#include <numeric>
#include <set>

using namespace quadrille;

namespace {

/// What a chunk of each kind weighs.
struct Weights {
    std::vector<double> stored, forward, backward; ///< by kind
    double loss = 0;
};

/// The most that the rank ever holds, by what has begun and is not over.
double mostHeld(std::span<const Operation> operations, std::span<const std::int64_t> stages,
                std::int64_t lastStage, std::span<const std::size_t> kinds, const Weights& weights) {
    const auto kindOf = [&](std::int32_t stage) {
        return kinds[static_cast<std::size_t>(std::ranges::find(stages, stage) - stages.begin())];
    };
    using Pass = std::pair<std::int32_t, std::int32_t>;
    std::set<Pass> live, losses;
    double most = 0;
    for (const Operation& each : operations) {
        const Pass ahead(each.stage, each.microbatch);
        const Pass back(backwardStage(each), backwardMicrobatch(each));
        double working = 0;
        if (runsForward(each.kind)) {
            live.insert(ahead);
            working += weights.forward[kindOf(each.stage)];
        }
        if (back.first >= 0) {
            if (each.kind != OperationKind::weightGradient)
                losses.erase(back);
            working += weights.backward[kindOf(back.first)];
        }
        double held = working + static_cast<double>(losses.size()) * weights.loss;
        for (const Pass& pass : live)
            held += weights.stored[kindOf(pass.first)];
        most = std::max(most, held);
        if (runsForward(each.kind) && each.stage == lastStage)
            losses.insert(ahead);
        if (back.first >= 0 && each.kind != OperationKind::inputGradient)
            live.erase(back);
    }
    return most;
}

double mostOf(const RankMoments& moments, std::span<const std::size_t> kinds, const Weights& weights) {
    double most = 0;
    for (std::size_t i = 0; i < moments.all().size(); ++i) {
        const RankMoment& moment = moments.all()[i];
        double held = moment.losses * weights.loss;
        held += (moment.backward ? weights.backward : weights.forward)[kinds[moment.chunk]];
        if (moment.fusedForward)
            held += weights.forward[kinds[*moment.fusedForward]];
        for (std::size_t chunk = 0; chunk < kinds.size(); ++chunk)
            held += moments.live(i)[chunk] * weights.stored[kinds[chunk]];
        most = std::max(most, held);
    }
    return most;
}

double anyWeight() {
    return static_cast<double>(*rc::gen::inRange(0, 100));
}

} // namespace

/// The few moments that are left hold as much as the fullest of all.
class TestRankMoments : public QObject {
    Q_OBJECT
private slots:
    void theFullestIsAmongThem_data() {
        QTest::addColumn<int>("kind");
        for (const ScheduleKind kind : scheduleKinds)
            if (!traits(kind).searched)
                QTest::addRow("%s", scheduleName(kind).data()) << static_cast<int>(kind);
    }
    void theFullestIsAmongThem() {
        QFETCH(int, kind);
        const auto schedule = static_cast<ScheduleKind>(kind);
        QVERIFY(rc::check([schedule] {
            const ScheduleShape shape = randomly::shapeFor(schedule);
            RC_PRE(checkShape(schedule, shape).empty());
            const Order order = makeOrder(schedule, shape);
            const std::int64_t rank = *rc::gen::inRange<std::int64_t>(0, shape.ranks);
            const auto operations = order.rank(static_cast<std::size_t>(rank));
            const auto stages = stagesOfRank(schedule, shape, rank);
            const std::int64_t lastStage = shape.stages() - 1;
            // The first chunk of a kind names it.
            std::vector<std::size_t> kinds;
            for (std::size_t chunk = 0; chunk < stages.size(); ++chunk)
                kinds.push_back(chunk > 0 && *rc::gen::arbitrary<bool>()
                                    ? kinds[*rc::gen::inRange<std::size_t>(0, chunk)]
                                    : chunk);
            Weights weights;
            for (std::size_t chunk = 0; chunk < stages.size(); ++chunk)
                for (auto* each : {&weights.stored, &weights.forward, &weights.backward})
                    each->push_back(anyWeight());
            weights.loss = anyWeight();

            std::vector<std::size_t> each(stages.size()); // of a kind of its own
            std::iota(each.begin(), each.end(), std::size_t{0});
            const RankOperations rankOperations{operations, stages, lastStage};
            const RankMoments all(rankOperations, each);
            const RankMoments left(rankOperations, kinds);
            const double most = mostHeld(operations, stages, lastStage, kinds, weights);
            RC_ASSERT(mostOf(all, kinds, weights) == most); // whole numbers
            RC_ASSERT(mostOf(left, kinds, weights) == most);
            RC_ASSERT(left.all().size() <= all.all().size());
            RC_ASSERT(all.all().size() <= operations.size());
        }));
    }

    // A pipeline that runs holds the same from round to round.
    void longSchedulesHaveFew() {
        const ScheduleShape shape{.ranks = 8, .microbatches = 800, .chunks = 4};
        const std::vector<std::size_t> apart{0, 1, 2, 3}, alike{0, 1, 1, 1}; // the first has the embedding
        QVERIFY(rankMoments(ScheduleKind::interleaved, shape, 0, apart).all().size() < 100);
        QVERIFY(rankMoments(ScheduleKind::interleaved, shape, 0, alike).all().size() < 10);
    }

    void nothingRuns() { QVERIFY(RankMoments({}, {}).all().empty()); }
};

QUADRILLE_TESTS(TestRankMoments)
#include "tst_rank_moments.moc"
