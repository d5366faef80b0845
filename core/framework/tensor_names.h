// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/framework/framework.h"

#include <optional>
#include <string_view>

namespace quadrille {

// The words of a profile's file, and their values; nullopt for a word that is none of them.
[[nodiscard]] std::string_view name(TensorPlace value);
[[nodiscard]] std::string_view name(TensorWidth value);
[[nodiscard]] std::string_view name(TensorSplit value);
[[nodiscard]] std::string_view name(TensorLife value);
[[nodiscard]] std::string_view name(TensorCondition value);
[[nodiscard]] std::string_view name(StateBytes::Part value);
[[nodiscard]] std::string_view name(StateBytes::Amount value);
[[nodiscard]] std::optional<TensorPlace> tensorPlaceFromName(std::string_view word);
[[nodiscard]] std::optional<TensorWidth> tensorWidthFromName(std::string_view word);
[[nodiscard]] std::optional<TensorSplit> tensorSplitFromName(std::string_view word);
[[nodiscard]] std::optional<TensorLife> tensorLifeFromName(std::string_view word);
[[nodiscard]] std::optional<TensorCondition> tensorConditionFromName(std::string_view word);
[[nodiscard]] std::optional<StateBytes::Part> statePartFromName(std::string_view word);
[[nodiscard]] std::optional<StateBytes::Amount> stateAmountFromName(std::string_view word);

/// All words of a kind, "a, b, c", for messages.
[[nodiscard]] const char* tensorWidthWords();
[[nodiscard]] const char* tensorConditionWords();

} // namespace quadrille
