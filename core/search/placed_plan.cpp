// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/placed_plan.h"

#include "core/check/offers.h"
#include "core/model/predictions.h"
#include "core/units/saturating.h"

#include <algorithm>
#include <charconv>

namespace quadrille {
namespace {

std::int64_t numberOf(const std::string& text) {
    std::int64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

bool differsInPlanAlone(const Scenario& tried, const Scenario& base) {
    Cluster cluster = tried.cluster;
    cluster.gpus = base.cluster.gpus;
    cluster.gpusPerNode = base.cluster.gpusPerNode;
    return tried.model == base.model && cluster == base.cluster && tried.estimator == base.estimator;
}

/// Several values of which this is one, and plans that do the same with each are the same.
bool varies(const PlanSpace& space, std::string_view name, std::string_view usual) {
    return std::ranges::any_of(space.axes, [&](const SearchAxis& axis) {
        return axis.setting->name == name && axis.values.size() > 1 && !axis.apart &&
               std::ranges::find(axis.values, usual) != axis.values.end();
    });
}

/// Every n-th layer of chunks that have fewer: as without recomputation.
bool repeatsNoLayer(const Scenario& s) {
    const Plan& plan = s.plan;
    const std::int64_t chunks = saturatingProduct(plan.pp, plan.vpp);
    if (plan.recompute != Recompute::full || plan.recomputeEvery == 1 ||
        saturatingProduct(plan.recomputeEvery, chunks) <= s.model.layers || s.model.predictLayers > 0)
        return false;
    const auto layers = dealtLayers(s, chunks);
    return layers && std::ranges::all_of(*layers, [&](std::int64_t of) { return of < plan.recomputeEvery; });
}

} // namespace

Scenario planAt(const Scenario& base, const PlanSpace& space, std::span<const std::uint32_t> places) {
    Scenario plan = base;
    for (std::size_t axis = 0; axis < space.axes.size(); ++axis)
        setFromText(*space.axes[axis].setting, plan, space.axes[axis].values[places[axis]]);
    if (!space.has("schedule"))
        plan.plan.schedule = base.plan.schedule;
    return plan;
}

PlacedPlan::PlacedPlan(const Scenario& base, const PlanSpace& space)
    : m_scenario(base), m_places(space.axes.size()), m_schedule(base.plan.schedule) {
    for (const SearchAxis& each : space.axes) {
        Axis axis{.setting = each.setting,
                  .dimension = dimensionFromName(each.setting->name),
                  .whole = std::get_if<WholeValue>(&each.setting->value),
                  .numbers = {},
                  .samples = {},
                  .notPipelined = {}};
        // What is no number setFromText() refuses.
        Scenario tried = base;
        for (const std::string& text : each.values) {
            setFromText(*each.setting, tried, text);
            m_variesPlanAlone = m_variesPlanAlone && differsInPlanAlone(tried, base);
            if (axis.whole != nullptr)
                axis.numbers.push_back(numberOf(text));
            else
                axis.samples.push_back(tried);
        }
        if (each.asOffered)
            for (const std::string& text : each.values)
                axis.notPipelined.push_back(refusing(base, each.setting->name, text, true) != nullptr);
        if (std::ranges::find(axis.notPipelined, true) == axis.notPipelined.end())
            axis.notPipelined.clear();
        m_axes.push_back(std::move(axis));
    }
    for (const Offer& offer : base.recipe.framework->offers)
        if (const Setting* setting = findSetting(offer.setting);
            !space.has(offer.setting) && refusing(base, offer.setting) == nullptr &&
            refusing(base, offer.setting, settingText(*setting, base), true) != nullptr)
            m_aside.push_back(offer.setting);
    m_before.assign(m_axes.size() + 1, state());
    m_schedules = space.has("schedule");
    m_variesSchedule = varies(space, "schedule", "1f1b");
    m_variesChunks = varies(space, "vpp", "1");
    m_variesEvery = varies(space, "recompute-every", "1");
    m_variesZero = varies(space, "zero", "0");
    m_variesSplit = varies(space, "layer-split", "even");
    m_variesContext = varies(space, "cp-method", "ring");
    m_variesUlysses = varies(space, "ulysses", "1");
    m_variesBalance = varies(space, "cp-balance", "zigzag");
    m_variesExpertTensor = varies(space, "etp", "0");
}

PlacedPlan::State PlacedPlan::state() const {
    return {m_scenario.plan, m_scenario.recipe, m_scenario.cluster.gpus, m_scenario.cluster.gpusPerNode};
}

void PlacedPlan::restore(const State& state) {
    m_scenario.plan = state.plan;
    m_scenario.recipe = state.recipe;
    m_scenario.cluster.gpus = state.gpus;
    m_scenario.cluster.gpusPerNode = state.gpusPerNode;
}

void PlacedPlan::set(std::size_t axis, std::uint32_t place) {
    const Axis& on = m_axes[axis];
    if (on.dimension)
        assign(m_scenario, *on.dimension, on.numbers[place]);
    else if (on.whole != nullptr)
        on.whole->set(m_scenario, on.numbers[place]);
    else
        copySetting(*on.setting, on.samples[place], m_scenario);
}

void PlacedPlan::setFrom(std::span<const std::uint32_t> places, std::size_t same, std::size_t axes) {
    restore(m_before[same]);
    for (std::size_t axis = same; axis < axes; ++axis) {
        if (axis > same)
            m_before[axis] = state();
        set(axis, places[axis]);
        m_places[axis] = places[axis];
    }
    m_set = axes;
}

std::size_t PlacedPlan::sameBefore(std::span<const std::uint32_t> places, std::size_t axes) const {
    const std::size_t most = std::min(axes, m_set);
    return static_cast<std::size_t>(
        std::ranges::mismatch(places.first(most), std::span(m_places).first(most)).in1 - places.begin());
}

void PlacedPlan::putFirst(std::span<const std::uint32_t> places, std::size_t axes) {
    setFrom(places, sameBefore(places, axes), axes);
    m_before[axes] = state();
}

void PlacedPlan::put(std::span<const std::uint32_t> places) {
    const std::size_t axes = m_axes.size();
    // The last is always set, here and by whoever comes next: the state behind it is not kept.
    const std::size_t kept = axes == 0 ? 0 : axes - 1;
    setFrom(places, sameBefore(places, kept), axes);
    m_set = kept;
    if (!m_schedules)
        m_scenario.plan.schedule = m_schedule;
}

bool PlacedPlan::isSameAsAnother() const {
    const Scenario& s = m_scenario;
    const Plan& plan = s.plan;
    if (m_variesEvery && plan.recompute != Recompute::full && plan.recomputeEvery != 1)
        return true;
    if (m_variesEvery && repeatsNoLayer(s))
        return true;
    if (m_variesContext && plan.cp == 1 && plan.contextMethod != ContextMethod::ring)
        return true;
    if (m_variesBalance && plan.cp == 1 && plan.contextBalance != ContextBalance::zigZag)
        return true;
    if (m_variesUlysses && plan.ulysses > 1 && plan.contextMethod != ContextMethod::ulyssesRing)
        return true;
    if (m_variesExpertTensor && plan.expertTensor == plan.tp)
        return true;
    if (m_variesSchedule && plan.pp == 1 && plan.schedule != ScheduleKind::oneForwardOneBackward)
        return true;
    if (m_variesZero && plan.zero > 0 && dataParallel(s) * plan.cp == 1)
        return true;
    return m_variesSplit && plan.layerSplit.kind == LayerSplit::Kind::balanced &&
           s.model.layers % std::max<std::int64_t>(1, plan.pp * plan.vpp) == 0;
}

bool PlacedPlan::hasEmptyChunks() const {
    const Plan& plan = m_scenario.plan;
    constexpr std::int64_t ends = 2; // embedding and head
    return m_variesChunks && saturatingProduct(plan.pp, plan.vpp) > trainedLayers(m_scenario.model) + ends;
}

bool PlacedPlan::isOffered() const {
    if (std::ranges::any_of(
            m_aside, [this](const std::string& setting) { return refusing(m_scenario, setting) != nullptr; }))
        return false;
    if (m_scenario.plan.pp == 1)
        return true;
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis)
        if (!m_axes[axis].notPipelined.empty() && m_axes[axis].notPipelined[m_places[axis]])
            return false;
    return true;
}

bool PlacedPlan::holdsItsValues() const {
    for (std::size_t axis = 0; axis < m_axes.size(); ++axis) {
        const Axis& on = m_axes[axis];
        const bool holds = on.whole != nullptr
                               ? on.whole->get(m_scenario) == on.numbers[m_places[axis]]
                               : sameSetting(*on.setting, on.samples[m_places[axis]], m_scenario);
        if (!holds)
            return false;
    }
    return true;
}

} // namespace quadrille
