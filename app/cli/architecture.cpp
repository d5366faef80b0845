// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/architecture.h"

#include "app/cli/nearest.h"
#include "app/cli/numbers.h"
#include "app/cli/refuse.h"
#include "app/cli/user_catalogue.h"
#include "app/session/file_io.h"
#include "core/model/hugging_face.h"
#include "core/units/saturating.h"

#include <QString>

#include <algorithm>
#include <array>

namespace quadrille::cli {
namespace {

struct Size {
    std::string_view name;
    std::int64_t ModelSpec::*member;
    bool required; ///< where the options define the whole model
};

constexpr std::array sizes{
    Size{"hidden", &ModelSpec::hidden, true},     Size{"layers", &ModelSpec::layers, true},
    Size{"heads", &ModelSpec::heads, true},       Size{"kv-heads", &ModelSpec::kvHeads, false},
    Size{"head-dim", &ModelSpec::headDim, false}, Size{"ffn", &ModelSpec::ffn, true},
    Size{"vocab", &ModelSpec::vocab, true}};

bool describesArchitecture(const GivenOptions& given) {
    return given.contains("gated") || given.contains("tied") ||
           std::any_of(sizes.begin(), sizes.end(), [&](const Size& s) { return given.contains(s.name); });
}

ModelSpec named(const std::string& name, const Catalogue& catalogue) {
    if (const ModelSpec* found = findModel(catalogue.models, name))
        return *found;
    std::vector<std::string> names;
    for (const ModelSpec& model : catalogue.models)
        names.push_back(model.name);
    refuse("model", "must be a name that “quadrille models” lists, not %1; nearest: %2", inQuotes(name),
           alternatives(nearest(name, names)));
}

/// What the file does not say becomes notes, so that nobody takes it for read.
ModelSpec fromConfig(const std::string& file) {
    try {
        const QByteArray bytes =
            readWhole(QString::fromStdString(file), static_cast<qint64>(largestHuggingFaceConfig));
        ImportedModel imported =
            importHuggingFace({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        for (const Message& assumption : imported.assumptions)
            note(file + ": " + english(assumption));
        return std::move(imported.model);
    } catch (const InputError& error) {
        refuseFile("model-config", file, inQuotes(file), error);
    }
}

/// The size of a head where nobody gives it: hidden ÷ heads.
void deriveHeadDim(ModelSpec& model) {
    if (model.hidden % model.heads != 0)
        refuse("head-dim", "must be given, since hidden %1 is no multiple of heads %2", model.hidden,
               model.heads);
    model.headDim = model.hidden / model.heads;
}

ModelSpec defined(const GivenOptions& given) {
    for (const Size& size : sizes)
        if (size.required && !given.contains(size.name))
            refuse(size.name, "must be given where no model is named");
    ModelSpec model;
    model.label = "the model defined here";
    return model;
}

/// Sets what is given, and what follows from it.
void override(ModelSpec& model, const GivenOptions& given) {
    const bool isNew = model.hidden == 0;
    const bool usualHeads = isNew || saturatingProduct(model.headDim, model.heads) == model.hidden;
    for (const Size& size : sizes)
        if (const auto found = given.find(size.name); found != given.end())
            model.*size.member = wholeNumber(size.name, found->second);
    if (isNew && !given.contains("kv-heads"))
        model.kvHeads = model.heads;
    const bool headsMove = given.contains("hidden") || given.contains("heads");
    if (headsMove && usualHeads && !given.contains("head-dim"))
        deriveHeadDim(model);
    if (const auto gated = given.find("gated"); gated != given.end())
        model.gated = onOrOff("gated", gated->second);
    if (const auto tied = given.find("tied"); tied != given.end())
        model.tiedEmbeddings = onOrOff("tied", tied->second);
    model.publishedParameters.reset();
}

} // namespace

ModelSpec resolveModel(const GivenOptions& given, const Catalogue& catalogue, const ModelSpec& base,
                       WithoutModel withoutModel) {
    const auto name = given.find("model");
    const auto config = given.find("model-config");
    if (name != given.end() && config != given.end())
        refuse("model-config", "must not be given together with a model");
    const bool overrides = describesArchitecture(given);
    ModelSpec model = name != given.end()     ? named(name->second, catalogue)
                      : config != given.end() ? fromConfig(config->second)
                      : overrides && withoutModel == WithoutModel::define && !given.contains("session")
                          ? defined(given)
                          : base;
    if (overrides)
        override(model, given);
    return model;
}

} // namespace quadrille::cli
