// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/recomputed_table.h"

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
    CLI::App& app =
        addCommand(root, "table", "A published table of Fujii et al. (2024), recomputed cell by cell");
    addRequired(app, "table", options->number, "2…9",
                "2, 5, 7, 8 and 9 are estimates, 3, 4 and 6 measurements");
    CLI::Option* json = addJsonFlag(app, options->json);
    exclude(addFlag(app, "--csv", options->csv, "A line a cell instead of text"), {json});
    return {&app, [options](Output& out, const std::stop_token&) { return recomputeTable(*options, out); }};
}

} // namespace quadrille::cli
