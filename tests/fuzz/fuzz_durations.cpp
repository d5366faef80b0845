// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_input.h"
#include "tests/fuzz/holds.h"

#include <algorithm>
#include <cmath>

using namespace quadrille;

/// The times of four stages.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto fine = [](double time) { return time >= 0 && std::isfinite(time); };
    for (const bool split : {false, true}) {
        const auto durations =
            fuzz::readOrRefused([&] { return cli::durationsFromJson(fuzz::textOf(data, size), 4, split); });
        if (!durations)
            continue;
        fuzz::holds(durations->forward.size() == 4 && durations->backward.size() == 4,
                    "every stage has times");
        fuzz::holds(std::ranges::all_of(durations->forward, fine) &&
                        std::ranges::all_of(durations->backward, fine) && fine(durations->p2p),
                    "times are numbers");
    }
    return 0;
}
