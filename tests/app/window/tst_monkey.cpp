// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/dialogs/import_dialog.h"
#include "app/docks/panel_head.h"
#include "app/docks/panel_title.h"
#include "app/importing/plan_import_dialog.h"
#include "app/measurements/own_runs.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "tests/app/odd_files.h"
#include "tests/app/window_fixture.h"
#include "tests/support/event_watch.h"
#include "tests/support/test_program.h"

#include <QApplication>
#include <QDockWidget>
#include <QDropEvent>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTemporaryDir>
#include <QTimer>
#include <QUndoStack>
#include <QWheelEvent>

#include <array>
#include <cstdio>
#include <limits>
#include <memory>
#include <random>

using namespace quadrille;
using test::Running;

namespace {

/// Actions in all; a session of the test programs has few, a night may have many: QUADRILLE_MONKEY=100000.
int actionCount() {
    bool given = false;
    const int count = qEnvironmentVariableIntValue("QUADRILLE_MONKEY", &given);
    return given && count > 0 ? count : 400;
}

/// Other actions: QUADRILLE_MONKEY_SEED=7.
unsigned seed() {
    bool given = false;
    const int number = qEnvironmentVariableIntValue("QUADRILLE_MONKEY_SEED", &given);
    return given ? static_cast<unsigned>(number) : 1;
}

/// The longest that an event may take, in milliseconds: QUADRILLE_LONGEST_EVENT=250. A machine may be slow,
/// so that without it the longest event is only told.
double longestAllowed() {
    bool given = false;
    const int number = qEnvironmentVariableIntValue("QUADRILLE_LONGEST_EVENT", &given);
    return given ? number * test::sanitizerFactor : std::numeric_limits<double>::infinity();
}

/// A panel that is dragged wants a mouse that can be grabbed, which there is none here.
bool movesPanels(const QWidget* widget) {
    for (; widget != nullptr && !widget->isWindow(); widget = widget->parentWidget()) {
        if (qobject_cast<const PanelTitle*>(widget) != nullptr ||
            qobject_cast<const PanelHead*>(widget) != nullptr ||
            qobject_cast<const QTabBar*>(widget) != nullptr)
            return true;
        if (qobject_cast<const QDockWidget*>(widget) != nullptr)
            return false;
    }
    return true; // between the panels
}

/// A user who does anything anywhere in the window, at random.
class Monkey {
public:
    Monkey(Running& program, test::EventWatch& watch, QString folder, unsigned seed)
        : m_program(program), m_watch(watch), m_random(seed), m_files(std::move(folder), m_random) {
        m_closer.setInterval(15);
        QObject::connect(&m_closer, &QTimer::timeout, &m_closer, [] {
            if (QWidget* popup = QApplication::activePopupWidget())
                popup->close();
            if (QWidget* dialog = QApplication::activeModalWidget())
                dialog->close();
        });
    }

    /// Dialogs that wait for an answer get none from now on: they are closed.
    void act() {
        struct Action {
            const char* name;
            void (Monkey::*act)();
        };
        static constexpr std::array actions{
            Action{"key", &Monkey::pressKey},     Action{"key", &Monkey::pressKey},
            Action{"click", &Monkey::click},      Action{"click", &Monkey::click},
            Action{"drag", &Monkey::drag},        Action{"wheel", &Monkey::turnWheel},
            Action{"action", &Monkey::trigger},   Action{"size", &Monkey::resize},
            Action{"file", &Monkey::openOddFile}, Action{"value", &Monkey::setStop},
            Action{"runs", &Monkey::pressOfRuns}};
        const Action& action = actions.at(static_cast<std::size_t>(upTo(static_cast<int>(actions.size()))));
        m_closer.start();
        m_watch.setDoing(action.name);
        (this->*action.act)();
        QCoreApplication::processEvents();
    }

    // Files of each kind, in the ways that a user gives them without a dialog of the system.
    void dropOddRuns() { drop(m_program.window, m_files.make("runs", QStringLiteral("odd.csv"))); }
    void dropOddLog() { drop(m_program.window, m_files.make("training_log", QStringLiteral("odd.log"))); }
    void dropOddModel() {
        m_closer.stop(); // a dialog may take longer to appear than the closer waits, and this one is answered
        drop(m_program.window, m_files.make("hugging_face", QStringLiteral("odd.json")));
        if (auto* dialog = m_program.find<ImportDialog>(); dialog != nullptr && dialog->isVisible())
            press(*dialog, "use");
    }
    void dropOddConfiguration() {
        m_closer.stop();
        drop(m_program.window, m_files.make("configuration", QStringLiteral("odd.yaml")));
        for (auto* dialog : m_program.window.findChildren<PlanImportDialog*>()) {
            if (!dialog->isVisible())
                continue;
            (void)QTest::qWaitFor([dialog] { return !dialog->reading(); });
            press(*dialog, "import");
            dialog->reject(); // where there was nothing to import
        }
    }
    void dropOddTable() { drop(m_program.window, m_files.make("gemms", QStringLiteral("table.csv"))); }
    void dropOddOrder() {
        drop(*m_program.find<PipelinePanel>(), m_files.make("order", QStringLiteral("odd.txt")));
    }
    /// What the panel's button does once a file is chosen.
    void loadOddProfile() {
        const QString file = m_files.make("profile", QStringLiteral("profile.json"));
        auto* cluster = m_program.find<MyClusterPanel>();
        m_watch.setDoing("profile");
        m_watch.asEvent([cluster, &file] {
            cluster->prepare();
            (void)cluster->loadProfile(file);
        });
        press(*cluster, "apply");
    }
    test::OddFiles& files() { return m_files; }

private:
    int upTo(int end) { return std::uniform_int_distribution(0, std::max(0, end - 1))(m_random); }

    QPoint somewhere() { return {upTo(m_program.window.width()), upTo(m_program.window.height())}; }
    QWidget* widgetAt(QPoint place) {
        QWidget* child = m_program.window.childAt(place);
        return child != nullptr ? child : &m_program.window;
    }

    void pressKey() {
        static constexpr std::array keys{Qt::Key_Left,   Qt::Key_Right,    Qt::Key_Up,    Qt::Key_Down,
                                         Qt::Key_PageUp, Qt::Key_PageDown, Qt::Key_Home,  Qt::Key_End,
                                         Qt::Key_Tab,    Qt::Key_Backtab,  Qt::Key_Space, Qt::Key_Return,
                                         Qt::Key_Escape, Qt::Key_7,        Qt::Key_A,     Qt::Key_Delete};
        static constexpr std::array<Qt::KeyboardModifier, 4> modifiers{
            Qt::NoModifier, Qt::NoModifier, Qt::ShiftModifier, Qt::ControlModifier};
        QWidget* focus = QApplication::focusWidget();
        QTest::keyClick(focus != nullptr ? focus : &m_program.window,
                        keys.at(static_cast<std::size_t>(upTo(static_cast<int>(keys.size())))),
                        modifiers.at(static_cast<std::size_t>(upTo(4))));
    }
    void click() {
        const QPoint place = somewhere();
        QWidget* widget = widgetAt(place);
        const QPoint inside = widget->mapFrom(&m_program.window, place);
        if (upTo(5) == 0)
            QTest::mouseDClick(widget, Qt::LeftButton, {}, inside);
        else
            QTest::mouseClick(widget, upTo(8) == 0 ? Qt::RightButton : Qt::LeftButton, {}, inside);
    }
    void drag() {
        const QPoint place = somewhere();
        const QPointer<QWidget> widget = widgetAt(place);
        const QPoint from = widget->mapFrom(&m_program.window, place);
        if (movesPanels(widget))
            return;
        QTest::mousePress(widget, Qt::LeftButton, {}, from);
        for (int i = 0; i < 3 && widget; ++i)
            QTest::mouseMove(widget, from + QPoint(upTo(200) - 100, upTo(100) - 50));
        if (widget)
            QTest::mouseRelease(widget, Qt::LeftButton, {}, from + QPoint(upTo(200) - 100, upTo(100) - 50));
    }
    void turnWheel() {
        const QPoint place = somewhere();
        QWidget* widget = widgetAt(place);
        const QPointF inside = widget->mapFrom(&m_program.window, place);
        QWheelEvent wheel(inside, widget->mapToGlobal(inside), {}, {0, upTo(2) == 0 ? 120 : -120},
                          Qt::NoButton, upTo(3) == 0 ? Qt::ControlModifier : Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &wheel);
    }
    void trigger() {
        const auto& all = m_program.window.actions().all();
        QAction* action = all.at(static_cast<std::size_t>(upTo(static_cast<int>(all.size()))));
        // Those end the program, or leave it for a browser or a file manager.
        if (action->objectName() == QStringLiteral("file.quit") || !action->isEnabled())
            return;
        m_watch.setDoing("action " + action->objectName().toStdString());
        m_watch.asEvent([action] { action->trigger(); });
    }
    void resize() {
        const QSize size(640 + upTo(1600), 400 + upTo(1000));
        m_watch.asEvent([this, size] { m_program.window.resize(size); });
    }
    void openOddFile() {
        static constexpr std::array kinds{&Monkey::openOddSession,       &Monkey::dropOddRuns,
                                          &Monkey::dropOddLog,           &Monkey::dropOddModel,
                                          &Monkey::dropOddOrder,         &Monkey::loadOddProfile,
                                          &Monkey::dropOddConfiguration, &Monkey::dropOddTable};
        (this->*kinds.at(static_cast<std::size_t>(upTo(static_cast<int>(kinds.size())))))();
    }
    void openOddSession() {
        static const std::array<QByteArray, 4> texts{"", "{", "{\"format\": \"quadrille-session\"}",
                                                     QByteArray(3000, '[')};
        const QString name = QStringLiteral("odd.quadrille");
        const QString file = upTo(2) == 0 ? m_files.make("session", name)
                                          : m_files.write(texts.at(static_cast<std::size_t>(upTo(4))), name);
        m_program.unsavedAnswer = UnsavedAnswer::cancel;
        m_watch.setDoing("session");
        m_watch.asEvent([this, &file] { (void)m_program.window.session().open(file); });
    }
    /// A button of those that do something with the runs that were read.
    void pressOfRuns() {
        static constexpr std::array buttons{"fit", "fit", "apply", "stop", "remove", "clear"};
        auto* cluster = m_program.find<MyClusterPanel>();
        m_watch.asEvent([cluster] { cluster->prepare(); });
        press(*cluster, buttons.at(static_cast<std::size_t>(upTo(static_cast<int>(buttons.size())))));
    }

    /// Drags a file there from another program.
    void drop(QWidget& place, const QString& file) {
        m_watch.setDoing("drop " + QFileInfo(file).fileName().toStdString());
        QMimeData data;
        data.setUrls({QUrl::fromLocalFile(file)});
        QDragEnterEvent enter({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&place, &enter);
        QDropEvent dropped({5, 5}, Qt::CopyAction, &data, Qt::LeftButton, {});
        QCoreApplication::sendEvent(&place, &dropped);
        QCoreApplication::processEvents(); // the file is opened after the program that it was dragged from
                                           // has gone on
    }
    void press(const QWidget& place, const char* name) {
        m_watch.setDoing(std::string("press ") + name);
        if (auto* button = place.findChild<QPushButton*>(QLatin1String(name)))
            m_watch.asEvent([button] { button->click(); });
    }
    void setStop() {
        const Dimension dimension =
            allDimensions.at(static_cast<std::size_t>(upTo(static_cast<int>(allDimensions.size()))));
        const auto values = stops(m_program.store().scenario(), dimension);
        if (values.empty())
            return;
        const std::int64_t value = values.at(static_cast<std::size_t>(upTo(static_cast<int>(values.size()))));
        m_watch.asEvent([this, dimension, value] { m_program.store().set(dimension, value); });
    }

    Running& m_program;
    test::EventWatch& m_watch;
    std::mt19937 m_random;
    test::OddFiles m_files;
    QTimer m_closer;
};

} // namespace

/// Whatever is done in the window, nothing breaks: undo leads back, a saved session opens as it was.
class TestMonkey : public QObject {
    Q_OBJECT

public:
    explicit TestMonkey(test::EventWatch& watch) : m_watch(watch) {}

private slots:
    void initTestCase() {
        test::isolate("tst-monkey");
        m_program = std::make_unique<Running>();
        m_program->saveAnswer = m_folder.filePath(QStringLiteral("saved.quadrille"));
        qInfo("QUADRILLE_MONKEY_SEED=%u", seed());
        m_monkey = std::make_unique<Monkey>(*m_program, m_watch, m_folder.path(), seed());
    }
    void cleanupTestCase() {
        // Not by qInfo(), which falls silent after two thousand warnings.
        std::printf("The longest event took %.0f ms of the window's thread (%s).\n", m_longest.milliseconds,
                    m_longest.of.c_str());
        m_monkey.reset();
        m_program.reset();
    }

    /// The files that are given in changed form are taken in where they are not changed; models have
    /// tst_import.
    void whatIsRightIsTakenIn() {
        Running program;
        Monkey monkey(program, m_watch, m_folder.path(), 1);
        monkey.files().leaveAsTheyAre();
        const auto runs = [own = program.find<OwnRuns>()] { return own->runs().size(); };
        monkey.dropOddRuns();
        QTRY_VERIFY(runs() > 0);
        const std::size_t before = runs();
        monkey.dropOddLog();
        QTRY_COMPARE(runs(), before + 1);
        const int undoable = program.store().undoStack().index();
        monkey.dropOddModel();
        QCOMPARE(program.store().undoStack().index(), undoable + 1);
        monkey.dropOddConfiguration();
        QCOMPARE(program.store().undoStack().index(), undoable + 2);
        program.trigger("edit.undo");
        monkey.dropOddOrder();
        QVERIFY(program.actions("compare.file")->isChecked());
        monkey.loadOddProfile();
        const auto& profile = program.find<MyClusterPanel>()->newProfile();
        QVERIFY(profile && *program.store().scenario().cluster.gpu.profile == *profile);
        QVERIFY2(program.errors.isEmpty(), qPrintable(program.errors.join(u'\n')));
    }

    /// All in one window, a hundred after the other: a test function may take five minutes.
    void nothingBreaks_data() {
        QTest::addColumn<int>("actions");
        for (int done = 0; done < actionCount(); done += 100)
            QTest::addRow("%d", done) << std::min(100, actionCount() - done);
    }
    void nothingBreaks() {
        QFETCH(int, actions);
        m_watch.reset();
        for (int i = 0; i < actions; ++i)
            m_monkey->act();
        const test::EventWatch::Longest longest = m_watch.longest();
        if (longest.milliseconds > m_longest.milliseconds)
            m_longest = longest;
        QVERIFY2(longest.milliseconds <= longestAllowed(),
                 qPrintable(QStringLiteral("%1 ms: %2")
                                .arg(longest.milliseconds, 0, 'f', 0)
                                .arg(QString::fromStdString(longest.of))));
        check(*m_program);
    }

private:
    static void check(Running& program) {
        // There and back again.
        ScenarioStore& store = program.store();
        const StoreState now = store.state();
        QUndoStack& stack = store.undoStack();
        const int index = stack.index();
        while (stack.canUndo())
            stack.undo();
        const StoreState start = store.state();
        while (stack.index() < index)
            stack.redo();
        QVERIFY(store.state() == now);
        while (stack.canUndo())
            stack.undo();
        QVERIFY(store.state() == start);
        while (stack.index() < index)
            stack.redo();
        // Written and read again.
        const QString file = program.saveAnswer;
        QVERIFY(program.window.session().saveAs());
        const Session saved = readSession(file);
        // In a lesson one's own plan and baseline are what is kept.
        const StoreState own = program.find<LessonsPanel>()->ownState().value_or(now);
        QVERIFY(saved.scenario == own.scenario);
        QVERIFY(saved.baseline == own.baseline);
        // There and back takes longer with every change.
        if (stack.count() > 300)
            stack.clear();
    }

    test::EventWatch& m_watch;
    test::EventWatch::Longest m_longest;
    QTemporaryDir m_folder;
    std::unique_ptr<Running> m_program;
    std::unique_ptr<Monkey> m_monkey;
};

QUADRILLE_TESTS(TestMonkey, test::EventWatch)
#include "tst_monkey.moc"
