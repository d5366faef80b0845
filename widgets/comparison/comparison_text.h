// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/analysis/compare_plans.h"
#include "widgets/picture/data_table.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace quadrille {

/// What a plan has, in words.
struct ComparisonCell {
    QString text;       ///< "45.1 GiB", "–" where there is nothing
    QString difference; ///< from the reference: "+3.2 GiB"; empty: none that is shown
    QVariant number;    ///< of a figure, in the unit of its key; else invalid
    Judgement judgement = Judgement::same;
};

/// A setting or a figure, of every plan.
struct ComparisonLine {
    QString name;
    QString tip;
    QString key; ///< "tp", "memory_bytes", in every language
    bool isFigure = false;
    std::vector<ComparisonCell> cells;
};

namespace comparison {

/// What differs as it is shown: settings first, then figures.
[[nodiscard]] std::vector<ComparisonLine> linesOf(const PlansComparison& plans);
/// "▲ +3.2 GiB": the glyph says how it is judged.
[[nodiscard]] QString difference(const ComparisonCell& cell);
/// "better than A", "within the interval": empty of what is the same.
[[nodiscard]] QString judgementWord(Judgement judgement, const QString& reference);
/// Which is fastest, by how much, and what they differ in: a sentence.
[[nodiscard]] QString finding(const PlansComparison& plans);
/// Why plans cannot run, or what of them is not judged: sentences, each with the plan's name.
[[nodiscard]] QStringList remarks(const PlansComparison& plans);
/// A row a line; numbers unrounded, their unit in the key, and a column for each plan.
[[nodiscard]] DataTable tableOf(const PlansComparison& plans);

} // namespace comparison
} // namespace quadrille
