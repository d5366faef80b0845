// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/benchmarks/collective_table.h"
#include "core/scenario/scenario.h"
#include "core/text/message.h"

#include <span>

namespace quadrille::benchmarks {

/// A product of an m × k and a k × n matrix.
struct GemmRow {
    double m = 0, n = 0, k = 0;
    Precision precision = Precision::bf16;
    double seconds = 0; ///< of one product

    [[nodiscard]] double flops() const { return 2 * m * n * k; }
};

/// A parameter of the profile that a table tells.
struct LearntParameter {
    ProfileParameter parameter;
    double before;
    double after;
};

/// What a table says of the scenario's cluster: a profile whose other parameters are as they were.
struct BenchmarkProfile {
    Profile profile;
    std::vector<LearntParameter> learnt; ///< at least one
    std::vector<Message> findings;       ///< what was read, what was used of it, and what it tells nothing of
};

/// Bandwidth and latency of the link that the ranks share: of the fast link where all stand in its domain,
/// else of the network. The bandwidth is the median busbw of the three largest messages of 16 MiB and more;
/// the latency of a hop is what the median of those up to 4 KiB leaves when the formulas of a collective are
/// solved for it (step::collectiveLink). \throws InputError for the field "table" where the cluster has no
/// such group, or the table tells neither
[[nodiscard]] BenchmarkProfile learn(const CollectiveTable& table, const Scenario& scenario);

/// The share of the peak that large products reach, and the elements by which every dimension counts longer:
/// least squares of ln(time) over the products that take at least 20 µs, of one precision: that of
/// most rows. With fewer than four different products the elements stay as they are. \throws InputError for
/// the field "table"
[[nodiscard]] BenchmarkProfile learn(std::span<const GemmRow> rows, const Scenario& scenario);

} // namespace quadrille::benchmarks
