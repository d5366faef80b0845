// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/check.h"
#include "core/measurements/training_log.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

namespace {

/// One that runs on any number of GPUs whose batch divides among them.
Scenario small() {
    Scenario scenario;
    scenario.model.layers = 4;
    scenario.cluster.gpus = 8;
    scenario.plan.globalBatch = 128;
    return scenario;
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto log = fuzz::readOrRefused([&] { return parseTrainingLog(fuzz::textOf(data, size)); });
    if (!log)
        return 0;
    fuzz::holds(log->warmUp < log->iterations, "some iterations are steady");
    for (const Message& finding : log->findings())
        fuzz::holds(fuzz::showable(english(finding)), "a finding can be shown");
    if (const auto run = fuzz::readOrRefused([&] { return runOf(*log, small()); })) {
        fuzz::holds(!run->step || fuzz::positive(run->step->value()), "a step takes time");
        fuzz::holds(!run->memory || fuzz::positive(run->memory->value()), "memory is a number");
        fuzz::holds(runnable(run->scenario), "the run's scenario runs");
    }
    return 0;
}
