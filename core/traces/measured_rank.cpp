// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/measured_rank.h"

#include "core/traces/rank_trace.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

namespace quadrille::traces {
namespace {

/// What the optimizer runs are kernels like any others: its mark tells them apart.
class Optimizer {
public:
    explicit Optimizer(const RankTrace& trace)
        : m_onHost(trace, MarkKind::optimizer, false), m_onGpu(trace, MarkKind::optimizer, true) {}

    [[nodiscard]] bool runs(const Kernel& kernel) const {
        const bool byHost = kernel.launched != noTime && !m_onHost.empty();
        return byHost ? m_onHost.at(kernel.launched) != nullptr
                      : m_onGpu.at(kernel.span.begin, kernel.stream) != nullptr;
    }

private:
    MarkIndex m_onHost, m_onGpu;
};

std::vector<Work> worksOf(const RankTrace& trace, const StepWindow& window) {
    const Optimizer optimizer(trace);
    std::vector<Work> works;
    works.reserve(window.kernels.size());
    for (const std::uint32_t index : window.kernels) {
        const Kernel& kernel = trace.kernels[index];
        const Cause cause = trace.causeOf(kernel);
        const bool computes = !isMessage(cause) && cause != Cause::copies;
        works.push_back({kernel.span, computes && optimizer.runs(kernel) ? Cause::optimizer : cause});
    }
    return works;
}

/// That a quarter of them exceed. \pre there is one
double upperQuartile(std::vector<double>& rates) {
    const auto at = rates.begin() + static_cast<std::ptrdiff_t>(3 * (rates.size() - 1) / 4);
    std::ranges::nth_element(rates, at);
    return *at;
}

std::vector<CollectiveUse> collectivesOf(const RankTrace& trace, const StepWindow& window) {
    using Kind = std::tuple<GroupKind, Collective, std::int64_t>;
    std::map<Kind, CollectiveUse> uses;
    std::map<Kind, std::vector<double>> rates; // of large messages
    for (const std::uint32_t index : window.kernels) {
        const Kernel& kernel = trace.kernels[index];
        if (kernel.message < 0)
            continue;
        const TracedMessage& message = trace.messages[static_cast<std::size_t>(kernel.message)];
        const GroupKind group = trace.groupKindOf(kernel);
        const std::int64_t ranks =
            message.group < 0 ? 0 : trace.groups[static_cast<std::size_t>(message.group)].size;
        CollectiveUse& use = uses.try_emplace({group, message.collective, ranks},
                                              CollectiveUse{group, message.collective, ranks})
                                 .first->second;
        ++use.count;
        const double seconds = static_cast<double>(kernel.span.length()) * secondsPerNanosecond;
        use.seconds += seconds;
        use.sized = use.sized && message.sized && ranks > 0;
        const double bytes = bytesSent(message.collective, message.in, message.out, ranks);
        use.bytes += bytes;
        if (message.sized && bytes >= largeMessage && seconds > 0) {
            ++use.large;
            use.largeBytes += bytes;
            rates[{group, message.collective, ranks}].push_back(bytes / seconds);
        }
    }
    for (auto& [kind, of] : rates)
        uses.at(kind).freeRate = upperQuartile(of);
    std::vector<CollectiveUse> list;
    list.reserve(uses.size());
    for (auto& [key, use] : uses)
        list.push_back(use);
    return list;
}

} // namespace

double CollectiveUse::rate() const {
    return sized && seconds > 0 ? bytes / seconds : 0;
}

MeasuredRank measuredRank(const RankTrace& trace, const StepWindow& window) {
    MeasuredRank rank;
    rank.source = trace.source;
    rank.rank = trace.rank;
    rank.worldSize = trace.worldSize;
    rank.step = window.number;
    rank.span = window.span;
    rank.kernels = window.kernels.size();
    rank.passes = passesOf(trace, window);
    rank.collectives = collectivesOf(trace, window);
    return rank;
}

void addOccupancy(MeasuredRank& rank, const RankTrace& trace, const StepWindow& window, const Span& pipeline,
                  const std::stop_token& stop) {
    std::vector<Span> spans;
    spans.reserve(rank.passes.passes.size());
    for (const MeasuredPass& pass : rank.passes.passes)
        spans.push_back(pass.span);
    rank.occupancy = occupancy(worksOf(trace, window), spans, rank.span, pipeline, stop);
}

} // namespace quadrille::traces
