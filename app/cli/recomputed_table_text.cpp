// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recomputed_table.h"

#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"

#include <algorithm>

namespace quadrille::cli {
using namespace text_io;
namespace {

bool measured(const PublishedTable& table) {
    return table.kind == PublishedTable::Kind::measured;
}

/// Beside the number, so that the zone needs no colour.
const char* zoneMark(Zone zone) {
    return zone == Zone::green ? " " : zone == Zone::yellow ? "~" : "!";
}

/// Estimated: ours, and the printed number where they differ. Measured: ours and what was measured.
std::string cellText(const RecomputedCell& cell, const PublishedTable& table) {
    std::string text = fixed(cell.estimateGib, 2) + zoneMark(cell.zone);
    if (measured(table))
        return text + " " + (cell.published.printed ? fixed(*cell.published.printed, 1) : "OOM");
    if (!cell.agrees(table.kind))
        text += " printed " + fixed(*cell.published.printed, 2);
    return text + (cell.published.misprint ? "*" : "");
}

std::string planText(const PublishedRow& row) {
    return "(" + std::to_string(row.tp) + ", " + std::to_string(row.cp) + ", " + std::to_string(row.pp) +
           ", " + std::to_string(row.microBatch) + ")";
}

std::string estimatedSummary(const PublishedTable& table, const std::vector<RecomputedCell>& cells) {
    const auto agreeing = std::count_if(cells.begin(), cells.end(),
                                        [&](const RecomputedCell& cell) { return cell.agrees(table.kind); });
    std::string text =
        std::to_string(agreeing) + " of " + std::to_string(cells.size()) + " cells agree to ±0.01 GiB";
    for (const RecomputedCell& cell : cells) {
        if (cell.agrees(table.kind))
            continue;
        text += "\n  " + planText(table.rows[cell.row]) + " on " +
                std::to_string(table.columns[cell.column]) + " GPUs: printed " +
                fixed(*cell.published.printed, 2) + ", equation 18 gives " + fixed(cell.estimateGib, 2) +
                (cell.published.misprint ? " (* a misprint: it contradicts the paper's own formula)" : "");
    }
    return text + "\n";
}

std::string measuredSummary(const std::vector<RecomputedCell>& cells) {
    std::string text;
    for (const bool ran : {true, false}) {
        const auto count = [&](auto zone) {
            return std::to_string(std::count_if(cells.begin(), cells.end(), [&](const RecomputedCell& cell) {
                return cell.published.printed.has_value() == ran && zone(cell.zone);
            }));
        };
        text += count([](Zone) { return true; }) +
                (ran ? " runs that were measured: " : " runs that ran out of memory: ");
        for (const Zone zone : {Zone::green, Zone::yellow, Zone::red})
            text += count([zone](Zone z) { return z == zone; }) + " estimated " + std::string(name(zone)) +
                    (zone == Zone::red ? "\n" : ", ");
    }
    return text;
}

} // namespace

std::string tableText(const PublishedTable& table, const std::vector<RecomputedCell>& cells) {
    std::vector<TextTable::Column> columns{{"(TP, CP, PP, MBS)", TextTable::Align::left}};
    for (const std::int64_t gpus : table.columns)
        columns.push_back({std::to_string(gpus) + " GPUs", TextTable::Align::right});
    std::vector<std::vector<std::string>> rows;
    for (const PublishedRow& row : table.rows) {
        rows.emplace_back(columns.size(), "-");
        rows.back().front() = planText(row);
    }
    for (const RecomputedCell& cell : cells)
        rows[cell.row][cell.column + 1] = cellText(cell, table);
    TextTable text(columns);
    for (auto& row : rows)
        text.add(std::move(row));
    return table.source + ": " + table.model + " on " + table.gpu + " (" + fixed(inGib(table.capacity), 0) +
           " GiB), sequence " + std::to_string(table.sequence) + ", global batch " +
           std::to_string(table.globalBatch) + "\n" +
           (measured(table) ? "Our estimate in GiB per GPU, then the measured TFLOP/s per GPU or OOM. "
                            : "Our estimate in GiB per GPU. ") +
           "Above 80 % of capacity: ~, above 100 %: !\n\n" + text.text() + "\n" +
           (measured(table) ? measuredSummary(cells) : estimatedSummary(table, cells));
}

} // namespace quadrille::cli
