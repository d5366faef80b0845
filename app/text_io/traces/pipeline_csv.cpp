// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/pipeline_csv.h"

#include "app/text_io/csv.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/text/clean_text.h"

#include <algorithm>
#include <array>

namespace quadrille::traces {
namespace {

using namespace text_io;

enum Column : std::size_t { stage, microBatch, chunk, kind, start, end };
constexpr std::array<std::string_view, 6> columns{"stage", "micro-batch", "chunk", "kind", "start", "end"};

struct KindLetter {
    std::string_view letter;
    OperationKind kind;
};
constexpr std::array kinds{KindLetter{"F", OperationKind::forward}, KindLetter{"B", OperationKind::backward},
                           KindLetter{"I", OperationKind::inputGradient},
                           KindLetter{"W", OperationKind::weightGradient}};

/// Where each column stands; size() of the header: nowhere.
using Places = std::array<std::size_t, columns.size()>;

std::string meaningOf(std::string_view field) {
    const std::string name = columnName(field);
    return name == "microbatch" ? "micro-batch" : name;
}

Places placesOf(const CsvRecord& header) {
    if (!header.problem.empty())
        refuse("header", header.problem);
    Places places{};
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const auto named = [i](const std::string& field) { return meaningOf(field) == columns.at(i); };
        const auto found = std::ranges::find_if(header.fields, named);
        places.at(i) = static_cast<std::size_t>(found - header.fields.begin());
        if (found == header.fields.end() && i != chunk)
            refuse("header", QUADRILLE_MESSAGE("must have a column %1"), std::string(columns.at(i)));
        if (std::ranges::count_if(header.fields, named) > 1)
            refuse("header", QUADRILLE_MESSAGE("must name each column once; %1 is there twice"),
                   inQuotes(columns.at(i)));
    }
    return places;
}

/// One line.
class Row {
public:
    Row(const CsvRecord& record, const Places& places, std::size_t line)
        : m_record(record), m_places(places), m_line(line) {}

    [[nodiscard]] std::string_view text(Column column) const {
        const std::size_t place = m_places.at(column);
        return place < m_record.fields.size() ? withoutSpaces(m_record.fields[place]) : std::string_view();
    }
    [[nodiscard]] std::string field(Column column) const {
        return std::string(columns.at(column)) + " of line " + std::to_string(m_line);
    }
    [[nodiscard]] std::int64_t whole(Column column) const {
        constexpr std::int64_t most = 1'000'000;
        const std::int64_t value = wholeNumber(field(column), text(column), 0);
        if (value > most)
            refuse(field(column), QUADRILLE_MESSAGE("must be at most %1"), most);
        return value;
    }

private:
    const CsvRecord& m_record;
    const Places& m_places;
    std::size_t m_line;
};

TimedPass passOf(const Row& row) {
    TimedPass pass;
    pass.lane = row.whole(stage);
    pass.operation.microbatch = static_cast<std::int32_t>(row.whole(microBatch));
    pass.operation.stage =
        row.text(chunk).empty() ? 0 : static_cast<std::int32_t>(row.whole(chunk)); // for now the chunk
    const std::string_view letter = row.text(kind);
    const auto* found = std::ranges::find(kinds, letter, &KindLetter::letter);
    if (found == kinds.end())
        refuse(row.field(kind), QUADRILLE_MESSAGE("must be F, B, I or W, not %1"), inQuotes(letter));
    pass.operation.kind = found->kind;
    constexpr double longest = 1e9; // seconds
    pass.start = boundedNumber(row.field(start), row.text(start), 0, longest);
    pass.end = boundedNumber(row.field(end), row.text(end), 0, longest);
    if (pass.end < pass.start)
        refuse(row.field(end), QUADRILLE_MESSAGE("must not be before its start"));
    return pass;
}

} // namespace

std::vector<TimedPass> readPipelineCsv(std::string_view text) {
    CsvReader reader(text);
    CsvRecord record;
    if (!reader.next(record))
        refuse("header", QUADRILLE_MESSAGE("must have a column %1"), std::string(columns.front()));
    const Places places = placesOf(record);
    std::vector<TimedPass> passes;
    std::int64_t stages = 0, chunks = 0;
    while (reader.next(record)) {
        if (!record.problem.empty())
            refuse("line " + std::to_string(reader.line()), record.problem);
        if (passes.size() == mostPasses)
            refuse("line " + std::to_string(reader.line()),
                   QUADRILLE_MESSAGE("must be among the first %1 passes"),
                   static_cast<std::int64_t>(mostPasses));
        passes.push_back(passOf(Row(record, places, reader.line())));
        stages = std::max(stages, passes.back().lane + 1);
        chunks = std::max<std::int64_t>(chunks, passes.back().operation.stage + 1);
    }
    if (passes.empty())
        refuse("passes", QUADRILLE_MESSAGE("must have a line for at least one pass"));
    constexpr std::int64_t mostStages = 1'000'000;
    if (stages * chunks > mostStages)
        refuse("chunk", QUADRILLE_MESSAGE("and stage make more than %1 stages"), mostStages);
    for (TimedPass& pass : passes)
        pass.operation.stage = static_cast<std::int32_t>(pass.operation.stage * stages + pass.lane);
    return passes;
}

std::string pipelineCsv(const std::vector<TimedPass>& passes) {
    std::int64_t stages = 1;
    for (const TimedPass& pass : passes)
        stages = std::max(stages, pass.lane + 1);
    std::string text = "stage,micro_batch,chunk,kind,start,end\n";
    const auto line = [&](const TimedPass& pass, OperationKind which, std::int32_t globalStage,
                          std::int32_t microbatch) {
        const auto* found = std::ranges::find(kinds, which, &KindLetter::kind);
        text += std::to_string(pass.lane) + "," + std::to_string(microbatch) + "," +
                std::to_string(globalStage / stages) + "," + std::string(found->letter) + "," +
                shortest(pass.start) + "," + shortest(pass.end) + "\n";
    };
    for (const TimedPass& pass : passes) {
        const Operation& operation = pass.operation;
        const bool fused = operation.kind == OperationKind::fused;
        line(pass, fused ? OperationKind::forward : operation.kind, operation.stage, operation.microbatch);
        if (fused)
            line(pass, OperationKind::backward, operation.backwardStage, operation.backwardMicrobatch);
    }
    return text;
}

bool looksLikePipelineCsv(std::string_view beginning) {
    if (beginning.starts_with(byteOrderMark))
        beginning.remove_prefix(byteOrderMark.size());
    const std::size_t first = beginning.find_first_not_of(" \t\r\n\"");
    if (first == std::string_view::npos)
        return false;
    const char c = beginning[first];
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
}

} // namespace quadrille::traces
