// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/idle_time.h"
#include "widgets/gantt/lane_image.h"

#include <QPainter>

#include <array>
#include <cmath>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

/// What is painted in these has a red channel of 255 where idle and 0 where busy, whatever is busy there:
/// so red ÷ 255 is the idle share of a pixel, rounded to 8 bits.
Colours measuring() {
    Colours colours = Colours::make(false, ColourSet::paper);
    colours.background = Qt::white;
    colours.forward = QColor(0, 90, 220);
    colours.backward = QColor(0, 160, 60);
    colours.weightGradient = QColor(0, 220, 140);
    colours.fused = QColor(0, 120, 120);
    colours.hatch = QColor(255, 0, 0); // lines and words over idle time are idle time, too
    colours.mutedText = QColor(255, 0, 0);
    return colours;
}

/// Each pixel is off by at most half a step of 255, and so is their mean; the rest is for sums of doubles.
constexpr double rounding = 0.5 / 255 + 1e-9;

double meanRed(const QImage& image, const QRect& rect) {
    double sum = 0;
    for (int y = rect.top(); y <= rect.bottom(); ++y) {
        for (int x = rect.left(); x <= rect.right(); ++x) {
            sum += qRed(image.pixel(x, y));
        }
    }
    return sum / 255 / rect.width() / rect.height();
}

using TimelinePointer = std::shared_ptr<const Timeline>;

QList<TimeRange> zoomsOf(const Timeline& timeline) {
    const double makespan = timeline.makespan;
    QList<TimeRange> zooms{{0, makespan}};
    for (const double length : {0.77, 0.31, 0.1, 0.034, 0.0091, 0.0012, 0.0001}) {
        for (const double begin : {0.0, 0.123, 0.5, 0.871}) {
            if (length * makespan >= 2 && begin + length <= 1) {
                zooms << TimeRange{begin * makespan, (begin + length) * makespan};
            }
        }
    }
    return zooms;
}

} // namespace

Q_DECLARE_METATYPE(TimelinePointer)

class TestGanttTruth : public QObject {
    Q_OBJECT
private slots:
    void lanesShowTheirIdleShare_data() {
        QTest::addColumn<TimelinePointer>("timeline");
        using enum ScheduleKind;
        QTest::newRow("gpipe 4 x 8") << test::timelineOf(gpipe, 4, 8);
        QTest::newRow("1f1b 4 x 8") << test::timelineOf(oneForwardOneBackward, 4, 8);
        QTest::newRow("interleaved 4 x 8 x 2") << test::timelineOf(interleaved, 4, 8, 2);
        QTest::newRow("1f1b 16 x 256") << test::timelineOf(oneForwardOneBackward, 16, 256);
        QTest::newRow("uneven 1f1b 7 x 91") << test::unevenTimeline(oneForwardOneBackward, 7, 91);
        QTest::newRow("uneven interleaved 8 x 64 x 4") << test::unevenTimeline(interleaved, 8, 64, 4);
        QTest::newRow("zb-h1 4 x 16, split") << test::timelineOf(zeroBubbleH1, 4, 16);
        QTest::newRow("zb-v 4 x 12, V and split") << test::timelineOf(zeroBubbleV, 4, 12, 2);
        QTest::newRow("overlap 4 x 16 x 2, fused") << test::timelineOf(interleavedOverlap, 4, 16, 2);
        QTest::newRow("uneven dualpipe 8 x 40, both ways") << test::unevenTimeline(dualPipe, 8, 40);
        QTest::newRow("uneven dualpipev 6 x 60, V and fused") << test::unevenTimeline(dualPipeV, 6, 60, 2);
        QTest::newRow("uneven chimera 4 x 32, both ways") << test::unevenTimeline(chimera, 4, 32);
        QTest::newRow("uneven zb-h2 8 x 512, split") << test::unevenTimeline(zeroBubbleH2, 8, 512);
        QTest::newRow("a million, uneven") << test::unevenTimeline(oneForwardOneBackward, 16, 31250);
    }
    void lanesShowTheirIdleShare() {
        QFETCH(TimelinePointer, timeline);
        const TimelineIndex index(timeline);
        for (const double scale : {1.0, 2.0}) {
            const LaneLayout layout = laneLayout(static_cast<int>(timeline->rankCount()), 400, 16 * scale);
            const int width = static_cast<int>(701 * scale);
            for (const TimeRange& range : zoomsOf(*timeline)) {
                const QImage image = laneImage(index, range, layout, width, scale, measuring());
                for (int lane = 0; lane < layout.lanes; ++lane) {
                    const RowSpan bar = layout.bar(lane);
                    const double truth =
                        test::idleShareOfLane(*timeline, static_cast<std::size_t>(lane), range);
                    // Fused blocks have two halves: each of them tells the truth by itself.
                    const int half = (bar.height + 1) / 2;
                    for (const QRect& rows : {QRect(0, bar.top, width, half),
                                              QRect(0, bar.top + half, width, bar.height - half)}) {
                        const double shown = meanRed(image, rows);
                        QVERIFY2(std::abs(shown - truth) <= rounding,
                                 qPrintable(QStringLiteral("lane %1, %2 to %3: %4 shown, %5 true")
                                                .arg(lane)
                                                .arg(range.begin)
                                                .arg(range.end)
                                                .arg(shown)
                                                .arg(truth)));
                    }
                }
            }
        }
    }

    void mergedLanesShowTheIdleShareOfAll_data() {
        QTest::addColumn<TimelinePointer>("timeline");
        QTest::newRow("gpipe") << test::unevenTimeline(ScheduleKind::gpipe, 700, 20);
        QTest::newRow("dualpipe") << test::unevenTimeline(ScheduleKind::dualPipe, 700, 1400);
    }
    void mergedLanesShowTheIdleShareOfAll() {
        QFETCH(TimelinePointer, timeline);
        const TimelineIndex index(timeline);
        for (const int height : {1, 2, 97, 350, 699}) {
            const LaneLayout layout = laneLayout(700, height, 16);
            QCOMPARE(layout.detail, LaneLayout::Detail::merged);
            for (const TimeRange& range : {index.span(), TimeRange{300.5, 712.25}}) {
                const QImage image = laneImage(index, range, layout, 311, 1, measuring());
                const double shown = meanRed(image, image.rect());
                QVERIFY(std::abs(shown - test::idleShareOfAll(*timeline, range)) <= rounding);
            }
        }
    }

    /// Operations much shorter than a pixel beside idle time, where a line between neighbours could lie.
    void sliversDoNotHideIdleTime() {
        Timeline timeline;
        Order order;
        const auto add = [&](double start, double end) {
            const auto number = static_cast<std::int32_t>(order.operations.size());
            order.operations.push_back({OperationKind::forward, 0, number});
            timeline.starts.push_back(start);
            timeline.ends.push_back(end);
        };
        add(10.5, 10.6);
        add(10.6, 20);
        add(30.9, 31);
        add(31, 44.3);
        order.rankOffsets = {0, 4};
        timeline.order = order;
        timeline.ranks.resize(1);
        timeline.makespan = 44.3 - 10.5;
        const TimelineIndex index(std::make_shared<const Timeline>(timeline));
        const TimeRange range{0, 50};
        const LaneLayout layout = laneLayout(1, 40, 16);
        for (const int width : {50, 100, 333}) {
            const QImage image = laneImage(index, range, layout, width, 1, measuring());
            const double shown = meanRed(image, {0, 0, width, layout.barHeight});
            QVERIFY(std::abs(shown - test::idleShareOfLane(timeline, 0, range)) <= rounding);
        }
    }

    /// With labels, names and all: on the first row of each bar, which labels leave free.
    void wholePictureShowsTheIdleShare() {
        const auto timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 4, 16);
        for (const double scale : {1.0, 1.25, 1.5, 2.0}) {
            GanttView view;
            view.setTimeline(timeline);
            for (const TimeRange& range : zoomsOf(*timeline)) {
                view.setVisibleRange(range);
                QImage image(QSize(static_cast<int>(900 * scale), static_cast<int>(400 * scale)),
                             QImage::Format_RGB32);
                image.setDevicePixelRatio(scale);
                image.fill(Qt::white);
                QPainter painter(&image);
                painter.setFont(view.font());
                GanttScene scene;
                scene.index = std::make_shared<const TimelineIndex>(timeline);
                scene.full = scene.index->span();
                scene.range = view.visibleRange();
                const QRectF area(0, 0, 900, 400);
                const GanttGeometry geometry =
                    geometryFor(scene, area, QFontMetricsF(view.font(), &image), DeviceGrid::of(painter));
                QCOMPARE(geometry.grid.scale, scale);
                view.paintOn(painter, area, measuring());
                painter.end();
                for (int lane = 0; lane < 4; ++lane) {
                    const QRectF bar = geometry.rows(geometry.lanes.bar(lane));
                    const QRect row(qRound(bar.left() * scale), qRound(bar.top() * scale), geometry.columns(),
                                    1);
                    const double truth =
                        test::idleShareOfLane(*timeline, static_cast<std::size_t>(lane), scene.range);
                    QVERIFY2(std::abs(meanRed(image, row) - truth) <= rounding,
                             qPrintable(QStringLiteral("lane %1 at scale %2: %3 shown, %4 true")
                                            .arg(lane)
                                            .arg(scale)
                                            .arg(meanRed(image, row))
                                            .arg(truth)));
                }
            }
        }
    }

    /// The widget on screen in its real colours, where no operation is wide enough for a line: the mean
    /// colour of a lane is a blend of background, forward and backward, and can be taken apart again. The
    /// lines over idle time are counted as it; words are below the rows that are looked at.
    void grabbedWidgetShowsTheIdleShare() {
        const auto timeline = test::timelineOf(ScheduleKind::oneForwardOneBackward, 16, 256);
        for (const bool dark : {false, true}) {
            GanttView view;
            QPalette palette;
            palette.setColor(QPalette::Window, dark ? Qt::black : Qt::white);
            palette.setColor(QPalette::WindowText, dark ? Qt::white : Qt::black);
            view.setPalette(palette);
            view.resize(1280, 600);
            view.setTimeline(timeline);
            const Colours colours = coloursFor(view.palette());
            const QImage image = withoutLines(view.grab().toImage(), colours);
            const GanttGeometry geometry = view.geometryNow();
            for (int lane = 0; lane < 16; ++lane) {
                QRect bar = geometry.rows(geometry.lanes.bar(lane)).toRect();
                bar.setHeight(2);
                const double idle = idleShareOfMean(image, bar, colours);
                QVERIFY2(std::abs(idle - timeline->ranks[static_cast<std::size_t>(lane)].idle /
                                             timeline->makespan) < 0.004,
                         qPrintable(QString::number(idle)));
            }
        }
    }

    void sameSceneGivesTheSamePicture() {
        const auto timeline = test::timelineOf(ScheduleKind::interleaved, 4, 16, 2);
        const auto picture = [&] {
            GanttView view;
            view.resize(800, 300);
            view.setTimeline(timeline);
            view.setVisibleRange({11, 47});
            return view.grab().toImage();
        };
        QCOMPARE(picture(), picture());
        // On screen through the cache or on another painter without it.
        GanttView view;
        view.resize(800, 300);
        view.setTimeline(timeline);
        view.setVisibleRange({11, 47});
        QImage image(800, 300, QImage::Format_RGB32);
        const Colours colours = coloursFor(view.palette());
        image.fill(colours.background);
        QPainter painter(&image);
        painter.setFont(view.font());
        view.paintOn(painter, QRectF(0, 0, 800, 300), colours);
        painter.end();
        QCOMPARE(view.grab().toImage().convertToFormat(QImage::Format_RGB32), image);
        QCOMPARE(view.grab().toImage(), picture()); // the second grab comes from the cache
    }

private:
    static QImage withoutLines(QImage image, const Colours& colours) {
        const QRgb line = idleHatchColour(colours).rgb();
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                if (image.pixel(x, y) == line) {
                    image.setPixel(x, y, colours.background.rgb());
                }
            }
        }
        return image;
    }

    /// Solves mean = i·background + f·forward + b·backward for i, the three colours being independent.
    static double idleShareOfMean(const QImage& image, const QRect& rect, const Colours& colours) {
        std::array<double, 3> mean{};
        for (int y = rect.top(); y <= rect.bottom(); ++y) {
            for (int x = rect.left(); x <= rect.right(); ++x) {
                const QRgb pixel = image.pixel(x, y);
                mean[0] += qRed(pixel);
                mean[1] += qGreen(pixel);
                mean[2] += qBlue(pixel);
            }
        }
        for (double& channel : mean) {
            channel /= rect.width() * rect.height();
        }
        const auto vector = [](const QColor& colour) {
            return std::array<double, 3>{double(colour.red()), double(colour.green()), double(colour.blue())};
        };
        const auto determinant = [](const std::array<double, 3>& a, const std::array<double, 3>& b,
                                    const std::array<double, 3>& c) {
            return a[0] * (b[1] * c[2] - b[2] * c[1]) - b[0] * (a[1] * c[2] - a[2] * c[1]) +
                   c[0] * (a[1] * b[2] - a[2] * b[1]);
        };
        const auto forward = vector(colours.forward);
        const auto backward = vector(colours.backward);
        const auto background = vector(colours.background);
        // Shares add up to 1, which the unconstrained solution obeys up to rounding: use it to steady i.
        const double all = determinant(background, forward, backward);
        const double i = determinant(mean, forward, backward) / all;
        const double f = determinant(background, mean, backward) / all;
        const double b = determinant(background, forward, mean) / all;
        return i / (i + f + b);
    }
};

QUADRILLE_TESTS(TestGanttTruth)
#include "tst_gantt_truth.moc"
