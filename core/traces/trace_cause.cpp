// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/trace_cause.h"

#include "core/text/message.h"

namespace quadrille::traces {
namespace {

struct CauseNames {
    std::string_view name;
    const char* label;
};

constexpr std::array<CauseNames, causeCount> causes{{
    {"matrices", QUADRILLE_MESSAGE("Matrix products")},
    {"attention", QUADRILLE_MESSAGE("Attention")},
    {"memory-bound", QUADRILLE_MESSAGE("Other kernels")},
    {"tensor", QUADRILLE_MESSAGE("TP messages")},
    {"context", QUADRILLE_MESSAGE("CP messages")},
    {"expert", QUADRILLE_MESSAGE("EP messages")},
    {"pipeline", QUADRILLE_MESSAGE("Waiting in the pipeline")},
    {"data", QUADRILLE_MESSAGE("DP messages")},
    {"other-messages", QUADRILLE_MESSAGE("Messages of unknown groups")},
    {"copies", QUADRILLE_MESSAGE("Copies")},
    {"optimizer", QUADRILLE_MESSAGE("Optimizer")},
    {"overhead", QUADRILLE_MESSAGE("Launches and the rest")},
}};

struct GroupNames {
    std::string_view name, letters;
    Cause cause;
};

constexpr std::array<GroupNames, allGroupKinds.size()> groups{{
    {"tensor", "TP", Cause::tensor},
    {"expert-tensor", "ETP", Cause::tensor},
    {"context", "CP", Cause::context},
    {"expert", "EP", Cause::expert},
    {"pipeline", "PP", Cause::pipeline},
    {"data", "DP", Cause::data},
    {"expert-data", "EDP", Cause::data},
    {"unknown", "", Cause::otherMessages},
}};

} // namespace

std::string_view name(Cause cause) {
    return causes.at(static_cast<std::size_t>(cause)).name;
}

std::optional<Cause> causeFromName(std::string_view word) {
    for (const Cause each : allCauses)
        if (name(each) == word)
            return each;
    return std::nullopt;
}

const char* label(Cause cause) {
    return causes.at(static_cast<std::size_t>(cause)).label;
}

std::string_view name(GroupKind kind) {
    return groups.at(static_cast<std::size_t>(kind)).name;
}

std::optional<GroupKind> groupKindFromName(std::string_view word) {
    for (const GroupKind each : allGroupKinds)
        if (name(each) == word)
            return each;
    return std::nullopt;
}

std::string_view letters(GroupKind kind) {
    return groups.at(static_cast<std::size_t>(kind)).letters;
}

Cause causeOf(GroupKind kind) {
    return groups.at(static_cast<std::size_t>(kind)).cause;
}

} // namespace quadrille::traces
