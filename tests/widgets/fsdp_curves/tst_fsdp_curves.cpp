// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/resources.h"
#include "tests/support/test_program.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/fsdp_curves/fsdp_chart.h"
#include "widgets/fsdp_curves/fsdp_curves.h"
#include "widgets/fsdp_curves/fsdp_text.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QSignalSpy>
#include <QSvgGenerator>

#include <cmath>
#include <set>

using namespace quadrille;
using namespace quadrille::test;

namespace {

const FsdpStudy& study() {
    static const FsdpStudy all = parseFsdpStudy(test::resourceText("fsdp_study.json"));
    return all;
}

/// Every model on the two measured clusters, 64 GPUs, with its longest measured sequence and run.
FsdpCurvesData searchTwoClusters() {
    FsdpCurvesData data;
    data.conditions = QStringLiteral("64 GPUs");
    for (const FsdpStudy::Model& model : study().models)
        data.stopNames << QString::fromStdString(model.name);
    for (std::size_t cluster = 0; cluster < 2; ++cluster) {
        const auto setup = setupOf(study().models.front(), study().clusters[cluster], 64, 0);
        FsdpLine line{QString::fromStdString(study().clusters[cluster].name),
                      fsdpSweepAtLongest(study(), FsdpAxis::model, 0, setup, {}, false),
                      {}};
        for (std::size_t model = 0; model < study().models.size(); ++model)
            if (const auto* run = longestRun(study(), model, cluster, 64))
                line.measured.push_back({study().models[model].parameters(), *run});
        data.lines.push_back(std::move(line));
    }
    return data;
}

FsdpCurvesData twoClusters(FsdpMeasure measure = FsdpMeasure::mfu) {
    static const FsdpCurvesData searched = searchTwoClusters();
    FsdpCurvesData data = searched;
    data.measure = measure;
    return data;
}

FsdpCurvesData searchManyLines() {
    FsdpCurvesData data;
    data.axis = FsdpAxis::gpus;
    for (std::size_t model = 0; model < study().models.size(); ++model) {
        const auto setup = setupOf(study().models[model], study().clusters[1], 4, 2048);
        data.lines.push_back({QString::fromStdString(study().models[model].name),
                              fsdpSweep(study(), FsdpAxis::gpus, setup, {}),
                              {}});
    }
    return data;
}

/// Every model against GPUs: many lines that lie near each other.
FsdpCurvesData manyLines(FsdpMeasure measure) {
    static const FsdpCurvesData searched = searchManyLines();
    FsdpCurvesData data = searched;
    data.measure = measure;
    return data;
}

/// Whether the other cluster's mark covers this one.
bool coincides(const FsdpCurvesData& data, const FsdpLayout& layout, int line, const FsdpMark& mark) {
    for (const FsdpMark& other : data.line(1 - line).measured)
        if (other.at == mark.at &&
            std::abs(layout.y(*other.run.mfu) - layout.y(*mark.run.mfu)) < 3 * layout.marker)
            return true;
    return false;
}

struct ShownFsdp {
    FsdpCurves curves;
    explicit ShownFsdp(FsdpCurvesData data = twoClusters(), QSize size = {700, 320}) {
        curves.setFont(QFont(QStringLiteral("DejaVu Sans"), 9));
        curves.setData(std::move(data));
        curves.resize(size);
        curves.show();
        curves.activateWindow();
        (void)QTest::qWaitForWindowActive(&curves);
        curves.setFocus();
    }
    QString said(int key) {
        QSignalSpy spy(&curves, &Picture::readout);
        QTest::keyClick(&curves, static_cast<Qt::Key>(key));
        return spy.isEmpty() ? QStringLiteral("(nothing)") : spy.back().front().toString();
    }
};

} // namespace

class TestFsdpCurves : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QLocale::setDefault(QLocale::c()); }

    void axesAreWhatTheySay() {
        const ShownFsdp shown;
        const FsdpLayout layout = shown.curves.layoutNow();
        QVERIFY(!layout.up.logarithmic);
        QVERIFY(std::abs(layout.y(0) - layout.frame.bottom()) < 1e-9);
        QVERIFY(std::abs((layout.x(4e9) - layout.x(2e9)) - (layout.x(64e9) - layout.x(32e9))) < 1e-9);
        QVERIFY(std::abs(layout.y(0.2) - layout.y(0.4) - (layout.y(0.4) - layout.y(0.6))) < 1e-9);
        const ShownFsdp throughput(twoClusters(FsdpMeasure::throughput));
        const FsdpLayout log = throughput.curves.layoutNow();
        QVERIFY(log.up.logarithmic);
        QVERIFY(std::abs((log.y(500) - log.y(1000)) - (log.y(2000) - log.y(4000))) < 1e-9);
        for (const double tick : log.ticks) // 1, 2 or 5 of a decade
            QVERIFY(std::set<int>({1, 2, 5}).contains(
                qRound(tick / std::pow(10, std::floor(std::log10(tick * 1.0000001))))));
    }

    void everythingShownIsInsideOfThePlot() {
        for (const FsdpMeasure measure : {FsdpMeasure::mfu, FsdpMeasure::hfu, FsdpMeasure::throughput})
            for (const FsdpCurvesData& data : {twoClusters(measure), manyLines(measure)}) {
                const ShownFsdp shown(data);
                const FsdpLayout layout = shown.curves.layoutNow();
                for (const FsdpLine& line : data.lines) {
                    for (const FsdpStop& stop : line.stops)
                        if (const auto value = valueOf(stop, measure))
                            QVERIFY(layout.up.share(*value) > 0 && layout.up.share(*value) < 1);
                    for (const FsdpMark& mark : line.measured)
                        if (const auto value = valueOf(mark.run, measure))
                            QVERIFY(layout.up.share(*value) > 0 && layout.up.share(*value) < 1);
                }
            }
    }

    void linesAndMarksAreWhereTheirValuesAre() {
        const ShownFsdp shown;
        const FsdpCurvesData& data = shown.curves.curvesData();
        for (const bool dark : {false, true}) {
            const Colours colours = Colours::make(dark, ColourSet::paper);
            const QImage image = painted(shown.curves, shown.curves.size(), colours);
            const FsdpLayout layout = shown.curves.layoutNow();
            int seen = 0;
            for (int line = 0; line < 2; ++line) {
                const QColor ink = fsdpPen(line, layout, colours).color();
                QCOMPARE(data.line(line).measured.size(), std::size_t{5}); // 1.3B to 65B on 64 GPUs
                for (const FsdpMark& mark : data.line(line).measured) {
                    if (line == 0 && coincides(data, layout, line, mark)) // the other cluster's is over it
                        continue;
                    const QPointF at(layout.x(mark.at), layout.y(*mark.run.mfu));
                    const double edge = line == 0 ? layout.marker : 1.25 * layout.marker / std::sqrt(2.0);
                    QVERIFY(isInk(image, at - QPointF(edge, 0), ink, 1));
                    ++seen;
                }
            }
            QVERIFY(seen > 5);
            const FsdpStop& stop = data.stop({1, 2});
            QVERIFY(isInk(image, {layout.x(stop.at), layout.y(*valueOf(stop, FsdpMeasure::mfu))},
                          fsdpPen(1, layout, colours).color(), 1));
        }
    }

    /// Colour, dashes or shape alone tell neighbouring lines apart.
    void linesDifferInMoreThanColour() {
        const ShownFsdp shown(manyLines(FsdpMeasure::mfu));
        const FsdpLayout layout = shown.curves.layoutNow();
        for (const bool dark : {false, true}) {
            const Colours colours = Colours::make(dark, ColourSet::paper);
            for (int line = 0; line + 1 < 7; ++line) {
                const QPen a = fsdpPen(line, layout, colours), b = fsdpPen(line + 1, layout, colours);
                QVERIFY(a.color() != b.color());
                QVERIFY(a.dashPattern() != b.dashPattern());
            }
        }
    }

    void wordsNeverOverlap() {
        for (const QSize size : {QSize(700, 320), QSize(420, 200), QSize(200, 120), QSize(1600, 900)})
            for (const FsdpMeasure measure : {FsdpMeasure::mfu, FsdpMeasure::throughput})
                for (const FsdpCurvesData& data : {twoClusters(measure), manyLines(measure)}) {
                    const ShownFsdp shown(data, size);
                    const FsdpLayout layout = shown.curves.layoutNow();
                    for (int i = 0; i < layout.labels.size(); ++i) {
                        QVERIFY(QRectF(QPointF(), QSizeF(size)).contains(layout.labels[i].placed.box));
                        for (int j = 0; j < i; ++j)
                            QVERIFY(!layout.labels[i].placed.box.intersects(layout.labels[j].placed.box));
                    }
                }
    }

    void linesAreNamedAtTheirEnds() {
        const ShownFsdp shown;
        const FsdpLayout layout = shown.curves.layoutNow();
        std::set<int> named;
        for (const ChartLabel& label : layout.labels)
            if (label.kind == ChartLabel::Kind::line) {
                named.insert(label.index);
                QVERIFY(label.placed.box.left() > layout.frame.right());
                QCOMPARE(label.placed.text, shown.curves.curvesData().line(label.index).name);
            }
        QCOMPARE(named, (std::set<int>{0, 1}));
    }

    /// 310B has no sequence length in Table 4 for 64 GPUs: the line ends before, and says why.
    void whatIsNotThereIsNotDrawn() {
        ShownFsdp shown;
        QCOMPARE(lastStop(shown.curves.curvesData().line(0), FsdpMeasure::mfu), 4);
        QTest::keyClick(&shown.curves, Qt::Key_End);
        QVERIFY2(shown.said(Qt::Key_End).contains("Table 4"), qPrintable(shown.said(Qt::Key_End)));
        QSignalSpy explained(&shown.curves, &FsdpCurves::stopExplained);
        QTest::keyClick(&shown.curves, Qt::Key_E);
        QCOMPARE(explained.size(), 0);
    }

    void keysMoveAlongAndAcrossLines() {
        ShownFsdp shown;
        const FsdpCurvesData& data = shown.curves.curvesData();
        QCOMPARE(shown.said(Qt::Key_Right), fsdp_text::readout(data, {0, 0}));
        QCOMPARE(shown.said(Qt::Key_Right), fsdp_text::readout(data, {0, 1}));
        const bool firstIsHigher =
            *valueOf(data.stop({0, 1}), FsdpMeasure::mfu) >= *valueOf(data.stop({1, 1}), FsdpMeasure::mfu);
        QVERIFY(firstIsHigher);
        QCOMPARE(shown.said(Qt::Key_Down), fsdp_text::readout(data, {1, 1}));
        QCOMPARE(shown.said(Qt::Key_Down), fsdp_text::readout(data, {1, 1}));
        QCOMPARE(shown.said(Qt::Key_Up), fsdp_text::readout(data, {0, 1}));
        QCOMPARE(shown.said(Qt::Key_Home), fsdp_text::readout(data, {0, 0}));
        QCOMPARE(shown.said(Qt::Key_Left), fsdp_text::readout(data, {0, 0}));
        QSignalSpy explained(&shown.curves, &FsdpCurves::stopExplained);
        QTest::keyClick(&shown.curves, Qt::Key_Return);
        QCOMPARE(explained.size(), 1);
        QCOMPARE(shown.said(Qt::Key_Escape), QString());
    }

    void thePointerFindsLineAndStop() {
        const ShownFsdp shown;
        const FsdpLayout layout = shown.curves.layoutNow();
        const FsdpCurvesData& data = shown.curves.curvesData();
        for (int line = 0; line < 2; ++line)
            for (const FsdpMark& mark : data.line(line).measured) {
                if (coincides(data, layout, line, mark))
                    continue;
                const FsdpPlace place =
                    placeAt(data, layout, {layout.x(mark.at), layout.y(*mark.run.mfu) + 0.5});
                QCOMPARE(place.line, line);
                QCOMPARE(data.stop(place).at, mark.at);
            }
        QVERIFY(!placeAt(data, layout, layout.area.topLeft()).valid());
    }

    void theReadoutHoldsBothNumbers() {
        const FsdpCurvesData data = twoClusters();
        const QString text = fsdp_text::readout(data, {0, 4}); // 65B
        const double best = *valueOf(data.stop({0, 4}), FsdpMeasure::mfu);
        QVERIFY2(text.contains("65B") && text.contains("measured 53.0 %"), qPrintable(text));
        QVERIFY(text.contains(QString::number(100 * best, 'f', 1) + " % MFU"));
        QVERIFY(text.contains(QString::number(100 * 0.53 / best, 'f', 0) + " % of the best"));
        QVERIFY(text.contains("6,144") || text.contains("6144"));
        const QString throughput = fsdp_text::readout(twoClusters(FsdpMeasure::throughput), {0, 4});
        QVERIFY2(throughput.contains("measured 380 tokens/s"), qPrintable(throughput));
        const QString hfu = fsdp_text::readout(twoClusters(FsdpMeasure::hfu), {0, 4});
        QVERIFY2(hfu.contains("70.7 %") && hfu.contains("4/3"), qPrintable(hfu)); // 0.53 · 4/3
    }

    void theFindingComparesLinesAndMeasurements() {
        const FsdpCurvesData data = manyLines(FsdpMeasure::mfu);
        const FsdpStop& best = data.stop({0, 7});
        const FsdpStop& worst = data.stop({6, 7});
        const QString expected = QStringLiteral("At 512 GPUs, 1.3B can reach %1 % MFU, 310B only %2 %")
                                     .arg(100 * *valueOf(best, FsdpMeasure::mfu), 0, 'f', 1)
                                     .arg(100 * *valueOf(worst, FsdpMeasure::mfu), 0, 'f', 1);
        QCOMPARE(fsdp_text::finding(data), expected);
        FsdpCurvesData measured = twoClusters();
        double least = 1e9, most = 0;
        for (int line = 0; line < 2; ++line)
            for (const FsdpMark& mark : measured.line(line).measured)
                for (const FsdpStop& stop : measured.line(line).stops)
                    if (stop.at == mark.at) {
                        const double share = *mark.run.mfu / *valueOf(stop, FsdpMeasure::mfu);
                        least = std::min(least, share);
                        most = std::max(most, share);
                    }
        QVERIFY2(fsdp_text::finding(measured).endsWith(
                     QStringLiteral("; measured: %1 % to %2 % of the best (64 GPUs)")
                         .arg(100 * least, 0, 'f', 0)
                         .arg(100 * most, 0, 'f', 0)),
                 qPrintable(fsdp_text::finding(measured)));
        measured.lines.clear();
        measured.whyNot = QStringLiteral("Because.");
        QCOMPARE(fsdp_text::finding(measured), QStringLiteral("Because."));
    }

    void theDataTableHasARowForEveryStop() {
        const ShownFsdp shown;
        const DataTable table = shown.curves.data();
        QCOMPARE(table.rows.size(), 14);
        for (const auto& row : table.rows)
            QCOMPARE(row.size(), table.columns.size());
        QCOMPARE(table.rows[4][8].toDouble(), 0.53);
        QCOMPARE(table.rows[4][1].toDouble(), 12.0 * 80 * 8192 * 8192);
        QVERIFY(!table.rows[6][3].isValid());
    }

    void measuresCanBeChanged() {
        ShownFsdp shown;
        QSignalSpy changed(&shown.curves, &Picture::findingChanged);
        shown.curves.setMeasure(FsdpMeasure::throughput);
        QCOMPARE(changed.size(), 1);
        QVERIFY(shown.curves.finding().contains("tokens/s"));
        QCOMPARE(shown.curves.accessibleDescription(), shown.curves.finding());
        QVERIFY(!shown.curves.accessibleName().isEmpty());
    }

    void linesOfDifferentLengthsAreRefused() {
        FsdpCurvesData data = twoClusters();
        data.lines.back().stops.pop_back();
        FsdpCurves curves;
        QVERIFY_EXCEPTION_THROWN(curves.setData(data), std::invalid_argument);
    }

    void itPaintsAtAnySizeAndAsVectors() {
        ShownFsdp shown;
        for (const QSize size : {QSize(1, 1), QSize(60, 40), QSize(2000, 1200)})
            (void)painted(shown.curves, size, Colours::make(true, ColourSet::colourBlindSafe));
        QBuffer file;
        QSvgGenerator svg;
        svg.setOutputDevice(&file);
        svg.setSize({700, 320});
        QPainter painter(&svg);
        painter.setFont(shown.curves.font());
        shown.curves.paintOn(painter, {0, 0, 700, 320}, Colours::make(false, ColourSet::paper));
        painter.end();
        QVERIFY(file.data().contains("<path") || file.data().contains("<polyline"));
        QVERIFY(!file.data().contains("<image"));
        shown.curves.setData({});
        QVERIFY(!shown.curves.finding().isEmpty());
        (void)painted(shown.curves, {300, 200}, Colours::make(false, ColourSet::paper));
    }
};

QUADRILLE_TESTS(TestFsdpCurves)
#include "tst_fsdp_curves.moc"
