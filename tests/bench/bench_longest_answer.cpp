// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/analysis.h"
#include "core/analysis/memory_glance.h"
#include "tests/support/resources.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <ctime>
#include <functional>
#include <string>

// How long the longest single answer takes, by schedule: the glance that a strip, a heatmap or a curve asks
// for at every stop, and the whole analysis with its timeline. Over four models, pipelines of 4 to 126 ranks,
// few and many micro-batches, both estimators. Of the thread's own time: other programs do not count.

namespace {

using namespace quadrille;

double milliseconds() {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

/// The longest so far, and of what.
struct Longest {
    double milliseconds = 0;
    std::string of;

    void take(double time, const std::string& name) {
        if (time > milliseconds) {
            milliseconds = time;
            of = name;
        }
    }
};

struct Question {
    const char* name;
    std::function<void(const Scenario&)> ask;
};

Scenario scenarioOf(const char* model, ScheduleKind kind, std::int64_t ranks, std::int64_t microbatches,
                    Estimator estimator) {
    constexpr std::int64_t tp = 8;
    Scenario s = test::scenario(model, "h100-sxm-80gb", tp * ranks);
    s.estimator = estimator;
    s.recipe.framework = test::framework("megatron");
    s.plan.tp = tp;
    s.plan.pp = ranks;
    s.plan.sequence = 4096;
    s.plan.globalBatch = microbatches;
    s.plan.layerSplit.kind = LayerSplit::Kind::balanced;
    return withSchedule(s, kind);
}

} // namespace

int main() {
    const std::array<Question, 3> questions{
        Question{"memory", [](const Scenario& s) { (void)memoryGlance(s); }},
        Question{"glance", [](const Scenario& s) { (void)glance(s); }},
        Question{"analysis", [](const Scenario& s) { (void)analyze(s, TimeBase::model); }}};
    std::printf("Longest single answer in ms\n%-20s", "");
    for (const Question& question : questions)
        std::printf("%10s  %-44s", question.name, "of");
    std::printf("\n");
    for (const ScheduleKind kind : scheduleKinds) {
        std::array<Longest, 3> longest;
        for (const char* model : {"llama-3.1-8b", "llama-3.1-70b", "llama-3.1-405b", "deepseek-v3"})
            for (const std::int64_t ranks : {4, 16, 63, 64, 126})
                for (const std::int64_t microbatches : {2 * ranks, std::int64_t{4096} / ranks * ranks})
                    for (const Estimator estimator : {Estimator::paper, Estimator::detailed}) {
                        const Scenario s = scenarioOf(model, kind, ranks, microbatches, estimator);
                        if (!runnable(s))
                            continue;
                        const std::string name = std::string(model) + " pp" + std::to_string(ranks) + " m" +
                                                 std::to_string(microbatches) +
                                                 (estimator == Estimator::paper ? " paper" : " detailed");
                        for (std::size_t i = 0; i < questions.size(); ++i) {
                            const double start = milliseconds();
                            questions[i].ask(s);
                            longest[i].take(milliseconds() - start, name);
                        }
                    }
        std::printf("%-20s", std::string(scheduleName(kind)).c_str());
        for (const Longest& each : longest)
            std::printf("%10.2f  %-44s", each.milliseconds, each.of.c_str());
        std::printf("\n");
        std::fflush(stdout);
    }
    return 0;
}
