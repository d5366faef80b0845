// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/make_it_fit.h"

#include <QString>

/// Words for proposals that make a plan fit.
namespace quadrille::proposal {

/// "TP 8 → 16 + recompute one layer in 4": as a name of the proposal.
[[nodiscard]] QString changes(const Proposal& proposal, const Scenario& before);
[[nodiscard]] QString changes(const std::vector<Step>& steps, const Scenario& before);
/// What the search found, in one sentence: the title.
[[nodiscard]] QString finding(const FitAnswer& answer, const Scenario& before);
/// What the plan costs as it is: "Now: 98.1 of 80.0 GiB · bubble 4.5 % · …". Empty when it cannot run.
[[nodiscard]] QString now(const FitAnswer& answer, const Scenario& before);
/// The proposal with all its prices, in sentences.
[[nodiscard]] QString preview(const Proposal& proposal, const FitAnswer& answer, const Scenario& before);
/// "Tensor parallel: 12.0 → 8.0 GiB", a line for each kind of traffic there is.
[[nodiscard]] QString traffic(const Traffic& before, const Traffic& after);

} // namespace quadrille::proposal
