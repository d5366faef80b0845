// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/transfers.h"
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/link_time.h"

#include <QPainter>

#include <rapidcheck.h>

#include <cmath>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

using enum ScheduleKind;

LinkTime linksOf(const Timeline& timeline) {
    return LinkTime(timeline, Dependencies(timeline.order));
}

/// Two stages, one micro-batch, F = 1, B = 2, a message of 0.5: one leaves at 1, the gradient at 4.5.
std::shared_ptr<const Timeline> pair() {
    Durations durations = Durations::uniform(2);
    durations.p2p = 0.5;
    return test::timelineOf(makeOrder(oneForwardOneBackward, {2, 1, 1, 0}), durations);
}

struct ShownAround {
    GanttView view;
    explicit ShownAround(std::shared_ptr<const Timeline> timeline, TimeBase base = TimeBase::model) {
        view.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        view.resize(900, 400);
        view.setTimeBase(base);
        view.setTimeline(std::move(timeline));
        view.show();
    }
    /// The middle of the row of messages, or of the lanes, at a time.
    [[nodiscard]] QPointF at(double time, bool row) const {
        const GanttGeometry geometry = view.geometryNow();
        return {geometry.x(time, view.visibleRange()),
                row ? geometry.messages.center().y() : geometry.plot.center().y()};
    }
};

} // namespace

class TestGanttAround : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void messagesTravelBetweenTheirEnds() {
        const LinkTime links = linksOf(*pair());
        QCOMPARE(links.messages(), std::size_t{2});
        QCOMPARE(links.busy().size(), std::size_t{2});
        QVERIFY((links.busy()[0] == TimeRange{1, 1.5}));
        QVERIFY((links.busy()[1] == TimeRange{4.5, 5})); // F of the second stage from 1.5 to 2.5, B to 4.5
        QCOMPARE(links.messagesAt(1.2), std::size_t{1});
        QCOMPARE(links.messagesAt(2), std::size_t{0});
        QCOMPARE(links.within({0, 7}), 1.0);
        QCOMPARE(links.within({1.25, 4.75}), 0.5);
        const auto columns = links.columns({0, 6}, 6);
        QVERIFY(columns == (std::vector<double>{0, 0.5, 0, 0, 0.5, 0}));
        // What takes no time is never on its way; nor does one stage send anything.
        QVERIFY(linksOf(*test::timelineOf(oneForwardOneBackward, 4, 8)).isEmpty());
        QVERIFY(linksOf(*test::unevenTimeline(oneForwardOneBackward, 1, 8)).isEmpty());
    }

    /// As many messages as the order sends; each moment asked by looking at every one of them.
    void messagesAreThoseOfTheOrder() {
        QVERIFY(rc::check("any schedule", [] {
            const auto kind = *rc::gen::element(gpipe, oneForwardOneBackward, interleaved, zeroBubbleH1);
            const std::int64_t ranks = *rc::gen::inRange(2, 7);
            const auto timeline = test::unevenTimeline(kind, ranks, ranks * *rc::gen::inRange(2, 6),
                                                       kind == interleaved ? 2 : 1);
            const LinkTime links = linksOf(*timeline);
            RC_ASSERT(static_cast<std::int64_t>(links.messages()) == transfers(*timeline->order).total());
            for (std::size_t i = 1; i < links.busy().size(); ++i)
                RC_ASSERT(links.busy()[i - 1].end < links.busy()[i].begin);
            // Columns hold the same time as their range, and no more than it has, at any zoom.
            const double from = timeline->makespan * *rc::gen::inRange(0, 90) / 100.0;
            const TimeRange range{from, from + timeline->makespan * *rc::gen::inRange(1, 50) / 500.0};
            double slow = 0;
            for (const TimeRange& busy : links.busy())
                slow += std::max(0.0, std::min(busy.end, range.end) - std::max(busy.begin, range.begin));
            RC_ASSERT(std::abs(links.within(range) - slow) < 1e-9);
            const std::size_t count = *rc::gen::inRange<std::size_t>(1, 900);
            double sum = 0;
            for (const double share : links.columns(range, count)) {
                RC_ASSERT(share >= 0 && share <= 1);
                sum += share * range.length() / static_cast<double>(count);
            }
            RC_ASSERT(std::abs(sum - slow) < 1e-6);
        }));
    }

    /// The mean of the row's pixels is the share of time in which messages travel, at every zoom.
    void theRowShowsTheShareOfTime() {
        const auto timeline = test::unevenTimeline(oneForwardOneBackward, 8, 64);
        ShownAround shown(timeline);
        QVERIFY(shown.view.geometryNow().messages.isEmpty());
        shown.view.setTransfersShown(true);
        const LinkTime links = linksOf(*timeline);
        Colours colours = Colours::make(false, ColourSet::paper);
        const double back = colours.background.redF();
        const double full = colours.time(TimeFamily::communication).redF();
        for (const double length : {1.0, 0.3, 0.04, 0.002}) {
            shown.view.setVisibleRange({0.4 * timeline->makespan, (0.4 + length) * timeline->makespan});
            const TimeRange range = shown.view.visibleRange();
            QImage image(shown.view.size(), QImage::Format_RGB32);
            image.fill(colours.background);
            {
                QPainter painter(&image);
                painter.setFont(shown.view.font());
                shown.view.paintOn(painter, QRectF(shown.view.rect()), colours);
            }
            const GanttGeometry geometry = shown.view.geometryNow();
            QVERIFY(geometry.messages.top() >= geometry.plot.bottom());
            QVERIFY(geometry.messages.bottom() <= geometry.axis.top());
            double sum = 0;
            const int y = static_cast<int>(geometry.messages.center().y());
            for (int x = 0; x < geometry.columns(); ++x)
                sum += image.pixelColor(qRound(geometry.messages.left()) + x, y).redF();
            const double share = (sum / geometry.columns() - back) / (full - back);
            const double truth = links.within(range) / range.length();
            QVERIFY2(std::abs(share - truth) < 0.01,
                     qPrintable(QStringLiteral("%1 shown, %2 true").arg(share).arg(truth)));
        }
    }

    void theStepEndsWithWhatFollows() {
        ShownAround shown(pair()); // ends at 7
        shown.view.setAfterPipeline(
            {{StepPart::data, 0.5}, {StepPart::optimizer, 0.25}, {StepPart::overhead, -1}});
        QCOMPARE(shown.view.visibleRange().end, 7.0); // until it is shown
        shown.view.setTransfersShown(true);
        QCOMPARE(shown.view.visibleRange().end, 7.75);
        QCOMPARE(shown.view.afterPipeline().size(), std::size_t{2});
        QVERIFY((shown.view.afterPipeline()[1] == AfterPipeline{StepPart::optimizer, {7.5, 7.75}}));
        QVERIFY(shown.view.textAt(shown.at(7.2, false))
                    .startsWith(QStringLiteral("Exposed data parallel: 500 ms after the pipeline")));
        QVERIFY(shown.view.textAt(shown.at(7.6, false)).startsWith(QStringLiteral("Optimizer: 250 ms")));
        QVERIFY(!shown.view.textAt(shown.at(6.5, false)).contains(QStringLiteral("after the pipeline")));
        QCOMPARE(shown.view.textAt(shown.at(1.2, true)),
                 QStringLiteral("1 message(s) between stages on the way, 500 ms each"));
        QVERIFY(shown.view.textAt(shown.at(3, true)).startsWith(QStringLiteral("No message")));
        QCOMPARE(shown.view.data().rows.last()[6].toDouble(), 7.75);
        // Painted across the lanes, in the colour of communication.
        const QImage image = shown.view.grab().toImage();
        const Colours colours = coloursFor(shown.view.palette());
        QCOMPARE(image.pixelColor(shown.at(7.45, false).toPoint()).rgb(),
                 colours.time(TimeFamily::communication).rgb());
        shown.view.setTransfersShown(false);
        QCOMPARE(shown.view.visibleRange().end, 7.0);
        QVERIFY(shown.view.geometryNow().messages.isEmpty());
    }

    /// Units say nothing about seconds after them.
    void unitsHaveNoEndOfTheStep() {
        ShownAround shown(pair(), TimeBase::units);
        shown.view.setAfterPipeline({{StepPart::data, 0.5}});
        shown.view.setTransfersShown(true);
        QVERIFY(shown.view.afterPipeline().empty());
        QCOMPARE(shown.view.visibleRange().end, 7.0);
    }
};

QUADRILLE_TESTS(TestGanttAround)
#include "tst_gantt_around.moc"
