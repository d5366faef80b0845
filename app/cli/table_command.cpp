// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/recomputed_table.h"

#include <CLI/CLI.hpp>

namespace quadrille::cli {
namespace {

struct Options {
    std::string number;
    bool json = false;
    bool csv = false;
};

int recomputeTable(const Options& options, Output& out) {
    const PublishedTable table = publishedTable("table", options.number);
    const std::vector<RecomputedCell> cells = recompute(table, loadCatalogue());
    out << (options.json  ? tableJson(table, cells)
            : options.csv ? tableCsv(table, cells)
                          : tableText(table, cells));
    return exitDone;
}

} // namespace

Command addTable(CLI::App& root) {
    auto options = std::make_shared<Options>();
    CLI::App* app =
        root.add_subcommand("table", "A published table of Fujii et al. (2024), recomputed cell by cell");
    app->add_option("table", options->number, "2, 5, 7, 8 and 9 are estimates, 3, 4 and 6 measurements")
        ->required()
        ->type_name("2…9");
    CLI::Option* json = app->add_flag("--json", options->json, "One JSON object instead of text");
    app->add_flag("--csv", options->csv, "A line a cell instead of text")->excludes(json);
    return {app, [options](Output& out, const std::stop_token&) { return recomputeTable(*options, out); }};
}

} // namespace quadrille::cli
