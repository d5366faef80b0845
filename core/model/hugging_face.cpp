// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face.h"

#include "core/model/hugging_face_config.h"
#include "core/model/hugging_face_families.h"

#include <algorithm>
#include <array>
#include <utility>

namespace quadrille {
namespace {

using nlohmann::json;

struct OlderFamily {
    std::string_view type;
    ModelSpec (*read)(HuggingFaceConfig& config);
};

constexpr std::array olderFamilies{OlderFamily{"gpt2", readGpt2}, OlderFamily{"opt", readOpt},
                                   OlderFamily{"bloom", readBloom}, OlderFamily{"falcon", readFalcon}};

json parsed(std::string_view text) {
    if (text.size() > largestHuggingFaceConfig)
        throw InputError("config", {QUADRILLE_MESSAGE("must be at most %1 bytes long"),
                                    {std::int64_t{largestHuggingFaceConfig}}});
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        throw InputError("config", {QUADRILLE_MESSAGE("is empty"), {}});
    json document = parseJson(text, "config");
    if (!document.is_object())
        throw InputError("config", {QUADRILLE_MESSAGE("must be an object"), {}});
    return document;
}

std::string textOf(const JsonObject& object, const char* key) {
    return object.has(key) && !object.value().at(key).is_null() ? object.text(key) : std::string();
}

ModelSpec readFamily(HuggingFaceConfig& config, const std::string& type) {
    const auto* older = std::find_if(olderFamilies.begin(), olderFamilies.end(),
                                     [&](const OlderFamily& family) { return family.type == type; });
    if (older != olderFamilies.end())
        return older->read(config);
    if (const HuggingFaceFamily* family = findHuggingFaceFamily(type))
        return readLlamaLike(config, *family);
    config.assume(type.empty()
                      ? Message{QUADRILLE_MESSAGE("No family is named; it is read as Llama: gated FFN, "
                                                  "RMSNorm, biases only where a key says so."),
                                {}}
                      : Message{QUADRILLE_MESSAGE("The family “%1” is not known; it is read as Llama: "
                                                  "gated FFN, RMSNorm, biases only where a key says so."),
                                {type}});
    return readLlamaLike(config, familyFromKeys(config));
}

} // namespace

ImportedModel importHuggingFace(std::string_view text) {
    const json document = parsed(text);
    const JsonObject outer(document, {});
    // A model of pictures and texts keeps the transformer that is meant here inside.
    const bool nested = outer.has("text_config") && !document.at("text_config").is_null();
    const JsonObject inner = nested ? outer.object("text_config") : outer;
    HuggingFaceConfig config(inner, outer);
    if (config.flag("is_encoder_decoder", false))
        inner.fail("is_encoder_decoder",
                   {QUADRILLE_MESSAGE("must be false: only models with a decoder alone are read"), {}});
    std::string type = textOf(inner, "model_type");
    if (type.empty())
        type = textOf(outer, "model_type");
    constexpr std::size_t longestType = 100; // it is repeated in a sentence for people
    if (type.size() > longestType)
        inner.fail("model_type",
                   {QUADRILLE_MESSAGE("must be at most %1 bytes long"), {std::int64_t{longestType}}});
    ImportedModel imported;
    if (nested)
        config.assume(
            {QUADRILLE_MESSAGE("Only the text model inside is read (“%1”)."), {std::string("text_config")}});
    imported.model = readFamily(config, type);
    imported.model.label = textOf(outer, "_name_or_path");
    if (imported.model.label.empty())
        imported.model.label = "config.json";
    imported.assumptions = config.takeAssumptions();
    return imported;
}

ModelSpec modelFromHuggingFace(std::string_view text) {
    return importHuggingFace(text).model;
}

} // namespace quadrille
