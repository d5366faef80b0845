// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/recomputed_table.h"

#include "app/text_io/json_text.h"
#include "app/text_io/nearest.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/analysis/analysis.h"
#include "core/analysis/memory_glance.h"

#include <cmath>

namespace quadrille::cli {
using namespace text_io;
namespace {

const char* kindName(PublishedTable::Kind kind) {
    return kind == PublishedTable::Kind::measured ? "measured" : "estimated";
}

} // namespace

std::optional<double> RecomputedCell::difference(PublishedTable::Kind kind) const {
    if (kind == PublishedTable::Kind::measured || !published.printed)
        return std::nullopt;
    return estimateGib - *published.printed;
}

bool RecomputedCell::agrees(PublishedTable::Kind kind) const {
    constexpr double lastDigit = 0.01;
    return std::abs(difference(kind).value_or(2 * lastDigit)) <= lastDigit;
}

PublishedTable publishedTable(std::string_view field, const std::string& number) {
    const std::vector<PublishedTable> tables = loadPublishedTables();
    std::vector<std::string> numbers;
    for (const PublishedTable& table : tables) {
        if (std::to_string(table.number) == number)
            return table;
        numbers.push_back(std::to_string(table.number));
    }
    refuse(field, "must be one of the tables %1, not %2", Alternatives{numbers}, inQuotes(number));
}

std::vector<RecomputedCell> recompute(const PublishedTable& table, const Catalogue& catalogue) {
    std::vector<RecomputedCell> cells;
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            const auto& published = table.cell(row, column);
            if (!published)
                continue;
            const Glance seen =
                memoryGlance(scenarioOf(table, row, column, catalogue.models, catalogue.gpus));
            if (!seen.runnable)
                refuse("table", "must hold plans that can run, but row %1, column %2 cannot",
                       static_cast<std::int64_t>(row + 1), static_cast<std::int64_t>(column + 1));
            cells.push_back({row, column, *published, inGib(seen.total), seen.zone});
        }
    }
    return cells;
}

std::string tableJson(const PublishedTable& table, const std::vector<RecomputedCell>& cells) {
    Json list = Json::array();
    int agreeing = 0, misprints = 0;
    for (const RecomputedCell& cell : cells) {
        const PublishedRow& row = table.rows[cell.row];
        Json entry{{"tp", row.tp},
                   {"cp", row.cp},
                   {"pp", row.pp},
                   {"mbs", row.microBatch},
                   {"gpus", table.columns[cell.column]},
                   {"estimate_gib", cell.estimateGib},
                   {"printed", cell.published.printed ? Json(*cell.published.printed) : Json("OOM")},
                   {"misprint", cell.published.misprint},
                   {"zone", name(cell.zone)}};
        if (const auto difference = cell.difference(table.kind)) {
            entry["difference_gib"] = *difference;
            entry["agrees"] = cell.agrees(table.kind);
        }
        agreeing += cell.agrees(table.kind) ? 1 : 0;
        misprints += cell.published.misprint ? 1 : 0;
        list.push_back(std::move(entry));
    }
    Json document{{"table", table.number},
                  {"kind", kindName(table.kind)},
                  {"model", table.model},
                  {"gpu", table.gpu},
                  {"capacity_gib", inGib(table.capacity)},
                  {"seq", table.sequence},
                  {"gbs", table.globalBatch},
                  {"printed_unit", table.kind == PublishedTable::Kind::measured ? "TFLOP/s per GPU" : "GiB"},
                  {"source", table.source},
                  {"cells", std::move(list)}};
    if (table.kind == PublishedTable::Kind::estimated)
        document["summary"] = {{"cells", cells.size()}, {"agreeing", agreeing}, {"misprints", misprints}};
    return jsonText(document) + "\n";
}

std::string tableCsv(const PublishedTable& table, const std::vector<RecomputedCell>& cells) {
    std::string text = "table,tp,cp,pp,mbs,gpus,estimate_gib,printed,misprint,zone\n";
    for (const RecomputedCell& cell : cells) {
        const PublishedRow& row = table.rows[cell.row];
        for (const std::int64_t number : {static_cast<std::int64_t>(table.number), row.tp, row.cp, row.pp,
                                          row.microBatch, table.columns[cell.column]})
            text += std::to_string(number) + ",";
        text += shortest(cell.estimateGib) + "," +
                (cell.published.printed ? shortest(*cell.published.printed) : "OOM") + "," +
                (cell.published.misprint ? "1," : "0,") + std::string(name(cell.zone)) + "\n";
    }
    return text;
}

} // namespace quadrille::cli
