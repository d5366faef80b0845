// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_title.h"
#include "tests/support/test_program.h"

using namespace quadrille;

/// Sizes are measured once; whatever they depend on has them measured anew.
class PanelTitleSize : public QObject {
    Q_OBJECT
private slots:
    void followsTheFont() {
        QWidget window;
        PanelTitle title(&window);
        const QSize before = title.sizeHint();
        (void)title.minimumSizeHint();
        QFont large = title.font();
        large.setPointSizeF(large.pointSizeF() * 1.5);
        title.setFont(large);
        PanelTitle other(&window);
        other.setFont(large);
        QCOMPARE(title.sizeHint(), other.sizeHint());
        QCOMPARE(title.minimumSizeHint(), other.minimumSizeHint());
        QVERIFY(title.sizeHint().height() > before.height());
        QVERIFY(title.sizeHint().width() > before.width());
    }

    void followsTheWidth() {
        QWidget window;
        PanelTitle title(&window);
        window.show();
        title.resize(2000, 30);
        const int one = title.sizeHint().height();
        const int least = title.minimumSizeHint().height();
        title.resize(60, 30);
        QVERIFY(title.sizeHint().height() > one); // two lines
        QVERIFY(title.minimumSizeHint().height() > least);
        title.resize(2000, 30);
        QCOMPARE(title.sizeHint().height(), one);
        QCOMPARE(title.minimumSizeHint().height(), least);
    }
};

QUADRILLE_TESTS(PanelTitleSize)
#include "tst_panel_title.moc"
