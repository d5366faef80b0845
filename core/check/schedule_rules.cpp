// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/check/rules.h"
#include "core/pipeline/bubble.h"

namespace quadrille {
namespace {

const ScheduleTraits& schedule(const Scenario& s) {
    return traits(s.plan.schedule);
}

bool interleaved(const Scenario& s) {
    return schedule(s).grouped;
}

bool takesChunks(const Scenario& s) {
    return s.plan.vpp >= schedule(s).leastChunks &&
           (schedule(s).mostChunks == 0 || s.plan.vpp <= schedule(s).mostChunks);
}

/// What the schedule's definition asks of ranks and micro-batches.
std::vector<Message> brokenByDefinition(const Scenario& s) {
    return checkRules(s.plan.schedule, scheduleShape(s));
}

} // namespace

// A table, one rule after the other.
std::span<const Rule> scheduleRules() { // NOLINT(readability-function-size)
    static const std::vector<Rule> list{
        {"virtual-stages-need-interleaving",
         "schedule",
         Severity::error,
         [](const Scenario& s) { return s.plan.vpp > 1 && schedule(s).mostChunks == 1; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 virtual stages need the interleaved schedule, not %2."),
                     {s.plan.vpp, termOf(s.plan.schedule)}};
         },
         {Dimension::virtualStages}},
        {"interleaving-needs-virtual-stages",
         "vpp",
         Severity::error,
         [](const Scenario& s) { return s.plan.vpp < schedule(s).leastChunks; },
         [](const Scenario& s) -> Message {
             if (s.plan.schedule == ScheduleKind::interleaved)
                 return {QUADRILLE_MESSAGE("The interleaved schedule needs at least 2 virtual stages."), {}};
             if (schedule(s).mostChunks == 2)
                 return {QUADRILLE_MESSAGE("The schedule %1 needs 2 virtual stages."),
                         {termOf(s.plan.schedule)}};
             return {QUADRILLE_MESSAGE("The schedule %1 needs at least 2 virtual stages."),
                     {termOf(s.plan.schedule)}};
         },
         {Dimension::virtualStages}},
        {"v-shape-has-two-virtual-stages",
         "vpp",
         Severity::error,
         [](const Scenario& s) { return schedule(s).mostChunks == 2 && s.plan.vpp > 2; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("The schedule %1 places 2 virtual stages on each rank, not %2."),
                     {termOf(s.plan.schedule), s.plan.vpp}};
         },
         {Dimension::virtualStages}},
        {"interleaving-needs-pipeline",
         "vpp",
         Severity::error,
         [](const Scenario& s) { return s.plan.vpp > 1 && s.plan.pp == 1; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE("%1 virtual stages need a pipeline: PP is 1."), {s.plan.vpp}};
         },
         {Dimension::virtualStages, Dimension::pipeline}},
        {"interleaving-microbatches",
         "gbs",
         Severity::error,
         [](const Scenario& s) {
             return interleaved(s) && s.plan.vpp > 1 && s.plan.pp > 1 && microBatches(s) > 0 &&
                    microBatches(s) % s.plan.pp != 0;
         },
         [](const Scenario& s) -> Message {
             return {
                 QUADRILLE_MESSAGE(
                     "Interleaving runs micro-batches in groups of PP %2, and %1 do not divide into them."),
                 {microBatches(s), s.plan.pp}};
         },
         {Dimension::globalBatch, Dimension::virtualStages, Dimension::pipeline, Dimension::microBatch}},
        {"schedule-definition",
         "schedule",
         Severity::error,
         [](const Scenario& s) {
             return !interleaved(s) && takesChunks(s) && microBatches(s) > 0 &&
                    !brokenByDefinition(s).empty();
         },
         [](const Scenario& s) -> Message { return brokenByDefinition(s).front(); },
         {Dimension::pipeline, Dimension::globalBatch, Dimension::microBatch}},
        {"schedule-workable",
         "schedule",
         Severity::error,
         [](const Scenario& s) {
             return takesChunks(s) && microBatches(s) > 0 && brokenByDefinition(s).empty() &&
                    !isWorkable(s.plan.schedule, scheduleShape(s));
         },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "The schedule %1 is worked out operation by operation; %2 pipeline ranks with "
                         "%3 micro-batches are too many for that."),
                     {termOf(s.plan.schedule), s.plan.pp, microBatches(s)}};
         },
         {Dimension::pipeline}},
        {"fewer-microbatches-than-stages",
         "gbs",
         Severity::warning,
         [](const Scenario& s) { return microBatches(s) > 0 && microBatches(s) < s.plan.pp; },
         [](const Scenario& s) -> Message {
             return {QUADRILLE_MESSAGE(
                         "%1 micro-batches cannot fill %2 pipeline stages: most of the step is bubble."),
                     {microBatches(s), s.plan.pp}};
         },
         {Dimension::globalBatch, Dimension::microBatch}},
    };
    return list;
}

} // namespace quadrille
