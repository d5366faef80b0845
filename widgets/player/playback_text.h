// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/resolved/resolved.h"
#include "widgets/player/playback.h"

#include <QString>

/// What happens while a step is played, in the user's language. Stages count from 0 and are the pipeline's
/// ranks, as the lanes of the chart.
namespace quadrille::player {

/// "1.24 s: Stage 2 runs the backward of micro-batch 5; stage 1 waits for its gradient. 3 of 4 stages work."
/// At the end of all stops (stop = size()): "The step is over after 3.42 s: …".
[[nodiscard]] QString sentence(const Playback& playback, std::size_t stop, TimeBase base);

} // namespace quadrille::player
