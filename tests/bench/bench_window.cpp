// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_fold.h"
#include "app/panels/plan/plan_panel.h"
#include "app/window/main_window.h"
#include "core/analysis/memory_glance.h"
#include "tests/app/isolation.h"
#include "tests/support/resources.h"
#include "widgets/slider/discrete_slider.h"

#include <QApplication>
#include <QLoggingCategory>
#include <QPainter>
#include <QProcess>
#include <QTest>

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <functional>
#include <vector>

// What a user waits for: from a key on a slider to the painted window, with all panels of the first
// arrangement and the explanation unfolded, and the repaint of the whole window; beside filling an empty
// window of that size. Rows of README's table: medians, 99th percentiles, ratios of one run. Every size is
// measured in a process of its own, since the scale of the screen is fixed when a program starts. Arguments:
// none, or those of such a process: width, height, words for the scale.

using namespace quadrille;

namespace {

constexpr int warmUp = 30;
constexpr int runs = 200;

struct Times {
    double median = 0, last = 0; ///< milliseconds; last: 99th percentile
};

Times statistics(std::vector<double> milliseconds) {
    std::sort(milliseconds.begin(), milliseconds.end());
    return {milliseconds[milliseconds.size() / 2], milliseconds[milliseconds.size() * 99 / 100]};
}

/// Milliseconds that this thread has worked: what other programs do in the meantime does not count.
double now() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

std::vector<double> timesOf(const std::function<void(int)>& step) {
    std::vector<double> milliseconds;
    for (int run = -warmUp; run < runs; ++run) {
        const double start = now();
        step(run);
        if (run >= 0)
            milliseconds.push_back(now() - start);
    }
    return milliseconds;
}

/// An empty window that fills its background, and counts how often it did.
class EmptyWindow : public QWidget {
public:
    int painted = 0;

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter(this).fillRect(rect(), palette().window());
        ++painted;
    }
};

/// Everything that is due: posted events, then the repaint that they ask for.
void settle(QWidget& window) {
    QApplication::sendPostedEvents();
    QApplication::processEvents();
    QApplication::sendPostedEvents(&window, QEvent::UpdateRequest);
}

Scenario usualPlan() {
    Scenario s = test::scenario("llama-3.1-70b", "h100-sxm-80gb", 256);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = 4;
    s.plan.pp = 8;
    s.plan.globalBatch = 512;
    return s;
}

Scenario longPlan() {
    Scenario s = test::scenario("llama-3.1-405b", "h100-sxm-94gb", 1024);
    s.estimator = Estimator::detailed;
    s.recipe.framework = test::framework("megatron");
    s.model.layers = 128;
    s.plan.tp = 8;
    s.plan.pp = 16;
    s.plan.globalBatch = 2048; // 8 replicas × 256 micro-batches
    return s;
}

/// A row of the table.
void print(const QString& what, const Times& times, const Times& empty, const char* aim) {
    std::printf("| %s | %.1f ms, 99 %%: %.1f ms | %.2f ms: empty window | %.0f | %s |\n", qPrintable(what),
                times.median, times.last, empty.median, times.median / empty.median, aim);
    std::fflush(stdout);
}

int measureWindow(QSize size, const QString& name) {
    const bool small = size.width() <= 1280;
    const char* const keyAim = small ? "≤ 5 ms" : "≤ 16.7 ms";
    test::isolate("bench-window");
    Settings settings;
    Appearance appearance(settings);
    const Catalogue catalogue = loadCatalogue();
    EmptyWindow empty;
    empty.resize(size);
    empty.show();
    settle(empty);
    const Times plain = statistics(timesOf([&empty](int) {
        empty.update();
        settle(empty);
    }));
    if (empty.painted < runs)
        std::printf("The empty window was painted only %d times in %d runs.\n", empty.painted, runs);
    MainWindow window(catalogue, settings, appearance);
    window.start({});
    window.layoutOfPanels().fold().setFolded(false);
    window.layoutOfPanels().fold().apply();
    window.resize(size);
    window.show();
    settle(window);
    const auto key = [&window](Dimension dimension) {
        auto* slider = window.findChild<PlanPanel*>()->slider(dimension);
        slider->setFocus();
        QTest::qWait(200); // the explanation follows
        return timesOf([&window, slider](int run) {
            QTest::keyClick(slider, run % 2 != 0 ? Qt::Key_Left : Qt::Key_Right);
            settle(window);
        });
    };
    struct Plan {
        const char* name;
        Scenario scenario;
    };
    for (const Plan& plan : {Plan{"8 stages × 64 micro-batches", usualPlan()},
                             Plan{"16 stages × 256 micro-batches", longPlan()}}) {
        window.store().replace({plan.scenario, std::nullopt}, false);
        std::vector<double> all;
        for (const auto& [dimension, symbol] :
             {std::pair{Dimension::tensor, "TP"}, std::pair{Dimension::microBatch, "MBS"},
              std::pair{Dimension::sequence, "sequence"}}) {
            const std::vector<double> times = key(dimension);
            if (qEnvironmentVariableIsSet("BENCH_EACH"))
                print(QStringLiteral("%1 slider").arg(QLatin1String(symbol)), statistics(times), plain, "");
            all.insert(all.end(), times.begin(), times.end());
        }
        print(QStringLiteral("slider key (TP, MBS or sequence) to painted window, %1, %2")
                  .arg(name, QString::fromUtf8(plan.name)),
              statistics(all), plain, keyAim);
    }
    QTest::qWait(300);
    print(QStringLiteral("the whole window repainted, %1").arg(name), statistics(timesOf([&window](int) {
              window.update();
              settle(window);
          })),
          plain, small ? "≤ 8 ms" : "≤ 16.7 ms");
    return 0;
}

/// What the answers cost that the window shows: the zone of a slider's stop, a cell of the heatmap, all of
/// it.
void measureAnswers() {
    const Scenario plan = usualPlan();
    const auto microseconds = [](const std::function<void()>& ask) {
        return 1000 * statistics(timesOf([&ask](int) { ask(); })).median;
    };
    std::printf("| one plan for the window, 8 stages × 64 micro-batches: zone of a slider's stop, cell of "
                "the heatmap, "
                "whole analysis with executed pipeline | %.1f µs, %.1f µs, %.0f µs | | | |\n",
                microseconds([&plan] { (void)memoryGlance(plan); }),
                microseconds([&plan] { (void)glance(plan); }),
                microseconds([&plan] { (void)analyze(plan, TimeBase::model); }));
}

} // namespace

int main(int argc, char** argv) {
    // Of every measurement the platform says once more that it has no window manager.
    QLoggingCategory::setFilterRules(QStringLiteral("qt.qpa*=false\n*.warning=false"));
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 3) {
        const QApplication application(argc, argv);
        return measureWindow({std::atoi(argv[1]), std::atoi(argv[2])}, QString::fromUtf8(argv[3]));
    }
    const QCoreApplication application(argc, argv);
    struct Size {
        const char *width, *height, *name, *scale;
    };
    for (const Size& size : {Size{"1280", "720", "1280×720", "1"}, Size{"1920", "1080", "1920×1080", "1"},
                             Size{"1920", "1080", "1920×1080 at scale 2", "2"}}) {
        qputenv("QT_SCALE_FACTOR", size.scale);
        QProcess::execute(
            QCoreApplication::applicationFilePath(),
            {QString::fromUtf8(size.width), QString::fromUtf8(size.height), QString::fromUtf8(size.name)});
    }
    measureAnswers();
    return 0;
}
