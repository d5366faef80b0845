// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_compare.h"

#include "app/cli/complaint.h"
#include "app/cli/diagnostics_text.h"
#include "app/cli/exit_code.h"
#include "app/cli/progress.h"
#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/pipeline/lower_bound.h"
#include "core/pipeline/transfers.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

/// One schedule of the comparison.
struct Compared {
    ScheduleKind kind = ScheduleKind::gpipe;
    ScheduleShape shape;
    std::vector<std::string> refused; ///< empty: the rest is set
    double makespan = 0, longestRankSpan = 0, ideal = 0, bubbleOverIdeal = 0, bubbleOverTotal = 0;
    double lowerBound = 0;
    std::int32_t peak = 0, peakUntilW = 0; ///< chunks, of the rank that holds most
    std::int64_t messages = 0;

    [[nodiscard]] double aboveBound() const {
        return lowerBound > 0 ? std::max(makespan / lowerBound - 1, 0.0) : 0;
    }
};

void run(Compared& row, const Durations& durations, const std::stop_token& stop) {
    const SharedValue<Order> order = makeOrder(row.kind, row.shape, durations, stop);
    const Timeline timeline = execute(order, durations, stop);
    row.makespan = timeline.makespan;
    row.longestRankSpan = timeline.longestRankSpan;
    row.ideal = timeline.ideal;
    row.bubbleOverIdeal = timeline.overBusiest;
    row.bubbleOverTotal = timeline.bubbleOverTotal;
    for (const RankSummary& rank : timeline.ranks) {
        row.peak = std::max(row.peak, rank.peakAtInputGradient);
        row.peakUntilW = std::max(row.peakUntilW, rank.peakAtWeightGradient);
    }
    row.messages = transfers(*order, stop).total();
    const BoundOptions any{.splitBackward = !durations.weightGradient.empty(),
                           .fused = traits(row.kind).fuses};
    row.lowerBound = lowerBound(order->placement, row.shape.microbatches, durations, any, stop).time;
}

Compared compare(const ScheduleOptions& options, const RequestedTimes& times, ScheduleKind kind,
                 const std::stop_token& stop) {
    Compared row{.kind = kind, .shape = comparedShape(options, kind)};
    std::vector<Message> broken = checkShape(kind, row.shape);
    if (broken.empty())
        if (auto message = tooManyOperations(options, kind, row.shape))
            broken.push_back(std::move(*message));
    for (const Message& message : broken)
        row.refused.push_back(english(message));
    if (row.refused.empty()) {
        // A file of durations is for one number of stages; schedules with another one cannot use it.
        try {
            run(row, times.ofShape(row.shape, traits(kind).splitsBackward), stop);
        } catch (const InputError& error) {
            row.refused.push_back(error.field() + ": " + english(error.rule()));
        }
    }
    return row;
}

Json json(const Compared& row) {
    Json object{{"schedule", scheduleName(row.kind)}, {"vpp", row.shape.chunks}, {"refused", row.refused}};
    if (row.refused.empty()) {
        object.update(Json{{"makespan", row.makespan},
                           {"longest_rank_span", row.longestRankSpan},
                           {"ideal", row.ideal},
                           {"bubble_over_ideal", row.bubbleOverIdeal},
                           {"bubble_over_total", row.bubbleOverTotal},
                           {"lower_bound", row.lowerBound},
                           {"above_lower_bound", row.aboveBound()},
                           {"peak_in_flight", row.peak},
                           {"peak_in_flight_until_w", row.peakUntilW},
                           {"messages", row.messages}});
    }
    return object;
}

void addRow(TextTable& table, const Compared& row) {
    const auto chunks = static_cast<double>(row.shape.chunks);
    table.add({std::string(scheduleName(row.kind)), std::to_string(row.shape.chunks),
               percent(row.bubbleOverIdeal), percent(row.bubbleOverTotal), fixed(row.makespan, 2),
               fixed(row.longestRankSpan, 2), percent(row.aboveBound()), fixed(row.peak / chunks, 2),
               fixed(row.peakUntilW / chunks, 2), std::to_string(row.messages)});
}

/// Why none of the schedules runs; empty: some do.
std::vector<Diagnostic> reasonsOf(const std::vector<Compared>& rows) {
    if (std::ranges::any_of(rows, [](const Compared& row) { return row.refused.empty(); }))
        return {};
    std::vector<Diagnostic> reasons;
    for (const Compared& row : rows)
        for (const std::string& reason : row.refused)
            reasons.push_back({.field = "schedule",
                               .rule = "schedule-definition",
                               .message = {"%1: %2", {std::string(scheduleName(row.kind)), reason}},
                               .repairs = {}});
    return reasons;
}

} // namespace

std::string comparedSoFar(ScheduleKind kind, std::size_t before) {
    return std::string(scheduleName(kind)) + ", " + std::to_string(before + 1) + " of " +
           std::to_string(scheduleKinds.size()) + " schedules";
}

int compareShapes(const ScheduleOptions& options, Output& out, const std::stop_token& stop) {
    const RequestedTimes times(options);
    std::vector<Compared> rows;
    {
        Progress progress(options.progress);
        for (const ScheduleKind kind : scheduleKinds) {
            progress.at(comparedSoFar(kind, rows.size()));
            rows.push_back(compare(options, times, kind, stop));
        }
    }
    const std::vector<Diagnostic> noneRuns = reasonsOf(rows);
    const ScheduleShape shape = comparedShape(options, ScheduleKind::gpipe);
    if (options.json) {
        Json list = Json::array();
        for (const Compared& row : rows)
            list.push_back(json(row));
        Json answer{{"pp", shape.ranks}, {"microbatches", shape.microbatches}, {"schedules", list}};
        if (!noneRuns.empty())
            answer["diagnostics"] = diagnosticsJson(noneRuns);
        out << jsonText(answer) << "\n";
    }
    if (!noneRuns.empty())
        return notRunnable(out, noneRuns);
    if (options.json)
        return exitDone;
    TextTable table({{"schedule", TextTable::Align::left},
                     {"v"},
                     {"idle ÷ ideal"},
                     {"idle ÷ total"},
                     {"makespan"},
                     {"longest span"},
                     {"above bound"},
                     {"peak at I"},
                     {"at W"},
                     {"messages"}});
    std::string refused;
    for (const Compared& row : rows) {
        if (row.refused.empty())
            addRow(table, row);
        for (const std::string& reason : row.refused)
            refused += "  " + std::string(scheduleName(row.kind)) + ": " + reason + "\n";
    }
    out << "Every schedule of " << std::to_string(shape.ranks) << " ranks and "
        << std::to_string(shape.microbatches) << " micro-batches\n\n"
        << table.text()
        << "\nA chunk takes 1/v of the times given, unless they are from a file. Above bound: how much "
           "longer "
           "the\nmakespan is than the time before which no order on this placement ends, even with split "
           "backwards.\nPeak: activations in flight on the fullest rank, a rank's whole share of the model "
           "counting as 1.\n";
    if (!refused.empty())
        out << "\nNot for this size:\n" << refused;
    return exitDone;
}

} // namespace quadrille::cli
