// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace quadrille::gantt {

/// A vertical run of pixel rows.
struct RowSpan {
    int top = 0;
    int height = 0;

    friend bool operator==(const RowSpan&, const RowSpan&) = default;
};

/// How lanes share the height, in whole device pixels from the top of the plot. Lanes are never dropped and
/// never scrolled away: with room they have a bar and, below it, a strip; with less a bar alone; below three
/// pixels they touch; and when there are more lanes than pixel rows, a row is the average of its lanes.
struct LaneLayout {
    enum class Detail {
        barAndStrip,
        bar,
        merged, ///< more lanes than rows
    };

    int lanes = 0;
    int height = 0;      ///< rows that the lanes take, at most what was given
    double pitch = 0;    ///< rows from one lane to the next; may be fractional, and less than 1 when merged
    int barHeight = 0;   ///< of every lane; one row more for some when lanes touch; 0 when merged
    int stripTop = 0;    ///< from the lane's top; only with a strip
    int stripHeight = 0; ///< 0 without strips
    Detail detail = Detail::bar;

    [[nodiscard]] bool touching() const { return pitch < 3; }
    /// The whole lane without the space below it; of a merged lane the one row that holds its middle.
    [[nodiscard]] RowSpan lane(int index) const;
    [[nodiscard]] RowSpan bar(int index) const;
    [[nodiscard]] RowSpan strip(int index) const;
    /// The lane whose pitch holds the row; nothing above the first and below the last.
    [[nodiscard]] std::optional<int> laneAt(double row) const;

    friend bool operator==(const LaneLayout&, const LaneLayout&) = default;
};

/// Of a lane's pitch, what its strip takes when it counts activations, and when it shows memory.
inline constexpr double plainStripShare = 0.22;
inline constexpr double memoryStripShare = 0.36;

/// Lays lanes out in `height` rows; `line` is the height of a line of text in rows, from which the largest
/// lane and the smallest with a strip follow. However few there are, they take at least 60 % of the height.
/// No lanes or no height: an empty layout of height 0.
[[nodiscard]] LaneLayout laneLayout(int lanes, int height, double line, double stripShare = plainStripShare);

} // namespace quadrille::gantt
