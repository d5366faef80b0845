// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/icon.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QIcon>
#include <QPixmapCache>

using namespace quadrille;

namespace {

QImage imageOf(QSize size = {16, 16}, QIcon::Mode mode = QIcon::Normal) {
    return tintedIcon(QStringLiteral("play")).pixmap(size, mode).toImage();
}

/// As it is painted when nothing is remembered.
QImage fresh(QSize size = {16, 16}, QIcon::Mode mode = QIcon::Normal) {
    QPixmapCache::clear();
    return imageOf(size, mode);
}

QColor inkOf(const QImage& image) {
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            if (image.pixelColor(x, y).alpha() == 255)
                return image.pixelColor(x, y);
    return {};
}

} // namespace

class TintedIcon : public QObject {
    Q_OBJECT
private slots:
    void cleanup() { QApplication::setPalette(QPalette()); }

    void followsThePalette() {
        const QPalette before = QApplication::palette();
        QVERIFY(inkOf(imageOf()).isValid());
        for (const QColor colour : {QColor(Qt::red), QColor(Qt::blue), QColor(Qt::red)}) {
            QPalette palette = before;
            palette.setColor(QPalette::WindowText, colour);
            QApplication::setPalette(palette);
            QCOMPARE(inkOf(imageOf()), colour);
            QCOMPARE(imageOf(), fresh());
        }
        QApplication::setPalette(before);
    }

    void hasEverySizeAndMode() {
        for (int round = 0; round < 2; ++round) {
            for (const int side : {13, 16, 32}) {
                for (const auto mode : {QIcon::Normal, QIcon::Disabled, QIcon::Selected}) {
                    const QImage remembered = imageOf({side, side}, mode);
                    QCOMPARE(remembered.size(), QSize(side, side));
                    QCOMPARE(remembered, fresh({side, side}, mode));
                }
            }
        }
    }
};

QUADRILLE_TESTS(TintedIcon)
#include "tst_tinted_icon.moc"
