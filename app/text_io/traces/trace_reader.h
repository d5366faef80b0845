// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/traces/byte_stream.h"
#include "core/traces/trace_rules.h"

#include <string_view>

namespace quadrille::traces {

/// Reads the JSON that the PyTorch profiler (Kineto) writes, also gzip: {"traceEvents": [{"ph", "cat",
/// "name", "ts", "dur", "tid", "args"}, …], "distributedInfo": {"rank", "world_size"},
/// "baseTimeNanoseconds"}, or the list of events alone; ts and dur are microseconds. Of all events it keeps
/// what a RankTrace has, so that memory grows with kernels alone, and these have a limit. Sources:
/// pytorch/kineto@002d991, libkineto/src/output_json.cpp; the Trace Event Format of Chrome. \param stream
/// hands out the text \param source how the trace is called \throws InputError naming the field and the rule;
/// Stopped
[[nodiscard]] RankTrace readTrace(ByteStream& stream, const TraceRules& rules, const std::string& source,
                                  const std::stop_token& stop = {});

/// Of a text in memory.
[[nodiscard]] RankTrace readTraceText(std::string_view text, const TraceRules& rules,
                                      const std::string& source = "trace");

} // namespace quadrille::traces
