// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face.h"
#include "core/model/model_json.h"
#include "core/model/parameters.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto imported = fuzz::readOrRefused([&] { return importHuggingFace(fuzz::textOf(data, size)); });
    if (!imported)
        return 0;
    fuzz::comesBack(imported->model, toJson(imported->model), [](std::string_view text) {
        return modelFromJson(JsonObject(parseJson(text, "model"), {}));
    });
    fuzz::holds(parameterCount(imported->model) >= activeParameterCount(imported->model),
                "no token passes through more parameters than there are");
    for (const Message& assumption : imported->assumptions)
        fuzz::holds(fuzz::showable(english(assumption)), "an assumption can be shown");
    return 0;
}
