// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"

#include <string>

namespace quadrille::cli {

/// What was understood, assumed and ignored of imported files, for people.
[[nodiscard]] std::string importText(const frameworks::ImportedPlan& plan);

/// The same for programs: {files, scenario, understood, assumed, defaults, ignored}.
[[nodiscard]] text_io::Json importJson(const frameworks::ImportedPlan& plan);

} // namespace quadrille::cli
