// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cluster/link.h"
#include "core/measurements/benchmarks/benchmark_profile.h"
#include "core/measurements/benchmarks/parameter_search.h"
#include "core/measurements/median.h"
#include "core/text/input_error.h"
#include "core/timing/collective_links.h"
#include "core/units/significant.h"

#include <algorithm>

namespace quadrille::benchmarks {
namespace {

/// How the ranks of the table stand on the scenario's cluster.
struct Group {
    GroupPlace place;
    bool assumed = false; ///< on neighbouring GPUs, since the table lists no hosts
};

Group groupOf(const CollectiveTable& table, Cluster& cluster) {
    cluster.gpus = std::max(cluster.gpus, table.ranks);
    const std::int64_t node = cluster.gpusPerNode;
    const std::int64_t perNode = table.ranksPerNode == 0 ? std::min(node, table.ranks) : table.ranksPerNode;
    if (perNode > node)
        throw InputError("table",
                         {QUADRILLE_MESSAGE("has %1 ranks on a host, where a node of the plan has %2 GPUs"),
                          {perNode, node}});
    if (perNode == table.ranks)
        return {placeOf(cluster, table.ranks, 1), table.ranksPerNode == 0};
    if (node % perNode != 0)
        throw InputError("table",
                         {QUADRILLE_MESSAGE("has %1 ranks on a host, which does not divide the %2 GPUs of a "
                                            "node of the plan"),
                          {perNode, node}});
    const std::int64_t stride = node / perNode;
    cluster.gpus = std::max(cluster.gpus, table.ranks * stride);
    return {placeOf(cluster, table.ranks, stride), table.ranksPerNode == 0};
}

double latencyOf(const CollectiveTable& table, const Scenario& scenario, const GroupPlace& place) {
    const step::Link link = table.collective == Collective::allToAll ? step::swapLink(scenario, place)
                                                                     : step::collectiveLink(scenario, place);
    return table.collective == Collective::allReduce ? 2 * link.halfLatency : link.latency;
}

double bandwidthOf(const CollectiveTable& table, const Scenario& scenario, const GroupPlace& place) {
    return (table.collective == Collective::allToAll ? step::swapLink(scenario, place)
                                                     : step::collectiveLink(scenario, place))
        .bytesPerSecond;
}

std::optional<double> largeBandwidth(const CollectiveTable& table) {
    constexpr double large = 16.0 * 1024 * 1024;
    constexpr std::size_t most = 3;
    std::vector<double> found;
    for (auto row = table.rows.rbegin(); row != table.rows.rend() && found.size() < most; ++row)
        if (row->bytes >= large && row->busBandwidth > 0)
            found.push_back(row->busBandwidth);
    return found.empty() ? std::nullopt : std::optional(median(found));
}

std::optional<double> smallTime(const CollectiveTable& table) {
    constexpr double small = 4096;
    std::vector<double> found;
    for (const CollectiveRow& row : table.rows)
        if (row.bytes > 0 && row.bytes <= small)
            found.push_back(row.seconds);
    return found.empty() ? std::nullopt : std::optional(median(found));
}

class Learner {
public:
    Learner(const CollectiveTable& table, Scenario scenario)
        : m_table(table), m_scenario(std::move(scenario)) {
        m_group = groupOf(table, m_scenario.cluster);
        const bool leaves = m_group.place.leavesNode();
        m_share = leaves ? ProfileParameter::network : ProfileParameter::fastLink;
        m_hop = leaves ? ProfileParameter::networkLatency : ProfileParameter::fastLatency;
        m_answer.profile = *m_scenario.cluster.gpu.profile;
        say({QUADRILLE_MESSAGE("%1 among %2 ranks, %3 of them in a node, over %4."),
             {std::string(name(table.collective)), table.ranks, m_group.place.ranksInNode, linkName()}});
        if (!table.device.empty())
            say({QUADRILLE_MESSAGE("Measured on %1; the plan has %2."),
                 {table.device, m_scenario.cluster.gpu.label}});
        if (m_group.assumed)
            say({QUADRILLE_MESSAGE("The table lists no hosts: its ranks are taken to be neighbours."), {}});
    }

    void bandwidth() {
        const auto measured = largeBandwidth(m_table);
        if (!measured) {
            say({QUADRILLE_MESSAGE("No message of 16 MiB or more: the bandwidth stays as it is."), {}});
            return;
        }
        say({QUADRILLE_MESSAGE("busbw of large messages: %1 GB/s (algbw × %2)."),
             {significant(*measured / gigabytes),
              significant(busFactor(m_table.collective, m_table.ranks))}});
        const auto reached = [&](double share) {
            return bandwidthOf(m_table, with(m_scenario, m_share, share), m_group.place);
        };
        const double whole = reached(1);
        const bool more = *measured > whole;
        const auto rate = [&](const Scenario& scenario) {
            return bandwidthOf(m_table, scenario, m_group.place);
        };
        if (m_group.place.leavesNode() && isHeldByFastLink(m_scenario, *measured, rate)) {
            say({QUADRILLE_MESSAGE(
                     "The fast link within the nodes is what holds it back, so that it tells nothing of "
                     "the network."),
                 {}});
            return;
        }
        if (*measured > whole * mostBySwitch)
            throw InputError("table",
                             {QUADRILLE_MESSAGE("has a busbw of %1 GB/s, far more than the %2 GB/s of this "
                                                "link"),
                              {significant(*measured / gigabytes), significant(whole / gigabytes)}});
        if (more) {
            say({QUADRILLE_MESSAGE(
                     "That is more than the %1 GB/s of the link, as where switches add up: all of it is "
                     "taken to be reached."),
                 {significant(whole / gigabytes)}});
            learn(m_share, 1);
            return;
        }
        if (const auto share = solve(m_share, *measured, reached))
            learn(m_share, *share);
        else
            say({QUADRILLE_MESSAGE("That is less than any profile may have: the bandwidth stays as it is."),
                 {}});
    }

    void latency() {
        const auto measured = smallTime(m_table);
        if (!measured) {
            say({QUADRILLE_MESSAGE("No message of 4 KiB or less: the latency stays as it is."), {}});
            return;
        }
        say({QUADRILLE_MESSAGE("A small message takes %1 µs."), {significant(*measured / micro)}});
        const auto takes = [&](double hop) {
            return latencyOf(m_table, with(m_scenario, m_hop, hop), m_group.place);
        };
        if (const auto hop = solve(m_hop, *measured, takes))
            learn(m_hop, *hop);
        else
            say({QUADRILLE_MESSAGE("No latency of a hop gives that: it stays as it is."), {}});
    }

    [[nodiscard]] BenchmarkProfile answer() && {
        if (m_answer.learnt.empty())
            throw InputError("table", m_answer.findings.back());
        return std::move(m_answer);
    }

private:
    void say(Message message) { m_answer.findings.push_back(std::move(message)); }
    void learn(ProfileParameter parameter, double value) {
        m_answer.learnt.push_back({parameter, m_answer.profile.at(parameter), value});
        m_answer.profile.at(parameter) = value;
    }
    [[nodiscard]] std::vector<Message> linkName() const {
        return {m_group.place.leavesNode() ? Message{QUADRILLE_MESSAGE("the network"), {}}
                                           : Message{QUADRILLE_MESSAGE("the fast link"), {}}};
    }

    const CollectiveTable& m_table;
    Scenario m_scenario;
    Group m_group;
    ProfileParameter m_share = ProfileParameter::fastLink;
    ProfileParameter m_hop = ProfileParameter::fastLatency;
    BenchmarkProfile m_answer;
};

} // namespace

BenchmarkProfile learn(const CollectiveTable& table, const Scenario& scenario) {
    Scenario own = scenario; // as it is with the framework of the plan, for all
    own.cluster.gpu.profile =
        SharedValue<Profile>(scenario.cluster.gpu.profile->of(scenario.recipe.framework->measuredName()));
    Learner learner(table, std::move(own));
    learner.bandwidth();
    learner.latency();
    return std::move(learner).answer();
}

} // namespace quadrille::benchmarks
