// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

/// Tables that benchmarks of single operations print: what links and matrix units reach.
namespace quadrille::benchmarks {

/// The units these tables are in: GB/s and microseconds.
constexpr double gigabytes = 1e9, micro = 1e-6;

/// What the ranks of a test did together.
enum class Collective : std::uint8_t {
    allReduce,
    reduceScatter,
    gather, ///< all-gather or all-to-all, whose tables look alike where nothing names them
    allGather,
    allToAll
};
/// "all_reduce", "reduce_scatter", "all_gather/alltoall", …
[[nodiscard]] std::string_view name(Collective collective);

/// Bus bandwidth ÷ algorithm bandwidth among so many ranks: 2(n−1)/n of an all-reduce, (n−1)/n of the others.
/// NVIDIA/nccl-tests@a0b82b2, doc/PERFORMANCE.md.
[[nodiscard]] double busFactor(Collective collective, std::int64_t ranks);

struct CollectiveRow {
    double bytes = 0;        ///< of the whole array
    double seconds = 0;      ///< of an operation
    double busBandwidth = 0; ///< bytes/s, as the table has it
};

/// A table of nccl-tests (or rccl-tests), out of place.
struct CollectiveTable {
    Collective collective = Collective::allReduce;
    std::int64_t ranks = 2;
    std::int64_t ranksPerNode = 0;   ///< by the hosts that the table lists; 0: it lists none
    std::string device;              ///< as the table calls it; empty: it does not
    std::vector<CollectiveRow> rows; ///< by size, each once
};

/// Whether the text has the head of such a table.
[[nodiscard]] bool looksLikeCollectives(std::string_view text);

/// Reads a table as nccl-tests prints it, wherever it stands in the text: lines of mpirun before it, and tags
/// at the beginning of lines, do not matter. Without the list of devices the number of ranks follows from the
/// ratio of the two bandwidths. \throws InputError for the field "table", or "line N", naming the rule
[[nodiscard]] CollectiveTable readCollectives(std::string_view text);

} // namespace quadrille::benchmarks
