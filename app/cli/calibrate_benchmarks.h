// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/benchmarks/benchmark_profile.h"

#include <string>
#include <vector>

namespace quadrille::cli {

/// Tables of benchmarks that a profile is to follow.
struct BenchmarkFiles {
    std::vector<std::string> links; ///< of nccl-tests, one after the other
    std::vector<std::string> gemms; ///< CSV of matrix products

    [[nodiscard]] bool any() const { return !links.empty() || !gemms.empty(); }
};

/// Four digits: "0.7412", "2.861e-05".
[[nodiscard]] std::string significant(double number);

/// What was found, and the parameters before and now, as a table.
[[nodiscard]] std::string learntText(const benchmarks::BenchmarkProfile& found);

/// The profile of the scenario's GPU after all of the tables; what they say goes to `report`. \throws
/// InputError that names the option, the file and the rule
[[nodiscard]] Profile profileOf(const BenchmarkFiles& files, Scenario scenario, std::string& report);

} // namespace quadrille::cli
