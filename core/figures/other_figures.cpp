// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/cost/cost_of_plan.h"
#include "core/figures/figure_rows.h"
#include "core/model/parameters.h"
#include "core/scenario/settings.h"

#include <algorithm>
#include <cmath>

namespace quadrille::figure_rows {
namespace {

FigureValue known(const std::optional<double>& number) {
    return number && std::isfinite(*number) ? FigureValue(*number) : FigureValue();
}

double asNumber(std::int64_t number) {
    return static_cast<double>(number);
}

FigureValue valueOf(const WholeValue& value, const Scenario& s) {
    return asNumber(value.get(s));
}
FigureValue valueOf(const RealValue& value, const Scenario& s) {
    return value.get(s);
}
FigureValue valueOf(const FlagValue& value, const Scenario& s) {
    return value.get(s);
}
FigureValue valueOf(const WordValue& value, const Scenario& s) {
    return value.get(s);
}

} // namespace

void addCost(std::vector<Figure>& rows) {
    const auto add = [&rows](const char* name, Measure measure, auto of) {
        rows.push_back({std::string("cost.") + name, measure, [of](const Analysis& a) -> FigureValue {
                            if (!a.performance)
                                return {};
                            const CostQuestion question = costQuestion(a.scenario());
                            return of(trainingCost(question, *a.performance), question);
                        }});
    };
    using Cost = TrainingCost;
    using Asked = CostQuestion;
    add("days", plain, [](const Cost& c, const Asked&) { return known(c.days); });
    add("gpu_hours", plain, [](const Cost& c, const Asked&) { return known(c.gpuHours); });
    add("price", plain, [](const Cost& c, const Asked&) { return known(c.price); });
    add("energy_kwh", plain, [](const Cost& c, const Asked&) { return known(c.energyKwh); });
    add("goodput", share, [](const Cost& c, const Asked&) { return c.goodput.share; });
    add("goodput_factors.not_writing_checkpoints", share,
        [](const Cost& c, const Asked&) { return c.goodput.notWriting; });
    add("goodput_factors.not_repeated", share,
        [](const Cost& c, const Asked&) { return c.goodput.notRepeated; });
    add("goodput_factors.not_restarting", share,
        [](const Cost& c, const Asked&) { return c.goodput.notRestarting; });
    add("seconds_between_failures", seconds,
        [](const Cost& c, const Asked&) { return known(c.goodput.betweenFailures); });
    add("checkpoint_bytes", bytes, [](const Cost&, const Asked& asked) { return checkpointBytesOf(asked); });
    add("checkpoint_seconds", seconds,
        [](const Cost& c, const Asked&) { return c.goodput.checkpointSeconds; });
    add("checkpoint_interval_seconds", seconds,
        [](const Cost& c, const Asked&) { return known(c.goodput.checkpointInterval); });
}

void addVerdict(std::vector<Figure>& rows) {
    rows.push_back({"runs", plain, [](const Analysis& a) -> FigureValue { return a.runnable(); }});
    rows.push_back({"fits", plain, [](const Analysis& a) -> FigureValue {
                        return a.runnable() && a.memory->zone == Zone::green;
                    }});
    rows.push_back(
        {"dp", count, [](const Analysis& a) -> FigureValue { return asNumber(dataParallel(a.scenario())); }});
}

void addModelAndGpu(std::vector<Figure>& rows) {
    const auto add = [&rows](const char* name, Measure measure, auto of) {
        rows.push_back({name, measure, [of](const Analysis& a) -> FigureValue { return of(a.scenario()); }});
    };
    using S = Scenario;
    add("model", plain, [](const S& s) { return s.model.name; });
    add("model.parameters", {Unit::parameters, 1, true},
        [](const S& s) { return asNumber(parameterCount(s.model)); });
    add("model.active_parameters", {Unit::parameters, 1, true},
        [](const S& s) { return asNumber(activeParameterCount(s.model)); });
    add("gpu", plain, [](const S& s) { return s.cluster.gpu.name; });
    add("gpu.memory_gib", {Unit::bytes, bytesPerGib}, [](const S& s) { return inGib(s.cluster.gpu.memory); });
    add("gpu.bf16_tflops", {Unit::flopsPerSecond, tera},
        [](const S& s) { return s.cluster.gpu.bf16.value() / tera; });
    add("gpu.hbm_bytes_per_second", plain, [](const S& s) { return s.cluster.gpu.hbm.value(); });
    add("gpu.scale_up_bytes_per_second", plain, [](const S& s) { return s.cluster.gpu.scaleUp.value(); });
    add("framework", plain, [](const S& s) { return s.recipe.framework->name; });
}

void addSettings(std::vector<Figure>& rows) {
    for (const Setting& setting : allSettings) {
        std::string name(setting.name);
        std::ranges::replace(name, '-', '_');
        const bool isWhole = std::holds_alternative<WholeValue>(setting.value);
        rows.push_back({std::move(name), isWhole ? count : plain, [&setting](const Analysis& a) {
                            return std::visit(
                                [&a](const auto& value) { return valueOf(value, a.scenario()); },
                                setting.value);
                        }});
    }
}

} // namespace quadrille::figure_rows
