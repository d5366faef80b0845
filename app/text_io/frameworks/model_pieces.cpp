// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/model_pieces.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace quadrille::frameworks {
namespace {

/// Letters and digits in lower case: what all ways to write a name have in common.
std::string bare(std::string_view name) {
    if (const auto slash = name.rfind('/'); slash != std::string_view::npos)
        name.remove_prefix(slash + 1);
    std::string letters;
    for (const char c : name)
        if (std::isalnum(static_cast<unsigned char>(c)) != 0)
            letters += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (letters.starts_with("meta"))
        letters.erase(0, 4);
    constexpr std::array<std::string_view, 16> endings{
        "instruct",       "base",     "hf",        "chat", "it",     "bf16",
        "pretrainconfig", "pretrain", "sftconfig", "sft",  "config", "preview",
        "2507",           "0324",     "v01",       "v03"};
    for (bool cut = true; cut;) {
        cut = false;
        for (const std::string_view ending : endings)
            if (letters.ends_with(ending) && letters.size() > ending.size() + 3) {
                letters.resize(letters.size() - ending.size());
                cut = true;
            }
    }
    return letters;
}

} // namespace

const ModelSpec* modelCalled(std::string_view name, const Catalogue& catalogue) {
    const std::string wanted = bare(name);
    if (wanted.empty())
        return nullptr;
    const auto found = std::ranges::find_if(catalogue.models, [&](const ModelSpec& model) {
        return bare(model.name) == wanted || bare(model.label) == wanted;
    });
    return found == catalogue.models.end() ? nullptr : &*found;
}

ModelSpec withoutNames(ModelSpec model) {
    model.name.clear();
    model.label.clear();
    model.family.clear();
    model.source.clear();
    model.publishedParameters.reset();
    return model;
}

std::vector<const ModelSpec*> sameModels(const ModelSpec& model, const Catalogue& catalogue) {
    const ModelSpec wanted = withoutNames(model);
    std::vector<const ModelSpec*> same;
    for (const ModelSpec& known : catalogue.models)
        if (withoutNames(known) == wanted)
            same.push_back(&known);
    if (same.size() > 1) {
        const std::string own = newScenario(catalogue).model.name;
        const auto alike = [&own](const ModelSpec* each) {
            return std::ranges::mismatch(each->name, own).in1 - each->name.begin();
        };
        std::ranges::stable_sort(same, std::ranges::greater(), alike);
    }
    return same;
}

} // namespace quadrille::frameworks
