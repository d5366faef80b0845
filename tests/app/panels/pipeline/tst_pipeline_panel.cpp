// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exporting/export.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/pipeline/pipeline_panel_picture.h"
#include "core/pipeline/lower_bound.h"
#include "core/pipeline/order_file.h"
#include "core/pipeline/transfers.h"
#include "tests/app/read_all.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_bars/memory_bars.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTemporaryDir>

#include <algorithm>
#include <cmath>

using namespace quadrille;
using test::Running;

namespace {

struct Laboratory : Running {
    PipelinePanel* panel = find<PipelinePanel>();
    GanttView* chart = panel->gantt();
    GanttView* other = panel->otherGantt();

    /// Until what is worked out in the background is there.
    void settle() { QTRY_VERIFY(!store().timelinePending() && !panel->pair().pending()); }
};

using test::readAll;

} // namespace

class TestPipelinePanel : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    QString write(const char* name, const QByteArray& text) const {
        QFile file(path(name));
        if (file.open(QIODevice::WriteOnly))
            file.write(text);
        return file.fileName();
    }

private slots:
    void init() { test::isolate("tst-pipeline-panel"); }

    void bothTimeBasesAreTheModelsAndTheUnits() {
        Laboratory lab;
        const Scenario& plan = lab.store().scenario();
        QVERIFY(lab.actions("time.model")->isChecked());
        QCOMPARE(lab.chart->timeBase(), TimeBase::model);
        QCOMPARE(lab.chart->timeline()->makespan, analyze(plan, TimeBase::model).timeline->makespan);
        lab.trigger("time.units");
        QCOMPARE(lab.chart->timeBase(), TimeBase::units);
        // (m + p − 1) forwards of 1 and backwards of 2.
        const auto span = static_cast<double>(3 * (microBatches(plan) + plan.plan.pp - 1));
        QCOMPARE(lab.chart->timeline()->makespan, span);
        QVERIFY(lab.actions("time.units")->isChecked());
    }

    void theTitleNamesTheTextbooksBubbleBesideTheOwn() {
        Laboratory lab;
        QVERIFY2(lab.panel->finding().contains(QStringLiteral("; textbook 15.8 %")),
                 qPrintable(lab.panel->finding()));
        lab.trigger("time.units");
        QCOMPARE(lab.panel->finding(), lab.chart->finding());
    }

    void theStoryComparesWithTheBestPossible() {
        Laboratory lab;
        lab.settle();
        const auto& timeline = *lab.chart->timeline();
        const double bound =
            lowerBound(timeline.order->placement, timeline.order->shape.microbatches,
                       durationsOf(lab.store().scenario(), TimeBase::model), {.splitBackward = true})
                .time;
        QVERIFY(bound > 0 && bound <= timeline.makespan);
        QCOMPARE(lab.panel->pair().own().bestPossible, bound);
        QVERIFY2(lab.panel->story().startsWith(QStringLiteral("1F1B takes ")),
                 qPrintable(lab.panel->story()));
    }

    void anotherScheduleStandsBelowOnTheSameAxis() {
        Laboratory lab;
        QVERIFY(lab.other->isHidden());
        lab.trigger("compare.zb-h1");
        lab.settle();
        QVERIFY(lab.other->isVisible());
        const Scenario other = withSchedule(lab.store().scenario(), ScheduleKind::zeroBubbleH1);
        const Analysis expected = analyze(other, TimeBase::model);
        QCOMPARE(lab.other->timeline()->makespan, expected.timeline->makespan);
        const PipelineNumbers& numbers = lab.panel->pair().other();
        QCOMPARE(numbers.memory->value(), expected.memory->total().value());
        QCOMPARE(numbers.messages, transfers(*expected.timeline->order).total());
        // One axis: the same range, as long as the longer one, and a zoom of one is a zoom of both.
        QCOMPARE(lab.other->visibleRange().end, lab.chart->visibleRange().end);
        QVERIFY(lab.chart->visibleRange().end >= expected.timeline->makespan);
        lab.chart->setVisibleRange({0.1, 0.3});
        QVERIFY(lab.other->visibleRange() == lab.chart->visibleRange());
        lab.other->setVisibleRange({0.05, 0.4});
        QVERIFY(lab.chart->visibleRange() == lab.other->visibleRange());
        // Signs and words.
        const QString said = lab.panel->difference().replace(QChar::Nbsp, u' ');
        const double relative = expected.timeline->makespan / lab.chart->timeline()->makespan - 1;
        QVERIFY2(said.contains(QStringLiteral("Makespan")) && said.contains(QStringLiteral("Idle")) &&
                     said.contains(QStringLiteral("Peak")) && said.contains(QStringLiteral("Sent")),
                 qPrintable(said));
        QVERIFY2(said.contains((relative < 0 ? QStringLiteral("(−%1 %)") : QStringLiteral("(+%1 %)"))
                                   .arg(std::abs(100 * relative), 0, 'f', 1)),
                 qPrintable(said));
        // Each of the charts says which it is, and their strips have one scale.
        QCOMPARE(lab.chart->caption(), QStringLiteral("1F1B"));
        QCOMPARE(lab.other->caption(), QStringLiteral("ZB-H1"));
        QCOMPARE(lab.chart->stripTop(), lab.other->stripTop());
        const auto most = std::max(lab.panel->pair().own().memory->value(), numbers.memory->value());
        QCOMPARE(lab.chart->stripTop().value(), most);
        lab.trigger("pipeline.capacity");
        QCOMPARE(lab.chart->stripTop(), lab.store().scenario().cluster.gpu.memory);
        QCOMPARE(lab.other->stripTop(), lab.store().scenario().cluster.gpu.memory);
        lab.trigger("pipeline.capacity");
        QCOMPARE(lab.chart->stripTop().value(), most);
        lab.trigger("compare.none");
        QVERIFY(lab.other->isHidden());
        QVERIFY(lab.panel->difference().isEmpty());
        QVERIFY(lab.chart->caption().isEmpty());
    }

    void inUnitsBothDoTheSameWork() {
        Laboratory lab;
        lab.trigger("time.units");
        lab.trigger("compare.breadth-first");
        lab.store().set(Dimension::virtualStages, 2);
        Scenario plan = lab.store().scenario();
        plan.plan.schedule = ScheduleKind::interleaved;
        lab.store().change(plan, [] { return QString(); });
        lab.trigger("compare.1f1b");
        lab.settle();
        const auto busy = [](const Timeline& timeline) {
            double sum = 0;
            for (const RankSummary& rank : timeline.ranks)
                sum += rank.busy;
            return sum;
        };
        QCOMPARE(lab.panel->pair().other().timeline->order->shape.chunks, std::int64_t{1});
        QCOMPARE(lab.chart->timeline()->order->shape.chunks, std::int64_t{2});
        QCOMPARE(busy(*lab.other->timeline()), busy(*lab.chart->timeline()));
    }

    void aScheduleThatCannotRunSaysWhy() {
        Laboratory lab;
        lab.store().set(Dimension::pipeline, 1);
        lab.trigger("compare.dualpipe");
        lab.settle();
        QVERIFY(lab.other->timeline() == nullptr);
        QVERIFY(!lab.panel->pair().whyNoOther().isEmpty());
        QCOMPARE(lab.other->finding(), lab.panel->pair().whyNoOther());
        lab.store().set(Dimension::pipeline, 4);
        lab.settle();
        QVERIFY(lab.other->timeline() != nullptr);
    }

    void planAIsComparedOnlyOncePinned() {
        Laboratory lab;
        QVERIFY(!lab.actions("compare.baseline")->isEnabled());
        lab.trigger("baseline.pin");
        QVERIFY(lab.actions("compare.baseline")->isEnabled());
        lab.trigger("compare.baseline");
        lab.settle();
        QCOMPARE(lab.other->timeline()->makespan, lab.chart->timeline()->makespan);
        lab.store().set(Dimension::tensor, 4);
        lab.settle();
        QCOMPARE(lab.other->timeline()->makespan,
                 analyze(lab.store().baseline()->scenario(), TimeBase::model).timeline->makespan);
        QVERIFY(lab.other->timeline()->makespan != lab.chart->timeline()->makespan);
        // Another layer split: its units are none of these.
        lab.trigger("time.units");
        lab.settle();
        QVERIFY(lab.other->timeline() == nullptr);
    }

    void aManyOperationsPairIsWorkedOutInTheBackgroundAndTheLatestWins() {
        Laboratory lab;
        lab.store().set(Dimension::tensor, 1);
        lab.store().set(Dimension::globalBatch, 16384);
        lab.trigger("compare.gpipe");
        QVERIFY(lab.panel->pair().pending());
        lab.trigger("compare.zb-h1");
        lab.settle();
        QCOMPARE(lab.panel->pair().other().timeline->order->kind, ScheduleKind::zeroBubbleH1);
        QVERIFY(lab.panel->pair().other().timeline->size() > 4000);
        QCOMPARE(lab.panel->pair().own().courses.size(), std::size_t{4});
    }

    void anOrderFromAFileIsComparedAndABadOneChangesNothing() {
        Laboratory lab;
        lab.trigger("time.units");
        const Scenario& plan = lab.store().scenario();
        const Order gpipe = makeOrder(ScheduleKind::gpipe, scheduleShape(plan));
        lab.panel->compareWithFile(write("gpipe.txt", QByteArray::fromStdString(writeOrder(gpipe))));
        lab.settle();
        QCOMPARE(lab.panel->pair().choice().what, CompareChoice::What::file);
        QCOMPARE(lab.other->timeline()->makespan, lab.chart->timeline()->makespan); // both (m+p−1)(F+B)
        // GPipe holds all m micro-batches, and so does the file's order.
        const Analysis same = analyze(withSchedule(plan, ScheduleKind::gpipe), TimeBase::units);
        QCOMPARE(lab.panel->pair().other().memory->value(), same.memory->total().value());

        const auto before = lab.other->timeline();
        QByteArray broken = QByteArray::fromStdString(writeOrder(gpipe));
        broken.replace("F1.0", "F0.0");
        lab.panel->tryToCompareWithFile(write("broken.txt", broken));
        QCOMPARE(lab.errors.size(), 1);
        QVERIFY2(lab.errors.front().contains(QStringLiteral("broken.txt")), qPrintable(lab.errors.front()));
        QVERIFY2(lab.errors.front().contains(QStringLiteral("line")), qPrintable(lab.errors.front()));
        QVERIFY(lab.other->timeline() == before);
    }

    void anOrderForAnotherPipelineSaysSo() {
        Laboratory lab;
        const Order two = makeOrder(ScheduleKind::gpipe, {.ranks = 2, .microbatches = 3});
        lab.panel->compareWithFile(write("two.txt", QByteArray::fromStdString(writeOrder(two))));
        lab.settle();
        QVERIFY(lab.other->timeline() == nullptr);
        QVERIFY(lab.other->finding().contains(QStringLiteral("2 stages")));
        const Order few = makeOrder(ScheduleKind::gpipe, {.ranks = 4, .microbatches = 3});
        lab.panel->compareWithFile(write("few.txt", QByteArray::fromStdString(writeOrder(few))));
        lab.settle();
        QVERIFY(lab.other->timeline() != nullptr);
        QVERIFY(lab.panel->difference().contains(QStringLiteral("micro-batches")));
        QVERIFY(!lab.panel->difference().contains(QStringLiteral("Makespan")));
    }

    void aMomentShowsWhatEveryStageHoldsThen() {
        Laboratory lab;
        lab.settle();
        auto* bars = lab.find<MemoryBars>();
        const QString peaks = bars->finding();
        const Analysis& analysis = lab.store().analysis();
        for (const double share : {0.0, 0.31, 0.77}) {
            const double time = share * analysis.timeline->makespan;
            emit lab.chart->momentChosen(time);
            QVERIFY(lab.find<MemoryPanel>()->showsMoment());
            QVERIFY(bars->finding().startsWith(QStringLiteral("At ")));
            const auto rows = bars->data().rows;
            const auto columns = bars->data().columns;
            const auto total = columns.indexOf(QStringLiteral("total (bytes)"));
            QVERIFY(total > 0);
            for (qsizetype stage = 0; stage < rows.size(); ++stage) {
                // Worked out from the course, the long way.
                const auto course = *memoryCourse(analysis.scenario(), *analysis.timeline, stage);
                double held = course.states.value();
                for (const MemoryMoment& moment : course.moments) {
                    if (moment.start > time)
                        break;
                    held = course.states.value() + (time < moment.end
                                                        ? moment.activations.value() + moment.working.value()
                                                        : moment.after.value());
                }
                const double shown = rows[stage][total].toDouble();
                QVERIFY(std::abs(shown - held) <= 1e-9 * held);
                QVERIFY(shown <= analysis.memory->stages[static_cast<std::size_t>(stage)].total().value() *
                                     (1 + 1e-12));
            }
        }
        QTest::keyClick(bars, Qt::Key_Escape);
        QVERIFY(!lab.find<MemoryPanel>()->showsMoment());
        QVERIFY(!lab.chart->moment());
        QCOMPARE(bars->finding(), peaks);
        emit lab.chart->momentChosen(0.1);
        lab.store().set(Dimension::tensor, 4); // another step: the moment is gone
        QVERIFY(!lab.find<MemoryPanel>()->showsMoment());
        QVERIFY(!lab.chart->moment());
    }

    void thePapersEstimatorKnowsNoMoments() {
        Laboratory lab;
        Scenario plan = lab.store().scenario();
        plan.estimator = Estimator::paper;
        lab.store().change(plan, [] { return QString(); });
        lab.settle();
        emit lab.chart->momentChosen(0.1);
        QVERIFY(!lab.find<MemoryPanel>()->showsMoment());
    }

    void plainKeysPlayWhileTheChartHasTheKeyboard() {
        Laboratory lab;
        lab.settle();
        lab.window.activateWindow();
        lab.chart->setFocus(Qt::ShortcutFocusReason);
        QTRY_VERIFY(lab.chart->hasFocus());
        const QString atRest = lab.panel->story();
        QTest::keyClick(lab.chart, Qt::Key_Period);
        QCOMPARE(lab.panel->player()->position().value(), std::size_t{0});
        QVERIFY(lab.panel->story().contains(QStringLiteral("Stage 0 runs the forward of micro-batch 0")));
        QCOMPARE(lab.chart->playhead().value(), 0.0);
        QVERIFY(lab.find<MemoryPanel>()->showsMoment()); // the bars go along
        QTest::keyClick(lab.chart, Qt::Key_Period);
        QTest::keyClick(lab.chart, Qt::Key_Comma);
        QCOMPARE(lab.panel->player()->position().value(), std::size_t{0});
        QTest::keyClick(lab.chart, Qt::Key_Space);
        QVERIFY(lab.panel->player()->isPlaying());
        QTest::keyClick(lab.chart, Qt::Key_Space);
        QVERIFY(!lab.panel->player()->isPlaying());
        lab.trigger("play.end");
        QVERIFY(lab.panel->story().startsWith(QStringLiteral("The step is over")));
        QVERIFY(!lab.chart->playhead() && !lab.find<MemoryPanel>()->showsMoment());
        lab.panel->clearMoment();
        QCOMPARE(lab.panel->story(), atRest);
    }

    void elsewhereTheyAreLetters() {
        Laboratory lab;
        lab.find<MemoryBars>()->setFocus(Qt::ShortcutFocusReason);
        QTest::keyClick(lab.find<MemoryBars>(), Qt::Key_Period);
        QTest::keyClick(lab.find<MemoryBars>(), Qt::Key_Space);
        QVERIFY(lab.panel->player()->isAtRest());
    }

    void strideAndSpeedAreChosenInTheMenu() {
        Laboratory lab;
        lab.trigger("play.byMicrobatch");
        lab.trigger("speed.fast");
        QCOMPARE(lab.panel->player()->stepBy(), StepBy::microbatch);
        QCOMPARE(lab.panel->player()->speed(), PlaySpeed::fast);
        lab.trigger("play.start");
        QVERIFY(lab.panel->story().contains(QStringLiteral("Micro-batch 0 enters")));
    }

    void whatIsShownIsKeptInTheSession() {
        Laboratory lab;
        lab.trigger("time.units");
        lab.trigger("compare.gpipe");
        lab.trigger("pipeline.critical");
        lab.trigger("pipeline.transfers");
        lab.trigger("pipeline.capacity");
        lab.saveAnswer = path("shown.quadrille");
        lab.trigger("file.save");
        test::isolate("tst-pipeline-panel-2");
        Laboratory again;
        QVERIFY(again.window.session().open(path("shown.quadrille")));
        again.settle();
        QCOMPARE(again.store().timeBase(), TimeBase::units);
        QVERIFY(again.actions("time.units")->isChecked());
        QVERIFY(again.actions("compare.gpipe")->isChecked());
        QVERIFY(again.other->isVisible() && again.other->timeline() != nullptr);
        QVERIFY(again.chart->isCriticalPathShown() && again.actions("pipeline.critical")->isChecked());
        QVERIFY(again.chart->areTransfersShown() && again.actions("pipeline.transfers")->isChecked());
        QVERIFY(again.panel->isCapacityShown() && again.actions("pipeline.capacity")->isChecked());
        QCOMPARE(again.other->stripScale(), gantt::StripScale::capacity);
    }

    void timelinesAreWrittenAsTheCommandLineWritesThem() {
        Laboratory lab;
        const Analysis& analysis = lab.store().analysis();
        const Timeline& timeline = *analysis.timeline;
        const auto operations = static_cast<qsizetype>(timeline.size());

        writeScheduleFile(path("t.order.txt"), ScheduleFile::order, analysis);
        const Order read = parseOrder(readAll(path("t.order.txt")).toStdString());
        QVERIFY(read.operations == timeline.order->operations);
        QVERIFY(read.placement == timeline.order->placement);

        writeScheduleFile(path("t.csv"), ScheduleFile::timelineCsv, analysis);
        QCOMPARE(readAll(path("t.csv")).trimmed().count('\n'), operations);

        writeScheduleFile(path("t.json"), ScheduleFile::timelineJson, analysis);
        const auto json = QJsonDocument::fromJson(readAll(path("t.json"))).object();
        QCOMPARE(json[QStringLiteral("makespan")].toDouble(), timeline.makespan);
        qsizetype listed = 0;
        for (const auto& rank : json[QStringLiteral("ranks")].toArray())
            listed += rank.toObject()[QStringLiteral("ops")].toArray().size();
        QCOMPARE(listed, operations);

        // A second of the model is a second in Perfetto, whose times are microseconds.
        writeScheduleFile(path("t.trace.json"), ScheduleFile::trace, analysis);
        const auto trace = QJsonDocument::fromJson(readAll(path("t.trace.json"))).object();
        double last = 0;
        qsizetype events = 0;
        for (const auto& entry : trace[QStringLiteral("traceEvents")].toArray()) {
            const auto event = entry.toObject();
            if (event[QStringLiteral("ph")].toString() != QStringLiteral("X"))
                continue;
            ++events;
            last = std::max(last,
                            event[QStringLiteral("ts")].toDouble() + event[QStringLiteral("dur")].toDouble());
        }
        QCOMPARE(events, operations);
        QVERIFY(std::abs(last / 1e6 - timeline.makespan) < 1e-6 * timeline.makespan);
        QVERIFY_EXCEPTION_THROWN(
            writeScheduleFile(QStringLiteral("/no/such/folder/t.csv"), ScheduleFile::timelineCsv, analysis),
            InputError);
    }

    void bothPipelinesAreExportedAsOnePicture() {
        Laboratory lab;
        QVERIFY(lab.panel->comparison() == nullptr);
        lab.trigger("compare.gpipe");
        lab.settle();
        const auto pair = lab.panel->comparison();
        QVERIFY(pair != nullptr);
        const auto rows = static_cast<std::size_t>(pair->data().rows.size());
        QCOMPARE(rows, lab.chart->timeline()->size() + lab.other->timeline()->size());
        QCOMPARE(pair->finding(), lab.panel->finding());
        const QImage both = imageOf(*pair, {});
        const QImage one = imageOf(*lab.chart, {});
        QVERIFY(both.height() >= one.height());
        // Bars of both: in the upper and in the lower half there is blue.
        const auto blue = [&both](int from, int to) {
            for (int y = from; y < to; y += 2)
                for (int x = 0; x < both.width(); x += 2) {
                    const QColor colour = both.pixelColor(x, y);
                    if (colour.blue() > colour.red() + 60 && colour.blue() > 150)
                        return true;
                }
            return false;
        };
        QVERIFY(blue(both.height() / 8, both.height() / 2));
        QVERIFY(blue(both.height() * 5 / 8, both.height() * 15 / 16));
    }

    void theToolsFitASmallScreen() {
        Laboratory lab;
        lab.trigger("explain.show"); // which takes its room
        auto* bar = lab.window.findChild<QWidget*>(QStringLiteral("pipelineBar"));
        QVERIFY(bar->isVisible());
        QVERIFY(bar->width() <= lab.panel->width());
        QVERIFY(lab.panel->width() < 480); // a third of the window
        for (const char* id : {"play.toggle", "pipeline.critical", "time.model", "time.units"})
            QVERIFY2(bar->actions().contains(lab.actions(id)), id);
        QVERIFY(lab.chart->height() > 150);
    }
};

QUADRILLE_TESTS(TestPipelinePanel)
#include "tst_pipeline_panel.moc"
