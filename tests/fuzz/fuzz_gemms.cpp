// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/gemm_csv.h"
#include "core/cluster/profile_parameters.h"
#include "tests/fuzz/holds.h"

#include <algorithm>

using namespace quadrille;

/// CSV of matrix products, and what is learnt of it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto rows = fuzz::readOrRefused([&] { return text_io::readGemms(fuzz::textOf(data, size)); });
    if (!rows)
        return 0;
    fuzz::holds(std::ranges::all_of(*rows,
                                    [](const auto& row) {
                                        return fuzz::positive(row.seconds) && fuzz::positive(row.flops());
                                    }),
                "a product takes work and time");
    Scenario scenario;
    scenario.cluster.gpu.label = "a GPU";
    scenario.cluster.gpu.bf16 = FlopsPerSecond(989e12);
    scenario.cluster.gpu.fp8 = FlopsPerSecond(1979e12);
    if (const auto found = fuzz::readOrRefused([&] { return benchmarks::learn(*rows, scenario); })) {
        fuzz::holds(withinBounds(found->profile), "a profile is within its bounds");
        for (const Message& finding : found->findings)
            fuzz::holds(fuzz::showable(english(finding)), "a finding can be shown");
    }
    return 0;
}
