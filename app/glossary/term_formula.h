// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/explain.h"

#include <QString>

#include <string_view>

namespace quadrille {

/// The formula of a term, with mark-up, and its value in the plan: "T = … = 2.02 s". Empty where there is
/// none. Any thread; throws Stopped. \pre runnable
[[nodiscard]] QString termFormula(std::string_view id, const Resolved& plan,
                                  const std::stop_token& stop = {});

} // namespace quadrille
