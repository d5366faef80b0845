// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/best_plan.h"

#include "app/store/search_threads.h"
#include "app/text_io/nearest.h"
#include "app/text_io/refuse.h"

#include <stdexcept>

namespace quadrille {
namespace {

std::vector<const Setting*> settingsOf(const LessonStep& step) {
    std::vector<const Setting*> settings;
    for (const std::string& name : step.searched) {
        const Setting* setting = findSetting(name);
        if (setting == nullptr) {
            std::vector<std::string> names;
            names.reserve(allSettings.size());
            for (const Setting& each : allSettings)
                names.emplace_back(each.name);
            throw InputError("search", {"“%1” is no setting; nearest: %2",
                                        {name, Alternatives{text_io::nearest(name, names)}}});
        }
        settings.push_back(setting);
    }
    return settings;
}

} // namespace

BestPlan bestPlan(const LessonStep& step, const Scenario& start, const std::stop_token& stop) {
    PlanSpace space;
    try {
        space = planSpace(start, settingsOf(step));
    } catch (const std::invalid_argument& error) {
        throw InputError("search", {"%1", {std::string(error.what())}});
    }
    PlanSearchOptions options;
    options.top = 1;
    options.threads = searchThreads();
    BestPlan best{.plan = {}, .looked = searchPlans(start, space, options, stop), .none = {}};
    if (!best.looked.best.empty())
        best.plan = planAt(start, space, best.looked.best.front().places);
    else if (!best.looked.closest)
        best.none = whyNoneRuns(start, space, stop);
    return best;
}

} // namespace quadrille
