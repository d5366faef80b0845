// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/trace_passes.h"

#include "app/cli/step_digits.h"
#include "app/cli/text_table.h"
#include "app/session/file_io.h"
#include "app/text_io/json_text.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "app/text_io/traces/pipeline_csv.h"
#include "core/analysis/analysis.h"

namespace quadrille::cli {
namespace {

using namespace text_io;

Json timelineJson(const Timeline& timeline) {
    return {{"seconds", timeline.makespan}, {"bubble_over_total", timeline.bubbleOverTotal}};
}

Json ranksJson(const Timeline& timeline) {
    Json ranks = Json::array();
    for (std::size_t rank = 0; rank < timeline.rankCount(); ++rank)
        ranks.push_back({{"rank", rank},
                         {"passes", timeline.rank(rank).size()},
                         {"busy", timeline.ranks[rank].busy},
                         {"idle", timeline.ranks[rank].idle}});
    return ranks;
}

std::string ranksText(const Timeline& measured, const Timeline* predicted) {
    std::vector<TextTable::Column> columns{{"rank"}, {"passes"}, {"busy, s"}, {"idle, s"}, {"of total"}};
    if (predicted != nullptr)
        columns.insert(columns.end(), {{"predicted: busy, s"}, {"idle, s"}});
    TextTable table(columns);
    const int decimals = secondDecimals(measured.makespan);
    for (std::size_t rank = 0; rank < measured.rankCount(); ++rank) {
        const RankSummary& here = measured.ranks[rank];
        std::vector<std::string> cells{std::to_string(rank), std::to_string(measured.rank(rank).size()),
                                       fixed(here.busy, decimals), fixed(here.idle, decimals),
                                       measured.makespan > 0 ? percent(here.idle / measured.makespan) : ""};
        if (predicted != nullptr)
            for (const auto part : {&RankSummary::busy, &RankSummary::idle})
                cells.push_back(rank < predicted->rankCount() ? fixed(predicted->ranks[rank].*part, decimals)
                                                              : "");
        table.add(cells);
    }
    return table.text();
}

std::string headText(const char* title, const Timeline& timeline) {
    return title + fixed(timeline.makespan, secondDecimals(timeline.makespan)) + " s, " +
           std::to_string(timeline.size()) + " passes on " + std::to_string(timeline.rankCount()) +
           " ranks, bubble ÷ total " + percent(timeline.bubbleOverTotal) + "\n";
}

} // namespace

bool isPassesCsv(const std::string& file) {
    constexpr qint64 enough = 1 << 10;
    return traces::looksLikePipelineCsv(readBeginning(QString::fromStdString(file), enough).toStdString());
}

std::vector<traces::TimedPass> readPasses(const std::string& file) {
    constexpr qint64 largestFile = 1LL << 28; // bytes
    const QByteArray text = readInput("files", file, largestFile);
    try {
        return traces::readPipelineCsv({text.constData(), static_cast<std::size_t>(text.size())});
    } catch (const InputError& error) {
        refuseFile("files", file, error);
    }
}

void writePasses(Output& out, const std::vector<traces::TimedPass>& passes, const Scenario* plan, bool json,
                 const std::stop_token& stop) {
    const auto measured = traces::measuredTimeline(passes);
    if (measured == nullptr)
        refuse("files", "must have a pass");
    const std::shared_ptr<const Timeline> predicted =
        plan == nullptr ? nullptr : timelineOf(Resolved(*plan), TimeBase::model, stop);
    if (json) {
        Json answer = timelineJson(*measured);
        answer["ranks"] = ranksJson(*measured);
        if (predicted != nullptr)
            answer["predicted"] = timelineJson(*predicted);
        out << jsonText(answer) << "\n";
        return;
    }
    out << headText("measured            ", *measured);
    if (predicted != nullptr)
        out << headText("predicted           ", *predicted);
    out << "\n" + ranksText(*measured, predicted.get());
}

} // namespace quadrille::cli
