// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/hatch.h"

#include <QImage>
#include <QPainter>

#include <functional>
#include <random>

using namespace quadrille;

namespace {

QImage drawn(double ratio, const std::function<void(QPainter&)>& draw) {
    QImage image(QSize(300, 200) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    draw(painter);
    return image;
}

} // namespace

/// A hatched rect has the pixels of its lines, though most of them were made for another.
class HatchPixels : public QObject {
    Q_OBJECT
private slots:
    void areThoseOfTheLines_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.5, 2.0})
            QTest::addRow("%g", ratio) << ratio;
    }

    void areThoseOfTheLines() {
        QFETCH(double, ratio);
        std::mt19937 random(3);
        std::uniform_int_distribution<int> offset(0, 60);
        const QImage white = drawn(ratio, [](QPainter&) {});
        for (int i = 0; i < 300; ++i) {
            // Few sizes, phases and colours, so that they come again elsewhere.
            const double part = (i % 4) * 0.25;
            const QRectF rect(offset(random) + part, offset(random) + part, 20 + i % 5, 12.5 + i % 3 * 40);
            const double spacing = i % 2 == 0 ? 5 : 6.25;
            const double width = i % 7 == 0 ? 2 : 1;
            const QColor colour = i % 3 == 0 ? QColor(Qt::darkBlue) : QColor(Qt::darkRed);
            const QPointF shift(i % 11 == 0 ? 0.4 : 3, 2);
            const QImage expected = drawn(ratio, [&](QPainter& painter) {
                painter.translate(shift);
                drawHatch(painter, hatchLines(rect, spacing), colour, width);
            });
            const QImage got = drawn(ratio, [&](QPainter& painter) {
                painter.translate(shift);
                drawHatch(painter, rect, spacing, colour, width);
            });
            QVERIFY(expected != white);
            QVERIFY2(got == expected, qPrintable(QString::number(i)));
        }
    }

    void nothingToHatch() {
        const QImage white = drawn(1, [](QPainter&) {});
        QCOMPARE(drawn(1, [](QPainter& painter) { drawHatch(painter, QRectF(), 5, Qt::black, 1); }), white);
        QCOMPARE(drawn(1,
                       [](QPainter& painter) {
                           drawHatch(painter, {0, 0, 9, 9}, 0, Qt::black, 1);
                       }),
                 white);
    }
};

QUADRILLE_TESTS(HatchPixels)
#include "tst_hatch_pixels.moc"
