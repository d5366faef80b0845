// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/waterfall/waterfall_content.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>

namespace quadrille {
namespace {

double ghostSeconds(const WaterfallContent& content, StepPart part) {
    return content.baseline ? WaterfallContent::seconds(*content.baseline, part) : 0;
}

/// Those that stay rows of their own, in the order of the waterfall.
std::vector<StepPart> largest(const WaterfallContent& content, std::vector<StepPart> parts,
                              std::size_t count) {
    const auto size = [&content](StepPart part) {
        // The waterfall begins with the ideal, however small it is.
        if (part == StepPart::ideal)
            return std::numeric_limits<double>::infinity();
        return std::max(WaterfallContent::seconds(*content.performance, part), ghostSeconds(content, part));
    };
    std::stable_sort(parts.begin(), parts.end(),
                     [&size](StepPart a, StepPart b) { return size(a) > size(b); });
    parts.resize(count);
    std::sort(parts.begin(), parts.end());
    return parts;
}

} // namespace

double WaterfallContent::seconds(const Performance& performance, StepPart part) {
    const double value = performance.part(part).value();
    return std::isfinite(value) ? std::max(0.0, value) : 0;
}

double WaterfallContent::step(const Performance& performance) {
    double sum = 0;
    for (const StepPart part : allStepParts)
        sum += seconds(performance, part);
    return sum;
}

double WaterfallContent::share(double seconds) const {
    const double whole = step(*performance);
    return whole > 0 ? seconds / whole : 0;
}

std::vector<StepPart> WaterfallContent::parts() const {
    std::vector<StepPart> found;
    for (const StepPart part : allStepParts)
        if ((performance && seconds(*performance, part) > 0) || ghostSeconds(*this, part) > 0)
            found.push_back(part);
    return found;
}

double WaterfallContent::bubble() const {
    double sum = 0;
    for (const StepPart part : bubbleParts)
        sum += seconds(*performance, part);
    return sum;
}

std::optional<StepPart> WaterfallContent::largestLoss() const {
    StepPart most = bubbleParts.front();
    double lost = bubble();
    for (const StepPart part : allStepParts) {
        const bool inBubble = std::find(bubbleParts.begin(), bubbleParts.end(), part) != bubbleParts.end();
        if (part == StepPart::ideal || inBubble || seconds(*performance, part) <= lost)
            continue;
        most = part;
        lost = seconds(*performance, part);
    }
    return lost > 0 ? std::optional(most) : std::nullopt;
}

Performance between(const Performance& from, const Performance& to, double share) {
    Performance on = to;
    for (const StepPart part : allStepParts) {
        const double before = WaterfallContent::seconds(from, part);
        on.part(part) = Seconds(before + share * (WaterfallContent::seconds(to, part) - before));
    }
    on.step = Seconds(WaterfallContent::step(on));
    return on;
}

bool WaterfallRow::has(StepPart part) const {
    return std::find(parts.begin(), parts.end(), part) != parts.end();
}

std::vector<WaterfallRow> waterfallRows(const WaterfallContent& content, int most) {
    const std::vector<StepPart> all = content.parts();
    const std::size_t room = static_cast<std::size_t>(std::max(most, 2)) - 1; // beside the whole
    std::vector<WaterfallRow> rows;
    std::vector<StepPart> alone = all;
    if (all.size() > room)
        alone = largest(content, all, room - 1);
    for (const StepPart part : alone)
        rows.emplace_back().parts = {part};
    if (alone.size() < all.size()) {
        WaterfallRow& rest = rows.emplace_back();
        std::set_difference(all.begin(), all.end(), alone.begin(), alone.end(),
                            std::back_inserter(rest.parts));
    }
    double now = 0, before = 0;
    for (WaterfallRow& row : rows) {
        row.bar.begin = now;
        row.ghost.begin = before;
        for (const StepPart part : row.parts) {
            row.time += WaterfallContent::seconds(*content.performance, part);
            row.ghostTime += ghostSeconds(content, part);
        }
        now += row.time;
        before += row.ghostTime;
        row.bar.end = now;
        row.ghost.end = before;
    }
    rows.push_back({.parts = all,
                    .total = true,
                    .bar = {0, now},
                    .ghost = {0, before},
                    .time = now,
                    .ghostTime = before});
    return rows;
}

} // namespace quadrille
