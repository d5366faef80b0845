// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_table/paper_table_text.h"

#include "widgets/format.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille::paper {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PaperTable)
};

QString whole(int number) {
    return format::count(number);
}

QString place(const PublishedTable& table, std::size_t row, std::size_t column) {
    const PublishedRow& head = table.rows[row];
    return Text::tr("TP %1, CP %2, PP %3, MBS %4 on %5 GPUs")
        .arg(format::count(head.tp), format::count(head.cp), format::count(head.pp),
             format::count(head.microBatch), format::count(table.columns[column]));
}

template <class Visit>
void forEachPrinted(const PublishedTable& table, const Ours& ours, Visit visit) {
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t column = 0; column < table.columns.size(); ++column)
            if (const auto& cell = table.cell(row, column))
                visit(row, column, *cell, oursAt(table, ours, row, column));
}

} // namespace

bool agrees(double printedGib, Bytes ours) {
    // The slack is for the binary value of a decimal difference, a millionth of the tolerance.
    return std::abs(inGib(ours) - printedGib) <= toleranceGib * (1 + 1e-6);
}

std::optional<Bytes> oursAt(const PublishedTable& table, const Ours& ours, std::size_t row,
                            std::size_t column) {
    const std::size_t index = row * table.columns.size() + column;
    return index < ours.size() && column < table.columns.size() ? ours[index] : std::nullopt;
}

Agreement agreement(const PublishedTable& table, const Ours& ours) {
    Agreement result;
    forEachPrinted(table, ours,
                   [&](std::size_t, std::size_t, const PublishedCell& cell, std::optional<Bytes> our) {
                       if (cell.misprint)
                           ++result.misprints;
                       else if (cell.printed && our) {
                           ++result.compared;
                           result.agreeing += agrees(*cell.printed, *our);
                       }
                   });
    return result;
}

std::array<Outcome, 3> outcomes(const PublishedTable& table, const Ours& ours) {
    std::array<Outcome, 3> result;
    forEachPrinted(
        table, ours, [&](std::size_t, std::size_t, const PublishedCell& cell, std::optional<Bytes> our) {
            if (!our)
                return;
            Outcome& zone = result[static_cast<std::size_t>(zoneOf(*our, paperLimits(table.capacity)))];
            ++zone.runs;
            zone.ran += cell.printed.has_value();
        });
    return result;
}

QString finding(const PublishedTable& table, const Ours& ours) {
    if (table.kind == PublishedTable::Kind::measured) {
        const auto [green, yellow, red] = outcomes(table, ours);
        return Text::
            tr("Table %1: of the plans estimated to fit %2 of %3 ran, of those that may run out %4 of %5, of "
               "those that do not fit %6 of %7")
                .arg(whole(table.number), whole(green.ran), whole(green.runs), whole(yellow.ran),
                     whole(yellow.runs), whole(red.ran), whole(red.runs));
    }
    const Agreement result = agreement(table, ours);
    const QString cells = Text::tr("Table %1: %2 of %3 cells agree to %4")
                              .arg(whole(table.number), whole(result.agreeing), whole(result.compared),
                                   format::gib(gibibytes(toleranceGib), 2));
    if (result.misprints == 0)
        return cells;
    return Text::tr("%1; %2 misprints in the paper", nullptr, result.misprints)
        .arg(cells, whole(result.misprints));
}

QString misprintText(const PublishedTable& table, const Ours& ours, std::size_t row, std::size_t column) {
    const auto& cell = table.cell(row, column);
    const auto our = oursAt(table, ours, row, column);
    if (!cell || !cell->misprint || !cell->printed || !our)
        return {};
    return Text::tr("The paper prints %1 where its own equation gives %2: a misprint.")
        .arg(format::gib(gibibytes(*cell->printed), 2), format::gib(*our, 2));
}

QString readout(const PublishedTable& table, const Ours& ours, std::size_t row, std::size_t column,
                const Rates& rates) {
    const QString where = place(table, row, column);
    const auto& cell = table.cell(row, column);
    if (!cell)
        return Text::tr("%1: not in the paper").arg(where);
    const auto our = oursAt(table, ours, row, column);
    const QString estimate =
        our ? Text::tr("%1 (%2)").arg(format::gib(*our, 2),
                                      format::zoneName(zoneOf(*our, paperLimits(table.capacity))))
            : Text::tr("none");
    if (table.kind == PublishedTable::Kind::measured) {
        const auto rate = rateAt(table, rates, row, column);
        if (!cell->printed) {
            const QString outcome =
                Text::tr("%1: ran out of memory in the paper; our estimate %2").arg(where, estimate);
            return rate ? Text::tr("%1, our prediction %2 TFLOP/s per GPU if it ran")
                              .arg(outcome, format::decimal(*rate, 1))
                        : outcome;
        }
        if (const auto error = errorAt(table, rates, row, column))
            return Text::tr("%1: %2 TFLOP/s per GPU measured in the paper, ours %3 (%4); our estimate %5")
                .arg(where, format::decimal(*cell->printed, 2), format::decimal(*rate, 1),
                     format::signedPercent(*error), estimate);
        return Text::tr("%1: %2 TFLOP/s per GPU measured in the paper; our estimate %3")
            .arg(where, format::decimal(*cell->printed, 2), estimate);
    }
    const QString printed =
        cell->printed ? format::gib(gibibytes(*cell->printed), 2) : Text::tr("out of memory");
    const QString numbers = Text::tr("%1: ours %2, paper %3").arg(where, estimate, printed);
    const QString misprint = misprintText(table, ours, row, column);
    return misprint.isEmpty() ? numbers : numbers + QStringLiteral(". ") + misprint;
}

QStringList footnotes(const PublishedTable& table, const Ours& ours) {
    QStringList lines;
    forEachPrinted(table, ours,
                   [&](std::size_t row, std::size_t column, const PublishedCell&, std::optional<Bytes>) {
                       const QString text = misprintText(table, ours, row, column);
                       if (!text.isEmpty())
                           lines << Text::tr("† %1: %2").arg(place(table, row, column), text);
                   });
    return lines;
}

QString caption(const PublishedTable& table, const QString& model, const QString& gpu) {
    const bool measured = table.kind == PublishedTable::Kind::measured;
    return Text::tr("Table %1 · %2 · %3 on %4, %5 tokens")
        .arg(whole(table.number), measured ? Text::tr("measured") : Text::tr("estimated"), model, gpu,
             format::count(table.sequence));
}

} // namespace quadrille::paper
