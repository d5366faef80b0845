// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/format.h"
#include "widgets/waterfall/waterfall_content.h"

#include <QStringList>

/// Every word of the waterfall.
namespace quadrille::waterfall {

QString partName(StepPart part);   ///< "Matrix products below the peak"
QString shortName(StepPart part);  ///< "Matrices"
QString partPhrase(StepPart part); ///< within a sentence: "matrix products below the peak"
QString meaning(StepPart part);    ///< a sentence with what it is
QString remedy(StepPart part);     ///< a sentence with what would shrink it

/// The name of a row: of its part, of several, or of the whole step.
QString rowName(const WaterfallRow& row, bool brief);

/// How the numbers of one picture are printed: all alike, so that their points are below each other.
struct TimeScale {
    format::TimeUnit unit = format::TimeUnit::seconds;
    int decimals = 0;

    [[nodiscard]] static TimeScale of(double longest);
    /// "412.3", "< 0.1" for less than can be told apart from nothing, "1.2e+15" for the enormous.
    [[nodiscard]] QString number(double seconds) const;
    [[nodiscard]] QString text(double seconds) const; ///< with its unit
};

/// Words for the end of the total bar, the longest first: "MFU 41.2 % (36.9–46.0 %)", "MFU 41.2 %".
QStringList utilisation(const Performance& performance, FlopConvention convention);
QString baselineName();                  ///< "Baseline A"
QString axisName(format::TimeUnit unit); ///< "ms of one step"

/// One sentence with what the picture shows. \pre content has a performance
QString finding(const WaterfallContent& content);
/// What to say about a row.
QString readout(const WaterfallContent& content, const WaterfallRow& row);

} // namespace quadrille::waterfall
