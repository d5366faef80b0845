// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/scenario_resolver.h"

namespace quadrille::cli {

/// How --from reads files: see frameworks::importPlan(). What is assumed is said on standard error. The
/// catalogue must outlive it.
[[nodiscard]] text_io::ReadFrom fromFiles(const Catalogue& catalogue);

/// The scenario that the options of a command describe. \throws InputError naming the option and the rule
[[nodiscard]] Scenario scenarioOf(const text_io::GivenOptions& given, const Catalogue& catalogue);

} // namespace quadrille::cli
