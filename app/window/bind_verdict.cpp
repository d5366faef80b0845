// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/bind_views.h"

#include "core/explain.h"
#include "widgets/verdict/verdict_bar.h"

namespace quadrille {

void bind(VerdictBar& view, ScenarioStore& store, Reckoning& reckoning) {
    const auto refresh = [&view, &store] { view.setAnalysis(store.analysis()); };
    const auto refreshBaseline = [&view, &store] {
        view.setBaseline(store.baseline() != nullptr ? std::optional(*store.baseline()) : std::nullopt);
    };
    QObject::connect(&store, &ScenarioStore::changed, &view, refresh);
    QObject::connect(&store, &ScenarioStore::baselineChanged, &view, refreshBaseline);
    QObject::connect(&view, &VerdictBar::repairRequested, &store, [&store](const Repair& repair) {
        const auto option = QString::fromStdString(repair.field);
        const auto value = QString::fromStdString(repair.value);
        store.change(repaired(store.scenario(), repair), [option, value] {
            return ScenarioStore::tr("Repair: set %1 to %2").arg(option, value);
        });
    });
    const auto reckon = [&view, &reckoning] { view.setConvention(reckoning.convention()); };
    QObject::connect(&reckoning, &Reckoning::changed, &view, reckon);
    reckon();
    refresh();
    refreshBaseline();
}

} // namespace quadrille
