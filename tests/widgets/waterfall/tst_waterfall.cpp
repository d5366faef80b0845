// SPDX-License-Identifier: GPL-3.0-or-later
#include "performances.h"
#include "tests/support/pixels.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/motion.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/waterfall/waterfall.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QBuffer>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>

#include <rapidcheck.h>

#include <cmath>
#include <limits>

using namespace quadrille;
using test::coloured;
using test::usualFont;

namespace {

WaterfallLayout laidOut(const WaterfallContent& content, QSizeF size = {800, 400}) {
    return layoutWaterfall(content, {QPointF(), size}, QFontMetricsF(usualFont()));
}

QImage painted(const Waterfall& picture, QSize size, const Colours& colours) {
    return test::painted(picture, size, colours, 1, usualFont());
}

struct ShownWaterfall {
    Waterfall picture;
    explicit ShownWaterfall(const Performance& performance, QSize size = {800, 400}) {
        picture.setFont(usualFont());
        picture.setPerformance(performance);
        picture.resize(size);
        picture.show();
        picture.activateWindow();
        picture.setFocus();
    }
    [[nodiscard]] QPoint middle(StepPart part) const {
        const WaterfallLayout layout = picture.layoutNow();
        return layout.row(layout.rowOf(part)).center().toPoint();
    }
};

/// CIE 1976 distance of two colours in L*a*b*, where 2 can just be told apart.
double distance(const QColor& a, const QColor& b) {
    const auto lab = [](const QColor& colour) {
        const auto linear = [](double c) {
            return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
        };
        const double red = linear(colour.redF()), green = linear(colour.greenF()),
                     blue = linear(colour.blueF());
        const auto f = [](double t) { return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116; };
        const double x = f((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.95047);
        const double y = f(0.2126 * red + 0.7152 * green + 0.0722 * blue);
        const double z = f((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.08883);
        return std::array{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const auto first = lab(a), second = lab(b);
    return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

} // namespace

class TestWaterfall : public QObject {
    Q_OBJECT
private slots:
    /// At the ends a step on its way is that of the two plans, and half way the mean of both.
    void goesFromOneStepToTheOther() {
        const Performance from = test::usualPerformance(), to = test::performanceOf({1.5, 0, 0.5});
        for (const double share : {0.0, 0.5, 1.0}) {
            const Performance on = between(from, to, share);
            double sum = 0;
            for (const StepPart part : allStepParts) {
                const double mean = (1 - share) * from.part(part).value() + share * to.part(part).value();
                QVERIFY(std::abs(on.part(part).value() - mean) < 1e-12);
                sum += mean;
            }
            QVERIFY(std::abs(on.step.value() - sum) < 1e-12);
        }
    }

    void thePictureGetsThere() {
        const auto set = [](Waterfall& picture, bool next) {
            picture.setPerformance(next ? test::performanceOf({1.5, 0, 0.5}) : test::usualPerformance());
        };
        test::getsThere<Waterfall>(set);
    }

    void initTestCase() {
        qRegisterMetaType<Subject>();
        QLocale::setDefault(QLocale::c());
    }
    void barsAddUpToTheStep();
    void absentPartsAreLeftOut();
    void smallestPartsFoldWhereThereIsLittleRoom();
    void barsAreAsWideAsTheirTime();
    void planAIsOutlined();
    void wideIntervalsDoNotSqueezeTheBars();
    void findings_data();
    void findings();
    void numbersOfOnePictureHaveOnePoint();
    void readoutsSayWhatItIsAndWhatShrinksIt();
    void clicksAndKeysExplain();
    void cursorStaysOnItsPart();
    void dataHasARowPerPart();
    void wordsNeverOverlap();
    void absurdValuesDraw_data();
    void absurdValuesDraw();
    void familiesAreNoZones();
    void nothingToShowIsAReason();
};

void TestWaterfall::barsAddUpToTheStep() {
    QVERIFY(rc::check([] {
        WaterfallContent content;
        Performance p;
        double sum = 0;
        for (Seconds& part : p.parts) {
            part =
                Seconds(*rc::gen::elementOf(std::vector<double>{0.0, 0.0, 1e-9, 1e-3, 0.4, 1.0, 7.0, 1e9}));
            sum += part.value();
        }
        content.performance = p;
        const auto rows = waterfallRows(content, *rc::gen::inRange(0, 20));
        RC_ASSERT(rows.back().total);
        RC_ASSERT(std::abs(rows.back().bar.end - sum) <= 1e-12 * sum);
        RC_ASSERT(rows.front().bar.begin == 0.0);
        std::size_t parts = 0;
        for (std::size_t i = 0; i + 1 < rows.size(); ++i) {
            RC_ASSERT(rows[i].time > 0 || sum == 0);
            if (i > 0)
                RC_ASSERT(rows[i].bar.begin == rows[i - 1].bar.end);
            parts += rows[i].parts.size();
        }
        RC_ASSERT(parts == content.parts().size());
    }));
}

void TestWaterfall::absentPartsAreLeftOut() {
    WaterfallContent content{.performance = test::usualPerformance(), .baseline = {}};
    QCOMPARE(waterfallRows(content, 100).size(), std::size_t{13 + 1}); // without experts
    QCOMPARE(laidOut(content).rowOf(StepPart::expert), -1);
    content.baseline = content.performance;
    content.baseline->part(StepPart::expert) = Seconds(0.1); // A has some
    QCOMPARE(waterfallRows(content, 100).size(), std::size_t{14 + 1});
    QVERIFY(laidOut(content).rowOf(StepPart::expert) > 0);
}

void TestWaterfall::smallestPartsFoldWhereThereIsLittleRoom() {
    const WaterfallContent content{.performance = test::usualPerformance(), .baseline = {}};
    const auto rows = waterfallRows(content, 5);
    QCOMPARE(rows.size(), std::size_t{5});
    QCOMPARE(rows[0].parts, std::vector{StepPart::ideal});
    QCOMPARE(rows[1].parts, std::vector{StepPart::matrices});
    QCOMPARE(rows[2].parts, std::vector{StepPart::fillAndDrain});
    QVERIFY(rows[3].folded());
    QCOMPARE(rows[3].parts.size(), std::size_t{10});
    QVERIFY(std::abs(rows[3].time - (2.41 - 0.95 - 0.32 - 0.41)) < 1e-12);
    // As few rows as there can be.
    QCOMPARE(waterfallRows(content, -3).size(), std::size_t{2});
}

void TestWaterfall::barsAreAsWideAsTheirTime() {
    Waterfall picture;
    picture.setPerformance(test::usualPerformance());
    for (const bool dark : {false, true}) {
        const Colours colours = Colours::make(dark, ColourSet::paper);
        const QImage image = painted(picture, {800, 400}, colours);
        const WaterfallLayout layout = laidOut(picture.content());
        const double perSecond = layout.plot.width() / layout.longest;
        for (const StepPart part : {StepPart::ideal, StepPart::matrices, StepPart::tensor}) {
            const QRectF row = layout.row(layout.rowOf(part));
            const QRectF line(layout.plot.left(), std::floor(row.center().y()), layout.plot.width(), 0.5);
            const int pixels = coloured(image, line, colours.time(familyOf(part)));
            const double expected = picture.content().performance->part(part).value() * perSecond;
            QVERIFY2(std::abs(pixels - expected) <= 2,
                     qPrintable(QStringLiteral("%1 of %2").arg(pixels).arg(expected)));
        }
    }
}

void TestWaterfall::planAIsOutlined() {
    WaterfallContent content{.performance = test::performanceOf({1, 1}),
                             .baseline = test::performanceOf({1, 2, 0, 1})};
    const WaterfallLayout layout = laidOut(content);
    QCOMPARE(layout.rows.size(), std::size_t{4});
    QCOMPARE(layout.longest, 4.0); // A is longer
    QCOMPARE(layout.ghost(1).left(), layout.x(1));
    QCOMPARE(layout.ghost(1).right(), layout.x(3));
    QCOMPARE(layout.ghost(2).left(), layout.x(3)); // memory-bound operators, of A alone
    QCOMPARE(layout.bar(2).width(), 0.0);
    QCOMPARE(layout.ghost(3).right(), layout.plot.right());
    content.baseline.reset();
    QVERIFY(laidOut(content).ghost(0).isEmpty());
}

void TestWaterfall::wideIntervalsDoNotSqueezeTheBars() {
    WaterfallContent content{.performance = test::performanceOf({1, 1}, 0.05), .baseline = {}};
    const WaterfallLayout narrow = laidOut(content);
    const double factor = std::exp(1.645 * 0.05);
    QCOMPARE(narrow.longest, 2 * factor);
    QCOMPARE(narrow.interval->begin, 2 / factor);
    content.performance->spread = 1;
    const WaterfallLayout wide = laidOut(content);
    QVERIFY(wide.longest < 2.5);
    QVERIFY(wide.interval->end > wide.longest);
    content.performance->spread = 0;
    QVERIFY(!laidOut(content).interval);
}

void TestWaterfall::findings_data() {
    QTest::addColumn<QList<double>>("parts");
    QTest::addColumn<QList<double>>("baseline");
    QTest::addColumn<QString>("finding");
    const QString usual =
        QStringLiteral("40 % of the step computes at peak; the largest loss is the pipeline's bubble: 30 %");
    const QList<double> parts{40, 18, 0, 12, 0,  0,
                              0,  0,  0, 14, 11, 5}; // no part of the bubble is largest alone
    QTest::newRow("alone") << parts << QList<double>{} << usual;
    QTest::newRow("shorter") << parts << QList<double>{125}
                             << usual + QStringLiteral("; 100.0 s, 20.0 % shorter than A");
    QTest::newRow("longer") << parts << QList<double>{80}
                            << usual + QStringLiteral("; 100.0 s, 25.0 % longer than A");
    QTest::newRow("equal") << parts << QList<double>{100}
                           << usual + QStringLiteral("; 100.0 s, as long as A");
    QTest::newRow("much longer") << parts << QList<double>{1e-6}
                                 << usual + QStringLiteral("; 100.0 s, 1e+08 times as long as A");
    QTest::newRow("no loss") << QList<double>{3} << QList<double>{}
                             << QStringLiteral("100 % of the step computes at peak");
    QTest::newRow("another loss") << QList<double>{1, 0, 0, 0, 0, 3} << QList<double>{}
                                  << QStringLiteral("25 % of the step computes at peak; the largest loss is "
                                                    "exposed tensor parallel communication: 75 %");
}

void TestWaterfall::findings() {
    QFETCH(QList<double>, parts);
    QFETCH(QList<double>, baseline);
    const auto performance = [](const QList<double>& seconds) {
        Performance p = test::performanceOf({});
        for (int i = 0; i < seconds.size(); ++i)
            p.parts.at(static_cast<std::size_t>(i)) = Seconds(seconds[i]);
        return p;
    };
    Waterfall picture;
    picture.setPerformance(performance(parts));
    if (!baseline.isEmpty())
        picture.setBaseline(performance(baseline));
    QTEST(picture.finding(), "finding");
    QCOMPARE(picture.accessibleDescription(), picture.finding());
}

void TestWaterfall::numbersOfOnePictureHaveOnePoint() {
    const auto scale = waterfall::TimeScale::of(0.4123);
    QCOMPARE(scale.text(0.4123), QStringLiteral("412.3 ms"));
    QCOMPARE(scale.number(0.0021), QStringLiteral("2.1"));
    QCOMPARE(scale.number(1e-6), QStringLiteral("< 0.1"));
    QCOMPARE(scale.number(0), QStringLiteral("0.0"));
    QCOMPARE(waterfall::TimeScale::of(2.33).text(2.33), QStringLiteral("2.330 s"));
    QCOMPARE(waterfall::TimeScale::of(1e-9).text(1e-9), QStringLiteral("0.001000 µs"));
    QCOMPARE(waterfall::TimeScale::of(1e9).text(1e9), QStringLiteral("1000000000 s"));
    QCOMPARE(waterfall::TimeScale::of(1e15).text(1e15), QStringLiteral("1e+15 s"));
    // Right ends of the numbers, units apart, are below each other.
    const WaterfallLayout layout = laidOut({.performance = test::usualPerformance(), .baseline = {}});
    const QFontMetricsF metrics(usualFont());
    double end = 0;
    for (const WaterfallLabel& label : layout.labels) {
        if (label.kind != WaterfallLabel::Kind::time)
            continue;
        const bool total = layout.rows[static_cast<std::size_t>(label.row)].total;
        const double unit = total ? metrics.horizontalAdvance(QStringLiteral("2.410 s")) -
                                        metrics.horizontalAdvance(QStringLiteral("2.410"))
                                  : 0;
        if (end > 0)
            QVERIFY(std::abs(label.placed.box.right() - unit - end) < 0.01);
        end = label.placed.box.right() - unit;
    }
    QVERIFY(end > 0);
}

void TestWaterfall::readoutsSayWhatItIsAndWhatShrinksIt() {
    const WaterfallContent content{.performance = test::performanceOf({1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0.5}),
                                   .baseline = test::performanceOf({1, 0.5, 0, 0, 0, 0, 0, 0, 0, 0.6})};
    const auto rows = waterfallRows(content, 100);
    const QString bubble = waterfall::readout(content, rows[2]);
    QVERIFY2(bubble.startsWith(QStringLiteral(
                 "Bubble: fill and drain: 0.500 s, 25.0 % of the step; 0.100 s less than in A. ")),
             qPrintable(bubble));
    QVERIFY(bubble.contains(waterfall::meaning(StepPart::fillAndDrain)));
    QVERIFY(bubble.contains(waterfall::remedy(StepPart::fillAndDrain)));
    // Of the whole bubble the share that the verdict and the pipeline's chart have.
    WaterfallContent idling = content;
    idling.performance->pipeline = {.makespan = 4, .withoutMessages = 3.8, .busiest = 3.5, .busy = 3};
    QVERIFY(
        waterfall::readout(idling, rows[2])
            .endsWith(QStringLiteral("The whole bubble is 25.0 % of the pipeline's time: idle ÷ total.")));
    const double factor = std::exp(1.645 * 0.1);
    const QString whole = waterfall::readout(content, rows.back());
    const QString range =
        QStringLiteral("MFU 50.0 % (%1–%2 %)")
            .arg(QString::number(50 / factor, 'f', 1), QString::number(50 * factor, 'f', 1));
    QVERIFY2(whole.contains(range), qPrintable(whole));
    QVERIFY(!whole.contains(QStringLiteral("uncalibrated")));
    WaterfallContent fresh = content;
    fresh.performance->calibrated = false;
    QVERIFY(waterfall::readout(fresh, rows.back()).contains(QStringLiteral("uncalibrated")));
    // Every part has words of its own.
    QSet<QString> words;
    for (const StepPart part : allStepParts)
        words << waterfall::partName(part) << waterfall::shortName(part) << waterfall::partPhrase(part)
              << waterfall::meaning(part) << waterfall::remedy(part);
    QVERIFY(words.size() >= 5 * 14 - 4); // names and short names of some are alike
    QVERIFY(!words.contains(QString()));
}

void TestWaterfall::clicksAndKeysExplain() {
    ShownWaterfall shown(test::usualPerformance());
    QSignalSpy asked(&shown.picture, &Picture::explainRequested);
    QSignalSpy said(&shown.picture, &Picture::readout);
    QTest::mouseMove(&shown.picture, shown.middle(StepPart::tensor));
    QVERIFY(said.last().front().toString().startsWith(QStringLiteral("Exposed tensor parallel: ")));
    QTest::mouseClick(&shown.picture, Qt::LeftButton, {}, shown.middle(StepPart::fillAndDrain));
    Subject expected{.kind = Subject::Kind::stepPart};
    expected.stepPart = StepPart::fillAndDrain;
    QCOMPARE(asked.takeFirst().front().value<Subject>(), expected);

    QTest::keyClick(&shown.picture, Qt::Key_Down); // shows where the cursor is
    QVERIFY(said.last().front().toString().startsWith(QStringLiteral("Causal FLOPs at peak: ")));
    QTest::keyClick(&shown.picture, Qt::Key_Down);
    QTest::keyClick(&shown.picture, Qt::Key_Return);
    expected.stepPart = StepPart::matrices;
    QCOMPARE(asked.takeFirst().front().value<Subject>(), expected);
    QTest::keyClick(&shown.picture, Qt::Key_End);
    QVERIFY(said.last().front().toString().startsWith(QStringLiteral("Whole step: ")));
    QTest::keyClick(&shown.picture, Qt::Key_E);
    QCOMPARE(asked.takeFirst().front().value<Subject>().kind, Subject::Kind::stepTime);
    QTest::keyClick(&shown.picture, Qt::Key_Escape);
    QVERIFY(said.last().front().toString().isEmpty());
}

void TestWaterfall::cursorStaysOnItsPart() {
    ShownWaterfall shown(test::usualPerformance());
    QTest::keyClick(&shown.picture, Qt::Key_Home);
    for (int i = 0; i < 3; ++i)
        QTest::keyClick(&shown.picture, Qt::Key_Down);
    QSignalSpy said(&shown.picture, &Picture::readout);
    Performance other = test::usualPerformance();
    other.part(StepPart::matrices) = Seconds();
    shown.picture.setPerformance(other); // a row less above it
    QVERIFY(said.last().front().toString().startsWith(QStringLiteral("Memory-bound operators: 0.160 s")));
    other.part(StepPart::memoryBound) = Seconds();
    said.clear();
    shown.picture.setPerformance(other);
    QCOMPARE(said.size(), 1); // gone
    QVERIFY(said.last().front().toString().isEmpty());
}

void TestWaterfall::dataHasARowPerPart() {
    Waterfall picture;
    picture.setPerformance(test::performanceOf({3, 1}));
    QCOMPARE(picture.data().columns.size(), 3);
    picture.setBaseline(test::performanceOf({3, 2}));
    const DataTable table = picture.data();
    QCOMPARE(table.columns.size(), 4);
    QCOMPARE(table.rows.size(), static_cast<qsizetype>(stepParts) + 1);
    QCOMPARE(table.rows[1][1].toDouble(), 1.0);
    QCOMPARE(table.rows[1][2].toDouble(), 0.25);
    QCOMPARE(table.rows[1][3].toDouble(), 2.0);
    QCOMPARE(table.rows.back()[1].toDouble(), 4.0);
    QCOMPARE(table.rows.back()[3].toDouble(), 5.0);
}

void TestWaterfall::wordsNeverOverlap() {
    QVERIFY(rc::check([] {
        WaterfallContent content{.performance = test::performanceOf({}), .baseline = {}};
        content.performance->spread = *rc::gen::element(0.0, 0.1, 0.5);
        for (Seconds& part : content.performance->parts)
            part = Seconds(std::pow(10.0, *rc::gen::inRange(-9, 10)));
        if (*rc::gen::arbitrary<bool>())
            content.baseline = test::usualPerformance();
        const QSizeF size(*rc::gen::inRange(1, 1600), *rc::gen::inRange(1, 900));
        const WaterfallLayout layout = laidOut(content, size);
        for (int i = 0; i < layout.labels.size(); ++i) {
            const QRectF& box = layout.labels[i].placed.box;
            RC_ASSERT(box.left() >= -0.01 && box.right() <= size.width() + 0.01);
            RC_ASSERT(box.top() >= -0.01 && box.bottom() <= size.height() + 0.01);
            for (int j = 0; j < i; ++j)
                RC_ASSERT(!box.adjusted(0.1, 0.5, -0.1, -0.5).intersects(layout.labels[j].placed.box));
        }
    }));
}

void TestWaterfall::absurdValuesDraw_data() {
    QTest::addColumn<double>("scale");
    QTest::addColumn<double>("one");
    QTest::newRow("a nanosecond") << 1e-9 << 1e-9;
    QTest::newRow("decades") << 1e9 << 1e9;
    QTest::newRow("one dominates") << 1e-9 << 1e9;
    QTest::newRow("nothing") << 0.0 << 0.0;
    QTest::newRow("infinite") << 1.0 << std::numeric_limits<double>::infinity();
    QTest::newRow("not a number") << 1.0 << std::numeric_limits<double>::quiet_NaN();
    QTest::newRow("largest") << 1e300 << 1e300;
}

void TestWaterfall::absurdValuesDraw() {
    QFETCH(double, scale);
    QFETCH(double, one);
    Waterfall picture;
    Performance p = test::usualPerformance();
    for (Seconds& part : p.parts)
        part = part * scale;
    p.part(StepPart::fillAndDrain) = Seconds(one);
    picture.setPerformance(p);
    picture.setBaseline(test::usualPerformance());
    for (const QSize size :
         {QSize(1, 1), QSize(20, 300), QSize(300, 20), QSize(640, 360), QSize(4000, 2000)}) {
        QCOMPARE(painted(picture, size, Colours::make(true, ColourSet::paper)).size(), size);
        const WaterfallLayout layout = laidOut(picture.content(), size);
        for (int i = 0; i < static_cast<int>(layout.rows.size()); ++i) {
            QVERIFY(layout.bar(i).left() >= layout.plot.left() - 0.01);
            QVERIFY(layout.bar(i).right() <= layout.plot.right() + 0.01);
        }
    }
    const QString finding = picture.finding();
    QVERIFY2(!finding.contains(QStringLiteral("nan")) && !finding.contains(QStringLiteral("inf")),
             qPrintable(finding));
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({640, 360});
    QPainter painter(&svg);
    picture.paintOn(painter, {0, 0, 640, 360}, Colours::make(false, ColourSet::paper));
    painter.end();
    QVERIFY(!buffer.data().contains("nan"));
}

// Zones are used for nothing else, and the two sets of colours have their own.
void TestWaterfall::familiesAreNoZones() {
    for (const bool dark : {false, true}) {
        for (const ColourSet set : {ColourSet::paper, ColourSet::colourBlindSafe}) {
            const Colours colours = Colours::make(dark, set);
            for (const TimeFamily family : allTimeFamilies) {
                for (const Zone zone : {Zone::green, Zone::yellow, Zone::red})
                    QVERIFY(distance(colours.time(family), colours.zone(zone)) > 20);
                for (const TimeFamily other : allTimeFamilies)
                    QVERIFY(family == other || distance(colours.time(family), colours.time(other)) > 20);
            }
        }
    }
}

void TestWaterfall::nothingToShowIsAReason() {
    Waterfall picture;
    QVERIFY(!picture.finding().isEmpty());
    picture.setEmptyReason(QStringLiteral("32 layers cannot be split over 5 stages."));
    QCOMPARE(picture.finding(), QStringLiteral("32 layers cannot be split over 5 stages."));
    QCOMPARE(painted(picture, {300, 200}, Colours::make(false, ColourSet::paper)).size(), QSize(300, 200));
    QVERIFY(picture.data().rows.isEmpty());
    QSignalSpy asked(&picture, &Picture::explainRequested);
    QTest::keyClick(&picture, Qt::Key_Return);
    QTest::mouseClick(&picture, Qt::LeftButton);
    QVERIFY(asked.isEmpty());
}

QUADRILLE_TESTS(TestWaterfall)
#include "tst_waterfall.moc"
