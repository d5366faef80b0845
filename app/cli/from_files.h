// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/plan_import.h"
#include "app/text_io/scenario_resolver.h"

namespace quadrille::cli {

/// frameworks::importPlan() of files, one of which may be standard input: "-". \throws InputError also where
/// one cannot be read, and for the field "files" where standard input is asked for twice
[[nodiscard]] frameworks::ImportedPlan importPlanFiles(const std::vector<std::string>& files,
                                                       const Scenario& base, const Catalogue& catalogue,
                                                       std::string_view format = {});

/// How --from reads files: see importPlanFiles(). What is assumed is said on standard error. The
/// catalogue must outlive it.
[[nodiscard]] text_io::ReadFrom fromFiles(const Catalogue& catalogue);

/// The scenario that the options of a command describe. \throws InputError naming the option and the rule
[[nodiscard]] Scenario scenarioOf(const text_io::GivenOptions& given, const Catalogue& catalogue);

} // namespace quadrille::cli
