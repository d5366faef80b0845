// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/gantt_geometry.h"

#include <QRectF>

#include <cstdint>
#include <memory>
#include <unordered_map>

class QPainter;

namespace quadrille::gantt {

struct GanttScene;

/// Where an operation is drawn, as shares of the plot's width and height, and in what colours.
struct DrawnOperation {
    QRectF place;
    BarTones tones;
};

/// What is drawn of a pipeline, by what stays the same from one plan to another: stage, micro-batch, and
/// whether it is a forward or backward pass or a gradient of weights.
using DrawnOperations = std::unordered_map<std::uint64_t, DrawnOperation>;

/// A share of the way from what was drawn before to what the scene is now.
struct OnTheWay {
    std::shared_ptr<const DrawnOperations> before; ///< null: there is no way to go
    double share = 1;

    friend bool operator==(const OnTheWay&, const OnTheWay&) = default;
};

/// The operations in sight. Null: there are none, or so many that nobody can follow one.
/// \pre the scene has lanes
[[nodiscard]] std::shared_ptr<const DrawnOperations>
drawnOperations(const GanttScene& scene, const GanttGeometry& geometry, const Colours& colours);

/// The scene's operations on their way from where they were, across lanes, too. What was not there comes
/// where it is, and what is there no longer goes where it was. \pre way.before
void paintOnTheirWay(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                     const Colours& colours, const OnTheWay& way);

} // namespace quadrille::gantt
