// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/laboratory_result.h"

#include <QJsonObject>

#include <limits>

namespace quadrille {
namespace {

/// Slots: more than the longest schedule has, whose operations run one after the other.
constexpr double mostSlots = 1e6;

std::optional<double> numberWithin(const QJsonObject& json, const char* key, double least, double most) {
    const double number = json.value(QLatin1String(key)).toDouble(std::numeric_limits<double>::quiet_NaN());
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

/// Outside of what there is where the value is no such number.
std::int32_t whole(const QJsonObject& json, const char* key) {
    return json.value(QLatin1String(key)).toInt(-1);
}

bool exists(const laboratory::Task& task) {
    const auto within = [](std::int32_t value, std::int32_t least, std::int32_t most) {
        return value >= least && value <= most;
    };
    return within(task.ranks, 1, laboratory::mostRanks) &&
           within(task.microbatches, 1, laboratory::mostMicrobatches) &&
           within(task.chunks, 1, laboratory::mostChunks) &&
           within(task.memory, 0, laboratory::mostMicrobatches * laboratory::mostChunks) &&
           within(task.message, 0, laboratory::mostMessage) && (!task.vShaped || task.chunks == 2) &&
           task == withRoom(task);
}

} // namespace

LaboratoryResult shorter(const LaboratoryResult& first, const LaboratoryResult& second) {
    LaboratoryResult result = second.makespan < first.makespan ? second : first;
    result.best = second.best ? second.best : first.best;
    return result;
}

std::string inWords(const laboratory::Task& task) {
    return "p=" + std::to_string(task.ranks) + " v=" + std::to_string(task.chunks) +
           " m=" + std::to_string(task.microbatches) +
           " memory=" + (task.memory == 0 ? "any" : std::to_string(task.memory)) +
           " message=" + std::to_string(task.message) +
           " backward=" + (task.splitBackward ? "split" : "whole") +
           " stages=" + (task.vShaped ? "v" : "loop");
}

QJsonObject toJson(const LaboratoryResult& result) {
    QJsonObject json{{QStringLiteral("ranks"), result.task.ranks},
                     {QStringLiteral("chunks"), result.task.chunks},
                     {QStringLiteral("microbatches"), result.task.microbatches},
                     {QStringLiteral("memory"), result.task.memory},
                     {QStringLiteral("message"), result.task.message},
                     {QStringLiteral("split"), result.task.splitBackward},
                     {QStringLiteral("v"), result.task.vShaped},
                     {QStringLiteral("makespan"), result.makespan},
                     {QStringLiteral("bound"), result.bound},
                     {QStringLiteral("bubble"), result.bubble},
                     {QStringLiteral("when"), result.when}};
    if (result.best)
        json.insert(QStringLiteral("best"), *result.best);
    return json;
}

std::optional<LaboratoryResult> laboratoryResultFromJson(const QJsonObject& json) {
    LaboratoryResult result;
    result.task.ranks = whole(json, "ranks");
    result.task.chunks = whole(json, "chunks");
    result.task.microbatches = whole(json, "microbatches");
    result.task.memory = whole(json, "memory");
    result.task.message = whole(json, "message");
    result.task.splitBackward = json.value(QStringLiteral("split")).toBool();
    result.task.vShaped = json.value(QStringLiteral("v")).toBool();
    const auto makespan = numberWithin(json, "makespan", 1, mostSlots);
    const auto bound = numberWithin(json, "bound", 0, mostSlots);
    const auto bubble = numberWithin(json, "bubble", 0, 1);
    if (!exists(result.task) || !makespan || !bubble || !bound)
        return std::nullopt;
    result.makespan = *makespan;
    result.bound = *bound;
    result.best = numberWithin(json, "best", 1, mostSlots);
    result.bubble = *bubble;
    result.when = json.value(QStringLiteral("when")).toString();
    return result;
}

} // namespace quadrille
