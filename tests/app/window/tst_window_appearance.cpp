// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel.h"
#include "app/docks/panel_fold.h"
#include "app/docks/panel_layout.h"
#include "app/panels/lessons/lessons_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/folding_section.h"
#include "app/panels/plan/plan_panel.h"
#include "app/panels/tables/tables_panel.h"
#include "tests/app/screen_reader.h"
#include "tests/app/window_fixture.h"
#include "tests/support/test_program.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_bar.h"

#include <QMenuBar>
#include <QStyle>

#include <algorithm>

using namespace quadrille;
using test::Running;

namespace {

Panel* panelOf(Running& program, const char* id) {
    return program.window.findChild<Panel*>(QLatin1String(id));
}

void setModel(Running& program, const char* name) {
    Scenario next = program.store().scenario();
    next.model = *findModel(program.catalogue.models, name);
    program.store().change(next, [] { return QStringLiteral("Change the model"); });
}

} // namespace

class TestWindowAppearance : public QObject {
    Q_OBJECT
private slots:
    void init() { test::isolate("tst-window-appearance"); }
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void everythingThatTakesTheKeyboardHasAName() {
        Running program;
        program.trigger("plan.estimate");
        program.trigger("plan.recipe");
        program.trigger("panel.tables");
        const test::ScreenReader reader(program.window);
        QVERIFY2(reader.nameless().isEmpty(), qPrintable(reader.nameless().join(u'\n')));
        QVERIFY(reader.focusable() > 20);
    }

    void tabReachesEverySliderAndPictureAndComesRound() {
        Running program;
        program.trigger("explain.show");
        setModel(program, "mixtral-8x7b"); // whose experts have a slider, too
        program.window.activateWindow();
        program.trigger("panel.plan");
        QWidget* first = QApplication::focusWidget();
        QVERIFY(first != nullptr);
        QSet<QWidget*> reached;
        for (int steps = 0; steps < 300; ++steps) {
            QWidget* focus = QApplication::focusWidget();
            if (focus == first && steps > 0)
                break;
            for (QWidget* widget = focus; widget != nullptr; widget = widget->parentWidget())
                reached.insert(widget);
            QTest::keyClick(focus, Qt::Key_Tab);
        }
        QCOMPARE(QApplication::focusWidget(), first);
        for (const Dimension dimension : allDimensions)
            QVERIFY(reached.contains(program.find<PlanPanel>()->slider(dimension)));
        QVERIFY(reached.contains(program.find<MemoryBars>()));
        QVERIFY(reached.contains(program.find<PipelinePanel>()->gantt()));
        QVERIFY(reached.contains(program.find<VerdictBar>()));
        QVERIFY(reached.contains(panelOf(program, "heatmap")));
        QVERIFY(reached.contains(panelOf(program, "explain")));
    }

    void theWholeStoryFitsASmallScreen() {
        Running program({}, {1280, 720});
        program.trigger("explain.show");
        QCOMPARE(program.window.size(), QSize(1280, 720));
        for (const char* id : {"plan", "memory", "pipeline", "heatmap", "explain"}) {
            const Panel* panel = panelOf(program, id);
            QVERIFY2(panel->isVisible() && !panel->visibleRegion().isEmpty(), id);
            const QRect place(panel->mapTo(&program.window, QPoint()), panel->size());
            QVERIFY2(program.window.rect().contains(place), id);
        }
        const auto wholeSlidersAre = [&program](std::size_t expected) {
            std::size_t visible = 0;
            for (const Dimension dimension : allDimensions) {
                const auto* slider = program.find<PlanPanel>()->slider(dimension);
                visible += slider->visibleRegion().boundingRect().size() == slider->size() ? 1 : 0;
            }
            QCOMPARE(visible, expected);
        };
        wholeSlidersAre(allDimensions.size() - 1); // Llama has no experts to spread
        for (const auto* header : program.window.findChildren<FoldingHeader*>())
            QCOMPARE(header->visibleRegion().boundingRect().size(), header->size());
        setModel(program, "mixtral-8x7b");
        QTest::qWait(50);
        wholeSlidersAre(allDimensions.size());
        for (const Dimension dimension : allDimensions) {
            const auto* slider = program.find<PlanPanel>()->slider(dimension);
            QCOMPARE(slider->visibleRegion().boundingRect().size(), slider->size());
        }
    }

    void aPanelFillsTheWindowAndGoesBack() {
        Running program;
        const QRect before = panelOf(program, "pipeline")->geometry();
        program.trigger("panel.pipeline");
        program.trigger("panel.fill");
        QVERIFY(!panelOf(program, "memory")->isVisible());
        QTRY_VERIFY(panelOf(program, "pipeline")->width() > program.window.width() - 20);
        program.trigger("panel.fill");
        QTRY_COMPARE(panelOf(program, "pipeline")->geometry(), before);
        QVERIFY(panelOf(program, "memory")->isVisible());
        program.trigger("panel.fill");
        QTest::keyClick(&program.window, Qt::Key_Escape);
        QTRY_COMPARE(panelOf(program, "pipeline")->geometry(), before);
    }

    void f6WalksOverThePanelsOnScreen() {
        Running program;
        program.trigger("explain.show");
        const auto walk = [&program](const char* command, const std::vector<const char*>& panels) {
            for (const char* id : panels) {
                program.trigger(command);
                QVERIFY2(panelOf(program, id)->isAncestorOf(QApplication::focusWidget()), id);
            }
        };
        program.trigger("panel.step");
        program.trigger("panel.plan");
        walk("panel.next", {"memory", "pipeline", "step", "explain", "plan"});
        walk("panel.previous", {"explain", "step", "pipeline"});
        // Beside a lesson, too, whose page goes on as it is.
        auto& lessons = *program.find<LessonsPanel>();
        lessons.begin(QStringLiteral("one-gpu"));
        QVERIFY(lessons.inLesson());
        const Panel* front = program.window.layoutOfPanels().front();
        program.trigger("panel.plan");
        for (const Panel* panel = nullptr; panel != panelOf(program, "lessons");) {
            program.trigger("panel.next");
            panel = program.window.layoutOfPanels().focused();
            QVERIFY(panel->isVisible() && panel != panelOf(program, "plan"));
            QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
        }
        QVERIFY(program.window.layoutOfPanels().front() == front);
        lessons.leaveLesson();
        // One that fills the window is alone.
        program.trigger("panel.memory");
        program.trigger("panel.fill");
        program.trigger("panel.next");
        QVERIFY(program.window.layoutOfPanels().filling() == panelOf(program, "memory"));
    }

    void theLayoutIsKeptAndReset() {
        {
            Running program;
            panelOf(program, "heatmap")->setFloating(true);
            QVERIFY(program.window.close());
        }
        Running again;
        QVERIFY(panelOf(again, "heatmap")->isFloating());
        again.trigger("layout.reset");
        QVERIFY(!panelOf(again, "heatmap")->isFloating());
    }

    void theLanguageChangesAtRunTimeAndIsKept() {
        {
            Running program;
            const QString english = panelOf(program, "memory")->finding();
            const double gib = program.store().analysis().memory->total().value() / (1024.0 * 1024 * 1024);
            const QString inEnglish = QString::number(gib, 'f', 1) + QStringLiteral(" GiB");
            QVERIFY2(english.contains(inEnglish), qPrintable(english));
            const auto titles = [&program] {
                QStringList found;
                program.window.layoutOfPanels().fold().setFolded(false);
                for (const char* id : {"plan", "memory", "pipeline", "heatmap", "explain"})
                    found << panelOf(program, id)->finding();
                return found;
            };
            QTRY_VERIFY(!titles().contains(QString()));
            const QStringList englishTitles = titles();
            program.trigger("language.de");
            const auto noneIsEnglish = [&] {
                const QStringList german = titles();
                return std::all_of(german.begin(), german.end(), [&englishTitles](const QString& title) {
                    return !englishTitles.contains(title);
                });
            };
            QTRY_VERIFY(noneIsEnglish());
            QString inGerman = inEnglish;
            inGerman.replace(QLatin1Char('.'), QLatin1Char(','));
            QTRY_VERIFY(panelOf(program, "memory")->finding().contains(inGerman));
            QVERIFY(program.actions("language.de")->isChecked());
            program.trigger("language.en");
            QTRY_COMPARE(panelOf(program, "memory")->finding(), english);
            program.trigger("language.ja");
        }
        Running again;
        QCOMPARE(again.appearance.language(), QStringLiteral("ja"));
        QCOMPARE(QLocale().language(), QLocale::Japanese);
    }

    void theThemeChangesAtRunTime() {
        Running program;
        const auto backgroundOfBars = [&program] {
            return program.find<MemoryBars>()->grab().toImage().pixelColor(1, 1).lightness();
        };
        program.trigger("theme.dark");
        QTRY_VERIFY(isDark(program.window.palette()));
        QVERIFY(backgroundOfBars() < 60);
        program.trigger("theme.light");
        QTRY_VERIFY(!isDark(program.window.palette()));
        QVERIFY(backgroundOfBars() > 200);
    }

    void theColourSetChangesAtRunTime() {
        Running program;
        const auto chip = [&program] {
            return program.find<VerdictChip>()->grab().toImage().pixelColor(
                program.find<VerdictChip>()->width() / 2, 3);
        };
        QCOMPARE(chip(), Colours::make(false, ColourSet::paper).zoneGreen);
        program.trigger("colours.safe");
        QCOMPARE(chip(), Colours::make(false, ColourSet::colourBlindSafe).zoneGreen);
        program.trigger("colours.paper");
        QCOMPARE(chip(), Colours::make(false, ColourSet::paper).zoneGreen);
    }

    void motionIsOffOnRequest() {
        Running program;
        const auto duration = [&program] {
            return program.window.style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr,
                                                     &program.window);
        };
        const int before = duration();
        program.trigger("motion.less");
        QCOMPARE(duration(), 0);
        QVERIFY(program.actions("motion.less")->isChecked());
        {
            Running again;
            QCOMPARE(again.window.style()->styleHint(QStyle::SH_Widget_Animation_Duration), 0);
        }
        program.trigger("motion.less");
        QCOMPARE(duration(), before);
    }

    void largerTextIsLargerAndBounded() {
        Running program;
        const int before = program.window.fontMetrics().height();
        program.trigger("text.projector");
        QTRY_VERIFY(program.find<MemoryBars>()->fontMetrics().height() > before * 14 / 10);
        for (int i = 0; i < 40; ++i)
            program.trigger("text.larger");
        QCOMPARE(program.appearance.textSize(), Settings::largestTextSize);
        QVERIFY(!program.actions("text.larger")->isEnabled());
        program.trigger("text.normal");
        QTRY_COMPARE(program.window.fontMetrics().height(), before);
    }
};

QUADRILLE_TESTS(TestWindowAppearance)
#include "tst_window_appearance.moc"
