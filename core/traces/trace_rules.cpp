// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/trace_rules.h"

#include "core/text/json_object.h"

#include <algorithm>
#include <array>

namespace quadrille::traces {
namespace {

/// What an annotation can be: a step, the optimizer, or a pass of these kinds.
struct MarkWord {
    std::string_view word;
    MarkKind kind;
    OperationKind pass;
};
constexpr std::array markWords{
    MarkWord{"step", MarkKind::step, OperationKind::forward},
    MarkWord{"optimizer", MarkKind::optimizer, OperationKind::forward},
    MarkWord{"forward", MarkKind::pass, OperationKind::forward},
    MarkWord{"backward", MarkKind::pass, OperationKind::backward},
    MarkWord{"input-gradient", MarkKind::pass, OperationKind::inputGradient},
    MarkWord{"weight-gradient", MarkKind::pass, OperationKind::weightGradient},
    MarkWord{"fused", MarkKind::pass, OperationKind::fused},
};

template <class Found>
Found lookedUp(const JsonObject& entry, const char* key, const std::optional<Found>& found) {
    if (!found)
        entry.fail(key, {QUADRILLE_MESSAGE("is no word that is known here"), {}});
    return *found;
}

/// Calls add(entry, pattern) for each of a list.
template <class Add>
void forEachEntry(const JsonObject& root, const char* list, Add add) {
    const nlohmann::json& entries = root.array(list);
    for (std::size_t i = 0; i < entries.size(); ++i) {
        const JsonObject entry(entries[i], indexed(list, i));
        static_cast<void>(entry.text("source"));
        add(entry, NamePattern(entry.text("name"), entry.path("name")));
    }
}

template <class Rules>
auto firstThatFits(const Rules& rules, std::string_view name) {
    return std::ranges::find_if(rules,
                                [name](const auto& rule) { return rule.pattern.match(name).has_value(); });
}

} // namespace

const KernelRule* TraceRules::kernel(std::string_view name) const {
    const auto found = firstThatFits(kernels, name);
    return found == kernels.end() ? nullptr : &*found;
}

std::optional<Mark> TraceRules::mark(std::string_view name) const {
    for (const MarkRule& rule : marks) {
        const auto numbers = rule.pattern.match(name);
        if (!numbers)
            continue;
        Mark mark;
        mark.kind = rule.kind;
        mark.step = numbers->of(NameNumber::step).value_or(-1);
        mark.operation.kind = rule.pass;
        mark.operation.stage = numbers->of(NameNumber::stage).value_or(-1);
        mark.operation.microbatch = numbers->of(NameNumber::microbatch).value_or(-1);
        mark.operation.backwardStage = numbers->of(NameNumber::backwardStage).value_or(-1);
        mark.operation.backwardMicrobatch = numbers->of(NameNumber::backwardMicrobatch).value_or(-1);
        return mark;
    }
    return std::nullopt;
}

GroupKind TraceRules::group(std::string_view description) const {
    const auto found = firstThatFits(groups, description);
    return found == groups.end() ? GroupKind::unknown : found->kind;
}

Collective TraceRules::collective(std::string_view name) const {
    const auto found = firstThatFits(collectives, name);
    return found == collectives.end() ? Collective::unknown : found->collective;
}

std::optional<double> TraceRules::elementBytes(std::string_view dtype) const {
    const auto found = std::ranges::find(elements, dtype, &ElementRule::name);
    return found == elements.end() ? std::nullopt : std::optional(found->bytes);
}

TraceRules parseTraceRules(std::string_view text) {
    const nlohmann::json document = parseJson(text, "trace_rules");
    const JsonObject root(document, {});
    TraceRules rules;
    forEachEntry(root, "kernels", [&rules](const JsonObject& entry, NamePattern pattern) {
        KernelRule rule{std::move(pattern), lookedUp(entry, "cause", causeFromName(entry.text("cause"))), {}};
        if (entry.has("collective"))
            rule.collective = lookedUp(entry, "collective", collectiveFromName(entry.text("collective")));
        rules.kernels.push_back(std::move(rule));
    });
    forEachEntry(root, "annotations", [&rules](const JsonObject& entry, NamePattern pattern) {
        const std::string word = entry.text("is");
        const auto* found = std::ranges::find(markWords, word, &MarkWord::word);
        if (found == markWords.end())
            entry.fail("is", {QUADRILLE_MESSAGE("is no word that is known here"), {}});
        rules.marks.push_back({std::move(pattern), found->kind, found->pass});
    });
    forEachEntry(root, "groups", [&rules](const JsonObject& entry, NamePattern pattern) {
        rules.groups.push_back(
            {std::move(pattern), lookedUp(entry, "ranks", groupKindFromName(entry.text("ranks")))});
    });
    forEachEntry(root, "collectives", [&rules](const JsonObject& entry, NamePattern pattern) {
        rules.collectives.push_back(
            {std::move(pattern), lookedUp(entry, "is", collectiveFromName(entry.text("is")))});
    });
    forEachEntry(root, "elements", [&rules](const JsonObject& entry, const NamePattern&) {
        rules.elements.push_back({entry.text("name"), entry.positive("bytes")});
    });
    return rules;
}

} // namespace quadrille::traces
