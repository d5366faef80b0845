// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/training_log.h"

#include "core/check/check.h"
#include "core/measurements/median.h"
#include "core/measurements/speed_measure.h"
#include "core/scenario/dimension.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace quadrille {
namespace {

constexpr double bytesPerMib = 1024.0 * 1024.0;

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// The number at the start of the text, after spaces: "5630.1", "10,050", "1.2E+03", "11.5K" (thousands, as
/// nanotron abbreviates); none where there is none.
std::optional<double> leadingNumber(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    std::string digits;
    std::size_t end = 0;
    for (; end < text.size(); ++end) {
        const char c = text[end];
        const bool exponent = (c == 'e' || c == 'E') && end + 2 < text.size() &&
                              (isDigit(text[end + 1]) || (text[end + 1] == '+' || text[end + 1] == '-'));
        const bool sign = (c == '+' || c == '-') && !digits.empty() && digits.back() == 'e';
        if (isDigit(c) || c == '.' || sign)
            digits += c == '+' ? std::string() : std::string(1, c);
        else if (exponent)
            digits += 'e';
        else if (c != ',' || end + 1 >= text.size() || !isDigit(text[end + 1]))
            break;
    }
    double number = 0;
    const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    if (digits.empty() || read.ec != std::errc() || read.ptr != digits.data() + digits.size())
        return std::nullopt;
    constexpr std::string_view suffixes = "KMGT";
    if (end < text.size())
        if (const std::size_t power = suffixes.find(text[end]);
            power != std::string_view::npos && (end + 1 == text.size() || text[end + 1] == ' '))
            number *= std::pow(1000.0, static_cast<double>(power + 1));
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

/// The number that follows a word of the line.
std::optional<double> after(std::string_view line, std::string_view word) {
    const std::size_t found = line.find(word);
    return found == std::string_view::npos ? std::nullopt : leadingNumber(line.substr(found + word.size()));
}

/// What one line says.
struct Sample {
    double iteration = 0;
    std::optional<double> milliseconds, tokensPerGpu, tokens, teraflops, batch;
};

class Reader {
public:
    void line(std::string_view text) {
        // torchtitan's step and rate stand in one line with its memory; the others' memory has lines or
        // places of its own.
        if (const auto time = after(text, "elapsed time per iteration (ms):"))
            add(LogFormat::megatron, {.iteration = after(text, "iteration").value_or(0),
                                      .milliseconds = time,
                                      .tokensPerGpu = after(text, "tokens per second per GPU:"),
                                      .tokens = {},
                                      .teraflops = after(text, "throughput per GPU (TFLOP/s/GPU):"),
                                      .batch = after(text, "global batch size:")});
        else if (const auto nanotron = after(text, "elapsed_time_per_iteration_ms:"))
            add(LogFormat::nanotron, {.iteration = after(text, "iteration:").value_or(0),
                                      .milliseconds = nanotron,
                                      .tokensPerGpu = after(text, "tokens_per_sec_per_gpu:"),
                                      .tokens = after(text, "tokens_per_sec:"),
                                      .teraflops = after(text, "model_tflops_per_gpu:"),
                                      .batch = after(text, "global_batch_size:")});
        else if (const auto rate = titanRate(text))
            add(LogFormat::torchtitan, {.iteration = after(text, "step:").value_or(0),
                                        .milliseconds = {},
                                        .tokensPerGpu = rate,
                                        .tokens = {},
                                        .teraflops = after(text, " tflops:"),
                                        .batch = {}});
        remember(text);
    }

    [[nodiscard]] bool empty() const { return m_samples.empty(); }
    [[nodiscard]] TrainingLog log() const;

private:
    static std::optional<double> titanRate(std::string_view text) {
        if (text.find("step:") == std::string_view::npos || text.find("loss:") == std::string_view::npos)
            return std::nullopt;
        const auto rate = after(text, " tps:");
        return rate ? rate : after(text, " wps:");
    }

    void add(LogFormat format, const Sample& sample) {
        if (m_samples.empty())
            m_format = format;
        if (format == m_format)
            m_samples.push_back(sample);
    }

    /// Memory: the highest of all lines.
    void remember(std::string_view text) {
        const auto keep = [this](std::optional<double> number, double unit) {
            constexpr double most = 1e18; // more bytes than any GPU will have: no such number was meant
            if (number && *number > 0 && *number * unit <= most)
                m_memory = std::max(m_memory, *number * unit);
        };
        keep(after(text, "max reserved:"), bytesPerMib);
        keep(after(text, "cuda_max_memory_reserved:"), 1);
        if (const std::size_t gib = text.find("GiB("); gib != std::string_view::npos)
            keep(after(text, "memory:"), bytesPerGib);
    }

    /// Over the samples of iterations from the given one on.
    std::optional<double> steady(std::optional<double> Sample::*quantity, double from) const {
        std::vector<double> values;
        for (const Sample& sample : m_samples)
            if (sample.iteration >= from && sample.*quantity && *(sample.*quantity) > 0)
                values.push_back(*(sample.*quantity));
        return values.empty() ? std::nullopt : std::optional(median(values));
    }

    LogFormat m_format = LogFormat::megatron;
    std::vector<Sample> m_samples;
    double m_memory = 0;
};

std::optional<std::int64_t> wholeOf(std::optional<double> number) {
    if (!number || *number < 0.5 || *number > static_cast<double>(largestDimensionValue))
        return std::nullopt;
    return std::llround(*number);
}

TrainingLog Reader::log() const {
    std::vector<double> iterations; // several ranks may report the same one
    for (const Sample& sample : m_samples)
        iterations.push_back(sample.iteration);
    std::sort(iterations.begin(), iterations.end());
    iterations.erase(std::unique(iterations.begin(), iterations.end()), iterations.end());

    constexpr std::size_t mostWarmUp = 10;
    TrainingLog log;
    log.format = m_format;
    log.iterations = iterations.size();
    log.warmUp = std::min(mostWarmUp, iterations.size() / 3);
    const double from = iterations[log.warmUp];
    if (const auto time = steady(&Sample::milliseconds, from))
        log.step = Seconds(*time / 1000);
    log.tokensPerGpu = steady(&Sample::tokensPerGpu, from);
    if (const auto rate = steady(&Sample::teraflops, from))
        log.perGpu = FlopsPerSecond(*rate * 1e12);
    if (m_memory > 0)
        log.memory = Bytes(m_memory);
    log.globalBatch = wholeOf(steady(&Sample::batch, from));
    const auto tokens = steady(&Sample::tokens, from);
    // Both rates are cut to three digits, which is good for so many GPUs.
    constexpr double mostCertain = 48;
    if (tokens && log.tokensPerGpu && *tokens / *log.tokensPerGpu <= mostCertain)
        log.gpus = wholeOf(*tokens / *log.tokensPerGpu);
    return log;
}

} // namespace

const char* name(LogFormat format) {
    switch (format) {
    case LogFormat::megatron:
        return "Megatron-LM";
    case LogFormat::torchtitan:
        return "torchtitan";
    case LogFormat::nanotron:
        break;
    }
    return "nanotron";
}

TrainingLog parseTrainingLog(std::string_view text) {
    const std::string lines = withoutEscapes(text);
    Reader reader;
    for (std::size_t at = 0; at < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', at), lines.size());
        reader.line(std::string_view(lines).substr(at, end - at));
        at = end + 1;
    }
    if (reader.empty())
        throw InputError("log",
                         {QUADRILLE_MESSAGE("must have lines that Megatron-LM (“elapsed time per iteration "
                                            "(ms)”), torchtitan (“step: … tps: …”) or nanotron "
                                            "(“elapsed_time_per_iteration_ms”) print"),
                          {}});
    return reader.log();
}

std::vector<Message> TrainingLog::findings() const {
    std::vector<Message> found;
    found.push_back({QUADRILLE_MESSAGE("Iterations of %2: %1, of which the first %3 are left out."),
                     {static_cast<std::int64_t>(iterations), std::string(name(format)),
                      static_cast<std::int64_t>(warmUp)}});
    if (step)
        found.push_back({QUADRILLE_MESSAGE("An iteration takes %1 s."), {step->value()}});
    if (tokensPerGpu)
        found.push_back({QUADRILLE_MESSAGE("%1 tokens/s per GPU."), {*tokensPerGpu}});
    if (perGpu)
        found.push_back({QUADRILLE_MESSAGE("%1 TFLOP/s per GPU, as %2 counts them."),
                         {perGpu->value() / 1e12, std::string(name(format))}});
    if (globalBatch)
        found.push_back({QUADRILLE_MESSAGE("Global batch %1."), {*globalBatch}});
    if (gpus)
        found.push_back({QUADRILLE_MESSAGE("%1 GPUs."), {*gpus}});
    found.push_back(memory ? Message{QUADRILLE_MESSAGE("At most %1 GiB reserved."), {inGib(*memory)}}
                           : Message{QUADRILLE_MESSAGE("The log says nothing of memory."), {}});
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
