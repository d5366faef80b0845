// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/freshness.h"

#include <QCoreApplication>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(freshness)
};

} // namespace

QString freshnessWord(Freshness freshness) {
    switch (freshness) {
    case Freshness::current:
        break;
    case Freshness::computing:
        return Text::tr("Computing…");
    case Freshness::lastThatRuns:
        return Text::tr("Last plan that runs");
    }
    return {};
}

QString withFreshness(Freshness freshness, const QString& finding) {
    const QString word = freshnessWord(freshness);
    return word.isEmpty() || finding.isEmpty() ? word + finding : word + QStringLiteral(" · ") + finding;
}

QColor veilOver(QColor background) {
    background.setAlphaF(0.55F);
    return background;
}

} // namespace quadrille
