// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/advice/best_found.h"

#include "core/measurements/speed_measure.h"
#include "core/text/notable.h"
#include "core/text/rounded.h"

#include <algorithm>
#include <iterator>

namespace quadrille {
namespace {

class FromBest {
public:
    FromBest(const Scenario& scenario, const BestFound& best, const std::stop_token& stop)
        : m_scenario(scenario), m_best(best), m_stop(stop) {
        if (runnable(scenario))
            m_own = glance(scenario, stop);
    }

    [[nodiscard]] std::vector<Advice> all() {
        if (m_best.isTooLarge()) {
            m_said.push_back(
                {.kind = Advice::Kind::best,
                 .says = {QUADRILLE_MESSAGE("%1 plans are too many to look at for the best of them."),
                          {m_best.space.size()}},
                 .evidence = Evidence::plans,
                 .instead = {}});
            return std::move(m_said);
        }
        if (m_best.found.best.empty()) {
            sayNone();
            return std::move(m_said);
        }
        sayBest();
        for (const PlanningRule rule : planningRules)
            if (const auto& point = m_best.byRule.at(static_cast<std::size_t>(rule)))
                sayRule(rule, *point);
        sayWorth();
        return std::move(m_said);
    }

private:
    void say(Advice::Kind kind, Message says, const Scenario& instead) {
        Advice advice{.kind = kind, .says = std::move(says), .evidence = Evidence::plans, .instead = {}};
        if (instead != m_scenario)
            advice.instead = alternative(instead, m_own, m_stop);
        m_said.push_back(std::move(advice));
    }

    [[nodiscard]] Scenario planOf(std::uint64_t number) const {
        Scenario plan = planAt(m_scenario, m_best.space, m_best.space.places(number));
        plan.run = m_scenario.run;
        return plan;
    }

    void sayNone() {
        m_said.push_back({.kind = Advice::Kind::best,
                          .says = {QUADRILLE_MESSAGE("No plan on these GPUs fits, of %1 looked at."),
                                   {static_cast<std::int64_t>(m_best.found.evaluated)}},
                          .evidence = Evidence::plans,
                          .instead = {}});
    }

    void sayBest() {
        const FoundPlan& best = m_best.found.best.front();
        const Scenario plan = planAt(m_scenario, m_best.space, best.places);
        const std::string name = splitLabel(plan);
        const auto alike = std::max<std::int64_t>(1, std::ssize(m_best.found.asGood)) - 1; // others
        const auto all = static_cast<std::int64_t>(m_best.found.feasible);
        if (!m_own.runnable) {
            say(Advice::Kind::best,
                {QUADRILLE_MESSAGE("Of %1 plans that fit the fastest is %2; others that may be as good: %3."),
                 {all, name, alike}},
                plan);
            return;
        }
        const double gain = m_own.step / best.seen.step - 1;
        if (gain >= notableShare)
            say(Advice::Kind::best,
                {QUADRILLE_MESSAGE(
                     "Of %1 plans that fit the fastest is %2, %3 % faster than this one; others "
                     "that may be as good: %4."),
                 {all, name, percent(gain), alike}},
                plan);
        else if (gain <= -notableShare)
            say(Advice::Kind::best,
                {QUADRILLE_MESSAGE("Of %1 plans that fit the fastest is %2, %3 % slower than this one."),
                 {all, name, percent(-gain)}},
                plan);
        else
            say(Advice::Kind::best,
                {QUADRILLE_MESSAGE(
                     "No plan of %1 that fit is faster than this one; others that may be as good: %2."),
                 {all, alike}},
                m_scenario);
    }

    void sayRule(PlanningRule rule, const PlanPoint& point) {
        // As everywhere, how much slower is a share of the speed.
        const double cost = 1 - m_best.found.best.front().seen.step.value() / point.step;
        const Scenario plan = planOf(point.number);
        if (cost < notableShare) {
            say(Advice::Kind::rule, {fastestByRule(rule), {splitLabel(plan)}}, plan);
            return;
        }
        const std::vector<Message::Argument> numbers{splitLabel(plan), percent(cost)};
        const char* const text =
            rule == PlanningRule::paper
                ? QUADRILLE_MESSAGE(
                      "The smallest TP·CP·PP that fits, then the largest micro-batch (Fujii et al.), is %1: "
                      "%2 % slower than the fastest found.")
            : rule == PlanningRule::guide
                ? QUADRILLE_MESSAGE("The guide's tree takes %1: %2 % slower than the fastest found.")
                : QUADRILLE_MESSAGE(
                      "The rule (TP·CP·PP)^−0.25 · MBS^0.05 takes %1: %2 % slower than the fastest "
                      "found.");
        say(Advice::Kind::rule, {text, numbers}, plan);
    }

    /// Of the first only where it is not the fastest that fits.
    void sayWorth() {
        if (m_best.worth.empty())
            return;
        const WorthRunning& first = m_best.worth.front();
        const bool isAnother = first.gain >= notableShare;
        if (isAnother) {
            const Scenario plan = planOf(first.number);
            const double ofFastest = m_best.found.best.front().seen.oomProbability.value_or(0);
            say(Advice::Kind::best,
                {QUADRILLE_MESSAGE(
                     "To run %1 first can be expected to reach %2 % more than the fastest that fits: "
                     "they run out of memory with probabilities of %3 and %4 %."),
                 {splitLabel(plan), percent(first.gain), percent(1 - first.chance), percent(ofFastest)}},
                plan);
        }
        for (std::size_t i = 1; i < m_best.worth.size(); ++i) {
            const Scenario plan = planOf(m_best.worth[i].number);
            if (!m_best.worth[i].fits) {
                say(Advice::Kind::best,
                    {QUADRILLE_MESSAGE(
                         "To try %1, which runs out of memory with a probability of %2 %, makes "
                         "what can be expected to be gained %3 %."),
                     {splitLabel(plan), percent(1 - m_best.worth[i].chance), percent(m_best.worth[i].gain)}},
                    plan);
                continue;
            }
            const char* const text =
                i > 1 || isAnother
                    ? QUADRILLE_MESSAGE("To run %1 as well makes that %2 %.")
                    : QUADRILLE_MESSAGE("To run %1 beside the fastest can be expected to gain %2 %.");
            say(Advice::Kind::best, {text, {splitLabel(plan), percent(m_best.worth[i].gain)}}, plan);
        }
    }

    [[nodiscard]] static const char* fastestByRule(PlanningRule rule) {
        return rule == PlanningRule::paper
                   ? QUADRILLE_MESSAGE(
                         "The smallest TP·CP·PP that fits, then the largest micro-batch (Fujii et al.), "
                         "is %1: nothing found is faster.")
               : rule == PlanningRule::guide
                   ? QUADRILLE_MESSAGE("The guide's tree takes %1: nothing found is faster.")
                   : QUADRILLE_MESSAGE(
                         "The rule (TP·CP·PP)^−0.25 · MBS^0.05 takes %1: nothing found is faster.");
    }

    const Scenario& m_scenario;
    const BestFound& m_best;
    const std::stop_token& m_stop;
    Glance m_own;
    std::vector<Advice> m_said;
};

} // namespace

BestFound bestFound(const Scenario& scenario, std::size_t threads, const std::stop_token& stop) {
    BestFound best{
        .space = planSpace(scenario, usuallySearchedIn(scenario)), .found = {}, .byRule = {}, .worth = {}};
    if (best.isTooLarge())
        return best;
    RuleChooser chooser(scenario, best.space);
    PlanSearchOptions options;
    options.top = 1;
    options.weighsRisks = true;
    options.threads = threads;
    options.found = [&](const FoundPlan& plan) {
        chooser.look(planPoint(best.space.number(plan.places), plan.seen));
    };
    best.found = searchPlans(scenario, best.space, options, stop);
    best.byRule = chooser.chosen();
    best.worth = worthRunning(best.space, best.found);
    return best;
}

std::vector<Advice> adviceFromBest(const Scenario& scenario, const BestFound& best,
                                   const std::stop_token& stop) {
    return FromBest(scenario, best, stop).all();
}

} // namespace quadrille
