// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/rules_of_thumb.h"

#include "core/advice/taken_by_rule.h"
#include "core/analysis/memory_glance.h"
#include "core/check/offers.h"
#include "core/cluster/link.h"
#include "core/memory/paper_estimate.h"
#include "core/pipeline/closed_form.h"
#include "core/scenario/dimension.h"
#include "core/text/rounded.h"

#include <algorithm>
#include <ranges>

namespace quadrille {
namespace {

class Rules {
public:
    Rules(const Scenario& scenario, const std::stop_token& stop)
        : m_scenario(scenario), m_stop(stop), m_analysis(analyzeWithoutTimeline(scenario, stop)),
          m_own(glanceOf(m_analysis)) {}

    [[nodiscard]] std::vector<Advice> all() {
        tensorWithinTheFastLink();
        tensorBeforePipeline();
        contextForLongSequences();
        enoughMicroBatches();
        smallestThatFits();
        fourFifths();
        dataForTheRest();
        std::ranges::stable_sort(m_said, {},
                                 [](const Advice& advice) { return advice.kind != Advice::Kind::breaks; });
        return std::move(m_said);
    }

private:
    using Kind = Advice::Kind;

    [[nodiscard]] double share(StepPart part) const {
        const Performance& performance = *m_analysis.performance;
        return percent(performance.part(part) / performance.step);
    }
    [[nodiscard]] double bubble() const { return percent(m_own.bubbleOverTotal); }

    void say(Kind kind, Evidence evidence, Message says, const std::optional<Scenario>& instead = {}) {
        Advice advice{.kind = kind, .says = std::move(says), .evidence = evidence, .instead = {}};
        if (instead && *instead != m_scenario)
            advice.instead = alternative(*instead, m_own, m_stop);
        m_said.push_back(std::move(advice));
    }

    [[nodiscard]] bool isGreen(const Scenario& scenario) const {
        return memoryGlance(scenario, m_stop).zone == Zone::green;
    }

    /// The least value from `from` on with which the plan runs and fits, and its framework can be configured.
    [[nodiscard]] std::optional<Scenario> leastThatFits(const Scenario& scenario, Dimension dimension,
                                                        std::int64_t from) const {
        for (const std::int64_t value : stops(scenario, dimension)) {
            if (value < from)
                continue;
            auto tried = asItRuns(with(scenario, dimension, value));
            if (tried && !addsRefusal(m_scenario, *tried) && isGreen(*tried))
                return tried;
        }
        return std::nullopt;
    }

    /// With TP no wider than that, and as few stages as fit.
    [[nodiscard]] std::optional<Scenario> withTensor(std::int64_t most) const {
        const auto values = stops(m_scenario, Dimension::tensor);
        for (const std::int64_t value : std::views::reverse(values))
            if (value <= most)
                if (auto found =
                        leastThatFits(with(m_scenario, Dimension::tensor, value), Dimension::pipeline, 1))
                    return found;
        return std::nullopt;
    }

    void tensorWithinTheFastLink() {
        const std::int64_t domain = fastDomain(m_scenario.cluster);
        const std::int64_t tp = m_scenario.plan.tp;
        if (tp == 1)
            return;
        if (tp <= domain)
            say(Kind::follows, Evidence::communication,
                {QUADRILLE_MESSAGE(
                     "TP %1 stays among the %2 GPUs that share the fast link: its messages are %3 % "
                     "of the step."),
                 {tp, domain, share(StepPart::tensor)}});
        else
            say(Kind::breaks, Evidence::communication,
                {QUADRILLE_MESSAGE(
                     "TP %1 reaches beyond the %2 GPUs that share the fast link: its messages are "
                     "%3 % of the step."),
                 {tp, domain, share(StepPart::tensor)}},
                withTensor(domain));
    }

    void tensorBeforePipeline() {
        const Plan& plan = m_scenario.plan;
        const std::int64_t node = guideTensor(m_scenario.cluster);
        if (plan.pp == 1 || node == 1)
            return;
        if (plan.tp >= node) {
            say(Kind::follows, Evidence::pipeline,
                {QUADRILLE_MESSAGE(
                     "TP fills the %1 GPUs of a node before PP %2 splits the layers: the bubble is "
                     "%3 % of the pipeline's time."),
                 {node, plan.pp, bubble()}});
            return;
        }
        const auto wider = withTensor(node);
        const bool isWider = wider && wider->plan.tp > plan.tp;
        say(Kind::breaks, Evidence::pipeline,
            {QUADRILLE_MESSAGE(
                 "PP %1 splits the layers, though TP %2 leaves room among the %3 GPUs of a node: "
                 "the bubble is %4 % of the pipeline's time, TP's messages are %5 % of the step."),
             {plan.pp, plan.tp, node, bubble(), share(StepPart::tensor)}},
            isWider ? wider : std::nullopt);
    }

    void contextForLongSequences() {
        const Plan& plan = m_scenario.plan;
        const bool isLong = plan.sequence > guideLongSequence;
        if (isLong && plan.cp > 1)
            say(Kind::follows, Evidence::communication,
                {QUADRILLE_MESSAGE("CP %1 for sequences of %2 tokens: its messages are %3 % of the step."),
                 {plan.cp, plan.sequence, share(StepPart::context)}});
        else if (isLong)
            say(Kind::breaks, Evidence::memory,
                {QUADRILLE_MESSAGE(
                     "Sequences of %1 tokens on every GPU whole, without CP: the fullest GPU holds "
                     "%2 GiB."),
                 {plan.sequence, tenths(inGib(m_own.total))}},
                leastThatFits(m_scenario, Dimension::context, 2));
        else if (plan.cp > 1)
            say(Kind::breaks, Evidence::communication,
                {QUADRILLE_MESSAGE(
                     "CP %1, though sequences have only %2 tokens: its messages are %3 % of the "
                     "step."),
                 {plan.cp, plan.sequence, share(StepPart::context)}},
                asItRuns(with(m_scenario, Dimension::context, 1)));
    }

    void enoughMicroBatches() {
        const Plan& plan = m_scenario.plan;
        constexpr std::int64_t ofStage = 4;
        const std::int64_t count = microBatches(m_scenario);
        if (plan.pp == 1)
            return;
        if (count >= ofStage * plan.pp) {
            say(Kind::follows, Evidence::pipeline,
                {QUADRILLE_MESSAGE(
                     "%1 micro-batches for %2 stages, at least four for each: the bubble is %3 % of "
                     "the pipeline's time."),
                 {count, plan.pp, bubble()}});
            return;
        }
        std::optional<Scenario> more;
        for (std::int64_t batch = plan.microBatch / 2; batch >= 1 && !more; batch /= 2) {
            const Scenario smaller = with(m_scenario, Dimension::microBatch, batch);
            if (microBatches(smaller) >= ofStage * plan.pp || batch == 1)
                more = asItRuns(smaller);
        }
        if (!more) // one sequence is as small as they get: each stage in turns, then
            more = leastThatFits(m_scenario, Dimension::virtualStages, plan.vpp + 1);
        say(Kind::breaks, Evidence::pipeline,
            {QUADRILLE_MESSAGE(
                 "%1 micro-batches for %2 stages, less than four for each: the bubble is %3 % of "
                 "the pipeline's time."),
             {count, plan.pp, bubble()}},
            more);
    }

    void smallestThatFits() {
        static constexpr std::string_view names[] = {"tp", "cp", "pp", "mbs"};
        const auto taken = takenByRule(PlanningRule::paper, m_scenario, names, m_stop);
        if (!taken || !taken->fits)
            return;
        const Plan& plan = m_scenario.plan;
        if (taken->agreesWith)
            say(Kind::follows, Evidence::tables,
                {QUADRILLE_MESSAGE(
                     "No smaller TP·CP·PP than %1 fits, and no larger micro-batch than %2 beside "
                     "it."),
                 {replicaGpus(plan), plan.microBatch}});
        else
            say(Kind::breaks, Evidence::tables,
                {QUADRILLE_MESSAGE(
                     "TP·CP·PP is %1 with a micro-batch of %2; the smallest that fits is %3, with a "
                     "micro-batch of %4."),
                 {replicaGpus(plan), plan.microBatch, replicaGpus(taken->scenario.plan),
                  taken->scenario.plan.microBatch}},
                taken->scenario);
    }

    /// The paper's equations know no experts.
    void fourFifths() {
        if (m_scenario.model.experts)
            return;
        Scenario byPaper = m_scenario;
        byPaper.estimator = Estimator::paper;
        const Bytes used = paperFullest(byPaper, m_stop);
        const Bytes capacity = m_scenario.cluster.gpu.memory;
        const bool fits = used <= paperLimits(capacity).green;
        const std::vector<Message::Argument> numbers{tenths(inGib(used)), tenths(inGib(capacity)),
                                                     percent(used / capacity)};
        if (fits)
            say(Kind::follows, Evidence::memory,
                {QUADRILLE_MESSAGE(
                     "By the paper's equations the fullest GPU holds %1 of %2 GiB, %3 %: up to 80 % "
                     "no run of theirs ran out."),
                 numbers});
        else
            say(Kind::breaks, Evidence::memory,
                {QUADRILLE_MESSAGE(
                     "By the paper's equations the fullest GPU holds %1 of %2 GiB, %3 %, and only "
                     "up to 80 % no run of theirs ran out."),
                 numbers});
    }

    void dataForTheRest() {
        const std::int64_t data = dataParallel(m_scenario);
        if (data == 1)
            return;
        say(Kind::follows, Evidence::communication,
            {QUADRILLE_MESSAGE("DP %1 takes the rest of the GPUs: %2 % of the step waits for its messages."),
             {data, share(StepPart::data)}});
    }

    const Scenario& m_scenario;
    const std::stop_token& m_stop;
    Analysis m_analysis;
    Glance m_own;
    std::vector<Advice> m_said;
};

} // namespace

Alternative alternative(const Scenario& scenario, const Glance& own, const std::stop_token& stop) {
    Alternative other{.scenario = scenario, .seen = glance(scenario, stop), .speed = 0};
    if (own.runnable)
        other.speed = own.step / other.seen.step;
    return other;
}

std::vector<Advice> rulesOfThumb(const Scenario& scenario, const std::stop_token& stop) {
    return Rules(scenario, stop).all();
}

} // namespace quadrille
