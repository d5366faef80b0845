// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/left_out_file.h"

#include "core/check/check.h"
#include "core/text/json_object.h"

#include <QCryptographicHash>
#include <QFile>

#include <array>
#include <charconv>

namespace quadrille {
namespace {

constexpr auto resource = ":/left_out.json";

/// "12.3457,": six digits.
void add(std::string& text, double number) {
    constexpr int digits = 6;
    std::array<char, 32> buffer{};
    const auto result = std::to_chars(buffer.data(), buffer.data() + buffer.size(), number,
                                      std::chars_format::general, digits);
    text.append(buffer.data(), result.ptr);
    text += ',';
}

} // namespace

std::string fingerprintOf(std::span<const MeasuredRun> runs) {
    const SharedValue<Profile> prior{Profile{}};
    std::string text;
    for (const MeasuredRun& run : runs) {
        text += run.group() + "," + run.label + (run.fitted ? ",fitted," : ",");
        add(text, run.step ? run.step->value() : 0);
        if (runnable(run.scenario)) {
            Scenario scenario = run.scenario;
            add(text, performanceOf(scenario).step.value());
            scenario.cluster.gpu.profile = prior;
            add(text, performanceOf(scenario).step.value());
        }
        text += '\n';
    }
    constexpr qsizetype letters = 16;
    return QCryptographicHash::hash(QByteArray::fromStdString(text), QCryptographicHash::Sha256)
        .toHex()
        .left(letters)
        .toStdString();
}

LeftOutFigures loadLeftOutFigures() {
    QFile file(QString::fromLatin1(resource));
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(resource, {QUADRILLE_MESSAGE("cannot be read"), {}});
    const nlohmann::json document = parseJson(file.readAll().toStdString(), resource);
    const JsonObject object(document, {});
    LeftOutFigures figures;
    figures.madeOf = object.text("made_of");
    figures.coverage = object.nonNegative("interval_coverage");
    figures.accuracy.runs = static_cast<std::size_t>(object.positive("runs"));
    figures.accuracy.competitions = static_cast<std::size_t>(object.positive("competitions"));
    figures.accuracy.meanError = object.nonNegative("mean_error");
    figures.accuracy.meanErrorScaled = object.nonNegative("mean_error_scaled");
    figures.accuracy.rankCorrelation = object.number("rank_correlation");
    figures.accuracy.loss = object.nonNegative("loss");
    return figures;
}

std::string toText(const LeftOutFigures& figures) {
    const Accuracy& accuracy = figures.accuracy;
    const nlohmann::json document{
        {"about", "How well each table of the shipped runs is predicted by profiles fitted to the others "
                  "alone; “quadrille validate --refit --shipped” writes this file."},
        {"source", "measured_runs.json, fsdp_study.json, published_tables.json and the model"},
        {"made_of", figures.madeOf},
        {"runs", accuracy.runs},
        {"competitions", accuracy.competitions},
        {"mean_error", accuracy.meanError},
        {"mean_error_scaled", accuracy.meanErrorScaled},
        {"rank_correlation", accuracy.rankCorrelation},
        {"loss", accuracy.loss},
        {"interval_coverage", figures.coverage}};
    return document.dump(2) + "\n";
}

} // namespace quadrille
