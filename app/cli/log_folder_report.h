// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/importing/log_folder.h"
#include "app/text_io/json_text.h"

#include <optional>
#include <string>
#include <vector>

namespace quadrille::cli {

/// Whether one of the paths is a folder, so that all of them are logs with what they ran.
[[nodiscard]] bool areLogs(const std::vector<std::string>& paths);

/// Whether the file tells of steps that ran. \param withoutPlan and says nothing of what they ran
[[nodiscard]] bool isLog(const std::string& file, bool withoutPlan = false);

/// readLogFolder() with the default scenario for what nothing says. \throws InputError for the field "files"
/// where a path does not exist; Stopped
[[nodiscard]] LogFolder readLogs(const std::vector<std::string>& paths, const Catalogue& catalogue,
                                 const std::stop_token& stop);

/// Which configurations go with each log, and what came of it, for people.
[[nodiscard]] std::string logsText(const LogFolder& folder);

/// The same for programs: {logs [{log, configurations, format, says_sizes, assumed,
/// ran_out_in_the_end, step_from_assumed_batch, scenario, step_seconds, memory_gib, memory_kind, outcome,
/// problem}], left [{file, reason}], cut}.
[[nodiscard]] text_io::Json logsJson(const LogFolder& folder);

/// None: one of the logs tells of a run.
[[nodiscard]] std::optional<Message> whyNothingIsRead(const LogFolder& folder);

/// The runs of logs with a configuration, as the window would mark them to be added; what is passed over is a
/// note. \throws InputError for the field "runs" where there is none
[[nodiscard]] std::vector<MeasuredRun> runsOf(LogFolder folder);

} // namespace quadrille::cli
