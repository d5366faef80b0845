// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/palette.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QLineEdit>
#include <QTemporaryDir>

using namespace quadrille;
using test::Running;

class TestKeptCommands : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-kept-commands"); }

    void keysKeepAndLoad() {
        Running program;
        const Scenario first = program.store().scenario();
        QTest::keyClick(&program.window, Qt::Key_D, Qt::ControlModifier);
        QCOMPARE(program.store().kept().size(), std::size_t{1});
        QVERIFY(!program.actions("kept.keep")->isEnabled());
        QCOMPARE(Actions::plainText(*program.actions("kept.keep")),
                 QStringLiteral("Keep this plan: it is “B”"));
        program.store().set(Dimension::tensor, 8);
        QVERIFY(program.actions("kept.keep")->isEnabled());
        QTest::keyClick(&program.window, Qt::Key_1, Qt::AltModifier);
        QVERIFY(program.store().scenario() == first);
        // There is no second.
        const int steps = program.store().undoStack().count();
        QTest::keyClick(&program.window, Qt::Key_2, Qt::AltModifier);
        program.trigger("kept.drop.2");
        QCOMPARE(program.store().undoStack().count(), steps);
        QVERIFY(!program.actions("kept.load.2")->isVisible());
        program.trigger("kept.drop.1");
        QVERIFY(program.store().kept().empty());
        QVERIFY(!program.actions("kept.drop.1")->isVisible());
    }

    void aRefusedNameIsAskedForAgain() {
        Running program;
        program.trigger("kept.keep");
        program.planNames = {QStringLiteral("A"), QStringLiteral("R&D")};
        program.trigger("kept.rename.1");
        QCOMPARE(program.store().kept().front().name, QStringLiteral("R&D"));
        QCOMPARE(program.namesRefused,
                 (QStringList{QString(), QStringLiteral("“A” is the pinned baseline.")}));
        program.planNames = {QStringLiteral("A"), QString()}; // given up
        program.trigger("kept.rename.1");
        QCOMPARE(program.store().kept().front().name, QStringLiteral("R&D"));
    }

    void thePaletteFindsAPlanByItsName() {
        Running program;
        program.trigger("kept.keep");
        program.store().renameKept(0, QStringLiteral("wide"));
        program.store().set(Dimension::tensor, 8);
        program.trigger("help.palette");
        auto* palette = program.window.findChild<CommandPalette*>();
        QTest::keyClicks(palette->findChild<QLineEdit*>(), QStringLiteral("load wide"));
        QCOMPARE(palette->texts().front(), QStringLiteral("Load kept plan 1: wide"));
        for (const QString& text : palette->texts())
            QVERIFY2(!text.contains(QStringLiteral("kept plan 2")), qPrintable(text));
        QTest::keyClick(palette->findChild<QLineEdit*>(), Qt::Key_Return);
        QTRY_VERIFY(program.store().scenario() == program.store().kept().front().scenario);
    }

    void savedAndOpenedAgainTheyAreThere() {
        QTemporaryDir folder;
        Running program;
        program.trigger("kept.keep");
        program.store().set(Dimension::pipeline, 2);
        program.trigger("kept.keep");
        QVERIFY(program.window.isWindowModified());
        program.saveAnswer = folder.filePath(QStringLiteral("kept.quadrille"));
        program.trigger("file.save");
        const StoreState saved = program.store().state();
        program.trigger("file.new");
        QVERIFY(program.store().kept().empty());
        program.openAnswer = program.saveAnswer;
        program.trigger("file.open");
        QVERIFY(program.store().state() == saved);
        QCOMPARE(program.store().kept().size(), std::size_t{2});
        QVERIFY(program.actions("kept.load.1")->isVisible());
    }
};

QUADRILLE_TESTS(TestKeptCommands)
#include "tst_kept_commands.moc"
