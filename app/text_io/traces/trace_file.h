// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/stop.h"
#include "core/traces/rank_trace.h"

#include <QString>

#include <functional>

namespace quadrille::traces {

/// Told how many bytes of how many of a file are read.
using FileProgress = std::function<void(std::int64_t read, std::int64_t all)>;

/// Reads the trace of one rank: see readTrace(). Holds some hundred kilobytes of the file at a time.
/// \throws InputError whose field is the path, or begins with it, when it cannot; Stopped
[[nodiscard]] RankTrace readTraceFile(const QString& path, const FileProgress& progress = {},
                                      const std::stop_token& stop = {});

/// Whether a file may be a trace, or a CSV of a measured pipeline's passes: by its name and its beginning.
[[nodiscard]] bool looksMeasured(const QString& path);

} // namespace quadrille::traces
