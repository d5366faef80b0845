// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/timeline_index.h"
#include "widgets/picture/colours.h"

namespace quadrille::gantt {

/// The colour of an operation that is not fused; shade as in Shades. Later chunks are darker.
[[nodiscard]] QColor barColour(const Colours& colours, OperationKind kind, double shade);

/// The colours of the two halves of an operation's rectangle; alike for all that is not fused.
struct BarTones {
    QColor upper;
    QColor lower;
};
[[nodiscard]] BarTones barTones(const Colours& colours, OperationKind kind, const Shades& shades);

/// Letters on that fill: at least 4.5 : 1, whatever the fill.
[[nodiscard]] QColor labelColour(const QColor& fill);

/// The line at the start of an operation of that colour.
[[nodiscard]] QColor separatorColour(const QColor& bar);

/// What strips are drawn in.
struct StripColours {
    QColor base;  ///< states, there all the time
    QColor least; ///< what is held throughout a column, beside the states
    QColor band;  ///< from the least to the most held within one column
    QColor over;  ///< all beside the states, while it does not fit
    QColor hatch; ///< over that
};
[[nodiscard]] StripColours stripColours(const Colours& colours);

/// `share` of the way from one colour to the other.
[[nodiscard]] QColor blended(const QColor& from, const QColor& to, double share);

} // namespace quadrille::gantt
