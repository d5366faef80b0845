// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/anatomy/zero_stages.h"

#include "core/memory/detailed/formulas.h"
#include "core/memory/detailed/stages.h"

namespace quadrille::anatomy {
namespace {

/// The bytes of Fujii et al. (2024), section 3.1 and eq. 10.
Framework statesOfThePaper() {
    using Part = StateBytes::Part;
    Framework framework;
    framework.states = {{.part = Part::parameters, .bytes = 2, .shardedFrom = 3},
                        {.part = Part::gradients, .bytes = 4, .shardedFrom = 2},
                        {.part = Part::optimizer, .bytes = 12, .shardedFrom = 1}};
    return framework;
}

StatesHeld byThePaper(Scenario scenario, const StageMemory& held) {
    scenario.recipe.framework = statesOfThePaper();
    scenario.model.experts.reset(); // which it does not know
    constexpr double weightBytes = 2;
    const layout::Parameters<double> onGpu{held.part(MemoryPart::parameters).value() / weightBytes, 0};
    const auto letters = layout::lettersOf<double>(scenario);
    const auto bytes = [&](StateBytes::Part part) {
        return Bytes(detailed::stateBytes(part, onGpu, scenario, letters));
    };
    return {bytes(StateBytes::Part::parameters), bytes(StateBytes::Part::gradients),
            bytes(StateBytes::Part::optimizer)};
}

} // namespace

std::array<StatesHeld, 4> statesByZero(const Resolved& resolved, const StageMemory& held) {
    std::array<StatesHeld, 4> stages;
    for (int zero = 0; zero < 4; ++zero) {
        Scenario scenario = resolved.scenario();
        scenario.plan.zero = zero;
        StatesHeld& states = stages[static_cast<std::size_t>(zero)];
        if (scenario.estimator == Estimator::paper) {
            states = byThePaper(scenario, held);
            continue;
        }
        const auto steady = detailed::Stages(scenario).steadyOf(held.stage);
        states = {Bytes(steady.parameters), Bytes(steady.gradients), Bytes(steady.optimizer)};
    }
    return stages;
}

} // namespace quadrille::anatomy
