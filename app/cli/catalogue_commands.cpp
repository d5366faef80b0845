// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/text_table.h"
#include "app/cli/user_catalogue.h"
#include "app/text_io/numbers.h"
#include "core/cluster/gpu_json.h"
#include "core/model/model_json.h"
#include "core/model/parameters.h"

namespace quadrille::cli {
namespace {

using Align = TextTable::Align;

constexpr double tera = 1e12;
constexpr double giga = 1e9;

/// The keys of the command line, then whatever else the catalogue knows of the model.
Json json(const ModelSpec& model) {
    Json entry{{"name", model.name},
               {"label", model.label},
               {"parameters", parameterCount(model)},
               {"active_parameters", activeParameterCount(model)},
               {"hidden", model.hidden},
               {"layers", model.layers},
               {"heads", model.heads},
               {"kv_heads", model.kvHeads},
               {"head_dim", model.headDim},
               {"ffn", model.ffn},
               {"gated", model.gated},
               {"vocab", model.vocab},
               {"tied", model.tiedEmbeddings}};
    const nlohmann::json known = toJson(model);
    for (const char* key :
         {"family", "norm", "bias", "qk_norm", "learned_positions", "experts", "latent_attention", "source"})
        if (known.contains(key))
            entry[key] = known[key];
    return entry;
}

Json json(const GpuSpec& gpu) {
    return {{"name", gpu.name},
            {"label", gpu.label},
            {"vendor", gpu.vendor},
            {"memory_gib", inGib(gpu.memory)},
            {"bf16_tflops", gpu.bf16.value() / tera},
            {"fp8_tflops", gpu.fp8 ? Json(gpu.fp8->value() / tera) : Json()},
            {"fp4_tflops", gpu.fp4 ? Json(gpu.fp4->value() / tera) : Json()},
            {"has_bf16", gpu.hasBf16},
            {"hbm_bytes_per_second", gpu.hbm.value()},
            {"scale_up_bytes_per_second", gpu.scaleUp.value()},
            {"host_link_bytes_per_second", gpu.hostLink ? Json(gpu.hostLink->value()) : Json()},
            {"board_watts", gpu.boardWatts ? Json(*gpu.boardWatts) : Json()},
            {"large_products", gpu.largeProducts ? Json(*gpu.largeProducts) : Json()},
            {"scale_up_domain", gpu.scaleUpDomain},
            {"gpus_per_node", gpu.gpusPerNode},
            {"nic_gbps", gpu.nicGbps},
            {"confidence", gpu.confidence},
            {"notes", gpu.notes},
            {"source", gpu.source}};
}

template <class Entry>
std::string listJson(const char* key, const std::vector<Entry>& entries) {
    Json list = Json::array();
    for (const Entry& entry : entries)
        list.push_back(json(entry));
    return jsonText({{key, std::move(list)}}) + "\n";
}

std::string listText(const std::vector<ModelSpec>& models) {
    TextTable table({{"name", Align::left},
                     {"parameters"},
                     {"hidden"},
                     {"layers"},
                     {"heads"},
                     {"kv heads"},
                     {"head dim"},
                     {"ffn"},
                     {"gated", Align::left},
                     {"vocab"},
                     {"tied", Align::left}});
    for (const ModelSpec& m : models)
        table.add({m.name, std::to_string(parameterCount(m)), std::to_string(m.hidden),
                   std::to_string(m.layers), std::to_string(m.heads), std::to_string(m.kvHeads),
                   std::to_string(m.headDim), std::to_string(m.ffn), m.gated ? "yes" : "no",
                   std::to_string(m.vocab), m.tiedEmbeddings ? "yes" : "no"});
    return table.text();
}

std::string listText(const std::vector<GpuSpec>& gpus) {
    TextTable table({{"name", Align::left},
                     {"memory GiB"},
                     {"BF16 TFLOP/s"},
                     {"FP8 TFLOP/s"},
                     {"FP4 TFLOP/s"},
                     {"HBM GB/s"},
                     {"scale-up GB/s"},
                     {"of GPUs"},
                     {"per node"},
                     {"NIC Gbit/s"},
                     {"confidence", Align::left}});
    for (const GpuSpec& g : gpus)
        table.add({g.name, fixed(inGib(g.memory), 2), fixed(g.bf16.value() / tera, 1),
                   g.fp8 ? fixed(g.fp8->value() / tera, 1) : "-",
                   g.fp4 ? fixed(g.fp4->value() / tera, 1) : "-", fixed(g.hbm.value() / giga, 0),
                   fixed(g.scaleUp.value() / giga, 0), std::to_string(g.scaleUpDomain),
                   std::to_string(g.gpusPerNode), shortest(g.nicGbps), g.confidence});
    return table.text() +
           "\nBandwidths are per GPU and direction, rates dense. Confidence: A checked, B plausible, "
           "C verify before relying on it.\n";
}

template <class Entry>
Command addList(CLI::App& root, const char* name, const char* help, std::vector<Entry> Catalogue::*entries) {
    auto asJson = std::make_shared<bool>(false);
    CLI::App& app = addCommand(root, name, help);
    addJsonFlag(app, *asJson);
    return {&app, [=](Output& out, const std::stop_token&) {
                const Catalogue catalogue = userCatalogue();
                out << (*asJson ? listJson(name, catalogue.*entries) : listText(catalogue.*entries));
                return exitDone;
            }};
}

} // namespace

Command addModels(CLI::App& root) {
    return addList(root, "models", "The models that --model knows", &Catalogue::models);
}

Command addGpus(CLI::App& root) {
    return addList(root, "gpus", "The GPUs that --gpu knows", &Catalogue::gpus);
}

} // namespace quadrille::cli
