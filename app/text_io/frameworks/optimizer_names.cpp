// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/optimizer_names.h"

#include "app/text_io/frameworks/format.h"
#include "app/text_io/numbers.h"
#include "core/text/lower_case.h"

#include <algorithm>
#include <array>

namespace quadrille::frameworks {
namespace {

/// Ours is one that keeps as many moments.
constexpr std::array<WordPair, 22> names{WordPair{"adam", "adam"},
                                         WordPair{"adam", "adamw"},
                                         WordPair{"adam", "adamw_hf"},
                                         WordPair{"adam", "adamw_torch"},
                                         WordPair{"adam", "adamw_torch_fused"},
                                         WordPair{"adam", "adamw_torch_xla"},
                                         WordPair{"adam", "adamw_torch_npu_fused"},
                                         WordPair{"adam", "adamw_apex_fused"},
                                         WordPair{"adam", "paged_adamw"},
                                         WordPair{"adam", "paged_adamw_32bit"},
                                         WordPair{"adam", "muadam"},
                                         WordPair{"adam", "muadamw"},
                                         WordPair{"adam", "lamb"},
                                         WordPair{"adam-8bit", "adamw_8bit"},
                                         WordPair{"adam-8bit", "adamw_bnb_8bit"},
                                         WordPair{"adam-8bit", "paged_adamw_8bit"},
                                         WordPair{"adam-8bit", "adamw_torch_8bit"},
                                         WordPair{"sgd", "sgd"},
                                         WordPair{"sgd", "musgd"},
                                         WordPair{"sgd-momentum", "lion"},
                                         WordPair{"sgd-momentum", "adagrad"},
                                         WordPair{"muon", "muon"}};

} // namespace

const OptimizerMoments* optimizerCalled(std::string_view name) {
    const std::string small = lowerCase(std::string(name));
    const auto found = std::ranges::find(names, small, &WordPair::theirs);
    return found == names.end() ? nullptr : findOptimizer(found->ours);
}

void takeForAdam(Reading& reading, std::string_view key, const std::string& name) {
    reading.ignore(key, {QUADRILLE_MESSAGE("the optimizer %1 is not known here"), {text_io::inQuotes(name)}});
    reading.assume("moment-bytes", {QUADRILLE_MESSAGE("as Adam's: the optimizer %1 is not known here"),
                                    {text_io::inQuotes(name)}});
}

void readOptimizerName(Reading& reading, std::string_view key, std::string_view momentum) {
    const auto name = reading.word(key);
    if (!name)
        return;
    const OptimizerMoments* optimizer = optimizerCalled(*name);
    if (optimizer == nullptr)
        return takeForAdam(reading, key, *name);
    if (optimizer == findOptimizer("sgd") && !momentum.empty()) {
        if (reading.real(momentum).value_or(0) > 0)
            optimizer = findOptimizer("sgd-momentum");
        reading.bearsOn(momentum, "moment-bytes");
    }
    reading.scenario().recipe.momentBytes = optimizer->bytes;
    reading.bearsOn(key, "moment-bytes");
}

} // namespace quadrille::frameworks
