// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/appearance.h"
#include "app/settings/quiet_style.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QMainWindow>
#include <QToolBar>
#include <QToolButton>

#include <cmath>

using namespace quadrille;

namespace {

double luminance(const QColor& colour) {
    const auto linear = [](double c) {
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

/// As WCAG 2 defines it: 1 to 21.
double contrast(const QColor& a, const QColor& b) {
    const double one = luminance(a) + 0.05;
    const double other = luminance(b) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

QImage drawn(bool checked, bool raised) {
    QToolButton button;
    button.setCheckable(true);
    button.setChecked(checked);
    button.setAutoRaise(raised);
    button.resize(90, 24);
    return button.grab().toImage();
}

} // namespace

class TestQuietStyle : public QObject {
    Q_OBJECT
private slots:
    void initTestCase() { QApplication::setStyle(new QuietStyle); }

    /// What has no room in a tool bar is behind arrows that can be seen, which are no text but as large.
    void theArrowsOfATightToolBarAreSeen_data() {
        QTest::addColumn<bool>("dark");
        QTest::addRow("light") << false;
        QTest::addRow("dark") << true;
    }
    void theArrowsOfATightToolBarAreSeen() {
        QFETCH(bool, dark);
        QApplication::setPalette(makePalette(dark));
        QMainWindow window;
        QToolBar bar;
        window.addToolBar(&bar);
        for (int i = 0; i < 40; ++i)
            bar.addAction(QStringLiteral("An entry"));
        window.resize(300, 200);
        window.show();
        QVERIFY(QTest::qWaitForWindowExposed(&window));
        auto* arrows = bar.findChild<QToolButton*>(QStringLiteral("qt_toolbar_ext_button"));
        QVERIFY(arrows != nullptr && arrows->isVisible());
        const QImage image = arrows->grab().toImage();
        const QColor behind = QApplication::palette().color(QPalette::Window);
        double best = 1;
        for (int y = 0; y < image.height(); ++y)
            for (int x = 0; x < image.width(); ++x)
                best = std::max(best, contrast(image.pixelColor(x, y), behind));
        QVERIFY2(best >= 4.5, qPrintable(QString::number(best)));
    }

    /// The one of several buttons that is chosen is told at a glance, by what WCAG asks of such a mark.
    void theChosenOneLooksChosen_data() {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<bool>("raised");
        for (const bool dark : {false, true})
            for (const bool raised : {false, true})
                QTest::addRow("%s %s", dark ? "dark" : "light", raised ? "flat" : "framed") << dark << raised;
    }
    void theChosenOneLooksChosen() {
        QFETCH(bool, dark);
        QFETCH(bool, raised);
        QApplication::setPalette(makePalette(dark));
        const QImage chosen = drawn(true, raised);
        const QImage other = drawn(false, raised);
        const QPoint middle = chosen.rect().center();
        // Somewhere from its edge inwards there is a line that stands out from the other's face.
        double mark = 1;
        for (int y = 0; y < 6; ++y)
            mark = std::max(mark, contrast(chosen.pixelColor(middle.x(), y), other.pixelColor(middle)));
        QVERIFY2(mark >= 3, qPrintable(QString::number(mark)));
        // And its text is read as easily as the other's.
        const QColor text = QApplication::palette().color(QPalette::ButtonText);
        QVERIFY(contrast(text, chosen.pixelColor(middle)) >= 4.5);
    }
};

QUADRILLE_TESTS(TestQuietStyle)
#include "tst_quiet_style.moc"
