// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/laboratory/laboratory_bar.h"
#include "app/panels/laboratory/laboratory_panel.h"
#include "app/panels/lessons/contents_page.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/session/file_io.h"
#include "app/session/session.h"
#include "core/pipeline/order_file.h"
#include "tests/app/cli/cli_run.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/laboratory/board_view.h"

#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QToolButton>

using namespace quadrille;
using namespace quadrille::laboratory;
using test::Running;

namespace {

/// The program with the laboratory in front.
struct OpenedLaboratory : Running {
    OpenedLaboratory() {
        trigger("panel.laboratory");
        panel = find<LaboratoryPanel>();
        settle();
        panel->board()->setFocus();
    }
    void settle() const { QTRY_VERIFY_WITH_TIMEOUT(!panel->searching(), 60'000); }
    void type(const char* keys) const {
        for (const char* key = keys; *key != 0; ++key)
            if (*key == 'd' || *key == 'u')
                QTest::keyClick(panel->board(), *key == 'd' ? Qt::Key_Down : Qt::Key_Up);
            else
                QTest::keyClick(panel->board(), *key);
    }
    [[nodiscard]] const Board& board() const { return panel->board()->content().board; }

    LaboratoryPanel* panel = nullptr;
};

} // namespace

/// Schedule it yourself, in the window.
class TestLaboratoryPanel : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-laboratory-panel"); }
    void aScheduleIsTypedSavedAndRunByTheCommandLine();
    void undoAndRedoAreItsOwn();
    void theBoardStaysWhereItIsAndCanBeRead();
    void theTaskChangesAndKeepsWhatItCan();
    void whatIsMadeByHandIsKeptForTheClass();
    void filesThatCannotBeReadChangeNothing();
    void goesToThePipelinePanel();
    void staysInTheSession();
    void startsAsLargeAsThePlan();
    void chunksAreChosenAndStayInTheSession();
};

void TestLaboratoryPanel::aScheduleIsTypedSavedAndRunByTheCommandLine() {
    OpenedLaboratory program;
    program.panel->bar()->ranks()->setValue(2);
    program.panel->bar()->microbatches()->setValue(3);
    program.settle();
    QVERIFY(program.panel->verdict().startsWith(QStringLiteral("○")));
    QTest::keyClick(program.panel->board(), Qt::Key_Home);
    program.type("ffdfbfbu"); // the cursor goes up to where B1 ends
    QTest::keyClick(program.panel->board(), Qt::Key_End);
    program.type("bfd");
    QTest::keyClick(program.panel->board(), Qt::Key_End);
    program.type("fbu");
    QTest::keyClick(program.panel->board(), Qt::Key_End);
    program.type("bb");
    QCOMPARE(program.board(), oneForwardOneBackward({2, 3, false, 4, 0}));
    QVERIFY(!program.panel->verdict().contains(u'○')); // all goals: (m + p − 1)·3 slots
    QCOMPARE(program.panel->board()->content().standing.timeline.makespan, 12);

    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("mine.order.txt"));
    Prompts prompts = program.prompts();
    prompts.orderToSave = [&file](const QString&) { return file; };
    prompts.orderToOpen = [&file] { return file; };
    LaboratoryPanel other(program.store(), prompts);
    other.setSeen(true);
    other.bar()->startWanted(program.board());
    other.bar()->saveButton()->click();
    QVERIFY(program.errors.isEmpty());
    const QByteArray text = readWhole(file, 10'000);
    QCOMPARE(parseOrder(text.toStdString()).operations, orderOf(program.board()).operations);
    const test::CliRun run = test::startCli(
        {QStringLiteral("schedule"), QStringLiteral("--order"), file, QStringLiteral("--json")});
    QVERIFY2(run.exitCode == 0, qPrintable(run.err));
    QCOMPARE(run.json()["makespan"].get<double>(), 12);
    // And back.
    other.bar()->startWanted(emptyBoard({4, 4, false, 0, 0}));
    other.bar()->openButton()->click();
    QCOMPARE(other.board()->content().board, program.board());
}

void TestLaboratoryPanel::undoAndRedoAreItsOwn() {
    OpenedLaboratory program;
    const Scenario plan = program.store().scenario();
    QTest::keyClick(program.panel->board(), Qt::Key_Home);
    program.type("ff");
    QTest::keyClick(program.panel->board(), Qt::Key_Z, Qt::ControlModifier);
    QCOMPARE(placedOn(program.board()), 1);
    program.panel->bar()->undoButton()->click();
    QCOMPARE(placedOn(program.board()), 0);
    QVERIFY(!program.panel->bar()->undoButton()->isEnabled());
    program.panel->bar()->redoButton()->click();
    program.panel->bar()->redoButton()->click();
    QCOMPARE(placedOn(program.board()), 2);
    QVERIFY(!program.panel->bar()->redoButton()->isEnabled());
    QVERIFY(program.store().scenario() == plan);
}

void TestLaboratoryPanel::theBoardStaysWhereItIsAndCanBeRead() {
    OpenedLaboratory program;
    program.window.resize(1280, 720);
    program.find<LessonsPanel>()->begin(QStringLiteral("beat-it"));
    program.find<LessonsPanel>()->walk()->goTo(1); // where nothing is covered
    program.trigger("panel.laboratory");
    program.settle();
    BoardView& board = *program.panel->board();
    for (const BoardLayout::Lane& lane : board.layoutNow().lanes) {
        QVERIFY(!lane.name.text.isEmpty());
        QVERIFY(lane.row.height() > board.fontMetrics().height());
    }
    const auto place = [&board] { return QRect(board.mapTo(board.window(), QPoint()), board.size()); };
    const QRect before = place();
    const QString goals = program.panel->verdict();
    board.setFocus();
    QTest::keyClick(&board, Qt::Key_Home);
    program.type("ffffb"); // four are as many as there is room for, and no backward can run yet
    QTest::qWait(1);
    QVERIFY(!program.panel->verdict().startsWith(QStringLiteral("○")));
    QCOMPARE(place(), before);
    // What is taken next has nothing to do with it.
    QTest::mouseClick(&board, Qt::LeftButton, {},
                      board.layoutNow().boxOf(BoardPlace::inLane(0, 1)).center().toPoint());
    QVERIFY(board.holds());
    QCOMPARE(program.panel->verdict(), goals);
    QCOMPARE(place(), before);
    program.find<LessonsPanel>()->leaveLesson();
}

void TestLaboratoryPanel::theTaskChangesAndKeepsWhatItCan() {
    OpenedLaboratory program;
    program.panel->bar()->usualAction()->trigger();
    const Board whole = program.board();
    QVERIFY(isComplete(whole));
    program.panel->bar()->split()->click();
    program.settle();
    QVERIFY(program.board().task.splitBackward);
    QVERIFY(isComplete(program.board()));
    QVERIFY(program.panel->verdict().contains(QStringLiteral("○ within 2 %"))); // there are better ones now
    program.panel->bar()->memory()->setValue(2);
    QVERIFY(!isComplete(program.board()));
    program.panel->bar()->undoButton()->click();
    program.panel->bar()->undoButton()->click();
    QCOMPARE(program.board(), whole);
    QVERIFY(!program.panel->bar()->split()->isChecked());
    program.panel->bar()->emptyAction()->trigger();
    QCOMPARE(placedOn(program.board()), 0);
}

void TestLaboratoryPanel::whatIsMadeByHandIsKeptForTheClass() {
    OpenedLaboratory program;
    auto* lessons = program.find<LessonsPanel>();
    lessons->progress().reset();
    const auto& kept = lessons->progress().laboratory();
    program.panel->bar()->ranks()->setValue(1);
    program.panel->bar()->microbatches()->setValue(1);
    program.settle();
    program.panel->bar()->usualAction()->trigger(); // complete, and by nobody's hand
    program.panel->bar()->emptyAction()->trigger();
    QTest::keyClick(program.panel->board(), Qt::Key_Home);
    program.type("f");
    QVERIFY(kept.empty());
    program.type("b");
    QVERIFY(isComplete(program.board()));
    QCOMPARE(kept.size(), std::size_t{1});
    QCOMPARE(kept.front().task, (Task{1, 1, false, 4, 0}));
    QCOMPARE(kept.front().makespan, 3);
    QCOMPARE(kept.front().bound, 3);
    QCOMPARE(kept.front().best, std::optional(3.0));
    QCOMPARE(kept.front().bubble, 0);
    // In the table of whoever uses the program.
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("class.csv"));
    lessons->prepare();
    lessons->setFileToSave([&file] { return file; });
    const QByteArray user = qgetenv("USER");
    qputenv("USER", "grace");
    lessons->contents()->exportButton()->click();
    if (user.isNull())
        qunsetenv("USER");
    else
        qputenv("USER", user);
    constexpr qint64 most = 1 << 20;
    const QByteArray text = readWhole(file, most);
    QVERIFY(text.contains("\nlaboratory,p=1 v=1 m=1 memory=4 message=0 backward=whole stages=loop,"));
    QCOMPARE(text.count(",grace,"), text.count('\n') - 1);
    lessons->progress().reset();
    QVERIFY(kept.empty());
}

void TestLaboratoryPanel::filesThatCannotBeReadChangeNothing() {
    OpenedLaboratory program;
    program.panel->bar()->usualAction()->trigger();
    const Board before = program.board();
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("bad.txt"));
    writeWhole(file, "ranks 1\nmicrobatches 1\nrank 0: F0.0&B0.0\n");
    Prompts prompts = program.prompts();
    prompts.orderToOpen = [&file] { return file; };
    LaboratoryPanel other(program.store(), prompts);
    other.setSeen(true);
    other.bar()->startWanted(before);
    other.bar()->openButton()->click();
    QCOMPARE(program.errors.size(), 1);
    QVERIFY(program.errors.front().contains(QStringLiteral("bad.txt: The laboratory has no fused blocks")));
    QCOMPARE(other.board()->content().board, before);
}

void TestLaboratoryPanel::goesToThePipelinePanel() {
    OpenedLaboratory program;
    QVERIFY(!program.panel->bar()->sendButton()->isEnabled()); // nothing to compare yet
    program.panel->bar()->usualAction()->trigger();
    program.panel->bar()->sendButton()->click();
    auto* pipeline = program.find<PipelinePanel>();
    QCOMPARE(pipeline->pair().otherName(), QStringLiteral("Laboratory"));
    QVERIFY(!pipeline->difference().isEmpty());
}

void TestLaboratoryPanel::staysInTheSession() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("talk.quadrille"));
    Board begun;
    {
        OpenedLaboratory program;
        QTest::keyClick(program.panel->board(), Qt::Key_Home);
        program.panel->bar()->message()->setValue(2);
        program.type("ff");
        begun = program.board();
        QCOMPARE(placedOn(begun), 2);
        program.saveAnswer = file;
        program.trigger("file.saveAs");
    }
    QCOMPARE(readSession(file).view.laboratory, std::optional(begun));
    Running again(QStringList{file});
    again.trigger("panel.laboratory");
    QCOMPARE(again.find<LaboratoryPanel>()->board()->content().board, begun);
    // What is no board is none, and no reason to refuse the file.
    QByteArray text = readWhole(file, largestSessionFile);
    text.replace("rank 0: F0.0", "rank 0: X0.0");
    QVERIFY(!sessionFromBytes(text).view.laboratory);
}

void TestLaboratoryPanel::startsAsLargeAsThePlan() {
    OpenedLaboratory program;
    Scenario plan = program.store().scenario();
    plan.cluster.gpus = 8;
    plan.plan = {};
    plan.plan.pp = 4;
    plan.plan.globalBatch = 16;
    plan.plan.sequence = 2048;
    program.store().change(plan, [] { return QStringLiteral("Small"); });
    program.panel->bar()->planAction()->trigger();
    QCOMPARE(program.board().task.ranks, 4);
    QCOMPARE(program.board().task.microbatches, 8);
    plan.plan.globalBatch = 512;
    program.store().change(plan, [] { return QStringLiteral("Large"); });
    QVERIFY(!program.panel->bar()->planAction()->isEnabled());
}

void TestLaboratoryPanel::chunksAreChosenAndStayInTheSession() {
    QTemporaryDir folder;
    const QString file = folder.filePath(QStringLiteral("v.quadrille"));
    Board made;
    {
        OpenedLaboratory program;
        LaboratoryBar* bar = program.panel->bar();
        bar->ranks()->setValue(2);
        bar->microbatches()->setValue(2);
        bar->chunks()->setCurrentIndex(2);
        QCOMPARE(program.board().task, (Task{2, 2, false, 8, 0, 2, true})); // room for as much as before
        bar->memory()->setValue(2);
        QCOMPARE(program.board().task.memory, 2);
        bar->memory()->stepDown(); // fewer could not finish a micro-batch: any number
        QCOMPARE(program.board().task.memory, 0);
        bar->usualAction()->trigger();
        program.settle();
        QVERIFY(isComplete(program.board()));
        QVERIFY(bar->sendButton()->isEnabled());
        bar->sendButton()->click();
        QVERIFY(!program.find<PipelinePanel>()->difference().isEmpty());
        made = program.board();
        program.saveAnswer = file;
        program.trigger("file.saveAs");
    }
    Running again(QStringList{file});
    again.trigger("panel.laboratory");
    auto* panel = again.find<LaboratoryPanel>();
    QCOMPARE(panel->board()->content().board, made);
    QCOMPARE(panel->bar()->chunks()->currentIndex(), 2);
    // Back to one chunk: what is left obeys, and undo brings all of it back.
    panel->bar()->chunks()->setCurrentIndex(0);
    QVERIFY(!panel->board()->content().board.task.vShaped);
    panel->bar()->undoButton()->click();
    QCOMPARE(panel->board()->content().board, made);
}

QUADRILLE_TESTS(TestLaboratoryPanel)
#include "tst_laboratory_panel.moc"
