// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/architecture.h"

#include "app/library/model_import.h"
#include "app/session/file_io.h"
#include "app/text_io/note.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"
#include "core/model/hugging_face.h"
#include "core/model/parameters.h"
#include "core/text/edited_from.h"
#include "core/units/saturating.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QString>

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

namespace quadrille::text_io {
namespace {

struct Size {
    std::size_t option;
    std::int64_t ModelSpec::*member;
    bool required; ///< where the options define the whole model
};

constexpr std::array sizes{Size{option("hidden"), &ModelSpec::hidden, true},
                           Size{option("layers"), &ModelSpec::layers, true},
                           Size{option("heads"), &ModelSpec::heads, true},
                           Size{option("kv-heads"), &ModelSpec::kvHeads, false},
                           Size{option("head-dim"), &ModelSpec::headDim, false},
                           Size{option("ffn"), &ModelSpec::ffn, true},
                           Size{option("vocab"), &ModelSpec::vocab, true}};

/// A model whose size differs by more from the one that it was made of is no longer that one, edited.
constexpr double mostEdited = 0.1;

/// The size of a head where it is not given: hidden ÷ heads.
void deriveHeadDim(ModelSpec& model) {
    if (model.hidden % model.heads != 0)
        refuse("head-dim", QUADRILLE_MESSAGE("must be given, since hidden %1 is no multiple of heads %2"),
               model.hidden, model.heads);
    model.headDim = model.hidden / model.heads;
}

} // namespace

std::string editedLabel(const ModelSpec& before, const ModelSpec& now) {
    const auto was = static_cast<double>(parameterCount(before)),
               is = static_cast<double>(parameterCount(now));
    const QString label = std::abs(is - was) > mostEdited * was
                              ? QCoreApplication::translate("quadrille::text_io", "Model of %1",
                                                            "how many parameters it has: 7.5 B")
                                    .arg(format::parameters(is))
                              : QCoreApplication::translate("quadrille::text_io", "%1, edited", "a model")
                                    .arg(QString::fromStdString(before.label));
    return label.toStdString();
}

bool describesArchitecture(const GivenOptions& given) {
    return given.has(option("gated")) || given.has(option("tied")) || given.has(option("mtp")) ||
           std::any_of(sizes.begin(), sizes.end(), [&](const Size& s) { return given.has(s.option); });
}

ModelSpec undefinedModel(const GivenOptions& given) {
    for (const Size& size : sizes)
        if (size.required && !given.has(size.option))
            refuse(scenarioOptions[size.option].name,
                   QUADRILLE_MESSAGE("must be given where no model is named"));
    ModelSpec model;
    model.label = "the model defined here";
    return model;
}

void overrideArchitecture(ModelSpec& model, const GivenOptions& given) {
    const ModelSpec before = model;
    const bool isNew = model.hidden == 0;
    const bool usualHeads = isNew || saturatingProduct(model.headDim, model.heads) == model.hidden;
    for (const Size& size : sizes)
        if (given.has(size.option))
            model.*size.member = wholeNumber(scenarioOptions[size.option].name, given.text(size.option));
    if (isNew && !given.has(option("kv-heads")))
        model.kvHeads = model.heads;
    const bool headsMove = given.has(option("hidden")) || given.has(option("heads"));
    if (headsMove && usualHeads && !given.has(option("head-dim")))
        deriveHeadDim(model);
    if (given.has(option("mtp")))
        model.predictLayers = wholeNumber("mtp", given.text(option("mtp")), 0);
    if (given.has(option("gated")))
        model.gated = onOrOff("gated", given.text(option("gated")));
    if (given.has(option("tied")))
        model.tiedEmbeddings = onOrOff("tied", given.text(option("tied")));
    // Modules of multi-token prediction are no part of what was published.
    ModelSpec same = before;
    same.predictLayers = model.predictLayers;
    if (model == same)
        return;
    model.publishedParameters.reset();
    // Of a size of its own it must not pass for the one it was made of; the editor's words.
    if (!isNew && !before.source.starts_with(editedFrom({}))) {
        model.label = editedLabel(before, model);
        model.source = editedFrom(before.label);
    }
}

ModelSpec modelFromConfig(const std::string& file) {
    try {
        const QByteArray bytes =
            readWhole(QString::fromStdString(file), static_cast<qint64>(largestHuggingFaceConfig));
        ImportedModel imported =
            importHuggingFace({bytes.constData(), static_cast<std::size_t>(bytes.size())});
        for (const Message& assumption : imported.assumptions)
            note(file + ": " + english(assumption));
        nameAfterFile(imported.model, QString::fromStdString(file));
        return std::move(imported.model);
    } catch (const InputError& error) {
        refuseFile("model-config", file, error);
    }
}

} // namespace quadrille::text_io
