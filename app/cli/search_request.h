// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "core/search/plan_point.h"
#include "core/search/plan_space.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What people type after the options of `search`, read. All throw as refuse() where it is not that.
namespace quadrille::cli {

/// \param names of --free \return their settings, in the order of all settings
[[nodiscard]] std::vector<const Setting*> freed(const std::vector<std::string>& names);

/// “NAME=VALUE”, as if it were an option.
/// \return the name of what it fixed
std::string fix(GivenOptions& given, const std::string& text);

/// “64..1024”; none: a single number, which is one as of any other option.
[[nodiscard]] std::optional<DoublingRange> rangeOf(const char* field, const std::string& text);

/// “throughput,memory”, each once; empty: none.
[[nodiscard]] std::vector<PlanQuantity> quantities(const std::string& text);

/// A whole number. \param usual where the text is empty
[[nodiscard]] std::size_t countOf(const char* field, const std::string& text, std::size_t usual,
                                  std::int64_t most);

} // namespace quadrille::cli
