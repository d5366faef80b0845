// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/data/left_out_file.h"

#include "core/check/check.h"
#include "core/text/json_object.h"

#include <QCryptographicHash>
#include <QFile>

#include <array>
#include <charconv>
#include <map>

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

LeftOutFigure figureFrom(const JsonObject& object) {
    LeftOutFigure figure;
    figure.coverage = object.nonNegative("interval_coverage");
    figure.sharedError = object.number("shared_error");
    figure.accuracy.runs = static_cast<std::size_t>(object.positive("runs"));
    figure.accuracy.competitions = static_cast<std::size_t>(object.positive("competitions"));
    figure.accuracy.meanError = object.nonNegative("mean_error");
    figure.accuracy.medianError = object.nonNegative("median_error");
    figure.accuracy.meanErrorScaled = object.nonNegative("mean_error_scaled");
    figure.accuracy.rankCorrelation = object.number("rank_correlation");
    figure.accuracy.loss = object.nonNegative("loss");
    return figure;
}

std::vector<LeftOutSource> sourcesFrom(const JsonObject& object) {
    std::vector<LeftOutSource> sources;
    const nlohmann::json& list = object.array("sources_left_out");
    for (std::size_t i = 0; i < list.size(); ++i) {
        const JsonObject one(list[i], indexed("sources_left_out", i));
        sources.push_back({.source = one.text("source"),
                           .runs = static_cast<std::size_t>(one.positive("runs")),
                           .medianError = one.nonNegative("median_error"),
                           .coverage = one.nonNegative("interval_coverage")});
    }
    return sources;
}

nlohmann::json json(const std::vector<LeftOutSource>& sources) {
    nlohmann::json list = nlohmann::json::array();
    for (const LeftOutSource& each : sources)
        list.push_back({{"source", each.source},
                        {"runs", each.runs},
                        {"median_error", each.medianError},
                        {"interval_coverage", each.coverage}});
    return list;
}

Spreads spreadsFrom(const JsonObject& object) {
    return {.ofSources = object.nonNegative("sources"),
            .ofFrameworks = object.nonNegative("frameworks"),
            .ofDevices = object.nonNegative("devices")};
}

nlohmann::json json(const LeftOutFigure& figure) {
    const Accuracy& accuracy = figure.accuracy;
    return {{"runs", accuracy.runs},
            {"competitions", accuracy.competitions},
            {"mean_error", accuracy.meanError},
            {"median_error", accuracy.medianError},
            {"mean_error_scaled", accuracy.meanErrorScaled},
            {"rank_correlation", accuracy.rankCorrelation},
            {"loss", accuracy.loss},
            {"interval_coverage", figure.coverage},
            {"shared_error", figure.sharedError}};
}

} // namespace

std::string fingerprintOf(std::span<const MeasuredRun> runs) {
    const SharedValue<Profile> prior{Profile{}};
    std::string text;
    for (const MeasuredRun& run : runs) {
        if (!run.fitted) // no figure of it depends on them
            continue;
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

std::vector<LeftOutSource> leftOutSources(const Validation& leftOut, std::span<const MeasuredRun> runs) {
    std::map<std::string, std::vector<const ValidatedRun*>> members;
    for (const ValidatedRun& result : leftOut.runs)
        if (result.fitted && result.compared())
            members[runs[result.index].source].push_back(&result);
    std::vector<LeftOutSource> sources;
    const auto pointers = pointersTo(runs);
    for (const auto& [source, results] : members) {
        const Summary summary = summarise(results, pointers);
        sources.push_back({.source = source,
                           .runs = summary.overall.ours.runs,
                           .medianError = summary.overall.ours.medianError,
                           .coverage = summary.coverage});
    }
    return sources;
}

nlohmann::json toJson(const Spreads& spreads) {
    return {
        {"sources", spreads.ofSources}, {"frameworks", spreads.ofFrameworks}, {"devices", spreads.ofDevices}};
}

LeftOutFigures loadLeftOutFigures() {
    QFile file(QString::fromLatin1(resource));
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(resource, {QUADRILLE_MESSAGE("cannot be read"), {}});
    const nlohmann::json document = parseJson(file.readAll().toStdString(), resource);
    const JsonObject object(document, {});
    return {figureFrom(object.object("source_left_out")), figureFrom(object.object("device_left_out")),
            sourcesFrom(object), spreadsFrom(object.object("spreads")), object.text("made_of")};
}

std::string toText(const LeftOutFigures& figures) {
    const nlohmann::json document{
        {"about",
         "How well each source and each device of the shipped runs is predicted by profiles fitted to "
         "the others alone; “quadrille validate --refit --shipped” writes this file."},
        {"source", "the shipped runs and the model"},
        {"made_of", figures.madeOf},
        {"source_left_out", json(figures.source)},
        {"device_left_out", json(figures.device)},
        {"sources_left_out", json(figures.sources)},
        {"spreads", toJson(figures.spreads)}};
    return document.dump(2) + "\n";
}

} // namespace quadrille
