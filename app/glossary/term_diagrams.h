// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/diagram/bar_diagram.h"

/// Figures of a plan as bars, for terms that no view shows. In the user's language; any thread.
namespace quadrille::term_diagrams {

/// Bytes of the states for each parameter that a GPU of the first stage holds, by stage of ZeRO. The bars of
/// the anatomy's states, divided. \pre runnable
[[nodiscard]] BarDiagramData bytesPerParameter(const Analysis& analysis);

/// Of a day, what trains and what failures and checkpoints take. \pre runnable
[[nodiscard]] BarDiagramData daysOfTraining(const Analysis& analysis);

} // namespace quadrille::term_diagrams
