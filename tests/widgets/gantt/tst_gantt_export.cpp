// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "tests/widgets/gantt/timelines.h"
#include "tests/widgets/picture/painted.h"
#include "widgets/gantt/gantt_view.h"

#include <QBuffer>
#include <QPainter>
#include <QPdfWriter>
#include <QRegularExpression>
#include <QStack>
#include <QSvgRenderer>
#include <QXmlStreamReader>

#include <cmath>

using namespace quadrille;
using namespace quadrille::test;

namespace {

QTransform matrixOf(const QString& text) {
    static const QRegularExpression numbers(QStringLiteral("-?[0-9.]+(?:e[-+]?[0-9]+)?"));
    QList<double> values;
    for (auto found = numbers.globalMatch(text); found.hasNext();) {
        values << found.next().captured().toDouble();
    }
    return values.size() == 6 ? QTransform(values[0], values[1], values[2], values[3], values[4], values[5])
                              : QTransform();
}

/// Background, or a line over idle time; operations are far from grey.
bool isIdle(const QColor& pixel) {
    return pixel.hslSaturation() < 40 && pixel.lightness() > 200;
}

struct Contents {
    QList<QRectF> shapes;
    int texts = 0;
    int images = 0;
};

/// The extents of everything that is drawn, in the coordinates of the document.
Contents contentsOf(const QByteArray& svg) {
    static const QRegularExpression point(
        QStringLiteral("(-?[0-9.]+(?:e[-+]?[0-9]+)?)[, ](-?[0-9.]+(?:e[-+]?[0-9]+)?)"));
    Contents contents;
    QStack<QTransform> transforms;
    transforms.push(QTransform());
    QXmlStreamReader reader(svg);
    while (!reader.atEnd()) {
        reader.readNext();
        const QString name = reader.name().toString();
        if (reader.isEndElement() && name == QStringLiteral("g")) {
            transforms.pop();
        }
        if (!reader.isStartElement()) {
            continue;
        }
        const auto attributes = reader.attributes();
        const auto number = [&](const char* key) { return attributes.value(QLatin1String(key)).toDouble(); };
        if (name == QStringLiteral("g")) {
            transforms.push(matrixOf(attributes.value(QStringLiteral("transform")).toString()) *
                            transforms.top());
        }
        const QTransform& transform = transforms.top();
        if (name == QStringLiteral("rect") || name == QStringLiteral("image")) {
            contents.images += name == QStringLiteral("image");
            contents.shapes << transform.mapRect(
                QRectF(number("x"), number("y"), number("width"), number("height")));
        } else if (name == QStringLiteral("text")) {
            ++contents.texts;
            contents.shapes << QRectF(transform.map(QPointF(number("x"), number("y"))), QSizeF(0.1, 0.1));
        } else if (name == QStringLiteral("path") || name == QStringLiteral("polyline")) {
            const auto key = name == QStringLiteral("path") ? QStringLiteral("d") : QStringLiteral("points");
            QPolygonF points;
            for (auto found = point.globalMatch(attributes.value(key).toString()); found.hasNext();) {
                const auto match = found.next();
                points << transform.map(QPointF(match.captured(1).toDouble(), match.captured(2).toDouble()));
            }
            contents.shapes << points.boundingRect();
        }
    }
    return contents;
}

} // namespace

class TestGanttExport : public QObject {
    Q_OBJECT
private slots:
    void svgStaysInsideItsViewport_data() {
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        QTest::addColumn<bool>("zoomed");
        QTest::newRow("slide") << 1280 << 720 << false;
        QTest::newRow("slide, zoomed") << 1280 << 720 << true;
        QTest::newRow("small") << 300 << 160 << false;
        QTest::newRow("small, zoomed") << 300 << 160 << true;
        QTest::newRow("flat") << 900 << 60 << true;
    }
    void svgStaysInsideItsViewport() {
        QFETCH(int, width);
        QFETCH(int, height);
        QFETCH(bool, zoomed);
        GanttView view;
        view.setTimeline(test::timelineOf(ScheduleKind::interleaved, 4, 16, 2));
        view.setBaseline(test::timelineOf(ScheduleKind::gpipe, 4, 16));
        view.setSelectedStage(0);
        if (zoomed) {
            view.setVisibleRange({20.3, 41.7});
        }
        const Contents contents = contentsOf(svgOf(view, {width, height}));
        QVERIFY(contents.shapes.size() > 20);
        QCOMPARE(contents.images, 0);
        const QRectF viewport(-0.01, -0.01, width + 0.02, height + 0.02);
        for (const QRectF& shape : contents.shapes) {
            // QRectF::contains() is false for lines, which are flat.
            const bool inside = shape.left() >= viewport.left() && shape.right() <= viewport.right() &&
                                shape.top() >= viewport.top() && shape.bottom() <= viewport.bottom();
            QVERIFY2(inside, qPrintable(QStringLiteral("%1 %2 %3 × %4")
                                            .arg(shape.left())
                                            .arg(shape.top())
                                            .arg(shape.width())
                                            .arg(shape.height())));
        }
    }

    void svgWithEverythingOnStaysInsideItsViewport_data() {
        QTest::addColumn<double>("begin");
        QTest::addColumn<double>("end");
        QTest::newRow("all") << 0.0 << 1.0;
        QTest::newRow("zoomed") << 0.31 << 0.52;
        QTest::newRow("close") << 0.42 << 0.45;
    }
    void svgWithEverythingOnStaysInsideItsViewport() {
        QFETCH(double, begin);
        QFETCH(double, end);
        for (const ScheduleKind kind : {ScheduleKind::dualPipe, ScheduleKind::zeroBubbleH1}) {
            const auto timeline = test::unevenTimeline(kind, 4, 12);
            GanttView view;
            view.setTimeBase(TimeBase::model);
            view.setTimeline(timeline);
            std::vector<gantt::LaneMemory> memory(4, {gibibytes(20), gibibytes(40), {}});
            for (std::size_t lane = 0; lane < 4; ++lane) {
                for (const InFlightStep& step : inFlight(*timeline, lane)) {
                    memory[lane].steps.push_back({step.time, gibibytes(7 * step.count)});
                }
            }
            view.setMemory(memory);
            view.setCriticalPathShown(true);
            view.setTransfersShown(true);
            view.setMoment(0.43 * timeline->makespan);
            view.setPlayhead(0.44 * timeline->makespan);
            view.setSpan(gantt::TimeRange{0, 1.2 * timeline->makespan});
            view.setVisibleRange({begin * timeline->makespan, end * timeline->makespan});
            const QSize size(1100, 500);
            const Contents contents = contentsOf(svgOf(view, size));
            QVERIFY(contents.shapes.size() > 60);
            QCOMPARE(contents.images, 0);
            for (const QRectF& shape : contents.shapes) {
                QVERIFY2(shape.left() >= -0.01 && shape.right() <= size.width() + 0.01 &&
                             shape.top() >= -0.01 && shape.bottom() <= size.height() + 0.01,
                         qPrintable(QStringLiteral("%1 %2 %3 × %4")
                                        .arg(shape.left())
                                        .arg(shape.top())
                                        .arg(shape.width())
                                        .arg(shape.height())));
            }
        }
    }

    void svgShowsTheIdleShare() {
        const auto timeline = test::timelineOf(ScheduleKind::gpipe, 4, 8);
        GanttView view;
        view.setTimeline(timeline);
        const QSize size(1000, 400);
        QSvgRenderer renderer(svgOf(view, size));
        QImage image(size * 2, QImage::Format_RGB32);
        image.fill(Qt::white);
        QPainter painter(&image);
        renderer.render(&painter);
        painter.end();
        view.resize(size);
        const gantt::GanttGeometry geometry = view.geometryNow();
        for (int lane = 0; lane < 4; ++lane) {
            const QRectF bar = geometry.rows(geometry.lanes.bar(lane));
            int idle = 0;
            const int left = qRound(bar.left() * 2);
            const int right = qRound(bar.right() * 2);
            for (int x = left; x < right; ++x) {
                idle += isIdle(image.pixelColor(x, qRound(bar.top() * 2) + 3));
            }
            // Each of the few edges beside idle time may take part of a pixel, or the plot start a pixel off.
            const double share = timeline->ranks[static_cast<std::size_t>(lane)].idle / timeline->makespan;
            QVERIFY2(std::abs(idle / double(right - left) - share) < 10.0 / (right - left),
                     qPrintable(QStringLiteral("%1 of %2, %3").arg(idle).arg(right - left).arg(share)));
        }
    }

    void manyOperationsBecomeColumns() {
        GanttView view;
        view.setTimeline(test::timelineOf(ScheduleKind::oneForwardOneBackward, 8, 20'000));
        const QByteArray svg = svgOf(view, {900, 400});
        const Contents contents = contentsOf(svg);
        QCOMPARE(contents.images, 1);
        QVERIFY(contents.shapes.size() < 300);
        QVERIFY(contents.texts > 8);

        QByteArray pdf;
        QBuffer buffer(&pdf);
        buffer.open(QIODevice::WriteOnly);
        {
            QPdfWriter writer(&buffer);
            writer.setResolution(96);
            QPainter painter(&writer);
            view.paintOn(painter, QRectF(0, 0, 700, 400), Colours::make(false, ColourSet::paper));
        }
        QVERIFY(pdf.startsWith("%PDF"));
        QVERIFY(pdf.size() < 2'000'000);
    }

    void emptyReasonIsExported() {
        GanttView view;
        view.setEmptyReason(QStringLiteral("Nothing runs here."));
        QVERIFY(svgOf(view, {400, 200}).contains("Nothing runs here."));
    }
};

QUADRILLE_TESTS(TestGanttExport)
#include "tst_gantt_export.moc"
