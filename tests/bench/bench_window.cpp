// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/main_window.h"
#include "app/window/plan_panel.h"
#include "tests/app/isolation.h"
#include "tests/support/resources.h"
#include "widgets/slider/discrete_slider.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QPainter>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <functional>
#include <vector>

// From a slider event to the painted window, beside repainting an empty window of that size, for 16 stages
// and 256 micro-batches. Prints medians, 99th percentiles and their ratio.

using namespace quadrille;

namespace {

constexpr int runs = 300;

struct Times {
    double median = 0, last = 0; ///< milliseconds; last: 99th percentile
};

Times timesOf(const std::function<void(int)>& step) {
    std::vector<double> milliseconds;
    for (int run = -20; run < runs; ++run) { // the first are a warm-up
        QElapsedTimer timer;
        timer.start();
        step(run);
        if (run >= 0)
            milliseconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
    }
    std::sort(milliseconds.begin(), milliseconds.end());
    return {milliseconds[runs / 2], milliseconds[runs * 99 / 100]};
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

Scenario sixteenStages() {
    Scenario s = test::scenario("llama-3.1-405b", "h100-sxm-94gb", 1024);
    s.model.layers = 128;
    s.plan.tp = 8;
    s.plan.pp = 16;
    s.plan.globalBatch = 2048; // 8 replicas × 256 micro-batches
    return s;
}

} // namespace

int main(int argc, char** argv) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    test::isolate("bench-window");
    Settings settings;
    Appearance appearance(settings);
    const Catalogue catalogue = loadCatalogue();
    std::printf("%-12s %-34s %10s %10s %8s\n", "window", "what", "median ms", "99 % ms", "ratio");
    for (const QSize size : {QSize(1280, 720), QSize(1920, 1080)}) {
        EmptyWindow empty;
        empty.resize(size);
        empty.show();
        settle(empty);
        const Times plain = timesOf([&empty](int) {
            empty.update();
            settle(empty);
        });
        if (empty.painted < runs)
            std::printf("the empty window was painted only %d times in %d runs\n", empty.painted, runs);
        MainWindow window(catalogue, settings, appearance);
        window.start({});
        window.resize(size);
        window.show();
        window.store().replace({sixteenStages(), std::nullopt}, false);
        settle(window);
        auto* slider = window.findChild<PlanPanel*>()->slider(Dimension::sequence);
        slider->setFocus();
        const Times drag = timesOf([&](int run) {
            QTest::keyClick(slider, run % 2 != 0 ? Qt::Key_Right : Qt::Key_Left);
            settle(window);
        });
        auto* batch = window.findChild<PlanPanel*>()->slider(Dimension::microBatch);
        batch->setFocus();
        const Times rebuild = timesOf([&](int run) {
            QTest::keyClick(batch, run % 2 != 0 ? Qt::Key_Left : Qt::Key_Right);
            settle(window);
        });
        const auto print = [&size, &plain](const char* what, const Times& times) {
            std::printf("%4d × %-5d %-34s %10.2f %10.2f %8.2f\n", size.width(), size.height(), what,
                        times.median, times.last, times.median / plain.median);
        };
        print("empty window repainted", plain);
        print("sequence slider to painted window", drag);
        print("micro-batch slider, new pipeline", rebuild);
    }
    return 0;
}
