// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/other_model.h"

#include "app/store/scenario_store.h"
#include "core/analysis/plan_comparison.h"
#include "widgets/format.h"

#include <QCoreApplication>

#include <cmath>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(other_model)
};

QString remarkOn(const QString& model) {
    return model.isEmpty() ? model : Text::tr("A trains another model, %1").arg(model);
}

} // namespace

QString otherModel(const ScenarioStore& store) {
    const Analysis* other = store.baseline();
    const bool another = other != nullptr && other->runnable() && store.pictured().runnable() &&
                         !trainTheSame(other->scenario(), store.pictured().scenario());
    return another ? QString::fromStdString(other->scenario().model.label) : QString();
}

const Analysis* comparableBaseline(const ScenarioStore& store) {
    return otherModel(store).isEmpty() ? store.baseline() : nullptr;
}

QString otherModel(const ScenarioStore& store, const Scenario& plan) {
    const std::optional<Scenario>& other = store.state().baseline;
    return other && !trainTheSame(*other, plan) ? QString::fromStdString(other->model.label) : QString();
}

QString otherModelRemark(const ScenarioStore& store) {
    return remarkOn(otherModel(store));
}

QString otherModelRemark(const ScenarioStore& store, const Scenario& plan) {
    return remarkOn(otherModel(store, plan));
}

QString otherModelMemory(const ScenarioStore& store) {
    const QString model = otherModel(store);
    if (model.isEmpty())
        return {};
    const Bytes more = store.pictured().memory->total() - store.baseline()->memory->total();
    return Text::tr("%1 against A, which trains %2", "a signed difference in GiB, a model")
        .arg(format::signedGib(more), model);
}

QString otherModelBubble(const ScenarioStore& store) {
    const Analysis* other = store.baseline();
    const QString model = otherModel(store);
    if (model.isEmpty() || other->timeline == nullptr)
        return otherModelRemark(store);
    return Text::tr("A, which trains %1, idles %2", "a model, share of total time")
        .arg(model, format::percent(other->timeline->bubbleOverTotal));
}

QString otherModelTime(const ScenarioStore& store) {
    const Analysis* other = store.baseline();
    const QString model = otherModel(store);
    if (model.isEmpty() || !other->performance || !store.pictured().performance)
        return otherModelRemark(store);
    const double factor =
        other->performance->tokensPerSecond() / store.pictured().performance->tokensPerSecond();
    return std::isfinite(factor)
               ? Text::tr("a token takes %1 times what it takes A, which trains %2", "a factor, a model")
                     .arg(format::number(factor, 3), model)
               : otherModelRemark(store);
}

} // namespace quadrille
