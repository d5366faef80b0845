// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/model/hugging_face_config.h"
#include "core/model/hugging_face_families.h"
#include "core/model/model_sizes.h"
#include "core/units/largest.h"

namespace quadrille {
namespace {

using Config = HuggingFaceConfig;

/// Shared experts as so many of the routed ones' size; a gate before them where one width is given for all.
void readSharedExperts(Config& config, const ExpertKeys& keys, MixtureOfExperts& experts) {
    experts.sharedExperts = keys.alwaysShared;
    if (keys.shared)
        experts.sharedExperts = config.countOrNone(keys.shared);
    if (!keys.sharedWidth)
        return;
    const std::int64_t width = config.whole(keys.sharedWidth, {0, largestDimensionValue});
    if (width % experts.expertFfn != 0)
        config.fail(keys.sharedWidth, {QUADRILLE_MESSAGE("must be a multiple of “%1”, %2"),
                                       {std::string(keys.ffn), experts.expertFfn}});
    experts.sharedExperts = width / experts.expertFfn;
    experts.sharedExpertGate = width > 0;
}

/// Reads a list of dense layers, which must be the leading ones.
std::int64_t leadingLayers(const Config& config, const char* key) {
    std::int64_t count = 0;
    for (const auto& index : config.array(key)) {
        if (index != count)
            config.fail(key, {QUADRILLE_MESSAGE("must list the first layers only: 0, 1, and so on"), {}});
        ++count;
    }
    return count;
}

/// Refuses a list of sparse layers that are not the layers which the other keys make sparse.
void requireSparse(const Config& config, const char* key, const ModelSpec& model) {
    const auto& list = config.array(key);
    std::int64_t before = -1;
    bool good = static_cast<std::int64_t>(list.size()) == sparseLayers(model);
    for (std::size_t i = 0; good && i < list.size(); ++i) {
        good = list[i].is_number_integer() && list[i] > before && list[i] < model.layers &&
               isSparse(model, list[i].get<std::int64_t>());
        before = good ? list[i].get<std::int64_t>() : before;
    }
    if (!good)
        config.fail(key, {QUADRILLE_MESSAGE("must list the layers that the other keys make sparse"), {}});
}

void readSparseLayers(Config& config, const ExpertKeys& keys, MixtureOfExperts& experts,
                      std::int64_t layers) {
    if (keys.firstDense)
        experts.firstDenseLayers = config.given(keys.firstDense) ? config.whole(keys.firstDense, {0, layers})
                                                                 : config.countOrNone(keys.firstDense);
    if (keys.denseList && config.given(keys.denseList)) {
        experts.firstDenseLayers = leadingLayers(config, keys.denseList);
        if (experts.firstDenseLayers > layers)
            config.fail(keys.denseList, {QUADRILLE_MESSAGE("must not name more layers than there are"), {}});
    }
    if (keys.step && config.given(keys.step))
        experts.layerStep = config.whole(keys.step, {1, layers});
    if (config.given("moe_layer_freq") && config.size("moe_layer_freq") != 1)
        config.fail("moe_layer_freq", {QUADRILLE_MESSAGE("must be 1"), {}});
}

} // namespace

void readFfn(HuggingFaceConfig& config, const HuggingFaceFamily& family, ModelSpec& model) {
    const ExpertKeys& keys = family.experts;
    if (keys.count) {
        MixtureOfExperts experts;
        experts.experts = config.size(keys.count);
        experts.topK = config.whole("num_experts_per_tok", {1, experts.experts});
        experts.expertFfn = config.size(keys.ffn);
        experts.routerCorrection = keys.routerCorrection;
        readSharedExperts(config, keys, experts);
        readSparseLayers(config, keys, experts, model.layers);
        model.experts = experts;
        if (keys.sparseList && config.given(keys.sparseList))
            requireSparse(config, keys.sparseList, model);
    }
    // Where every layer is sparse, what the file says of a dense FFN has no use.
    if (!model.experts || sparseLayers(model) < model.layers)
        model.ffn = config.size(keys.denseFfn);
}

} // namespace quadrille
