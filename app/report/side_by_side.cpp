// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/side_by_side.h"

#include "app/render/plan_pictures.h"
#include "widgets/comparison/comparison_text.h"

#include <QCoreApplication>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

/// In a document the sign alone says which way a number goes, and a word whether that is better.
QString textOf(const ComparisonCell& cell) {
    const QString& difference = cell.difference;
    const auto with = [&cell](const QString& remark) {
        return Text::tr("%1 (%2)", "a number, and its difference from another plan’s").arg(cell.text, remark);
    };
    const auto judged = [&](const QString& word) {
        return with(
            difference.isEmpty()
                ? word
                : Text::tr("%1, %2", "a difference, and a word that judges it").arg(difference, word));
    };
    switch (cell.judgement) {
    case Judgement::better:
        return judged(Text::tr("better", "than another plan"));
    case Judgement::worse:
        return judged(Text::tr("worse", "than another plan"));
    case Judgement::unsure:
        return with(QStringLiteral("≈") +
                    (difference.isEmpty() ? QString() : QChar(QChar::Nbsp) + difference));
    case Judgement::same:
    case Judgement::neutral:
        break;
    }
    return difference.isEmpty() ? cell.text : with(difference);
}

PlansComparison comparisonOf(const Facts& facts) {
    return comparePlans(facts.beside, 0, facts.session.view.speedOptions.convention);
}

QString sentenceOf(const PlansComparison& comparison) {
    return Text::tr("%1.", "a sentence").arg(comparison::finding(comparison));
}

} // namespace

QString besideOthers(const Facts& facts) {
    return sentenceOf(comparisonOf(facts));
}

Section sideBySide(const Facts& facts) {
    const PlansComparison comparison = comparisonOf(facts);
    Section section{QStringLiteral("side-by-side"), Text::tr("Plans side by side"), {}};
    section.blocks.emplace_back(Paragraph{sentenceOf(comparison)});
    section.blocks.emplace_back(Points{planLines(facts.beside)});
    Table table{{Text::tr("What differs")}, {}};
    for (const SharedAnalysis& plan : facts.beside)
        table.columns << plan.name;
    for (const ComparisonLine& line : comparison::linesOf(comparison)) {
        QStringList row{line.name};
        for (const ComparisonCell& cell : line.cells)
            row << textOf(cell);
        table.rows.push_back(row);
    }
    section.blocks.emplace_back(table);
    section.blocks.emplace_back(Paragraph{
        Text::tr("In brackets: how a plan differs from %1; ≈ within the interval: which is better is not "
                 "certain.")
            .arg(facts.beside.front().name)});
    if (const QStringList remarks = comparison::remarks(comparison); !remarks.isEmpty())
        section.blocks.emplace_back(Points{remarks});
    section.blocks.emplace_back(
        Figure{QStringLiteral("side-by-side"), comparePicture(facts.beside),
               Text::tr("Memory, the parts of a step and the pipeline of these plans, on common axes.")});
    return section;
}

} // namespace quadrille::report
