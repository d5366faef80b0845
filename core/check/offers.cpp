// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/offers.h"

#include "core/scenario/settings.h"

#include <algorithm>

namespace quadrille {

const Offer* refusing(const Scenario& scenario, std::string_view setting, std::string_view value,
                      bool pipelined) {
    if (scenario.estimator != Estimator::detailed)
        return nullptr;
    const std::vector<Offer>& offers = scenario.recipe.framework->offers;
    const auto found = std::ranges::find_if(offers, [&](const Offer& offer) {
        return offer.setting == setting && (pipelined || !offer.onlyPipelined) &&
               std::ranges::find(offer.values, value) == offer.values.end();
    });
    return found == offers.end() ? nullptr : &*found;
}

const Offer* refusing(const Scenario& scenario, std::string_view setting) {
    const Setting* known = findSetting(setting);
    const bool pipelined = scenario.plan.pp > 1;
    const bool says = setting == "schedule"          ? pipelined
                      : setting == "recompute-every" ? scenario.plan.recompute == Recompute::full
                                                     : true;
    if (known == nullptr || !says)
        return nullptr;
    return refusing(scenario, setting, settingText(*known, scenario), pipelined);
}

bool addsRefusal(const Scenario& before, const Scenario& after) {
    return std::ranges::any_of(after.recipe.framework->offers, [&](const Offer& offer) {
        return refusing(after, offer.setting) != nullptr &&
               (refusing(before, offer.setting) == nullptr ||
                !sameSetting(*findSetting(offer.setting), before, after));
    });
}

bool isOffered(const Scenario& scenario) {
    return std::ranges::none_of(scenario.recipe.framework->offers, [&scenario](const Offer& offer) {
        return refusing(scenario, offer.setting) != nullptr;
    });
}

} // namespace quadrille
