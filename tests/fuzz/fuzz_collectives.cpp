// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/profile_parameters.h"
#include "core/measurements/benchmarks/benchmark_profile.h"
#include "tests/fuzz/holds.h"

#include <algorithm>

using namespace quadrille;

namespace {

/// Of GPUs with links and a network.
Scenario cluster() {
    Scenario scenario;
    scenario.cluster.gpu.label = "a GPU";
    scenario.cluster.gpu.bf16 = FlopsPerSecond(1e15);
    scenario.cluster.gpu.hbm = BytesPerSecond(3e12);
    scenario.cluster.gpu.scaleUp = BytesPerSecond(450e9);
    scenario.cluster.gpu.scaleUpDomain = 8;
    scenario.cluster.nicGbps = 400;
    return scenario;
}

} // namespace

/// What nccl-tests prints, and what is learnt of it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto table =
        fuzz::readOrRefused([&] { return benchmarks::readCollectives(fuzz::textOf(data, size)); });
    if (!table)
        return 0;
    fuzz::holds(table->ranks >= 2 && !table->rows.empty(), "ranks have exchanged something");
    fuzz::holds(std::ranges::all_of(table->rows, [](const auto& row) { return fuzz::positive(row.seconds); }),
                "what was exchanged took time");
    fuzz::holds(fuzz::showable(table->device), "a device can be shown");
    if (const auto found = fuzz::readOrRefused([&] { return benchmarks::learn(*table, cluster()); })) {
        fuzz::holds(withinBounds(found->profile), "a profile is within its bounds");
        fuzz::holds(!found->learnt.empty(), "something was learnt");
        for (const Message& finding : found->findings)
            fuzz::holds(fuzz::showable(english(finding)), "a finding can be shown");
    }
    return 0;
}
