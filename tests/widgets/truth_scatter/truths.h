// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/truth_scatter/truth_data.h"

#include <cmath>

namespace quadrille::test {

/// A run whose rates are given in TFLOP/s per GPU on a peak of 300; its step is one exaFLOP a GPU.
inline TruthPoint ran(int run, double predicted, double measured, int source = 0, int gpu = 0) {
    TruthPoint point;
    point.run = run;
    point.source = source;
    point.gpu = gpu;
    point.table = QStringLiteral("Table 3");
    point.label = QStringLiteral("TP 4 · CP 1 · PP 2 · MBS 1, 8 GPUs");
    point.model = QStringLiteral("Llama-3.1-8B");
    point.flops = 1e15;
    point.peak = 3e14;
    point.predicted = point.flops / (predicted * 1e12);
    point.measured = measured > 0 ? point.flops / (measured * 1e12) : 0;
    point.interval = {.slower = 1.2, .faster = 1.2};
    return point;
}

inline TruthPoint ranOut(int run, double predicted, bool expected = true) {
    TruthPoint point = ran(run, predicted, 0);
    point.outcome = Outcome::ranOut;
    point.expectedToRunOut = expected;
    return point;
}

/// Failed otherwise than for want of memory.
inline TruthPoint failed(int run, double predicted) {
    TruthPoint point = ran(run, predicted, 0);
    point.outcome = Outcome::failed;
    point.note = QStringLiteral("it hung");
    return point;
}

/// With the memory of a GPU in GiB; measured 0: it was not.
inline TruthPoint holding(TruthPoint point, double predicted, double measured) {
    constexpr double gibi = 1024.0 * 1024 * 1024;
    point.predictedMemory = predicted * gibi;
    point.measuredMemory = measured * gibi;
    return point;
}

inline TruthData truths() {
    TruthData data;
    data.sources = {QStringLiteral("Fujii et al. (2024)"), QStringLiteral("Narayanan et al. (2021)")};
    data.gpus = {QStringLiteral("A100 40GB"), QStringLiteral("H100 94GB"), QStringLiteral("A100 80GB")};
    data.points = {ran(10, 179.3, 182.6), ran(11, 150, 120, 1, 2), ran(12, 90, 100, 0, 1),
                   ranOut(13, 140),       ranOut(14, 60, false),   ran(15, 170, 171.5, 1)};
    data.ours = {.runs = 4,
                 .meanError = 0.09,
                 .medianError = 0.08,
                 .rankCorrelation = 0.93,
                 .loss = 0.01,
                 .competitions = 1};
    data.rule = {.runs = 4,
                 .meanError = 0.118,
                 .medianError = 0.11,
                 .rankCorrelation = 0.8,
                 .loss = 0.02,
                 .competitions = 1};
    return data;
}

} // namespace quadrille::test
