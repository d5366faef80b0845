// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/trace_profile.h"

#include "core/cluster/profile_parameters.h"
#include "core/measurements/benchmarks/parameter_search.h"
#include "core/text/input_error.h"
#include "core/traces/measured_timeline.h"
#include "core/traces/plan_group.h"
#include "core/traces/rank_trace.h"
#include "core/units/significant.h"

#include <algorithm>
#include <cmath>

namespace quadrille::traces {
namespace {

using benchmarks::isHeldByFastLink;
using benchmarks::solve;
using benchmarks::with;

constexpr double giga = 1e9;
constexpr double milli = 1e3;

/// Seconds of the kernels of some causes on the traced ranks.
double kernelSeconds(const MeasuredStep& step, std::initializer_list<Cause> those) {
    double sum = 0;
    for (const Cause cause : those)
        sum += step.busy(cause);
    return sum * static_cast<double>(step.ranks.size());
}

/// As people read it.
double shown(double value, double unit) {
    constexpr double whole = 1000;
    const double scaled = value * unit;
    return std::abs(scaled) >= whole ? std::round(scaled) : significant(scaled, 3);
}

class Learner {
public:
    Learner(const MeasuredStep& step, const Analysis& analysis)
        : m_step(step), m_analysis(analysis), m_scenario(analysis.scenario()) {
        // As it is with the framework of the plan, for all.
        m_answer.profile = m_scenario.cluster.gpu.profile->of(m_scenario.recipe.framework->measuredName());
        m_scenario.cluster.gpu.profile = SharedValue<Profile>(m_answer.profile);
        m_lanes = pipelineRanks(step, &m_scenario);
        const auto isOfPlan = [pp = m_scenario.plan.pp](std::int64_t lane) { return lane >= 0 && lane < pp; };
        if (!std::ranges::all_of(m_lanes, isOfPlan))
            m_lanes.clear(); // of which kernels() can say nothing
    }

    void links() {
        std::vector<CollectiveUse> inNode, leaving;
        const step::PlanRates rates = step::ratesOf(m_scenario);
        for (const CollectiveUse& use : m_step.collectives()) {
            const auto group = planGroup(m_scenario, rates, use);
            if (group && group->place.ranks > 1 && use.freeRate > 0)
                (group->place.leavesNode() ? leaving : inNode).push_back(use);
        }
        // What leaves the nodes passes their fast links, too.
        link(ProfileParameter::fastLink, std::move(inNode));
        link(ProfileParameter::network, std::move(leaving));
        if (!m_step.collectives().empty())
            say({QUADRILLE_MESSAGE("Latencies stay as they are: how long a small message takes is mostly "
                                   "waiting for other ranks."),
                 {}});
    }

    void hiddenMessages() {
        const double busy = m_step.busy(Cause::tensor);
        if (m_scenario.plan.tp <= 1 || !(busy > 0))
            return;
        double hidden = 0;
        for (const MeasuredRank& rank : m_step.ranks)
            hidden += static_cast<double>(rank.occupancy.of(Cause::tensor).hidden()) * secondsPerNanosecond;
        hidden /= static_cast<double>(m_step.ranks.size());
        say({QUADRILLE_MESSAGE("TP messages take %1 ms, of which %2 ms run beside computation."),
             {shown(busy, milli), shown(hidden, milli)}});
        set(ProfileParameter::tensorOverlap, std::clamp(hidden / busy, 0.0, 1.0));
    }

    void kernels() {
        // Matrix products with few rows wait for memory: its share comes first.
        kernels(ProfileParameter::memory, {Cause::memoryBound, Cause::optimizer},
                QUADRILLE_MESSAGE("Other kernels and the optimizer"));
        kernels(ProfileParameter::gemm, {Cause::matrices}, label(Cause::matrices));
        kernels(ProfileParameter::attention, {Cause::attention}, label(Cause::attention));
    }

    [[nodiscard]] benchmarks::BenchmarkProfile answer() && {
        if (m_answer.learnt.empty())
            throw InputError(
                "trace", m_answer.findings.empty()
                             ? quadrille::Message{QUADRILLE_MESSAGE("tells nothing of the plan’s kernels or "
                                                                    "messages"),
                                                  {}}
                             : m_answer.findings.back());
        return std::move(m_answer);
    }

private:
    void say(quadrille::Message message) { m_answer.findings.push_back(std::move(message)); }

    void set(ProfileParameter parameter, double value) {
        m_answer.learnt.push_back({parameter, m_answer.profile.at(parameter), value});
        m_answer.profile.at(parameter) = value;
        m_scenario = with(m_scenario, parameter, value);
    }

    /// Bytes per second of all of these together, each at what `rate` says of it.
    template <class Rate>
    [[nodiscard]] static double together(const std::vector<CollectiveUse>& uses, Rate rate) {
        double bytes = 0, seconds = 0;
        for (const CollectiveUse& use : uses) {
            bytes += use.largeBytes;
            seconds += use.largeBytes / rate(use);
        }
        return bytes / seconds;
    }

    /// What a scenario's links give them.
    [[nodiscard]] static double predictedRate(const Scenario& scenario,
                                              const std::vector<CollectiveUse>& uses) {
        const step::PlanRates rates = step::ratesOf(scenario);
        return together(uses, [&](const CollectiveUse& use) {
            return use.largeBytes /
                   planGroup(scenario, rates, use)->seconds(use.collective, use.largeBytes, use.large);
        });
    }

    void link(ProfileParameter parameter, std::vector<CollectiveUse> uses) {
        const auto isOfPipeline = [](const CollectiveUse& use) { return use.group == GroupKind::pipeline; };
        if (!std::ranges::all_of(uses, isOfPipeline))
            std::erase_if(uses, isOfPipeline);
        if (uses.empty())
            return;
        for (const CollectiveUse& use : uses)
            say({parameter == ProfileParameter::network
                     ? QUADRILLE_MESSAGE("%1 %2 over the network: a quarter of %3 large messages are faster "
                                         "than %4 GB/s; the profile gives %5 GB/s.")
                     : QUADRILLE_MESSAGE("%1 %2 over the fast link: a quarter of %3 large messages are "
                                         "faster than %4 GB/s; the profile gives %5 GB/s."),
                 {std::string(letters(use.group)), std::string(name(use.collective)), use.large,
                  shown(use.freeRate, 1 / giga), shown(predictedRate(m_scenario, {use}), 1 / giga)}});
        const double measured = together(uses, [](const CollectiveUse& use) { return use.freeRate; });
        const auto rate = [&](const Scenario& scenario) { return predictedRate(scenario, uses); };
        if (parameter == ProfileParameter::network && isHeldByFastLink(m_scenario, measured, rate)) {
            say({QUADRILLE_MESSAGE(
                     "The fast link within the nodes is what holds it back, so that it tells nothing of "
                     "the network."),
                 {}});
            return;
        }
        const auto reached = [&](double share) { return rate(with(m_scenario, parameter, share)); };
        const double whole = reached(1);
        if (measured > whole * benchmarks::mostBySwitch)
            say({QUADRILLE_MESSAGE("That is far more than the %1 GB/s of this link: it stays as it is."),
                 {shown(whole, 1 / giga)}});
        else if (measured > whole) {
            say({QUADRILLE_MESSAGE(
                     "That is more than the %1 GB/s of the link, as where switches add up: all of it is "
                     "taken to be reached."),
                 {shown(whole, 1 / giga)}});
            set(parameter, 1);
        } else if (const auto share = solve(parameter, measured, reached))
            set(parameter, *share);
        else
            say({QUADRILLE_MESSAGE("That is less than any profile may have: the bandwidth stays as it is."),
                 {}});
    }

    /// Of these causes on the traced ranks' stages, in a step.
    [[nodiscard]] double predictedSeconds(const Scenario& scenario, ProfileParameter parameter) const {
        const Resolved resolved(scenario);
        const step::StagePasses& passes = resolved.passes();
        const auto of = [parameter](const step::Pass<double>& pass) {
            return parameter == ProfileParameter::gemm        ? pass.matrices
                   : parameter == ProfileParameter::attention ? pass.attention
                                                              : pass.memoryBound;
        };
        const ScheduleShape& shape = m_analysis.resolved.shape();
        const double microBatches = static_cast<double>(shape.microbatches) /
                                    static_cast<double>(pipelineReplicas(scenario.plan.schedule, shape));
        double sum = 0;
        for (const std::int64_t lane : m_lanes)
            for (const std::int64_t stage : resolved.chunks().stagesOf(lane)) {
                const step::Passes<double>& each = passes.at(static_cast<std::size_t>(stage));
                sum += microBatches * (of(each.forward) + of(each.inputGradient) + of(each.weightGradient) +
                                       of(each.repeated));
            }
        if (parameter == ProfileParameter::memory)
            // Memory-bound as a whole: of the profile's one share.
            sum += static_cast<double>(m_lanes.size()) *
                   m_analysis.performance->part(StepPart::optimizer).value() *
                   m_analysis.scenario().cluster.gpu.profile->at(
                       parameter, m_analysis.scenario().recipe.framework->measuredName()) /
                   scenario.cluster.gpu.profile->at(parameter);
        return sum;
    }

    void kernels(ProfileParameter parameter, std::initializer_list<Cause> those, const char* what) {
        const double measured = kernelSeconds(m_step, those);
        const double predicted = predictedSeconds(m_scenario, parameter);
        if (!(measured > 0) || !(predicted > 0))
            return;
        const auto ranks = static_cast<double>(m_step.ranks.size());
        const std::vector<quadrille::Message> words{{what, {}}};
        say({QUADRILLE_MESSAGE("%1: %2 ms of the step; the profile gives %3 ms."),
             {words, shown(measured / ranks, milli), shown(predicted / ranks, milli)}});
        const auto speed = [&](double share) {
            return 1 / predictedSeconds(with(m_scenario, parameter, share), parameter);
        };
        if (const auto share = solve(parameter, 1 / measured, speed))
            set(parameter, *share);
        else
            say({QUADRILLE_MESSAGE("No profile may have that: the share stays as it is."), {}});
    }

    const MeasuredStep& m_step;
    const Analysis& m_analysis;
    Scenario m_scenario; ///< with what is learnt
    std::vector<std::int64_t> m_lanes;
    benchmarks::BenchmarkProfile m_answer;
};

} // namespace

benchmarks::BenchmarkProfile learn(const MeasuredStep& step, const Analysis& analysis) {
    const StepDifference difference = stepDifference(step, analysis);
    if (!difference.notes.empty())
        throw InputError("trace", difference.notes.front());
    Learner learner(step, analysis);
    learner.links();
    learner.hiddenMessages();
    learner.kernels();
    return std::move(learner).answer();
}

} // namespace quadrille::traces
