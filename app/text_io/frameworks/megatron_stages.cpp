// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/format.h"
#include "app/text_io/frameworks/megatron_parts.h"
#include "app/text_io/numbers.h"
#include "core/scenario/dimension.h"

#include <algorithm>
#include <array>

namespace quadrille::frameworks::megatron {
namespace {

/// Of rank's stages, which hold so many layers together, each of its chunks the same.
void chunked(std::vector<std::int64_t>& stages, std::int64_t rank, std::int64_t ranks, std::int64_t chunks,
             std::int64_t layers) {
    for (std::int64_t chunk = 0; chunk < chunks; ++chunk)
        stages[static_cast<std::size_t>(chunk * ranks + rank)] = layers / chunks;
}

void readEnds(Reading& reading, std::optional<std::int64_t> first, std::optional<std::int64_t> last) {
    Plan& plan = reading.scenario().plan;
    if (plan.vpp == 1) {
        plan.layerSplit = {.kind = LayerSplit::Kind::lighterEnds, .first = first, .last = last, .layers = {}};
        return;
    }
    // Megatron-Core gives a rank's layers, and each of its chunks the same share.
    const std::int64_t layers = reading.scenario().model.layers;
    const std::int64_t between = plan.pp - (first ? 1 : 0) - (last ? 1 : 0);
    const std::int64_t rest = layers - first.value_or(0) - last.value_or(0);
    const bool fits = plan.pp * plan.vpp <= layers && between >= 0 && rest >= 0 &&
                      (between == 0 ? rest == 0 : rest % (between * plan.vpp) == 0) &&
                      first.value_or(0) % plan.vpp == 0 && last.value_or(0) % plan.vpp == 0;
    if (!fits)
        reading.refuse(
            first ? "decoder-first-pipeline-num-layers" : "decoder-last-pipeline-num-layers",
            {QUADRILLE_MESSAGE("must leave the other ranks of the pipeline whole layers in each chunk"), {}});
    std::vector<std::int64_t> stages(static_cast<std::size_t>(plan.pp * plan.vpp));
    for (std::int64_t rank = 0; rank < plan.pp; ++rank)
        chunked(stages, rank, plan.pp, plan.vpp,
                rank == 0 && first            ? *first
                : rank == plan.pp - 1 && last ? *last
                                              : rest / between);
    plan.layerSplit = {.kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = std::move(stages)};
}

/// The layout in its letters; Megatron-Core also takes a list with a list of words for each stage.
std::optional<std::string> readLayout(Reading& reading) {
    constexpr std::string_view key = "pipeline-model-parallel-layout";
    const Json* said = reading.value(key);
    if (said == nullptr || !said->is_array() || said->empty() || !said->front().is_array())
        return reading.word(key);
    constexpr std::array<WordPair, 4> letters{WordPair{"E", "embedding"}, WordPair{"t", "decoder"},
                                              WordPair{"m", "mtp"}, WordPair{"L", "loss"}};
    std::string layout;
    for (const Json& stage : *said) {
        layout += &stage == &said->front() ? "" : "|";
        for (const Json& layer : stage) {
            const auto letter = std::ranges::find_if(letters, [&layer](const WordPair& each) {
                return layer.is_string() && layer.get<std::string>() == each.theirs;
            });
            layout += letter == letters.end() ? "?" : std::string(letter->ours); // is refused with the layout
        }
    }
    return layout;
}

} // namespace

void readStages(Reading& reading) {
    Scenario& s = reading.scenario();
    const auto chunks = reading.whole("num-virtual-stages-per-pipeline-rank");
    const auto layersOfChunk = reading.whole("num-layers-per-virtual-pipeline-stage");
    const auto layout = readLayout(reading);
    reading.bearsOn("num-virtual-stages-per-pipeline-rank", "vpp");
    reading.bearsOn("num-layers-per-virtual-pipeline-stage", "vpp");
    reading.bearsOn("pipeline-model-parallel-layout", "layer-split");
    // Megatron-DeepSpeed counts what it names: 'type:transformer|embedding', of which the last stage has one,
    // too.
    const bool both = reading.word("pp-partition-method").value_or("").find("embedding") != std::string::npos;
    reading.bearsOn("pp-partition-method", "layer-split");
    const bool embedding = reading.flag("account-for-embedding-in-pipeline-split").value_or(both);
    const bool loss = reading.flag("account-for-loss-in-pipeline-split").value_or(both);
    reading.bearsOn("account-for-embedding-in-pipeline-split", "layer-split");
    reading.bearsOn("account-for-loss-in-pipeline-split", "layer-split");
    const auto first = reading.whole("decoder-first-pipeline-num-layers", 0);
    const auto last = reading.whole("decoder-last-pipeline-num-layers", 0);
    reading.bearsOn("decoder-first-pipeline-num-layers", "layer-split");
    reading.bearsOn("decoder-last-pipeline-num-layers", "layer-split");
    std::int64_t vpp = chunks.value_or(1);
    const std::int64_t counted = s.model.layers + (embedding ? 1 : 0) + (loss ? 1 : 0);
    if (layersOfChunk)
        vpp = std::max<std::int64_t>(1, counted / s.plan.pp / *layersOfChunk);
    if (layout) {
        const auto layers = layersOfLayout(*layout);
        if (!layers || static_cast<std::int64_t>(layers->size()) % s.plan.pp != 0)
            reading.refuse(
                "pipeline-model-parallel-layout",
                {QUADRILLE_MESSAGE("must lay out a multiple of %1 stages in the letters E, t, m and L"),
                 {s.plan.pp}});
        vpp = static_cast<std::int64_t>(layers->size()) / s.plan.pp;
        s.plan.layerSplit = {.kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = *layers};
        if (layout->find('m') != std::string::npos && s.model.predictLayers == 0)
            reading.assume("layer-split",
                           {QUADRILLE_MESSAGE("layers for multi-token prediction are left out"), {}});
    }
    if (!layout && !chunks && !layersOfChunk)
        reading.leave("vpp");
    assign(s, Dimension::virtualStages, vpp);
    if (layout)
        return;
    if (first || last) {
        readEnds(reading, first, last);
    } else if (embedding && loss) {
        s.plan.layerSplit.kind = LayerSplit::Kind::endsCount;
    } else if ((embedding || loss) && counted % (s.plan.pp * s.plan.vpp) == 0) {
        std::vector<std::int64_t> layers(
            static_cast<std::size_t>(std::min<std::int64_t>(s.plan.pp * s.plan.vpp, counted)),
            counted / s.plan.pp / s.plan.vpp);
        --(embedding ? layers.front() : layers.back());
        s.plan.layerSplit = {
            .kind = LayerSplit::Kind::list, .first = {}, .last = {}, .layers = std::move(layers)};
    }
}

void writeStages(Writing& writing) {
    const Scenario& s = writing.scenario();
    const Plan& plan = s.plan;
    const auto layers = dealtLayers(s, plan.pp * plan.vpp);
    const bool interleaved = plan.vpp > 1;
    using Kind = LayerSplit::Kind;
    const bool listed =
        layers && (plan.layerSplit.kind == Kind::list || dealsByCost(s) ||
                   (plan.layerSplit.kind == Kind::balanced && s.model.layers % (plan.pp * plan.vpp) != 0) ||
                   (interleaved && plan.layerSplit.kind == Kind::lighterEnds));
    if (listed && plan.pp > 1) {
        writing.put("pipeline-model-parallel-layout", layoutOf(*layers, s.model.predictLayers));
        return;
    }
    if (interleaved)
        writing.put("num-virtual-stages-per-pipeline-rank", plan.vpp);
    if (plan.pp == 1)
        return;
    if (plan.layerSplit.kind == Kind::endsCount) {
        writing.put("account-for-embedding-in-pipeline-split", true);
        writing.put("account-for-loss-in-pipeline-split", true);
    } else if (plan.layerSplit.kind == Kind::lighterEnds) {
        if (plan.layerSplit.first)
            writing.put("decoder-first-pipeline-num-layers", *plan.layerSplit.first);
        if (plan.layerSplit.last)
            writing.put("decoder-last-pipeline-num-layers", *plan.layerSplit.last);
    }
}

} // namespace quadrille::frameworks::megatron
