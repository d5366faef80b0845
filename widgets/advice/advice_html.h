// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/adviser.h"
#include "widgets/picture/colours.h"

#include <QString>

#include <memory>
#include <optional>
#include <vector>

namespace quadrille {

/// Everything that is said of a plan, as far as it is known.
struct AdviceContent {
    std::shared_ptr<const PlanAdvice> plan;  ///< null: nothing is known yet
    std::optional<std::vector<Advice>> best; ///< from a search; none: it goes on, or was not asked for
    bool searching = false;
};

/// The plans that the sentences offer, in the order in which their links number them.
[[nodiscard]] std::vector<const Alternative*> alternativesOf(const AdviceContent& content);

/// What a click on a link of the page means.
inline constexpr auto planScheme = "plan";         ///< to load a plan: its place in alternativesOf()
inline constexpr auto evidenceScheme = "evidence"; ///< to see more: the number of an Evidence

/// The page: headings, and below each its sentences with the changes that they offer.
[[nodiscard]] QString adviceHtml(const AdviceContent& content, const Colours& colours);

} // namespace quadrille
