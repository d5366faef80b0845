// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"

namespace quadrille {

class PipelinePanel;

/// The part of the pipeline's time that is seen, as shares of it, kept in a stop and shown again.
void keepZoom(const PipelinePanel& panel, Stop& stop);
void showZoom(PipelinePanel& panel, const Stop& stop);

} // namespace quadrille
