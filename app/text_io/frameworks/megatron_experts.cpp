// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/megatron_parts.h"
#include "core/cluster/link.h"
#include "core/units/saturating.h"

#include <algorithm>

namespace quadrille::frameworks::megatron {
namespace {

constexpr std::string_view groups = "moe-router-num-groups", chosen = "moe-router-group-topk",
                           dispatcher = "moe-token-dispatcher-type", grouped = "moe-grouped-gemm";

/// Nodes over which the experts of a layer are spread.
std::int64_t nodesOfExperts(const Scenario& s) {
    const std::int64_t inNode =
        std::clamp<std::int64_t>(fastDomain(s.cluster) / std::max<std::int64_t>(1, expertTensor(s.plan)), 1,
                                 std::max<std::int64_t>(1, s.plan.ep));
    return std::max<std::int64_t>(1, s.plan.ep / inNode);
}

} // namespace

void readExperts(Reading& reading) {
    Scenario& s = reading.scenario();
    const auto all = reading.whole(groups), some = reading.whole(chosen);
    if (all && some && s.model.experts) {
        const std::int64_t nodes = nodesOfExperts(s);
        // Groups of less than a node may each be on another one.
        const std::int64_t visited =
            *all >= nodes ? std::min(*some, nodes) : saturatingProduct(*some, nodes / *all);
        s.recipe.routeNodes = visited < nodes ? visited : 0;
    }
    reading.bearsOn(groups, "route-nodes");
    reading.bearsOn(chosen, "route-nodes");
    reading.bearsOn(grouped, "model");
    reading.bearsOn(dispatcher, "ep");
    // NVIDIA/Megatron-LM@d98e8a6, megatron/core/transformer/transformer_config.py; recipes of Bridge say it.
    const bool isCommandLine = reading.format().syntax == Syntax::commandLine;
    if (isCommandLine && s.plan.ep > 1 && reading.word(dispatcher).value_or("allgather") == "allgather")
        reading.assume("ep",
                       {QUADRILLE_MESSAGE("tokens are exchanged all to all, where Megatron gathers all of "
                                          "them unless %1 says otherwise"),
                        {std::string(dispatcher)}});
}

void writeExperts(Writing& writing) {
    const Scenario& s = writing.scenario();
    if (!s.model.experts)
        return;
    writing.put(grouped, true);
    writing.put(dispatcher, "alltoall");
    const std::int64_t nodes = nodesOfExperts(s), visited = s.recipe.routeNodes;
    if (visited > 0 && visited < nodes && s.model.experts->experts % nodes == 0 &&
        s.model.experts->topK % visited == 0) {
        writing.put(groups, nodes);
        writing.put(chosen, visited);
    }
}

} // namespace quadrille::frameworks::megatron
