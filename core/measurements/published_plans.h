// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/measured_run.h"
#include "core/measurements/run_json.h"

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace quadrille {

/// A plan that somebody published, to load and to beat.
struct PublishedPlan {
    std::string name;   ///< as one types it: "llama-3-405b-8k"
    std::string label;  ///< as people write it, of proper names and numbers: "Llama 3 405B · 16,384 H100"
    std::string source; ///< "Grattafiori et al. (2024), Table 4"
    Scenario scenario;
    std::optional<Seconds> step; ///< measured; none: the source has no measurement
    std::string note;            ///< what the source leaves unsaid and was assumed, and what is odd about it

    friend bool operator==(const PublishedPlan&, const PublishedPlan&) = default;
};

/// Reads resources/published_plans.json. Every plan is runnable. \param runs those that its plans refer to:
/// RunReference. \throws InputError naming field and rule, such as "plans[3].run"
[[nodiscard]] std::vector<PublishedPlan> parsePublishedPlans(std::string_view text, const KnownNames& known,
                                                             std::span<const MeasuredRun> runs);

/// Files below resources/ whose runs published plans refer to.
[[nodiscard]] std::vector<std::string> filesOfPublishedPlans(std::string_view text);

/// Null where there is none of that name.
[[nodiscard]] const PublishedPlan* findPublishedPlan(std::span<const PublishedPlan> plans,
                                                     std::string_view name);

/// The plan is one of how to do this scenario's work: the same model, GPUs, batch and sequence length.
[[nodiscard]] bool isForTheSameWork(const PublishedPlan& plan, const Scenario& scenario);

} // namespace quadrille
