// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"
#include "tests/support/test_program.h"
#include "widgets/player/player.h"

#include <QSignalSpy>

using namespace quadrille;

namespace {

std::shared_ptr<const Timeline> runPlayer(std::int64_t ranks, std::int64_t microbatches) {
    const ScheduleShape shape{.ranks = ranks, .microbatches = microbatches};
    return std::make_shared<const Timeline>(
        execute(makeOrder(ScheduleKind::oneForwardOneBackward, shape),
                Durations::uniform(static_cast<std::size_t>(shape.stages()))));
}

} // namespace

class TestPlayer : public QObject {
    Q_OBJECT
private slots:
    void itIsAtRestUntilItIsMoved() {
        Player player;
        QVERIFY(!player.hasTimeline());
        player.stepForward(); // nothing to play: nothing happens
        player.toggle();
        QVERIFY(player.isAtRest() && !player.isPlaying());
        player.setTimeline(runPlayer(2, 2));
        QVERIFY(player.isAtRest());
        QVERIFY(!player.time() && !player.operation());
    }

    void stepsGoBothWaysAndStopAtTheEnds() {
        Player player;
        player.setTimeline(runPlayer(2, 2)); // 8 operations
        QSignalSpy moved(&player, &Player::moved);
        for (std::size_t i = 0; i < 8; ++i) {
            player.stepForward();
            QCOMPARE(player.position().value(), i);
        }
        QCOMPARE(player.time().value(), 7.0);
        player.stepForward(); // over
        QCOMPARE(player.position().value(), std::size_t{8});
        QVERIFY(!player.time());
        QCOMPARE(moved.count(), 9);
        player.stepForward();
        QCOMPARE(moved.count(), 9);
        player.stepBack();
        QCOMPARE(player.time().value(), 7.0);
        player.toStart();
        player.stepBack();
        QCOMPARE(player.position().value(), std::size_t{0});
        player.toEnd();
        QCOMPARE(player.position().value(), std::size_t{8});
        player.leave();
        QVERIFY(player.isAtRest());
        player.stepBack(); // from rest, backwards begins at the end
        QCOMPARE(player.position().value(), std::size_t{7});
    }

    void theOtherStrideStaysWhereItStood() {
        Player player;
        player.setTimeline(runPlayer(2, 2));
        player.toStart();
        for (int i = 0; i < 6; ++i)
            player.stepForward(); // at 5
        QCOMPARE(player.time().value(), 5.0);
        player.setStepBy(StepBy::microbatch); // 0, 1, 6, 9
        QCOMPARE(player.time().value(), 1.0);
        player.stepForward();
        QCOMPARE(player.time().value(), 6.0);
        player.toEnd();
        player.setStepBy(StepBy::operation);
        QCOMPARE(player.position().value(), std::size_t{8}); // over stays over
    }

    void playedItStopsAtTheEnd() {
        Player player;
        player.setTimeline(runPlayer(2, 2));
        player.setSpeed(PlaySpeed::fast);
        QSignalSpy playing(&player, &Player::playingChanged);
        player.toggle();
        QVERIFY(player.isPlaying());
        QCOMPARE(player.position().value(), std::size_t{0});
        QTRY_VERIFY_WITH_TIMEOUT(!player.isPlaying(), 5000);
        QCOMPARE(player.position().value(), std::size_t{8});
        QCOMPARE(playing.count(), 2);
        player.toggle(); // over: from the beginning
        QCOMPARE(player.position().value(), std::size_t{0});
        player.toggle();
        QVERIFY(!player.isPlaying());
        QCOMPARE(player.position().value(), std::size_t{0}); // paused where it stood
    }

    void aStepByHandPauses() {
        Player player;
        player.setTimeline(runPlayer(2, 2));
        player.toggle();
        player.stepForward();
        QVERIFY(!player.isPlaying());
        QCOMPARE(player.position().value(), std::size_t{1});
        player.toggle();
        player.setTimeline(runPlayer(2, 3)); // another step: nothing of the old one stays
        QVERIFY(!player.isPlaying() && player.isAtRest());
    }

    void theWholeStepTakesTwentySecondsWhateverItsSize_data() {
        QTest::addColumn<int>("microbatches");
        QTest::newRow("few") << 8;
        QTest::newRow("many") << 5000;
    }
    void theWholeStepTakesTwentySecondsWhateverItsSize() {
        QFETCH(int, microbatches);
        Player player;
        player.setTimeline(runPlayer(4, microbatches));
        player.setSpeed(PlaySpeed::whole);
        const auto stops = static_cast<double>(player.playback().size());
        const auto seconds = [&] {
            return stops / static_cast<double>(player.stride()) * player.interval() / 1000;
        };
        QVERIFY(seconds() > 18 && seconds() <= 20.5);
        player.setCalm(true);
        QVERIFY(player.interval() >= 500);
        QVERIFY(seconds() > 15 && seconds() <= 20.5);
    }

    void calmIsFewMotionsAtTheSameSpeed() {
        Player player;
        player.setTimeline(runPlayer(4, 64));
        for (const PlaySpeed speed : {PlaySpeed::slow, PlaySpeed::brisk, PlaySpeed::fast}) {
            player.setSpeed(speed);
            player.setCalm(false);
            const double rate = static_cast<double>(player.stride()) / player.interval();
            player.setCalm(true);
            QVERIFY(player.interval() >= 500);
            QCOMPARE(static_cast<double>(player.stride()) / player.interval(), rate);
        }
    }
};

QUADRILLE_TESTS(TestPlayer)
#include "tst_player.moc"
