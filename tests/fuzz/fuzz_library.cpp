// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/gpu_json.h"
#include "core/model/model_json.h"
#include "core/model/parameters.h"
#include "tests/fuzz/holds.h"

using namespace quadrille;

/// A model or a GPU of the user's library.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    const auto asModel = [](std::string_view model) {
        return modelFromJson(JsonObject(parseJson(model, "model"), {}));
    };
    const auto asGpu = [](std::string_view gpu) {
        return gpuFromJson(JsonObject(parseJson(gpu, "gpu"), {}));
    };
    if (const auto model = fuzz::readOrRefused([&] { return asModel(text); }))
        fuzz::comesBack(*model, toJson(*model), asModel);
    if (const auto gpu = fuzz::readOrRefused([&] { return asGpu(text); }))
        fuzz::comesBack(*gpu, toJson(*gpu), asGpu);
    return 0;
}
