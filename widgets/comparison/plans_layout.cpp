// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/plans_layout.h"

#include "widgets/chart/chart_scale.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_text.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/legends.h"
#include "widgets/waterfall/waterfall_text.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(plans_picture)
};

using Kind = PlansLabel::Kind;

QString nameOf(TimeFamily family) {
    switch (family) {
    case TimeFamily::peak:
        return Text::tr("At peak", "time of computation");
    case TimeFamily::belowPeak:
        return Text::tr("Below peak", "time of computation");
    case TimeFamily::memoryBound:
        return Text::tr("Memory-bound", "time of computation");
    case TimeFamily::communication:
        return Text::tr("Communication", "time that it takes");
    case TimeFamily::idle:
        return Text::tr("Idle", "time");
    case TimeFamily::other:
        break;
    }
    return Text::tr("Other", "time");
}

constexpr double rowLines = 1.25;     ///< of a bar, in lines of text
constexpr double headingLines = 1.3;  ///< of a band's name and the numbers of its axis
constexpr double linesForLegend = 12; ///< beside headings and bars, for legends and the pipelines' rest

double totalOf(PlansBand band, const PicturedPlan& plan) {
    switch (band) {
    case PlansBand::memory:
        return plan.hasMemory() ? inGib(plan.analysis->memory->total()) : 0;
    case PlansBand::step:
        return plan.hasTime() ? plan.analysis->performance->step.value() : 0;
    case PlansBand::pipeline:
        break;
    }
    return plan.hasPipeline() ? plan.pipeline->span().length() : 0;
}

/// Amounts that a bar is made of, in the unit of totalOf().
std::vector<double> partsOf(PlansBand band, const PicturedPlan& plan) {
    std::vector<double> parts;
    if (band == PlansBand::memory && plan.hasMemory()) {
        const MemoryEstimate& memory = *plan.analysis->memory;
        for (const MemoryPart part : partsOf(MemoryKind::allocated))
            parts.push_back(inGib(memory.stages.at(memory.fullest).part(part)));
    } else if (band == PlansBand::step && plan.hasTime()) {
        for (const StepPart part : allStepParts)
            parts.push_back(std::max(0.0, plan.analysis->performance->part(part).value()));
    } else if (band == PlansBand::pipeline && plan.hasPipeline()) {
        parts.push_back(totalOf(band, plan));
    }
    return parts;
}

QString whyNone(PlansBand band, const PicturedPlan& plan) {
    if (!plan.why.isEmpty() || band == PlansBand::memory)
        return plan.why;
    return !plan.whyNoTime.isEmpty() || band == PlansBand::step ? plan.whyNoTime : plan.whyNoPipeline;
}

using Legend = std::vector<std::pair<PlansMeaning, QString>>;

/// What the colours of a band mean, as far as some plan has them.
Legend legendOf(PlansBand band, const std::vector<PicturedPlan>& plans) {
    Legend legend;
    if (band == PlansBand::pipeline) {
        std::vector<const gantt::TimelineIndex*> pipelines;
        for (const PicturedPlan& plan : plans)
            if (plan.hasPipeline())
                pipelines.push_back(plan.pipeline.get());
        for (const auto& [kind, name] : gantt::legendKinds(pipelines))
            legend.emplace_back(kind, name);
        return legend;
    }
    const auto add = [&legend](const PlansMeaning& meaning, const QString& name) {
        if (std::ranges::find(legend, meaning, &Legend::value_type::first) == legend.end())
            legend.emplace_back(meaning, name);
    };
    for (const PicturedPlan& plan : plans) {
        const std::vector<double> parts = partsOf(band, plan);
        for (std::size_t i = 0; i < parts.size(); ++i) {
            if (parts[i] <= 0)
                continue;
            if (band == PlansBand::memory) {
                add(static_cast<MemoryPart>(i), format::partName(static_cast<MemoryPart>(i)));
            } else {
                const TimeFamily family = familyOf(static_cast<StepPart>(i));
                add(family, nameOf(family));
            }
        }
    }
    return legend;
}

class Placing {
public:
    Placing(const std::vector<PicturedPlan>& plans, const QRectF& area, const QFontMetricsF& metrics)
        : m_plans(plans), m_metrics(metrics), m_line(metrics.height()),
          m_area(area.adjusted(m_line / 2, m_line / 4, -m_line / 2, -m_line / 4)) {}

    PlansLayout place() {
        const auto count = static_cast<double>(m_plans.size());
        if (m_plans.empty() || m_area.width() < 12 * m_line || m_area.height() < 3 * m_line)
            return m_layout;
        double names = 0;
        for (const PicturedPlan& plan : m_plans)
            names = std::max(names, m_metrics.horizontalAdvance(plan.name));
        m_names = std::min(names, m_area.width() * 0.2);
        m_values = m_metrics.horizontalAdvance(QStringLiteral("0000.0 GiB"));
        m_plot = {m_area.left() + m_names + m_line / 2, m_area.right() - m_values - m_line / 2};
        // Bars are as high as a line where that leaves the pipelines one each, else all share what there is.
        const double rows = rowLines * 3 * count;
        m_legendLines =
            drawsLegends() && m_area.height() >= (rows + 3 * headingLines + linesForLegend) * m_line
                ? headingLines
                : 0;
        const double heads = 3 * (headingLines + m_legendLines) * m_line;
        const double row = std::min(rowLines * m_line, std::max(0.0, m_area.height() - heads) / (3 * count));
        double top = m_area.top();
        for (const PlansBand band : plansBands) {
            const bool last = band == PlansBand::pipeline;
            const double height =
                last ? m_area.bottom() - top : (headingLines + m_legendLines) * m_line + row * count;
            placeBand(band, {m_area.left(), top, m_area.width(), height});
            top += height;
        }
        return std::move(m_layout);
    }

private:
    void placeLegend(PlansBand band, double top) {
        const double swatch = 0.6 * m_line, gap = 0.4 * m_line;
        const double middle = top + m_legendLines * m_line / 2;
        double left = m_plot.left;
        for (const auto& [meaning, name] : legendOf(band, m_plans)) {
            const double width = swatch + gap + m_metrics.horizontalAdvance(name);
            if (left + width > m_area.right())
                return;
            m_layout.legend.push_back({meaning, {left, middle - swatch / 2, swatch, swatch}});
            add(Kind::legend, leftText(name, {left + swatch + gap, middle}, m_metrics));
            left += width + 2 * gap;
        }
    }

    void placeBand(PlansBand band, const QRectF& whole) {
        if (m_legendLines > 0)
            placeLegend(band, whole.top());
        const QRectF box = whole.adjusted(0, m_legendLines * m_line, 0, 0);
        double longest = 0;
        for (const PicturedPlan& plan : m_plans) {
            longest = std::max(longest, totalOf(band, plan));
            if (band == PlansBand::memory && plan.hasMemory())
                longest = std::max(longest, inGib(plan.analysis->memory->capacity));
        }
        const format::TimeUnit unit = format::timeUnit(longest);
        const double perUnit = band == PlansBand::memory ? 1 : format::inUnit(1, unit);
        const ChartScale scale = scaleFromZero(longest * perUnit);
        if (band == PlansBand::pipeline)
            m_layout.pipelines = {0, scale.high / perUnit};
        const QRectF body = box.adjusted(0, headingLines * m_line, 0, 0);
        placeHeading(band, scale, box, body, unit);
        // A reason in place of a pipeline needs no more than a line.
        const auto isLine = [band](const PicturedPlan& plan) {
            return band == PlansBand::pipeline && !plan.hasPipeline();
        };
        const auto lines = static_cast<double>(std::ranges::count_if(m_plans, isLine));
        const double even = body.height() / static_cast<double>(m_plans.size());
        const double least = std::min(even, rowLines * m_line);
        const double row =
            lines < static_cast<double>(m_plans.size())
                ? (body.height() - lines * least) / (static_cast<double>(m_plans.size()) - lines)
                : even;
        double top = body.top();
        for (std::size_t i = 0; i < m_plans.size(); ++i) {
            const double height = isLine(m_plans[i]) ? least : row;
            placeRow(band, i, scale, perUnit, {body.left(), top, body.width(), height});
            top += height;
        }
    }

    void placeHeading(PlansBand band, const ChartScale& scale, const QRectF& box, const QRectF& body,
                      format::TimeUnit unit) {
        const QString heading = band == PlansBand::memory ? Text::tr("Fullest stage (GiB)")
                                : band == PlansBand::step
                                    ? Text::tr("Step (%1)", "a unit").arg(format::unitName(unit))
                                    : Text::tr("Pipeline (%1)", "a unit").arg(format::unitName(unit));
        const double middle = box.top() + headingLines * m_line / 2;
        add(Kind::heading, leftText(heading, {box.left(), middle}, m_metrics));
        constexpr int mostTicks = 8;
        for (const double tick : scale.ticks(mostTicks)) {
            const double x = xOf(tick, scale);
            m_layout.grid.emplace_back(x - m_layout.hair / 2, body.top(), m_layout.hair, body.height());
            const PlansLabel label{Kind::tick, centredText(format::number(tick, 3), {x, middle}, m_metrics)};
            addFree(m_layout.labels, label, m_area, m_line / 2);
        }
    }

    void placeRow(PlansBand band, std::size_t index, const ChartScale& scale, double perUnit,
                  const QRectF& row) {
        const PicturedPlan& plan = m_plans[index];
        const double middle = row.center().y();
        if (row.height() >= 0.8 * m_line)
            add(Kind::name, leftText(fitting(plan.name, m_names), {row.left(), middle}, m_metrics));
        const double gap = std::min(row.height() * 0.15, m_line * 0.2);
        if (const QString why = whyNone(band, plan); !why.isEmpty()) {
            if (row.height() >= 0.8 * m_line)
                add(Kind::note,
                    leftText(fitting(why, m_area.right() - m_plot.left), {m_plot.left, middle}, m_metrics));
            return;
        }
        double sum = 0;
        const std::vector<double> parts = partsOf(band, plan);
        for (std::size_t part = 0; part < parts.size(); ++part) {
            const double from = xOf(sum * perUnit, scale);
            sum += parts[part];
            const QRectF bar(from, row.top() + gap, xOf(sum * perUnit, scale) - from, row.height() - 2 * gap);
            if (parts[part] <= 0)
                continue;
            m_layout.bars.push_back({band, index, part, bar});
            namePiece(band, part, bar);
            if (band == PlansBand::pipeline)
                m_layout.strips.push_back({index, bar});
        }
        if (band == PlansBand::memory) {
            const double x = xOf(inGib(plan.analysis->memory->capacity), scale);
            m_layout.capacities.emplace_back(x - m_layout.hair, row.top() + gap / 2, 2 * m_layout.hair,
                                             row.height() - gap);
        }
        if (row.height() >= 0.8 * m_line)
            add(Kind::value, rightText(valueOf(band, plan), {m_area.right(), middle}, m_metrics));
    }

    /// Inside of it, where it has room.
    void namePiece(PlansBand band, std::size_t part, const QRectF& bar) {
        if (band == PlansBand::pipeline || bar.height() < 0.8 * m_line)
            return;
        const QString name = band == PlansBand::memory ? format::partName(static_cast<MemoryPart>(part))
                                                       : waterfall::shortName(static_cast<StepPart>(part));
        if (m_metrics.horizontalAdvance(name) + m_line / 2 > bar.width())
            return;
        PlansLabel label{Kind::piece, centredText(name, bar.center(), m_metrics)};
        label.bar = m_layout.bars.size() - 1;
        m_layout.labels.append(label);
    }

    static QString valueOf(PlansBand band, const PicturedPlan& plan) {
        switch (band) {
        case PlansBand::memory:
            return format::gib(plan.analysis->memory->total()) + QChar(QChar::Nbsp) +
                   zoneGlyph(plan.analysis->memory->zone);
        case PlansBand::step:
            return format::duration(plan.analysis->performance->step.value());
        case PlansBand::pipeline:
            break;
        }
        return format::duration(plan.pipeline->span().length());
    }

    [[nodiscard]] double xOf(double value, const ChartScale& scale) const {
        return m_plot.left + (m_plot.right - m_plot.left) * std::clamp(scale.share(value), 0.0, 1.0);
    }
    [[nodiscard]] QString fitting(const QString& text, double width) const {
        return m_metrics.elidedText(text, Qt::ElideRight, width);
    }
    void add(Kind kind, PlacedText placed) { m_layout.labels.append({kind, std::move(placed)}); }

    struct Span {
        double left = 0, right = 0;
    };
    const std::vector<PicturedPlan>& m_plans;
    const QFontMetricsF& m_metrics;
    const double m_line;
    const QRectF m_area;
    double m_names = 0, m_values = 0;
    double m_legendLines = 0; ///< of each band
    Span m_plot;
    PlansLayout m_layout;
};

} // namespace

int PlansLayout::barAt(QPointF point) const {
    const auto found =
        std::ranges::find_if(bars, [point](const PlansPiece& bar) { return bar.box.contains(point); });
    return found == bars.end() ? -1 : static_cast<int>(found - bars.begin());
}

PlansLayout layoutPlans(const std::vector<PicturedPlan>& plans, const QRectF& area,
                        const QFontMetricsF& metrics) {
    return Placing(plans, area, metrics).place();
}

} // namespace quadrille
