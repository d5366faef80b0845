// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/measurements/truth_point.h"

namespace quadrille {

bool expectedToRunOut(const ValidatedRun& prediction) {
    return prediction.oomProbability && *prediction.oomProbability > 0.5;
}

std::optional<TruthPoint> truthPointOf(const MeasuredRun& run, const ValidatedRun& prediction) {
    if (!prediction.performance || !(prediction.compared() || run.ranOut))
        return std::nullopt;
    const Performance& performance = *prediction.performance;
    TruthPoint point;
    point.table = QString::fromStdString(run.table);
    point.label = QString::fromStdString(run.label);
    point.model = QString::fromStdString(run.scenario.model->label);
    point.predicted = performance.step.value();
    point.measured = prediction.compared() ? run.step->value() : 0;
    point.flops = performance.perGpu().value() * performance.step.value();
    point.peak = performance.peak.value();
    point.factor = performance.intervalFactor();
    point.calibrated = performance.calibrated;
    point.expectedToRunOut = expectedToRunOut(prediction);
    return point;
}

} // namespace quadrille
