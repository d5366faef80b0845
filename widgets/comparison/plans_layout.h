// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/analysis.h"
#include "widgets/gantt/lane_layout.h"
#include "widgets/gantt/timeline_index.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/placed_text.h"

#include <QFontMetricsF>
#include <QList>
#include <QRectF>

#include <array>
#include <memory>
#include <variant>
#include <vector>

namespace quadrille {

/// What of a plan is drawn beside the others.
struct PicturedPlan {
    QString name;
    std::shared_ptr<const Analysis> analysis;             ///< not null
    std::shared_ptr<const gantt::TimelineIndex> pipeline; ///< seconds of the model; null: it is not drawn
    QString why;                                          ///< it cannot be drawn at all; empty: it can
    QString whyNoTime;                                    ///< it has no bar of time; empty: it has
    QString whyNoPipeline;

    [[nodiscard]] bool hasMemory() const { return why.isEmpty(); }
    [[nodiscard]] bool hasTime() const { return why.isEmpty() && whyNoTime.isEmpty(); }
    [[nodiscard]] bool hasPipeline() const { return hasTime() && pipeline != nullptr; }
};

/// What is drawn, from above: memory of the fullest stage, the time of a step, the pipeline.
enum class PlansBand : std::uint8_t { memory, step, pipeline };
inline constexpr std::array plansBands{PlansBand::memory, PlansBand::step, PlansBand::pipeline};

struct PlansLabel {
    enum class Kind { heading, name, value, tick, note, piece, legend };
    Kind kind = Kind::name;
    PlacedText placed;
    std::size_t bar = 0; ///< of a piece's name: which of the bars it stands in
};

/// A piece of a plan's bar.
struct PlansPiece {
    PlansBand band = PlansBand::memory;
    std::size_t plan = 0;
    std::size_t part = 0; ///< MemoryPart or StepPart; 0 of a pipeline
    QRectF box;
};

/// A pipeline; of its bar, what the makespan takes.
struct PlansStrip {
    std::size_t plan = 0;
    QRectF box;
};

/// What a colour means: a part of memory, what some time goes to, or an operation of the pipeline.
using PlansMeaning = std::variant<MemoryPart, TimeFamily, OperationKind>;

struct PlansSwatch {
    PlansMeaning meaning;
    QRectF box;
};

struct PlansLayout {
    QList<PlansLabel> labels;
    std::vector<PlansSwatch> legend; ///< empty without room
    std::vector<PlansPiece> bars;
    std::vector<PlansStrip> strips;
    std::vector<QRectF> grid;       ///< lines of the axes' ticks
    std::vector<QRectF> capacities; ///< of each plan that has memory, a mark in its row
    gantt::TimeRange pipelines;     ///< seconds that the strips' axis spans
    double hair = 1;

    [[nodiscard]] int barAt(QPointF point) const; ///< −1: none
};

/// Every plan in each band, below each other on one axis; from 0, so that lengths are what is compared.
[[nodiscard]] PlansLayout layoutPlans(const std::vector<PicturedPlan>& plans, const QRectF& area,
                                      const QFontMetricsF& metrics);

} // namespace quadrille
