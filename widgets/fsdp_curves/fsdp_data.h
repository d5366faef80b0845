// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fsdp_sweep.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace quadrille {

/// What the curves show.
enum class FsdpMeasure { mfu, hfu, throughput };

/// A measured run over a line.
struct FsdpMark {
    double at = 0; ///< as FsdpStop::at
    FsdpStudy::Run run;
};

/// The best of the grid search along an axis: of one cluster, or of one model.
struct FsdpLine {
    QString name; ///< of the cluster, or of the model
    std::vector<FsdpStop> stops;
    std::vector<FsdpMark> measured;
};

/// A line's stop.
struct FsdpPlace {
    int line = -1;
    int stop = -1;

    [[nodiscard]] bool valid() const { return line >= 0; }
    friend bool operator==(const FsdpPlace&, const FsdpPlace&) = default;
};

struct FsdpCurvesData {
    FsdpAxis axis = FsdpAxis::model;
    FsdpMeasure measure = FsdpMeasure::mfu;
    std::vector<FsdpLine> lines;
    QStringList stopNames; ///< of the axis of models, one for each stop
    QString conditions;    ///< "512 GPUs, sequence length 2,048"; for the finding
    QString whyNot;        ///< instead of lines, as a sentence

    [[nodiscard]] const FsdpLine& line(int index) const { return lines.at(static_cast<std::size_t>(index)); }
    [[nodiscard]] const FsdpStop& stop(FsdpPlace place) const {
        return line(place.line).stops.at(static_cast<std::size_t>(place.stop));
    }
};

/// What the search found for this measure; none where nothing fits.
[[nodiscard]] const std::optional<fsdp::Candidate>& bestOf(const FsdpStop& stop, FsdpMeasure measure);
[[nodiscard]] std::optional<double> valueOf(const FsdpStop& stop, FsdpMeasure measure);
/// As measured; HFU is MFU · 4/3, as everything was recomputed. None where the run has no such number.
[[nodiscard]] std::optional<double> valueOf(const FsdpStudy::Run& run, FsdpMeasure measure);
/// The runs measured at a line's stop.
[[nodiscard]] std::vector<const FsdpStudy::Run*> measuredAt(const FsdpCurvesData& data, FsdpPlace place);
/// The last stop of a line that has a value; −1: none.
[[nodiscard]] int lastStop(const FsdpLine& line, FsdpMeasure measure);

} // namespace quadrille
