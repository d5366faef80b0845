// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/plan_search.h"

#include "core/analysis/memory_glance.h"
#include "core/check/rules.h"
#include "core/memory/zone.h"
#include "core/performance/bounded_step.h"
#include "core/resolved/plan_memo.h"
#include "core/search/early_rules.h"
#include "core/search/placed_plan.h"
#include "core/stop.h"

#include <algorithm>
#include <atomic>
#include <exception>
#include <iterator>
#include <thread>

namespace quadrille {
namespace {

constexpr std::size_t decidingAxes = 4; ///< gpus, tp, cp, pp: a branch is a choice of these

bool decidesBranches(const SearchAxis& axis) {
    static constexpr std::array deciding{"gpus", "tp", "cp", "pp"};
    return std::ranges::find(deciding, axis.setting->name) != deciding.end();
}

/// As good in all and better in one, or the same and earlier.
bool dominates(const FoundPlan& a, const FoundPlan& b, const std::vector<PlanQuantity>& quantities) {
    bool someBetter = false;
    for (const PlanQuantity quantity : quantities) {
        const double x = valueOf(quantity, a.seen), y = valueOf(quantity, b.seen);
        if (x < y)
            return false;
        someBetter = someBetter || x > y;
    }
    return someBetter || a.places < b.places;
}

void addToFront(std::vector<FoundPlan>& front, const FoundPlan& plan,
                const std::vector<PlanQuantity>& quantities) {
    if (std::ranges::any_of(front, [&](const FoundPlan& each) { return dominates(each, plan, quantities); }))
        return;
    std::erase_if(front, [&](const FoundPlan& each) { return dominates(plan, each, quantities); });
    front.push_back(plan);
}

void addToBest(std::vector<FoundPlan>& best, const FoundPlan& plan, std::size_t top) {
    if (best.size() == top && (top == 0 || !better(plan, best.back())))
        return;
    best.insert(std::ranges::upper_bound(best, plan, better), plan);
    if (best.size() > top)
        best.pop_back();
}

void keepCloser(std::optional<FoundPlan>& closest, const FoundPlan& plan) {
    const auto needs = [](const FoundPlan& each) { return std::pair(each.seen.total, each.places); };
    if (!closest || needs(plan) < needs(*closest))
        closest = plan;
}

/// Throughput at the lower end of a plan's interval.
double lowest(const Glance& seen) {
    return seen.interval.lowestRate(valueOf(PlanQuantity::throughput, seen));
}

void keepBestWith(PlanSearchAnswer& answer, const FoundPlan& plan) {
    for (std::size_t axis = 0; axis < answer.bestWith.size(); ++axis) {
        std::optional<FoundPlan>& best = answer.bestWith[axis][plan.places[axis]];
        if (!best || better(plan, *best))
            best = plan;
    }
}

void dropBeaten(PlanSearchAnswer& answer) {
    std::erase_if(answer.asGood, [&](const Contender& each) { return each.highest() < answer.surest; });
}

PlanSearchAnswer nothingYet(const PlanSpace& space) {
    PlanSearchAnswer answer;
    for (const SearchAxis& axis : space.axes)
        answer.bestWith.emplace_back(axis.values.size());
    return answer;
}

void add(PlanSearchAnswer& sum, const PlanSearchAnswer& part, const PlanSearchOptions& options) {
    for (const auto& axis : part.bestWith)
        for (const std::optional<FoundPlan>& plan : axis)
            if (plan)
                keepBestWith(sum, *plan);
    sum.surest = std::max(sum.surest, part.surest);
    std::ranges::copy_if(part.asGood, std::back_inserter(sum.asGood),
                         [&](const Contender& each) { return each.highest() >= sum.surest; });
    sum.evaluated += part.evaluated;
    sum.feasible += part.feasible;
    for (const auto& [reason, count] : part.rejected)
        sum.rejected[reason] += count;
    for (const FoundPlan& plan : part.best)
        addToBest(sum.best, plan, options.top);
    for (const FoundPlan& plan : part.front)
        addToFront(sum.front, plan, options.front);
    sum.risks.add(part.risks);
    if (part.closest)
        keepCloser(sum.closest, *part.closest);
}

/// What a thread works with.
struct Desk {
    Desk(const Scenario& base, const PlanSpace& space) : plan(base, space) {}

    PlacedPlan plan;
    PlanMemo memo;
};

/// One choice of the deciding axes with every choice of the others.
class Branch {
public:
    /// \param known of the branches before; outlives this, as do the others
    Branch(const PlanSpace& space, const RulesByAxis& rules, std::size_t deciding,
           const PlanSearchOptions& options, const PlanSearchAnswer& known, const std::stop_token& stop)
        : m_space(space), m_rules(rules), m_deciding(deciding), m_options(options), m_known(known),
          m_stop(stop),
          m_leavesOut(options.prunes && !options.found && !options.limits.bubble && !options.limits.step),
          m_places(space.axes.size(), 0), m_answer(nothingYet(space)) {
        m_answer.surest = known.surest;
    }

    /// \param desk of the thread that looks
    void look(std::size_t number, Desk& desk) {
        throwIfStopped(m_stop);
        m_desk = &desk;
        for (std::size_t axis = m_deciding; axis-- > 0;) {
            const std::size_t values = m_space.axes[axis].values.size();
            m_places[axis] = static_cast<std::uint32_t>(number % values);
            number /= values;
        }
        desk.plan.putFirst(m_places, m_deciding);
        if (!leftOut(m_rules.anyBroken(desk.plan.scenario(), m_deciding), m_deciding))
            lookFrom(m_deciding);
    }

    [[nodiscard]] const PlanSearchAnswer& answer() const { return m_answer; }
    [[nodiscard]] const std::vector<FoundPlan>& found() const { return m_found; }

private:
    void reject(std::string_view reason, std::uint64_t count = 1) {
        auto found = m_answer.rejected.find(reason);
        if (found == m_answer.rejected.end())
            found = m_answer.rejected.emplace(std::string(reason), 0).first;
        found->second += count;
    }

    /// Counts the plans with the values of the first axes, where a rule excludes them all.
    bool leftOut(std::string_view rule, std::size_t axes) {
        if (rule.empty())
            return false;
        std::uint64_t all = 1;
        for (std::size_t axis = axes; axis < m_space.axes.size(); ++axis)
            all *= m_space.axes[axis].values.size();
        m_answer.evaluated += all;
        reject(rule, all);
        return true;
    }

    void lookFrom(std::size_t axis) {
        const std::size_t axes = m_space.axes.size();
        if (axis == axes) {
            lookAtOne();
            return;
        }
        const bool asks = m_rules.asks(axis + 1);
        for (std::uint32_t place = 0; place < m_space.axes[axis].values.size(); ++place) {
            m_places[axis] = place;
            if (asks) {
                m_desk->plan.putFirst(m_places, axis + 1);
                if (leftOut(m_rules.broken(m_desk->plan.scenario(), axis + 1), axis + 1))
                    continue;
            }
            lookFrom(axis + 1);
        }
    }

    /// Empty where memory and time are to be worked out.
    [[nodiscard]] std::string_view whyNotTried() const {
        const PlacedPlan& plan = m_desk->plan;
        const Scenario& scenario = plan.scenario();
        if (plan.isSameAsAnother() || !plan.holdsItsValues())
            return sameAsAnotherReason;
        if (const std::string_view rule = m_rules.lastBroken(scenario); !rule.empty())
            return rule;
        if (plan.hasEmptyChunks())
            return emptyChunksReason;
        if (!plan.isOffered())
            return notOfferedReason;
        if (m_options.limits.groupNodes && groupNodes(scenario) > *m_options.limits.groupNodes)
            return groupNodesReason;
        return {};
    }

    void lookAtOne() {
        throwIfStopped(m_stop);
        ++m_answer.evaluated;
        m_desk->plan.put(m_places);
        const Scenario& scenario = m_desk->plan.scenario();
        if (const std::string_view reason = whyNotTried(); !reason.empty()) {
            reject(reason);
            return;
        }
        const Resolved resolved = m_desk->plan.variesPlanAlone() ? Resolved(scenario, m_desk->memo)
                                                                 : Resolved(scenario, m_desk->memo.spans());
        FoundPlan plan{m_places, runnableMemoryGlance(resolved, m_stop)};
        if (!fits(plan.seen, m_options.mostOomProbability)) {
            reject(outOfMemoryReason);
            keepRisky(resolved, plan);
            keepCloser(m_answer.closest, plan);
            return;
        }
        if (const std::string_view limit = exceeded(m_options.limits, plan.seen); !limit.empty()) {
            reject(limit);
            return;
        }
        const auto matters = [&](const Glance& atMost) { return mayMatter({m_places, atMost}); };
        if (!addTime(plan, resolved, m_leavesOut, matters)) {
            ++m_answer.feasible;
            return;
        }
        if (const std::string_view limit = exceeded(m_options.limits, plan.seen); !limit.empty()) {
            reject(limit);
            return;
        }
        ++m_answer.feasible;
        addToBest(m_answer.best, plan, m_options.top);
        keepBestWith(m_answer, plan);
        keepContender(plan);
        if (m_options.weighsRisks)
            m_answer.risks.keepFitting(plan);
        if (!m_options.front.empty())
            addToFront(m_answer.front, plan, m_options.front);
        if (m_options.found)
            m_found.push_back(std::move(plan));
    }

    /// Adds what a step takes, unless a bound says that it does not matter: what is given to matters() is no
    /// slower, and idles no longer, than the plan is. \return whether it was added
    bool addTime(FoundPlan& plan, const Resolved& resolved, bool leavesOut, const auto& matters) const {
        const BoundedStep step(resolved);
        const auto mayMatterAt = [&](const Performance& least) {
            constexpr double rounding = 1e-6;
            Glance atMost = withTime(plan.seen, least);
            atMost.tokensPerSecondPerGpu *= 1 + rounding;
            atMost.mfu *= 1 + rounding;
            atMost.step = atMost.step * (1 - rounding);
            atMost.bubbleOverTotal = 0;
            return matters(atMost);
        };
        if (leavesOut && !(mayMatterAt(step.worked()) && mayMatterAt(step.least())))
            return false;
        plan.seen = withTime(plan.seen, step.whole(m_stop));
        return true;
    }

    /// Keeps a plan that may run out of memory where it promises more than what is known. What fits is
    /// compared with again in the end, so that it does not matter what was known here; and limits reject only
    /// more, so that the bound is safe with them, too.
    void keepRisky(const Resolved& resolved, FoundPlan plan) {
        if (!m_options.weighsRisks || plan.seen.oomProbability.value_or(1) > yellowProbability ||
            !exceeded(m_options.limits, plan.seen).empty())
            return;
        const auto split = m_space.split(m_places);
        const double otherwise = expectedOtherwise();
        const auto mayGain = [&](const Glance& atMost) {
            return gainAtRisk(atMost, otherwise) > 0 && !m_answer.risks.isBehind(split, atMost) &&
                   !m_known.risks.isBehind(split, atMost);
        };
        if (addTime(plan, resolved, m_options.prunes, mayGain) &&
            exceeded(m_options.limits, plan.seen).empty())
            m_answer.risks.keepAtRisk(split, plan);
    }

    /// Of what is known to fit.
    [[nodiscard]] double expectedOtherwise() const {
        return std::max(m_answer.risks.otherwise(), m_known.risks.otherwise());
    }

    /// Whether a plan that is no better than this one may be kept for anything.
    [[nodiscard]] bool mayMatter(const FoundPlan& least) const {
        const double most = valueOf(PlanQuantity::throughput, least.seen);
        const auto beats = [most](const FoundPlan& by) {
            return valueOf(PlanQuantity::throughput, by.seen) > most;
        };
        const auto isWorseThanTop = [&](const PlanSearchAnswer& known) {
            return known.best.size() == m_options.top && (m_options.top == 0 || beats(known.best.back()));
        };
        const auto isBeatenWithItsValues = [&] {
            for (std::size_t axis = 0; axis < m_places.size(); ++axis) {
                const std::uint32_t place = least.places[axis];
                const auto &before = m_known.bestWith[axis][place], &here = m_answer.bestWith[axis][place];
                if (!(before && beats(*before)) && !(here && beats(*here)))
                    return false;
            }
            return true;
        };
        const auto isBehindFront = [&](const PlanSearchAnswer& known) {
            return std::ranges::any_of(
                known.front, [&](const FoundPlan& each) { return dominates(each, least, m_options.front); });
        };
        const bool promisesLess =
            !m_options.weighsRisks || expectedThroughput(least.seen) < expectedOtherwise();
        const bool isBeaten = promisesLess && highestThroughput(least.seen) < m_answer.surest &&
                              (isWorseThanTop(m_answer) || isWorseThanTop(m_known)) &&
                              isBeatenWithItsValues() &&
                              (m_options.front.empty() || isBehindFront(m_answer) || isBehindFront(m_known));
        return !isBeaten;
    }

    void keepContender(const FoundPlan& plan) {
        if (const double sure = lowest(plan.seen); sure > m_answer.surest) {
            m_answer.surest = sure;
            dropBeaten(m_answer);
        }
        if (highestThroughput(plan.seen) >= m_answer.surest)
            m_answer.asGood.push_back(contenderOf(m_space, plan, true));
    }

    const PlanSpace& m_space;
    const RulesByAxis& m_rules;
    std::size_t m_deciding;
    const PlanSearchOptions& m_options;
    const PlanSearchAnswer& m_known;
    const std::stop_token& m_stop;
    bool m_leavesOut; ///< pipelines of plans that are kept for nothing
    Desk* m_desk = nullptr;
    std::vector<std::uint32_t> m_places;
    PlanSearchAnswer m_answer;
    std::vector<FoundPlan> m_found;
};

/// Looks at the branches from number `first` on, a thread at each desk. Throws what the first that throws
/// does.
void lookAtOnce(std::vector<Branch>& branches, std::size_t first, std::vector<Desk>& desks) {
    std::atomic<std::size_t> next = 0;
    std::vector<std::exception_ptr> failed(desks.size());
    const auto work = [&](std::size_t thread) {
        try {
            for (std::size_t i = next++; i < branches.size(); i = next++)
                branches[i].look(first + i, desks[thread]);
        } catch (...) {
            failed[thread] = std::current_exception();
            next = branches.size();
        }
    };
    {
        std::vector<std::jthread> working;
        for (std::size_t thread = 0; thread < std::min(desks.size(), branches.size()); ++thread)
            working.emplace_back(work, thread);
    }
    for (const std::exception_ptr& failure : failed) {
        if (failure)
            std::rethrow_exception(failure);
    }
}

} // namespace

bool searchTheSame(const Scenario& a, const PlanSpace& spaceOfA, const Scenario& b,
                   const PlanSpace& spaceOfB) {
    const auto same = [](const SearchAxis& x, const SearchAxis& y) {
        return x.setting == y.setting && x.values == y.values;
    };
    if (!std::ranges::equal(spaceOfA.axes, spaceOfB.axes, same))
        return false;
    const std::vector<std::uint32_t> first(spaceOfA.axes.size(), 0);
    Scenario cornerOfA = planAt(a, spaceOfA, first), cornerOfB = planAt(b, spaceOfB, first);
    cornerOfA.run = cornerOfB.run = {};
    return cornerOfA == cornerOfB;
}

std::vector<std::optional<std::uint32_t>> shared(const PlanSpace& space,
                                                 std::span<const Contender> contenders) {
    std::vector<std::optional<std::uint32_t>> same(space.axes.size());
    for (std::size_t i = 0; i < contenders.size(); ++i) {
        const std::vector<std::uint32_t> places = space.places(contenders[i].number);
        for (std::size_t axis = 0; axis < same.size(); ++axis) {
            if (i == 0)
                same[axis] = places[axis];
            else if (same[axis] != places[axis])
                same[axis].reset();
        }
    }
    return same;
}

PlanSearchAnswer searchPlans(const Scenario& base, const PlanSpace& space, const PlanSearchOptions& options,
                             const std::stop_token& stop) {
    std::size_t deciding = 0;
    std::size_t branches = 1;
    while (deciding < std::min(decidingAxes, space.axes.size()) && decidesBranches(space.axes[deciding]))
        branches *= space.axes[deciding++].values.size();
    const std::size_t threads =
        options.threads > 0 ? options.threads : std::max(1U, std::thread::hardware_concurrency());
    constexpr std::size_t each = 8; // branches of a thread in a wave: they take differently long
    const std::size_t wave = threads * each;
    std::vector<Desk> desks;
    for (std::size_t thread = 0; thread < threads; ++thread)
        desks.emplace_back(base, space);
    const bool asksEarly = options.prunes && rangesHold(base) && desks.front().plan.variesPlanAlone();
    const RulesByAxis rules(space, asksEarly);
    PlanSearchAnswer answer = nothingYet(space);
    for (std::size_t first = 0; first < branches; first += wave) {
        std::vector<Branch> looked(std::min(wave, branches - first),
                                   Branch(space, rules, deciding, options, answer, stop));
        lookAtOnce(looked, first, desks);
        for (const Branch& branch : looked) {
            add(answer, branch.answer(), options);
            if (options.found)
                std::ranges::for_each(branch.found(), options.found);
        }
        dropBeaten(answer);
        answer.risks.dropHopeless();
        answer.risky = answer.risks.worthTrying();
        if (options.known)
            options.known(answer);
        if (options.progress)
            options.progress(static_cast<double>(answer.evaluated), space.size());
    }
    std::ranges::sort(answer.front, better);
    return answer;
}

} // namespace quadrille
