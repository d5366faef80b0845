// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_space.h"

#include "core/check/check.h"
#include "core/check/offers.h"
#include "core/pipeline/schedule.h"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <utility>

namespace quadrille {
namespace {

using Values = std::vector<std::string>;

constexpr std::int64_t mostTensor = 64;
constexpr std::int64_t mostContext = 64;
constexpr std::int64_t mostChunks = 24;
constexpr std::int64_t mostSequences = 32; ///< of a micro-batch
constexpr std::int64_t mostOther = 64;     ///< of a setting that nothing else bounds

/// Whole numbers up to `most` that divide one of `numbers`.
Values divisors(std::initializer_list<std::int64_t> numbers, std::int64_t most) {
    Values values;
    for (std::int64_t each = 1; each <= most; ++each)
        if (std::ranges::any_of(numbers, [each](std::int64_t number) { return number % each == 0; }))
            values.push_back(std::to_string(each));
    return values;
}

/// Powers of two up to `most` that divide the number.
Values powers(std::int64_t number, std::int64_t most) {
    Values values;
    for (std::int64_t each = 1; each <= most && number % each == 0; each *= 2)
        values.push_back(std::to_string(each));
    return values;
}

Values doublings(const DoublingRange& range) {
    Values values;
    for (std::int64_t each = range.least; each < range.most; each *= 2)
        values.push_back(std::to_string(each));
    values.push_back(std::to_string(range.most));
    return values;
}

Values schedules(const Scenario& scenario, bool all) {
    Values values;
    for (const ScheduleKind kind : scheduleKinds) {
        const bool usual = kind == ScheduleKind::oneForwardOneBackward || kind == ScheduleKind::interleaved ||
                           kind == scenario.plan.schedule;
        if (!traits(kind).searched && (all || usual))
            values.emplace_back(scheduleName(kind));
    }
    return values;
}

Values texts(const std::vector<std::int64_t>& numbers) {
    Values values;
    for (const std::int64_t number : numbers)
        values.push_back(std::to_string(number));
    return values;
}

/// With what the scenario has.
std::vector<std::int64_t> with(std::set<std::int64_t> numbers, std::int64_t own) {
    numbers.insert(own);
    return {numbers.begin(), numbers.end()};
}

/// Doublings, and what the scenario has.
Values someNumbers(const WholeValue& whole, const Scenario& scenario) {
    std::set<std::int64_t> numbers;
    if (whole.least == 0)
        numbers.insert(0);
    for (std::int64_t each = 1; each <= std::min(mostOther, whole.most); each *= 2)
        numbers.insert(each);
    return texts(with(std::move(numbers), whole.get(scenario)));
}

/// Few values of a setting of which nothing particular is known.
Values anyFew(const Setting& setting, const Scenario& scenario) {
    if (const auto dimension = dimensionFromName(setting.name))
        return texts(stops(scenario, *dimension));
    Values values = fewValues(setting);
    const auto* whole = std::get_if<WholeValue>(&setting.value);
    if (values.empty() && whole)
        values = someNumbers(*whole, scenario);
    if (values.empty())
        throw std::invalid_argument(std::string(setting.name) + " has no few values to try");
    return values;
}

/// Of GPUs that a range frees, any number may be split; what divides the largest divides most of them. So it
/// is with batches.
Values valuesOf(const Setting& setting, const Scenario& s, std::int64_t gpus, std::int64_t batch,
                bool named) {
    const std::string_view name = setting.name;
    const std::int64_t layers = s.model.layers;
    if (name == "tp") {
        Values values = divisors({s.model.heads}, std::min(mostTensor, gpus));
        std::erase_if(values, [gpus](const std::string& value) { return gpus % std::stoll(value) != 0; });
        return values;
    }
    if (name == "cp")
        return powers(gpus, mostContext);
    if (name == "pp")
        return divisors({gpus}, std::min(gpus, layers + 2));
    if (name == "ep")
        return s.model.experts ? divisors({s.model.experts->experts}, s.model.experts->experts) : Values{"1"};
    if (name == "vpp")
        return divisors({layers, layers + 2}, std::min(mostChunks, layers));
    if (name == "mbs")
        return powers(batch, mostSequences);
    if (name == "recompute-every")
        return texts(with({1, 2, 4}, s.plan.recomputeEvery));
    if (name == "layer-split")
        return {"even", "balanced", "ends-count"};
    if (name == "schedule")
        return schedules(s, named);
    return anyFew(setting, s);
}

/// With those of its values that the framework can be configured with; with all where it can be with none.
SearchAxis asOffered(SearchAxis axis, const Scenario& s) {
    Values offered = axis.values;
    std::erase_if(offered, [&](const std::string& value) {
        return refusing(s, axis.setting->name, value, false) != nullptr;
    });
    axis.asOffered = !offered.empty();
    if (axis.asOffered)
        axis.values = std::move(offered);
    return axis;
}

/// What rules exclude most plans by stands first, so that whole branches can be left out, and what changes
/// least of what is worked out for a plan last, so that the next has most of it.
int place(const Setting& setting) {
    static constexpr std::array first{"gpus", "tp",       "cp",          "pp", "ep",
                                      "vpp",  "schedule", "layer-split", "mbs"};
    if (setting.name == "zero")
        return static_cast<int>(first.size()) + 1;
    const auto* found = std::ranges::find(first, setting.name);
    return static_cast<int>(found - first.begin());
}

} // namespace

bool PlanSpace::has(std::string_view setting) const {
    return std::ranges::any_of(axes,
                               [setting](const SearchAxis& axis) { return axis.setting->name == setting; });
}

double PlanSpace::size() const {
    double size = 1;
    for (const SearchAxis& axis : axes)
        size *= static_cast<double>(axis.values.size());
    return size;
}

std::uint64_t PlanSpace::number(std::span<const std::uint32_t> places) const {
    std::uint64_t number = 0;
    for (std::size_t axis = 0; axis < axes.size(); ++axis)
        number = number * axes[axis].values.size() + places[axis];
    return number;
}

std::vector<std::uint32_t> PlanSpace::places(std::uint64_t number) const {
    std::vector<std::uint32_t> places(axes.size());
    for (std::size_t axis = axes.size(); axis-- > 0;) {
        const std::size_t values = axes[axis].values.size();
        places[axis] = static_cast<std::uint32_t>(number % values);
        number /= values;
    }
    return places;
}

std::vector<std::int64_t> PlanSpace::split(std::span<const std::uint32_t> places) const {
    static constexpr std::array splitting{"gpus", "tp", "cp", "pp", "ep"};
    std::vector<std::int64_t> split;
    for (std::size_t axis = 0; axis < places.size(); ++axis)
        if (std::ranges::find(splitting, axes[axis].setting->name) != splitting.end())
            split.push_back(places[axis]);
    return split;
}

std::vector<const Setting*> usuallySearched() {
    std::vector<const Setting*> usual;
    for (const Setting& setting : allSettings)
        if (setting.searched == Searched::yes && setting.name != "gpus" && setting.name != "layer-split")
            usual.push_back(&setting);
    return usual;
}

Scenario withoutSearched(const Scenario& scenario) {
    Scenario usual = scenario;
    for (const Setting* setting : usuallySearched())
        copySetting(*setting, Scenario{}, usual);
    usual.run = {};
    return usual;
}

bool splitsUnevenly(const Scenario& scenario) {
    constexpr std::int64_t usualStages = 4;
    return scenario.model.layers % usualStages != 0 &&
           scenario.plan.layerSplit.kind == LayerSplit::Kind::even && !dealsByCost(scenario);
}

std::vector<const Setting*> usuallySearchedIn(const Scenario& scenario) {
    std::vector<const Setting*> searched = usuallySearched();
    if (splitsUnevenly(scenario))
        searched.push_back(findSetting("layer-split"));
    return searched;
}

PlanSpace planSpace(const Scenario& scenario, std::span<const Setting* const> free,
                    const SearchRanges& ranges, std::span<const Setting* const> named) {
    PlanSpace space;
    const auto addRange = [&space](const char* name, const std::optional<DoublingRange>& range) {
        if (range)
            space.axes.push_back({.setting = findSetting(name), .values = doublings(*range)});
    };
    addRange("gpus", ranges.gpus);
    addRange("gbs", ranges.globalBatch);
    const std::int64_t gpus = ranges.gpus ? ranges.gpus->most : scenario.cluster.gpus;
    const std::int64_t batch = ranges.globalBatch ? ranges.globalBatch->most : scenario.plan.globalBatch;
    for (const Setting* setting : free) {
        if (space.has(setting->name))
            continue;
        const bool isNamed = std::ranges::find(named, setting) != named.end();
        Values values = valuesOf(*setting, scenario, std::max<std::int64_t>(1, gpus), batch, isNamed);
        space.axes.push_back(asOffered({.setting = setting, .values = std::move(values)}, scenario));
    }
    return withAxes(std::move(space), {});
}

PlanSpace withAxes(PlanSpace space, const std::vector<SearchAxis>& axes) {
    for (const SearchAxis& axis : axes) {
        const auto same = std::ranges::find(space.axes, axis.setting, &SearchAxis::setting);
        if (same != space.axes.end())
            *same = axis;
        else
            space.axes.push_back(axis);
    }
    // One that may change another comes before it, as allSettings has them.
    std::ranges::stable_sort(space.axes, {}, [](const SearchAxis& axis) {
        return std::pair(place(*axis.setting), axis.setting - allSettings.data());
    });
    return space;
}

} // namespace quadrille
