// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/trace_collector.h"

#include "core/text/input_error.h"

#include <algorithm>
#include <charconv>
#include <numeric>

namespace quadrille::traces {
namespace {

/// Names of which there are so many that they are no names.
constexpr std::size_t mostKnownNames = std::size_t{1} << 16;
constexpr std::size_t mostMarks = std::size_t{1} << 20;
constexpr std::size_t mostGroups = std::size_t{1} << 12;
constexpr std::size_t mostMessages = std::size_t{1} << 18;

constexpr std::string_view paramComms = "record_param_comms"; // pytorch/kineto@002d991, output_json.cpp
constexpr std::string_view automaticDifferentiation = "autograd::engine::evaluate_function";

std::string fieldOf(std::int64_t number, const char* key) {
    return "traceEvents[" + std::to_string(number) + "]." + key;
}

[[noreturn]] void tooMany(std::size_t most, const char* rule) {
    throw InputError("traceEvents", {rule, {static_cast<std::int64_t>(most)}});
}

bool contains(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

/// The first two numbers of "[4, 12, 20]"; what is not there is nothing.
std::array<std::optional<std::int64_t>, 2> firstTwo(std::string_view list) {
    std::array<std::optional<std::int64_t>, 2> numbers;
    std::size_t at = 0;
    for (auto& number : numbers) {
        at = list.find_first_of("0123456789.", at);
        if (at == std::string_view::npos || list[at] == '.')
            break;
        std::int64_t value = 0;
        const auto [end, error] = std::from_chars(list.data() + at, list.data() + list.size(), value);
        if (error != std::errc())
            break;
        number = value;
        at = static_cast<std::size_t>(end - list.data());
    }
    return numbers;
}

} // namespace

Span TraceCollector::spanOf(const TraceEvent& event, std::int64_t number) const {
    const auto timeOf = [number](const std::optional<TraceNumber>& value, const char* key) {
        if (!value)
            throw InputError(fieldOf(number, key), {QUADRILLE_MESSAGE("must be a number"), {}});
        if (!value->nanoseconds)
            throw InputError(fieldOf(number, key),
                             {QUADRILLE_MESSAGE("is no time that a clock can show"), {}});
        return *value->nanoseconds;
    };
    const Time begin = timeOf(event.start, "ts");
    const Time length = timeOf(event.duration, "dur");
    if (length < 0)
        throw InputError(fieldOf(number, "dur"), {QUADRILLE_MESSAGE("must not be negative"), {}});
    return {begin, begin + length};
}

void TraceCollector::add(const TraceEvent& event, std::int64_t number) {
    if (event.category == EventCategory::none || event.phase != "X")
        return;
    if (event.wrong != nullptr)
        throw InputError(fieldOf(number, event.wrong),
                         {QUADRILLE_MESSAGE("has a value of the wrong type"), {}});
    constexpr std::size_t longestName = std::size_t{1} << 14; // templates have long ones, none as long
    if (std::max({event.name.size(), event.group.size(), event.collective.size(), event.dtype.size()}) >
        longestName)
        throw InputError(fieldOf(number, "name"), {QUADRILLE_MESSAGE("must have at most %1 characters"),
                                                   {static_cast<std::int64_t>(longestName)}});
    switch (event.category) {
    case EventCategory::kernel:
    case EventCategory::copy:
        addKernel(event, number);
        break;
    case EventCategory::hostMark:
    case EventCategory::gpuMark:
        addMark(event, number);
        break;
    case EventCategory::launch:
        addLaunch(event, number);
        break;
    case EventCategory::hostOperation:
        addHostOperation(event);
        break;
    case EventCategory::none:
        break;
    }
}

void TraceCollector::addKernel(const TraceEvent& event, std::int64_t number) {
    const std::int64_t device = event.device.value_or(0);
    if (device != m_device.value_or(device)) {
        ++m_trace.otherDevices;
        return;
    }
    m_device = device;
    if (m_trace.kernels.size() == mostKernels)
        tooMany(mostKernels, QUADRILLE_MESSAGE("has more than %1 kernels: fewer steps would do"));
    Kernel kernel;
    kernel.span = spanOf(event, number);
    kernel.stream = streamOf(event.stream.value_or(event.thread.value_or(0)));
    if (event.category == EventCategory::copy) {
        kernel.cause = Cause::copies;
    } else if (const KernelRule* rule = kernelRule(event.name)) {
        kernel.cause = rule->cause;
        if (rule->collective || rule->cause == Cause::otherMessages)
            kernel.message = messageOf(event, rule->collective);
    } else {
        ++m_trace.unnamed;
    }
    m_trace.kernels.push_back(kernel);
    m_ties.push_back({event.correlation.value_or(-1), event.externalId.value_or(-1)});
}

void TraceCollector::addMark(const TraceEvent& event, std::int64_t number) {
    const bool onGpu = event.category == EventCategory::gpuMark;
    const std::optional<Mark>& known = markRule(event.name);
    if (!known)
        return;
    if (!onGpu && event.thread)
        m_markedThreads.insert(*event.thread);
    if (m_trace.marks.size() == mostMarks)
        tooMany(mostMarks, QUADRILLE_MESSAGE("has more than %1 annotations: fewer steps would do"));
    Mark mark = *known;
    mark.span = spanOf(event, number);
    mark.onGpu = onGpu;
    mark.stream = onGpu ? streamOf(event.stream.value_or(event.thread.value_or(0))) : -1;
    m_trace.marks.push_back(mark);
}

void TraceCollector::addLaunch(const TraceEvent& event, std::int64_t number) {
    const bool launches =
        contains(event.name, "Launch") || contains(event.name, "Memcpy") || contains(event.name, "Memset");
    if (!launches || !event.correlation)
        return;
    if (m_launches.size() == 2 * mostKernels)
        tooMany(2 * mostKernels, QUADRILLE_MESSAGE("has more than %1 launches: fewer steps would do"));
    m_launches.push_back({*event.correlation, spanOf(event, number).begin, event.thread.value_or(-1)});
}

void TraceCollector::addHostOperation(const TraceEvent& event) {
    if (event.name == paramComms) {
        if (event.externalId && !event.collective.empty() && m_messagesOfHost.size() < mostKernels)
            m_messagesOfHost.emplace(*event.externalId, messageOf(event, std::nullopt));
    } else if (event.thread && event.name.starts_with(automaticDifferentiation)) {
        m_backwardThreads.insert(*event.thread);
    }
}

const KernelRule* TraceCollector::kernelRule(const std::string& name) {
    const auto found = m_knownKernels.find(name);
    if (found != m_knownKernels.end())
        return found->second;
    const KernelRule* rule = m_rules.kernel(name);
    if (m_knownKernels.size() < mostKnownNames)
        m_knownKernels.emplace(name, rule);
    return rule;
}

const std::optional<Mark>& TraceCollector::markRule(const std::string& name) {
    const auto found = m_knownMarks.find(name);
    if (found != m_knownMarks.end())
        return found->second;
    if (m_knownMarks.size() >= mostKnownNames)
        m_knownMarks.clear();
    return m_knownMarks.emplace(name, m_rules.mark(name)).first->second;
}

std::int32_t TraceCollector::groupOf(const TraceEvent& event) {
    TracedGroup group;
    group.description = event.group;
    group.size = event.groupSize.value_or(0);
    const auto ranks = firstTwo(event.groupRanks);
    group.first = ranks[0] ? *ranks[0] : event.firstRank.value_or(-1);
    group.stride = ranks[0] && ranks[1] ? *ranks[1] - *ranks[0] : event.rankStride.value_or(0);
    if (group.description.empty() && group.size == 0)
        return -1;
    const std::tuple key(group.description, group.size, group.first, group.stride);
    const auto found = m_knownGroups.find(key);
    if (found != m_knownGroups.end())
        return found->second;
    if (m_trace.groups.size() == mostGroups)
        tooMany(mostGroups, QUADRILLE_MESSAGE("has more than %1 groups of ranks"));
    group.kind = m_rules.group(group.description);
    const auto index = static_cast<std::int32_t>(m_trace.groups.size());
    m_trace.groups.push_back(group);
    m_knownGroups.emplace(key, index);
    return index;
}

std::int32_t TraceCollector::messageOf(const TraceEvent& event, std::optional<Collective> byName) {
    TracedMessage message;
    message.collective = event.collective.empty() ? byName.value_or(Collective::unknown)
                                                  : m_rules.collective(event.collective);
    if (message.collective == Collective::unknown && byName)
        message.collective = *byName;
    message.group = groupOf(event);
    const auto bytes = m_rules.elementBytes(event.dtype);
    const auto isAmount = [](const std::optional<double>& n) { return n && *n >= 0 && *n < 1e15; };
    if (bytes && isAmount(event.elementsIn) && isAmount(event.elementsOut)) {
        message.in = *event.elementsIn * *bytes;
        message.out = *event.elementsOut * *bytes;
        message.sized = true;
    }
    return interned(message);
}

std::int32_t TraceCollector::interned(const TracedMessage& message) {
    const std::tuple key(message.collective, message.group, message.in, message.out, message.sized);
    const auto found = m_knownMessages.find(key);
    if (found != m_knownMessages.end())
        return found->second;
    if (m_trace.messages.size() == mostMessages)
        tooMany(mostMessages, QUADRILLE_MESSAGE("has more than %1 kinds of messages"));
    const auto index = static_cast<std::int32_t>(m_trace.messages.size());
    m_trace.messages.push_back(message);
    m_knownMessages.emplace(key, index);
    return index;
}

std::int32_t TraceCollector::streamOf(std::int64_t number) {
    constexpr std::size_t mostStreams = 1 << 16;
    const auto found = m_streams.find(number);
    if (found != m_streams.end())
        return found->second;
    if (m_streams.size() == mostStreams)
        tooMany(mostStreams, QUADRILLE_MESSAGE("has more than %1 streams"));
    return m_streams.emplace(number, m_trace.streams++).first->second;
}

/// Launches, threads and messages may come behind the kernels that they are of.
void TraceCollector::tieToHost(const std::stop_token& stop) {
    for (const std::int64_t marked : m_markedThreads)
        m_backwardThreads.erase(marked); // the program's own may differentiate a little as well
    std::ranges::stable_sort(m_launches, {}, &Launch::correlation);
    throwIfStopped(stop);
    for (std::size_t i = 0; i < m_trace.kernels.size(); ++i) {
        Kernel& kernel = m_trace.kernels[i];
        const Tie& tie = m_ties[i];
        const auto launch = std::ranges::lower_bound(m_launches, tie.correlation, {}, &Launch::correlation);
        if (tie.correlation >= 0 && launch != m_launches.end() && launch->correlation == tie.correlation) {
            kernel.launched = launch->time;
            kernel.backward = m_backwardThreads.contains(launch->thread);
        }
        const bool silent =
            kernel.message >= 0 && m_trace.messages[static_cast<std::size_t>(kernel.message)].group < 0;
        if (silent && tie.externalId >= 0)
            if (const auto found = m_messagesOfHost.find(tie.externalId); found != m_messagesOfHost.end())
                kernel.message = found->second;
    }
}

void TraceCollector::orderByTime(const std::stop_token& stop) {
    const auto byStart = [](const auto& each) { return std::pair(each.span.begin, each.span.end); };
    std::ranges::stable_sort(m_trace.kernels, {}, byStart);
    throwIfStopped(stop);
    std::ranges::stable_sort(m_trace.marks, {}, byStart);
}

RankTrace TraceCollector::finish(const std::stop_token& stop) {
    if (m_trace.kernels.empty())
        throw InputError(
            "traceEvents",
            {QUADRILLE_MESSAGE("has no kernel of a GPU: the profiler has to record its activity"), {}});
    tieToHost(stop);
    orderByTime(stop);
    // Two machines' clocks agree in what they count from.
    for (Kernel& kernel : m_trace.kernels) {
        kernel.span = {kernel.span.begin + m_base, kernel.span.end + m_base};
        if (kernel.launched != noTime)
            kernel.launched += m_base;
    }
    for (Mark& mark : m_trace.marks)
        mark.span = {mark.span.begin + m_base, mark.span.end + m_base};
    return std::move(m_trace);
}

} // namespace quadrille::traces
