// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/gantt/gantt_geometry.h"
#include "widgets/gantt/gantt_scene.h"
#include "widgets/picture/colours.h"

#include <QString>

class QPainter;

/// What a step does besides the operations of its pipeline: messages between ranks, in a row below the lanes,
/// and what follows the pipeline on all ranks together.
namespace quadrille::gantt {

/// Whether there is a row for messages: they are shown, known, and take time.
[[nodiscard]] bool hasMessageRow(const GanttScene& scene);

/// The row, true at every zoom: a column is as full as the share of its time in which at least one message is
/// on its way.
/// \param shapes rather than pixels, where there are not too many
void paintMessages(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                   const Colours& colours, bool shapes);

/// Bars across all lanes from the pipeline's end to that of the step.
void paintAfterPipeline(QPainter& painter, const GanttScene& scene, const GanttGeometry& geometry,
                        const Colours& colours);

[[nodiscard]] QString messagesName(bool brief); ///< of the legend; brief: of the row
/// What is to be said about a position there; empty where there is nothing of the two.
[[nodiscard]] QString aroundText(const GanttScene& scene, const GanttGeometry& geometry, QPointF position);

} // namespace quadrille::gantt
