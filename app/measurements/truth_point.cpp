// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/truth_point.h"

#include "core/memory/detailed/oom.h"

namespace quadrille {

const QString& RunNames::of(const std::string& name) {
    auto found = m_names.find(name);
    if (found == m_names.end())
        found = m_names.emplace(name, QString::fromStdString(name)).first;
    return found->second;
}

namespace {

/// What is said of all runs of a table comes before what is said of one.
std::string lastSentence(const std::string& note) {
    constexpr std::string_view end = ". ";
    const std::size_t before = note.rfind(end);
    return before == std::string::npos ? note : note.substr(before + end.size());
}

} // namespace

std::optional<TruthPoint> truthPointOf(const MeasuredRun& run, const ValidatedRun& prediction,
                                       RunNames& names) {
    if (!prediction.predicted)
        return std::nullopt;
    TruthPoint point;
    point.table = names.of(run.table);
    point.label = QString::fromStdString(run.label);
    point.model = names.of(run.scenario.model->label);
    point.predicted = prediction.predicted->value();
    point.measured = prediction.compared() ? run.step->value() : 0;
    point.flops = prediction.predictedRate.value() * point.predicted;
    point.peak = prediction.peak.value();
    point.interval = prediction.interval;
    point.calibrated = prediction.calibrated;
    if (prediction.predictedMemory)
        point.predictedMemory = prediction.predictedMemory->value();
    if (prediction.memoryCompared())
        point.measuredMemory = run.memory->value();
    point.memoryKind = run.memoryKind;
    point.outcome = run.outcome;
    if (run.outcome == Outcome::failed)
        point.note = names.of(lastSentence(run.note));
    point.expectedToRunOut = isLikelyToRunOut(prediction.oomProbability);
    return point;
}

} // namespace quadrille
