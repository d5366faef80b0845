// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/steps.h"

#include "core/check/offers.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace quadrille {
namespace {

constexpr int mostUp = 3;   ///< stops of a dimension beyond the current value
constexpr int mostDown = 2; ///< and below it: the way of trading one degree of parallelism for another

class Steps {
public:
    explicit Steps(const Scenario& scenario) : m_scenario(scenario) {}

    /// The nearest stops in both directions. \param least smallest value worth trying
    void addStops(Dimension dimension, std::int64_t least = 1) {
        const auto values = stops(m_scenario, dimension);
        const auto here = std::lower_bound(values.begin(), values.end(), value(m_scenario, dimension));
        const auto room = [](std::ptrdiff_t distance, int most) {
            return static_cast<int>(std::min<std::ptrdiff_t>(distance, most));
        };
        for (int size = 1; size <= room(values.end() - here - 1, mostUp); ++size)
            add({name(dimension), *(here + size)}, 1, size);
        for (int size = 1; size <= room(here - values.begin(), mostDown); ++size)
            if (*(here - size) >= least)
                add({name(dimension), *(here - size)}, -1, size);
    }

    /// Halves as long as that is possible, then the next smaller divisor: the global batch stays divisible.
    void addSmallerMicroBatches() {
        std::int64_t batch = m_scenario.plan.microBatch;
        for (int size = 1; size <= mostUp && batch > 1; ++size) {
            batch = batch % 2 == 0 ? batch / 2 : 1;
            add({"mbs", batch}, -1, size);
        }
    }

    /// The other ZeRO stages from this one on.
    void addZeroFrom(int lowest) {
        const int now = m_scenario.plan.zero;
        for (int stage = lowest; stage <= 3; ++stage)
            if (stage != now)
                add({"zero", stage}, stage < now ? -1 : 1, std::abs(stage - now));
    }

    /// Selective, then fewer and fewer layers that keep their activations.
    void addRecomputation() {
        const Plan& plan = m_scenario.plan;
        int size = 0;
        if (plan.recompute == Recompute::none && !m_scenario.recipe.flashAttention)
            add(recomputation(Recompute::selective, 1), 1, ++size);
        const std::int64_t now = plan.recompute == Recompute::full ? plan.recomputeEvery
                                                                   : std::numeric_limits<std::int64_t>::max();
        for (const std::int64_t every : {4, 2, 1})
            if (every < now)
                add(recomputation(Recompute::full, every), 1, ++size);
    }

    /// Whatever else could be recomputed, or nothing.
    void addOtherRecomputation() {
        const Plan& plan = m_scenario.plan;
        int alternative = 0;
        const auto offer = [&](Recompute recompute, std::int64_t every) {
            ++alternative;
            const bool now =
                recompute == plan.recompute && (recompute != Recompute::full || every == plan.recomputeEvery);
            if (!now)
                add(recomputation(recompute, every), alternative, 1);
        };
        offer(Recompute::none, 1);
        if (!m_scenario.recipe.flashAttention)
            offer(Recompute::selective, 1);
        for (const std::int64_t every : {4, 2, 1})
            offer(Recompute::full, every);
    }

    /// Those that `offered` says.
    void addSchedules(bool (*offered)(const ScheduleTraits&)) {
        int alternative = 0;
        for (const ScheduleKind kind : scheduleKinds) {
            if (!offered(traits(kind)))
                continue;
            ++alternative;
            const bool pipeline = m_scenario.plan.pp > 1 || kind == ScheduleKind::oneForwardOneBackward;
            if (kind != m_scenario.plan.schedule && pipeline)
                add({"schedule", std::string(scheduleName(kind))}, alternative, 1);
        }
    }

    /// Splits that give the layers of the pipeline's ends to its middle, and one that takes a remainder.
    void addLayerSplits() {
        const auto layers = m_scenario.model.layers;
        const auto stages = m_scenario.plan.pp * m_scenario.plan.vpp;
        int alternative = 0;
        const auto offer = [&](const LayerSplit& split) {
            ++alternative;
            if (split != m_scenario.plan.layerSplit)
                add({"layer-split", text(split)}, alternative, 1);
        };
        offer({.kind = LayerSplit::Kind::balanced, .first = {}, .last = {}, .layers = {}});
        offer({.kind = LayerSplit::Kind::endsCount, .first = {}, .last = {}, .layers = {}});
        const std::int64_t between = layers / stages + 1; // one more than an even split has
        if (const std::int64_t end = layers - (stages - 1) * between; stages > 1 && end >= 1) {
            offer({.kind = LayerSplit::Kind::lighterEnds, .first = end, .last = {}, .layers = {}});
            offer({.kind = LayerSplit::Kind::lighterEnds, .first = {}, .last = end, .layers = {}});
        }
        if (const std::int64_t ends = layers - (stages - 2) * between; stages > 2 && ends >= 2)
            offer({.kind = LayerSplit::Kind::lighterEnds,
                   .first = ends / 2,
                   .last = ends - ends / 2,
                   .layers = {}});
    }

    /// Switches that cost nothing, and are off.
    void addSwitches() {
        for (const Setting& setting : allSettings)
            if (setting.searched == Searched::turnedOn && settingText(setting, m_scenario) == "off")
                add({setting.name, "on"}, 1, 1);
    }

    void add(Change change, int direction, int size) {
        m_steps.push_back({std::move(change), direction, size});
    }
    /// But for what the framework cannot be configured with.
    [[nodiscard]] std::vector<Step> take() {
        std::erase_if(m_steps, [this](const Step& step) {
            Scenario taken = m_scenario;
            apply(step.change, taken);
            return addsRefusal(m_scenario, taken);
        });
        return std::move(m_steps);
    }

private:
    [[nodiscard]] static Change recomputation(Recompute recompute, std::int64_t every) {
        return Change("recompute", std::string(name(recompute))).with("recompute-every", every);
    }

    const Scenario& m_scenario;
    std::vector<Step> m_steps;
};

} // namespace

std::vector<Step> stepsFrom(const Scenario& scenario) {
    Steps steps(scenario);
    const Plan& plan = scenario.plan;
    for (const Dimension dimension : {Dimension::tensor, Dimension::context, Dimension::pipeline})
        steps.addStops(dimension);
    if (traits(plan.schedule).mostChunks == 0)
        steps.addStops(Dimension::virtualStages, 2);
    if (scenario.model.experts)
        steps.addStops(Dimension::expert);
    steps.addSmallerMicroBatches();
    // What the paper's equations do not see, they cannot say that it helps.
    if (scenario.estimator != Estimator::paper) {
        steps.addZeroFrom(plan.zero + 1);
        steps.addRecomputation();
        steps.addSwitches();
        steps.addLayerSplits();
    }
    steps.addSchedules([](const ScheduleTraits& kind) { return kind.savesMemory; });
    return steps.take();
}

std::vector<Step> stepsToSpeed(const Scenario& scenario) {
    Steps steps(scenario);
    const Plan& plan = scenario.plan;
    for (const Dimension dimension :
         {Dimension::tensor, Dimension::context, Dimension::pipeline, Dimension::microBatch})
        steps.addStops(dimension);
    if (traits(plan.schedule).mostChunks == 0 || plan.schedule == ScheduleKind::oneForwardOneBackward)
        steps.addStops(Dimension::virtualStages);
    if (scenario.model.experts)
        steps.addStops(Dimension::expert);
    if (scenario.estimator != Estimator::paper) {
        steps.addZeroFrom(0);
        steps.addOtherRecomputation();
        steps.addSwitches();
        steps.addLayerSplits();
    }
    if (plan.pp > 1)
        steps.addSchedules([](const ScheduleTraits& kind) { return !kind.searched; });
    return steps.take();
}

std::vector<Step> moreGpus(const Scenario& scenario) {
    constexpr int doublings = 6;
    Steps steps(scenario);
    std::int64_t gpus = scenario.cluster.gpus;
    for (int size = 1; size <= doublings && gpus <= largestDimensionValue / 2; ++size) {
        gpus *= 2;
        steps.add({"gpus", gpus}, 1, size);
    }
    return steps.take();
}

bool compatible(const Step& a, const Step& b) {
    // 1F1B has no virtual stages.
    const auto family = [](const Step& step) {
        const std::string_view name = step.change.setting().name;
        return name == "vpp" ? "schedule" : name;
    };
    return family(a) != family(b);
}

bool contains(const std::vector<Step>& larger, const std::vector<Step>& smaller) {
    return std::all_of(smaller.begin(), smaller.end(), [&](const Step& step) {
        return std::any_of(larger.begin(), larger.end(), [&](const Step& other) {
            return &other.change.setting() == &step.change.setting() && other.direction == step.direction &&
                   other.size >= step.size;
        });
    });
}

} // namespace quadrille
