// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/schedule_request.h"

#include "app/cli/schedule_input.h"
#include "app/session/file_io.h"
#include "app/text_io/nearest.h"
#include "app/text_io/numbers.h"
#include "app/text_io/order_file.h"
#include "app/text_io/refuse.h"
#include "core/analysis/analysis.h"
#include "core/pipeline/order_file.h"

#include <algorithm>

namespace quadrille::cli {
namespace {

constexpr qint64 largestDurations = 1LL << 26; // bytes: a line for each of a million stages

ScheduleKind kindOf(const std::string& word) {
    if (const auto kind = scheduleFromName(word))
        return *kind;
    std::vector<std::string> words;
    words.reserve(scheduleKinds.size());
    for (const ScheduleKind kind : scheduleKinds)
        words.emplace_back(scheduleName(kind));
    refuse("schedule", "must be %1, not %2", Alternatives{words}, inQuotes(word));
}

std::int64_t required(std::string_view field, const std::string& text) {
    if (text.empty())
        refuse(field, "must be given to schedule");
    return wholeNumber(field, text);
}

std::int64_t optional(std::string_view field, const std::string& text, std::int64_t fallback) {
    return text.empty() ? fallback : wholeNumber(field, text);
}

ScheduleShape typedShape(const ScheduleOptions& options) {
    return {.ranks = required("pp", options.pp),
            .microbatches = required("microbatches", options.microbatches),
            .chunks = optional("vpp", options.vpp, 1),
            .group = optional("group", options.group, 0),
            .pipelines = optional("pipelines", options.pipelines, 0),
            .memoryLimit =
                options.memoryLimit.empty() ? 0 : decimalNumber("memory-limit", options.memoryLimit, true)};
}

std::string readFile(std::string_view field, const std::string& file, qint64 largest) {
    try {
        return readWhole(QString::fromStdString(file), largest).toStdString();
    } catch (const InputError& error) {
        refuseFile(field, file, error);
    }
}

} // namespace

ScheduleRequest scheduleRequest(const ScheduleOptions& options) {
    if (options.schedule.empty())
        refuse("schedule", "must be given to schedule");
    ScheduleRequest request{kindOf(options.schedule), typedShape(options)};
    const ScheduleTraits& rules = traits(request.kind);
    if (options.vpp.empty() && rules.leastChunks == rules.mostChunks)
        request.shape.chunks = rules.leastChunks;
    return request;
}

ScheduleShape comparedShape(const ScheduleOptions& options, ScheduleKind kind) {
    ScheduleShape shape = typedShape(options);
    const ScheduleTraits& rules = traits(kind);
    shape.chunks = nearestChunks(kind, shape.chunks);
    if (!rules.grouped)
        shape.group = 0;
    if (!traits(kind).choosesPipelines)
        shape.pipelines = 0;
    if (!rules.searched)
        shape.memoryLimit = 0;
    return shape;
}

std::optional<Message> tooManyOperations(const ScheduleOptions& options, ScheduleKind kind,
                                         const ScheduleShape& shape) {
    const std::int64_t most =
        optional("max-operations", options.maxOperations, options.compare ? largestTimeline : maxOperations);
    const std::int64_t operations = mostOperations(kind, shape);
    if (operations <= most)
        return std::nullopt;
    return Message{"The schedule has up to %1 operations, more than the %2 that are worked out; "
                   "--max-operations sets how many.",
                   {operations, most}};
}

Order orderFromFile(const std::string& file) {
    const std::string text = readFile("order", file, largestOrderFile);
    try {
        return parseOrder(text);
    } catch (const InputError& error) {
        refuse("order", "%1 of %2: %3", error.field(), shownFile(file), english(error.rule()));
    }
}

RequestedTimes::RequestedTimes(const ScheduleOptions& options)
    : m_file(options.durations), m_forward(decimalNumber("forward", options.forward, true)),
      m_inputGradient(decimalNumber("input-gradient", options.inputGradient, true)),
      m_weightGradient(decimalNumber("weight-gradient", options.weightGradient, true)),
      m_p2p(decimalNumber("p2p", options.p2p, true)) {
    if (!m_file.empty())
        m_text = readFile("durations", m_file, largestDurations);
}

Durations RequestedTimes::of(std::int64_t stages, bool split) const {
    const auto count = static_cast<std::size_t>(stages);
    if (!m_file.empty()) {
        try {
            return durationsFromJson(m_text, count, split);
        } catch (const InputError& error) {
            refuseFile("durations", m_file, error);
        }
    }
    Durations durations = Durations::uniform(count, m_forward, m_inputGradient, m_weightGradient);
    durations.p2p = m_p2p;
    return durations;
}

Durations RequestedTimes::ofShape(const ScheduleShape& shape, bool split) const {
    if (!m_file.empty())
        return of(shape.stages(), split);
    const auto chunks = static_cast<double>(shape.chunks);
    Durations durations = Durations::uniform(static_cast<std::size_t>(shape.stages()), m_forward / chunks,
                                             m_inputGradient / chunks, m_weightGradient / chunks);
    durations.p2p = m_p2p;
    return durations;
}

} // namespace quadrille::cli
