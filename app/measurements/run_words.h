// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/run_list.h"

#include <QStringList>

#include <map>
#include <string>

namespace quadrille {

/// What runs can be chosen by, each word once: those of most shipped runs first, then those that only the
/// user's own runs have, so that no other changes its shape or colour for them.
struct RunWords {
    QStringList sources;
    QStringList gpus;
    QStringList models;

    /// \param shipped so many of the first runs are
    [[nodiscard]] static RunWords of(RunPointers runs, std::size_t shipped);
};

[[nodiscard]] inline const std::string& sourceOf(const MeasuredRun& run) {
    return run.source;
}
[[nodiscard]] inline const std::string& gpuOf(const MeasuredRun& run) {
    return run.scenario.gpu->label;
}
[[nodiscard]] inline const std::string& modelOf(const MeasuredRun& run) {
    return run.scenario.model->label;
}

} // namespace quadrille
