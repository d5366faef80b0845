// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/timeline_index.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace quadrille::gantt {

std::int32_t stageCount(const Timeline& timeline) {
    std::int32_t count = 0;
    for (const TimedOperation& timed : timeline.operations()) {
        count = std::max({count, timed.operation.stage + 1, timed.operation.backwardStage + 1});
    }
    return count;
}

Fill fillOf(OperationKind kind) {
    switch (kind) {
    case OperationKind::forward:
        return Fill::forward;
    case OperationKind::backward:
    case OperationKind::inputGradient:
        return Fill::backward;
    case OperationKind::weightGradient:
        return Fill::weightGradient;
    case OperationKind::fused:
        break;
    }
    return Fill::fused;
}

void BusyTime::add(Fill fill, double busy, const Shades& shades) {
    time[static_cast<std::size_t>(fill)] += busy;
    shade[static_cast<std::size_t>(fill)] += busy * shades.upper;
    if (fill == Fill::fused) {
        fusedBackwardShade += busy * shades.lower;
    }
}

BusyTime& BusyTime::operator+=(const BusyTime& other) {
    for (std::size_t i = 0; i < fillCount; ++i) {
        time[i] += other.time[i];
        shade[i] += other.shade[i];
    }
    fusedBackwardShade += other.fusedBackwardShade;
    return *this;
}

BusyTime& BusyTime::operator-=(const BusyTime& other) {
    for (std::size_t i = 0; i < fillCount; ++i) {
        time[i] -= other.time[i];
        shade[i] -= other.shade[i];
    }
    fusedBackwardShade -= other.fusedBackwardShade;
    return *this;
}

TimelineIndex::TimelineIndex(std::shared_ptr<const Timeline> timeline)
    : m_timeline(std::move(timeline)), m_lanes(m_timeline->rankCount()), m_inFlight(m_timeline->rankCount()) {
    double begin = std::numeric_limits<double>::infinity();
    m_shortest = begin;
    m_stages = stageCount(*m_timeline);
    const std::size_t directions = m_timeline->order->placement.stageToRank.size();
    m_hasDirections = directions > 1;
    if (m_hasDirections) {
        m_chunks = directions;
    } else if (!m_lanes.empty()) {
        const auto lanes = static_cast<std::int32_t>(m_lanes.size());
        m_chunks = static_cast<std::size_t>(std::max((m_stages + lanes - 1) / lanes, 1));
    }
    m_shadePerChunk = m_chunks > 1 ? 1 / static_cast<double>(m_chunks - 1) : 0;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
        indexLane(lane);
        const auto operations = m_timeline->rank(lane);
        if (!operations.empty()) {
            begin = std::min(begin, (*operations.begin()).start);
        }
        m_busy += m_lanes[lane].before.back();
        m_peak = std::max(m_peak, m_timeline->ranks[lane].peakAtInputGradient);
    }
    if (m_shortest == std::numeric_limits<double>::infinity()) {
        m_shortest = 0;
    }
    const TimeRange span{begin, begin + m_timeline->makespan};
    m_span = span.isGood() ? span : TimeRange{};
}

void TimelineIndex::indexLane(std::size_t lane) {
    const auto operations = m_timeline->rank(lane);
    for (const TimedOperation& timed : operations) {
        m_microbatches = std::max(
            {m_microbatches, timed.operation.microbatch + 1, timed.operation.backwardMicrobatch + 1});
        m_holds[static_cast<std::size_t>(timed.operation.kind)] = true;
    }
    std::vector<BusyTime>& before = m_lanes[lane].before;
    before.reserve(operations.size() / blockSize + 1);
    BusyTime sum;
    for (std::size_t i = 0; i < operations.size(); ++i) {
        if (i % blockSize == 0) {
            before.push_back(sum);
        }
        const double duration = operations[i].end - operations[i].start;
        if (duration > 0) {
            m_shortest = std::min(m_shortest, duration);
        }
        addPart(sum, operations[i], operations[i].start, operations[i].end);
    }
    before.push_back(sum);
    for (std::size_t first = 0; first < operations.size(); first += blockSize) {
        m_lanes[lane].blockEnds.push_back(operations[std::min(first + blockSize, operations.size()) - 1].end);
    }
}

Shades TimelineIndex::shadesOf(const Operation& operation) const {
    if (m_chunks < 2) {
        return {};
    }
    const double shade =
        m_shadePerChunk * static_cast<double>(chunkOf(operation.stage, operation.microbatch));
    if (operation.kind != OperationKind::fused) {
        return {shade, shade};
    }
    const std::size_t backward = chunkOf(operation.backwardStage, operation.backwardMicrobatch);
    return {shade, m_shadePerChunk * static_cast<double>(backward)};
}

std::size_t TimelineIndex::laneOf(std::size_t operation) const {
    const auto after = std::ranges::upper_bound(m_timeline->order->rankOffsets, operation);
    return static_cast<std::size_t>(after - m_timeline->order->rankOffsets.begin()) - 1;
}

OperationRun TimelineIndex::visible(std::size_t lane, const TimeRange& range) const {
    const auto operations = m_timeline->rank(lane);
    const std::size_t offset = m_timeline->order->rankOffsets[lane];
    const auto first = std::ranges::upper_bound(operations, range.begin, {}, &TimedOperation::end);
    const auto last = std::ranges::lower_bound(operations, range.end, {}, &TimedOperation::start);
    const auto from = static_cast<std::size_t>(first - operations.begin());
    const auto to = static_cast<std::size_t>(last - operations.begin());
    return {offset + from, offset + std::max(from, to)};
}

std::optional<std::size_t> TimelineIndex::operationAt(std::size_t lane, double time) const {
    const auto operations = m_timeline->rank(lane);
    const auto found = std::ranges::upper_bound(operations, time, {}, &TimedOperation::end);
    if (found == operations.end() || (*found).start > time) {
        return {};
    }
    return m_timeline->order->rankOffsets[lane] + static_cast<std::size_t>(found - operations.begin());
}

bool isUnknown(const Timeline& timeline, std::size_t lane) {
    return timeline.order->rank(lane).empty() && timeline.ranks[lane].idle == 0 && timeline.makespan > 0;
}

std::optional<TimeRange> TimelineIndex::gapAt(std::size_t lane, double time) const {
    // NOLINTNEXTLINE(readability-simplify-boolean-expr): what is no number is nowhere
    if (isUnknown(*m_timeline, lane) || !(time >= m_span.begin && time <= m_span.end) ||
        operationAt(lane, time)) {
        return {};
    }
    const auto operations = m_timeline->rank(lane);
    const auto next = std::ranges::upper_bound(operations, time, {}, &TimedOperation::end);
    const TimeRange gap{next == operations.begin() ? m_span.begin : (*std::ranges::prev(next)).end,
                        next == operations.end() ? m_span.end : (*next).start};
    return gap.isGood() ? std::optional(gap) : std::nullopt;
}

std::vector<TimeRange> TimelineIndex::gaps(std::size_t lane, const TimeRange& range, double shortest) const {
    std::vector<TimeRange> found;
    if (isUnknown(*m_timeline, lane)) {
        return found;
    }
    const auto operations = m_timeline->rank(lane);
    const double last = std::min(range.end, m_span.end);
    std::size_t next = 0;
    // Whatever is that long holds one of the moments looked at.
    for (double time = std::max(range.begin, m_span.begin); time < last && shortest > 0;) {
        next = firstEndingAfter(lane, next, time);
        if (next < operations.size() && operations[next].start <= time) {
            time = std::max(operations[next].end, time + shortest);
            continue;
        }
        const double begin = next == 0 ? m_span.begin : operations[next - 1].end;
        const double end = next == operations.size() ? m_span.end : operations[next].start;
        const TimeRange seen{std::max(begin, range.begin), std::min(end, last)};
        if (seen.length() >= shortest) {
            found.push_back(seen);
        }
        time = end;
    }
    return found;
}

std::optional<std::size_t> TimelineIndex::nearestOperation(std::size_t lane, double time) const {
    const auto operations = m_timeline->rank(lane);
    if (operations.empty()) {
        return {};
    }
    const auto middle = [](const TimedOperation& timed) {
        return timed.start + (timed.end - timed.start) / 2;
    };
    auto found = std::ranges::lower_bound(operations, time, {}, middle);
    if (found == operations.end() ||
        (found != operations.begin() && time - middle(*std::ranges::prev(found)) < middle(*found) - time)) {
        --found;
    }
    return m_timeline->order->rankOffsets[lane] + static_cast<std::size_t>(found - operations.begin());
}

std::optional<double> TimelineIndex::eventAfter(double time) const {
    const double from = time + 1e-9 * m_span.length(); // what rounding took apart is one event
    std::optional<double> nearest;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
        const auto operations = m_timeline->rank(lane);
        const auto next = std::ranges::upper_bound(operations, from, {}, &TimedOperation::end);
        if (next != operations.end()) {
            const double event = (*next).start > from ? (*next).start : (*next).end;
            nearest = std::min(nearest.value_or(event), event);
        }
    }
    return nearest;
}

std::optional<double> TimelineIndex::eventBefore(double time) const {
    const double until = time - 1e-9 * m_span.length();
    std::optional<double> nearest;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
        const auto operations = m_timeline->rank(lane);
        const auto after = std::ranges::lower_bound(operations, until, {}, &TimedOperation::start);
        if (after != operations.begin()) {
            const TimedOperation last = *std::ranges::prev(after);
            const double event = last.end < until ? last.end : last.start;
            nearest = std::max(nearest.value_or(event), event);
        }
    }
    return nearest;
}

void TimelineIndex::addPart(BusyTime& sum, const TimedOperation& operation, double from, double to) const {
    const double part = std::min(operation.end, to) - std::max(operation.start, from);
    if (part > 0) {
        sum.add(fillOf(operation.operation.kind), part, shadesOf(operation.operation));
    }
}

std::size_t TimelineIndex::firstEndingAfter(std::size_t lane, std::size_t from, double time) const {
    const auto operations = m_timeline->rank(lane);
    const std::vector<double>& ends = m_lanes[lane].blockEnds;
    // Doubling steps first, for the next column is near; over blocks, for their ends fit the cache.
    std::size_t block = from / blockSize;
    for (std::size_t step = 1; block < ends.size() && ends[block] <= time; step *= 2) {
        const std::size_t beyond = std::min(block + step, ends.size());
        if (beyond < ends.size() && ends[beyond] <= time) {
            block = beyond;
            continue;
        }
        const auto first = ends.begin() + static_cast<std::ptrdiff_t>(block + 1);
        const auto last = ends.begin() + static_cast<std::ptrdiff_t>(beyond);
        block = static_cast<std::size_t>(std::upper_bound(first, last, time) - ends.begin());
        break;
    }
    std::size_t next = std::min(std::max(from, block * blockSize), operations.size());
    while (next < operations.size() && operations[next].end <= time) {
        ++next;
    }
    return next;
}

void TimelineIndex::advance(BusyTime& sum, std::size_t lane, std::size_t from, std::size_t to) const {
    const auto operations = m_timeline->rank(lane);
    const std::vector<BusyTime>& before = m_lanes[lane].before;
    if (to == operations.size()) {
        sum = before.back();
        return;
    }
    const std::size_t blockStart = to / blockSize * blockSize;
    if (blockStart >= from) {
        sum = before[to / blockSize];
        from = blockStart;
    }
    for (; from < to; ++from) {
        addPart(sum, operations[from], operations[from].start, operations[from].end);
    }
}

BusyTime TimelineIndex::busyUntil(std::size_t lane, double time) const {
    const auto operations = m_timeline->rank(lane);
    const std::size_t next = firstEndingAfter(lane, 0, time);
    BusyTime sum;
    advance(sum, lane, 0, next);
    if (next < operations.size()) {
        addPart(sum, operations[next], operations[next].start, time);
    }
    return sum;
}

std::vector<BusyTime> TimelineIndex::columns(std::size_t lane, const TimeRange& range,
                                             std::size_t columns) const {
    const auto operations = m_timeline->rank(lane);
    std::vector<BusyTime> result(columns);
    std::size_t next = firstEndingAfter(lane, 0, range.begin);
    BusyTime before; // operation `next`
    advance(before, lane, 0, next);
    double from = range.begin;
    for (std::size_t column = 0; column < columns && next < operations.size(); ++column) {
        const double to =
            range.begin + range.length() * static_cast<double>(column + 1) / static_cast<double>(columns);
        BusyTime& busy = result[column];
        const std::size_t last = firstEndingAfter(lane, next, to); // may go on beyond this column
        if (last - next > 1) {
            BusyTime after = before;
            advance(after, lane, next, last);
            BusyTime begun; // before this column
            addPart(begun, operations[next], operations[next].start, from);
            busy = after;
            busy -= before;
            busy -= begun;
            before = after;
        } else if (last != next) {
            addPart(busy, operations[next], from, to);
            advance(before, lane, next, last);
        }
        if (last < operations.size()) {
            addPart(busy, operations[last], from, to);
        }
        next = last;
        from = to;
    }
    return result;
}

double TimelineIndex::idleShare(const TimeRange& range) const {
    const TimeRange seen{std::max(range.begin, m_span.begin), std::min(range.end, m_span.end)};
    if (!seen.isGood() || m_lanes.empty() || m_timeline->makespan <= 0) {
        return 0;
    }
    double busy = 0;
    double known = 0;
    for (std::size_t lane = 0; lane < m_lanes.size(); ++lane) {
        busy += busyUntil(lane, seen.end).total() - busyUntil(lane, seen.begin).total();
        known += isUnknown(*m_timeline, lane) ? 0 : 1;
    }
    return known > 0 ? std::clamp(1 - busy / (known * seen.length()), 0.0, 1.0) : 0;
}

const InFlightProfile& TimelineIndex::inFlight(std::size_t lane) const {
    std::unique_ptr<InFlightProfile>& profile = m_inFlight[lane];
    if (!profile) {
        profile = std::make_unique<InFlightProfile>(quadrille::inFlight(*m_timeline, lane));
    }
    return *profile;
}

} // namespace quadrille::gantt
