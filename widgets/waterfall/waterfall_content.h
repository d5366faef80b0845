// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/performance/performance.h"

#include <optional>
#include <vector>

namespace quadrille {

/// What the waterfall shows.
struct WaterfallContent {
    std::optional<Performance> performance;
    std::optional<Performance> baseline;               ///< of plan A
    FlopConvention convention = FlopConvention::model; ///< whose FLOPs MFU counts

    /// Of one of the two; what is no positive number counts as nothing.
    [[nodiscard]] static double seconds(const Performance& performance, StepPart part);
    /// The sum of its parts, in seconds.
    [[nodiscard]] static double step(const Performance& performance);
    /// Seconds ÷ the step; 0 where the step takes none. \pre there is a performance
    [[nodiscard]] double share(double seconds) const;
    /// Parts that take time in this plan or in A, in the order of the waterfall.
    [[nodiscard]] std::vector<StepPart> parts() const;
    /// What the bubble's parts add up to, in seconds. \pre there is a performance
    [[nodiscard]] double bubble() const;
    /// The costliest part beside the ideal, the bubble counted as one: the first of bubbleParts where it is
    /// the costliest. None where nothing is lost. \pre there is a performance
    [[nodiscard]] std::optional<StepPart> largestLoss() const;
};

/// A plan's step on its way to another's: its parts take times between, all else is the other's. \param share
/// of the way, 0 to 1
[[nodiscard]] Performance between(const Performance& from, const Performance& to, double share);

/// From where to where a bar goes, in seconds from the step's begin.
struct TimeSpan {
    double begin = 0;
    double end = 0;

    friend bool operator==(const TimeSpan&, const TimeSpan&) = default;
};

/// One bar.
struct WaterfallRow {
    std::vector<StepPart> parts; ///< one, or the smallest ones together, or all of them
    bool total = false;          ///< the last row: the whole step
    TimeSpan bar;
    TimeSpan ghost;       ///< of plan A
    double time = 0;      ///< seconds; more exact than the bar's ends, which a long bar before may swallow
    double ghostTime = 0; ///< of plan A

    [[nodiscard]] bool folded() const { return !total && parts.size() > 1; }
    [[nodiscard]] bool has(StepPart part) const;
};

/// A row for every part and one for the whole, each bar beginning where the one before ended. Where `most`
/// rows do not suffice, the smallest parts are one row before the last; there are always at least two.
/// \pre content has a performance
[[nodiscard]] std::vector<WaterfallRow> waterfallRows(const WaterfallContent& content, int most);

} // namespace quadrille
