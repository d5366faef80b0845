// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/actions.h"
#include "app/commands/fuzzy.h"
#include "app/commands/palette.h"
#include "app/commands/shortcut_sheet.h"
#include "app/commands/word_match.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QPointer>
#include <QSignalSpy>

#include <algorithm>

using namespace quadrille;

namespace {

void collect(const QMenu& menu, QList<QAction*>& found) {
    for (QAction* action : menu.actions()) {
        if (action->menu() != nullptr)
            collect(*action->menu(), found);
        else if (!action->isSeparator())
            found << action;
    }
}

/// A window with the palette open in it.
struct Opened {
    QMainWindow window;
    const Actions actions;
    QPointer<CommandPalette> palette;
    QLineEdit* field;

    explicit Opened(PaletteValues values = {}) : actions(&window) {
        window.resize(800, 600);
        window.show();
        palette = new CommandPalette(actions.all(), std::move(values), &window);
        palette->show();
        field = palette->findChild<QLineEdit*>();
    }
};

} // namespace

class TestCommands : public QObject {
    Q_OBJECT
private slots:
    void idsAreUnique() {
        QSet<QString> ids;
        for (const Command& command : allCommands())
            ids.insert(QString::fromUtf8(command.id));
        QCOMPARE(static_cast<std::size_t>(ids.size()), allCommands().size());
    }

    void shortcutsAreUniqueAndUnderstood() {
        QMainWindow window;
        const Actions actions(&window);
        QSet<QString> seen;
        for (const QAction* action : actions.all()) {
            const QByteArray written = Actions::commandOf(*action).shortcut;
            const auto keys = action->shortcuts();
            QCOMPARE(keys.size(), written.isEmpty() ? 0 : written.count("; ") + 1);
            for (const QKeySequence& key : keys) {
                QVERIFY2(!key.isEmpty() && key[0].key() != Qt::Key_unknown, written);
                QVERIFY2(!seen.contains(key.toString()), written);
                seen.insert(key.toString());
            }
        }
    }

    void everyIconExists() {
        for (const Command& command : allCommands())
            QVERIFY2(*command.icon == '\0' ||
                         QFile::exists(QStringLiteral(":/icons/%1.svg").arg(QLatin1String(command.icon))),
                     command.icon);
    }

    void everyCommandStandsInMenuSheetAndPalette() {
        QMainWindow window;
        const Actions actions(&window);
        QMenu recent;
        actions.fill(*window.menuBar(), &recent);
        QList<QAction*> inMenus;
        for (const QAction* top : window.menuBar()->actions())
            collect(*top->menu(), inMenus);
        const QString sheet = shortcutSheetHtml(actions.all());
        auto* palette = new CommandPalette(actions.all(), {}, &window);
        const auto listed = palette->listed();
        for (QAction* action : actions.all()) {
            QCOMPARE(inMenus.count(action), 1);
            QVERIFY2(sheet.contains(Actions::plainText(*action).toHtmlEscaped()), qPrintable(action->text()));
            for (const QKeySequence& key : action->shortcuts())
                QVERIFY(sheet.contains(key.toString(QKeySequence::NativeText).toHtmlEscaped()));
            QCOMPARE(std::count(listed.begin(), listed.end(), action), std::ptrdiff_t{1});
        }
        QCOMPARE(static_cast<std::size_t>(inMenus.size()), allCommands().size());
        delete palette;
    }

    void typingFindsACommandAndEnterRunsIt() {
        Opened opened;
        auto& [window, actions, palette, field] = opened;
        QTest::keyClicks(field, QStringLiteral("thdark"));
        QCOMPARE(palette->listed().front()->objectName(), QStringLiteral("theme.dark"));
        QSignalSpy triggered(actions[QStringLiteral("theme.dark")], &QAction::triggered);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(triggered.count(), 1);
        QTRY_VERIFY(palette.isNull());
    }

    void arrowsInTheFieldMoveInTheList() {
        Opened opened;
        auto& [window, actions, palette, field] = opened;
        QSignalSpy triggered(palette->listed().at(1), &QAction::triggered);
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(triggered.count(), 1);
    }

    void nothingFoundIsSaid() {
        Opened opened;
        auto& [window, actions, palette, field] = opened;
        QTest::keyClicks(field, QStringLiteral("xqzj"));
        QVERIFY(palette->listed().empty());
        QCOMPARE(palette->texts(), QStringList{QStringLiteral("Nothing is called “xqzj”")});
        QCOMPARE(field->accessibleDescription(), palette->texts().front());
        QTest::keyClick(field, Qt::Key_Return); // nothing to take
        QVERIFY(!palette.isNull() && palette->isVisible());
        QTest::keyClick(field, Qt::Key_Backspace);
        field->clear();
        QCOMPARE(palette->listed().size(), actions.all().size());
        delete palette;
    }

    void valuesStandAmongCommandsByTheirScore() {
        int taken = 0;
        const auto values = [&taken](const QString& typed) {
            std::vector<PaletteValue> found;
            if (const auto score = wordScore(wordsOf(typed), QStringLiteral("Theme park: Open")))
                found.push_back({.score = *score,
                                 .text = QStringLiteral("Theme park: Open"),
                                 .take = [&taken] { ++taken; }});
            if (const auto score = wordScore(wordsOf(typed), QStringLiteral("Dark matter")))
                found.push_back({.score = *score, .text = QStringLiteral("Dark matter"), .enabled = false});
            return found;
        };
        Opened opened(values);
        auto& [window, actions, palette, field] = opened;
        QTest::keyClicks(field, QStringLiteral("theme dark"));
        QCOMPARE(palette->texts().front(), QStringLiteral("Theme: Dark"));
        QVERIFY(!palette->texts().contains(QStringLiteral("Theme park: Open")));
        field->clear();
        QTest::keyClicks(field, QStringLiteral("dark matter"));
        QCOMPARE(palette->texts().front(), QStringLiteral("Dark matter"));
        QTest::keyClick(field, Qt::Key_Return); // it cannot be taken
        QVERIFY(palette->isVisible());
        field->clear();
        QTest::keyClicks(field, QStringLiteral("park"));
        QCOMPARE(palette->texts().front(), QStringLiteral("Theme park: Open"));
        QTest::keyClick(field, Qt::Key_Return);
        QTRY_COMPARE(taken, 1);
        QTRY_VERIFY(palette.isNull());
    }

    void wordMatching() {
        const auto score = [](const char* typed, const char* text) {
            return wordScore(wordsOf(QString::fromUtf8(typed)), QString::fromUtf8(text));
        };
        QCOMPARE(wordsOf(QStringLiteral("Llama-3.1-70B")), (QStringList{"llama", "3", "1", "70b"}));
        QVERIFY(wordsOf(QStringLiteral(" -- ")).isEmpty());
        QVERIFY(score("llama 70b", "Model: Llama-3.1-70B"));
        QVERIFY(score("70b llama", "Model: Llama-3.1-70B"));
        QVERIFY(score("llama3.1 70b", "Model: Llama-3.1-70B")); // typed without the dash
        QVERIFY(!score("llama 70b", "Model: Llama-3.1-8B"));
        QVERIFY(!score("ama", "Model: Llama-3.1-8B") ||
                *score("ama", "Model: Llama-3.1-8B") < *score("lla", "Model: Llama-3.1-8B"));
        QVERIFY(*score("tp 8", "TP: 8") > *score("tp 8", "TP: 80"));
        QVERIFY(*score("zb v", "Schedule: ZB-V") > *score("zb v", "Schedule: ZB-V, searched"));
        QVERIFY(score("並列", "テンソル並列: 8"));
    }

    void fuzzyMatching() {
        QVERIFY(fuzzyScore(QStringLiteral("sv"), QStringLiteral("Save")).has_value());
        QVERIFY(!fuzzyScore(QStringLiteral("vs"), QStringLiteral("Save")).has_value());
        QVERIFY(!fuzzyScore(QStringLiteral("x"), QString()).has_value());
        QVERIFY(fuzzyScore(QString(), QString()).has_value());
        // Beginnings of words before letters within, runs before scattered letters, short before long.
        const auto score = [](const char* pattern, const char* text) {
            return *fuzzyScore(QString::fromUtf8(pattern), QString::fromUtf8(text));
        };
        QVERIFY(score("sa", "Save as") > score("sa", "Unsafe task"));
        QVERIFY(score("cp", "Copy picture") > score("cp", "Scalp"));
        QVERIFY(score("new", "New") > score("new", "New session"));
        QVERIFY(score("undo", "Undo") > score("undo", "Unpin do it"));
    }
};

QUADRILLE_TESTS(TestCommands)
#include "tst_commands.moc"
