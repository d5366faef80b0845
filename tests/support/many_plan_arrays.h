// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/many_steps.h"

#include <span>

namespace quadrille::test {

/// The plans' sizes as arrays, one entry a plan. \param Array of Eigen, of as many entries where its size is
/// fixed
template <class Array>
step::ManyPlanSizes<Array> arraysOf(std::span<const step::ManyPlanSizes<double>> plans) {
    using Sizes = step::ManyPlanSizes<double>;
    const auto gathered = [plans](auto get) {
        Array all(static_cast<Eigen::Index>(plans.size()));
        for (std::size_t i = 0; i < plans.size(); ++i)
            all[static_cast<Eigen::Index>(i)] = get(plans[i]);
        return all;
    };
    const auto size = [&gathered](double Sizes::*member) {
        return gathered([member](const Sizes& plan) { return plan.*member; });
    };
    const auto link = [&gathered](step::LinkNumbers<double> Sizes::*member) {
        return step::LinkNumbers<Array>{
            gathered([member](const Sizes& plan) { return (plan.*member).bytesPerSecond; }),
            gathered([member](const Sizes& plan) { return (plan.*member).latency; })};
    };
    return {.b = size(&Sizes::b),
            .c = size(&Sizes::c),
            .d = size(&Sizes::d),
            .e = size(&Sizes::e),
            .p = size(&Sizes::p),
            .s = size(&Sizes::s),
            .t = size(&Sizes::t),
            .m = size(&Sizes::m),
            .v = size(&Sizes::v),
            .tensor = link(&Sizes::tensor),
            .context = link(&Sizes::context),
            .expert = link(&Sizes::expert),
            .pipeline = link(&Sizes::pipeline),
            .data = link(&Sizes::data),
            .expertData = link(&Sizes::expertData),
            .hostFactor = size(&Sizes::hostFactor),
            .groupFactor = size(&Sizes::groupFactor)};
}

} // namespace quadrille::test
