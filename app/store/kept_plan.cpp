// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/kept_plan.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(kept_plans)
};

constexpr QChar nameOfBaseline = u'A';

} // namespace

QString freePlanName(const KeptPlans& kept) {
    QString name(QChar(u'B'));
    while (std::ranges::find(kept, name, &KeptPlan::name) != kept.end())
        name = QChar(name.front().unicode() + 1);
    return name;
}

QString tidyPlanName(const QString& name) {
    return name.simplified();
}

QString nameRefused(const QString& name, const KeptPlans& kept, std::optional<std::size_t> except) {
    if (name.isEmpty())
        return Text::tr("A plan needs a name.");
    if (name.size() > longestPlanName)
        return Text::tr("A plan's name may have %Ln letter(s).", nullptr, longestPlanName);
    if (name == nameOfBaseline)
        return Text::tr("“A” is the pinned baseline.");
    for (std::size_t place = 0; place < kept.size(); ++place)
        if (place != except && kept[place].name == name)
            return Text::tr("Another plan is called “%1”.").arg(name);
    return {};
}

std::optional<std::size_t> placeOf(const Scenario& scenario, const KeptPlans& kept) {
    const auto found = std::ranges::find(kept, scenario, &KeptPlan::scenario);
    if (found == kept.end())
        return {};
    return static_cast<std::size_t>(found - kept.begin());
}

} // namespace quadrille
