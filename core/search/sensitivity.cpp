// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/search/sensitivity.h"

#include "core/check/check.h"
#include "core/cluster/link.h"
#include "core/pipeline/span_memo.h"
#include "core/search/steps.h"
#include "core/timing/rates.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace quadrille {
namespace {

constexpr double bitsPerByte = 8, giga = 1e9;

bool leavesNode(const Cluster& cluster) {
    return cluster.gpu.scaleUpDomain > cluster.gpu.gpusPerNode;
}

/// One scenario and what is like it: the same pipeline with other durations, again and again.
class Looking {
public:
    Looking(const Scenario& scenario, std::stop_token stop)
        : m_scenario(scenario), m_stop(std::move(stop)), m_own(seen(scenario)) {}

    [[nodiscard]] const Scenario& scenario() const { return m_scenario; }
    [[nodiscard]] const Glance& own() const { return m_own; }
    [[nodiscard]] Glance seen(const Scenario& changed) { return glance(Resolved(changed, m_memo), m_stop); }
    [[nodiscard]] SensitivityEnd end(std::variant<Change, double> to, const Scenario& changed) {
        SensitivityEnd end{.to = std::move(to), .refused = firstError(changed), .seen = {}};
        if (end.refused)
            return end;
        end.seen = seen(changed);
        end.speed = m_own.step / end.seen.step;
        return end;
    }

private:
    const Scenario& m_scenario;
    std::stop_token m_stop;
    SpanMemo m_memo;
    Glance m_own;
};

/// Stops nearest first, whatever else a setting could be, and switches that are on turned off.
std::vector<Step> stepsByDistance(const Scenario& scenario) {
    std::vector<Step> steps = stepsToSpeed(scenario);
    if (scenario.estimator != Estimator::paper)
        for (const Setting& setting : allSettings)
            if (setting.searched == Searched::turnedOn && settingText(setting, scenario) == "on")
                steps.push_back({{setting.name, "off"}, -1, 1});
    std::ranges::stable_sort(steps, {}, &Step::size);
    return steps;
}

void order(std::vector<SensitivityEnd>& ends) {
    std::ranges::stable_sort(ends, [](const SensitivityEnd& a, const SensitivityEnd& b) {
        return a.runs() != b.runs() ? a.runs() : a.speed < b.speed;
    });
}

void keepExtremes(std::vector<SensitivityEnd>& ends) {
    order(ends);
    const auto refused = std::ranges::find_if_not(ends, &SensitivityEnd::runs);
    if (refused - ends.begin() > 2)
        ends.erase(ends.begin() + 1, refused - 1);
    constexpr std::size_t most = 2;
    if (ends.size() > most)
        ends.erase(ends.begin() + most, ends.end());
}

/// The nearest step of a setting in one direction that runs, or else the nearest.
struct Direction {
    const Setting* setting = nullptr;
    int direction = 0;
    SensitivityEnd end;
};

std::vector<Direction> nearestEnds(Looking& looking) {
    std::vector<Direction> ends;
    for (const Step& step : stepsByDistance(looking.scenario())) {
        const Setting* setting = &step.change.setting();
        const auto before = std::ranges::find_if(ends, [&](const Direction& each) {
            return each.setting == setting && each.direction == step.direction;
        });
        if (before != ends.end() && before->end.runs())
            continue;
        Scenario changed = looking.scenario();
        apply(step.change, changed);
        SensitivityEnd end = looking.end(step.change, changed);
        if (before == ends.end())
            ends.push_back({setting, step.direction, std::move(end)});
        else if (end.runs())
            before->end = std::move(end);
    }
    return ends;
}

std::vector<SensitivityRow> settingRows(Looking& looking) {
    std::vector<SensitivityRow> rows;
    for (Direction& each : nearestEnds(looking)) {
        auto row = std::ranges::find_if(rows, [&](const SensitivityRow& other) {
            return std::get<const Setting*>(other.of) == each.setting;
        });
        if (row == rows.end())
            row = rows.insert(rows.end(), {.of = each.setting, .ends = {}, .enough = {}});
        row->ends.push_back(std::move(each.end));
    }
    for (SensitivityRow& row : rows)
        keepExtremes(row.ends);
    return rows;
}

bool isBandwidth(HardwarePart part) {
    return part == HardwarePart::memoryBandwidth || part == HardwarePart::fastLink ||
           part == HardwarePart::network;
}

/// The least multiple with which the step is as short as without a limit, by halving.
double enoughOf(Looking& looking, HardwarePart part) {
    constexpr double farthest = 30; // doublings, either way
    constexpr int halvings = 14;
    const auto step = [&](double doublings) {
        return looking.seen(withHardware(looking.scenario(), part, std::exp2(doublings))).step;
    };
    const Seconds longest = step(farthest) * (1 + unlimitedShare);
    double less = -farthest, more = farthest;
    if (step(less) <= longest)
        return 0;
    for (int i = 0; i < halvings; ++i) {
        const double middle = (less + more) / 2;
        (step(middle) <= longest ? more : less) = middle;
    }
    return std::exp2(more);
}

std::vector<SensitivityRow> hardwareRows(Looking& looking) {
    const Scenario& scenario = looking.scenario();
    std::vector<SensitivityRow> rows;
    for (const HardwarePart part : allHardwareParts) {
        SensitivityRow row{.of = part, .ends = {}, .enough = {}};
        for (const double factor : {0.5, 2.0})
            if (const Scenario changed = withHardware(scenario, part, factor);
                amountOf(part, changed) != amountOf(part, scenario))
                row.ends.push_back(looking.end(factor, changed));
        order(row.ends);
        if (isBandwidth(part))
            row.enough = enoughOf(looking, part);
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace

double amountOf(HardwarePart part, const Scenario& scenario) {
    const Cluster& cluster = scenario.cluster;
    switch (part) {
    case HardwarePart::compute:
        return peakOf(scenario).value();
    case HardwarePart::memoryBandwidth:
        return cluster.gpu.hbm.value();
    case HardwarePart::memory:
        return cluster.gpu.memory.value();
    case HardwarePart::fastLink:
        return cluster.gpu.scaleUp.value();
    case HardwarePart::network:
        return cluster.nicGbps * giga / bitsPerByte;
    case HardwarePart::fastDomain:
        return static_cast<double>(fastDomain(cluster));
    }
    return 0;
}

Scenario withHardware(const Scenario& scenario, HardwarePart part, double factor) {
    Scenario changed = scenario;
    Cluster& cluster = changed.cluster;
    GpuSpec& gpu = cluster.gpu;
    const auto scale = [factor](auto& amount) {
        if (amount)
            amount = *amount * factor;
    };
    switch (part) {
    case HardwarePart::compute:
        gpu.bf16 = gpu.bf16 * factor;
        scale(gpu.fp8);
        scale(gpu.fp4);
        break;
    case HardwarePart::memoryBandwidth:
        gpu.hbm = gpu.hbm * factor;
        break;
    case HardwarePart::memory:
        gpu.memory = gpu.memory * factor;
        break;
    case HardwarePart::fastLink:
        gpu.scaleUp = gpu.scaleUp * factor;
        scale(gpu.peer);
        break;
    case HardwarePart::network:
        cluster.nicGbps *= factor;
        break;
    case HardwarePart::fastDomain: {
        std::int64_t& size = cluster.fabric.fastDomain > 0 ? cluster.fabric.fastDomain
                             : leavesNode(cluster)         ? gpu.scaleUpDomain
                                                           : cluster.gpusPerNode;
        const double scaled = std::round(static_cast<double>(size) * factor);
        size = static_cast<std::int64_t>(std::clamp(scaled, 1.0, static_cast<double>(largestDimensionValue)));
        break;
    }
    }
    return changed;
}

double SensitivityRow::effect() const {
    double most = 0;
    for (const SensitivityEnd& end : ends)
        if (end.runs())
            most = std::max(most, std::abs(std::log(end.speed)));
    return most;
}

const SensitivityEnd* Sensitivity::best() const {
    constexpr double noise = 1e-3;
    const auto worth = [](const SensitivityEnd& end) {
        return std::pair(end.seen.zone != Zone::red, end.speed);
    };
    const SensitivityEnd* best = nullptr;
    for (const SensitivityRow& row : settings)
        for (const SensitivityEnd& end : row.ends)
            if (end.runs() && end.seen.zone <= own.zone && end.speed > 1 + noise &&
                (best == nullptr || worth(end) > worth(*best)))
                best = &end;
    return best;
}

const SensitivityRow* Sensitivity::bottleneck() const {
    constexpr double noise = 1e-3;
    const SensitivityRow* found = nullptr;
    double most = 1 + noise;
    for (const SensitivityRow& row : hardware)
        for (const SensitivityEnd& end : row.ends)
            if (end.runs() && std::get<double>(end.to) > 1 && end.speed > most) {
                most = end.speed;
                found = &row;
            }
    return found;
}

Sensitivity sensitivityOf(const Scenario& scenario, const std::stop_token& stop) {
    Looking looking(scenario, stop);
    Sensitivity found{.scenario = scenario,
                      .own = looking.own(),
                      .settings = settingRows(looking),
                      .hardware = hardwareRows(looking)};
    for (auto* rows : {&found.settings, &found.hardware})
        std::ranges::stable_sort(*rows, std::greater(), &SensitivityRow::effect);
    return found;
}

} // namespace quadrille
