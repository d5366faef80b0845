// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/chart/chart_layout.h"
#include "widgets/chart/chart_painter.h"

#include <QImage>
#include <QPainter>
#include <QTest>

#include <rapidcheck.h>

#include <cmath>

using namespace quadrille;

namespace {

using Kind = ChartLabel::Kind;

QStringList numbers(const std::vector<double>& values) {
    QStringList texts;
    for (const double value : values)
        texts << QString::number(value);
    return texts;
}

ChartAxes someAxes(int lines) {
    ChartAxes axes;
    axes.xName = QStringLiteral("Number of things");
    axes.yName = QStringLiteral("How much of it");
    axes.yTexts = numbers;
    axes.above = 10;
    for (int i = 0; i < 10; ++i)
        axes.xTicks.push_back({QString::number(i), i, static_cast<double>(i)});
    for (int i = 0; i < lines; ++i)
        axes.lines.push_back({QStringLiteral("Line number %1").arg(i), i, 9, i * 0.1});
    return axes;
}

ChartLayout laidOut(QSizeF size, int names, ChartLegend where, const ChartAxes& axes) {
    const QFontMetricsF metrics(QFont(QStringLiteral("DejaVu Sans"), 9));
    ChartLayout layout;
    beginChart(layout, {QPointF(), size}, metrics);
    layout.across = {0, 9, false};
    layout.up = {0, 1, false};
    std::vector<ChartWord> words;
    for (int i = 0; i < names; ++i)
        words.push_back({QStringLiteral("Entry %1").arg(i), i});
    placeLegend(layout, words, where, metrics);
    placeAxes(layout, axes, metrics);
    return layout;
}

qsizetype countOf(const ChartLayout& layout, Kind kind) {
    return std::ranges::count(layout.labels, kind, &ChartLabel::kind);
}

} // namespace

class TestChartLayout : public QObject {
    Q_OBJECT
private slots:
    // Of each entry its name, or that it has none: nothing is left out unsaid.
    void aLegendSaysWhatItLeavesOut() {
        bool wasCut = false;
        QVERIFY(rc::check([&wasCut] {
            const QSizeF size(*rc::gen::inRange(300, 1600), *rc::gen::inRange(120, 900));
            const int names = *rc::gen::inRange(1, 80);
            const ChartLayout layout = laidOut(size, names, ChartLegend::wherever, someAxes(0));
            const qsizetype named = countOf(layout, Kind::legend), more = countOf(layout, Kind::more);
            RC_ASSERT(more == (named < names ? 1 : 0));
            for (const ChartLabel& label : layout.labels)
                if (label.kind == Kind::more)
                    RC_ASSERT(label.placed.text == QStringLiteral("… +%1").arg(names - named));
            wasCut = wasCut || more > 0;
        }));
        QVERIFY(wasCut);
    }

    void wordsAreInsideAndApart() {
        const bool held = rc::check("at any size, with any legend", [] {
            const QSizeF size(*rc::gen::inRange(1, 1600), *rc::gen::inRange(1, 900));
            const auto where = *rc::gen::element(ChartLegend::above, ChartLegend::wherever);
            ChartAxes axes = someAxes(*rc::gen::inRange(0, 9));
            if (axes.lines.empty() && *rc::gen::arbitrary<bool>()) {
                axes.rightName = QStringLiteral("And how much of that");
                axes.rightTexts = numbers;
            }
            const ChartLayout layout = laidOut(size, *rc::gen::inRange(0, 9), where, axes);
            const QRectF whole = QRectF(QPointF(), size).adjusted(-1, -1, 1, 1);
            RC_ASSERT(whole.contains(layout.frame) || size.width() < 40 || size.height() < 40);
            for (qsizetype i = 0; i < layout.labels.size(); ++i) {
                RC_ASSERT(whole.contains(layout.labels[i].placed.box));
                for (qsizetype j = 0; j < i; ++j)
                    RC_ASSERT(!layout.labels[i].placed.box.intersects(layout.labels[j].placed.box));
            }
        });
        QVERIFY(held);
    }

    void thereIsAllThatFits() {
        const ChartLayout layout = laidOut({900, 400}, 4, ChartLegend::above, someAxes(3));
        QCOMPARE(countOf(layout, Kind::legend), 4);
        QCOMPARE(countOf(layout, Kind::xTick), 10);
        QCOMPARE(countOf(layout, Kind::yTick), static_cast<qsizetype>(layout.ticks.size()));
        for (const Kind name : {Kind::xName, Kind::yName})
            QCOMPARE(countOf(layout, name), 1);
        for (const ChartLabel& label : layout.labels)
            if (label.kind == Kind::line)
                QCOMPARE(label.lineEnd, QPointF(layout.frame.right(), layout.y(label.index * 0.1)));
        QCOMPARE(countOf(layout, Kind::line), 3);
    }

    /// Above, a legend is whole or not there; wherever there is room, it is as long as that.
    void legendsThatAreTooTallGiveWay() {
        QCOMPARE(countOf(laidOut({300, 150}, 60, ChartLegend::above, someAxes(0)), Kind::legend), 0);
        const auto some = countOf(laidOut({300, 250}, 60, ChartLegend::wherever, someAxes(0)), Kind::legend);
        QVERIFY(some > 0 && some < 60);
        const ChartLayout beside = laidOut({900, 300}, 5, ChartLegend::wherever, someAxes(0));
        for (const ChartLabel& label : beside.labels)
            QVERIFY(label.kind != Kind::legend || label.placed.box.left() > beside.frame.right());
    }

    void aLineHasAGapWhereThereIsNoNumber() {
        QImage image(100, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        const double nothing = std::nan("");
        paintLine(painter, {{0, 10}, {30, 10}, {50, nothing}, {70, 10}, {100, 10}}, flatPen(Qt::black, 3));
        painter.end();
        for (const int x : {5, 25, 75, 95})
            QCOMPARE(image.pixelColor(x, 10), QColor(Qt::black));
        for (const int x : {35, 50, 65})
            QCOMPARE(image.pixelColor(x, 10), QColor(Qt::white));
    }
};

QUADRILLE_TESTS(TestChartLayout)
#include "tst_chart_layout.moc"
