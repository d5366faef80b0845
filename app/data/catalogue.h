// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/cluster/catalogue.h"
#include "core/cluster/interconnect.h"
#include "core/framework/framework_json.h"
#include "core/measurements/published_table.h"
#include "core/model/catalogue.h"

#include <vector>

namespace quadrille {

/// The models and GPUs that can be chosen by name.
struct Catalogue {
    std::vector<ModelSpec> models;
    std::vector<GpuSpec> gpus;
    std::vector<Framework> frameworks;
    std::vector<Profile> profiles{}; ///< the GPUs have theirs already
};

/// Reads the catalogues compiled into the program. \throws InputError naming file, field and rule.
[[nodiscard]] Catalogue loadCatalogue();

/// Reads the published tables compiled into the program. \throws InputError naming file, field and rule.
[[nodiscard]] std::vector<PublishedTable> loadPublishedTables();

/// Reads the links compiled into the program. \throws InputError naming file, field and rule.
[[nodiscard]] std::vector<Interconnect> loadInterconnects();

/// What a new session starts with: Llama-3.1-8B on 64 H100s of 94 GB, split over tensor and pipeline.
[[nodiscard]] Scenario newScenario(const Catalogue& catalogue);

/// Gives the GPU of a scenario from a file of an earlier version, which knew no profiles, the one of its
/// name.
void completeProfile(Scenario& scenario, const std::vector<Profile>& profiles);

/// Gives a scenario that names a framework without listing its tensors (a file of an earlier version) the
/// profile of that name, or the first where there is none.
void completeFramework(Scenario& scenario, const std::vector<Framework>& frameworks);

} // namespace quadrille
