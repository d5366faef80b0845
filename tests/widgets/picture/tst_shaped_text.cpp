// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/test_program.h"
#include "widgets/picture/shaped_text.h"

#include <QApplication>
#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QSvgGenerator>

#include <functional>
#include <random>

using namespace quadrille;

namespace {

const QStringList words{QStringLiteral("TP"),
                        QStringLiteral("✓ 71.2 GiB"),
                        QStringLiteral("AVAT fi ffl"),
                        QStringLiteral("テンソル並列 8"),
                        QStringLiteral("Größe – 4.096"),
                        QStringLiteral(" spaces around  "),
                        QStringLiteral("two\nlines"),
                        QStringLiteral("a\ttab"),
                        QStringLiteral("from שמאל to left"),
                        QString()};

QList<QFont> fonts() {
    QFont usual = QGuiApplication::font();
    usual.setPointSizeF(10);
    QFont bold = usual;
    bold.setBold(true);
    QFont small = usual;
    small.setPointSizeF(7.75);
    QFont slanted = usual;
    slanted.setItalic(true);
    QFont pixels = usual;
    pixels.setPixelSize(17);
    QFont underlined = usual;
    underlined.setUnderline(true);
    return {usual, bold, small, slanted, pixels, underlined};
}

QImage drawnText(double ratio, const std::function<void(QPainter&)>& draw) {
    QImage image(QSize(260, 60) * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::white);
    QPainter painter(&image);
    draw(painter);
    return image;
}

QByteArray svgOf(const std::function<void(QPainter&)>& draw) {
    QBuffer buffer;
    QSvgGenerator svg;
    svg.setOutputDevice(&buffer);
    svg.setSize({260, 60});
    QPainter painter(&svg);
    draw(painter);
    painter.end();
    return buffer.data();
}

} // namespace

class ShapedText : public QObject {
    Q_OBJECT
private slots:
    void isDrawnAsByThePainter_data() {
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 2.0, 3.0})
            QTest::addRow("%g", ratio) << ratio;
    }

    /// Pixel by pixel, whatever is remembered by then: every text and font comes several times, elsewhere.
    void isDrawnAsByThePainter() {
        QFETCH(double, ratio);
        std::mt19937 random(7);
        std::uniform_real_distribution<double> offset(0, 9);
        int inked = 0;
        for (int round = 0; round < 3; ++round) {
            for (const QFont& font : fonts()) {
                for (const QString& word : words) {
                    const QPointF place(8 + offset(random), 30 + offset(random));
                    const auto prepare = [&](QPainter& painter) {
                        painter.setFont(font);
                        painter.setPen(round == 0 ? Qt::darkBlue : Qt::black);
                        painter.setRenderHint(QPainter::Antialiasing, round == 1);
                        painter.translate(round == 2 ? 0.3 : 0, 0);
                    };
                    const QImage expected = drawnText(ratio, [&](QPainter& painter) {
                        prepare(painter);
                        painter.drawText(place, word);
                    });
                    const QImage got = drawnText(ratio, [&](QPainter& painter) {
                        prepare(painter);
                        drawShapedText(painter, place, word);
                    });
                    QVERIFY2(got == expected, qPrintable(word + u' ' + font.toString()));
                    inked += drawnText(ratio, [](QPainter&) {}) != got ? 1 : 0;
                }
            }
        }
        QCOMPARE(inked, 3 * fonts().size() * (words.size() - 1));
    }

    void isAsWideAsMeasured() {
        for (const QFont& font : fonts())
            for (const QString& word : words)
                (void)drawnText(1, [&](QPainter& painter) {
                    painter.setFont(font);
                    for (int round = 0; round < 2; ++round)
                        QCOMPARE(shapedWidth(painter, word),
                                 QFontMetricsF(font, painter.device()).horizontalAdvance(word));
                });
    }

    void isAlignedAsByThePainter_data() { isDrawnAsByThePainter_data(); }

    void isAlignedAsByThePainter() {
        QFETCH(double, ratio);
        std::mt19937 random(11);
        std::uniform_real_distribution<double> offset(0, 9);
        std::uniform_real_distribution<double> extent(4, 220);
        constexpr int horizontal[] = {0, Qt::AlignLeft, Qt::AlignRight, Qt::AlignHCenter};
        constexpr int vertical[] = {0, Qt::AlignTop, Qt::AlignVCenter, Qt::AlignBottom};
        constexpr int others[] = {0, Qt::TextSingleLine, Qt::TextDontClip,
                                  Qt::TextSingleLine | Qt::TextDontClip, Qt::TextWordWrap};
        for (const QFont& font : fonts()) {
            for (const QString& word : words) {
                for (const int across : horizontal) {
                    for (const int down : vertical) {
                        const int flags = across | down | others[random() % std::size(others)];
                        // Some are too small: what does not fit is cut off.
                        const QRectF box(offset(random), offset(random), extent(random), extent(random) / 5);
                        const QImage expected = drawnText(ratio, [&](QPainter& painter) {
                            painter.setFont(font);
                            painter.drawText(box, flags, word);
                        });
                        const QImage got = drawnText(ratio, [&](QPainter& painter) {
                            painter.setFont(font);
                            drawShapedText(painter, box, flags, word);
                        });
                        QVERIFY2(got == expected, qPrintable(QStringLiteral("%1, flags %2, %3")
                                                                 .arg(word)
                                                                 .arg(flags)
                                                                 .arg(font.toString())));
                    }
                }
            }
        }
    }

    void turned() {
        const auto turn = [](QPainter& painter) {
            painter.translate(40, 55);
            painter.rotate(-90);
        };
        const QImage expected = drawnText(1, [&](QPainter& painter) {
            turn(painter);
            painter.drawText(QPointF(3, 9), QStringLiteral("GiB"));
        });
        QCOMPARE(drawnText(1,
                           [&](QPainter& painter) {
                               turn(painter);
                               drawShapedText(painter, QPointF(3, 9), QStringLiteral("GiB"));
                           }),
                 expected);
    }

    /// Another resolution, as of an image that is exported, has glyphs of its own.
    void resolution() {
        const auto at = [](int dotsPerMeter, bool shaped) {
            QImage image(400, 60, QImage::Format_RGB32);
            image.setDotsPerMeterX(dotsPerMeter);
            image.setDotsPerMeterY(dotsPerMeter);
            image.fill(Qt::white);
            QPainter painter(&image);
            if (shaped)
                drawShapedText(painter, QPointF(4, 40), QStringLiteral("GiB"));
            else
                painter.drawText(QPointF(4, 40), QStringLiteral("GiB"));
            return image;
        };
        QVERIFY(at(3780, false) != at(7560, false));
        for (const int dots : {3780, 7560, 3780})
            QCOMPARE(at(dots, true), at(dots, false));
    }

    /// What can be searched and copied in a file stays text.
    void otherPaintersGetText() {
        const QByteArray got =
            svgOf([](QPainter& painter) { drawShapedText(painter, QPointF(4, 20), QStringLiteral("GiB")); });
        QCOMPARE(got,
                 svgOf([](QPainter& painter) { painter.drawText(QPointF(4, 20), QStringLiteral("GiB")); }));
        QVERIFY(got.contains("GiB"));
    }
};

QUADRILLE_TESTS(ShapedText)
#include "tst_shaped_text.moc"
