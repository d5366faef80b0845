// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_export.h"
#include "app/text_io/frameworks/plan_import.h"
#include "app/text_io/scenario_resolver.h"
#include "tests/support/resources.h"

#include <QString>

#include <algorithm>

namespace quadrille::test {

inline const Catalogue& catalogue() {
    static const Catalogue all = loadCatalogue();
    return all;
}

/// What imports start from on the command line.
inline Scenario defaultScenario() {
    return text_io::resolve({}, catalogue());
}

inline frameworks::ImportedPlan imported(const std::string& text, const std::string& file = "file",
                                         std::string_view format = {}) {
    return frameworks::importPlan({{file, text}}, defaultScenario(), catalogue(), format);
}

inline frameworks::ImportedPlan together(const std::vector<frameworks::SourceText>& texts) {
    return frameworks::importPlan(texts, defaultScenario(), catalogue());
}

/// Of a small model, as Megatron-LM is told them.
inline const std::string sizes =
    "--num-layers 16 --hidden-size 2048 --num-attention-heads 32 --seq-length 4096";

/// What a setting became, as one types it.
inline QString settingOf(const Scenario& scenario, std::string_view name) {
    if (name == "model")
        return QString::fromStdString(scenario.model.name);
    return QString::fromStdString(settingText(*findSetting(name), scenario));
}

inline bool mentions(const std::vector<frameworks::ImportNote>& notes, std::string_view key) {
    return std::ranges::any_of(
        notes, [&](const frameworks::ImportNote& note) { return note.key == key || note.setting == key; });
}

} // namespace quadrille::test
