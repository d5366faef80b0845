// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/runs_csv.h"

#include "app/text_io/csv.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "app/text_io/scenario_resolver.h"
#include "core/check/check.h"
#include "core/measurements/speed_measure.h"
#include "core/text/clean_text.h"

#include <algorithm>
#include <array>
#include <map>

namespace quadrille {
namespace {

using namespace text_io;

/// Cells of one row by the name of their column: options under their own names, the others as below.
using Cells = std::map<std::string, std::string, std::less<>>;

constexpr std::array speeds{SpeedMeasure::stepSeconds, SpeedMeasure::tokensPerGpu, SpeedMeasure::flopsPerGpu,
                            SpeedMeasure::mfu};
constexpr std::array<std::string_view, 9> others{
    "memory-gib", "memory-kind", "oom", "outcome", "anomaly", "table", "label", "note", "capacity-gib"};
constexpr const char* headerField = QUADRILLE_MESSAGE("header");
constexpr const char* rowField = QUADRILLE_MESSAGE("row");
constexpr std::string_view measuredPrefix = "measured-";

bool isOption(std::string_view name) {
    return optionIndex(name) < scenarioOptions.size();
}

bool isMeasurement(std::string_view name) {
    return name == "memory-gib" || name == "oom" || name == "outcome" ||
           std::any_of(speeds.begin(), speeds.end(),
                       [name](SpeedMeasure measure) { return columnName(quadrille::name(measure)) == name; });
}

/// What a column is called here; empty where it means nothing.
std::string meaningOf(std::string_view column) {
    static const std::map<std::string_view, std::string_view> aliases{
        {"sequence-length", "seq"},
        {"sequence", "seq"},
        {"global-batch-size", "gbs"},
        {"global-batch", "gbs"},
        {"micro-batch-size", "mbs"},
        {"micro-batch", "mbs"},
        {"tokens-per-s-per-gpu", "tokens-per-second-per-gpu"},
        {"measured-tokens-per-s-per-gpu", "measured-tokens-per-second-per-gpu"}};
    std::string name = columnName(column);
    if (const auto alias = aliases.find(name); alias != aliases.end())
        name = alias->second;
    const bool measured = name.starts_with(measuredPrefix);
    const std::string bare = measured ? name.substr(measuredPrefix.size()) : name;
    const bool known =
        isMeasurement(bare) ||
        (!measured && (isOption(bare) || std::find(others.begin(), others.end(), bare) != others.end()));
    return known ? name : std::string();
}

std::vector<std::string> meanings(const CsvRecord& header, std::vector<std::string>& ignored) {
    if (!header.problem.empty())
        refuse(headerField, header.problem);
    std::vector<std::string> names;
    bool measured = false, described = false;
    for (const std::string& field : header.fields) {
        std::string name = meaningOf(field);
        if (name.empty())
            ignored.emplace_back(withoutSpaces(field));
        else if (std::find(names.begin(), names.end(), name) != names.end())
            refuse(headerField, QUADRILLE_MESSAGE("must name each column once; %1 is there twice"),
                   inQuotes(name));
        measured = measured || isMeasurement(name) || name.starts_with(measuredPrefix);
        described = described || isOption(name);
        names.push_back(std::move(name));
    }
    if (!measured)
        refuse(
            headerField,
            QUADRILLE_MESSAGE("must have a column of what was measured: step_seconds, "
                              "tokens_per_second_per_gpu, tflops_per_gpu, mfu, memory_gib, oom or outcome"));
    if (!described)
        refuse(headerField,
               QUADRILLE_MESSAGE("must say what was run by at least one option, such as model or tp"));
    return names;
}

/// The cell of a measurement, under its own name or with "measured-" before it; null when empty.
const std::string* cellOf(const Cells& cells, const std::string& name) {
    for (const std::string& wanted : {std::string(measuredPrefix) + name, name})
        if (const auto found = cells.find(wanted); found != cells.end())
            return &found->second;
    return nullptr;
}

/// A text that people wrote, which profiles and sessions will keep.
std::string textOf(const Cells& cells, const char* name) {
    const auto found = cells.find(name);
    return found == cells.end() ? std::string() : storable(withoutEscapes(found->second));
}

/// "3" is Table 3.
std::string tableOf(const Cells& cells) {
    const std::string text = textOf(cells, "table");
    const bool number =
        !text.empty() && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
    return number ? "Table " + text : text.empty() ? "runs" : text;
}

/// "device", "allocated-last-stage".
void readMemoryKind(MeasuredRun& run, std::string_view text) {
    constexpr std::array<std::pair<std::string_view, MemoryStage>, 3> stages{
        {{"-max-stage", MemoryStage::fullest},
         {"-first-stage", MemoryStage::first},
         {"-last-stage", MemoryStage::last}}};
    std::string_view kind = text;
    for (const auto& [suffix, stage] : stages)
        if (kind.ends_with(suffix)) {
            kind.remove_suffix(suffix.size());
            run.memoryStage = stage;
            break;
        }
    const auto found = memoryKindFromName(kind);
    if (!found)
        refuse("memory_kind",
               QUADRILLE_MESSAGE("must be allocated, reserved or device, of the fullest stage or with "
                                 "-first-stage or -last-stage behind it, not %1"),
               inQuotes(std::string(text)));
    run.memoryKind = *found;
}

Outcome outcomeOf(const std::string& text) {
    if (text == "ok")
        return Outcome::trained;
    if (text == "hang")
        return Outcome::failed;
    if (const auto outcome = outcomeFromName(text))
        return *outcome;
    refuse("outcome", QUADRILLE_MESSAGE("must be ok, oom, crashed, hang or failed, not %1"), inQuotes(text));
}

void readMeasurements(MeasuredRun& run, const Scenario& scenario, const Cells& cells) {
    if (const std::string* text = cellOf(cells, "oom"))
        run.outcome = onOrOff("oom", *text) ? Outcome::ranOut : Outcome::trained;
    if (const std::string* text = cellOf(cells, "outcome"))
        run.outcome = outcomeOf(*text);
    for (const SpeedMeasure measure : speeds)
        if (const std::string* text = cellOf(cells, columnName(name(measure))); text != nullptr && !run.step)
            run.step = stepOf(scenario, measure, decimalNumber(name(measure), *text, false));
    if (const std::string* text = cellOf(cells, "memory-gib"))
        run.memory = gibibytes(decimalNumber("memory_gib", *text, false));
    if (const auto kind = cells.find("memory-kind"); kind != cells.end())
        readMemoryKind(run, kind->second);
    if (const auto anomaly = cells.find("anomaly"); anomaly != cells.end())
        run.fitted = !onOrOff("anomaly", anomaly->second);
    if (run.outcome == Outcome::trained && !run.step && !run.memory)
        refuse(rowField, QUADRILLE_MESSAGE("must say what was measured, or that the run ran out of memory"));
    if (run.ranOut() && run.step)
        refuse("oom", QUADRILLE_MESSAGE("must not be on where a speed was measured"));
}

MeasuredRun runOf(const Cells& cells, ScenarioResolver& resolver, SharedParts& parts,
                  const std::string& source) {
    GivenOptions given;
    for (const auto& [name, text] : cells)
        if (isOption(name))
            given.set(optionIndex(name), text);
    MeasuredRun run;
    run.source = source;
    run.table = tableOf(cells);
    Scenario scenario;
    resolver.resolve(scenario, given);
    if (const auto capacity = cells.find("capacity-gib"); capacity != cells.end())
        scenario.cluster.gpu.memory = gibibytes(decimalNumber("capacity_gib", capacity->second, false));
    if (const auto broken = firstError(scenario))
        throw InputError(rowField, *broken);
    readMeasurements(run, scenario, cells);
    run.scenario = scenario;
    parts.share(run.scenario);
    const std::string label = textOf(cells, "label");
    run.label = label.empty() ? planLabel(scenario) : label;
    run.note = textOf(cells, "note");
    return run;
}

Cells cellsOf(const CsvRecord& record, const std::vector<std::string>& names) {
    if (!record.problem.empty())
        refuse(rowField, record.problem);
    if (record.fields.size() != names.size())
        refuse(rowField, QUADRILLE_MESSAGE("must have %1 fields like the header, not %2"),
               static_cast<std::int64_t>(names.size()), static_cast<std::int64_t>(record.fields.size()));
    Cells cells;
    for (std::size_t i = 0; i < names.size(); ++i)
        if (const std::string_view cell = withoutSpaces(record.fields[i]); !names[i].empty() && !cell.empty())
            cells.emplace(names[i], cell);
    return cells;
}

/// Room for as many runs as the text will have when it goes on like this, which a list that doubles would
/// have no way to know. It need not go on like this: one long note may be all the rest.
void makeRoom(std::vector<MeasuredRun>& runs, std::size_t bytesBehind, std::size_t bytes) {
    constexpr std::size_t few = 128;
    constexpr double margin = 1.06; ///< of rows that are a little shorter
    if (runs.size() < runs.capacity())
        return;
    const double all = static_cast<double>(runs.size()) * static_cast<double>(bytes) /
                       static_cast<double>(std::max<std::size_t>(bytesBehind, 1));
    runs.reserve(std::clamp(static_cast<std::size_t>(all * margin) + 1, runs.size() + runs.size() / 8,
                            std::max(2 * runs.size(), few)));
}

/// \param record its text \param line on which it begins
void refuseUnlessUtf8(const char* field, std::string_view record, std::size_t line) {
    record.remove_prefix(std::min(record.find_first_not_of("\r\n"), record.size())); // empty lines before it
    if (const auto wrong = firstNonUtf8(record)) {
        const TextPlace place = placeOf(record, *wrong);
        refuse(field, QUADRILLE_MESSAGE("must be UTF-8, which it is not on line %1, at byte %2 of it"),
               static_cast<std::int64_t>(line + place.line - 1), static_cast<std::int64_t>(place.column));
    }
}

} // namespace

RunsFile readRuns(std::string_view text, const Catalogue& catalogue, const std::string& source,
                  const std::stop_token& stop, const BytesRead& progress) {
    CsvReader reader(text);
    CsvRecord record;
    if (!reader.next(record))
        refuse(headerField, QUADRILLE_MESSAGE("must name the columns, but the file is empty"));
    std::size_t begin = text.size() - reader.rest().size(); // of the next record
    refuseUnlessUtf8(headerField, text.substr(0, begin), reader.line());
    RunsFile file;
    const std::vector<std::string> names = meanings(record, file.ignored);
    ScenarioResolver resolver(catalogue, WithoutModel::define);
    SharedParts parts;
    std::size_t told = 0;
    while (reader.next(record)) {
        throwIfStopped(stop);
        const std::size_t behind = text.size() - reader.rest().size();
        try {
            refuseUnlessUtf8(rowField, text.substr(begin, behind - begin), reader.line());
            MeasuredRun run = runOf(cellsOf(record, names), resolver, parts, source);
            makeRoom(file.runs, behind, text.size());
            file.runs.push_back(std::move(run));
        } catch (const InputError& error) {
            if (file.unread.size() < RunsFile::mostUnread)
                file.unread.push_back({reader.line(), error.field(), error.rule()});
            else
                ++file.unreadMore;
        }
        begin = behind;
        if (progress && behind - told > text.size() / 100) {
            progress(behind);
            told = behind;
        }
    }
    return file;
}

} // namespace quadrille
