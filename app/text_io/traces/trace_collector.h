// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/traces/trace_event.h"
#include "core/stop.h"
#include "core/traces/trace_rules.h"

#include <map>
#include <set>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace quadrille::traces {

/// Takes a trace's events one by one, in whatever order they come, and keeps of them what a RankTrace has.
class TraceCollector {
public:
    /// Kernels that one trace may have: what is kept of so many takes some 300 MB.
    static constexpr std::size_t mostKernels = std::size_t{1} << 22;

    /// \param rules outlives this
    explicit TraceCollector(const TraceRules& rules) : m_rules(rules) {}

    /// The event with that number. \throws InputError naming the event's field and the rule
    void add(const TraceEvent& event, std::int64_t number);
    void setRank(std::int64_t rank) { m_trace.rank = rank; }
    void setWorldSize(std::int64_t size) { m_trace.worldSize = size; }
    /// What times count from; nanoseconds.
    void setBase(Time base) { m_base = base; }

    /// Once all are in. \throws InputError for the field "traceEvents" when no kernel is among them; Stopped
    [[nodiscard]] RankTrace finish(const std::stop_token& stop = {});

private:
    /// How a kernel is tied to what the host did.
    struct Tie {
        std::int64_t correlation = -1;
        std::int64_t externalId = -1;
    };
    struct Launch {
        std::int64_t correlation;
        Time time;
        std::int64_t thread;
    };

    [[nodiscard]] Span spanOf(const TraceEvent& event, std::int64_t number) const;
    void addKernel(const TraceEvent& event, std::int64_t number);
    void addMark(const TraceEvent& event, std::int64_t number);
    void addLaunch(const TraceEvent& event, std::int64_t number);
    void addHostOperation(const TraceEvent& event);
    [[nodiscard]] const KernelRule* kernelRule(const std::string& name);
    [[nodiscard]] const std::optional<Mark>& markRule(const std::string& name);
    [[nodiscard]] std::int32_t messageOf(const TraceEvent& event, std::optional<Collective> byName);
    [[nodiscard]] std::int32_t groupOf(const TraceEvent& event);
    [[nodiscard]] std::int32_t interned(const TracedMessage& message);
    [[nodiscard]] std::int32_t streamOf(std::int64_t number);
    void tieToHost(const std::stop_token& stop);
    void orderByTime(const std::stop_token& stop);

    const TraceRules& m_rules;
    RankTrace m_trace;
    Time m_base = 0;
    std::vector<Tie> m_ties; ///< of each kernel
    std::vector<Launch> m_launches;
    std::optional<std::int64_t> m_device; ///< of the first kernel
    std::set<std::int64_t> m_backwardThreads, m_markedThreads;
    std::unordered_map<std::int64_t, std::int32_t> m_messagesOfHost; ///< by external id
    std::unordered_map<std::string, const KernelRule*> m_knownKernels;
    std::unordered_map<std::string, std::optional<Mark>> m_knownMarks;
    std::map<std::tuple<Collective, std::int32_t, double, double, bool>, std::int32_t> m_knownMessages;
    std::map<std::tuple<std::string, std::int64_t, std::int64_t, std::int64_t>, std::int32_t> m_knownGroups;
    std::map<std::int64_t, std::int32_t> m_streams;
};

} // namespace quadrille::traces
