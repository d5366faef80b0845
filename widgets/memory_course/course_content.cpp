// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/memory_course/course_content.h"

#include <algorithm>

namespace quadrille::course {
namespace {

std::vector<Base> basesOf(const MemoryCourse& course, const std::optional<StageMemory>& memory) {
    std::vector<Base> bases;
    const Bytes states = course.states;
    if (!memory)
        return {{std::nullopt, states}};
    Bytes rest = states;
    for (const auto part : {MemoryPart::parameters, MemoryPart::gradients, MemoryPart::optimizer}) {
        if (part == MemoryPart::gradients && course.gradientsCome)
            continue; // they are no state of the whole step
        bases.push_back({part, std::min(memory->part(part), rest)});
        rest = rest - bases.back().bytes;
    }
    // Buffers of communication; a rounding error is none.
    if (rest > states * 1e-9)
        bases.push_back({MemoryPart::buffers, rest});
    std::erase_if(bases, [](const Base& base) { return base.bytes <= Bytes(); });
    return bases;
}

} // namespace

void Content::set(MemoryCourse value, const std::optional<StageMemory>& estimate) {
    const bool wasFull = !course || range == full();
    const gantt::TimeRange seen = range;
    course = std::make_shared<const MemoryCourse>(std::move(value));
    memory = estimate;
    index.emplace(course->moments);
    bases = basesOf(*course, memory);
    range = wasFull ? full() : gantt::clampedRange(seen, full(), 0);
}

gantt::TimeRange Content::full() const {
    const bool good = course && course->makespan > 0;
    return {0, good ? course->makespan : 1};
}

std::optional<Level> Content::peak() const {
    if (!course || course->peak >= course->moments.size())
        return std::nullopt;
    const MemoryMoment& moment = course->moments[course->peak];
    return Level{moment.activations, moment.working, course->peak};
}

Bytes Content::peakTotal() const {
    const auto fullest = peak();
    return fullest ? total(*fullest) : course->states;
}

bool Content::fullestAfterPasses() const {
    return memory && memory->peak.afterPasses();
}

double Content::largest() const {
    if (!course)
        return bytesPerGib;
    const double largest = std::max(peakTotal().value(), course->capacity.value());
    return largest > 0 ? largest : bytesPerGib;
}

void Content::clear() {
    const TimeBase base = timeBase;
    *this = {};
    timeBase = base;
}

} // namespace quadrille::course
