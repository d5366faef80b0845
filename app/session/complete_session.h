// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/session/session.h"
#include "app/store/scenario_store.h"

namespace quadrille {

/// Gives every plan what its file names without holding it: the tensors of its framework and the profile of
/// its GPU (see completeFramework() and completeProfile()).
void complete(Scenario& scenario, const Catalogue& catalogue);
void complete(StoreState& state, const Catalogue& catalogue);
void complete(Session& session, const Catalogue& catalogue); ///< its talks, too

} // namespace quadrille
