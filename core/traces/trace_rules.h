// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/name_pattern.h"
#include "core/traces/rank_trace.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille::traces {

/// What a kernel's name says.
struct KernelRule {
    NamePattern pattern;
    Cause cause = Cause::memoryBound; ///< otherMessages: which ones its group says
    std::optional<Collective> collective;
};

/// What a marked stretch's name says.
struct MarkRule {
    NamePattern pattern;
    MarkKind kind = MarkKind::pass;
    OperationKind pass = OperationKind::forward; ///< of MarkKind::pass
};

/// What names of kernels, annotations, groups, collectives and number formats mean: data, in the order in
/// which they are asked, of which the first that fits counts.
struct TraceRules {
    std::vector<KernelRule> kernels;
    std::vector<MarkRule> marks;
    struct GroupRule {
        NamePattern pattern;
        GroupKind kind = GroupKind::tensor;
    };
    std::vector<GroupRule> groups;
    struct CollectiveRule {
        NamePattern pattern;
        Collective collective = Collective::allReduce;
    };
    std::vector<CollectiveRule> collectives;
    struct ElementRule {
        std::string name;
        double bytes = 0;
    };
    std::vector<ElementRule> elements;

    /// Null where none fits.
    [[nodiscard]] const KernelRule* kernel(std::string_view name) const;
    /// The mark without its time; nothing where none fits.
    [[nodiscard]] std::optional<Mark> mark(std::string_view name) const;
    [[nodiscard]] GroupKind group(std::string_view description) const;
    [[nodiscard]] Collective collective(std::string_view name) const;
    /// Bytes of one element; nothing where none fits.
    [[nodiscard]] std::optional<double> elementBytes(std::string_view dtype) const;
};

/// Reads {"kernels": [{"name", "cause", "collective"}], "annotations": [{"name", "is"}], "groups": [{"name",
/// "ranks"}], "collectives": [{"name", "is"}], "elements": [{"name", "bytes"}]}, every entry with its source.
/// \throws InputError naming field and rule
[[nodiscard]] TraceRules parseTraceRules(std::string_view text);

} // namespace quadrille::traces
