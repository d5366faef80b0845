// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/waiting.h"
#include "tests/core/pipeline/makers.h"
#include "tests/core/pipeline/oracle.h"
#include "tests/support/test_program.h"

#include <algorithm>

using namespace quadrille;

/// Why ranks idle: against reference gaps, closed forms, and a rank looked at instant by instant.
class TestWaiting : public QObject {
    Q_OBJECT

private slots:
    void gapsAreTheReference_data();
    void gapsAreTheReference();
    void idleByCauseIsWhatEachInstantWaitsFor();
    void theIdleOfGPipeHasAClosedForm();
    void gapAtFindsEveryGapAndNothingElse();
    void chainsLeadToABusyRankOrTheBeginning();
    void sentencesNameWhoIsWaitedFor();
    void sentencesNameChunks();
    void aRankWithoutWorkSaysSo();
};

namespace {

using oracle::explained;

Durations timesFor(const Order& order) {
    return randomly::durations(static_cast<std::size_t>(randomly::stagesOf(order)));
}

/// The cause from t to t + ½, spelled out: all times are whole halves, so each half has one cause.
void countInstant(IdleByCause& idle, const Timeline& timeline, const Order& order, std::size_t rank, double t,
                  const std::map<randomly::Result, std::size_t>& makers) {
    const std::size_t first = order.rankOffsets[rank];
    const std::size_t last = order.rankOffsets[rank + 1];
    std::size_t next = first;
    while (next != last && timeline.starts[next] <= t) {
        if (timeline.ends[next] > t) {
            return; // busy
        }
        ++next;
    }
    if (next == first) {
        idle.warmUp += 0.5;
        return;
    }
    if (next == last) {
        idle.drain += 0.5;
        return;
    }
    std::size_t maker = order.operations.size();
    randomly::Result awaited;
    for (const auto& input : randomly::inputsOf(order.operations[next], randomly::stagesOf(order))) {
        const std::size_t candidate = makers.at(input);
        const bool remote = randomly::rankOf(order, candidate) != rank;
        const bool binds = timeline.ends[candidate] + (remote ? timeline.p2p : 0) == timeline.starts[next];
        if (binds && candidate < maker) { // inputs in the definition's order, the first operation's first
            maker = candidate;
            awaited = input;
        }
    }
    RC_ASSERT(maker != order.operations.size());
    if (timeline.ends[maker] <= t) {
        idle.communication += 0.5;
        return;
    }
    const auto stage = static_cast<std::size_t>(std::get<1>(awaited));
    (std::get<0>(awaited) == 'F' ? idle.forwardFrom : idle.gradientFrom)[stage] += 0.5;
}

} // namespace

void TestWaiting::gapsAreTheReference_data() {
    QTest::addColumn<int>("index");
    for (std::size_t index = 0; index < explained().size(); ++index) {
        QTest::newRow(explained().at(index).at("schedule").get<std::string>().c_str())
            << static_cast<int>(index);
    }
}

void TestWaiting::gapsAreTheReference() {
    QFETCH(int, index);
    const nlohmann::json& testCase = explained().at(static_cast<std::size_t>(index));
    const Order order = oracle::orderOf(testCase);
    const Dependencies dependencies(order);
    for (const auto& [costModel, expected] : testCase.at("explain").items()) {
        const Timeline timeline =
            execute(order, oracle::durationsOf(costModel, testCase.at("num_stages").get<std::size_t>()));
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            std::vector<Gap> found = gaps(timeline, dependencies, rank);
            if (!found.empty() && !found.back().next) { // the reference does not list the drain
                QCOMPARE(found.back().cause, IdleCause::drain);
                QCOMPARE(found.back().from, timeline.ranks[rank].lastEnd);
                QCOMPARE(found.back().to, timeline.makespan);
                found.pop_back();
            }
            const nlohmann::json& list = expected.at("gaps").at(rank);
            QCOMPARE(found.size(), list.size());
            for (std::size_t k = 0; k < found.size(); ++k) {
                const Gap& gap = found[k];
                QCOMPARE(gap.rank, rank);
                QCOMPARE(gap.from, list[k].at(0).get<double>());
                QCOMPARE(gap.to, list[k].at(1).get<double>());
                QCOMPARE(gap.next.value() - order.rankOffsets[rank], list[k].at(2).get<std::size_t>());
                const auto producerRank = list[k].at(3).at(0).get<std::size_t>();
                QCOMPARE(gap.input.value().operation,
                         order.rankOffsets[producerRank] + list[k].at(3).at(1).get<std::size_t>());
                QCOMPARE(gap.arrival, list[k].at(4).get<double>());
                QCOMPARE(gap.producedAt, gap.arrival - timeline.p2p);
                QCOMPARE(gap.cause == IdleCause::warmUp, list[k].at(2).get<int>() == 0);
            }
        }
    }
}

void TestWaiting::idleByCauseIsWhatEachInstantWaitsFor() {
    QVERIFY(rc::check("causes add up to the idle time, half by half", [] {
        const Order order = randomly::anyOrder();
        const Timeline timeline = execute(order, timesFor(order));
        const Dependencies dependencies(order);
        const auto makers = randomly::makersOf(order);
        const auto stages = static_cast<std::size_t>(randomly::stagesOf(order));
        for (std::size_t rank = 0; rank < order.rankCount(); ++rank) {
            const IdleByCause idle = idleByCause(timeline, dependencies, rank);
            RC_ASSERT(idle.total() == timeline.ranks[rank].idle);
            IdleByCause expected;
            expected.forwardFrom.assign(stages, 0);
            expected.gradientFrom.assign(stages, 0);
            for (double t = 0; t < timeline.makespan; t += 0.5) {
                countInstant(expected, timeline, order, rank, t, makers);
            }
            if (order.rank(rank).empty()) {
                expected.warmUp = timeline.makespan; // never begins
            }
            RC_ASSERT(idle == expected);
        }
    }));
}

void TestWaiting::theIdleOfGPipeHasAClosedForm() {
    QVERIFY(rc::check("warm-up r(F + c), drain r(B + c), and the way down and back between", [] {
        const std::int64_t ranks = *rc::gen::inRange(1, 9);
        const std::int64_t microbatches = *rc::gen::inRange(1, 12);
        const double forward = *rc::gen::inRange(1, 9);
        const double backward = *rc::gen::inRange(1, 9);
        Durations durations = Durations::uniform(static_cast<std::size_t>(ranks), forward, backward, 0);
        durations.p2p = *rc::gen::inRange(0, 5);
        const double latency = durations.p2p;
        const Order order = makeOrder(ScheduleKind::gpipe, {ranks, microbatches});
        const Timeline timeline = execute(order, durations);
        const Dependencies dependencies(order);
        for (std::int64_t rank = 0; rank < ranks; ++rank) {
            const auto r = static_cast<double>(rank);
            const auto below = static_cast<double>(ranks - 1 - rank);
            const IdleByCause idle = idleByCause(timeline, dependencies, static_cast<std::size_t>(rank));
            RC_ASSERT(idle.warmUp == r * (forward + latency));
            RC_ASSERT(idle.drain == r * (backward + latency));
            RC_ASSERT(idle.communication == (below > 0 ? latency : 0));
            RC_ASSERT(idle.forward() == 0);
            const double between = below * (forward + backward + 2 * latency);
            RC_ASSERT(idle.gradient() == (below > 0 ? between - latency : 0));
            if (below > 0) {
                RC_ASSERT(idle.gradientFrom[static_cast<std::size_t>(rank) + 1] == idle.gradient());
            }
        }
    }));
}

void TestWaiting::gapAtFindsEveryGapAndNothingElse() {
    QVERIFY(rc::check("every instant is in its gap or in none", [] {
        const Order order = randomly::anyOrder();
        const Timeline timeline = execute(order, timesFor(order));
        const Dependencies dependencies(order);
        const auto rank = *rc::gen::inRange<std::size_t>(0, order.rankCount());
        const std::vector<Gap> all = gaps(timeline, dependencies, rank);
        for (double t = -1; t < timeline.makespan + 2; t += 0.25) {
            const auto holds = [t](const Gap& gap) { return gap.from <= t && t < gap.to; };
            const auto expected = std::ranges::find_if(all, holds);
            const std::optional<Gap> found = gapAt(timeline, dependencies, rank, t);
            RC_ASSERT(found.has_value() == (expected != all.end()));
            RC_ASSERT((!found || *found == *expected));
        }
    }));
}

void TestWaiting::chainsLeadToABusyRankOrTheBeginning() {
    QVERIFY(rc::check("each link waited for the next one's operation, up to one that did not wait", [] {
        const Order order = randomly::anyOrder();
        const Timeline timeline = execute(order, timesFor(order));
        const Dependencies dependencies(order);
        const auto rank = *rc::gen::inRange<std::size_t>(0, order.rankCount());
        for (const Gap& gap : gaps(timeline, dependencies, rank)) {
            const std::vector<WaitLink> chain = waitChain(timeline, dependencies, gap, 1000);
            RC_ASSERT(chain.empty() != gap.next.has_value());
            for (std::size_t k = 0; k < chain.size(); ++k) {
                const WaitLink& link = chain[k];
                const double start = timeline.starts[link.operation];
                const bool isFirst = link.operation == order.rankOffsets[link.rank];
                const double free = isFirst ? 0 : timeline.ends[link.operation - 1];
                RC_ASSERT(link.rank == randomly::rankOf(order, link.operation));
                RC_ASSERT((k > 0 || (link.operation == gap.next && link.input == gap.input)));
                RC_ASSERT((link.heldBy == HeldBy::input) == (start > free));
                RC_ASSERT((link.heldBy == HeldBy::stepStart) == (start == 0 && isFirst));
                RC_ASSERT((link.heldBy == HeldBy::input) == (k + 1 < chain.size()));
                if (link.input) {
                    RC_ASSERT(link.input->operation == chain[k + 1].operation);
                    RC_ASSERT(arrivalOf(timeline, *link.input) == start);
                }
            }
            const std::vector<WaitLink> two = waitChain(timeline, dependencies, gap, 2);
            RC_ASSERT(two.size() == std::min<std::size_t>(2, chain.size()));
            RC_ASSERT(std::equal(two.begin(), two.end(), chain.begin()));
        }
    }));
}

void TestWaiting::sentencesNameWhoIsWaitedFor() {
    const Order order = makeOrder(ScheduleKind::oneForwardOneBackward, {4, 8});
    const Dependencies dependencies(order);
    const Timeline timeline = execute(order, Durations::uniform(4));
    const auto sentence = [&](std::size_t rank, double time) {
        return english(describe(gapAt(timeline, dependencies, rank, time).value(), dependencies));
    };
    // The first gap of the textbook picture: stage 0 has sent four micro-batches down, and waits.
    QCOMPARE(sentence(0, 5), std::string("Waits for the gradient of micro-batch 0 from stage 1"));
    QCOMPARE(sentence(3, 1), std::string("Warm-up: waits for the forward of micro-batch 0 from stage 2"));
    QCOMPARE(sentence(3, 30), std::string("Drain: has done its part of the step"));
    std::vector<std::string> links;
    for (const WaitLink& link :
         waitChain(timeline, dependencies, gapAt(timeline, dependencies, 0, 5).value())) {
        links.push_back(english(describe(link, dependencies)));
    }
    const std::vector<std::string> expected{"Stage 0 waits for the gradient of micro-batch 0 from stage 1",
                                            "Stage 1 waits for the gradient of micro-batch 0 from stage 2",
                                            "Stage 2 waits for the gradient of micro-batch 0 from stage 3",
                                            "Stage 3 is busy with other work until then"};
    QCOMPARE(links, expected);
    links.clear();
    for (const WaitLink& link :
         waitChain(timeline, dependencies, gapAt(timeline, dependencies, 1, 0).value())) {
        links.push_back(english(describe(link, dependencies)));
    }
    const std::vector<std::string> warmUp{"Stage 1 waits for the forward of micro-batch 0 from stage 0",
                                          "Stage 0 begins with the step"};
    QCOMPARE(links, warmUp);

    // With the comm cost model the reference has stage 0 idle from 70 to 72: the gradient left at 71.
    const Timeline slow = execute(order, oracle::durationsOf("comm", 4));
    const Gap gap = gapAt(slow, dependencies, 0, 71).value();
    QCOMPARE(gap.communication(), 1.0);
    QCOMPARE(english(describe(gap, dependencies)),
             std::string("Waits for the gradient of micro-batch 2 from stage 1"));
    // Stage 0 sends at 4 and 8, with 10 on the way; stage 1 is done with the first at 14 + 1 + 2.
    Durations far = Durations::uniform(2);
    far.forward = {4, 1};
    far.p2p = 10;
    const Order two = makeOrder(ScheduleKind::oneForwardOneBackward, {2, 2});
    const Dependencies between(two);
    const Gap onTheWay = gapAt(execute(two, far), between, 1, 17).value();
    QCOMPARE(onTheWay.cause, IdleCause::communication);
    QCOMPARE(onTheWay.producedAt, 8.0);
    QCOMPARE(onTheWay.communication(), 1.0);
    QCOMPARE(english(describe(onTheWay, between)),
             std::string("The forward of micro-batch 1 is on its way from stage 0"));
}

void TestWaiting::sentencesNameChunks() {
    const Order order = makeOrder(ScheduleKind::interleaved, {2, 2, 2});
    const Dependencies dependencies(order);
    const Timeline timeline = execute(order, Durations::uniform(4, 1, 3, 0));
    // Stage 0 runs all four forwards and needs the gradient of the last global stage but one: rank 0's own
    // chunk 1 waits for stage 3, which is chunk 1 of rank 1.
    std::vector<std::string> sentences;
    for (const Gap& gap : gaps(timeline, dependencies, 0)) {
        sentences.push_back(english(describe(gap, dependencies)));
    }
    QCOMPARE(sentences.front(),
             std::string("Waits for the gradient of micro-batch 0 from stage 1 (chunk 1)"));
}

void TestWaiting::aRankWithoutWorkSaysSo() {
    Order order;
    order.shape = {2, 1};
    order.placement.stageToRank = {{0}};
    order.operations = {{OperationKind::forward, 0, 0}, {OperationKind::backward, 0, 0}};
    order.rankOffsets = {0, 2, 2};
    const Dependencies dependencies(order);
    const Timeline timeline = execute(order, Durations::uniform(1));
    const std::vector<Gap> all = gaps(timeline, dependencies, 1);
    QCOMPARE(all.size(), std::size_t{1});
    QCOMPARE(all.front().length(), 3.0);
    QCOMPARE(english(describe(all.front(), dependencies)), std::string("Has no part in this step"));
    QVERIFY(waitChain(timeline, dependencies, all.front()).empty());
    QCOMPARE(idleByCause(timeline, dependencies, 1).total(), timeline.ranks[1].idle);
}

QUADRILLE_TESTS(TestWaiting)
#include "tst_waiting.moc"
