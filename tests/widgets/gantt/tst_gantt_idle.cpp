// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/gantt_header.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/idle_time.h"
#include "widgets/gantt/lane_image.h"

#include <QBuffer>
#include <QPainter>
#include <QSvgGenerator>
#include <QXmlStreamReader>

#include <rapidcheck.h>

#include <cmath>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

/// Every stretch without an operation, by looking at all of them.
std::vector<TimeRange> slowStretches(const TimelineIndex& index, std::size_t lane, const TimeRange& range,
                                     double shortest) {
    std::vector<TimeRange> found;
    double free = index.span().begin;
    const auto add = [&](double end) {
        const TimeRange seen{std::max(free, range.begin), std::min(end, range.end)};
        if (seen.length() >= shortest) {
            found.push_back(seen);
        }
    };
    for (const TimedOperation& timed : index.timeline().rank(lane)) {
        add(timed.start);
        free = timed.end;
    }
    add(index.span().end);
    return found;
}

/// The words of a picture in SVG.
QStringList wordsOf(const GanttView& view, QSize size) {
    QBuffer buffer;
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(size);
    generator.setResolution(view.logicalDpiX());
    QPainter painter(&generator);
    painter.setFont(view.font());
    view.paintOn(painter, QRectF(QPointF(), size), Colours::make(false, ColourSet::paper));
    painter.end();
    QStringList words;
    QXmlStreamReader reader(buffer.data());
    while (!reader.atEnd()) {
        if (reader.readNextStartElement() && reader.name() == QStringLiteral("text")) {
            words << reader.readElementText().trimmed();
        } else if (reader.tokenType() == QXmlStreamReader::EndElement) {
            reader.readNext();
        }
    }
    return words;
}

} // namespace

class TestGanttIdle : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    /// With few operations in sight and with many, where moments are looked at instead of operations.
    void stretchesAreThoseWithoutOperations() {
        const std::vector timelines{test::unevenTimeline(ScheduleKind::oneForwardOneBackward, 5, 40),
                                    test::unevenTimeline(ScheduleKind::zeroBubbleH1, 4, 300),
                                    test::unevenTimeline(ScheduleKind::dualPipeV, 4, 60, 2),
                                    test::timelineOf(ScheduleKind::gpipe, 4, 8)};
        QVERIFY(rc::check("any range and length", [&timelines] {
            const auto& timeline = *rc::gen::elementOf(timelines);
            const TimelineIndex index(timeline);
            const auto lane = *rc::gen::inRange<std::size_t>(0, timeline->rankCount());
            const double length = timeline->makespan * *rc::gen::inRange(1, 1300) / 1000.0;
            const double begin = timeline->makespan * (*rc::gen::inRange(-200, 1000) / 1000.0);
            const TimeRange range{begin, begin + length};
            // Not exactly as long as any stretch is.
            const double shortest = length * (*rc::gen::inRange(1, 4000) + 0.137) / 20000.0;
            const auto found = index.gaps(lane, range, shortest);
            const auto expected = slowStretches(index, lane, range, shortest);
            RC_ASSERT(found.size() == expected.size());
            for (std::size_t i = 0; i < found.size(); ++i) {
                RC_ASSERT(std::abs(found[i].begin - expected[i].begin) <= 1e-9 * timeline->makespan);
                RC_ASSERT(std::abs(found[i].end - expected[i].end) <= 1e-9 * timeline->makespan);
            }
        }));
    }

    /// A line lies on nothing but background; and it lies on a good part of that.
    void linesTouchOnlyWhatIsIdle() {
        // Of the second one so little that its gaps are wide.
        const std::vector<std::pair<std::shared_ptr<const Timeline>, double>> seen{
            {test::unevenTimeline(ScheduleKind::oneForwardOneBackward, 5, 40), 1},
            {test::unevenTimeline(ScheduleKind::zeroBubbleH1, 4, 300), 0.02},
            {test::timelineOf(ScheduleKind::gpipe, 4, 8), 1}};
        for (const auto& [timeline, share] : seen) {
            const TimelineIndex index(timeline);
            const TimeRange range{index.span().begin, index.span().begin + share * index.span().length()};
            for (const double scale : {1.0, 2.0}) {
                for (const Colours& colours : {Colours::make(false, ColourSet::paper),
                                               Colours::make(true, ColourSet::colourBlindSafe)}) {
                    const LaneLayout layout =
                        laneLayout(static_cast<int>(timeline->rankCount()), 400, 16 * scale);
                    const QImage plain = laneImage(index, range, layout, 900, scale, colours);
                    QImage hatched = plain;
                    hatchIdle(hatched, index, range, layout, scale, colours);
                    int lines = 0;
                    for (int y = 0; y < plain.height(); ++y) {
                        for (int x = 0; x < plain.width(); ++x) {
                            if (hatched.pixel(x, y) == plain.pixel(x, y)) {
                                continue;
                            }
                            ++lines;
                            QCOMPARE(plain.pixel(x, y), colours.background.rgb());
                            QCOMPARE(hatched.pixel(x, y), idleHatchColour(colours).rgb());
                        }
                    }
                    QVERIFY2(lines > 500, qPrintable(QString::number(lines)));
                    // The stripes are on bars alone, not between them.
                    for (int lane = 0; lane < layout.lanes; ++lane) {
                        const RowSpan bar = layout.bar(lane);
                        for (int y = bar.top + bar.height;
                             y < layout.lane(lane).top + layout.lane(lane).height; ++y) {
                            for (int x = 0; x < plain.width(); ++x) {
                                QCOMPARE(hatched.pixel(x, y), plain.pixel(x, y));
                            }
                        }
                    }
                }
            }
        }
        // Low bars and merged lanes are left alone.
        const auto timeline = test::timelineOf(ScheduleKind::gpipe, 100, 8);
        const TimelineIndex index(timeline);
        const Colours colours = Colours::make(false, ColourSet::paper);
        for (const int height : {50, 300}) {
            const LaneLayout layout = laneLayout(100, height, 16);
            const QImage plain = laneImage(index, index.span(), layout, 900, 1, colours);
            QImage hatched = plain;
            hatchIdle(hatched, index, index.span(), layout, 1, colours);
            QCOMPARE(hatched, plain);
        }
    }

    /// 1F1B of two stages and two micro-batches, by hand: stage 0 runs 0–1, 1–2, 4–6 and 7–9, stage 1 1–2,
    /// 2–4, 4–5 and 5–7.
    void idleTimeIsNamedWithWhatItWaitsFor() {
        GanttView view;
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 2, 2));
        QStringList said;
        for (const QString& words : wordsOf(view, {3000, 500})) {
            if (words.startsWith(QStringLiteral("idle "))) {
                said << words;
            }
        }
        QCOMPARE(said, (QStringList{QStringLiteral("idle 2 units: waits for stage 1"),
                                    QStringLiteral("idle 1 units: waits for stage 1"),
                                    QStringLiteral("idle 1 units: waits for stage 0"),
                                    QStringLiteral("idle 2 units: its work is done")}));
        // With less room only how long, with none nothing.
        const auto count = [&view](int width, const QString& beginning) {
            const QStringList words = wordsOf(view, {width, 500});
            return std::count_if(words.begin(), words.end(),
                                 [&](const QString& each) { return each.startsWith(beginning); });
        };
        QCOMPARE(count(1150, QStringLiteral("idle 2 units")), 2);
        QVERIFY(count(1150, QStringLiteral("idle 1 units: ")) == 0);
        QCOMPARE(count(300, QStringLiteral("idle ")), 0);
    }

    void theLegendNamesIdleTimeAndTheCaptionThePicture() {
        GanttView view;
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        QVERIFY(wordsOf(view, {1600, 500}).contains(QStringLiteral("Idle")));
        view.setCaption(QStringLiteral("Name of it"));
        for (const int width : {1600, 700, 400}) {
            QVERIFY2(wordsOf(view, {width, 500}).contains(QStringLiteral("Name of it")),
                     qPrintable(QString::number(width)));
        }
        // It and the idle share, which can be clicked, do not touch.
        view.resize(600, 500);
        GanttScene scene;
        scene.index = std::make_shared<const TimelineIndex>(view.timeline());
        scene.full = scene.range = scene.index->span();
        scene.caption =
            QStringLiteral("A name that is very much longer than any schedule has, and longer still");
        const QFontMetricsF metrics(view.font());
        for (const double width : {1600.0, 600.0, 300.0, 150.0}) {
            const GanttGeometry geometry = geometryFor(scene, {0, 0, width, 500}, metrics, {});
            const QRectF caption = captionRect(scene, geometry, metrics);
            const QRectF idle = idleTextRect(scene, geometry, metrics);
            QVERIFY(!caption.intersects(idle));
            QVERIFY(caption.isEmpty() || geometry.header.contains(caption));
            QVERIFY(idle.isEmpty() || geometry.header.adjusted(0, 0, 0.01, 0).contains(idle));
        }
    }

    // Narrow charts say less of the idle share rather than leave bars without a name.
    void theLegendNamesEveryBarInNarrowCharts() {
        GanttView view;
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 8));
        const int line = view.fontMetrics().height();
        for (const int lines : {26, 40, 100}) {
            const QString words = wordsOf(view, {lines * line, 500}).join(u' ');
            for (const char* name : {"Idle", "Forward", "Backward"})
                QVERIFY2(words.contains(QLatin1String(name)), qPrintable(words));
            QCOMPARE(words.contains(QStringLiteral("of ideal")), lines > 26);
        }
    }
};

QUADRILLE_TESTS(TestGanttIdle)
#include "tst_gantt_idle.moc"
