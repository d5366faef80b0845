// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/executor.h"

#include <benchmark/benchmark.h>

#include <malloc.h>

#include <algorithm>
#include <cstdlib>
#include <ctime>
#include <exception>
#include <limits>
#include <new>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// Making and executing the order of every schedule kind: 16 ranks and 64 micro-batches, then from 10^3 to
// 10^7 operations. Beside it stands a plain pass that does nothing but write the same arrays. The aims: 100
// µs for 16 × 64, then at most 40 ns and 48 bytes an operation, however many there are.

namespace {

/// Bytes held by everything that was allocated, and the most there ever were since the last reset.
struct Heap {
    std::size_t now = 0;
    std::size_t peak = 0;

    void* take(std::size_t size) {
        void* memory = std::malloc(size);
        if (memory == nullptr)
            throw std::bad_alloc();
        now += malloc_usable_size(memory);
        peak = std::max(peak, now);
        return memory;
    }
    void give(void* memory) {
        now -= malloc_usable_size(memory);
        std::free(memory);
    }
};

constinit Heap heap; // the benchmarks run on one thread

} // namespace

// Not inlined: GCC would see the two ends of an allocation in different functions and warn of a mismatch.
[[gnu::noinline]] void* operator new(std::size_t size) {
    return heap.take(size);
}
[[gnu::noinline]] void operator delete(void* memory) noexcept {
    heap.give(memory);
}
[[gnu::noinline]] void operator delete(void* memory, std::size_t) noexcept {
    heap.give(memory);
}

namespace {

using namespace quadrille;

constexpr std::int64_t ranks = 16;

/// What this process has had of a core: other programs do not count.
double nanoseconds() {
    timespec time{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

/// On 16 ranks, and valid for every kind: micro-batches in multiples of 2p.
ScheduleShape shapeOf(ScheduleKind kind, std::int64_t microbatches) {
    return {ranks, microbatches,
            std::max<std::int64_t>(traits(kind).leastChunks, traits(kind).mostChunks == 0 ? 2 : 1)};
}

ScheduleShape shapeOfSize(ScheduleKind kind, std::int64_t operations) {
    ScheduleShape shape = shapeOf(kind, 2 * ranks);
    const std::int64_t each = mostOperations(kind, shape);
    shape.microbatches *= std::max<std::int64_t>(1, operations / each);
    return shape;
}

Durations durationsOf(const ScheduleShape& shape) {
    Durations durations = Durations::uniform(static_cast<std::size_t>(shape.stages()), 4, 5, 3);
    durations.p2p = 0.5;
    return durations;
}

/// What an executed order is made of, written once and not computed.
void writeSameArrays(std::size_t operations) {
    std::vector<Operation> written(operations, Operation{OperationKind::backward, 1, 2});
    std::vector<double> starts(operations, 1.0);
    std::vector<double> ends(operations, 2.0);
    benchmark::DoNotOptimize(written.data());
    benchmark::DoNotOptimize(starts.data());
    benchmark::DoNotOptimize(ends.data());
    benchmark::ClobberMemory();
}

/// The fastest of the runs so far: whatever disturbs a run only ever adds.
struct Fastest {
    double making = std::numeric_limits<double>::infinity();
    double executing = making;
    double plain = making;
};

void makeAndExecute(benchmark::State& state, ScheduleKind kind, const ScheduleShape& shape) {
    const Durations durations = durationsOf(shape);
    Fastest fastest;
    double operations = 0;
    std::size_t peak = 0;
    for (auto _ : state) {
        const std::size_t before = heap.now;
        heap.peak = heap.now;
        double start = nanoseconds();
        std::optional<Order> order = makeOrder(kind, shape);
        const double made = nanoseconds() - start;
        const std::size_t count = order->operations.size();
        start = nanoseconds();
        std::optional<Timeline> timeline =
            execute(SharedValue<Order>(*std::exchange(order, std::nullopt)), durations);
        const double executed = nanoseconds() - start;
        benchmark::DoNotOptimize(timeline->makespan);
        peak = std::max(peak, heap.peak - before);
        timeline.reset();

        start = nanoseconds();
        writeSameArrays(count);
        fastest.plain = std::min(fastest.plain, nanoseconds() - start);
        fastest.making = std::min(fastest.making, made);
        fastest.executing = std::min(fastest.executing, executed);
        operations = static_cast<double>(count);
        state.SetIterationTime((made + executed) / 1e9);
    }
    const double both = fastest.making + fastest.executing;
    state.counters["operations"] = operations;
    state.counters["us"] = both / 1e3;
    state.counters["ns/op"] = both / operations;
    state.counters["make"] = fastest.making / operations;
    state.counters["execute"] = fastest.executing / operations;
    state.counters["plain"] = fastest.plain / operations;
    state.counters["ratio"] = both / fastest.plain;
    state.counters["bytes/op"] = static_cast<double>(peak) / operations;
}

/// The name of a row: kind, shape.
void add(ScheduleKind kind, const ScheduleShape& shape) {
    const std::string name = std::string(scheduleName(kind)) + "/pp" + std::to_string(shape.ranks) + "/v" +
                             std::to_string(shape.chunks) + "/m" + std::to_string(shape.microbatches);
    const std::int64_t runs =
        traits(kind).searched ? 3
                              : std::clamp<std::int64_t>(20'000'000 / mostOperations(kind, shape), 5, 5'000);
    benchmark::RegisterBenchmark(name.c_str(),
                                 [kind, shape](benchmark::State& state) {
                                     try {
                                         makeAndExecute(state, kind, shape);
                                     } catch (const std::exception& error) {
                                         state.SkipWithError(error.what()); // one row, not all behind it
                                     }
                                 })
        ->UseManualTime()
        ->Iterations(runs)
        ->Unit(benchmark::kMicrosecond);
}

} // namespace

int main(int argc, char** argv) {
    for (const ScheduleKind kind : scheduleKinds) {
        add(kind, shapeOf(kind, 64));
        // A search takes as long as it is allowed to; its time says nothing about the executor.
        for (std::int64_t operations = 1'000; !traits(kind).searched && operations <= 10'000'000;
             operations *= 10)
            add(kind, shapeOfSize(kind, operations));
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
