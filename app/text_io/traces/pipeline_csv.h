// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/measured_timeline.h"

#include <string>
#include <string_view>
#include <vector>

namespace quadrille::traces {

/// Lines that a pipeline that was measured may have.
inline constexpr std::size_t mostPasses = 1'000'000;

/// Reads stage,micro_batch,chunk,kind,start,end in any order of columns: stage is the pipeline rank and chunk
/// which of its model chunks, both from 0 as micro-batches are (chunk may be missing: 0), kind is F, B, I or
/// W, start and end are seconds. The global stage of a chunk is chunk · stages + stage. \throws InputError
/// naming column and line
[[nodiscard]] std::vector<TimedPass> readPipelineCsv(std::string_view text);

/// The same, to be read again; what a line cannot say, the forward and backward of a fused pass apart, is two
/// lines with the same times.
[[nodiscard]] std::string pipelineCsv(const std::vector<TimedPass>& passes);

/// Whether a text begins as such a file does rather than as JSON or gzip.
[[nodiscard]] bool looksLikePipelineCsv(std::string_view beginning);

} // namespace quadrille::traces
