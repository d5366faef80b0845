// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/framework/tensor_names.h"

#include <array>
#include <string>
#include <type_traits>
#include <utility>

namespace quadrille {
namespace {

template <class Enum>
using Word = std::pair<Enum, std::string_view>;

constexpr auto tensorPlaceTable = std::to_array<Word<TensorPlace>>({
    {TensorPlace::attention, "attention"},
    {TensorPlace::ffn, "ffn"},
    {TensorPlace::router, "router"},
    {TensorPlace::experts, "experts"},
    {TensorPlace::sharedExperts, "shared-experts"},
    {TensorPlace::embedding, "embedding"},
    {TensorPlace::head, "head"},
    {TensorPlace::loss, "loss"},
});

constexpr auto tensorWidthTable = std::to_array<Word<TensorWidth>>({
    {TensorWidth::one, "one"},
    {TensorWidth::hidden, "hidden"},
    {TensorWidth::queries, "queries"},
    {TensorWidth::keys, "keys"},
    {TensorWidth::values, "values"},
    {TensorWidth::contexts, "contexts"},
    {TensorWidth::heads, "heads"},
    {TensorWidth::scores, "scores"},
    {TensorWidth::ffn, "ffn"},
    {TensorWidth::experts, "experts"},
    {TensorWidth::topK, "top-k"},
    {TensorWidth::queryRank, "query-rank"},
    {TensorWidth::keyValueRank, "key-value-rank"},
    {TensorWidth::rotaryKey, "rotary-key"},
    {TensorWidth::vocabulary, "vocabulary"},
});

constexpr auto tensorSplitTable = std::to_array<Word<TensorSplit>>({
    {TensorSplit::none, "none"},
    {TensorSplit::tensor, "tensor"},
    {TensorSplit::sequence, "sequence"},
});

constexpr auto tensorLifeTable = std::to_array<Word<TensorLife>>({
    {TensorLife::stored, "stored"},
    {TensorLife::checkpoint, "checkpoint"},
    {TensorLife::forward, "forward"},
    {TensorLife::backward, "backward"},
});

constexpr auto tensorConditionTable = std::to_array<Word<TensorCondition>>({
    {TensorCondition::gated, "gated"},
    {TensorCondition::plain, "plain"},
    {TensorCondition::flash, "flash"},
    {TensorCondition::unfused, "unfused"},
    {TensorCondition::dropout, "dropout"},
    {TensorCondition::latent, "latent"},
    {TensorCondition::multiHead, "multi-head"},
    {TensorCondition::ungrouped, "ungrouped"},
    {TensorCondition::queryKeyNorm, "query-key-norm"},
    {TensorCondition::layerNorm, "layer-norm"},
    {TensorCondition::rmsNorm, "rms-norm"},
    {TensorCondition::tensorParallel, "tensor-parallel"},
    {TensorCondition::sequenceParallel, "sequence-parallel"},
    {TensorCondition::noSequenceParallel, "no-sequence-parallel"},
    {TensorCondition::contextParallel, "context-parallel"},
    {TensorCondition::severalSequences, "several-sequences"},
    {TensorCondition::fusedLoss, "fused-loss"},
    {TensorCondition::unfusedLoss, "unfused-loss"},
    {TensorCondition::gatheredLogits, "gathered-logits"},
    {TensorCondition::splitLogits, "split-logits"},
});

constexpr auto statePartTable = std::to_array<Word<StateBytes::Part>>({
    {StateBytes::Part::parameters, "parameters"},
    {StateBytes::Part::gradients, "gradients"},
    {StateBytes::Part::optimizer, "optimizer"},
});

constexpr auto stateAmountTable = std::to_array<Word<StateBytes::Amount>>({
    {StateBytes::Amount::fixed, "fixed"},
    {StateBytes::Amount::gradient, "gradient"},
    {StateBytes::Amount::master, "master"},
    {StateBytes::Amount::moments, "moments"},
});

template <class Words, class Enum>
std::string_view wordOf(const Words& words, Enum value) {
    for (const auto& [each, word] : words)
        if (each == value)
            return word;
    return {};
}

template <class Words>
auto valueOf(const Words& words, std::string_view text)
    -> std::optional<std::remove_cvref_t<decltype(words[0].first)>> {
    for (const auto& [value, word] : words)
        if (word == text)
            return value;
    return std::nullopt;
}

template <class Words>
std::string listOf(const Words& words) {
    std::string list;
    for (const auto& [value, word] : words)
        list += (list.empty() ? "" : ", ") + std::string(word);
    return list;
}

} // namespace

std::string_view name(TensorPlace value) {
    return wordOf(tensorPlaceTable, value);
}

std::string_view name(TensorWidth value) {
    return wordOf(tensorWidthTable, value);
}

std::string_view name(TensorSplit value) {
    return wordOf(tensorSplitTable, value);
}

std::string_view name(TensorLife value) {
    return wordOf(tensorLifeTable, value);
}

std::string_view name(TensorCondition value) {
    return wordOf(tensorConditionTable, value);
}

std::string_view name(StateBytes::Part value) {
    return wordOf(statePartTable, value);
}

std::string_view name(StateBytes::Amount value) {
    return wordOf(stateAmountTable, value);
}

std::optional<TensorPlace> tensorPlaceFromName(std::string_view word) {
    return valueOf(tensorPlaceTable, word);
}

std::optional<TensorWidth> tensorWidthFromName(std::string_view word) {
    return valueOf(tensorWidthTable, word);
}

std::optional<TensorSplit> tensorSplitFromName(std::string_view word) {
    return valueOf(tensorSplitTable, word);
}

std::optional<TensorLife> tensorLifeFromName(std::string_view word) {
    return valueOf(tensorLifeTable, word);
}

std::optional<TensorCondition> tensorConditionFromName(std::string_view word) {
    return valueOf(tensorConditionTable, word);
}

std::optional<StateBytes::Part> statePartFromName(std::string_view word) {
    return valueOf(statePartTable, word);
}

std::optional<StateBytes::Amount> stateAmountFromName(std::string_view word) {
    return valueOf(stateAmountTable, word);
}

const char* tensorWidthWords() {
    static const std::string words = listOf(tensorWidthTable);
    return words.c_str();
}

const char* tensorConditionWords() {
    static const std::string words = listOf(tensorConditionTable);
    return words.c_str();
}

} // namespace quadrille
