// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/choices.h"
#include "core/measurements/oom_study.h"

#include <optional>
#include <span>
#include <string>

namespace quadrille::cli {

/// All runs, predicted without their own source, and without their own device.
struct LeftOutValidation {
    Validation source, device;
};

/// What `quadrille validate` found.
struct ValidationAnswer {
    std::span<const MeasuredRun> runs;
    Validation validation;                    ///< by the profiles of their GPUs, or by one that was given
    Choices choices;                          ///< of the same predictions
    std::vector<OomOfSource> oom;             ///< by source; none where the runs allow no fit
    std::optional<LeftOutValidation> leftOut; ///< by profiles that have not seen the runs
};

/// One line of UTF-8.
[[nodiscard]] std::string validationJson(const ValidationAnswer& answer);
[[nodiscard]] std::string validationText(const ValidationAnswer& answer);

} // namespace quadrille::cli
