// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/library/model_draft.h"

#include <QCoreApplication>

#include <array>
#include <span>
#include <string_view>

namespace quadrille {

/// Which part of the editor a field stands in.
enum class ModelBlock { sizes, details, experts, latent };

/// A whole number of a model. Texts are English, in the context "model".
struct ModelNumber {
    const char* id = nullptr; ///< as the command line calls it where it knows it
    ModelBlock block = ModelBlock::sizes;
    const char* label = nullptr;
    const char* tip = nullptr;
    std::int64_t least = 0;
    std::int64_t step = 1;
    std::int64_t& (*at)(ModelDraft&) = nullptr;
    const char* zero = nullptr; ///< what 0 means, where it means something of its own
};

/// Something a model has or has not.
struct ModelFlag {
    const char* id = nullptr;
    ModelBlock block = ModelBlock::sizes;
    const char* label = nullptr;
    const char* tip = nullptr;
    bool& (*at)(ModelDraft&) = nullptr;
};

/// One of a few kinds.
struct ModelChoice {
    const char* id = nullptr;
    ModelBlock block = ModelBlock::sizes;
    const char* label = nullptr;
    const char* tip = nullptr;
    std::array<const char*, 4> words{}; ///< of the values 0, 1, …; null behind the last
    int (*get)(const ModelDraft&) = nullptr;
    void (*set)(ModelDraft&, int) = nullptr;
};

/// In the order in which they stand in their blocks: numbers, then choices, then flags.
[[nodiscard]] std::span<const ModelNumber> modelNumbers();
[[nodiscard]] std::span<const ModelChoice> modelChoices();
[[nodiscard]] std::span<const ModelFlag> modelFlags();

/// What a field of a model is called, by its id; empty: there is none.
[[nodiscard]] QString modelFieldName(std::string_view id);

[[nodiscard]] inline QString modelText(const char* english) {
    return QCoreApplication::translate("model", english);
}

} // namespace quadrille
