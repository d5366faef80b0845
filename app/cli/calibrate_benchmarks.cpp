// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/calibrate_benchmarks.h"

#include "app/cli/text_table.h"
#include "app/session/file_io.h"
#include "app/text_io/benchmark_text.h"
#include "app/text_io/gemm_csv.h"
#include "app/text_io/refuse.h"
#include "core/cluster/profile_parameters.h"

#include <array>
#include <charconv>

namespace quadrille::cli {

std::string significant(double number) {
    std::array<char, 32> buffer{};
    const auto result =
        std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, std::chars_format::general, 4);
    return {buffer.data(), result.ptr};
}

namespace {

constexpr const char* gemmOption = "gemm";

benchmarks::BenchmarkProfile learnFromFile(const char* option, const std::string& file,
                                           const Scenario& scenario) {
    try {
        const QByteArray text = readWhole(QString::fromStdString(file), text_io::largestBenchmark);
        const std::string_view table(text.constData(), static_cast<std::size_t>(text.size()));
        const bool isOfGemms = text_io::looksLikeGemms(table);
        if (std::string_view(option) == gemmOption) {
            if (!isOfGemms && benchmarks::looksLikeCollectives(table))
                text_io::refuse("table", "must be of matrix products; this one of nccl-tests is for --links");
            return benchmarks::learn(text_io::readGemms(table), scenario);
        }
        if (isOfGemms)
            text_io::refuse("table", "must be of nccl-tests; this one of matrix products is for --gemm");
        return text_io::learnFromBenchmark(table, scenario);
    } catch (const InputError& error) {
        text_io::refuseFile(option, file, error);
    }
}

} // namespace

std::string learntText(const benchmarks::BenchmarkProfile& found) {
    std::string text;
    for (const Message& finding : found.findings)
        text += "  " + english(finding) + "\n";
    TextTable table(
        {{"parameter", TextTable::Align::left}, {"before"}, {"now"}, {"unit", TextTable::Align::left}});
    for (const benchmarks::LearntParameter& each : found.learnt)
        table.add({traits(each.parameter).label, significant(each.before), significant(each.after),
                   traits(each.parameter).unit});
    return text + "\n" + table.text();
}

Profile profileOf(const BenchmarkFiles& files, Scenario scenario, std::string& report) {
    const auto all = [&](const char* option, const std::vector<std::string>& of) {
        for (const std::string& file : of) {
            const benchmarks::BenchmarkProfile found = learnFromFile(option, file, scenario);
            report += file + "\n" + learntText(found) + "\n";
            scenario.cluster.gpu.profile = SharedValue<Profile>(found.profile);
        }
    };
    all("links", files.links);
    all(gemmOption, files.gemms);
    return *scenario.cluster.gpu.profile;
}

} // namespace quadrille::cli
