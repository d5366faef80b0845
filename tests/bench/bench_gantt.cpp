// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/in_flight.h"
#include "core/pipeline/schedule.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/relations.h"

#include <benchmark/benchmark.h>

#include <QApplication>
#include <QImage>

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

// Replotting the pipeline chart at 1600 × 900, with every operation in sight: 10^3 and 10^6 operations, the
// whole picture afresh and the cached lanes. The aim is that a million cost at most three times a thousand.

namespace {

using namespace quadrille;

QApplication& application() {
    static int argc = 1;
    static char name[] = "bench_gantt";
    static char* argv[] = {name, nullptr};
    static const bool offscreen = qputenv("QT_QPA_PLATFORM", "offscreen");
    (void)offscreen;
    static QApplication app(argc, argv);
    return app;
}

/// 1F1B on 8 ranks with about that many operations.
std::shared_ptr<const Timeline> timelineOf(std::int64_t operations) {
    constexpr std::int64_t ranks = 8;
    const Order order = makeOrder(ScheduleKind::oneForwardOneBackward,
                                  {ranks, std::max<std::int64_t>(1, operations / (2 * ranks)), 1, 0});
    return std::make_shared<const Timeline>(execute(order, Durations::uniform(ranks)));
}

/// DualPipeV on 8 ranks: two tones, two shades, split and fused; 3 operations a micro-batch, rank and chunk.
std::shared_ptr<const Timeline> fusedTimelineOf(std::int64_t operations) {
    constexpr std::int64_t ranks = 8;
    const Order order = makeOrder(ScheduleKind::dualPipeV,
                                  {ranks, std::max<std::int64_t>(2 * ranks, operations / (2 * ranks)), 2, 0});
    return std::make_shared<const Timeline>(execute(order, Durations::uniform(2 * ranks)));
}

std::vector<gantt::LaneMemory> memoryOf(const Timeline& timeline) {
    std::vector<gantt::LaneMemory> lanes;
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank) {
        gantt::LaneMemory lane{gibibytes(30), gibibytes(60), {}};
        for (const InFlightStep& step : inFlight(timeline, rank)) {
            lane.steps.push_back({step.time, gibibytes(5 * step.count)});
        }
        lanes.push_back(std::move(lane));
    }
    return lanes;
}

struct Stand {
    explicit Stand(std::int64_t operations) : Stand(timelineOf(operations)) {}
    explicit Stand(std::shared_ptr<const Timeline> shown) : timeline(std::move(shown)) {
        view.resize(1600, 900);
        view.setTimeline(timeline);
        plot();
    }
    void plot() { view.render(&image); }
    /// Shows everything, or everything but a hair: each call paints another range, so nothing is cached.
    void replot() {
        hair = !hair;
        const double end = timeline->makespan * (hair ? 1 - 1e-6 : 1);
        view.setVisibleRange({0, end});
        plot();
    }

    QApplication& app = application(); // before any widget
    std::shared_ptr<const Timeline> timeline;
    GanttView view;
    QImage image{1600, 900, QImage::Format_RGB32};
    bool hair = false;
};

void replotEverything(benchmark::State& state) {
    Stand stand(state.range(0));
    for (auto _ : state) {
        stand.replot();
    }
    state.counters["operations"] = static_cast<double>(stand.timeline->size());
}

void replotFromCache(benchmark::State& state) {
    Stand stand(state.range(0));
    for (auto _ : state) {
        stand.plot();
    }
}

void replotFused(benchmark::State& state) {
    Stand stand(fusedTimelineOf(state.range(0)));
    for (auto _ : state) {
        stand.replot();
    }
    state.counters["operations"] = static_cast<double>(stand.timeline->size());
}

void replotWithMemory(benchmark::State& state) {
    Stand stand(state.range(0));
    stand.view.setMemory(memoryOf(*stand.timeline));
    for (auto _ : state) {
        stand.replot();
    }
}

void replotWithCriticalPath(benchmark::State& state) {
    Stand stand(state.range(0));
    stand.view.setCriticalPathShown(true);
    while (!stand.view.isCriticalPathKnown()) {
        QApplication::processEvents();
    }
    for (auto _ : state) {
        stand.replot();
    }
}

/// What the first hover of a timeline costs; in the background above a hundred thousand operations.
void relations(benchmark::State& state) {
    const auto timeline = timelineOf(state.range(0));
    for (auto _ : state) {
        const gantt::Relations built(timeline);
        benchmark::DoNotOptimize(built.criticalPath().data());
    }
}

/// A new timeline: index, activations in flight, and the picture.
void showNewTimeline(benchmark::State& state) {
    Stand stand(state.range(0));
    const auto other = timelineOf(state.range(0));
    bool first = false;
    for (auto _ : state) {
        stand.view.setTimeline(first ? stand.timeline : other);
        first = !first;
        stand.plot();
    }
}

/// Both sizes in turn, so that what else the machine does meets both; the counter is the ratio of medians.
void ratioOfMillionToThousand(benchmark::State& state) {
    Stand small(1'000);
    Stand large(1'000'000);
    std::vector<double> smallTimes;
    std::vector<double> largeTimes;
    const auto timed = [](Stand& stand) {
        const auto start = std::chrono::steady_clock::now();
        stand.replot();
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
    };
    for (auto _ : state) {
        smallTimes.push_back(timed(small));
        largeTimes.push_back(timed(large));
    }
    const auto median = [](std::vector<double>& times) {
        std::ranges::nth_element(times, times.begin() + static_cast<std::ptrdiff_t>(times.size() / 2));
        return times[times.size() / 2];
    };
    state.counters["small_ms"] = 1e3 * median(smallTimes);
    state.counters["large_ms"] = 1e3 * median(largeTimes);
    state.counters["ratio"] = median(largeTimes) / median(smallTimes);
}

BENCHMARK(replotEverything)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(replotFused)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(replotWithMemory)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(replotWithCriticalPath)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(relations)->Arg(1'000)->Arg(100'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(replotFromCache)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(showNewTimeline)->Arg(1'000)->Arg(1'000'000)->Unit(benchmark::kMillisecond);
BENCHMARK(ratioOfMillionToThousand)->Unit(benchmark::kMillisecond);

} // namespace

BENCHMARK_MAIN();
