// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/steps.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>
#include <span>

namespace quadrille {
namespace {

constexpr int mostUp = 3;   ///< stops of a dimension beyond the current value
constexpr int mostDown = 2; ///< and below it: the way of trading one degree of parallelism for another

/// Schedules that hold few micro-batches in flight.
constexpr std::array smallSchedules{ScheduleKind::oneForwardOneBackward, ScheduleKind::vHalf,
                                    ScheduleKind::vMin};

class Steps {
public:
    explicit Steps(const Scenario& scenario) : m_scenario(scenario) {}

    /// The nearest stops in both directions. \param least smallest value worth trying
    void addStops(Knob knob, std::int64_t least = 1) {
        const Dimension dimension = *dimensionOf(knob);
        const auto values = stops(m_scenario, dimension);
        const auto here = std::lower_bound(values.begin(), values.end(), value(m_scenario, dimension));
        const auto room = [](std::ptrdiff_t distance, int most) {
            return static_cast<int>(std::min<std::ptrdiff_t>(distance, most));
        };
        for (int size = 1; size <= room(values.end() - here - 1, mostUp); ++size)
            add({.knob = knob, .number = *(here + size)}, 1, size);
        for (int size = 1; size <= room(here - values.begin(), mostDown); ++size)
            if (*(here - size) >= least)
                add({.knob = knob, .number = *(here - size)}, -1, size);
    }

    /// Halves as long as that is possible, then the next smaller divisor: the global batch stays divisible.
    void addSmallerMicroBatches() {
        std::int64_t batch = m_scenario.plan.microBatch;
        for (int size = 1; size <= mostUp && batch > 1; ++size) {
            batch = batch % 2 == 0 ? batch / 2 : 1;
            add({.knob = Knob::microBatch, .number = batch}, -1, size);
        }
    }

    /// The other ZeRO stages from this one on.
    void addZeroFrom(int lowest) {
        const int now = m_scenario.plan.zero;
        for (int stage = lowest; stage <= 3; ++stage)
            if (stage != now)
                add({.knob = Knob::zero, .number = stage}, stage < now ? -1 : 1, std::abs(stage - now));
    }

    /// Selective, then fewer and fewer layers that keep their activations.
    void addRecomputation() {
        const Plan& plan = m_scenario.plan;
        int size = 0;
        if (plan.recompute == Recompute::none && !m_scenario.recipe.flashAttention)
            add({.knob = Knob::recompute, .recompute = Recompute::selective}, 1, ++size);
        const std::int64_t now = plan.recompute == Recompute::full ? plan.recomputeEvery
                                                                   : std::numeric_limits<std::int64_t>::max();
        for (const std::int64_t every : {4, 2, 1})
            if (every < now)
                add({.knob = Knob::recompute, .number = every, .recompute = Recompute::full}, 1, ++size);
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
                add({.knob = Knob::recompute, .number = every, .recompute = recompute}, alternative, 1);
        };
        offer(Recompute::none, 1);
        if (!m_scenario.recipe.flashAttention)
            offer(Recompute::selective, 1);
        for (const std::int64_t every : {4, 2, 1})
            offer(Recompute::full, every);
    }

    void addSchedules(std::span<const ScheduleKind> kinds) {
        int alternative = 0;
        for (const ScheduleKind kind : kinds) {
            ++alternative;
            const bool pipeline = m_scenario.plan.pp > 1 || kind == ScheduleKind::oneForwardOneBackward;
            if (kind != m_scenario.plan.schedule && !traits(kind).searched && pipeline)
                add({.knob = Knob::schedule, .schedule = kind}, alternative, 1);
        }
    }

    /// Splits that give the layers of the pipeline's ends to its middle, and one that takes a remainder.
    void addLayerSplits() {
        const auto layers = m_scenario.model.layers;
        const auto stages = m_scenario.plan.pp * m_scenario.plan.vpp;
        int alternative = 0;
        const auto offer = [&](LayerSplit split) {
            ++alternative;
            if (split != m_scenario.plan.layerSplit)
                add({.knob = Knob::layerSplit, .layerSplit = std::move(split)}, alternative, 1);
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

    void add(Change change, int direction, int size) {
        m_steps.push_back({std::move(change), direction, size});
    }
    [[nodiscard]] std::vector<Step> take() { return std::move(m_steps); }

private:
    const Scenario& m_scenario;
    std::vector<Step> m_steps;
};

/// Switches that cost nothing.
void addSwitches(Steps& steps, const Scenario& scenario) {
    if (!scenario.plan.sequenceParallel.value_or(true))
        steps.add({.knob = Knob::sequenceParallel}, 1, 1);
    steps.addLayerSplits();
    if (!scenario.recipe.fusedLoss)
        steps.add({.knob = Knob::fusedLoss}, 1, 1);
}

} // namespace

std::vector<Step> stepsFrom(const Scenario& scenario) {
    Steps steps(scenario);
    const Plan& plan = scenario.plan;
    for (const Knob knob : {Knob::tensor, Knob::context, Knob::pipeline})
        steps.addStops(knob);
    if (traits(plan.schedule).mostChunks == 0)
        steps.addStops(Knob::virtualStages, 2);
    if (scenario.model.experts)
        steps.addStops(Knob::expert);
    steps.addSmallerMicroBatches();
    // What the paper's equations do not see, they cannot say that it helps.
    if (scenario.estimator != Estimator::paper) {
        steps.addZeroFrom(plan.zero + 1);
        steps.addRecomputation();
        addSwitches(steps, scenario);
    }
    steps.addSchedules(smallSchedules);
    return steps.take();
}

std::vector<Step> stepsToSpeed(const Scenario& scenario) {
    Steps steps(scenario);
    const Plan& plan = scenario.plan;
    for (const Knob knob : {Knob::tensor, Knob::context, Knob::pipeline, Knob::microBatch})
        steps.addStops(knob);
    if (traits(plan.schedule).mostChunks == 0 || plan.schedule == ScheduleKind::oneForwardOneBackward)
        steps.addStops(Knob::virtualStages);
    if (scenario.model.experts)
        steps.addStops(Knob::expert);
    if (scenario.estimator != Estimator::paper) {
        steps.addZeroFrom(0);
        steps.addOtherRecomputation();
        addSwitches(steps, scenario);
    }
    if (plan.pp > 1)
        steps.addSchedules(scheduleKinds);
    return steps.take();
}

std::vector<Step> moreGpus(const Scenario& scenario) {
    constexpr int doublings = 6;
    Steps steps(scenario);
    std::int64_t gpus = scenario.cluster.gpus;
    for (int size = 1; size <= doublings && gpus <= largestDimensionValue / 2; ++size) {
        gpus *= 2;
        steps.add({.knob = Knob::gpus, .number = gpus}, 1, size);
    }
    return steps.take();
}

bool compatible(const Step& a, const Step& b) {
    // 1F1B has no virtual stages.
    const auto family = [](const Step& step) {
        return step.change.knob == Knob::virtualStages ? Knob::schedule : step.change.knob;
    };
    return family(a) != family(b);
}

bool contains(const std::vector<Step>& larger, const std::vector<Step>& smaller) {
    return std::all_of(smaller.begin(), smaller.end(), [&](const Step& step) {
        return std::any_of(larger.begin(), larger.end(), [&](const Step& other) {
            return other.change.knob == step.change.knob && other.direction == step.direction &&
                   other.size >= step.size;
        });
    });
}

} // namespace quadrille
