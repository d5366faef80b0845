// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/occupancy.h"

#include <algorithm>

namespace quadrille::traces {
namespace {

/// Whose moment it is, when several run.
constexpr std::array order{Cause::matrices, Cause::attention,     Cause::memoryBound, Cause::optimizer,
                           Cause::tensor,   Cause::context,       Cause::expert,      Cause::data,
                           Cause::pipeline, Cause::otherMessages, Cause::copies};

/// Something begins or ends.
struct Edge {
    Time time;
    std::int32_t by;    ///< 1 or -1
    std::uint32_t what; ///< a cause; causeCount: a pass, one more: the pipeline
};

/// Both ends of a span within the step; nothing of one outside.
void addEdges(std::vector<Edge>& edges, const Span& span, const Span& step, std::uint32_t what) {
    const Span within{std::max(span.begin, step.begin), std::min(span.end, step.end)};
    if (within.end <= within.begin)
        return;
    edges.push_back({within.begin, 1, what});
    edges.push_back({within.end, -1, what});
}

class Sweep {
public:
    explicit Sweep(Occupancy& result) : m_result(result) {}

    void take(const Edge& edge) { m_running.at(edge.what) += edge.by; }

    /// Nothing begins or ends in between.
    void pass(Time begin, Time end) {
        const Time length = end - begin;
        bool taken = false;
        for (const Cause cause : order) {
            if (m_running.at(static_cast<std::size_t>(cause)) == 0)
                continue;
            CauseTime& time = m_result.causes.at(static_cast<std::size_t>(cause));
            time.busy += length;
            if (!taken)
                time.exposed += length;
            taken = true;
        }
        if (taken)
            return;
        const bool between = m_running[causeCount] == 0 && m_running[causeCount + 1] > 0;
        (between ? m_result.waiting : m_result.idle) += length;
    }

private:
    Occupancy& m_result;
    std::array<std::int32_t, causeCount + 2> m_running{}; ///< and passes, and the pipeline
};

} // namespace

Time Occupancy::spent(Cause cause) const {
    const Time exposed = of(cause).exposed;
    if (cause == Cause::pipeline)
        return exposed + waiting;
    return cause == Cause::overhead ? idle : exposed;
}

Occupancy occupancy(std::span<const Work> works, std::span<const Span> passes, const Span& step,
                    const Span& pipeline, const std::stop_token& stop) {
    std::vector<Edge> edges;
    edges.reserve(2 * (works.size() + passes.size() + 1));
    for (const Work& work : works)
        addEdges(edges, work.span, step, static_cast<std::uint32_t>(work.cause));
    for (const Span& pass : passes)
        addEdges(edges, pass, step, causeCount);
    addEdges(edges, pipeline, step, causeCount + 1);
    throwIfStopped(stop);
    std::ranges::sort(edges, {}, &Edge::time);
    throwIfStopped(stop);
    Occupancy result;
    Sweep sweep(result);
    Time now = step.begin;
    for (const Edge& edge : edges) {
        if (edge.time > now)
            sweep.pass(now, edge.time);
        now = edge.time;
        sweep.take(edge);
    }
    if (step.end > now)
        sweep.pass(now, step.end);
    return result;
}

} // namespace quadrille::traces
