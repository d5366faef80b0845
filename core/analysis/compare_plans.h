// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "core/scenario/settings.h"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

namespace quadrille {

/// Plans side by side: what differs between them, and which is better. What can be compared is what
/// plan_comparison.h says.

/// How a figure stands to that of the plan it is compared with.
enum class Judgement : std::uint8_t {
    same,
    better,
    worse,
    unsure, ///< it differs by less than the predictions may be off by: isWithinInterval()
    neutral ///< it differs, but neither is better, or the two cannot be compared
};

/// What plans are compared in, in the order of the table.
enum class PlanFigure : std::uint8_t {
    memory,           ///< bytes of the fullest stage
    memoryShare,      ///< of the GPU's capacity
    oomProbability,   ///< none under the paper's estimator
    step,             ///< seconds
    throughput,       ///< tokens per second of the whole cluster
    throughputPerGpu, ///< tokens per second and GPU
    flops,            ///< FLOP/s of a GPU, by the convention that is asked for
    mfu,              ///< likewise
    bubble,           ///< idle ÷ total
    dataParallel,
    microBatches,
    days, ///< of the training; none where no tokens are said
    gpuHours,
    price ///< none where no price is said
};
inline constexpr std::array planFigures{
    PlanFigure::memory,       PlanFigure::memoryShare,  PlanFigure::oomProbability,
    PlanFigure::step,         PlanFigure::throughput,   PlanFigure::throughputPerGpu,
    PlanFigure::flops,        PlanFigure::mfu,          PlanFigure::bubble,
    PlanFigure::dataParallel, PlanFigure::microBatches, PlanFigure::days,
    PlanFigure::gpuHours,     PlanFigure::price};
/// Key of files: the same words as `estimate --json` and `batch` use, with the unit ("memory_bytes").
[[nodiscard]] std::string_view name(PlanFigure figure);

/// What of a scenario is looked up by name rather than set.
enum class NamedPart : std::uint8_t { model, gpu, framework, profile };
/// "model", "gpu", "framework", "profile".
[[nodiscard]] std::string_view name(NamedPart part);

struct ComparedSetting {
    std::variant<NamedPart, const Setting*> of;
    std::vector<std::string> values; ///< of each plan: a label, or as settingText() writes it
};

struct ComparedValue {
    std::optional<double> value; ///< none: the plan cannot run, or has no such figure
    Judgement judgement = Judgement::same;
};

struct ComparedFigure {
    PlanFigure figure = PlanFigure::memory;
    std::vector<ComparedValue> values; ///< of each plan

    [[nodiscard]] bool differs() const; ///< two of them are not the same
};

/// Of one of the plans.
struct ComparedPlan {
    std::string name;
    std::optional<Message> broken;     ///< the first rule it breaks; none: it can run
    std::vector<Message> incomparable; ///< what of it is not judged beside the reference, and why
};

struct PlansComparison {
    std::size_t reference = 0; ///< place of the plan that the others are judged against
    std::vector<ComparedPlan> plans;
    std::vector<ComparedSetting> settings; ///< only those that differ, in the order of allSettings
    std::vector<ComparedFigure> figures;   ///< all of planFigures that any plan has
};

struct NamedAnalysis {
    std::string name;
    const Analysis* analysis = nullptr;
};

/// \pre reference < plans.size()
[[nodiscard]] PlansComparison comparePlans(std::span<const NamedAnalysis> plans, std::size_t reference = 0,
                                           FlopConvention convention = FlopConvention::model);

} // namespace quadrille
