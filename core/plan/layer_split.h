// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// How the layers are dealt to the p·v global stages of the pipeline, in the order of the model.
struct LayerSplit {
    enum class Kind {
        even,      ///< as the framework deals: the same number on each stage, where a remainder is an error,
                   ///< or by cost (dealtLayers())
        balanced,  ///< the first L mod (p·v) stages hold one layer more than the others
        endsCount, ///< embedding and loss count as one layer each, on the first and on the last stage; then
                   ///< even
        lighterEnds, ///< the first and the last stage hold `first` and `last` layers, the others share the
                     ///< rest evenly
        list         ///< `layers`, one number a stage
    };
    Kind kind = Kind::even;
    std::optional<std::int64_t> first; ///< of lighterEnds; unset: as the stages between
    std::optional<std::int64_t> last;  ///< of lighterEnds; unset: as the stages between
    std::vector<std::int64_t> layers;  ///< of list

    friend bool operator==(const LayerSplit&, const LayerSplit&) = default;
};

/// Layers of every global stage; none where the split does not deal out exactly these layers (a remainder, a
/// list of another length or sum, a negative rest). A stage may hold none. \pre layers, stages ≥ 1
[[nodiscard]] std::optional<std::vector<std::int64_t>>
layersOfStages(const LayerSplit& split, std::int64_t layers, std::int64_t stages);

/// Layers of every global stage as nanotron deals them: blocks go to a stage until the cost of all so far is
/// more than the share of the stages so far; the head behind the last layer is one of the blocks, so that
/// stages before it hold more layers than the last. Stages behind the one that got the head hold none; the
/// head is counted to the last stage. Source: huggingface/nanotron@7bc9923, src/nanotron/models/base.py,
/// build_model(). \param layerCost, headCost in one unit, > 0 and ≥ 0 \pre layers, stages ≥ 1
[[nodiscard]] std::vector<std::int64_t> layersByCost(std::int64_t layers, std::int64_t stages,
                                                     double layerCost, double headCost);

/// As the command line and files write it: "even", "balanced", "ends-count", "first=7,last=6", "8,9,8,7".
[[nodiscard]] std::string text(const LayerSplit& split);
/// The split written so, or nothing.
[[nodiscard]] std::optional<LayerSplit> layerSplitFromText(std::string_view text);

} // namespace quadrille
