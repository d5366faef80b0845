// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/advice/adviser.h"
#include "widgets/picture/placed_text.h"

#include <QFontMetricsF>
#include <QLineF>
#include <QList>
#include <QRectF>

#include <vector>

namespace quadrille {

/// A question or one of its two answers.
struct TreePlace {
    enum class Part { asks, yes, no };
    int row = -1; ///< −1: nowhere
    Part part = Part::asks;

    friend bool operator==(const TreePlace&, const TreePlace&) = default;
};

struct TreeLine {
    enum class Kind { title, detail, remark };
    Kind kind = Kind::title;
    PlacedText placed;
};

struct TreeBox {
    TreePlace place;
    QRectF box;
    bool lit = false;     ///< on the scenario's way
    bool reached = false; ///< asked of it
    bool warns = false;   ///< what the guide says there does not add up
    QList<TreeLine> lines;
};

struct TreeBranch {
    QLineF line;
    bool lit = false;
};

/// Where everything of the tree is: its questions one below the other, their answers at their right.
struct GuideTreeLayout {
    std::vector<TreeBox> boxes; ///< by row; question, yes, no
    std::vector<TreeBranch> branches;
    double hair = 1;

    [[nodiscard]] TreePlace placeAt(QPointF point) const;
    [[nodiscard]] const TreeBox* boxOf(const TreePlace& place) const; ///< null: there is none
};

/// Lines that have no room are left out from below, words of the last one cut off. No boxes where the area is
/// too small to read anything.
[[nodiscard]] GuideTreeLayout layoutGuideTree(const PlanAdvice& advice, const QRectF& area,
                                              const QFontMetricsF& metrics);

} // namespace quadrille
