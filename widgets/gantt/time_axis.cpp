// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/time_axis.h"

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {

bool TimeRange::isGood() const {
    return std::isfinite(begin) && std::isfinite(end) && end > begin;
}

double xOfTime(double time, const TimeRange& range, double left, double width) {
    if (!range.isGood()) {
        return left;
    }
    return left + (time - range.begin) / range.length() * width;
}

double timeOfX(double x, const TimeRange& range, double left, double width) {
    if (!(width > 0)) {
        return range.begin;
    }
    return range.begin + (x - left) / width * range.length();
}

TimeRange clampedRange(TimeRange wanted, const TimeRange& full, double minimumLength) {
    if (!wanted.isGood()) {
        return full;
    }
    const double shortest = std::clamp(minimumLength, 0.0, full.length());
    const double length = std::clamp(wanted.length(), shortest, full.length());
    if (length >= full.length()) {
        return full;
    }
    // What had to be lengthened or shortened keeps its middle.
    const double begin = wanted.begin + (wanted.length() - length) / 2;
    const double inside = std::clamp(begin, full.begin, full.end - length);
    return {inside, inside + length};
}

TimeRange zoomedRange(const TimeRange& range, double factor, double pivot) {
    if (!std::isfinite(factor) || factor <= 0) {
        return range;
    }
    return {pivot - (pivot - range.begin) / factor, pivot + (range.end - pivot) / factor};
}

TimeRange pannedRange(const TimeRange& range, double shift) {
    return {range.begin + shift, range.end + shift};
}

double tickStep(const TimeRange& range, double width, double minimumSpacing) {
    if (!range.isGood() || !(width > 0) || !(minimumSpacing > 0)) {
        return 0;
    }
    const double least = minimumSpacing / width * range.length();
    const double power = std::pow(10.0, std::floor(std::log10(least)));
    for (const double digit : {1.0, 2.0, 5.0}) {
        if (digit * power >= least) {
            return digit * power;
        }
    }
    return 10 * power;
}

std::vector<double> ticks(const TimeRange& range, double step) {
    constexpr double mostTicks = 10'000;
    if (!range.isGood() || !(step > 0) || range.length() / step > mostTicks) {
        return {};
    }
    std::vector<double> found;
    // Half a millionth of a step of tolerance, so that rounding does not lose a tick at either end.
    const double slack = 5e-7;
    const double last = std::floor(range.end / step + slack);
    const double first = std::ceil(range.begin / step - slack);
    const auto number = static_cast<int>(last - first) + 1;
    found.reserve(static_cast<std::size_t>(std::max(0, number)));
    for (int n = 0; n < number; ++n) {
        found.push_back((first + n) * step);
    }
    return found;
}

int niceStride(double atLeast) {
    for (int power = 1; power < 1'000'000'000; power *= 10) {
        for (const int digit : {1, 2, 5}) {
            if (power <= 200'000'000 && digit * power >= atLeast) {
                return digit * power;
            }
        }
    }
    return 1'000'000'000;
}

} // namespace quadrille::gantt
