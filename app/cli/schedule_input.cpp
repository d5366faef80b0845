// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_input.h"

#include "core/text/json_object.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

double durationOr(const JsonObject& object, const char* key, double fallback) {
    return object.has(key) ? object.nonNegative(key) : fallback;
}

} // namespace

Durations durationsFromJson(std::string_view text, std::size_t stages, bool splitBackward) {
    const nlohmann::json document = parseJson(text, "durations");
    const JsonObject root(document, {});
    refuseUnknownKeys(document, {{"stages", {}}, {"FB", {}}, {"p2p", {}}}, {});
    const nlohmann::json& list = root.array("stages");
    if (list.size() != stages)
        root.fail("stages", {"must have one entry for each of the %1 stages, not %2",
                             {static_cast<std::int64_t>(stages), static_cast<std::int64_t>(list.size())}});
    Durations durations;
    bool halves = true;
    for (std::size_t i = 0; i < stages; ++i) {
        const std::string field = "stages[" + std::to_string(i) + "]";
        const JsonObject stage(list[i], field);
        refuseUnknownKeys(list[i], {{"F", {}}, {"I", {}}, {"W", {}}, {"B", {}}}, field);
        durations.forward.push_back(stage.nonNegative("F"));
        const bool whole = stage.has("B");
        const bool split = splitBackward || !whole || stage.has("I") || stage.has("W");
        halves = halves && split;
        durations.inputGradient.push_back(split ? stage.nonNegative("I") : 0);
        durations.weightGradient.push_back(split ? stage.nonNegative("W") : 0);
        durations.backward.push_back(whole
                                         ? stage.nonNegative("B")
                                         : durations.inputGradient.back() + durations.weightGradient.back());
    }
    if (!halves) {
        durations.inputGradient.clear();
        durations.weightGradient.clear();
    }
    if (root.has("FB"))
        durations.fused = root.nonNegative("FB");
    durations.p2p = durationOr(root, "p2p", 0);
    return durations;
}

} // namespace quadrille::cli
