// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fsdp_answer.h"
#include "app/cli/text_table.h"
#include "app/text_io/csv.h"
#include "app/text_io/numbers.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

struct Row {
    std::string model; ///< on the axis of models
    FsdpStop stop;
    const FsdpStudy::Run* measured = nullptr; ///< with one sequence, the longest; null: none
};

/// The study's cluster with this bandwidth and the GPUs of the one that is asked for.
std::optional<std::size_t> clusterAt(const FsdpRequest& request, const FsdpStudy& study, double gbps) {
    for (std::size_t i = 0; i < study.clusters.size(); ++i)
        if (study.clusters[i].gpuGbps == gbps && request.studyCluster &&
            study.clusters[i].memory == request.setup.memory && study.clusters[i].peak == request.setup.peak)
            return i;
    return std::nullopt;
}

std::vector<Row> rowsOf(const FsdpRequest& request, const FsdpStudy& study) {
    std::vector<Row> rows;
    for (const FsdpStop& stop : fsdpSweep(study, *request.sweep, request.setup, request.space)) {
        Row row{.model = {}, .stop = stop};
        std::optional<std::size_t> model = request.studyModel, cluster = request.studyCluster;
        if (request.sweep == FsdpAxis::model) {
            model = rows.size();
            row.model = study.models[*model].name;
        } else if (request.sweep == FsdpAxis::bandwidth) {
            cluster = clusterAt(request, study, row.stop.at);
        }
        if (model && cluster)
            row.measured = longestRun(study, *model, *cluster, row.stop.setup.gpus);
        rows.push_back(std::move(row));
    }
    return rows;
}

/// Key and value of every column; null where there is nothing.
Json cells(const Row& row, FsdpAxis axis) {
    const fsdp::Setup& setup = row.stop.setup;
    Json json;
    if (axis == FsdpAxis::model)
        json.update(Json{{"model", row.model}, {"parameters", row.stop.at}});
    else if (axis == FsdpAxis::gpus)
        json["gpus"] = setup.gpus;
    else
        json["nic_gbps"] = row.stop.at;
    const auto& best = row.stop.found.bestMfu;
    const auto& bestHfu = row.stop.found.bestHfu;
    const auto of = [](const auto& found, auto value) { return found ? Json(value(*found)) : Json(); };
    const auto& run = row.measured;
    const auto measured = [run](const std::optional<double> FsdpStudy::Run::*value) {
        return run != nullptr && run->*value ? Json(*(run->*value)) : Json();
    };
    json.update(Json{{"mfu", of(best, [](const auto& c) { return c.step.mfu; })},
                     {"hfu", of(bestHfu, [](const auto& c) { return c.step.hfu; })},
                     {"tokens_per_second_per_gpu", of(best, [](const auto& c) { return c.step.throughput; })},
                     {"gamma", of(best, [](const auto& c) { return c.gamma; })},
                     {"zero", of(best, [](const auto& c) { return c.shardsParameters ? 3 : 1; })},
                     {"alpha_hfu", of(best, [](const auto& c) { return c.alpha; })},
                     {"tokens_per_gpu", of(best, [](const auto& c) { return c.step.tokens; })},
                     {"step_seconds", of(best, [](const auto& c) { return c.step.time; })},
                     {"measured_seq", run != nullptr ? Json(run->sequence) : Json()},
                     {"measured_mfu", measured(&FsdpStudy::Run::mfu)},
                     {"measured_tokens_per_second_per_gpu", measured(&FsdpStudy::Run::tokensPerSecond)}});
    return json;
}

std::string csvCell(const Json& value) {
    return value.is_null()           ? std::string()
           : value.is_string()       ? csvField(value.get<std::string>())
           : value.is_number_float() ? shortest(value.get<double>())
                                     : value.dump();
}

std::string sweepText(const FsdpRequest& request, const std::vector<Row>& rows) {
    using Align = TextTable::Align;
    const bool models = request.sweep == FsdpAxis::model;
    TextTable table({{models                            ? "model"
                      : request.sweep == FsdpAxis::gpus ? "GPUs"
                                                        : "Gbit/s",
                      models ? Align::left : Align::right},
                     {"MFU"},
                     {"best HFU"},
                     {"tokens/s"},
                     {"γ"},
                     {"ZeRO"},
                     {"α̂_HFU"},
                     {"tokens"},
                     {"measured MFU"},
                     {"tokens/s"},
                     {"sequence"}});
    for (const Row& row : rows) {
        const std::string at = models ? row.model : shortest(row.stop.at);
        const auto& best = row.stop.found.bestMfu;
        const auto& run = row.measured;
        std::vector<std::string> line{at};
        if (best)
            for (std::string& cell :
                 std::vector<std::string>{percent(best->step.mfu), percent(row.stop.found.bestHfu->step.hfu),
                                          fixed(best->step.throughput, 1), fixed(best->gamma, 2),
                                          best->shardsParameters ? "3" : "1/2", fixed(best->alpha, 2),
                                          fixed(best->step.tokens, 0)})
                line.push_back(std::move(cell));
        else
            line.insert(line.end(), {"does not fit", "", "", "", "", "", ""});
        const bool oom = run != nullptr && run->outOfMemory;
        line.push_back(oom ? "OOM" : run != nullptr && run->mfu ? percent(*run->mfu) : "");
        line.push_back(run != nullptr && run->tokensPerSecond ? fixed(*run->tokensPerSecond, 0) : "");
        line.push_back(run != nullptr ? std::to_string(run->sequence) : "");
        table.add(std::move(line));
    }
    const bool any = std::ranges::any_of(rows, [](const Row& row) { return row.measured != nullptr; });
    return "Best of the grid search of Wang et al. (2024), Algorithm 1: " + fsdpTitle(request) + "\n\n" +
           table.text() +
           (any ? "\nMeasured: Tables 11 and 12, γ 0, with one sequence of the length in the last column.\n"
                : "");
}

} // namespace

void writeFsdpSweep(Output& out, const FsdpRequest& request, const FsdpStudy& study, bool json, bool csv) {
    const std::vector<Row> rows = rowsOf(request, study);
    if (!json && !csv) {
        out << sweepText(request, rows);
        return;
    }
    Json list = Json::array();
    for (const Row& row : rows)
        list.push_back(cells(row, *request.sweep));
    if (json) {
        out << jsonText({{"sweep", name(*request.sweep)}, {"scenario", fsdpEcho(request)}, {"rows", list}})
            << "\n";
        return;
    }
    std::string heading;
    for (const auto& [key, value] : list.front().items())
        heading += (heading.empty() ? "" : ",") + key;
    out << heading << "\n";
    for (const Json& row : list) {
        std::string line;
        bool first = true;
        for (const auto& [key, value] : row.items()) {
            line += (first ? "" : ",") + csvCell(value);
            first = false;
        }
        out << line << "\n";
    }
}

} // namespace quadrille::cli
