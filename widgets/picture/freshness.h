// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QString>

namespace quadrille {

/// How far what is shown is that of the plan in force.
enum class Freshness {
    current,
    computing,   ///< the answer is on its way, and has been for a moment: of the plan before
    lastThatRuns ///< the plan cannot run: of the last one that could
};

/// "Computing…", "Last plan that runs"; empty for what is current.
[[nodiscard]] QString freshnessWord(Freshness freshness);

/// The sentence, behind that word where there is one.
[[nodiscard]] QString withFreshness(Freshness freshness, const QString& finding);

/// Fill that dims what is painted on such a background, because it is not current.
[[nodiscard]] QColor veilOver(QColor background);

} // namespace quadrille
