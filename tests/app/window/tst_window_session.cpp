// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/dialogs.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "tests/app/window_fixture.h"
#include "tests/support/paths.h"
#include "tests/support/test_program.h"
#include "widgets/heatmap/heatmap_axes_bar.h"

#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QTemporaryDir>
#include <QTimer>

#include <memory>

using namespace quadrille;
using test::Running;

class TestWindowSession : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;

    QString path(const char* name) const { return m_folder.filePath(QLatin1String(name)); }
    static void write(const QString& file, const QByteArray& text) {
        QFile target(file);
        QVERIFY(target.open(QIODevice::WriteOnly));
        target.write(text);
    }

private slots:
    void init() { test::isolate("tst-window-session"); }

    void savedAndOpenedAgainItIsTheSame() {
        Running program;
        program.store().set(Dimension::tensor, 8);
        program.store().pinBaseline();
        program.store().set(Dimension::pipeline, 2);
        QVERIFY(program.window.isWindowModified());
        program.saveAnswer = path("mine");
        program.trigger("file.save");
        QCOMPARE(program.window.session().file(), path("mine.quadrille"));
        QVERIFY(!program.window.isWindowModified());
        const StoreState saved = program.store().state();

        program.trigger("file.new");
        QVERIFY(program.store().scenario() == newScenario(program.catalogue));
        QVERIFY(program.store().baseline() == nullptr);
        program.openAnswer = path("mine.quadrille");
        program.trigger("file.open");
        QVERIFY(program.store().state() == saved);
        QVERIFY(program.errors.isEmpty());
        QCOMPARE(program.asked, 0);
    }

    void aKilledProgramComesBackAsItWas() {
        StoreState last;
        {
            auto program = std::make_unique<Running>();
            program->saveAnswer = path("killed.quadrille");
            program->trigger("file.save");
            program->store().set(Dimension::tensor, 8);
            program->store().pinBaseline();
            program->store().set(Dimension::microBatch, 4);
            program->store().selectStage(3);
            program->find<HeatmapPanel>()->setAxes(Dimension::gpus, Dimension::sequence,
                                                   HeatmapQuantity::tokens);
            program->window.speedOptions().setConvention(FlopConvention::causal);
            program->window.session().viewChanged();
            last = program->store().state();
            QTest::qWait(1000); // the promise: at most a second is lost
            // Destroyed without close(): no question, no last write.
        }
        Running again;
        QVERIFY(again.store().state() == last);
        QCOMPARE(again.store().selectedStage(), std::int64_t{3});
        QCOMPARE(again.window.session().file(), path("killed.quadrille"));
        QVERIFY(again.window.isWindowModified());
        QCOMPARE(again.find<HeatmapAxesBar>()->xDimension(), PlanAxis(Dimension::gpus));
        QCOMPARE(again.find<HeatmapPanel>()->axes()->quantity(), HeatmapQuantity::tokens);
        QCOMPARE(again.window.speedOptions().convention(), FlopConvention::causal);
        QCOMPARE(again.asked, 0);
        QVERIFY(again.errors.isEmpty());
        QCOMPARE(again.notes.size(), 1);
        QVERIFY2(again.notes.front().contains(QStringLiteral("“killed”")), qPrintable(again.notes.front()));
    }

    /// A file may name framework and GPU without what they are known to be: in every plan of it.
    void whatAFileOnlyNamesIsCompleted() {
        Running program;
        program.openAnswer =
            QString::fromLocal8Bit(test::sourceDir()) + "/tests/fuzz/seeds/session/with_talk.quadrille";
        program.trigger("file.open");
        QVERIFY(program.errors.isEmpty() && program.store().baseline() != nullptr);
        std::vector<const Scenario*> plans{&program.store().scenario(), &*program.store().state().baseline};
        for (const KeptPlan& plan : program.store().kept())
            plans.push_back(&plan.scenario);
        const Session session = program.window.session().current();
        QVERIFY(!session.decks.empty() && !session.decks.front().stops.empty());
        for (const Stop& stop : session.decks.front().stops)
            plans.push_back(&stop.state.scenario);
        QVERIFY(plans.size() > 3);
        for (const Scenario* plan : plans)
            QVERIFY(!plan->recipe.framework->tensors.empty() && runnable(*plan));
        QVERIFY(!program.window.isWindowModified());
    }

    void aHostileFileLeavesTheOpenSessionUntouched_data() {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QString>("says");
        QTest::newRow("empty") << QByteArray() << QStringLiteral("session");
        QTest::newRow("truncated") << toBytes({newScenario(loadCatalogue()), {}, {}}).left(700)
                                   << QStringLiteral("session");
        QTest::newRow("newer") << QByteArray("{\"format\": \"quadrille-session\", \"version\": 99}")
                               << QStringLiteral("version");
        QTest::newRow("no model")
            << QByteArray("{\"format\": \"quadrille-session\", \"version\": 1, \"scenario\": {}}")
            << QStringLiteral("scenario");
        QTest::newRow("another's") << QByteArray("[parallelism]\ntensor_parallel_degree = 2\n")
                                   << QStringLiteral("looks like a configuration of torchtitan");
        QTest::newRow("zeros") << QByteArray(100'000, '\0') << QStringLiteral("session");
    }

    void aHostileFileLeavesTheOpenSessionUntouched() {
        QFETCH(QByteArray, text);
        QFETCH(QString, says);
        write(path("hostile.quadrille"), text);
        Running program;
        program.store().set(Dimension::tensor, 8);
        const StoreState before = program.store().state();
        QVERIFY(!program.window.session().open(path("hostile.quadrille")));
        QCOMPARE(program.errors.size(), 1);
        QVERIFY2(program.errors.front().contains(says), qPrintable(program.errors.front()));
        QVERIFY(program.store().state() == before);
        QCOMPARE(program.store().undoStack().count(), 1);
        QCOMPARE(program.window.session().file(), QString());
        QCOMPARE(program.asked,
                 0); // the user is not asked to give up a session for a file that cannot be read
    }

    void closingAsksAndDiscardingForgets() {
        {
            Running program;
            program.store().set(Dimension::tensor, 8);
            program.unsavedAnswer = UnsavedAnswer::cancel;
            QVERIFY(!program.window.close());
            QCOMPARE(program.asked, 1);
            QCOMPARE(program.store().scenario().plan.tp, std::int64_t{8});
            program.unsavedAnswer = UnsavedAnswer::discard;
            QVERIFY(program.window.close());
        }
        Running again;
        QVERIFY(again.store().scenario() == newScenario(again.catalogue));
        QVERIFY(!again.window.isWindowModified());
    }

    void closingWithSaveSaves() {
        {
            Running program;
            program.store().set(Dimension::tensor, 8);
            program.unsavedAnswer = UnsavedAnswer::save;
            QVERIFY(!program.window.close()); // no file name given
            program.saveAnswer = path("closed.quadrille");
            QVERIFY(program.window.close());
        }
        QCOMPARE(readSession(path("closed.quadrille")).scenario.plan.tp, std::int64_t{8});
    }

    void nothingChangedNothingAsked() {
        Running program;
        QVERIFY(program.window.close());
        QCOMPARE(program.asked, 0);
    }

    void theArgumentIsOpenedAndRemembered() {
        Session session{newScenario(loadCatalogue()), {}, {}};
        session.scenario.plan.cp = 2;
        writeSession(path("argument.quadrille"), session);
        Running program(QStringList{path("argument.quadrille")});
        QVERIFY(program.store().scenario() == session.scenario);
        QCOMPARE(program.settings.recentFiles(), QStringList{path("argument.quadrille")});
        QCOMPARE(program.window.recentMenu()->actions().size(), 1);
        program.trigger("file.new");
        program.window.recentMenu()->actions().front()->trigger();
        QVERIFY(program.store().scenario() == session.scenario);
    }

    void aRecentFileThatIsGoneIsForgotten() {
        writeSession(path("gone.quadrille"), {newScenario(loadCatalogue()), {}, {}});
        Running program(QStringList{path("gone.quadrille")});
        QFile::remove(path("gone.quadrille"));
        QVERIFY(!program.window.session().open(path("gone.quadrille")));
        QVERIFY(program.settings.recentFiles().isEmpty());
    }

    void aDroppedFileIsOpened() {
        Session session{newScenario(loadCatalogue()), {}, {}};
        session.scenario.plan.pp = 8;
        writeSession(path("dropped.quadrille"), session);
        Running program;
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(path("dropped.quadrille"))});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent drop({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&program.window, &drop);
        QTRY_VERIFY(program.store().scenario() == session.scenario);
    }

    void aFullDiskOrAReadOnlyPlaceIsReported() {
        Running program;
        program.store().set(Dimension::tensor, 8);
        program.saveAnswer = QStringLiteral("/no/such/folder/x.quadrille");
        program.trigger("file.save");
        QCOMPARE(program.errors.size(), 1);
        QVERIFY(program.window.isWindowModified());
        QCOMPARE(program.window.session().file(), QString());
        program.saveAnswer = QStringLiteral("/no/such/place/x.quadrille");
        program.trigger("file.save");
        QCOMPARE(program.errors.size(), 2);
        // Once it is saved, nothing says any more that it was not.
        const QTemporaryDir folder;
        program.saveAnswer = folder.filePath(QStringLiteral("x.quadrille"));
        program.trigger("file.save");
        QVERIFY(!program.window.isWindowModified());
        QCOMPARE(program.errors, QStringList());
    }

    // What would destroy something waits for more than Enter.
    void enterDestroysNothing() {
        QWidget window;
        const Prompts prompts = dialogsOf(&window);
        for (const auto& question : {prompts.mayOverwrite, prompts.mayDelete}) {
            int asked = 0;
            QTimer::singleShot(0, &window, [&asked] {
                auto* box = QApplication::activeModalWidget();
                asked += box != nullptr ? 1 : 0;
                QTest::keyClick(box, Qt::Key_Return);
            });
            QVERIFY(!question(QStringLiteral("talk")));
            QCOMPARE(asked, 1);
        }
    }
};

QUADRILLE_TESTS(TestWindowSession)
#include "tst_window_session.moc"
