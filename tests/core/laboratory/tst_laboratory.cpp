// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/laboratory/board_file.h"
#include "core/laboratory/standing.h"
#include "core/pipeline/order_file.h"
#include "core/text/input_error.h"
#include "tests/support/test_program.h"

#include <rapidcheck.h>

#include <map>
#include <tuple>

using namespace quadrille;
using namespace quadrille::laboratory;

namespace {

Task anyTask(std::int32_t mostM = 6) {
    Task task;
    task.ranks = *rc::gen::inRange(1, 5);
    task.microbatches = *rc::gen::inRange(1, mostM);
    task.splitBackward = *rc::gen::arbitrary<bool>();
    task.memory = *rc::gen::inRange(0, 4);
    task.message = *rc::gen::inRange(0, 3);
    return task;
}

/// With one chunk a rank or several, in turn or in a V.
Task anyDeal(std::int32_t mostM = 5) {
    Task task = anyTask(mostM);
    task.chunks = *rc::gen::inRange(1, 4);
    task.vShaped = task.chunks == 2 && *rc::gen::arbitrary<bool>();
    task.memory = *rc::gen::inRange(0, 8);
    return withRoom(task);
}

/// Tries to put operations anywhere; what is refused leaves the board as it was.
Board scribbled(const Task& task) {
    Board board = emptyBoard(task);
    const int tries = *rc::gen::inRange(0, 60);
    for (int i = 0; i < tries; ++i) {
        const auto stage = *rc::gen::inRange(0, task.stages());
        const OperationKind kind = *rc::gen::elementOf(kindsOf(task));
        const auto microbatch = *rc::gen::inRange(0, task.microbatches);
        const auto size = board.lanes[static_cast<std::size_t>(task.rankOf(stage))].size();
        const auto index = *rc::gen::inRange<std::size_t>(0, size + 1);
        const Attempt attempt = placed(board, {kind, stage, microbatch}, index);
        RC_ASSERT(!attempt.refusal || attempt.board == board);
        RC_ASSERT(attempt.refusal || placedOn(attempt.board) == placedOn(board) + 1);
        board = attempt.board;
    }
    return board;
}

/// Puts what is missing at the ends of the lanes, as far as memory lets it.
Board withEnds(Board board) {
    for (bool any = true; any;) {
        any = false;
        for (std::size_t rank = 0; rank < board.lanes.size(); ++rank)
            for (const OperationKind kind : kindsOf(board.task)) {
                const auto end = board.lanes[rank].size();
                const auto next = nextOperation(board, kind, rank, end);
                if (!next)
                    continue;
                const Attempt attempt = placed(board, *next, end);
                any = any || !attempt.refusal;
                board = attempt.board;
            }
    }
    return board;
}

/// With one chunk a rank that is always all of it: what is held can go.
Board finished(Board board) {
    board = withEnds(std::move(board));
    RC_ASSERT(isComplete(board));
    return board;
}

/// When everything has run, by pushing starts up until nothing moves: slow, and without a thought.
double lengthOf(const Board& board) {
    using Key = std::tuple<char, std::int32_t, std::int32_t>; // result, stage, micro-batch
    std::map<Key, double> ends;
    std::map<std::pair<std::size_t, std::size_t>, double> starts;
    double last = 0;
    for (bool moved = true; moved;) {
        moved = false;
        for (std::size_t rank = 0; rank < board.lanes.size(); ++rank) {
            double free = 0;
            for (std::size_t index = 0; index < board.lanes[rank].size(); ++index) {
                const Operation& op = board.lanes[rank][index];
                const auto end = [&](char result, std::int32_t s) {
                    return ends[{result, s, op.microbatch}];
                };
                double start = free;
                const auto message = [&](std::int32_t s) {
                    return board.task.rankOf(s) == board.task.rankOf(op.stage) ? 0.0 : board.task.message;
                };
                if (op.kind == OperationKind::forward && op.stage > 0)
                    start = std::max(start, end('F', op.stage - 1) + message(op.stage - 1));
                if (op.kind == OperationKind::backward || op.kind == OperationKind::inputGradient) {
                    start = std::max(start, end('F', op.stage));
                    if (op.stage + 1 < board.task.stages())
                        start = std::max(start, end('G', op.stage + 1) + message(op.stage + 1));
                }
                if (op.kind == OperationKind::weightGradient)
                    start = std::max(start, end('G', op.stage));
                const double done = start + (op.kind == OperationKind::backward ? 2 : 1);
                if (op.kind != OperationKind::weightGradient) {
                    double& known =
                        ends[{op.kind == OperationKind::forward ? 'F' : 'G', op.stage, op.microbatch}];
                    moved = moved || known < done;
                    known = done;
                }
                free = done;
                last = std::max(last, done);
            }
        }
    }
    return last;
}

std::string refused(const Attempt& attempt) {
    return attempt.refusal ? english(*attempt.refusal) : "accepted";
}

std::string unread(const std::string& text) {
    try {
        static_cast<void>(parseBoard(text, Task{}, "mine.txt"));
    } catch (const InputError& error) {
        return error.what();
    }
    return "read";
}

using enum OperationKind;

} // namespace

/// A schedule made by hand: what is accepted runs, what is refused is refused for the reason that is said.
class TestLaboratory : public QObject {
    Q_OBJECT
private slots:
    void whatIsAcceptedRunsWithTheSameMakespan();
    void partOfAScheduleRuns();
    void refusalsSayWhy();
    void removingTakesWhatDependsAlong();
    void movingThereAndBackIsNothing();
    void otherTasksKeepWhatTheyAllow();
    void startsFromOneForwardOneBackward();
    void theBestFoundObeysAndNothingUndercutsTheBound();
    void theNextOperationIsTheFirstThatCanRun();
    void chunksTakeTurns();
    void refusalsNameRanksOfSeveralChunks();
    void anyTaskHasASchedule();
    void interleavingAndTheVPayAsPublished();
    void filesComeBack();
    void filesSayWhatTheirOrderDoesNot();
    void filesThatNoBoardHoldsAreRefused();
};

void TestLaboratory::whatIsAcceptedRunsWithTheSameMakespan() {
    QVERIFY(rc::check([] {
        const Board board = finished(scribbled(anyTask()));
        const Standing standing = standingOf(board);
        RC_ASSERT(standing.isComplete());
        // Its file is an order for whoever reads orders, who runs it as long.
        const Order read = parseOrder(writeBoard(board));
        RC_ASSERT(execute(read, durationsOf(board.task)).makespan == standing.timeline.makespan);
        RC_ASSERT(lengthOf(board) == standing.timeline.makespan);
        RC_ASSERT(standing.timeline.makespan >= standing.bound.time);
        if (board.task.memory > 0)
            RC_ASSERT(*std::ranges::max_element(standing.most) <= board.task.memory);
    }));
}

void TestLaboratory::partOfAScheduleRuns() {
    QVERIFY(rc::check([] {
        const Board board = scribbled(anyDeal());
        const Standing standing = standingOf(board);
        RC_ASSERT(standing.placed == placedOn(board));
        RC_ASSERT(lengthOf(board) == standing.timeline.makespan);
        // And comes back from its file, finished or not, whatever task the reader has.
        RC_ASSERT(parseBoard(writeBoard(board), anyDeal()) == board);
    }));
}

void TestLaboratory::refusalsSayWhy() {
    Task task{2, 3, false, 2, 0};
    Board board = emptyBoard(task);
    QCOMPARE(refused(placed(board, {backward, 0, 0}, 0)),
             "B0 comes after F0 on stage 0, whose result it needs.");
    QCOMPARE(refused(placed(board, {forward, 1, 2}, 0)),
             "F2 on stage 1 waits for a message: place F2 on stage 0 first.");
    board = placed(board, {forward, 0, 0}, 0).board;
    QCOMPARE(refused(placed(board, {backward, 0, 0}, 1)),
             "B0 on stage 0 waits for a message: place B0 on stage 1 first.");
    QCOMPARE(refused(placed(board, {forward, 0, 0}, 1)), "F0 is on stage 0 already.");
    QCOMPARE(refused(placed(board, {weightGradient, 0, 0}, 1)),
             "Backwards are whole here: B, and no I or W.");
    QCOMPARE(refused(placed(board, {forward, 0, 3}, 1)), "F3.0 does not belong on stage 0.");
    board = placed(board, {forward, 0, 1}, 1).board;
    QCOMPARE(refused(placed(board, {forward, 0, 2}, 2)),
             "Stage 0 would hold the activations of 3 micro-batches and has room for 2: a B has to make room "
             "first.");
    // Stage 1 runs F1 and then F0 with its B0; were F1 on stage 0 behind B0, both would wait for ever.
    board.task.memory = 0;
    board = emptyBoard({2, 2, false, 0, 0});
    for (const Operation& op :
         {Operation{forward, 0, 0}, {forward, 1, 0}, {backward, 1, 0}, {backward, 0, 0}, {forward, 0, 1}})
        board = placed(board, op, board.lanes[static_cast<std::size_t>(op.stage)].size()).board;
    QCOMPARE(placedOn(board), 5);
    QCOMPARE(refused(placed(board, {forward, 1, 1}, 0)),
             "Stages would wait for each other in a circle (operation.stage, and what it waits for): B0.0 ← "
             "B0.1, F1.1 ← F1.0.");
    QCOMPARE(refused(placed(board, {forward, 1, 1}, 2)), "accepted");
    const Task split{2, 2, true, 0, 0};
    QCOMPARE(refused(placed(emptyBoard(split), {backward, 1, 0}, 0)),
             "Backwards are split here: I, and W later.");
    QCOMPARE(refused(placed(emptyBoard(split), {weightGradient, 1, 0}, 0)),
             "W0 comes after I0 on stage 1, whose result it needs.");
}

void TestLaboratory::removingTakesWhatDependsAlong() {
    const Board whole = oneForwardOneBackward({3, 4, false, 0, 0});
    // Everything of micro-batch 2 hangs on its first forward, and nothing of another does.
    const auto first = std::ranges::find(whole.lanes[0], Operation{forward, 0, 2});
    const Board without = removed(whole, 0, static_cast<std::size_t>(first - whole.lanes[0].begin()));
    QCOMPARE(placedOn(without), placedOn(whole) - 2 * 3);
    QVERIFY(rc::check([] {
        const Board board = scribbled(anyDeal());
        for (std::size_t stage = 0; stage < board.lanes.size(); ++stage)
            for (std::size_t index = 0; index < board.lanes[stage].size(); ++index) {
                const Board less = removed(board, stage, index);
                RC_ASSERT(!brokenRule(less));
                RC_ASSERT(placedOn(less) < placedOn(board));
            }
    }));
}

void TestLaboratory::movingThereAndBackIsNothing() {
    QVERIFY(rc::check([] {
        const Board board = finished(scribbled(anyTask()));
        const auto stage = *rc::gen::inRange<std::size_t>(0, board.lanes.size());
        const auto size = board.lanes[stage].size();
        const auto from = *rc::gen::inRange<std::size_t>(0, size);
        const auto to = *rc::gen::inRange<std::size_t>(0, size + 1);
        const Attempt there = moved(board, stage, from, to);
        RC_ASSERT(!brokenRule(there.board));
        if (there.refusal)
            RC_SUCCEED("");
        const std::size_t landed = to > from ? to - 1 : to;
        RC_ASSERT(there.board.lanes[stage][landed] == board.lanes[stage][from]);
        RC_ASSERT(moved(there.board, stage, landed, to > from ? from : from + 1).board == board);
    }));
}

void TestLaboratory::otherTasksKeepWhatTheyAllow() {
    QVERIFY(rc::check([] {
        const Board board = scribbled(anyDeal());
        const Board other = adapted(board, anyDeal());
        RC_ASSERT(other.lanes.size() == static_cast<std::size_t>(other.task.ranks));
        RC_ASSERT(!brokenRule(other));
        RC_ASSERT(adapted(board, board.task) == board);
    }));
    // Splitting 1F1B's backwards and putting them together again loses nothing, nor any time.
    const Board whole = oneForwardOneBackward({4, 6, false, 4, 1});
    Task split = whole.task;
    split.splitBackward = true;
    QCOMPARE(adapted(whole, split), oneForwardOneBackward(split));
    QCOMPARE(adapted(adapted(whole, split), whole.task), whole);
}

void TestLaboratory::startsFromOneForwardOneBackward() {
    QVERIFY(rc::check([] {
        const Task task = anyTask(12);
        const Board board = oneForwardOneBackward(task);
        RC_ASSERT(isComplete(board));
        RC_ASSERT(!brokenRule(board));
        // Huang et al. 2019: (m + p − 1)(F + B) without messages, where memory takes p micro-batches.
        if (task.message == 0 && !task.splitBackward && (task.memory == 0 || task.memory >= task.ranks)) {
            const double expected = 3.0 * (task.microbatches + task.ranks - 1);
            RC_ASSERT(standingOf(board).timeline.makespan == expected);
            RC_ASSERT(standingOf(board).bound.time == expected);
            RC_ASSERT(bestFound(task).makespan == expected);
        }
    }));
}

void TestLaboratory::theBestFoundObeysAndNothingUndercutsTheBound() {
    QVERIFY(rc::check([] {
        const Task task = anyTask(5);
        const BestFound best = bestFound(task);
        RC_ASSERT(best.board.task == task);
        RC_ASSERT(isComplete(best.board));
        RC_ASSERT(!brokenRule(best.board));
        RC_ASSERT(lengthOf(best.board) == best.makespan);
        RC_ASSERT(best.makespan >= standingOf(best.board).bound.time);
        RC_ASSERT(matches(best.makespan, best));
        RC_ASSERT(best.makespan <= standingOf(oneForwardOneBackward(task)).timeline.makespan);
    }));
    // With room for two of four, moving operations finds far shorter ones than 1F1B with less ahead.
    const Task tight{4, 6, false, 2, 0};
    QCOMPARE(standingOf(oneForwardOneBackward(tight)).timeline.makespan, 51);
    QVERIFY(bestFound(tight).makespan <= 39);
    QCOMPARE(bestFound(tight).kind, ScheduleKind::custom);
    // Splitting pays: Qi et al. 2023, ZB-H1 against 1F1B with the same memory.
    const BestFound whole = bestFound({4, 8, false, 4, 0});
    const BestFound split = bestFound({4, 8, true, 4, 0});
    QCOMPARE(whole.makespan, 33);
    QVERIFY(split.makespan < whole.makespan);
    QVERIFY(!matches(whole.makespan, split));
}

void TestLaboratory::theNextOperationIsTheFirstThatCanRun() {
    Board board = emptyBoard({2, 3, false, 0, 0});
    QCOMPARE(nextOperation(board, forward, 0, 0), (Operation{forward, 0, 0}));
    QCOMPARE(nextOperation(board, forward, 1, 0), (Operation{forward, 1, 0})); // refused, which says why
    board = placed(board, {forward, 0, 1}, 0).board;
    QCOMPARE(nextOperation(board, forward, 0, 1), (Operation{forward, 0, 0}));
    QCOMPARE(nextOperation(board, forward, 1, 0), (Operation{forward, 1, 1})); // whose message has been sent
    const Board whole = oneForwardOneBackward(board.task);
    QCOMPARE(nextOperation(whole, forward, 0, 0), std::nullopt);
}

void TestLaboratory::chunksTakeTurns() {
    // One rank with three chunks: F down, B up, and nothing else is possible.
    Board board = emptyBoard({1, 1, false, 0, 0, 3});
    for (const Operation& expected : {Operation{forward, 0, 0},
                                      {forward, 1, 0},
                                      {forward, 2, 0},
                                      {backward, 2, 0},
                                      {backward, 1, 0},
                                      {backward, 0, 0}}) {
        const Operation next = operationFor(board, expected.kind, 0, 0, board.lanes[0].size());
        QCOMPARE(next, expected);
        board = placed(board, next, board.lanes[0].size()).board;
    }
    QVERIFY(isComplete(board));
    QCOMPARE(standingOf(board).timeline.makespan, 9);
    // In a V of two ranks the last one has both middle stages, and no message between them.
    const Task vee{2, 1, true, 2, 3, 2, true};
    QCOMPARE(vee.rankOf(1), 1);
    QCOMPARE(vee.rankOf(2), 1);
    const Board made = backwardsFirst(vee);
    QCOMPARE(made.lanes[1], (std::vector<Operation>{{forward, 1, 0},
                                                    {forward, 2, 0},
                                                    {inputGradient, 2, 0},
                                                    {weightGradient, 2, 0},
                                                    {inputGradient, 1, 0},
                                                    {weightGradient, 1, 0}}));
    // F F, message, F F I W I, message, and at rank 0 I (whose W follows): 1+3+2+3 then 1, back again.
    QCOMPARE(standingOf(made).timeline.makespan, lengthOf(made));
    // W goes to the chunk whose I has run.
    Board halves = made;
    std::erase_if(halves.lanes[1], [](const Operation& op) { return op.kind == weightGradient; });
    QCOMPARE(operationFor(halves, weightGradient, 0, 1, 3), (Operation{weightGradient, 2, 0}));
    halves = placed(halves, {weightGradient, 2, 0}, 4).board;
    QCOMPARE(operationFor(halves, weightGradient, 0, 1, 4), (Operation{weightGradient, 1, 0}));
}

void TestLaboratory::refusalsNameRanksOfSeveralChunks() {
    const Task task{2, 2, false, 2, 0, 2};
    Board board = emptyBoard(task);
    QCOMPARE(refused(placed(board, {forward, 2, 0}, 0)),
             "F0.2 on rank 0 waits for a message: place F0.1 on rank 1 first.");
    for (const auto& [stage, index] : {std::pair{0, 0}, {1, 0}, {2, 1}})
        board = placed(board, {forward, stage, 0}, static_cast<std::size_t>(index)).board;
    QCOMPARE(placedOn(board), 3);
    QCOMPARE(refused(placed(board, {forward, 2, 0}, 0)), "F0.2 is on rank 0 already.");
    QCOMPARE(refused(placed(board, {backward, 2, 0}, 1)),
             "B0.2 comes after F0.2 on rank 0, whose result it needs.");
    QCOMPARE(refused(placed(board, {forward, 0, 1}, 2)),
             "Rank 0 would hold activations of 3 forwards and has room for 2: a B has to make room first.");
    QVERIFY(refused(moved(board, 0, 1, 0)).starts_with("Ranks would wait for each other in a circle"));
    // The middle of a V is on one rank, where no message comes from elsewhere.
    Board vee = emptyBoard({2, 1, false, 0, 0, 2, true});
    vee = placed(vee, {forward, 0, 0}, 0).board;
    QCOMPARE(refused(placed(vee, {forward, 2, 0}, 0)),
             "F0.2 comes after F0.1 on rank 1, whose result it needs.");
    vee = placed(vee, {forward, 1, 0}, 0).board;
    QCOMPARE(refused(placed(vee, {forward, 2, 0}, 0)),
             "F0.2 comes after F0.1 on rank 1, whose result it needs.");
    QCOMPARE(refused(placed(vee, {forward, 2, 0}, 1)), "accepted");
}

void TestLaboratory::anyTaskHasASchedule() {
    QVERIFY(rc::check([] {
        const Task task = anyDeal(9);
        for (const Board& board : {backwardsFirst(task), usualSchedule(task).board}) {
            RC_ASSERT(board.task == task);
            RC_ASSERT(isComplete(board));
            RC_ASSERT(!brokenRule(board));
            RC_ASSERT(lengthOf(board) >= standingOf(board).bound.time);
            // As a file it is an order for whoever reads orders, and comes back.
            RC_ASSERT(execute(parseOrder(writeBoard(board)), durationsOf(task)).makespan == lengthOf(board));
            RC_ASSERT(parseBoard(writeBoard(board), task) == board);
        }
    }));
}

void TestLaboratory::interleavingAndTheVPayAsPublished() {
    // Narayanan et al. 2021, section 2.2: (m·v + p − 1)(F + B) of a chunk.
    const Task interleaved{4, 8, false, 0, 0, 2};
    QCOMPARE(usualSchedule(interleaved).kind, ScheduleKind::interleaved);
    QCOMPARE(usualSchedule(interleaved).makespan, 3 * (8 * 2 + 4 - 1));
    QCOMPARE(bestFound(interleaved).makespan, standingOf(emptyBoard(interleaved)).bound.time);
    // Seven micro-batches it does not know; the laboratory has some schedule none the less.
    QCOMPARE(usualSchedule({4, 7, false, 0, 0, 2}).kind, ScheduleKind::custom);
    // Qi et al. 2024: V-Half runs in 6m + 3p − 7 slots with about half of 1F1B's memory, so that the best
    // found with that memory is no longer.
    const Task half{4, 8, true, 2 * ((4 + 2) / 2), 0, 2, true};
    QVERIFY(bestFound(half).makespan <= 6 * 8 + 3 * 4 - 7);
    QVERIFY(bestFound(half).makespan >= standingOf(emptyBoard(half)).bound.time);
}

void TestLaboratory::filesComeBack() {
    const Task task{3, 4, true, 2, 1};
    const Board board = oneForwardOneBackward(task);
    QCOMPARE(parseBoard(writeBoard(board), task), board);
    // One that holds more than the task's memory has none.
    const Board more = oneForwardOneBackward({4, 4, false, 0, 0});
    const Board read = parseBoard(writeOrder(orderOf(more)), {2, 2, true, 2, 3});
    QCOMPARE(read.lanes, more.lanes);
    QCOMPARE(read.task.memory, 0);
    QCOMPARE(read.task.message, 3);
    QVERIFY(!read.task.splitBackward);
}

void TestLaboratory::filesSayWhatTheirOrderDoesNot() {
    const Task here{2, 2, false, 2, 3};
    const Board board = emptyBoard({2, 2, true, 1, 1});
    const std::string order = writeOrder(orderOf(board));
    QCOMPARE(writeBoard(board), "# unfinished: 0 of 12 operations\n"
                                "# laboratory: memory 1, message 1, split yes, v no\n" +
                                    order);
    QCOMPARE(parseBoard(order, here).task, here);
    // Anywhere in the file, as another system's editor ends lines, and of what it knows only that.
    QCOMPARE(parseBoard(order + "# laboratory: colour red,split yes\r\n", here).task,
             (Task{2, 2, true, 2, 3}));
    // The order's own backwards count, and memory that it does not keep is none.
    const Board whole = oneForwardOneBackward({3, 4, false, 3, 0});
    QCOMPARE(parseBoard("# laboratory: memory 2, split yes\n" + writeOrder(orderOf(whole)), here).task,
             (Task{3, 4, false, 0, 3}));
    // The first one counts, and one with a value that no task has is a comment as a whole.
    for (const char* bad : {"memory 97", "memory -1", "memory 99999999999999999999", "memory 1.5", "memory",
                            "memory 1 2", "message 4", "message 0x1", "split maybe", "split", "v 1",
                            "memory 1, message 9", "memory \xF0\x9F\x98\x80"}) {
        const std::string remark = std::string("# laboratory: ") + bad + "\n";
        QVERIFY2(parseBoard(remark + "# laboratory: memory 1\n" + order, here).task == here, bad);
    }
}

void TestLaboratory::filesThatNoBoardHoldsAreRefused() {
    QCOMPARE(unread("ranks 2\nmicrobatches 1\nchunks 2\nstages 0 0 1 1\nrank 0: F0.0\nrank 1:\n"),
             "mine.txt: In the laboratory stages are dealt to the ranks in turn, or two to each in a V.");
    QCOMPARE(
        unread("ranks 13\nmicrobatches 1\n" +
               [] {
                   std::string lines;
                   for (int rank = 0; rank < 13; ++rank)
                       lines += "rank " + std::to_string(rank) + ":\n";
                   return lines;
               }()),
        "mine.txt: The laboratory has room for 12 ranks, 4 chunks on each and 24 micro-batches; these are "
        "13, 1 and 1.");
    QCOMPARE(unread("ranks 1\nmicrobatches 1\nchunks 2\nrank 0: F0.0\n"), "read");
    QCOMPARE(unread("ranks 1\nmicrobatches 2\nrank 0: F0.0 F1.0&B0.0\n"),
             "mine.txt: The laboratory has no fused blocks.");
    QCOMPARE(unread("ranks 1\nmicrobatches 2\nrank 0: F0.0 B0.0 F1.0 I1.0\n"),
             "mine.txt: In the laboratory all backwards are whole (B) or all are split (I and W).");
    QCOMPARE(unread("ranks 1\nmicrobatches 2\nrank 0: B0.0 F0.0\n"),
             "mine.txt: B0 comes after F0 on stage 0, whose result it needs.");
    QCOMPARE(unread("ranks 1\nmicrobatches 2\nrank 0: X0.0\n"),
             "mine.txt, line 3: The kind of X0.0 is unknown; there are F, B, I and W, and fused blocks as in "
             "F3.5&B1.2.");
}

QUADRILLE_TESTS(TestLaboratory)
#include "tst_laboratory.moc"
