// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"

#include <QString>

namespace quadrille {

/// "quadrille estimate --model llama-3.1-8b …": the scenario for a terminal, what has its default left out.
/// Sizes that differ from the catalogue's model of that name are given one by one, and so are assumptions
/// that differ from the framework's. What has no option (experts, kinds of norm and bias, a profile's
/// tensors) is that of the catalogue: only a session keeps it when edited.
[[nodiscard]] QString commandLineOf(const Scenario& scenario, const Catalogue& catalogue);

} // namespace quadrille
