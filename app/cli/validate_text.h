// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/validate.h"

#include <optional>
#include <span>
#include <string>

namespace quadrille::cli {

/// What `quadrille validate` found.
struct ValidationAnswer {
    std::span<const MeasuredRun> runs;
    Validation validation;             ///< by the profiles of their GPUs, or by one that was given
    std::optional<Validation> leftOut; ///< every table by profiles that have not seen it
};

/// One line of UTF-8.
[[nodiscard]] std::string validationJson(const ValidationAnswer& answer);
[[nodiscard]] std::string validationText(const ValidationAnswer& answer);

} // namespace quadrille::cli
