// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/plan_export.h"

#include "app/text_io/frameworks/configuration_text.h"
#include "app/text_io/frameworks/model_pieces.h"
#include "app/text_io/frameworks/plan_difference.h"
#include "app/text_io/frameworks/plan_import.h"

#include <algorithm>

namespace quadrille::frameworks {
namespace {

std::string modelName(const ModelSpec& model) {
    return model.name.empty() ? model.label : model.name;
}

std::string number(std::int64_t value) {
    return std::to_string(value);
}

/// What a file that is silent on batch and length leaves them at: it runs with any.
constexpr std::int64_t nothingSaid = 1;

bool isNothings(const Setting& setting, const Scenario& read) {
    return (setting.name == "seq" && read.plan.sequence == nothingSaid) ||
           (setting.name == "gbs" && read.plan.globalBatch == nothingSaid);
}

/// What a configuration says of a plan, and what it would run where it does not say it.
std::vector<Unsaid> differences(const Scenario& wanted, const Scenario& read) {
    std::vector<Unsaid> unsaid;
    if (withoutNames(wanted.model) != withoutNames(read.model))
        unsaid.push_back({"model", modelName(wanted.model), {}});
    if (wanted.cluster.gpus != read.cluster.gpus)
        unsaid.push_back({"gpus", number(wanted.cluster.gpus), {}}); // it runs on any
    // What follows from the model is compared as if it were said.
    Scenario ran = read;
    ran.model = wanted.model;
    ran.cluster = wanted.cluster;
    for (const Setting& setting : allSettings)
        if ((setting.group == SettingGroup::plan || setting.group == SettingGroup::recipe) &&
            !runsAlike(setting, wanted, ran))
            unsaid.push_back({std::string(setting.name), briefText(setting, wanted),
                              isNothings(setting, ran) ? std::string() : briefText(setting, ran)});
    if (wanted.recipe.framework->name != read.recipe.framework->name)
        unsaid.push_back({"framework", wanted.recipe.framework->name, read.recipe.framework->name});
    return unsaid;
}

std::vector<std::string> remarks(const Scenario& s, const Format& format, const std::vector<Unsaid>& unsaid) {
    std::vector<std::string> lines{modelName(s.model) + " on " + number(s.cluster.gpus) + " x " +
                                       s.cluster.gpu.name + ", " +
                                       number(std::min(s.cluster.gpus, s.cluster.gpusPerNode)) +
                                       " a node: a plan by Quadrille for " + std::string(format.label) + ".",
                                   "Keys as in " + std::string(format.source) + ".",
                                   "Data, tokenizer, learning rate and checkpoints are yours to add."};
    if (!unsaid.empty()) {
        lines.emplace_back();
        lines.emplace_back("What this file does not say of the plan:");
        for (const Unsaid& each : unsaid)
            lines.push_back("  " + english(each));
    }
    return lines;
}

} // namespace

std::vector<const Format*> writtenFormats() {
    std::vector<const Format*> written;
    std::ranges::copy_if(formats(), std::back_inserter(written),
                         [](const Format* format) { return format->write != nullptr; });
    return written;
}

std::string english(const Unsaid& unsaid) {
    return unsaid.setting + " " + unsaid.value +
           (unsaid.instead.empty() ? "" : "; it runs " + unsaid.instead);
}

namespace {

/// A model of other sizes is none of the catalogue's, and must not go by its name where that is all that a
/// file says. Modules of multi-token prediction are told beside the name.
Scenario namedForWhatItIs(Scenario scenario, const Catalogue& catalogue) {
    ModelSpec& model = scenario.model;
    if (const ModelSpec* known = findModel(catalogue.models, model.name)) {
        ModelSpec same = *known;
        same.predictLayers = model.predictLayers;
        if (withoutNames(same) != withoutNames(model))
            model.name.clear();
    }
    return scenario;
}

} // namespace

ExportedPlan exportPlan(const Scenario& scenario, const Format& format, const Catalogue& catalogue) {
    const Scenario named = namedForWhatItIs(scenario, catalogue);
    Writing writing(format, named);
    writing.rows();
    format.write(writing);
    const std::string text = configurationText(format.syntax, writing, {});
    // Read beside a scenario that has nothing of the plan, so that nothing comes back which is not said.
    Scenario nothing;
    nothing.model = named.model;
    nothing.model.vocab += 1;
    nothing.cluster = named.cluster;
    nothing.cluster.gpus = named.cluster.gpus + 1; // where a file says none it is that or more
    nothing.plan.sequence = nothingSaid;
    nothing.plan.globalBatch = nothingSaid;
    const ImportedPlan read =
        importPlan({{std::string(format.fileName), text}}, nothing, catalogue, format.name);
    std::vector<Unsaid> unsaid = differences(named, read.scenario);
    return {configurationText(format.syntax, writing, remarks(named, format, unsaid)), std::move(unsaid)};
}

} // namespace quadrille::frameworks
