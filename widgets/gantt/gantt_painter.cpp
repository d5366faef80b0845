// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/gantt/gantt_painter.h"

#include "widgets/gantt/gantt_axis.h"
#include "widgets/gantt/gantt_frame.h"
#include "widgets/gantt/gantt_header.h"
#include "widgets/gantt/gantt_marks.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/gantt/idle_time.h"
#include "widgets/gantt/lane_image.h"
#include "widgets/gantt/lane_shapes.h"
#include "widgets/gantt/operation_labels.h"
#include "widgets/gantt/step_around.h"

#include <QPaintEngine>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille::gantt {
namespace {

/// Whether the painter makes shapes rather than pixels.
bool isVector(const QPainter& painter) {
    const QPaintEngine* const engine = painter.paintEngine();
    return engine == nullptr ||
           (engine->type() != QPaintEngine::Raster && engine->type() != QPaintEngine::OpenGL2);
}

/// Half-pixel steps are enough for shapes; and images in them have twice the resolution of the screen.
constexpr double vectorScale = 2;

QImage hatchedLanes(const GanttScene& scene, const GanttGeometry& geometry, const Colours& colours) {
    const double scale = geometry.grid.scale;
    QImage image = laneImage(*scene.index, scene.range, geometry.lanes, geometry.columns(), scale, colours,
                             scene.memory.get());
    if (!image.isNull()) {
        hatchIdle(image, *scene.index, scene.range, geometry.lanes, scale, colours);
    }
    return image;
}

void paintLanes(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                const Colours& colours, LaneImageCache* cache) {
    if (scene.way.before != nullptr && hasFewShapes(scene, geometry)) {
        paintStrips(painter, scene, geometry, colours);
        paintOnTheirWay(painter, scene, geometry, colours, scene.way);
        return;
    }
    if (!isVector(painter)) {
        LaneImageCache fresh;
        const QImage& image =
            (cache != nullptr ? *cache : fresh)
                .image(scene, geometry, colours, painter.font(), painter.device()->logicalDpiX());
        painter.drawImage(geometry.plot, image);
        return;
    }
    if (hasFewShapes(scene, geometry)) {
        paintLaneShapes(painter, scene, geometry, colours);
        paintIdleHatch(painter, scene, geometry, colours);
    } else {
        painter.drawImage(geometry.plot, hatchedLanes(scene, geometry, colours));
    }
    paintIdleLabels(painter, scene, geometry, colours);
    paintOperationLabels(painter, scene, geometry, colours);
}

} // namespace

const QImage& LaneImageCache::image(const GanttScene& scene, const GanttGeometry& geometry,
                                    const Colours& colours, const QFont& font, double dotsPerInch) {
    Key key{scene.index,
            scene.range,
            geometry.lanes,
            geometry.plot,
            geometry.grid.scale,
            dotsPerInch,
            {},
            font,
            scene.memory,
            scene.relations != nullptr || scene.dependencies != nullptr,
            waitingLabel(scene.range.length(), 0, scene.timeBase)};
    for (const QColor& colour :
         {colours.background, colours.forward, colours.backward, colours.weightGradient, colours.fused,
          colours.part(MemoryPart::activations), colours.part(MemoryPart::parameters), colours.zoneRed,
          colours.text, colours.hatch, colours.mutedText}) {
        key.colours.push_back(colour.rgb());
    }
    if (!m_image.isNull() && key == m_key) {
        return m_image;
    }
    m_image = hatchedLanes(scene, geometry, colours);
    if (!m_image.isNull()) {
        const int dotsPerMeter = static_cast<int>(std::lround(dotsPerInch / 0.0254));
        m_image.setDotsPerMeterX(dotsPerMeter);
        m_image.setDotsPerMeterY(dotsPerMeter);
        QPainter painter(&m_image);
        painter.scale(geometry.grid.scale, geometry.grid.scale);
        painter.translate(-geometry.plot.topLeft());
        painter.setFont(font);
        paintIdleLabels(painter, scene, geometry, colours);
        paintOperationLabels(painter, scene, geometry, colours);
    }
    m_key = std::move(key);
    return m_image;
}

SideTexts sideTexts(const GanttScene& scene) {
    SideTexts texts;
    if (!scene.index || scene.index->laneCount() == 0) {
        return texts;
    }
    const std::size_t lanes = scene.index->laneCount();
    const Timeline& timeline = scene.index->timeline();
    texts.name = laneName(lanes - 1);
    texts.shortName = QString::number(lanes - 1);
    // Long timelines have notes too short on room anyway; those at both ends stand for the others.
    for (std::size_t lane = 0; lane < lanes; lane += std::max<std::size_t>(1, lanes / 64)) {
        texts.notes << laneIdleText(timeline, lane)
                    << (scene.memory ? lanePeakText((*scene.memory)[lane]) : lanePeakText(timeline, lane));
    }
    return texts;
}

GanttGeometry geometryFor(const GanttScene& scene, const QRectF& area, const QFontMetricsF& font,
                          const DeviceGrid& grid) {
    if (!scene.index || scene.index->laneCount() == 0) {
        return ganttGeometry(area, 0, font, 0, 0, 0, grid);
    }
    double name = 0;
    double shortName = 0;
    double note = 0;
    for (const SideTexts& texts : {sideTexts(scene), scene.other}) {
        constexpr double ofBold = 1.12; // of the selected lane
        name = std::max(name, font.horizontalAdvance(texts.name) * ofBold);
        shortName = std::max(shortName, font.horizontalAdvance(texts.shortName) * ofBold);
        for (const QString& words : texts.notes) {
            note = std::max(note, font.horizontalAdvance(words));
        }
    }
    return ganttGeometry(area, static_cast<int>(scene.index->laneCount()), font, name, shortName, note, grid,
                         scene.memory ? memoryStripShare : plainStripShare, hasMessageRow(scene));
}

void paintScene(QPainter& painter, const GanttScene& scene, const QRectF& area, const Colours& colours,
                LaneImageCache* cache) {
    painter.save();
    const bool vector = isVector(painter);
    const QFontMetricsF font(painter.font(), painter.device());
    const DeviceGrid grid = vector ? DeviceGrid{vectorScale, {}} : DeviceGrid::of(painter);
    const GanttGeometry geometry = geometryFor(scene, area, font, grid);
    if (geometry.plot.width() > 0 && geometry.plot.height() > 0) {
        paintLanes(painter, scene, geometry, colours, cache);
        painter.setRenderHint(QPainter::Antialiasing);
        paintMessages(painter, scene, geometry, colours, vector);
        paintFrame(painter, scene, geometry, colours);
        paintAfterPipeline(painter, scene, geometry, colours); // over the lines of memory, which end there
        paintHeader(painter, scene, geometry, colours);
        paintMarks(painter, scene, geometry, colours);
        paintAxis(painter, scene, geometry, colours);
    }
    painter.restore();
}

} // namespace quadrille::gantt
