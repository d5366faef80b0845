// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/accuracy.h"

#include <QString>

#include <vector>

namespace quadrille {

/// How well one set of runs was predicted: its throughput by three ways of predicting, its memory by ours.
struct AccuracyRow {
    QString group;    ///< "Fujii et al. (2024), Table 3"
    bool sum = false; ///< of several groups together
    Accuracy ours;
    Accuracy constant; ///< one share of the peak for every run: see baselines.h
    Accuracy rule;     ///< the rule of thumb of baselines.h
    MemoryAccuracy memory;
};

} // namespace quadrille
