// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/panel_table.h"
#include "app/docks/panel.h"
#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/curve/sweep_panel.h"
#include "app/panels/fit/make_it_fit_panel.h"
#include "app/panels/fsdp/fsdp_panel.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/schedules/schedules_panel.h"
#include "app/panels/tables/tables_panel.h"
#include "app/text_io/scenario_line.h"
#include "app/window/main_window.h"
#include "core/check/check.h"
#include "tests/app/isolation.h"
#include "tests/support/event_watch.h"
#include "tests/support/resources.h"

#include <QAction>
#include <QApplication>
#include <QElapsedTimer>
#include <QTest>

#include <array>
#include <cstdio>
#include <string>

// How long the window stands still at most: the longest event of its thread, for every view in front and
// every schedule, at the largest sizes and under both estimators, and when the view is first shown. Each plan
// is chosen and then changed as a slider changes it. Of the thread's own time, so that other programs do not
// count. Arguments: names of panels, or of schedules; none: all.

using namespace quadrille;

namespace {

struct Size {
    const char* model;
    std::int64_t ranks, microbatches;
};

constexpr std::array sizes{Size{"llama-3.1-405b", 126, 4096}, Size{"llama-3.1-405b", 63, 252},
                           Size{"llama-3.1-70b", 80, 320},    Size{"llama-3.1-70b", 40, 160},
                           Size{"llama-3.1-8b", 32, 128},     Size{"llama-3.1-8b", 16, 64},
                           Size{"deepseek-v3", 16, 960}};

Scenario planOf(const Size& size, ScheduleKind kind, Estimator estimator) {
    Scenario s = test::scenario(size.model, "h100-sxm-80gb", 8 * size.ranks);
    s.estimator = estimator;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = 8;
    s.plan.pp = size.ranks;
    s.plan.sequence = 4096;
    s.plan.globalBatch = size.microbatches / size.ranks * size.ranks;
    s.plan.layerSplit.kind = LayerSplit::Kind::balanced;
    return withSchedule(s, kind);
}

template <class View>
bool isAnyComputing(const MainWindow& window, bool (View::*computing)() const = &View::computing) {
    for (const View* view : window.findChildren<View*>())
        if ((view->*computing)())
            return true;
    return false;
}

/// Whether anything asked for by the window is still to come.
bool isWorking(MainWindow& window) {
    return window.store().pending() || window.store().timelinePending() ||
           isAnyComputing<HeatmapPanel>(window) || isAnyComputing<SweepPanel>(window) ||
           isAnyComputing<SchedulesPanel>(window) || isAnyComputing<BubblePanel>(window) ||
           isAnyComputing<TablesPanel>(window) || isAnyComputing<FsdpPanel>(window) ||
           isAnyComputing<MakeItFitPanel>(window, &MakeItFitPanel::searching);
}

/// Until nothing more happens, or for that long.
void settle(MainWindow& window, qint64 most) {
    QElapsedTimer timer;
    timer.start();
    do
        QTest::qWait(15);
    while (isWorking(window) && timer.elapsed() < most);
    QTest::qWait(20);
}

/// As an event, as a slider would.
void change(ScenarioStore& store, const Scenario& scenario) {
    QMetaObject::invokeMethod(
        &store, [&store, scenario] { store.change(scenario, [] { return QString(); }); },
        Qt::QueuedConnection);
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    test::EventWatch application(argc, argv);
    test::isolate("bench-longest-event");
    const QStringList wanted = QApplication::arguments().mid(1);
    const auto isWanted = [&wanted](const QString& name, const QStringList& among) {
        bool any = false;
        for (const QString& each : wanted)
            any |= among.contains(each);
        return !any || wanted.contains(name);
    };
    QStringList panels;
    for (const PanelSpec& spec : allPanels())
        panels << nameOf(spec);
    QStringList schedules;
    for (const ScheduleKind kind : scheduleKinds)
        schedules << QString::fromStdString(std::string(scheduleName(kind)));

    Settings settings;
    Appearance appearance(settings);
    const Catalogue catalogue = loadCatalogue();
    MainWindow window(catalogue, settings, appearance);
    window.start({});
    window.resize(1920, 1080);
    window.show();
    (void)QTest::qWaitForWindowExposed(&window);
    std::printf(
        "The longest event of the window's thread in ms, 1920 × 1080; verdict, sliders, memory, pipeline "
        "and explanation are always seen\n");
    for (const PanelSpec& spec : allPanels()) {
        if (spec.group == PanelGroup::none || !isWanted(nameOf(spec), panels))
            continue;
        application.reset();
        QMetaObject::invokeMethod(window.actions()[QLatin1String(spec.command)], "trigger",
                                  Qt::QueuedConnection);
        QTest::qWait(100);
        settle(window, 5000);
        std::printf("%-14s %-20s %8.1f  %s\n", qPrintable(nameOf(spec)), "(first shown)",
                    application.longest().milliseconds, application.longest().of.c_str());
        for (const ScheduleKind kind : scheduleKinds) {
            const QString schedule = QString::fromStdString(std::string(scheduleName(kind)));
            if (!isWanted(schedule, schedules))
                continue;
            double longest = 0;
            std::string of;
            int plans = 0;
            for (const Size& size : sizes)
                for (const Estimator estimator : {Estimator::paper, Estimator::detailed}) {
                    const Scenario plan = planOf(size, kind, estimator);
                    if (!runnable(plan))
                        continue;
                    ++plans;
                    application.reset();
                    change(window.store(), plan);
                    settle(window, 2000);
                    change(window.store(), with(plan, Dimension::microBatch, 2)); // may not run
                    settle(window, 100);
                    if (application.longest().milliseconds > longest) {
                        longest = application.longest().milliseconds;
                        of = std::string(size.model) + " pp" + std::to_string(size.ranks) +
                             (estimator == Estimator::paper ? " paper " : " detailed ") +
                             application.longest().of;
                    }
                }
            if (plans > 0)
                std::printf("%-14s %-20s %8.1f  %s\n", qPrintable(nameOf(spec)), qPrintable(schedule),
                            longest, of.c_str());
            std::fflush(stdout);
        }
    }
    return 0;
}
