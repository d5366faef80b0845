// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/message_bar.h"
#include "app/session/recovery.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"

#include <QAbstractButton>
#include <QTemporaryDir>

using namespace quadrille;
using test::Running;

/// Several windows at once: none reads or writes what another keeps, and none that is killed loses anything.
class TestRecovery : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    [[nodiscard]] QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }

    /// A window beside another one that ends as if killed, with TP 8 unsaved.
    static void killedBeside(const Running&) {
        Running second;
        QVERIFY(second.store().scenario() == newScenario(second.catalogue));
        second.store().set(Dimension::tensor, 8);
        QTest::qWait(Autosave::delay + 150);
    }

private slots:
    void init() { test::isolate("tst-recovery"); }

    void windowsKeepApart() {
        Running first;
        first.store().set(Dimension::tensor, 4);
        QTest::qWait(Autosave::delay + 150);
        {
            Running second;
            QVERIFY(second.store().scenario() == newScenario(second.catalogue));
            second.store().set(Dimension::microBatch, 4);
            QTest::qWait(Autosave::delay + 150);
            const auto kept = readAutosaved();
            QVERIFY(kept && kept->session.scenario == first.store().scenario());
            second.unsavedAnswer = UnsavedAnswer::discard;
            QVERIFY(second.window.close());
        }
        QVERIFY(Recovery().orphans().isEmpty());
        QCOMPARE(QFileInfo(autosaveFile()).dir().entryList({"*.quadrille"}).size(), 1);
    }

    void theNextStartGoesOnFromTheFirstWindow() {
        StoreState last;
        {
            Running first;
            first.store().set(Dimension::tensor, 4);
            QTest::qWait(Autosave::delay + 150);
            last = first.store().state();
        }
        Running again;
        QVERIFY(again.store().state() == last);
    }

    void whatAKilledWindowLeftIsOffered() {
        std::optional<Scenario> lost;
        {
            Running first;
            killedBeside(first);
            QCOMPARE(Recovery().orphans().size(), 1);
            lost = readAutosaved(Recovery().orphans().front())->session.scenario;
            QCOMPARE(lost->plan.tp, std::int64_t{8});
        }
        // The window's own answers; the fixture has none for orphans.
        Settings settings;
        Appearance appearance(settings);
        const Catalogue catalogue = loadCatalogue();
        MainWindow window(catalogue, settings, appearance);
        window.start({});
        window.show();
        MessageBar* bar = MessageBar::of(window);
        QCOMPARE(bar->texts().size(), 1);
        QVERIFY(bar->texts().front().contains("unsaved changes of “Untitled”"));
        QAbstractButton* open = nullptr;
        for (auto* button : bar->findChildren<QAbstractButton*>())
            if (button->text().remove(u'&') == "Open them here")
                open = button;
        QVERIFY(open != nullptr);
        open->click();
        QVERIFY(window.store().scenario() == *lost);
        QVERIFY(window.isWindowModified());
        QVERIFY(Recovery().orphans().isEmpty());
        QVERIFY(readAutosaved()->session.scenario == *lost); // kept here before it went there
    }

    void anOrphanIsNeitherTakenNorWrittenOver() {
        Running first;
        killedBeside(first);
        Running second; // takes another place
        second.store().set(Dimension::microBatch, 2);
        QTest::qWait(Autosave::delay + 150);
        const QStringList orphans = Recovery().orphans();
        QCOMPARE(orphans.size(), 1);
        QCOMPARE(readAutosaved(orphans.front())->session.scenario.plan.tp, std::int64_t{8});
    }

    /// Also where it changed while no window was open, and after a window was killed.
    void norIsOneThatChangedBetweenTwoRuns_data() {
        QTest::addColumn<bool>("modified");
        QTest::newRow("closed") << false;
        QTest::newRow("killed with changes") << true;
    }
    void norIsOneThatChangedBetweenTwoRuns() {
        QFETCH(bool, modified);
        const QString file = path("between.quadrille");
        {
            Running program;
            program.saveAnswer = file;
            program.trigger("file.save");
            if (modified)
                program.store().set(Dimension::microBatch, 2);
            QTest::qWait(Autosave::delay + 150);
        }
        Session session = readSession(file);
        session.scenario.plan.tp = 8;
        writeSession(file, session);
        Running again;
        if (!modified) { // what the file holds is what is shown
            QCOMPARE(again.store().scenario().plan.tp, std::int64_t{8});
            return;
        }
        QCOMPARE(again.store().scenario().plan.microBatch, std::int64_t{2});
        again.overwriteAnswer = false;
        again.trigger("file.save");
        QCOMPARE(again.askedToOverwrite, 1);
        QCOMPARE(readSession(file).scenario.plan.tp, std::int64_t{8});
        // Discarded, the file is what remains.
        again.unsavedAnswer = UnsavedAnswer::discard;
        QVERIFY(again.window.close());
        QCOMPARE(readAutosaved()->session.scenario.plan.tp, std::int64_t{8});
    }

    void aFileThatChangedIsNotWrittenOverUnasked() {
        Running program;
        program.saveAnswer = path("plan.quadrille");
        program.trigger("file.save");
        Running other({}, {800, 600});
        QVERIFY(other.window.session().open(path("plan.quadrille")));
        other.store().set(Dimension::tensor, 8);
        other.trigger("file.save");
        QCOMPARE(readSession(path("plan.quadrille")).scenario.plan.tp, std::int64_t{8});
        program.store().set(Dimension::tensor, 4);
        program.overwriteAnswer = false;
        program.trigger("file.save");
        QCOMPARE(program.askedToOverwrite, 1);
        QCOMPARE(readSession(path("plan.quadrille")).scenario.plan.tp, std::int64_t{8});
        QVERIFY(program.window.isWindowModified());
        program.overwriteAnswer = true;
        program.trigger("file.save");
        QCOMPARE(readSession(path("plan.quadrille")).scenario.plan.tp, std::int64_t{4});
        // Its own last writing is no surprise, nor is a file that is gone.
        program.store().set(Dimension::tensor, 2);
        program.trigger("file.save");
        QVERIFY(QFile::remove(path("plan.quadrille")));
        program.store().set(Dimension::tensor, 1);
        program.trigger("file.save");
        QCOMPARE(program.askedToOverwrite, 2);
        QCOMPARE(readSession(path("plan.quadrille")).scenario.plan.tp, std::int64_t{1});
    }
};

QUADRILLE_TESTS(TestRecovery)
#include "tst_recovery.moc"
