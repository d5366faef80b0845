// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "core/measurements/measured_run.h"
#include "core/stop.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// A line of a file of runs that could not be read.
struct UnreadRun {
    std::size_t line = 0; ///< of the file, 1 is the header
    std::string field;    ///< a column, or "row"
    Message rule;         ///< what is wrong with it

    friend bool operator==(const UnreadRun&, const UnreadRun&) = default;
};

/// What became of a file of runs. Its runs share what their scenarios have in common.
struct RunsFile {
    static constexpr std::size_t mostUnread = 10; ///< lines that are told one by one

    std::vector<MeasuredRun> runs;
    std::vector<UnreadRun> unread;    ///< the first of those that could not be read
    std::size_t unreadMore = 0;       ///< how many followed them
    std::vector<std::string> ignored; ///< names of columns that mean nothing
};

/// Told how many bytes are behind, now and then.
using BytesRead = std::function<void(std::size_t bytes)>;

/// A larger file is not read, in bytes: its runs would need gigabytes.
inline constexpr std::int64_t largestRunsFile = 64 << 20;

/// Reads measured runs from CSV: the columns of a batch file, which are the options of the command line, and
/// what was measured: one of step_seconds, tokens_per_second_per_gpu, tflops_per_gpu (model FLOPs) and mfu (a
/// share), memory_gib with memory_kind (allocated, reserved or device; reserved; of the fullest stage, or
/// with -first-stage or -last-stage behind it), oom (0, 1, on, off) or outcome (ok, oom; crashed: of what is
/// not known; hang or failed: for another reason), anomaly (1: nothing is fitted to it). With "measured_"
/// before them these names mean the same and come first, so that a batch's output can be held against
/// measurements in the same file. Also table, which says which runs share hardware and software, label, note,
/// and capacity_gib, the memory of the GPU. Spaces and case do not matter, an underscore is as good as a
/// dash, and the long names sequence_length, global_batch_size and micro_batch_size are known. \param source
/// how the runs call where they are from A row that is not UTF-8 is one that could not be read. \throws
/// Stopped, InputError for the field "header" when it is not UTF-8, no column says what was measured, or one
/// is there twice
[[nodiscard]] RunsFile readRuns(std::string_view text, const Catalogue& catalogue, const std::string& source,
                                const std::stop_token& stop = {}, const BytesRead& progress = {});

} // namespace quadrille
