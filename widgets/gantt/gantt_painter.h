// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

#include <QFont>
#include <QImage>

class QPainter;

namespace quadrille::gantt {

/// The lanes as they were last painted, for as long as nothing that shows in them changes.
class LaneImageCache {
public:
    /// Bars, strips and labels as one opaque image of device pixels.
    const QImage& image(const GanttScene& scene, const GanttGeometry& geometry, const Colours& colours,
                        const QFont& font, double dotsPerInch);

private:
    struct Key {
        std::shared_ptr<const TimelineIndex> index;
        TimeRange range;
        LaneLayout lanes;
        QRectF plot;
        double scale = 0;
        double dotsPerInch = 0;
        std::vector<QRgb> colours;
        QFont font;
        std::shared_ptr<const MemoryLanes> memory;
        bool reasons = false; ///< why lanes idle is known
        QString words;        ///< a sample of them, in the language and the unit of time in force

        friend bool operator==(const Key&, const Key&) = default;
    };
    Key m_key;
    QImage m_image;
};

/// What stands beside the lanes; of many lanes a sample.
[[nodiscard]] SideTexts sideTexts(const GanttScene& scene);

[[nodiscard]] GanttGeometry geometryFor(const GanttScene& scene, const QRectF& area,
                                        const QFontMetricsF& font, const DeviceGrid& grid);

/// Paints the scene with the painter's font. Every shape and text stays inside the area by itself, since SVG
/// ignores clipping. Without a cache the lanes are drawn afresh.
/// \pre scene.index has lanes
void paintScene(QPainter& painter, const GanttScene& scene, const QRectF& area, const Colours& colours,
                LaneImageCache* cache = nullptr);

} // namespace quadrille::gantt
