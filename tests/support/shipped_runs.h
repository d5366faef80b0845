// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fsdp_runs.h"
#include "core/measurements/measured_runs.h"
#include "tests/support/resources.h"

#include <filesystem>
#include <iterator>

namespace quadrille::test {

/// Every run that is shipped, in no particular order.
inline std::vector<MeasuredRun> shippedRuns() {
    const KnownNames known{models(), gpus(), frameworks()};
    std::vector<MeasuredRun> runs;
    const auto add = [&runs](std::vector<MeasuredRun> more) {
        std::move(more.begin(), more.end(), std::back_inserter(runs));
    };
    for (const PublishedTable& table : tables())
        if (table.kind == PublishedTable::Kind::measured)
            add(runsOf(table, known));
    add(runsOf(parseFsdpStudy(resourceText("fsdp_study.json")), known));
    add(parseMeasuredRuns(resourceText("measured_runs.json"), known));
    for (const auto& file :
         std::filesystem::directory_iterator(std::filesystem::path(resourcesDir()) / "runs"))
        add(parseMeasuredRuns(resourceText(("runs/" + file.path().filename().string()).c_str()), known));
    return runs;
}

} // namespace quadrille::test
