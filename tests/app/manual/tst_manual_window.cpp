// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/glossary_dialog.h"
#include "app/manual/manual_files.h"
#include "app/manual/manual_window.h"
#include "app/panels/curve/sweep_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/glossary/glossary_view.h"

#include <QLineEdit>
#include <QListWidget>
#include <QTextBrowser>

using namespace quadrille;

namespace {

struct Reader : test::Running {
    Reader() {
        trigger("help.manual");
        manual = find<ManualWindow>();
        settle();
    }
    void settle() { QTRY_VERIFY_WITH_TIMEOUT(!manual->working(), 30'000); }
    void follow(const char* link) {
        emit manual->browser()->anchorClicked(QUrl(QLatin1String(link)));
        settle();
    }

    ManualWindow* manual = nullptr;
};

} // namespace

class TestManualWindow : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-manual-window"); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void itOpensBesideTheWindowOnTheFirstChapter() {
        Reader reader;
        QVERIFY(reader.manual->isVisible() && !reader.manual->isModal());
        QCOMPARE(reader.manual->page().chapter, manualChapters().front());
        QCOMPARE(reader.manual->list()->count(), static_cast<int>(manualChapters().size()));
        QVERIFY(reader.manual->browser()->toPlainText().startsWith(reader.manual->page().title));
        reader.trigger("help.manual"); // the same one
        QCOMPARE(reader.window.findChildren<ManualWindow*>().size(), qsizetype{1});
    }

    void chaptersAreReachedByKeysAndLinks() {
        Reader reader;
        QTest::keyClick(reader.manual->field(), Qt::Key_Down);
        QTest::keyClick(reader.manual->field(), Qt::Key_Down);
        reader.settle();
        const QString second = manualChapters()[reader.manual->list()->currentRow()];
        QCOMPARE(reader.manual->page().chapter, second);
        reader.follow("13-adding.md");
        QCOMPARE(reader.manual->page().chapter, QString("13-adding"));
        QTest::keyClick(reader.manual, Qt::Key_Left, Qt::AltModifier);
        reader.settle();
        QCOMPARE(reader.manual->page().chapter, second);
        QTest::keyClick(reader.manual, Qt::Key_Right, Qt::AltModifier);
        reader.settle();
        QCOMPARE(reader.manual->page().chapter, QString("13-adding"));
    }

    /// Also in what is generated: an option of the command line.
    void searchFindsWhatIsGeneratedAndOpensIt() {
        Reader reader;
        QTest::keyClicks(reader.manual->field(), "max-group-nodes");
        reader.settle();
        QVERIFY(reader.manual->list()->count() > 0);
        QVERIFY(reader.manual->finding().contains(QString::number(reader.manual->list()->count())));
        QTest::keyClick(reader.manual->field(), Qt::Key_Return);
        reader.settle();
        QVERIFY(reader.manual->browser()->toPlainText().contains("max-group-nodes"));
        QCOMPARE(reader.manual->browser()->textCursor().selectedText(), QString("max-group-nodes"));
        reader.manual->search("no such words anywhere");
        QCOMPARE(reader.manual->list()->count(), 0);
        QVERIFY(reader.manual->finding().contains("no such words anywhere"));
        reader.manual->search({});
        QCOMPARE(reader.manual->list()->count(), static_cast<int>(manualChapters().size()));
    }

    void linksLeadOutOfIt() {
        Reader reader;
        PanelLayout& layout = reader.window.layoutOfPanels();
        reader.follow("view:curve");
        QCOMPARE(layout.front(), layout.panels()[SweepPanel::spec]);
        reader.follow("term:bubble");
        auto* glossary = reader.find<GlossaryDialog>();
        QVERIFY(glossary != nullptr && glossary->isVisible());
        QCOMPARE(std::string(glossary->view()->marked()->id), std::string("bubble"));
        reader.follow("lesson:pipeline");
        auto& lessons = layout.panels().contents<LessonsPanel>();
        QVERIFY(lessons.inLesson());
        QCOMPARE(lessons.walk()->lesson().name, std::string("pipeline"));
        lessons.leaveLesson();
    }

    void itSpeaksTheLanguageInForce() {
        Reader reader;
        const QString english = reader.manual->page().title;
        reader.trigger("language.de");
        QTRY_VERIFY_WITH_TIMEOUT(reader.manual->page().title != english, 30'000);
        QCOMPARE(reader.manual->page().title, manualTitle(manualText(manualChapters().front(), "de")));
        QCOMPARE(reader.manual->list()->item(0)->text(), reader.manual->page().title);
        reader.trigger("language.en");
        QTRY_COMPARE_WITH_TIMEOUT(reader.manual->page().title, english, 30'000);
    }
};

QUADRILLE_TESTS(TestManualWindow)
#include "tst_manual_window.moc"
