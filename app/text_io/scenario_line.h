// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QString>

namespace quadrille {

/// "Llama-3.1-8B on 64 × H100 SXM5 94GB · TP 2 · CP 1 · PP 4 · DP 8 · …": below exported pictures.
[[nodiscard]] QString scenarioLine(const Scenario& scenario);

/// "16 nodes of 4 GPUs, 200 Gbit/s each": how they stand, and the network of one GPU.
[[nodiscard]] QString clusterLine(const Cluster& cluster);

} // namespace quadrille
