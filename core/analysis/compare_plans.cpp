// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/analysis/compare_plans.h"

#include "core/analysis/plan_comparison.h"
#include "core/cost/cost_of_plan.h"

#include <algorithm>

namespace quadrille {
namespace {

using Figures = std::array<std::optional<double>, planFigures.size()>;

/// Which of two is better.
enum class Better : std::uint8_t { less, more, neither };

Better betterOf(PlanFigure figure) {
    switch (figure) {
    case PlanFigure::throughput:
    case PlanFigure::throughputPerGpu:
    case PlanFigure::flops:
    case PlanFigure::mfu:
        return Better::more;
    case PlanFigure::dataParallel:
    case PlanFigure::microBatches:
        return Better::neither;
    default:
        return Better::less;
    }
}

/// Whether it is predicted from the time of a step, and is off as that is.
bool restsOnStep(PlanFigure figure) {
    switch (figure) {
    case PlanFigure::step:
    case PlanFigure::throughput:
    case PlanFigure::throughputPerGpu:
    case PlanFigure::flops:
    case PlanFigure::mfu:
    case PlanFigure::days:
    case PlanFigure::gpuHours:
    case PlanFigure::price:
        return true;
    default:
        return false;
    }
}

bool isOfWholeTraining(PlanFigure figure) {
    return figure == PlanFigure::days || figure == PlanFigure::gpuHours || figure == PlanFigure::price;
}

Figures figuresOf(const Analysis& analysis, FlopConvention convention) {
    Figures figures;
    const auto set = [&figures](PlanFigure figure, std::optional<double> value) {
        figures.at(static_cast<std::size_t>(figure)) = value;
    };
    if (!analysis.runnable())
        return figures;
    const MemoryEstimate& memory = *analysis.memory;
    const Performance& performance = *analysis.performance;
    const PipelineSummary& pipeline = *analysis.pipeline;
    set(PlanFigure::memory, memory.total().value());
    set(PlanFigure::memoryShare, memory.share());
    set(PlanFigure::oomProbability, memory.oomProbability);
    set(PlanFigure::step, performance.step.value());
    set(PlanFigure::throughput, performance.tokensPerSecond());
    set(PlanFigure::throughputPerGpu, performance.tokensPerSecondPerGpu());
    set(PlanFigure::flops, performance.perGpu(convention).value());
    set(PlanFigure::mfu, performance.mfu(convention));
    set(PlanFigure::bubble, pipeline.span.overTotal());
    set(PlanFigure::dataParallel, static_cast<double>(pipeline.dataParallel));
    set(PlanFigure::microBatches, static_cast<double>(pipeline.microBatches));
    const TrainingCost cost = trainingCost(costQuestion(analysis.scenario()), performance);
    set(PlanFigure::days, cost.days);
    set(PlanFigure::gpuHours, cost.gpuHours);
    set(PlanFigure::price, cost.price);
    return figures;
}

Judgement judge(PlanFigure figure, double value, double reference, const Analysis& of,
                const Analysis& against) {
    if (value == reference)
        return Judgement::same;
    const Better better = betterOf(figure);
    if (better == Better::neither)
        return Judgement::neutral;
    const Scenario &a = of.scenario(), &b = against.scenario();
    if (figure == PlanFigure::step &&
        (!trainTheSame(a, b) || of.performance->tokens != against.performance->tokens))
        return Judgement::neutral;
    if (isOfWholeTraining(figure) && (!trainTheSame(a, b) || a.run.tokens != b.run.tokens))
        return Judgement::neutral;
    if (restsOnStep(figure) && isWithinInterval(value, reference, *of.performance, *against.performance))
        return Judgement::unsure;
    return (value < reference) == (better == Better::less) ? Judgement::better : Judgement::worse;
}

std::vector<Message> whyIncomparable(const Analysis& of, const Analysis& against,
                                     const std::string& reference) {
    std::vector<Message> reasons;
    const Scenario &a = of.scenario(), &b = against.scenario();
    if (!of.runnable())
        return reasons; // the rule it breaks is reason enough
    if (!against.runnable())
        return {{QUADRILLE_MESSAGE("%1 cannot run, so that nothing can be judged against it."), {reference}}};
    if (!trainTheSame(a, b)) {
        reasons.push_back(
            {QUADRILLE_MESSAGE("It trains another model than %1 (%2, not %3): the times of a step and "
                               "the cost of a training are not judged."),
             {reference, a.model.label, b.model.label}});
        return reasons;
    }
    if (of.performance->tokens != against.performance->tokens)
        reasons.push_back(
            {QUADRILLE_MESSAGE(
                 "Its step trains on other tokens than that of %1 (%2, not %3): the times of a step are "
                 "not judged, tokens per second are."),
             {reference, static_cast<std::int64_t>(of.performance->tokens),
              static_cast<std::int64_t>(against.performance->tokens)}});
    if (a.run.tokens != b.run.tokens)
        reasons.push_back(
            {QUADRILLE_MESSAGE("Its training has other tokens than that of %1: what both cost is not "
                               "judged."),
             {reference}});
    return reasons;
}

std::string textOf(NamedPart part, const Scenario& scenario) {
    switch (part) {
    case NamedPart::model:
        return scenario.model.label;
    case NamedPart::gpu:
        return scenario.cluster.gpu.label;
    case NamedPart::framework:
        return scenario.recipe.framework->label;
    case NamedPart::profile:
        break;
    }
    return scenario.cluster.gpu.profile->name;
}

/// Whether both have the same of what the parts of a group describe.
bool sameNamed(SettingGroup group, const Scenario& a, const Scenario& b) {
    if (group == SettingGroup::model)
        return trainTheSame(a, b);
    return group != SettingGroup::framework ||
           textOf(NamedPart::framework, a) == textOf(NamedPart::framework, b);
}

/// As it takes effect: sequence parallelism follows TP where it is not set.
std::string effectOf(const Setting& setting, const Scenario& scenario) {
    if (setting.name == "sp")
        return usesSequenceParallel(scenario.plan) ? "on" : "off";
    return settingText(setting, scenario);
}

std::vector<ComparedSetting> settingsThatDiffer(std::span<const NamedAnalysis> plans) {
    std::vector<ComparedSetting> rows;
    const auto add = [&](auto of, auto text) {
        ComparedSetting row{of, {}};
        for (const NamedAnalysis& plan : plans)
            row.values.push_back(text(plan.analysis->scenario()));
        if (std::ranges::any_of(row.values,
                                [&row](const std::string& value) { return value != row.values.front(); }))
            rows.push_back(std::move(row));
    };
    for (const NamedPart part : {NamedPart::model, NamedPart::gpu, NamedPart::framework, NamedPart::profile})
        add(part, [part](const Scenario& scenario) { return textOf(part, scenario); });
    const Scenario& first = plans.front().analysis->scenario();
    for (const Setting& setting : allSettings) {
        // What another model or framework consists of is said by its name.
        const bool told = std::ranges::any_of(plans, [&](const NamedAnalysis& plan) {
            return !sameNamed(setting.group, plan.analysis->scenario(), first);
        });
        if (!told)
            add(&setting, [&setting](const Scenario& scenario) { return effectOf(setting, scenario); });
    }
    return rows;
}

} // namespace

std::string_view name(PlanFigure figure) {
    static constexpr std::array<std::string_view, planFigures.size()> names{
        "memory_bytes",      "memory_share",
        "oom_probability",   "step_seconds",
        "tokens_per_second", "tokens_per_second_per_gpu",
        "flops_per_gpu",     "mfu",
        "bubble_over_total", "data_parallel",
        "microbatches",      "days",
        "gpu_hours",         "price"};
    return names.at(static_cast<std::size_t>(figure));
}

std::string_view name(NamedPart part) {
    static constexpr std::array<std::string_view, 4> names{"model", "gpu", "framework", "profile"};
    return names.at(static_cast<std::size_t>(part));
}

bool ComparedFigure::differs() const {
    return std::ranges::any_of(
        values, [this](const ComparedValue& each) { return each.value != values.front().value; });
}

PlansComparison comparePlans(std::span<const NamedAnalysis> plans, std::size_t reference,
                             FlopConvention convention) {
    PlansComparison comparison{.reference = reference, .settings = settingsThatDiffer(plans)};
    const NamedAnalysis& against = plans[reference];
    std::vector<Figures> figures;
    for (const NamedAnalysis& plan : plans) {
        ComparedPlan& told = comparison.plans.emplace_back(ComparedPlan{plan.name, {}, {}});
        if (!plan.analysis->runnable())
            told.broken = firstError(plan.analysis->scenario());
        if (&plan != &against)
            told.incomparable = whyIncomparable(*plan.analysis, *against.analysis, against.name);
        figures.push_back(figuresOf(*plan.analysis, convention));
    }
    for (const PlanFigure figure : planFigures) {
        const auto at = static_cast<std::size_t>(figure);
        ComparedFigure row{figure, {}};
        for (std::size_t place = 0; place < plans.size(); ++place) {
            ComparedValue cell{figures[place][at]};
            if (cell.value && figures[reference][at])
                cell.judgement = judge(figure, *cell.value, *figures[reference][at], *plans[place].analysis,
                                       *against.analysis);
            else if (cell.value != figures[reference][at])
                cell.judgement = Judgement::neutral;
            row.values.push_back(cell);
        }
        if (std::ranges::any_of(row.values, [](const ComparedValue& each) { return each.value.has_value(); }))
            comparison.figures.push_back(std::move(row));
    }
    return comparison;
}

} // namespace quadrille
