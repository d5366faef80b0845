// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/model_file.h"

#include "app/library/model_import.h"
#include "app/text_io/refuse.h"
#include "core/model/hugging_face.h"
#include "core/text/json_limits.h"

namespace quadrille::frameworks {

bool isModelFile(std::string_view text) {
    const auto first = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
    if (first == std::string_view::npos || text[first] != '{' || text.size() > largestHuggingFaceConfig ||
        nestingDepth(text) > deepestNesting)
        return false;
    const auto document = nlohmann::json::parse(text, nullptr, false);
    if (!document.is_object())
        return false;
    const auto has = [](const nlohmann::json& object, std::initializer_list<const char*> keys) {
        return std::any_of(keys.begin(), keys.end(), [&](const char* key) { return object.contains(key); });
    };
    const bool inner = document.contains("text_config") && document["text_config"].is_object();
    return has(document, {"architectures", "hidden_size", "n_embd", "num_hidden_layers", "d_model"}) ||
           (inner && has(document["text_config"], {"hidden_size", "num_hidden_layers"}));
}

bool takeModelFile(const SourceText& source, ImportedPlan& plan) {
    if (!isModelFile(source.text))
        return false;
    ImportedModel imported;
    try {
        imported = importHuggingFace(source.text);
    } catch (const InputError& error) {
        text_io::refuse(source.file + ": " + error.field(), "%1", std::vector{error.rule()});
    }
    plan.scenario.model = std::move(imported.model);
    nameAfterFile(plan.scenario.model, QString::fromStdString(source.file));
    if (plan.scenario.model.source.empty())
        plan.scenario.model.source = "imported from " + source.file;
    plan.files.push_back({source.file, "hugging-face", "Hugging Face"});
    plan.understood.push_back({.file = source.file,
                               .line = 1,
                               .key = "config",
                               .value = plan.scenario.model.label,
                               .setting = "model"});
    for (Message& assumption : imported.assumptions)
        plan.assumed.push_back({.file = source.file, .setting = "model", .reason = std::move(assumption)});
    return true;
}

} // namespace quadrille::frameworks
