// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/figures/figures.h"

/// The rows of figures(), topic by topic. For figures.cpp.
namespace quadrille::figure_rows {

void addMemory(std::vector<Figure>& rows);
void addPipeline(std::vector<Figure>& rows);
void addPerformance(std::vector<Figure>& rows);
void addCost(std::vector<Figure>& rows);
void addVerdict(std::vector<Figure>& rows);
void addModelAndGpu(std::vector<Figure>& rows);
void addSettings(std::vector<Figure>& rows);

inline constexpr Measure bytes{Unit::bytes};
inline constexpr Measure share{Unit::share};
inline constexpr Measure seconds{Unit::seconds};
inline constexpr Measure plain{};
inline constexpr Measure count{Unit::none, 1, true};
inline constexpr double tera = 1e12;

} // namespace quadrille::figure_rows
