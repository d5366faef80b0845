// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "tests/support/test_program.h"
#include "widgets/player/playback.h"
#include "widgets/player/playback_text.h"

#include <algorithm>
#include <numeric>

using namespace quadrille;
using Event = Playback::Event;

namespace {

std::shared_ptr<const Timeline> run(ScheduleKind kind, std::int64_t ranks, std::int64_t microbatches,
                                    std::int64_t chunks = 1) {
    const ScheduleShape shape{.ranks = ranks, .microbatches = microbatches, .chunks = chunks};
    const Durations durations = Durations::uniform(static_cast<std::size_t>(shape.stages()));
    return std::make_shared<const Timeline>(execute(makeOrder(kind, shape), durations));
}

/// 1F1B on two ranks with two micro-batches, F = 1 and B = 2, worked out by hand:
///   rank 0: F0 0–1, F1 1–2,        B0 4–6,        B1 7–9
///   rank 1:         F0 1–2, B0 2–4, F1 4–5, B1 5–7
Playback small(StepBy by) {
    return {run(ScheduleKind::oneForwardOneBackward, 2, 2), by};
}

QStringList names(const Playback& playback) {
    QStringList all;
    for (const Playback::Stop& stop : playback.stops()) {
        const auto& operation = playback.timeline().order->operations[stop.operation];
        all << QStringLiteral("%1 %2").arg(stop.time).arg(QString::fromStdString(operationName(operation)));
    }
    return all;
}

} // namespace

class TestPlayback : public QObject {
    Q_OBJECT
private slots:
    void operationsFollowEachOtherByStartThenRank() {
        const QStringList byHand{QStringLiteral("0 F0.0"), QStringLiteral("1 F1.0"), QStringLiteral("1 F0.1"),
                                 QStringLiteral("2 B0.1"), QStringLiteral("4 B0.0"), QStringLiteral("4 F1.1"),
                                 QStringLiteral("5 B1.1"), QStringLiteral("7 B1.0")};
        QCOMPARE(names(small(StepBy::operation)), byHand);
    }

    void microbatchesEnterAndLeave() {
        const Playback playback = small(StepBy::microbatch);
        const std::vector<std::tuple<double, Event, std::int32_t>> byHand{
            {0, Event::enters, 0}, {1, Event::enters, 1}, {6, Event::leaves, 0}, {9, Event::leaves, 1}};
        QCOMPARE(playback.size(), byHand.size());
        for (std::size_t i = 0; i < byHand.size(); ++i) {
            const Playback::Stop& stop = playback.stops()[i];
            QVERIFY(std::tuple(stop.time, stop.event, stop.microbatch) == byHand[i]);
        }
    }

    void everyOperationIsPlayedOnceInOrderOfTime_data() {
        QTest::addColumn<int>("kind");
        for (const auto kind : {ScheduleKind::gpipe, ScheduleKind::zeroBubbleH1, ScheduleKind::dualPipe,
                                ScheduleKind::zeroBubbleV})
            QTest::newRow(scheduleName(kind).data()) << static_cast<int>(kind);
    }
    void everyOperationIsPlayedOnceInOrderOfTime() {
        QFETCH(int, kind);
        const auto schedule = static_cast<ScheduleKind>(kind);
        const Playback playback(run(schedule, 4, 12, traits(schedule).leastChunks), StepBy::operation);
        std::vector<std::size_t> played;
        for (const auto& stop : playback.stops()) {
            QCOMPARE(stop.time, playback.timeline().starts[stop.operation]);
            played.push_back(stop.operation);
        }
        QVERIFY(std::is_sorted(playback.stops().begin(), playback.stops().end(),
                               [](const auto& a, const auto& b) { return a.time < b.time; }));
        std::sort(played.begin(), played.end());
        std::vector<std::size_t> all(playback.timeline().size());
        std::iota(all.begin(), all.end(), std::size_t{0});
        QVERIFY(played == all);
    }

    void aMomentBelongsToTheStopBeforeIt() {
        const Playback playback = small(StepBy::operation);
        QVERIFY(!playback.stopAt(-0.5).has_value());
        QCOMPARE(playback.stopAt(0).value(), std::size_t{0});
        QCOMPARE(playback.stopAt(1).value(), std::size_t{2}); // the last of two at once
        QCOMPARE(playback.stopAt(3.9).value(), std::size_t{3});
        QCOMPARE(playback.stopAt(100).value(), std::size_t{7});
    }

    void whoWorksAndWhoWaits() {
        const Playback playback = small(StepBy::operation);
        QCOMPARE(playback.ranksAtWork(0.5), std::size_t{1});
        QCOMPARE(playback.ranksAtWork(1), std::size_t{2});
        QCOMPARE(playback.ranksAtWork(3), std::size_t{1});
        QCOMPARE(playback.ranksAtWork(4), std::size_t{2}); // an end is no work any more, a start is
        QCOMPARE(playback.ranksAtWork(9), std::size_t{0});
        using Waiters = std::vector<Playback::Waiter>;
        QVERIFY(playback.waiters(0) == (Waiters{{1, InputKind::forward}}));
        QVERIFY(playback.waiters(1).empty());
        QVERIFY(playback.waiters(3) == (Waiters{{0, InputKind::gradient}}));
        QVERIFY(playback.waiters(6).empty()); // rank 0 still works when its next gradient is begun
    }

    void microbatchesAreDoneWithTheirLastGradient() {
        const Playback playback = small(StepBy::operation);
        QCOMPARE(playback.microbatches(), std::size_t{2});
        QCOMPARE(playback.microbatchesDone(5.9), std::size_t{0});
        QCOMPARE(playback.microbatchesDone(6), std::size_t{1});
        QCOMPARE(playback.microbatchesDone(9), std::size_t{2});
    }

    void sentencesSayWhatHappens() {
        const Playback operations = small(StepBy::operation);
        const auto at = [&](std::size_t stop) { return player::sentence(operations, stop, TimeBase::units); };
        QCOMPARE(at(0), QStringLiteral("0: Stage 0 runs the forward of micro-batch 0; stage 1 waits for its "
                                       "activations. 1 of 2 stages work."));
        QCOMPARE(at(1), QStringLiteral("1: Stage 0 runs the forward of micro-batch 1. 2 of 2 stages work."));
        QCOMPARE(at(3), QStringLiteral("2: Stage 1 runs the backward of micro-batch 0; stage 0 waits for its "
                                       "gradient. 1 of 2 stages work."));
        QCOMPARE(at(8), QStringLiteral("The step is over after 9 units. Micro-batches: 2; stages: 2."));
        const Playback microbatches = small(StepBy::microbatch);
        QCOMPARE(player::sentence(microbatches, 1, TimeBase::units),
                 QStringLiteral("1: Micro-batch 1 enters at stage 0. 0 of 2 micro-batches are done."));
        QCOMPARE(player::sentence(microbatches, 2, TimeBase::units),
                 QStringLiteral("6: Micro-batch 0 is done with its last gradient on stage 0. 1 of 2 "
                                "micro-batches are done."));
    }

    void halvesFusedBlocksAndChunksAreNamed() {
        const Playback split(run(ScheduleKind::zeroBubbleH1, 2, 4), StepBy::operation);
        const Playback fused(run(ScheduleKind::dualPipe, 4, 12), StepBy::operation);
        QStringList said;
        for (const Playback* playback : {&split, &fused})
            for (std::size_t i = 0; i < playback->size(); ++i)
                said << player::sentence(*playback, i, TimeBase::units);
        const auto has = [&said](const char* part) { return said.filter(QLatin1String(part)).size() > 0; };
        QVERIFY(has("runs the input gradient of micro-batch 0"));
        QVERIFY(has("runs the weight gradient of micro-batch 3"));
        QVERIFY(has("at once"));
        QVERIFY(has("(chunk 1)")); // the other direction's replica
    }
};

QUADRILLE_TESTS(TestPlayback)
#include "tst_playback.moc"
