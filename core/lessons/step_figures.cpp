// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/lessons/step_figures.h"

#include <algorithm>

namespace quadrille {
namespace {

constexpr std::string_view startName = "start";
constexpr std::string_view bestName = "best";

bool isFree(const Setting& setting, const Question& question) {
    const bool ofPlan = setting.group == SettingGroup::plan && setting.name != "gbs" && setting.name != "seq";
    return ofPlan || std::ranges::find(question.free, setting.name) != question.free.end();
}

} // namespace

std::pair<std::string_view, std::string_view>
planAndFigure(std::string_view name, const std::function<bool(std::string_view)>& isPlan) {
    const std::size_t dot = name.find('.');
    if (dot != std::string_view::npos && isPlan(name.substr(0, dot)))
        return {name.substr(0, dot), name.substr(dot + 1)};
    return {{}, name};
}

FigureLookup figuresOf(const StepAnswers& answers) {
    return [&answers](std::string_view name) -> FigureValue {
        const auto isPlan = [&answers](std::string_view id) { return !id.empty() && answers.contains(id); };
        const auto [plan, figure] = planAndFigure(name, isPlan);
        const auto found = answers.find(plan);
        const auto known = figureNamed(figure);
        return found != answers.end() && known ? known->of(found->second) : FigureValue();
    };
}

MeasureLookup measuresOf(const LessonStep& step) {
    return [&step](std::string_view name) {
        const auto known = figureNamed(
            planAndFigure(name, [&](std::string_view id) { return hasPlanNamed(step, id); }).second);
        return known ? known->measure : Measure();
    };
}

std::vector<const OtherPlan*> otherPlans(const LessonStep& step) {
    std::vector<const OtherPlan*> all;
    for (const auto* plans : {&step.others, &step.question.choices})
        for (const OtherPlan& plan : *plans)
            all.push_back(&plan);
    return all;
}

bool hasPlanNamed(const LessonStep& step, std::string_view id) {
    return id == startName || (id == bestName && !step.searched.empty()) ||
           std::ranges::any_of(otherPlans(step), [id](const OtherPlan* plan) { return plan->id == id; });
}

std::vector<std::string> changedBeyond(const Question& question, const Scenario& start, const Scenario& now) {
    std::vector<std::string> names;
    const auto isAskedFor = [&question](std::string_view name) {
        return std::ranges::find(question.free, name) != question.free.end();
    };
    if (start.model.name != now.model.name && !isAskedFor("model"))
        names.emplace_back("model");
    if (start.cluster.gpu.name != now.cluster.gpu.name && !isAskedFor("gpu"))
        names.emplace_back("gpu");
    if (start.recipe.framework->name != now.recipe.framework->name && !isAskedFor("framework"))
        names.emplace_back("framework");
    for (const Setting& setting : allSettings)
        if (!isFree(setting, question) && !sameSetting(setting, start, now))
            names.emplace_back(setting.name);
    return names;
}

std::optional<std::string> rightChoice(const Question& question, const StepAnswers& answers) {
    if (question.best.text().empty())
        return question.right;
    struct Seen {
        double value = 0;
        std::string id;
    };
    std::vector<Seen> seen;
    for (const OtherPlan& choice : question.choices) {
        const FigureValue value = question.best.value([&](std::string_view name) {
            return figuresOf(answers)(figureNamed(name) ? choice.id + "." + std::string(name)
                                                        : std::string(name));
        });
        const auto* number = std::get_if<double>(&value);
        if (number == nullptr)
            return std::nullopt;
        seen.push_back({question.leastIsBest ? *number : -*number, choice.id});
    }
    std::ranges::sort(seen, {}, &Seen::value);
    return seen.size() < 2 || seen[0].value == seen[1].value ? std::nullopt : std::optional(seen[0].id);
}

} // namespace quadrille
