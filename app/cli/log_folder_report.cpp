// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/log_folder_report.h"

#include "app/cli/from_files.h"
#include "app/cli/text_table.h"
#include "app/importing/file_kind.h"
#include "app/text_io/frameworks/arguments_block.h"
#include "app/text_io/frameworks/source_file.h"
#include "app/text_io/frameworks/world_size_line.h"
#include "app/text_io/note.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "app/text_io/scenario_options.h"
#include "core/measurements/run_scenario.h"
#include "core/text/joined.h"

#include <QFileInfo>

#include <algorithm>

namespace quadrille::cli {
namespace {

using text_io::fixed;
using text_io::Json;

constexpr const char* withoutConfiguration = "no configuration goes with it";
constexpr const char* stepOfAssumedBatch =
    "it tells a throughput, and nothing says the global batch that its step follows from";

std::string listed(const QStringList& names) {
    return names.join(QStringLiteral(", ")).toStdString();
}

std::string sentence(const InputError& error) {
    return error.field() + " " + english(error.rule());
}

std::string remark(const PairedLog& paired) {
    if (!paired.run)
        return sentence(*paired.problem);
    std::vector<std::string> remarks;
    if (paired.run->ranOut())
        remarks.emplace_back("ran out of memory");
    if (paired.ranOutInTheEnd)
        remarks.emplace_back("ran out of memory in the end");
    if (paired.saysSizes)
        remarks.emplace_back("GPUs, TP, CP and PP are those that it prints");
    if (paired.configurations.isEmpty())
        remarks.emplace_back(withoutConfiguration);
    if (paired.stepFromAssumedBatch)
        remarks.emplace_back(stepOfAssumedBatch);
    if (!paired.assumed.empty())
        remarks.push_back("assumed: " + joined(paired.assumed, ", "));
    return joined(remarks, "; ");
}

Json logJson(const PairedLog& paired) {
    Json json{{"log", paired.log.toStdString()}, {"configurations", Json::array()}};
    for (const QString& each : paired.configurations)
        json["configurations"].push_back(each.toStdString());
    if (!paired.run) {
        json["problem"] = sentence(*paired.problem);
        return json;
    }
    const MeasuredRun& run = *paired.run;
    json["format"] = run.table;
    json["says_sizes"] = paired.saysSizes;
    json["assumed"] = paired.assumed;
    json["ran_out_in_the_end"] = paired.ranOutInTheEnd;
    json["step_from_assumed_batch"] = paired.stepFromAssumedBatch;
    json["scenario"] = text_io::echo(Scenario(run.scenario), {});
    const auto step = paired.step();
    json["step_seconds"] = step ? Json(step->value()) : Json(nullptr);
    json["memory_gib"] = run.memory ? Json(inGib(*run.memory)) : Json(nullptr);
    json["memory_kind"] = run.memory ? Json(std::string(name(run.memoryKind))) : Json(nullptr);
    json["outcome"] = std::string(name(run.outcome));
    return json;
}

} // namespace

bool areLogs(const std::vector<std::string>& paths) {
    return std::ranges::any_of(
        paths, [](const std::string& path) { return QFileInfo(QString::fromStdString(path)).isDir(); });
}

bool isLog(const std::string& file, bool withoutPlan) {
    const QString path = QString::fromStdString(file);
    if (!QFileInfo(path).isFile() || kindByContents(path) != FileKind::runs)
        return false;
    if (!withoutPlan)
        return true;
    try {
        const std::string text = frameworks::readSource(path);
        return !frameworks::argumentsBlock(text) && !frameworks::readWorldSizeLine(text);
    } catch (const InputError&) { // it is long, and its beginning says nothing
        return true;
    }
}

LogFolder readLogs(const std::vector<std::string>& paths, const Catalogue& catalogue,
                   const std::stop_token& stop) {
    QStringList files;
    for (const std::string& path : paths) {
        files << QString::fromStdString(path);
        if (!QFileInfo::exists(files.back()))
            text_io::refuse("files", "must exist, unlike %1", text_io::inQuotes(path));
    }
    return readLogFolder(files, scenarioOf({}, catalogue), catalogue, stop);
}

std::string logsText(const LogFolder& folder) {
    using Align = TextTable::Align;
    TextTable table({{"log", Align::left},
                     {"configurations", Align::left},
                     {"read as", Align::left},
                     {"plan", Align::left},
                     {"step, s"},
                     {"GiB"},
                     {"", Align::left}});
    for (const PairedLog& each : folder.logs) {
        const auto run = each.run.value_or(MeasuredRun());
        const auto step = each.step();
        table.add({each.log.toStdString(), listed(each.configurations), run.table,
                   each.run ? run.scenario.model->label + " · " + run.label : "",
                   step ? fixed(step->value(), 4) : "", run.memory ? fixed(inGib(*run.memory), 1) : "",
                   remark(each)});
    }
    std::string text = folder.logs.empty() ? "There is no log here.\n" : table.text();
    if (!folder.left.empty())
        text += "\nLeft aside\n";
    for (const InputError& each : folder.left)
        text += "  " + sentence(each) + "\n";
    if (folder.cut)
        text += "There are more files than the " + std::to_string(mostLogFiles) + " that were looked at.\n";
    return text;
}

Json logsJson(const LogFolder& folder) {
    Json json{{"logs", Json::array()}, {"left", Json::array()}, {"cut", folder.cut}};
    for (const PairedLog& each : folder.logs)
        json["logs"].push_back(logJson(each));
    for (const InputError& each : folder.left)
        json["left"].push_back({{"file", each.field()}, {"reason", english(each.rule())}});
    return json;
}

std::optional<Message> whyNothingIsRead(const LogFolder& folder) {
    if (std::ranges::any_of(folder.logs, [](const PairedLog& each) { return each.run.has_value(); }))
        return std::nullopt;
    if (folder.logs.empty())
        return Message{"must have a log; there is none", {}};
    const auto others = static_cast<std::int64_t>(folder.logs.size()) - 1;
    const PairedLog& first = folder.logs.front();
    const std::string file = text_io::shownFile(first.log.toStdString());
    if (others > 0)
        return Message{"must have a log that can be read; of %1 and %2 more none can: %3",
                       {file, others, sentence(*first.problem)}};
    return Message{"must have a log that can be read, which %1 can not: %2",
                   {file, sentence(*first.problem)}};
}

std::vector<MeasuredRun> runsOf(LogFolder folder) {
    std::vector<MeasuredRun> runs;
    for (PairedLog& each : folder.logs) {
        if (!each.isSound()) {
            text_io::note(each.log.toStdString() + " was passed over: " +
                          (!each.run                       ? sentence(*each.problem)
                           : each.configurations.isEmpty() ? withoutConfiguration
                                                           : stepOfAssumedBatch));
        } else {
            if (!each.assumed.empty())
                text_io::note(each.log.toStdString() + ": assumed " + joined(each.assumed, ", "));
            runs.push_back(std::move(*each.run));
        }
    }
    if (folder.cut)
        text_io::note("the folder has more files than the " + std::to_string(mostLogFiles) +
                      " that were looked at");
    if (runs.empty())
        text_io::refuse("runs", "must have a log that tells of a run, with its configuration");
    return runs;
}

} // namespace quadrille::cli
