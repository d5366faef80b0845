// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/stop.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "tests/widgets/truth_scatter/truths.h"
#include "widgets/truth_scatter/truth_painter.h"
#include "widgets/truth_scatter/truth_scatter.h"
#include "widgets/truth_scatter/truth_text.h"

#include <QBuffer>
#include <QElapsedTimer>
#include <QPainter>
#include <QSignalSpy>
#include <QSvgGenerator>

#include <random>
#include <thread>

using namespace quadrille;
using namespace quadrille::test;

namespace {

struct ShownScatter {
    TruthScatter scatter;
    explicit ShownScatter(TruthData data = test::truths(), QSize size = {700, 300}) {
        QObject::connect(&scatter, &TruthScatter::drawingWanted, &scatter,
                         [this] { scatter.setDrawing(scatter.drawingJob()()); });
        scatter.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        scatter.setData(std::move(data));
        scatter.resize(size);
        scatter.show();
        scatter.activateWindow();
        (void)QTest::qWaitForWindowActive(&scatter);
        scatter.setFocus();
    }
    [[nodiscard]] QPoint mark(std::size_t point) const {
        return truthMarks(scatter.truth(), scatter.layoutNow())[point].toPoint();
    }
};

TruthData cloud(std::size_t points) {
    TruthData data = test::truths();
    data.points.clear();
    std::mt19937 random(7);
    std::lognormal_distribution<double> rate(5, 0.4);
    std::normal_distribution<double> error(1, 0.08);
    for (int i = 0; i < static_cast<int>(points); ++i) {
        const double measured = rate(random);
        data.points.push_back(test::ran(i, measured * std::max(0.2, error(random)), measured, i % 2, i % 3));
    }
    return data;
}

} // namespace

class TestTruthScatter : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void theTitleIsTheFinding() {
        TruthScatter scatter;
        QSignalSpy changed(&scatter, &Picture::findingChanged);
        scatter.setData(test::truths());
        QVERIFY(changed.count() > 0);
        QCOMPARE(scatter.finding(),
                 QStringLiteral("The plan that it picks is 1.0 % slower than the best one "
                                "measured, half of the step times are within 8.0 %: 4 fitted runs"));
        QCOMPARE(scatter.accessibleDescription(), scatter.finding());
        TruthData leftOut = test::truths();
        leftOut.leftOut = 0.115;
        QCOMPARE(truth::finding(leftOut),
                 QStringLiteral("Half of the step times are within 8.0 % (11.5 % by fits without their "
                                "source), the plan that it picks loses 1.0 %: 4 fitted runs"));
        TruthData none;
        none.whyNot = QStringLiteral("Predicting 3 of 9 runs…");
        scatter.setData(none);
        QCOMPARE(scatter.finding(), none.whyNot);
    }

    void measuresAreTheSameRun() {
        const TruthPoint point = test::ran(1, 150, 120);
        QVERIFY(std::abs(point.predictedIn(TruthMeasure::flops) / 150e12 - 1) < 1e-12);
        QVERIFY(std::abs(point.predictedIn(TruthMeasure::utilisation) / 0.5 - 1) < 1e-12);
        QVERIFY(std::abs(point.measuredIn(TruthMeasure::step) / (1e15 / 120e12) - 1) < 1e-12);
        QVERIFY(std::abs(point.error(TruthMeasure::flops) - 0.25) < 1e-12);
        QVERIFY(std::abs(point.error(TruthMeasure::step) + 0.2) < 1e-12);
    }

    void memoryIsAMeasureOfItsOwn() {
        TruthData data = test::truths();
        data.measure = TruthMeasure::memory;
        data.memory = {.runs = 2, .meanError = 0.2, .medianError = 0.2};
        data.points = {test::holding(test::ran(0, 100, 0), 66, 55),
                       test::holding(test::ranOut(1, 90), 95, 0)};
        data.points[0].memoryKind = MemoryKind::allocated;
        QVERIFY(std::abs(data.points[0].error(TruthMeasure::memory) - 0.2) < 1e-12);
        QVERIFY(!data.points[0].isMeasuredIn(TruthMeasure::step));
        QCOMPARE(truth::finding(data),
                 QStringLiteral("Half of the memories are within 20.0 %: 2 runs whose sources say enough"));
        const QString text = truth::readout(data, data.points[0]);
        QVERIFY2(text.endsWith(QStringLiteral("predicted 66.0 GiB, measured 55.0 GiB allocated: +20.0 %")),
                 qPrintable(text));
        QVERIFY(truth::readout(data, data.points[1])
                    .endsWith(QStringLiteral("It ran out of memory, as expected; predicted 95.0 GiB")));
        // In the pictures of time it stands aside.
        data.measure = TruthMeasure::flops;
        QVERIFY(
            truth::readout(data, data.points[0]).contains(QStringLiteral("Its memory alone was measured")));
        data.points = {test::failed(2, 80)};
        QVERIFY(
            truth::readout(data, data.points[0])
                .contains(QStringLiteral("It failed, and not for want of memory (it hung); predicted 80")));
    }

    void hoverTellsTheRun() {
        ShownScatter shown;
        QSignalSpy readout(&shown.scatter, &Picture::readout);
        QTest::mouseMove(&shown.scatter, shown.mark(0));
        QCOMPARE(readout.count(), 1);
        QCOMPARE(readout.last().front().toString(),
                 QStringLiteral("Fujii et al. (2024), Table 3: TP 4 · CP 1 · PP 2 · MBS 1, 8 GPUs · "
                                "Llama-3.1-8B on A100 40GB. predicted 179 TFLOP/s (149 TFLOP/s to 215 "
                                "TFLOP/s), measured 183 TFLOP/s: −1.8 %"));
        QTest::mouseMove(&shown.scatter, QPoint(1, 1));
        QVERIFY(readout.last().front().toString().isEmpty());
    }

    void aNameThatEndsWithAPointEndsItsSentence() {
        TruthData data = test::truths();
        data.gpus[0] = QStringLiteral("A100 · Fujii et al.");
        for (const std::size_t i : {0, 3}) {
            const QString text = truth::readout(data, data.points[i]);
            QVERIFY2(text.contains(QStringLiteral("Fujii et al. ")), qPrintable(text));
        }
    }

    void whatRanOutSaysSo() {
        const TruthData data = test::truths();
        QVERIFY(
            truth::readout(data, data.points[3]).contains(QStringLiteral("ran out of memory, as expected")));
        QVERIFY(truth::readout(data, data.points[4]).contains(QStringLiteral("was not expected")));
    }

    void clickChooses() {
        ShownScatter shown;
        QSignalSpy chosen(&shown.scatter, &TruthScatter::runChosen);
        for (std::size_t i = 0; i < shown.scatter.truth().points.size(); ++i)
            QTest::mouseClick(&shown.scatter, Qt::LeftButton, {}, shown.mark(i));
        QTest::mouseClick(&shown.scatter, Qt::LeftButton, {}, QPoint(1, 1)); // on nothing
        QList<int> runs;
        for (const auto& each : chosen)
            runs << each.front().toInt();
        QCOMPARE(runs, (QList<int>{10, 11, 12, 13, 14, 15}));
    }

    void keysGoByMeasurement() {
        ShownScatter shown;
        QSignalSpy chosen(&shown.scatter, &TruthScatter::runChosen);
        // Those that ran out first, by prediction: 60, 140; then 100, 120, 171.5, 182.6 TFLOP/s.
        QTest::keyClick(&shown.scatter, Qt::Key_Home); // shows where the cursor is
        QTest::keyClick(&shown.scatter, Qt::Key_Home);
        for (int i = 0; i < 6; ++i) {
            QTest::keyClick(&shown.scatter, Qt::Key_Return);
            QTest::keyClick(&shown.scatter, Qt::Key_Right);
        }
        QTest::keyClick(&shown.scatter, Qt::Key_Return); // stays at the end
        QList<int> runs;
        for (const auto& each : chosen)
            runs << each.front().toInt();
        QCOMPARE(runs, (QList<int>{14, 13, 12, 11, 15, 10, 10}));
        QVERIFY(shown.scatter.accessibleDescription().contains(QStringLiteral("183 TFLOP/s")));
        QTest::keyClick(&shown.scatter, Qt::Key_Escape);
        QTest::keyClick(&shown.scatter, Qt::Key_Return); // shows the cursor only
        QCOMPARE(chosen.count(), 7);
    }

    void theKeyboardStartsAtTheCurrentRun() {
        ShownScatter shown;
        shown.scatter.setCurrent(11);
        QSignalSpy chosen(&shown.scatter, &TruthScatter::runChosen);
        QTest::keyClick(&shown.scatter, Qt::Key_Left);
        QTest::keyClick(&shown.scatter, Qt::Key_Return);
        QCOMPARE(chosen.last().front().toInt(), 11);
    }

    void enterOnAPointThatThePointerRestsOnShowsTheCursor() {
        ShownScatter shown;
        const QSignalSpy chosen(&shown.scatter, &TruthScatter::runChosen);
        QTest::mouseMove(&shown.scatter, shown.mark(0));
        QTest::keyClick(&shown.scatter, Qt::Key_Return);
        QCOMPARE(chosen.count(), 0);
        QTest::keyClick(&shown.scatter, Qt::Key_Return);
        QCOMPARE(chosen.last().front().toInt(), 10);
    }

    void theCurrentRunIsRinged() {
        ShownScatter shown;
        const auto accents = [&shown] {
            const Colours colours = coloursFor(shown.scatter.palette());
            const QImage image = shown.scatter.grab().toImage();
            int count = 0;
            const QPoint at = shown.mark(2);
            for (int y = -12; y <= 12; ++y)
                for (int x = -12; x <= 12; ++x)
                    count += image.pixelColor(at + QPoint(x, y)) == colours.accent;
            return count;
        };
        QCOMPARE(accents(), 0);
        shown.scatter.setCurrent(12);
        QVERIFY(accents() > 8);
    }

    void marksArePaintedInTheirColour() {
        TruthData data = test::truths();
        const TruthScatter& scatter = ShownScatter(data).scatter;
        for (const bool dark : {false, true}) {
            const Colours colours = Colours::make(dark, ColourSet::paper);
            const QImage image = painted(scatter, {700, 300}, colours);
            const QFontMetricsF metrics(scatter.font(), &image);
            const auto layout = layoutTruth(data, QRectF(image.rect()), metrics);
            const auto marks = truthMarks(data, layout);
            // Hollow: memory ended otherwise than expected.
            QCOMPARE(image.pixelColor(marks[4].toPoint()), colours.background);
            for (const std::size_t i : {0, 1, 2, 3}) {
                const QColor ink = colours.category(static_cast<std::size_t>(data.points[i].gpu));
                const QColor seen = image.pixelColor(marks[i].toPoint());
                const auto apart = [&seen](const QColor& other) {
                    return std::abs(seen.red() - other.red()) + std::abs(seen.green() - other.green()) +
                           std::abs(seen.blue() - other.blue());
                };
                QVERIFY(apart(ink) < apart(colours.background));
                for (std::size_t other = 0; other < 3; ++other)
                    QVERIFY(apart(ink) <= apart(colours.category(other)));
            }
        }
    }

    void categoriesStandOutAndApart() {
        const auto luminance = [](const QColor& colour) {
            const auto linear = [](double channel) {
                return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
            };
            return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
                   0.0722 * linear(colour.blueF());
        };
        for (const bool dark : {false, true}) {
            const Colours colours = Colours::make(dark, ColourSet::paper);
            for (std::size_t i = 0; i < Colours::categoryCount; ++i) {
                const double a = luminance(colours.category(i)) + 0.05;
                const double b = luminance(colours.background) + 0.05;
                QVERIFY2(std::max(a / b, b / a) >= 3, qPrintable(colours.category(i).name()));
                for (std::size_t j = 0; j < i; ++j)
                    QVERIFY(colours.category(i) != colours.category(j));
            }
        }
    }

    void shapesDifferAndWeighAlike() {
        QList<QPainterPath> shapes;
        for (int source = 0; source < 13; ++source) {
            const QPainterPath shape = truthShape(source, 10);
            for (const QPainterPath& other : shapes)
                QVERIFY(shape != other);
            shapes << shape;
            // By counting the points of a fine grid that lie inside.
            int inside = 0;
            for (double y = -20; y < 20; y += 0.25)
                for (double x = -20; x < 20; x += 0.25)
                    inside += shape.contains(QPointF(x, y));
            const double area = inside / 16.0;
            QVERIFY2(area > 190 && area < 330, qPrintable(QString::number(area)));
            const QRectF box = shape.boundingRect();
            QVERIFY(box.width() < 32 && box.height() < 32);
        }
    }

    void theTwinHoldsEveryNumber() {
        TruthScatter scatter;
        scatter.setData(test::truths());
        const DataTable table = scatter.data();
        QCOMPARE(table.rows.size(), 6);
        for (const auto& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        const auto& last = table.rows.last(); // the fastest
        QVERIFY(std::abs(last[7].toDouble() / (last[5].toDouble() / 1.2) - 1) < 1e-12);
        QVERIFY(std::abs(last[8].toDouble() / (last[5].toDouble() * 1.2) - 1) < 1e-12);
        QVERIFY(std::abs(last[9].toDouble() / 179.3e12 - 1) < 1e-12);
        QVERIFY(std::abs(last[10].toDouble() / 182.6e12 - 1) < 1e-12);
        QVERIFY(std::abs(last[13].toDouble() - (179.3 / 182.6 - 1)) < 1e-12);
        QVERIFY(!table.rows.first()[6].isValid()); // ran out
    }

    void svgStaysInside() {
        ShownScatter shown;
        QBuffer buffer;
        QSvgGenerator svg;
        svg.setOutputDevice(&buffer);
        svg.setViewBox(QRectF(0, 0, 600, 280));
        QPainter painter(&svg);
        painter.setFont(shown.scatter.font());
        shown.scatter.paintOn(painter, QRectF(0, 0, 600, 280), Colours::make(false, ColourSet::paper));
        painter.end();
        QVERIFY(buffer.data().contains("Predicted TFLOP/s per GPU"));
        QVERIFY(buffer.data().contains("±10 %") || buffer.data().contains("&#xb1;10"));
    }

    /// Very many points are drawn when a thread draws them; before that, all that is shown and read out
    /// is of what was there.
    void manyPointsAreDrawnElsewhere() {
        TruthScatter scatter;
        scatter.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        scatter.resize(700, 300);
        scatter.setData(test::truths());
        scatter.show();
        QVERIFY(QTest::qWaitForWindowExposed(&scatter));
        const QImage before = scatter.grab().toImage();
        const QString finding = scatter.finding();
        QSignalSpy wanted(&scatter, &TruthScatter::drawingWanted);
        QSignalSpy chosen(&scatter, &TruthScatter::runChosen);
        scatter.setData(cloud(TruthScatter::mostDrawnAtOnce + 1));
        QCOMPARE(wanted.count(), 1);
        QCOMPARE(scatter.grab().toImage(), before);
        QCOMPARE(scatter.finding(), finding);
        QTest::mouseClick(&scatter, Qt::LeftButton, {},
                          truthMarks(scatter.truth(), scatter.layoutNow())[0].toPoint());
        QCOMPARE(chosen.last().front().toInt(), 10);

        TruthDrawing drawing;
        std::jthread([&drawing, job = scatter.drawingJob()] { drawing = job(); }).join();
        const TruthDrawing here = scatter.drawingJob()();
        QCOMPARE(drawing.picture, here.picture);
        QCOMPARE(drawing.marks, truthMarks(here.content->data, here.layout));
        scatter.setDrawing(std::move(drawing));
        QCOMPARE(scatter.truth().points.size(), TruthScatter::mostDrawnAtOnce + 1);
        const QImage after = scatter.grab().toImage();
        QCOMPARE(after.convertToFormat(QImage::Format_RGB32), here.picture);
        QCOMPARE(wanted.count(), 1); // it is still good

        // Of another size there is no picture yet, nor a place where a run is.
        scatter.resize(600, 280);
        (void)scatter.grab();
        QVERIFY(wanted.count() > 1);
        chosen.clear();
        for (int x = 0; x < 600; x += 10)
            QTest::mouseClick(&scatter, Qt::LeftButton, {}, QPoint(x, 140));
        QVERIFY(chosen.empty());
        scatter.setDrawing(scatter.drawingJob()());
        QTest::mouseClick(&scatter, Qt::LeftButton, {},
                          truthMarks(scatter.truth(), scatter.layoutNow())[5].toPoint());
        QCOMPARE(chosen.count(), 1);

        std::stop_source stop;
        stop.request_stop();
        QVERIFY_EXCEPTION_THROWN((void)scatter.drawingJob()(stop.get_token()), Stopped);
        scatter.setData(test::truths()); // few are shown at once
        QCOMPARE(scatter.finding(), finding);
    }

    void fiveThousandRunsAreFluid() {
        const TruthData data = cloud(5000);
        ShownScatter shown(data, {1200, 700});
        (void)shown.scatter.grab(); // the first painting makes the picture
        QElapsedTimer timer;
        timer.start();
        constexpr int moves = 60;
        for (int i = 0; i < moves; ++i) {
            QTest::mouseMove(&shown.scatter, shown.mark(static_cast<std::size_t>(i * 83)));
            (void)shown.scatter.grab();
        }
        const double each = static_cast<double>(timer.elapsed()) / moves;
        qInfo("one move over 5000 runs takes %.2f ms", each);
        QVERIFY(each < 100); // generous: debug builds on busy machines
    }
};

QUADRILLE_TESTS(TestTruthScatter)
#include "tst_truth_scatter.moc"
