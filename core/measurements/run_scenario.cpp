// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/measurements/run_scenario.h"

#include <utility>

namespace quadrille {
namespace {

GpuSpec withoutProfile(GpuSpec gpu) {
    gpu.profile = {};
    return gpu;
}

} // namespace

RunScenario::RunScenario(const Scenario& scenario)
    : model(scenario.model), gpu(withoutProfile(scenario.cluster.gpu)), profile(scenario.cluster.gpu.profile),
      gpus(scenario.cluster.gpus),
      network(RunNetwork{scenario.cluster.gpusPerNode, scenario.cluster.nicGbps, scenario.cluster.fabric}),
      plan(scenario.plan), recipe(scenario.recipe), estimator(scenario.estimator) {}

RunScenario::operator Scenario() const {
    Scenario scenario{.model = *model,
                      .cluster = {.gpu = *gpu,
                                  .gpus = gpus,
                                  .gpusPerNode = network->gpusPerNode,
                                  .nicGbps = network->nicGbps,
                                  .fabric = network->fabric},
                      .plan = plan,
                      .recipe = *recipe,
                      .estimator = estimator};
    scenario.cluster.gpu.profile = profile;
    return scenario;
}

bool operator==(const RunScenario& kept, const Scenario& scenario) {
    // What most often differs comes first; the rest is put together only where that is the same.
    return kept.plan == scenario.plan && kept.gpus == scenario.cluster.gpus &&
           *kept.model == scenario.model && static_cast<Scenario>(kept) == scenario;
}

void SharedParts::share(RunScenario& scenario) {
    scenario.model = m_models.one(scenario.model);
    scenario.gpu = m_gpus.one(scenario.gpu);
    scenario.profile = m_profiles.one(scenario.profile);
    scenario.network = m_networks.one(scenario.network);
    Recipe recipe = *scenario.recipe;
    recipe.framework = m_frameworks.one(recipe.framework);
    scenario.recipe = m_recipes.one(SharedValue<Recipe>(std::move(recipe)));
}

} // namespace quadrille
