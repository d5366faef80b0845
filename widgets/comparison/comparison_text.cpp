// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_text.h"

#include "core/text/message.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/plan_table/plan_row.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <tuple>

namespace quadrille::comparison {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(comparison)
};

QString none() {
    return QStringLiteral("–");
}

QString nameOf(PlanFigure figure) {
    switch (figure) {
    case PlanFigure::memory:
        return Text::tr("Memory");
    case PlanFigure::memoryShare:
        return Text::tr("Memory of capacity");
    case PlanFigure::oomProbability:
        return Text::tr("P(OOM)");
    case PlanFigure::step:
        return Text::tr("Step");
    case PlanFigure::throughput:
        return Text::tr("Tokens/s");
    case PlanFigure::throughputPerGpu:
        return Text::tr("Tokens/s/GPU");
    case PlanFigure::flops:
        return Text::tr("TFLOP/s/GPU");
    case PlanFigure::mfu:
        return Text::tr("MFU");
    case PlanFigure::bubble:
        return Text::tr("Bubble of total");
    case PlanFigure::dataParallel:
        return Text::tr("Data parallel size");
    case PlanFigure::microBatches:
        return Text::tr("Micro-batches");
    case PlanFigure::days:
        return Text::tr("Days of training");
    case PlanFigure::gpuHours:
        return Text::tr("GPU-hours");
    case PlanFigure::price:
        break;
    }
    return Text::tr("Price");
}

QString tipOf(PlanFigure figure) {
    switch (figure) {
    case PlanFigure::memory:
        return Text::tr("Memory of the fullest stage");
    case PlanFigure::oomProbability:
        return glossary_text::tip("oom");
    case PlanFigure::step:
        return Text::tr("Predicted time of a step");
    case PlanFigure::throughput:
        return Text::tr("Tokens per second of the whole cluster");
    case PlanFigure::mfu:
        return glossary_text::tip("mfu");
    case PlanFigure::bubble:
        return glossary_text::tip("over-total");
    default:
        return nameOf(figure);
    }
}

QString nameOf(NamedPart part) {
    switch (part) {
    case NamedPart::model:
        return Text::tr("Model");
    case NamedPart::gpu:
        return Text::tr("GPU");
    case NamedPart::framework:
        return Text::tr("Framework");
    case NamedPart::profile:
        break;
    }
    return Text::tr("Calibration");
}

/// What is without end, or so large that its digits mean nothing.
QString amount(double value, int decimals) {
    constexpr double enormous = 1e15;
    return std::isfinite(value) ? format::decimalOrLess(value, decimals, enormous) : QStringLiteral("∞");
}

QString textOf(PlanFigure figure, double value) {
    switch (figure) {
    case PlanFigure::memory:
        return format::gib(Bytes(value));
    case PlanFigure::memoryShare:
    case PlanFigure::mfu:
    case PlanFigure::bubble:
        return format::percent(value);
    case PlanFigure::oomProbability:
        return format::chance(value);
    case PlanFigure::step:
        return format::duration(value);
    case PlanFigure::flops:
        return format::number(value / 1e12, 3);
    case PlanFigure::days:
        return amount(value, 1);
    case PlanFigure::throughput:
    case PlanFigure::throughputPerGpu:
        return value >= 100 ? amount(value, 0) : format::number(value, 3);
    case PlanFigure::dataParallel:
    case PlanFigure::microBatches:
    case PlanFigure::gpuHours:
    case PlanFigure::price:
        break;
    }
    return amount(value, 0);
}

QString differenceOf(PlanFigure figure, double value, double reference) {
    switch (figure) {
    case PlanFigure::memory:
        return format::signedGib(Bytes(value - reference));
    case PlanFigure::memoryShare:
    case PlanFigure::mfu:
    case PlanFigure::bubble:
        return format::signedPercentPoints(value - reference);
    case PlanFigure::oomProbability: // their order says all that is known
    case PlanFigure::dataParallel:
    case PlanFigure::microBatches:
        return {};
    default:
        return std::isfinite(value) && std::isfinite(reference) && reference > 0
                   ? format::signedPercent(value / reference - 1)
                   : QString();
    }
}

ComparisonLine lineOf(const ComparedSetting& row, std::size_t reference) {
    ComparisonLine line;
    for (std::size_t place = 0; place < row.values.size(); ++place) {
        const std::string& value = row.values[place];
        ComparisonCell cell{value.empty() ? none() : QString::fromStdString(value), {}, {}, Judgement::same};
        if (const auto* setting = std::get_if<const Setting*>(&row.of); setting != nullptr && !value.empty())
            cell.text = settingValue(**setting, value);
        if (value != row.values[reference])
            cell.judgement = Judgement::neutral;
        line.cells.push_back(cell);
    }
    if (const auto* part = std::get_if<NamedPart>(&row.of)) {
        line.name = line.tip = nameOf(*part);
        line.key = QString::fromUtf8(name(*part).data(), static_cast<qsizetype>(name(*part).size()));
    } else {
        const Setting& setting = *std::get<const Setting*>(row.of);
        line.name = settingName(setting);
        line.tip = settingTip(setting);
        line.key = QString::fromUtf8(setting.name.data(), static_cast<qsizetype>(setting.name.size()));
    }
    return line;
}

ComparisonLine lineOf(const ComparedFigure& row, std::size_t reference) {
    const std::string_view key = name(row.figure);
    ComparisonLine line{nameOf(row.figure),
                        tipOf(row.figure),
                        QString::fromUtf8(key.data(), static_cast<qsizetype>(key.size())),
                        true,
                        {}};
    const std::optional<double>& against = row.values[reference].value;
    const QString shownThere = against ? textOf(row.figure, *against) : none();
    for (const ComparedValue& each : row.values) {
        ComparisonCell cell{none(), {}, {}, each.judgement};
        if (each.value) {
            cell.text = textOf(row.figure, *each.value);
            cell.number = *each.value;
        }
        if (cell.text == shownThere || !each.value) // what cannot be seen is not told apart
            cell.judgement = Judgement::same;
        else if (each.value && against && each.judgement != Judgement::same)
            cell.difference = differenceOf(row.figure, *each.value, *against);
        line.cells.push_back(cell);
    }
    return line;
}

bool isAllTheSame(const ComparisonLine& line) {
    return std::ranges::all_of(
        line.cells, [&line](const ComparisonCell& cell) { return cell.text == line.cells.front().text; });
}

QString nameAt(const PlansComparison& plans, std::size_t place) {
    return QString::fromStdString(plans.plans.at(place).name);
}

const ComparedFigure* rowOf(const PlansComparison& plans, PlanFigure figure) {
    const auto found = std::ranges::find(plans.figures, figure, &ComparedFigure::figure);
    return found == plans.figures.end() ? nullptr : &*found;
}

} // namespace

std::vector<ComparisonLine> linesOf(const PlansComparison& plans) {
    std::vector<ComparisonLine> lines;
    for (const ComparedSetting& row : plans.settings)
        lines.push_back(lineOf(row, plans.reference));
    for (const ComparedFigure& row : plans.figures)
        if (ComparisonLine line = lineOf(row, plans.reference); !isAllTheSame(line))
            lines.push_back(std::move(line));
    return lines;
}

QString difference(const ComparisonCell& cell) {
    const auto with = [&cell](QChar glyph) {
        return cell.difference.isEmpty() ? QString(glyph)
                                         : QString(glyph) + QChar(QChar::Nbsp) + cell.difference;
    };
    switch (cell.judgement) {
    case Judgement::better:
        return with(u'▲');
    case Judgement::worse:
        return with(u'▼');
    case Judgement::unsure:
        return with(u'≈');
    case Judgement::same:
    case Judgement::neutral:
        break;
    }
    return cell.difference;
}

QString judgementWord(Judgement judgement, const QString& reference) {
    switch (judgement) {
    case Judgement::better:
        return Text::tr("better than %1", "a plan").arg(reference);
    case Judgement::worse:
        return Text::tr("worse than %1", "a plan").arg(reference);
    case Judgement::unsure:
        return Text::tr("within the interval: which of it and %1 is better is not certain").arg(reference);
    case Judgement::neutral:
        return Text::tr("other than %1, neither better nor worse", "a plan").arg(reference);
    case Judgement::same:
        break;
    }
    return {};
}

QString finding(const PlansComparison& plans) {
    const ComparedFigure* speed = rowOf(plans, PlanFigure::throughput);
    if (speed == nullptr)
        return Text::tr("None of these plans can run");
    const ComparedFigure* share = rowOf(plans, PlanFigure::memoryShare);
    // Of what does not fit nobody has the speed, and what cannot run has none.
    const auto worth = [&](std::size_t place) {
        const double speedOf = speed->values[place].value.value_or(0);
        const bool runs = speed->values[place].value.has_value();
        const bool fits = runs && (share == nullptr || share->values[place].value.value_or(2) <= 1);
        return std::tuple(fits, runs, speedOf);
    };
    std::size_t best = plans.reference;
    for (std::size_t place = 0; place < speed->values.size(); ++place)
        if (worth(place) > worth(best))
            best = place;
    if (!std::get<0>(worth(best)))
        return Text::tr("None of these plans fits");
    if (!std::get<0>(worth(plans.reference)) && speed->values[plans.reference].value)
        return Text::tr("%1 does not fit; fastest of those that do: %2")
            .arg(nameAt(plans, plans.reference), nameAt(plans, best));
    const ComparedValue &fastest = speed->values[best], &against = speed->values[plans.reference];
    QString text;
    if (!against.value)
        text = Text::tr("Fastest of %1 plans: %2").arg(plans.plans.size()).arg(nameAt(plans, best));
    else if (best == plans.reference)
        text = Text::tr("No plan is faster than %1").arg(nameAt(plans, best));
    else
        text = Text::tr("Fastest of %1 plans: %2, %3 more tokens per second than %4")
                   .arg(QString::number(plans.plans.size()), nameAt(plans, best),
                        format::percent(*fastest.value / *against.value - 1), nameAt(plans, plans.reference));
    if (fastest.judgement == Judgement::unsure)
        text += Text::tr(", which is within the interval");
    QStringList names;
    for (const ComparedSetting& row : plans.settings)
        names << lineOf(row, plans.reference).name;
    constexpr qsizetype most = 6;
    if (names.size() > most)
        names = names.mid(0, most) << QStringLiteral("…");
    return names.isEmpty() ? text
                           : Text::tr("%1. They differ in %2").arg(text, names.join(QStringLiteral(", ")));
}

QStringList remarks(const PlansComparison& plans) {
    QStringList sentences;
    for (const ComparedPlan& plan : plans.plans) {
        const auto say = [&](const QString& sentence) {
            sentences << Text::tr("%1: %2", "a plan and what is to say of it")
                             .arg(QString::fromStdString(plan.name), sentence);
        };
        if (plan.broken)
            say(format::sentence(*plan.broken));
        for (const Message& each : plan.incomparable)
            say(format::sentence(each));
    }
    return sentences;
}

DataTable tableOf(const PlansComparison& plans) {
    DataTable table;
    table.columns << QStringLiteral("name");
    for (std::size_t place = 0; place < plans.plans.size(); ++place)
        table.columns << nameAt(plans, place);
    for (const ComparisonLine& line : linesOf(plans)) {
        QList<QVariant> cells{line.key};
        for (const ComparisonCell& cell : line.cells)
            cells << (line.isFigure ? cell.number : QVariant(cell.text));
        table.rows << cells;
    }
    return table;
}

} // namespace quadrille::comparison
