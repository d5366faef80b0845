// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/laboratory/board_text.h"
#include "widgets/laboratory/board_view.h"

#include <QSignalSpy>

using namespace quadrille;
using namespace quadrille::laboratory;
using enum OperationKind;

namespace {

/// A board on screen, which takes what the user makes of it.
struct ShownBoard {
    explicit ShownBoard(Board board, QSize size = {900, 420}) {
        view.setFont(test::usualFont());
        view.resize(size);
        QObject::connect(&view, &BoardView::edited, &view, [this](const Board& next) {
            ++edits;
            show(next);
        });
        QObject::connect(&view, &BoardView::refused, &view, [this](const QString& why) { refusal = why; });
        show(std::move(board));
        view.show();
        (void)QTest::qWaitForWindowActive(&view);
        view.setFocus();
    }

    void show(Board board) {
        const Standing standing = standingOf(board);
        view.setContent({std::move(board), standing, bestFound(standing.isComplete() ? board.task : Task{})});
    }
    [[nodiscard]] const std::vector<Operation>& lane(int stage) const { return view.content().lane(stage); }
    [[nodiscard]] QPoint at(const BoardPlace& place) const {
        return view.layoutNow().boxOf(place).center().toPoint();
    }
    void drag(QPoint from, QPoint to) {
        QTest::mousePress(&view, Qt::LeftButton, {}, from);
        QTest::mouseMove(&view, (from + to) / 2);
        QTest::mouseMove(&view, to);
        QTest::mouseRelease(&view, Qt::LeftButton, {}, to);
    }
    void dragChip(OperationKind kind, int microbatch, int stage) {
        drag(at(BoardPlace::onChip(kind, microbatch)),
             at(BoardPlace::inLane(stage, view.content().laneSize(stage))));
    }
    void type(const QString& keys) {
        for (const QChar key : keys)
            QTest::keyClick(&view, static_cast<char>(key.toLatin1()));
    }

    BoardView view;
    QString refusal;
    int edits = 0;
};

Operation op(OperationKind kind, int stage, int microbatch) {
    return {kind, stage, microbatch};
}

} // namespace

/// The picture of a schedule that is made by hand, with the hand.
class TestBoardView : public QObject {
    Q_OBJECT
private slots:
    void dragsOperationsIntoLanes();
    void refusesWithTheReason();
    void clicksTakeAndPutDown();
    void dragsAlongALaneAndOut();
    void theKeyboardDoesItAll();
    void theKeyboardTakesAndMoves();
    void undoIsAskedForHere();
    void saysWhatIsThere();
    void goalsAreReached();
    void layoutsDoNotOverlap();
    void lanesAreReadableWhereHeightIsShort();
    void chunksAreDraggedAndTyped();
    void anAnswerLeavesWhatIsHeld();
    void numbersAreATable();
    void paintsInEveryLook();
};

void TestBoardView::dragsOperationsIntoLanes() {
    ShownBoard shown(emptyBoard({2, 2, false, 2, 0}));
    shown.dragChip(forward, 0, 0);
    shown.dragChip(forward, 0, 1);
    shown.dragChip(backward, 0, 1);
    shown.dragChip(backward, 0, 0);
    QCOMPARE(shown.edits, 4);
    QCOMPARE(shown.lane(0), (std::vector{op(forward, 0, 0), op(backward, 0, 0)}));
    QCOMPARE(shown.lane(1), (std::vector{op(forward, 1, 0), op(backward, 1, 0)}));
    // F0 F0 and the two backwards follow each other: 1 + 1 + 2 + 2 slots.
    QCOMPARE(shown.view.content().standing.timeline.makespan, 6);
    // Into the gap between: it takes the place before the backward.
    const QRectF gap = shown.view.layoutNow().boxOf({BoardPlace::Where::gap, 0, 1});
    shown.drag(shown.at(BoardPlace::onChip(forward, 1)), gap.center().toPoint());
    QCOMPARE(shown.lane(0), (std::vector{op(forward, 0, 0), op(forward, 0, 1), op(backward, 0, 0)}));
    QVERIFY(!shown.view.holds());
}

void TestBoardView::refusesWithTheReason() {
    ShownBoard shown(emptyBoard({2, 2, false, 1, 0}));
    shown.dragChip(forward, 0, 1);
    QCOMPARE(shown.refusal, QStringLiteral("F0 on stage 1 waits for a message: place F0 on stage 0 first."));
    QCOMPARE(shown.edits, 0);
    shown.dragChip(forward, 0, 0);
    QVERIFY(shown.refusal.isEmpty());
    shown.dragChip(forward, 1, 0);
    QVERIFY(shown.refusal.startsWith(QStringLiteral("Stage 0 would hold the activations of 2")));
    QCOMPARE(shown.lane(0).size(), 1U);
    // While it is still held, too.
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, shown.at(BoardPlace::onChip(backward, 1)));
    QTest::mouseMove(&shown.view, shown.at(BoardPlace::inLane(1, 0)));
    QCOMPARE(shown.refusal, QStringLiteral("B1 comes after F1 on stage 1, whose result it needs."));
    QVERIFY(shown.view.holds());
    QTest::keyClick(&shown.view, Qt::Key_Escape);
    QVERIFY(!shown.view.holds());
    QVERIFY(shown.refusal.isEmpty());
}

void TestBoardView::clicksTakeAndPutDown() {
    ShownBoard shown(emptyBoard({2, 2, false, 2, 0}));
    const QPoint chip = shown.at(BoardPlace::onChip(forward, 1));
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, chip);
    QVERIFY(shown.view.holds());
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(BoardPlace::inLane(0, 0)));
    QCOMPARE(shown.lane(0), std::vector{op(forward, 0, 1)});
    QVERIFY(!shown.view.holds());
}

void TestBoardView::dragsAlongALaneAndOut() {
    ShownBoard shown(oneForwardOneBackward({2, 3, false, 0, 0})); // stage 1: F0 B0 F1 B1 F2 B2
    shown.drag(shown.at(BoardPlace::inLane(1, 2)), shown.at(BoardPlace::inLane(1, 0)) - QPoint(5, 0));
    QCOMPARE(shown.lane(1)[0], op(forward, 1, 1));
    // Before its own forward: refused.
    const auto before = shown.lane(1);
    shown.drag(shown.at(BoardPlace::inLane(1, 2)), shown.at(BoardPlace::inLane(1, 0)) - QPoint(5, 0));
    QVERIFY(shown.refusal.startsWith(QStringLiteral("B0 comes after F0")));
    QCOMPARE(shown.lane(1), before);
    // To another stage: it stays.
    shown.drag(shown.at(BoardPlace::inLane(1, 0)), shown.at(BoardPlace::inLane(0, 0)));
    QCOMPARE(shown.refusal, QStringLiteral("F1 stays on stage 1, which has its layers."));
    // Out of the lanes: gone, with the backwards that need it.
    shown.drag(shown.at(BoardPlace::inLane(1, 0)), QPoint(20, shown.view.height() - 3));
    QCOMPARE(placedOn(shown.view.content().board), 12 - 3);
}

void TestBoardView::theKeyboardDoesItAll() {
    ShownBoard shown(emptyBoard({2, 2, false, 2, 0}));
    QTest::keyClick(&shown.view, Qt::Key_Home); // shows the cursor
    shown.type(QStringLiteral("ff"));
    QTest::keyClick(&shown.view, Qt::Key_Down);
    shown.type(QStringLiteral("fbfb"));
    QTest::keyClick(&shown.view, Qt::Key_Up);
    shown.type(QStringLiteral("bb"));
    QCOMPARE(shown.view.content().board, oneForwardOneBackward({2, 2, false, 2, 0}));
    QVERIFY(shown.view.content().standing.isComplete());
    shown.type(QStringLiteral("f"));
    QCOMPARE(shown.refusal, QStringLiteral("Stage 0 has all of them already."));
    QTest::keyClick(&shown.view, Qt::Key_Backspace); // the last backward
    QCOMPARE(shown.lane(0).size(), 3U);
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QTest::keyClick(&shown.view, Qt::Key_Delete); // the first forward, and all of micro-batch 0
    QCOMPARE(shown.lane(0), std::vector{op(forward, 0, 1)});
    // Split backwards: B is I, as in the papers.
    ShownBoard split(emptyBoard({1, 1, true, 0, 0}));
    split.type(QStringLiteral("fbw"));
    QCOMPARE(split.lane(0),
             (std::vector{op(forward, 0, 0), op(inputGradient, 0, 0), op(weightGradient, 0, 0)}));
}

void TestBoardView::theKeyboardTakesAndMoves() {
    ShownBoard shown(oneForwardOneBackward({2, 3, false, 0, 0}));
    QTest::keyClick(&shown.view, Qt::Key_Home);
    QTest::keyClick(&shown.view, Qt::Key_Home); // stage 0: F0 F1 B0 F2 B1 B2
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&shown.view, Qt::Key_Right);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QVERIFY(shown.view.holds());
    QTest::keyClick(&shown.view, Qt::Key_Left);
    QTest::keyClick(&shown.view, Qt::Key_Return);
    QCOMPARE(shown.lane(0)[2], op(forward, 0, 2));
    QCOMPARE(shown.lane(0)[3], op(backward, 0, 0));
    // From below: any micro-batch, not only the next one.
    ShownBoard empty(emptyBoard({2, 3, false, 0, 0}));
    QTest::keyClick(&empty.view, Qt::Key_Home);
    for (const int key : {Qt::Key_Down, Qt::Key_Down, Qt::Key_Right, Qt::Key_Return, Qt::Key_Return})
        QTest::keyClick(&empty.view, static_cast<Qt::Key>(key));
    QCOMPARE(empty.lane(0), std::vector{op(forward, 0, 1)});
}

void TestBoardView::undoIsAskedForHere() {
    ShownBoard shown(emptyBoard({1, 1, false, 0, 0}));
    QSignalSpy undo(&shown.view, &BoardView::undoWanted);
    QSignalSpy redo(&shown.view, &BoardView::redoWanted);
    QTest::keyClick(&shown.view, Qt::Key_Z, Qt::ControlModifier);
    QTest::keyClick(&shown.view, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(undo.count(), 1);
    QCOMPARE(redo.count(), 1);
    // Before a shortcut of the window takes it.
    QKeyEvent overriding(QEvent::ShortcutOverride, Qt::Key_Z, Qt::ControlModifier);
    overriding.ignore();
    QCoreApplication::sendEvent(&shown.view, &overriding);
    QVERIFY(overriding.isAccepted());
}

/// Plurals as they stand in the sources: no translation is loaded here.
void TestBoardView::saysWhatIsThere() {
    const Board board = oneForwardOneBackward({2, 2, false, 2, 0});
    const BoardContent content{board, standingOf(board), std::nullopt};
    QCOMPARE(board_text::readout(content, BoardPlace::inLane(0, 1)),
             QStringLiteral("F1 on stage 0, from 1 to 2; then it holds 2 micro-batch(es)"));
    QCOMPARE(board_text::readout(content, {BoardPlace::Where::gap, 0, 2}),
             QStringLiteral("Stage 0 idles for 2 slot(s) before B0: B0 on stage 1 has to end first"));
    QCOMPARE(board_text::readout(content, {BoardPlace::Where::gap, 1, 0}),
             QStringLiteral("Stage 1 idles for 1 slot(s) before F0: F0 on stage 0 has to end first"));
    QCOMPARE(board_text::readout(content, BoardPlace::onChip(forward, 1)),
             QStringLiteral("F1: placed on every stage"));
    const Board empty = emptyBoard({2, 2, false, 2, 0});
    QCOMPARE(board_text::readout({empty, standingOf(empty), std::nullopt}, BoardPlace::onChip(backward, 1)),
             QStringLiteral("B1: to be placed on stage 0, 1"));
    QCOMPARE(board_text::finding({empty, standingOf(empty), std::nullopt}),
             QStringLiteral("8 operation(s) to place; no schedule takes less than 9 slot(s)"));
}

void TestBoardView::goalsAreReached() {
    const Task task{4, 4, true, 4, 0};
    const BestFound best = bestFound(task);
    const Board plain = oneForwardOneBackward(task);
    const QString before = board_text::goals({plain, standingOf(plain), best});
    QVERIFY(before.startsWith(QStringLiteral("✓ all operations placed   ○ within 2 %")));
    const QString after = board_text::goals({best.board, standingOf(best.board), best});
    QVERIFY(after.contains(QStringLiteral("✓ within 2 %")));
    const Board empty = emptyBoard(task);
    QVERIFY(!board_text::goals({empty, standingOf(empty), best}).contains(u'✓'));
    QVERIFY(board_text::goals({empty, standingOf(empty), std::nullopt}).contains(QStringLiteral("…")));
}

void TestBoardView::layoutsDoNotOverlap() {
    for (const Task& task : {Task{1, 1, false, 0, 0}, Task{4, 6, true, 4, 1}, Task{12, 24, true, 0, 3},
                             Task{4, 6, true, 0, 1, 2, true}, Task{3, 4, false, 0, 0, 4}}) {
        const Board board = backwardsFirst(task);
        const BoardContent content{board, standingOf(board), std::nullopt};
        for (const QSize size : {QSize(640, 170), QSize(640, 300), QSize(1280, 620)}) {
            const QFontMetricsF metrics(test::usualFont());
            const BoardLayout layout = layoutBoard(content, QRectF(QPointF(), size), metrics);
            std::vector<QRectF> boxes;
            for (const BoardLayout::Bar& bar : layout.bars) {
                QVERIFY(layout.lanes[std::size_t(bar.rank)].row.contains(bar.box.center()));
                QVERIFY(layout.grid.adjusted(-1, -1, 1, 1).contains(bar.box));
                QCOMPARE(layout.placeAt(bar.box.center(), content), BoardPlace::inLane(bar.rank, bar.index));
                boxes.push_back(bar.box);
            }
            for (const BoardLayout::Chip& chip : layout.chips) {
                QVERIFY(QRectF(QPointF(), size).contains(chip.box));
                QCOMPARE(layout.placeAt(chip.box.center(), content),
                         BoardPlace::onChip(chip.kind, chip.microbatch));
                boxes.push_back(chip.box);
            }
            for (const PlacedText& name : layout.rowNames)
                boxes.push_back(name.box);
            for (const BoardLayout::Lane& lane : layout.lanes)
                if (!lane.name.text.isEmpty())
                    boxes.push_back(lane.name.box);
            for (std::size_t i = 0; i < boxes.size(); ++i)
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(!boxes[i].adjusted(0.01, 0.01, -0.01, -0.01).intersects(boxes[j]));
        }
    }
}

/// As the picture is docked in a window of 1280×720.
void TestBoardView::lanesAreReadableWhereHeightIsShort() {
    const Board board = oneForwardOneBackward({4, 6, true, 4, 0});
    const QFontMetricsF metrics(test::usualFont());
    const BoardLayout layout = layoutBoard({board, standingOf(board), std::nullopt},
                                           QRectF(0, 0, 930, 9 * metrics.height()), metrics);
    for (const BoardLayout::Lane& lane : layout.lanes)
        QVERIFY(lane.row.height() >= 1.1 * metrics.height());
    QCOMPARE(layout.rowNames.size(), 1U); // all kinds in one row
}

void TestBoardView::chunksAreDraggedAndTyped() {
    ShownBoard shown(emptyBoard({2, 2, false, 0, 0, 2, true})); // rank 1 has stages 1 and 2
    shown.dragChip(forward, 0, 0);
    shown.dragChip(forward, 0, 1);
    shown.dragChip(forward, 0, 1); // the same micro-batch, whose next chunk is there
    QCOMPARE(shown.lane(1), (std::vector{op(forward, 1, 0), op(forward, 2, 0)}));
    shown.dragChip(backward, 0, 1);
    QVERIFY(
        shown.refusal.startsWith(QStringLiteral("B0.2 on rank 1 waits for a message: place B0.3 on rank 0")));
    shown.dragChip(forward, 0, 0);
    shown.dragChip(backward, 0, 0);
    QCOMPARE(shown.lane(0), (std::vector{op(forward, 0, 0), op(forward, 3, 0), op(backward, 3, 0)}));
    // Typed from here on: the cursor is where the last one went.
    shown.type(QStringLiteral("f"));
    QCOMPARE(shown.lane(0).back(), op(forward, 0, 1));
    QTest::keyClick(&shown.view, Qt::Key_Down);
    QTest::keyClick(&shown.view, Qt::Key_End);
    shown.type(QStringLiteral("bb"));
    QCOMPARE(shown.lane(1).back(), op(backward, 1, 0));
    QCOMPARE(board_text::readout(shown.view.content(), BoardPlace::inLane(1, 0)),
             QStringLiteral("F0.1 on rank 1, from 1 to 2; then it holds activations of 1 forward(s)"));
    // An operation stays on the rank that has its chunk.
    shown.drag(shown.at(BoardPlace::inLane(1, 0)), shown.at(BoardPlace::inLane(0, 0)));
    QCOMPARE(shown.refusal, QStringLiteral("F0.1 stays on rank 1, which has its layers."));
}

void TestBoardView::anAnswerLeavesWhatIsHeld() {
    ShownBoard shown(emptyBoard({2, 2, false, 2, 0}));
    const QPoint chip = shown.at(BoardPlace::onChip(forward, 1));
    QTest::mousePress(&shown.view, Qt::LeftButton, {}, chip);
    QTest::mouseMove(&shown.view, shown.at(BoardPlace::inLane(0, 0)));
    BoardContent content = shown.view.content();
    content.best = bestFound(content.board.task);
    shown.view.setContent(content);
    QVERIFY(shown.view.holds());
    QTest::mouseRelease(&shown.view, Qt::LeftButton, {}, shown.at(BoardPlace::inLane(0, 0)));
    QCOMPARE(shown.lane(0), std::vector{op(forward, 0, 1)});
    // Another board does not have it.
    QTest::mouseClick(&shown.view, Qt::LeftButton, {}, shown.at(BoardPlace::onChip(forward, 0)));
    QVERIFY(shown.view.holds());
    shown.show(emptyBoard({2, 2, false, 2, 0}));
    QVERIFY(!shown.view.holds());
}

void TestBoardView::numbersAreATable() {
    ShownBoard shown(oneForwardOneBackward({2, 2, false, 0, 0}));
    const DataTable table = shown.view.data();
    QCOMPARE(table.rows.size(), 8);
    QCOMPARE(table.rows.last()[0].toInt(), 1);
    QCOMPARE(table.rows.last()[5].toDouble() - table.rows.last()[4].toDouble(), 2); // a whole backward
}

void TestBoardView::paintsInEveryLook() {
    ShownBoard shown(oneForwardOneBackward({3, 4, false, 2, 1}));
    for (const bool dark : {false, true}) {
        const Colours colours = Colours::make(dark, ColourSet::paper);
        const QImage image = test::painted(shown.view, {700, 360}, colours);
        const QRectF bar =
            layoutBoard(shown.view.content(), QRectF(0, 0, 700, 360), QFontMetricsF(shown.view.font()))
                .barOf(0, 0)
                ->box;
        QCOMPARE(image.pixelColor((bar.topLeft() + QPointF(2, 2)).toPoint()), colours.forward);
    }
}

QUADRILLE_TESTS(TestBoardView)
#include "tst_board_view.moc"
