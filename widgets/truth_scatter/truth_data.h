// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"
#include "core/measurements/measured_run.h"
#include "core/performance/step_interval.h"
#include "core/units/units.h"

#include <QStringList>

#include <optional>
#include <utility>
#include <vector>

namespace quadrille {

/// What both axes of the scatter tell.
enum class TruthMeasure {
    flops,       ///< model FLOP/s per GPU
    utilisation, ///< of the dense peak
    step,        ///< seconds
    memory       ///< GiB of a GPU
};

/// What the colour of a mark tells; its shape always tells the source.
enum class TruthColouring { gpu, source };

/// One run, predicted and measured.
struct TruthPoint {
    int run = 0;    ///< by which the owner knows it
    int source = 0; ///< of TruthData::sources
    int gpu = 0;    ///< of TruthData::gpus
    QString table;
    QString label; ///< what distinguishes it in its table
    QString model;
    double predicted = 0;       ///< seconds of a step; > 0
    double measured = 0;        ///< seconds of a step; 0: no step was
    double predictedMemory = 0; ///< bytes, of the kind and stage of the measured; 0: none
    double measuredMemory = 0;  ///< bytes; 0: no memory was
    MemoryKind memoryKind = MemoryKind::reserved;
    double flops = 0;      ///< model FLOPs of a step on one GPU
    double peak = 0;       ///< FLOP/s of one GPU
    StepInterval interval; ///< of a step
    Outcome outcome = Outcome::trained;
    QString note;                  ///< why it failed, in the words of its source
    bool expectedToRunOut = false; ///< by the memory estimate
    bool calibrated = true;        ///< the profile was fitted on measurements
    bool own = false;              ///< of the user's cluster

    [[nodiscard]] bool ranOut() const { return quadrille::ranOut(outcome); }
    [[nodiscard]] double predictedIn(TruthMeasure measure) const {
        return measure == TruthMeasure::memory ? inGib(Bytes(predictedMemory)) : in(measure, predicted);
    }
    [[nodiscard]] bool isMeasuredIn(TruthMeasure measure) const {
        return (measure == TruthMeasure::memory ? measuredMemory : measured) > 0;
    }
    /// \pre isMeasuredIn(measure)
    [[nodiscard]] double measuredIn(TruthMeasure measure) const {
        return measure == TruthMeasure::memory ? inGib(Bytes(measuredMemory)) : in(measure, measured);
    }
    /// Predicted ÷ measured − 1. \pre isMeasuredIn(measure)
    [[nodiscard]] double error(TruthMeasure measure) const {
        return predictedIn(measure) / measuredIn(measure) - 1;
    }

    /// The ends of the interval around predictedIn(), the lower first; of memory there is none.
    [[nodiscard]] std::pair<double, double> intervalIn(TruthMeasure measure) const {
        const double value = predictedIn(measure);
        if (measure == TruthMeasure::memory)
            return {value, value};
        if (measure == TruthMeasure::step)
            return {interval.shortest(Seconds(value)).value(), interval.longest(Seconds(value)).value()};
        return {interval.lowestRate(value), interval.highestRate(value)};
    }

private:
    [[nodiscard]] double in(TruthMeasure measure, double seconds) const {
        return measure == TruthMeasure::step    ? seconds
               : measure == TruthMeasure::flops ? flops / seconds
                                                : flops / seconds / peak;
    }
};

/// Runs, predicted against measured, and how well that went.
struct TruthData {
    QStringList sources; ///< all there are, shown or not: each keeps its shape and colour
    QStringList gpus;
    std::vector<TruthPoint> points;
    TruthMeasure measure = TruthMeasure::flops;
    TruthColouring colouring = TruthColouring::gpu;
    Accuracy ours; ///< of the points that measured a step: of those that were fitted, where there are any
    Accuracy rule; ///< of the rule of thumb, for the same
    MemoryAccuracy memory; ///< of ours, for the same
    std::optional<double>
        leftOut;        ///< median error of their steps by fits without their source; none: not known
    bool fitted = true; ///< those runs were fitted; false: none of the points was
    QString whyNot;     ///< instead of points, as a sentence
};

} // namespace quadrille
