// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/executor.h"

namespace quadrille {

/// Fills what follows from starts, ends and each rank's busy time: the rest of the ranks' summaries but their
/// peaks, makespan, ideal and bubbles. \pre as many starts and ends as operations, of every rank in order;
/// ranks and their busy times
void summarize(Timeline& timeline);

} // namespace quadrille
