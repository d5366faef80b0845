// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/nothing_feasible.h"

#include "app/text_io/numbers.h"
#include "core/analysis/memory_glance.h"
#include "core/memory/detailed/oom.h"
#include "core/search/steps.h"
#include "core/text/joined.h"
#include "core/units/largest.h"

#include <algorithm>
#include <cmath>

namespace quadrille::cli {
using namespace text_io;
namespace {

int digitsOf(const RelaxedLimit& limit) {
    return limit.reason == groupNodesReason ? 0 : 3;
}

/// The option as one types it to allow just so much.
std::string optionTextOf(const RelaxedLimit& limit) {
    return "--" + optionOf(limit) + " " + fixed(enoughOf(limit), digitsOf(limit));
}

std::string toRelax(const std::vector<Relaxation>& relaxations) {
    std::string text;
    for (const Relaxation& each : relaxations) {
        text += &each == &relaxations.front() ? "" : ", or ";
        for (const RelaxedLimit& limit : each.limits) {
            text += (&limit == &each.limits.front() ? "" : " with ") + optionTextOf(limit);
            if (limit.reason == outOfMemoryReason)
                text += " (for " + fixed(inGib(each.plan.seen.total), 1) + " GiB on each GPU)";
        }
    }
    return text;
}

/// Up to where a search over GPUs may look first.
std::int64_t wider(std::int64_t gpus) {
    constexpr std::int64_t factor = 32;
    return std::min(gpus, largestDimensionValue / factor) * factor;
}

std::string tooLittleMemory(const Scenario& base, const Glance& least, const WaysThrough& ways) {
    std::string text = "the one that needs least takes " + fixed(inGib(least.total), 1) + " of " +
                       fixed(inGib(base.cluster.gpu.memory), 1) + " GiB on each GPU";
    if (least.oomProbability)
        text += ", which runs out with " + chance(*least.oomProbability) + " (--max-oom-probability" +
                (ways.mostOomProbability < oomLapse ? ", where no plan has less than " + chance(oomLapse)
                                                    : std::string()) +
                ")";
    if (ways.gpus)
        return text + ". On " + std::to_string(*ways.gpus) + " GPUs it would fit.";
    if (ways.mostOomProbability < oomLapse)
        return text + ".";
    if (!ways.toFree.empty())
        text += ". Freeing " + joined(ways.toFree, ", ") + " as well may spare memory";
    const bool splits = std::ranges::find(ways.toFree, "tp") == ways.toFree.end() ||
                        std::ranges::find(ways.toFree, "pp") == ways.toFree.end();
    if (const std::int64_t more = wider(ways.gpusOfClosest); splits && more > ways.gpusOfClosest)
        text += ". More GPUs help where they split it further: try --gpus " +
                std::to_string(ways.gpusOfClosest) + ".." + std::to_string(more);
    return text + ".";
}

/// The reason for which most were rejected, that they are the same as others aside.
std::string commonestRejection(const PlanSearchAnswer& answer) {
    const auto count = [](const auto& each) { return each.first == sameAsAnotherReason ? 0 : each.second; };
    const auto most = std::ranges::max_element(answer.rejected, {}, count);
    return most == answer.rejected.end() || count(*most) == 0 ? "nothing" : most->first;
}

/// What to give the options instead.
std::string toRun(const NoneRuns& none) {
    std::string text;
    for (const RunningRepair& way : none.ways)
        text += (text.empty() ? " Some would run with --" : ", or with --") + way.repair.field + " " +
                way.repair.value;
    if (none.noneFits)
        text += "; of those looked at none would fit in memory";
    return text.empty() ? text : text + ".";
}

} // namespace

WaysThrough waysThrough(const Scenario& base, const PlanSpace& space, const PlanSearchAnswer& answer,
                        const PlanSearchOptions& options, const std::stop_token& stop) {
    WaysThrough ways{.relaxations = relaxations(base, space, options, stop),
                     .gpusOfClosest = 1,
                     .gpus = {},
                     .mostOomProbability = options.mostOomProbability,
                     .toFree = {},
                     .none = {}};
    if (!answer.closest) {
        if (ways.relaxations.empty())
            ways.none = whyNoneRuns(base, space, stop);
        return ways;
    }
    for (const char* name : {"tp", "pp", "zero", "recompute"})
        if (!space.has(name))
            ways.toFree.emplace_back(name);
    const Scenario closest = planAt(base, space, answer.closest->places);
    ways.gpusOfClosest = closest.cluster.gpus; // which a range may have chosen
    for (const Step& step : moreGpus(closest)) {
        Scenario larger = closest;
        apply(step.change, larger);
        if (runnable(larger) && fits(memoryGlance(larger, stop), options.mostOomProbability)) {
            ways.gpus = larger.cluster.gpus;
            break;
        }
    }
    return ways;
}

std::string optionOf(const RelaxedLimit& limit) {
    return limit.reason == outOfMemoryReason ? "max-oom-probability" : std::string(limit.reason);
}

double enoughOf(const RelaxedLimit& limit) {
    const double unit = std::pow(10, digitsOf(limit));
    return std::ceil(limit.value * unit) / unit;
}

std::string whyNone(const Scenario& base, const PlanSearchAnswer& answer, const WaysThrough& ways) {
    if (!ways.relaxations.empty() && !isMemoryAlone(ways.relaxations))
        return "no plan is feasible: every one that runs exceeds a limit. Enough would be " +
               toRelax(ways.relaxations) +
               ". Freeing more settings, more GPUs or recomputation may spare it.";
    if (answer.closest)
        return "no plan is feasible: " + tooLittleMemory(base, answer.closest->seen, ways);
    if (ways.none.reason)
        return "no plan is feasible: none can run. In the way of the closest: " + english(*ways.none.reason) +
               toRun(ways.none);
    return "no plan is feasible: most are rejected for " + commonestRejection(answer);
}

} // namespace quadrille::cli
