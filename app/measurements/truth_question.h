// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/measurements/plan_filter.h"
#include "app/measurements/run_words.h"
#include "core/measurements/validate.h"
#include "widgets/truth_scatter/truth_drawing.h"

#include <optional>
#include <stop_token>

namespace quadrille {

/// Which runs are shown by what their sources tell.
enum class RunUse { all, fitted, heldOut };

/// Which runs the truth page is to show, and how.
struct TruthQuestion {
    RunList runs;
    SharedValue<std::vector<ValidatedRun>> predictions; ///< of the runs, in the same order
    std::size_t shipped = 0;                            ///< so many of the first runs are
    RunWords words;
    QString source; ///< empty: all of them; as are the next
    QString gpu;
    QString model;
    RunUse use = RunUse::all;
    PlanFilter plan;
    std::optional<RunCluster> counted; ///< only the shipped runs that it counts: isCounted(); none: all
    std::optional<double> leftOut;     ///< as TruthData has it
    TruthMeasure measure = TruthMeasure::flops;
    TruthColouring colouring = TruthColouring::gpu;
};

struct TruthAnswer {
    std::vector<std::size_t> shown; ///< places of the runs that the filters let through
    std::size_t fitted = 0;         ///< of these, ValidatedRun::fitted
    Summary figures;                ///< of these
    SharedTruth content;            ///< without TruthData::whyNot
};

/// Any thread may ask. Throws Stopped.
[[nodiscard]] TruthAnswer answerTo(const TruthQuestion& question, const std::stop_token& stop = {});

} // namespace quadrille
