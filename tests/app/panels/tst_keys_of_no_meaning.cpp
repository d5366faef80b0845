// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/picture/picture.h"

using namespace quadrille;
using test::Running;

/// A key that a picture does not know leaves it, and the plan, as they are, wherever its cursor is.
class TestKeysOfNoMeaning : public QObject {
    Q_OBJECT

private slots:
    void everyPictureStaysAsItIs() {
        Running program;
        const Scenario plan = program.store().scenario();
        int pictures = 0;
        for (const PanelId panel : allPanels()) {
            program.trigger(panel->command);
            QTRY_VERIFY(!program.store().pending());
            for (Picture* picture : program.window.findChildren<Picture*>()) {
                if (!picture->isVisible() || picture->focusPolicy() == Qt::NoFocus)
                    continue;
                ++pictures;
                picture->setFocus();
                for (const Qt::Key before : {Qt::Key_Right, Qt::Key_End, Qt::Key_Home}) {
                    const QString described = picture->accessibleDescription();
                    for (const Qt::Key key : {Qt::Key_Control, Qt::Key_Shift, Qt::Key_CapsLock, Qt::Key_F20})
                        QTest::keyClick(picture, key);
                    QVERIFY2(program.store().scenario() == plan, panel->command);
                    QCOMPARE(picture->accessibleDescription(), described);
                    QTest::keyClick(picture, before);
                }
            }
        }
        QVERIFY(pictures > 20);
    }
};

QUADRILLE_TESTS(TestKeysOfNoMeaning)
#include "tst_keys_of_no_meaning.moc"
