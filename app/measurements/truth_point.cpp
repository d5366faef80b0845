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

std::optional<TruthPoint> truthPointOf(const MeasuredRun& run, const ValidatedRun& prediction,
                                       RunNames& names) {
    if (!prediction.predicted || !(prediction.compared() || run.ranOut()))
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
    point.crashed = run.outcome == Outcome::crashed;
    point.expectedToRunOut = isLikelyToRunOut(prediction.oomProbability);
    return point;
}

} // namespace quadrille
