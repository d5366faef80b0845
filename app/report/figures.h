// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/document.h"
#include "core/analysis/analysis.h"

namespace quadrille::report {

/// Every figure of a plan, as the window's verdict and panels say it. \pre the plan can run
[[nodiscard]] Table figures(const Analysis& analysis, FlopConvention convention);

/// What a whole training takes: a row each, none where no tokens are given. \pre the plan can run
[[nodiscard]] Table costFigures(const Analysis& analysis);

/// The memory of the stages, those at the ends where there are many. \pre the plan can run
[[nodiscard]] Table stageFigures(const MemoryEstimate& memory);

} // namespace quadrille::report
