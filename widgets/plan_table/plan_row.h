// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_point.h"

#include <QString>

#include <optional>
#include <vector>

namespace quadrille {

/// A plan and what it comes to.
struct PlanRow {
    QString mark; ///< its rank, or what it is the best of
    Scenario scenario;
    PlanPoint seen;
    bool asGood = false;                 ///< its interval reaches what the best is sure of
    std::optional<double> measured = {}; ///< seconds of a step, where somebody ran it
};

/// Plans side by side, and what they are compared with.
struct PlanRows {
    std::vector<PlanRow> rows;
    std::optional<PlanPoint> current; ///< the plan on screen, where it runs
    Scenario before;                  ///< the plan on screen
    std::vector<const Setting*> also; ///< settings without a column of their own that differ
    QString markName;                 ///< of the first column
    QString markTip;                  ///< likewise; empty: what a mark usually is
};

/// "TP 4 · PP 8 · micro-batch 2 · …": what tells plans of a space apart, but for what means nothing.
[[nodiscard]] QString planName(const Scenario& scenario, const std::vector<const Setting*>& settings);
/// A setting's symbol or name, short; its value as people read it.
[[nodiscard]] QString settingName(const Setting& setting);
[[nodiscard]] QString settingTip(const Setting& setting);
[[nodiscard]] QString settingValue(const Setting& setting, const Scenario& scenario);
[[nodiscard]] QString settingValue(const Setting& setting, const std::string& text);

} // namespace quadrille
