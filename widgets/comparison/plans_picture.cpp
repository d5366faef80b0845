// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/plans_picture.h"

#include "widgets/format.h"
#include "widgets/gantt/bar_colours.h"
#include "widgets/gantt/lane_image.h"
#include "widgets/picture/mark.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille {

namespace {

QColor fillOf(const PlansPiece& bar, const Colours& colours) {
    return bar.band == PlansBand::memory ? colours.part(static_cast<MemoryPart>(bar.part))
                                         : colours.time(familyOf(static_cast<StepPart>(bar.part)));
}

/// Of the upper and the lower half: fused operations have two.
gantt::BarTones tonesOf(const PlansMeaning& meaning, const Colours& colours) {
    if (const auto* kind = std::get_if<OperationKind>(&meaning))
        return gantt::barTones(colours, *kind, {});
    const auto* part = std::get_if<MemoryPart>(&meaning);
    const QColor colour = part != nullptr ? colours.part(*part) : colours.time(std::get<TimeFamily>(meaning));
    return {colour, colour};
}

} // namespace

PlansPicture::PlansPicture(QWidget* parent) : InteractivePicture(PlaceUse::choose, parent) {
    setName([] { return tr("Plans on common axes"); });
    setUsualSize(50, 20);
}

void PlansPicture::setPlans(std::vector<PicturedPlan> plans, const QString& finding) {
    m_plans = std::move(plans);
    m_finding = finding;
    contentChanged();
}

QString PlansPicture::finding() const {
    return m_plans.empty() ? emptyReason(tr("There is no plan to show yet.")) : m_finding;
}

DataTable PlansPicture::data() const {
    DataTable table;
    table.columns = {tr("plan"),       tr("picture"),  tr("part"),
                     tr("memory (B)"), tr("time (s)"), tr("idle (share)")};
    for (std::size_t plan = 0; plan < m_plans.size(); ++plan) {
        const PicturedPlan& each = m_plans[plan];
        const auto add = [&](PlansBand band, std::size_t part, const QString& picture) {
            const PlansPlace place{static_cast<int>(plan), band, part};
            const double amount = amountOf(place);
            QList<QVariant> cells{each.name, picture, partName(place)};
            const bool isMemory = band == PlansBand::memory;
            cells << (isMemory ? QVariant(amount) : QVariant()) << (isMemory ? QVariant() : QVariant(amount))
                  << (band == PlansBand::pipeline ? QVariant(each.pipeline->timeline().bubbleOverTotal)
                                                  : QVariant());
            table.rows << cells;
        };
        if (each.hasMemory())
            for (const MemoryPart part : partsOf(MemoryKind::allocated))
                add(PlansBand::memory, static_cast<std::size_t>(part), tr("memory"));
        if (each.hasTime())
            for (const StepPart part : allStepParts)
                add(PlansBand::step, static_cast<std::size_t>(part), tr("step"));
        if (each.hasPipeline())
            add(PlansBand::pipeline, 0, tr("pipeline"));
    }
    return table;
}

PlansLayout PlansPicture::layOut(const QRectF& area, const QFont& font, const QPaintDevice* device) const {
    return layoutPlans(m_plans, area, QFontMetricsF(font, device));
}

void PlansPicture::paintStrip(QPainter& painter, const PlansStrip& strip, const PlansLayout& layout,
                              const Colours& colours) const {
    const gantt::TimelineIndex& index = *m_plans[strip.plan].pipeline;
    const double scale = painter.device() != nullptr ? painter.device()->devicePixelRatioF() : 1;
    const int width = std::max(1, static_cast<int>(std::lround(strip.box.width() * scale)));
    const int height = std::max(1, static_cast<int>(std::floor(strip.box.height() * scale)));
    const gantt::LaneLayout lanes =
        gantt::laneLayout(static_cast<int>(index.laneCount()), height, layout.hair * scale * 1e6);
    if (lanes.height < 1)
        return;
    QImage image = gantt::laneImage(index, index.span(), lanes, width, scale, colours);
    image.setDevicePixelRatio(1);
    painter.drawImage(QRectF(strip.box.topLeft(), QSizeF(strip.box.width(), lanes.height / scale)), image);
}

void PlansPicture::paintLayout(QPainter& painter, const PlansLayout& layout, const Colours& colours) const {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (const QRectF& line : layout.grid)
        painter.fillRect(line, colours.grid);
    for (const PlansPiece& bar : layout.bars) {
        if (bar.band == PlansBand::pipeline)
            continue;
        painter.fillRect(bar.box, fillOf(bar, colours));
        const bool idle =
            bar.band == PlansBand::step && familyOf(static_cast<StepPart>(bar.part)) == TimeFamily::idle;
        const QColor edge = idle ? colours.mutedText : colours.background;
        if (bar.box.width() > 3 * layout.hair) {
            painter.setPen(QPen(edge, layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(bar.box);
        }
    }
    for (const PlansSwatch& swatch : layout.legend) {
        const gantt::BarTones tones = tonesOf(swatch.meaning, colours);
        painter.fillRect(swatch.box, tones.upper);
        if (tones.lower != tones.upper)
            painter.fillRect(swatch.box.adjusted(0, swatch.box.height() / 2, 0, 0), tones.lower);
        if (swatch.meaning == PlansMeaning(TimeFamily::idle)) {
            painter.setPen(QPen(colours.mutedText, layout.hair));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(swatch.box);
        }
    }
    for (const PlansStrip& strip : layout.strips)
        paintStrip(painter, strip, layout, colours);
    for (const QRectF& mark : layout.capacities)
        painter.fillRect(mark, colours.text);
    painter.setRenderHint(QPainter::Antialiasing, true);
    for (const PlansLabel& label : layout.labels) {
        if (label.kind == PlansLabel::Kind::piece) {
            painter.setPen(Colours::textOn(fillOf(layout.bars.at(label.bar), colours)));
            drawText(painter, label.placed);
            continue;
        }
        const bool strong = label.kind == PlansLabel::Kind::name || label.kind == PlansLabel::Kind::value;
        painter.setPen(strong ? colours.text : colours.mutedText);
        drawText(painter, label.placed);
    }
    painter.restore();
}

void PlansPicture::paintMark(QPainter& painter, const PlansPlace& place, const Colours& colours) const {
    const int bar = barOf(place);
    if (bar >= 0)
        paintDashedMark(painter, layoutNow().bars[static_cast<std::size_t>(bar)].box.adjusted(-2, -1, 2, 1),
                        layoutNow().hair, colours);
}

PlansPlace PlansPicture::placeOf(int bar) const {
    const auto& bars = layoutNow().bars;
    if (bar < 0 || bar >= static_cast<int>(bars.size()))
        return {};
    const PlansPiece& found = bars[static_cast<std::size_t>(bar)];
    return {static_cast<int>(found.plan), found.band, found.part};
}

int PlansPicture::barOf(const PlansPlace& place) const {
    const auto& bars = layoutNow().bars;
    const auto found = std::ranges::find_if(bars, [&place](const PlansPiece& bar) {
        return static_cast<int>(bar.plan) == place.plan && bar.band == place.band && bar.part == place.part;
    });
    return found == bars.end() ? -1 : static_cast<int>(found - bars.begin());
}

PlansPlace PlansPicture::placeAt(QPointF point) const {
    return placeOf(layoutNow().barAt(point));
}

double PlansPicture::amountOf(const PlansPlace& place) const {
    const PicturedPlan& plan = m_plans.at(static_cast<std::size_t>(place.plan));
    if (place.band == PlansBand::pipeline)
        return plan.pipeline->span().length();
    if (place.band == PlansBand::step)
        return plan.analysis->performance->part(static_cast<StepPart>(place.part)).value();
    const MemoryEstimate& memory = *plan.analysis->memory;
    return memory.stages.at(memory.fullest).part(static_cast<MemoryPart>(place.part)).value();
}

QString PlansPicture::partName(const PlansPlace& place) const {
    const PicturedPlan& plan = m_plans.at(static_cast<std::size_t>(place.plan));
    switch (place.band) {
    case PlansBand::memory:
        return format::partName(static_cast<MemoryPart>(place.part));
    case PlansBand::step:
        return waterfall::partName(static_cast<StepPart>(place.part));
    case PlansBand::pipeline:
        break;
    }
    return format::scheduleLabel(plan.analysis->scenario().plan.schedule);
}

QString PlansPicture::say(const PlansPlace& place) const {
    const PicturedPlan& plan = m_plans.at(static_cast<std::size_t>(place.plan));
    const double amount = amountOf(place);
    switch (place.band) {
    case PlansBand::memory:
        return tr("%1: %2, %3 of %4", "a plan, a part of memory, its amount, all")
            .arg(plan.name, partName(place), format::gib(Bytes(amount)),
                 format::gib(plan.analysis->memory->total()));
    case PlansBand::step:
        return tr("%1: %2, %3 of %4", "a plan, a part of the step, its time, all")
            .arg(plan.name, partName(place), format::duration(amount),
                 format::duration(plan.analysis->performance->step.value()));
    case PlansBand::pipeline:
        break;
    }
    return tr("%1: %2, %3, bubble %4 of total", "a plan, its schedule, the pipeline's time, a share")
        .arg(plan.name, partName(place), format::duration(amount),
             format::percent(plan.pipeline->timeline().bubbleOverTotal));
}

std::optional<PlansPlace> PlansPicture::neighbour(const PlansPlace& place, int key) const {
    const auto bar =
        alongRow(barOf(place), static_cast<int>(layoutNow().bars.size()) - 1, key, RowKeys::both);
    return bar ? std::optional(placeOf(*bar)) : std::nullopt;
}

} // namespace quadrille
