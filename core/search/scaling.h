// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_search.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

/// How the best plan, its speed and its cost change with the number of GPUs: Fujii et al. (2024), figure 5,
/// for any model and GPU.
namespace quadrille {

enum class ScalingKind : std::uint8_t {
    strong, ///< the global batch stays: more GPUs for the same step
    weak    ///< the global batch grows as the GPUs do
};

/// Why the best plan at one number of GPUs is another than at the number before.
struct ScalingChange {
    struct Setting {
        const quadrille::Setting* setting = nullptr;
        std::string from, to; ///< as settingText() writes them
        friend bool operator==(const Setting&, const Setting&) = default;
    };
    std::vector<Setting> settings;      ///< in which the two differ, beside GPUs and batch; not empty
    std::optional<Message> broken;      ///< the rule that the plan before breaks here
    bool runsOut = false;               ///< it would not fit here, or likely not
    double slower = 0;                  ///< else how much longer a step of it takes here, as a share
    bool isUnsure = false;              ///< that is less than the predictions may be off by
    std::optional<StepPart> longerPart; ///< the part of the step that this is most of

    friend bool operator==(const ScalingChange&, const ScalingChange&) = default;
};

struct ScalingPoint {
    std::int64_t gpus = 1;
    std::int64_t globalBatch = 1;
    bool isKnown = false;         ///< was searched
    std::optional<Scenario> best; ///< the fastest plan that fits; none: there is none, or not known yet
    Glance seen;                  ///< of it
    std::optional<Glance> asItIs; ///< of the scenario's own plan here, with more or fewer replicas
    std::optional<ScalingChange> change; ///< from the best at the number of GPUs before

    friend bool operator==(const ScalingPoint&, const ScalingPoint&) = default;
};

struct Scaling {
    ScalingKind kind = ScalingKind::strong;
    std::vector<ScalingPoint> points; ///< ascending by GPUs
    std::size_t current = 0;          ///< the point of the scenario's own GPUs

    [[nodiscard]] bool isWhole() const;
};

/// Points from an eighth of the scenario's GPUs to eight times as many, that can have such a batch; nothing
/// is known of them but of the plan as it is. Throws Stopped.
[[nodiscard]] Scaling outlinedScaling(const Scenario& scenario, ScalingKind kind,
                                      const std::stop_token& stop = {});

/// Searches every point, the scenario's own first, then those nearest to it. Of the options the threads,
/// limits and the probability count. Throws Stopped. \param known called after each point, with reasons for
/// changes between points that are known
void searchScaling(Scaling& scaling, const Scenario& scenario, PlanSearchOptions options,
                   const std::stop_token& stop = {}, const std::function<void(const Scaling&)>& known = {});

} // namespace quadrille
