// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/contrast.h"
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/lane_image.h"

#include <algorithm>
#include <array>
#include <cmath>

using namespace quadrille;
using namespace quadrille::gantt;

namespace {

using test::allColours;
using test::contrast;

constexpr std::array allKinds{OperationKind::forward, OperationKind::backward, OperationKind::inputGradient,
                              OperationKind::weightGradient, OperationKind::fused};

} // namespace

class TestGanttColours : public QObject {
    Q_OBJECT
private slots:
    void labelsAreReadOnEveryKindAndShade() {
        for (const Colours& colours : allColours()) {
            for (const OperationKind kind : allKinds) {
                for (int step = 0; step <= 50; ++step) {
                    const double shade = step / 50.0;
                    const BarTones tones = barTones(colours, kind, {shade, 1 - shade});
                    for (const QColor& tone : {tones.upper, tones.lower}) {
                        const double ratio = contrast(labelColour(tone), tone);
                        QVERIFY2(ratio >= 4.5,
                                 qPrintable(QStringLiteral("%1 on %2").arg(ratio).arg(tone.name())));
                    }
                }
            }
        }
    }

    void anyFillBearsALabel() {
        for (int red = 0; red < 256; red += 15) {
            for (int green = 0; green < 256; green += 5) {
                for (int blue = 0; blue < 256; blue += 15) {
                    const QColor fill(red, green, blue);
                    QVERIFY2(contrast(labelColour(fill), fill) >= 4.5, qPrintable(fill.name()));
                }
            }
        }
    }

    void fusedBlocksAreAForwardAboveABackward() {
        for (const Colours& colours : allColours()) {
            const BarTones tones = barTones(colours, OperationKind::fused, {0, 1});
            QCOMPARE(tones.upper, barColour(colours, OperationKind::forward, 0));
            QCOMPARE(tones.lower, barColour(colours, OperationKind::backward, 1));
            for (const OperationKind kind : {OperationKind::forward, OperationKind::backward,
                                             OperationKind::inputGradient, OperationKind::weightGradient}) {
                const BarTones plain = barTones(colours, kind, {0.5, 0.5});
                QCOMPARE(plain.upper, plain.lower);
            }
        }
    }

    void kindsAndShadesAreTold() {
        for (const Colours& colours : allColours()) {
            QList<QColor> fills;
            for (const OperationKind kind :
                 {OperationKind::forward, OperationKind::backward, OperationKind::weightGradient}) {
                for (const double shade : {0.0, 1.0}) {
                    fills << barColour(colours, kind, shade);
                }
            }
            for (qsizetype i = 0; i < fills.size(); ++i) {
                for (qsizetype j = 0; j < i; ++j) {
                    const int apart = std::abs(fills[i].red() - fills[j].red()) +
                                      std::abs(fills[i].green() - fills[j].green()) +
                                      std::abs(fills[i].blue() - fills[j].blue());
                    QVERIFY2(apart >= 40, qPrintable(fills[i].name() + u' ' + fills[j].name()));
                }
            }
        }
    }

    /// In the picture of one fused block, rows above the middle are forwards and rows below are backwards.
    void columnsOfFusedBlocksHaveTwoTones() {
        const auto timeline = test::timelineOf(ScheduleKind::dualPipeV, 2, 400, 2);
        const TimelineIndex index(timeline);
        const auto operations = timeline->rank(0);
        const auto fused = std::ranges::find_if(operations, [](const TimedOperation& timed) {
            return timed.operation.kind == OperationKind::fused;
        });
        QVERIFY(fused != operations.end());
        const TimedOperation timed = *fused;
        const Colours colours = Colours::make(false, ColourSet::paper);
        const LaneLayout layout = laneLayout(2, 100, 16);
        const TimeRange inside{timed.start + 0.25 * (timed.end - timed.start),
                               timed.start + 0.75 * (timed.end - timed.start)};
        const QImage image = laneImage(index, inside, layout, 10, 1, colours);
        const BarTones tones = barTones(colours, OperationKind::fused, index.shadesOf(timed.operation));
        QVERIFY(tones.upper != tones.lower);
        QCOMPARE(QColor(image.pixel(5, 1)), QColor(tones.upper.rgb()));
        QCOMPARE(QColor(image.pixel(5, layout.barHeight - 2)), QColor(tones.lower.rgb()));
    }
};

QUADRILLE_TESTS(TestGanttColours)
#include "tst_gantt_colours.moc"
