// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/training_log.h"

#include "core/check/check.h"
#include "core/measurements/logs/numbers_in_lines.h"
#include "core/measurements/median.h"
#include "core/measurements/speed_measure.h"
#include "core/scenario/dimension.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"
#include "core/units/significant.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace quadrille {
namespace {

using logs::LineShape;
using logs::LogFormat;
using logs::Quantity;

/// What one line says.
struct Sample {
    std::array<std::optional<double>, logs::quantities> values;
    bool namesIteration = false; ///< else it is of the one that was named last

    [[nodiscard]] std::optional<double> at(Quantity quantity) const {
        return values[static_cast<std::size_t>(quantity)];
    }
    std::optional<double>& at(Quantity quantity) { return values[static_cast<std::size_t>(quantity)]; }
    /// What a speed follows from, or goes with one.
    [[nodiscard]] bool tellsSpeed() const {
        return at(Quantity::seconds) || at(Quantity::tokensPerGpu) || at(Quantity::samples) ||
               at(Quantity::stepsPerSecond) || at(Quantity::flopsPerGpu);
    }
};

std::optional<Sample> sampleOf(std::string_view line, const LineShape& shape) {
    for (const std::string_view mark : shape.marks)
        if (line.find(mark) == std::string_view::npos)
            return std::nullopt;
    if (shape.percentFirst && !logs::beginsWithPercent(line))
        return std::nullopt;
    Sample sample;
    for (const logs::NumberRule& rule : shape.numbers)
        if (auto& value = sample.at(rule.quantity); !value)
            if (const auto number = logs::numberBeside(line, rule.words, rule.place);
                number && std::isfinite(*number * rule.unit))
                value = *number * rule.unit;
    return sample.tellsSpeed() ? std::optional(sample) : std::nullopt;
}

/// The samples of one format.
class FormatReader {
public:
    explicit FormatReader(const LogFormat& format) : m_format(&format), m_needed(!format.needs.empty()) {}

    void line(std::string_view text) {
        if (m_needed && text.find(m_format->needs) != std::string_view::npos)
            m_needed = false;
        for (const LineShape& shape : m_format->shapes)
            if (const auto sample = sampleOf(text, shape))
                add(*sample, shape.lastResort);
    }

    [[nodiscard]] const LogFormat& format() const { return *m_format; }
    [[nodiscard]] const std::vector<Sample>& samples() const {
        static const std::vector<Sample> none;
        return m_needed ? none : m_samples.empty() ? m_lastResort : m_samples;
    }
    /// Of its samples those from which a step follows.
    [[nodiscard]] std::size_t steps() const {
        const auto& all = samples();
        return static_cast<std::size_t>(std::ranges::count_if(all, [](const Sample& sample) {
            return sample.at(Quantity::seconds) || sample.at(Quantity::tokensPerGpu) ||
                   sample.at(Quantity::samples) || sample.at(Quantity::stepsPerSecond);
        }));
    }

private:
    void add(Sample sample, bool lastResort) {
        // Lines of several kinds tell of one iteration.
        sample.namesIteration = sample.at(Quantity::iteration).has_value();
        if (sample.namesIteration)
            m_iteration = *sample.at(Quantity::iteration);
        sample.at(Quantity::iteration) = m_iteration;
        if (const auto total = sample.at(Quantity::total)) {
            if (!m_total)
                m_total = total;
            if (*total != *m_total)
                return;
        }
        (lastResort ? m_lastResort : m_samples).push_back(sample);
    }

    const LogFormat* m_format;
    bool m_needed; ///< what the format needs has not come yet
    double m_iteration = 0;
    std::optional<double> m_total;
    std::vector<Sample> m_samples, m_lastResort;
};

std::optional<std::int64_t> wholeOf(std::optional<double> number) {
    if (!number || *number < 0.5 || *number > static_cast<double>(largestDimensionValue))
        return std::nullopt;
    return std::llround(*number);
}

class Reader {
public:
    Reader() {
        for (const LogFormat* format : logs::formats())
            m_formats.emplace_back(*format);
    }

    void line(std::string_view text) {
        for (FormatReader& format : m_formats)
            format.line(text);
        remember(text);
        // huggingface/transformers@c599e98, src/transformers/trainer.py: before the first step.
        if (const auto batch = logs::numberBeside(
                text,
                "Total train batch size (w. parallel, distributed & accumulation) =", logs::Place::after))
            m_trainerBatch = wholeOf(batch);
        if (text.find("CUDA out of memory") != std::string_view::npos ||
            text.find("torch.OutOfMemoryError") != std::string_view::npos)
            m_ranOut = true;
    }

    /// None where there is nothing of a step.
    [[nodiscard]] std::optional<TrainingLog> log() const;

private:
    /// Memory: the highest of all lines.
    void remember(std::string_view text) {
        constexpr double most = 1e18; // more bytes than any GPU will have: no such number was meant
        for (const logs::MemoryRule& rule : logs::memoryRules()) {
            if (!rule.with.empty() && text.find(rule.with) == std::string_view::npos)
                continue;
            const auto number = logs::numberBeside(text, rule.words, rule.place);
            double& known = m_memory.at(static_cast<std::size_t>(rule.kind));
            if (number && *number > 0 && *number * rule.unit <= most)
                known = std::max(known, *number * rule.unit);
        }
    }
    void tellMemory(TrainingLog& log) const {
        for (const MemoryKind kind : {MemoryKind::reserved, MemoryKind::allocated, MemoryKind::device})
            if (const double known = m_memory.at(static_cast<std::size_t>(kind)); known > 0) {
                log.memory = Bytes(known);
                log.memoryKind = kind;
                return;
            }
    }

    std::vector<FormatReader> m_formats;
    std::array<double, allMemoryKinds.size()> m_memory{};
    bool m_ranOut = false;
    std::optional<std::int64_t> m_trainerBatch; ///< of the Hugging Face Trainer
};

/// The median over the samples of iterations from the given one on.
std::optional<double> steady(const std::vector<Sample>& samples, Quantity quantity, double from) {
    std::vector<double> values;
    for (const Sample& sample : samples)
        if (const auto value = sample.at(quantity);
            *sample.at(Quantity::iteration) >= from && value && *value > 0)
            values.push_back(*value);
    return values.empty() ? std::nullopt : std::optional(median(values));
}

std::optional<TrainingLog> Reader::log() const {
    TrainingLog log;
    log.ranOut = m_ranOut;
    tellMemory(log);
    const FormatReader* best = nullptr;
    for (const FormatReader& each : m_formats)
        if (each.steps() > (best == nullptr ? 0 : best->steps()))
            best = &each;
    if (best == nullptr)
        return m_ranOut ? std::optional(log) : std::nullopt;
    const std::vector<Sample>& samples = best->samples();
    std::vector<double> iterations; // several ranks may report the same one
    for (const Sample& sample : samples)
        if (sample.namesIteration)
            iterations.push_back(*sample.at(Quantity::iteration));
    if (iterations.empty())
        iterations.push_back(0);
    std::sort(iterations.begin(), iterations.end());
    iterations.erase(std::unique(iterations.begin(), iterations.end()), iterations.end());

    constexpr std::size_t mostWarmUp = 10;
    log.format = &best->format();
    log.iterations = iterations.size();
    log.warmUp = std::min(mostWarmUp, iterations.size() / 3);
    const double from = iterations[log.warmUp];
    const auto at = [&](Quantity quantity) { return steady(samples, quantity, from); };
    if (const auto seconds = at(Quantity::seconds))
        log.step = Seconds(*seconds);
    else if (const auto rate = at(Quantity::stepsPerSecond); rate && std::isfinite(1 / *rate))
        log.step = Seconds(1 / *rate);
    log.tokensPerGpu = at(Quantity::tokensPerGpu);
    log.samplesPerSecond = at(Quantity::samples);
    if (const auto rate = at(Quantity::flopsPerGpu))
        log.perGpu = FlopsPerSecond(*rate);
    log.globalBatch = wholeOf(at(Quantity::globalBatch));
    if (!log.globalBatch)
        log.globalBatch = m_trainerBatch;
    const auto tokens = at(Quantity::tokens);
    // Both rates are cut to three digits, which is good for so many GPUs.
    constexpr double mostCertain = 48;
    if (tokens && log.tokensPerGpu && *tokens / *log.tokensPerGpu <= mostCertain)
        log.gpus = wholeOf(*tokens / *log.tokensPerGpu);
    return log;
}

/// Every framework that is known: "Megatron-LM, …".
std::string knownLabels() {
    std::string labels;
    for (const LogFormat* format : logs::formats())
        labels += (labels.empty() ? "" : ", ") + std::string(format->label);
    return labels;
}

} // namespace

TrainingLog parseTrainingLog(std::string_view text) {
    const std::string lines = withoutEscapes(text);
    Reader reader;
    for (std::size_t at = 0; at < lines.size();) {
        // Progress bars begin their line anew.
        const std::size_t end = std::min(lines.find_first_of("\r\n", at), lines.size());
        if (end > at)
            reader.line(std::string_view(lines).substr(at, end - at));
        at = end + 1;
    }
    if (const auto log = reader.log())
        return *log;
    throw InputError("log", {QUADRILLE_MESSAGE("must have lines that one of these prints after a step: %1"),
                             {knownLabels()}});
}

std::string TrainingLog::label() const {
    return format == nullptr ? std::string() : std::string(format->label);
}

namespace {

Message memorySentence(const TrainingLog& log) {
    if (!log.memory)
        return {QUADRILLE_MESSAGE("The log says nothing of memory."), {}};
    switch (log.memoryKind) {
    case MemoryKind::allocated:
        return {QUADRILLE_MESSAGE("At most %1 GiB allocated."), {inGib(*log.memory)}};
    case MemoryKind::reserved:
        return {QUADRILLE_MESSAGE("At most %1 GiB reserved."), {inGib(*log.memory)}};
    case MemoryKind::device:
        break;
    }
    return {QUADRILLE_MESSAGE("At most %1 GiB on the device."), {inGib(*log.memory)}};
}

} // namespace

std::vector<Message> TrainingLog::findings() const {
    std::vector<Message> found;
    if (format == nullptr)
        return {{QUADRILLE_MESSAGE("The log tells of no step: the run ran out of memory."), {}}};
    found.push_back({QUADRILLE_MESSAGE("Iterations of %2: %1, of which the first %3 are left out."),
                     {static_cast<std::int64_t>(iterations), label(), static_cast<std::int64_t>(warmUp)}});
    if (step)
        found.push_back({QUADRILLE_MESSAGE("An iteration takes %1 s."), {significant(step->value())}});
    if (tokensPerGpu)
        found.push_back({QUADRILLE_MESSAGE("%1 tokens/s per GPU."), {significant(*tokensPerGpu)}});
    if (samplesPerSecond)
        found.push_back({QUADRILLE_MESSAGE("%1 sequences/s."), {significant(*samplesPerSecond)}});
    if (perGpu)
        found.push_back({QUADRILLE_MESSAGE("%1 TFLOP/s per GPU, as %2 counts them."),
                         {significant(perGpu->value() / 1e12), label()}});
    if (globalBatch)
        found.push_back({QUADRILLE_MESSAGE("Global batch %1."), {*globalBatch}});
    if (gpus)
        found.push_back({QUADRILLE_MESSAGE("GPUs: %1."), {*gpus}});
    found.push_back(memorySentence(*this));
    if (ranOut)
        found.push_back({QUADRILLE_MESSAGE("In the end it ran out of memory."), {}});
    return found;
}

MeasuredRun runOf(const TrainingLog& log, Scenario scenario) {
    if (log.globalBatch)
        scenario.plan.globalBatch = *log.globalBatch;
    if (log.gpus)
        scenario.cluster.gpus = *log.gpus;
    if (const auto error = firstError(scenario))
        throw InputError("log", *error);
    MeasuredRun run;
    run.label = planLabel(scenario);
    if (log.step)
        run.step = log.step;
    else if (log.tokensPerGpu)
        run.step = stepOf(scenario, SpeedMeasure::tokensPerGpu, *log.tokensPerGpu);
    else if (log.samplesPerSecond) {
        const double seconds = static_cast<double>(scenario.plan.globalBatch) / *log.samplesPerSecond;
        if (std::isfinite(seconds) && seconds > 0)
            run.step = Seconds(seconds);
    }
    if (log.format == nullptr)
        run.outcome = Outcome::ranOut;
    run.memory = log.memory;
    run.memoryKind = log.memoryKind;
    run.scenario = scenario;
    for (const Message& finding : log.findings()) {
        if (!run.note.empty())
            run.note += ' ';
        run.note += english(finding);
    }
    return run;
}

} // namespace quadrille
