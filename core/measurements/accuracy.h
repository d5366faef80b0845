// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

/// How wrong predictions were: of throughput, in figures that are the same for every way of predicting, and
/// of memory.
namespace quadrille {

/// What plans compete for. Runs of it differ in plan alone.
struct Competition {
    std::string group; ///< table: see MeasuredRun::group()
    std::int64_t gpus = 0;
    std::string work; ///< what a step trains: see workOf() of validate.h

    friend auto operator<=>(const Competition&, const Competition&) = default;
};

/// So many runs compete.
constexpr std::size_t leastCompetitors = 3;

/// One run with its prediction, in any unit of throughput that is the same within a group.
struct Prediction {
    double predicted = 0; ///< > 0
    double measured = 0;  ///< > 0
    Competition competition;
};

struct Accuracy {
    std::size_t runs = 0;
    double meanError = 0;       ///< mean of |predicted ÷ measured − 1|
    double medianError = 0;     ///< their median
    double meanErrorScaled = 0; ///< the same after one factor per group, the median of measured ÷ predicted
    double rankCorrelation = 0; ///< Spearman's, the mean over sets of competitors; ties share their rank
    double loss = 0; ///< throughput lost by taking the best predicted competitor ÷ the best there was,
                     ///< the mean over sets of competitors
    std::size_t competitions = 0; ///< sets of at least leastCompetitors, which the last two are means over

    friend bool operator==(const Accuracy&, const Accuracy&) = default;
};

/// Accuracy::meanError alone, of one prediction after the other.
class MeanError {
public:
    void add(double predicted, double measured);
    [[nodiscard]] std::size_t runs() const { return m_runs; }
    [[nodiscard]] double value() const; ///< 0 without predictions

private:
    std::size_t m_runs = 0;
    double m_sum = 0;
};

/// Of predictions of a GPU's memory.
struct MemoryAccuracy {
    std::size_t runs = 0;
    double meanError = 0;   ///< mean of |predicted ÷ measured − 1|
    double medianError = 0; ///< their median

    friend bool operator==(const MemoryAccuracy&, const MemoryAccuracy&) = default;
};

/// All zero without errors. \param errors |predicted ÷ measured − 1|
[[nodiscard]] MemoryAccuracy memoryAccuracyOf(std::vector<double> errors);

/// All zero without predictions.
[[nodiscard]] Accuracy accuracyOf(std::span<const Prediction> predictions);

/// Spearman's rank correlation; 0 where one side is constant. \pre equal lengths
[[nodiscard]] double rankCorrelation(std::span<const double> a, std::span<const double> b);

/// Of predictions whether a run fits into memory, and whether it did.
struct OomConfusion {
    std::size_t fitsAndDid = 0;
    std::size_t fitsButRanOut = 0;
    std::size_t ranOutAndDid = 0; ///< predicted to run out, and did
    std::size_t ranOutButFits = 0;

    constexpr void add(bool foretold, bool ranOut) {
        if (foretold)
            ++(ranOut ? ranOutAndDid : ranOutButFits);
        else
            ++(ranOut ? fitsButRanOut : fitsAndDid);
    }

    friend bool operator==(const OomConfusion&, const OomConfusion&) = default;
};

} // namespace quadrille
