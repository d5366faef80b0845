// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/recipe_panel.h"

#include "app/window/layer_split_editor.h"
#include "app/window/recipe_settings.h"

namespace quadrille {

namespace settings = recipe_settings;

RecipePanel::RecipePanel(ScenarioStore& scenarios, QWidget* parent)
    : ScenarioForm(scenarios, parent), m_zero(new ChoiceBox(scenarios, settings::zero(), this)),
      m_sequenceParallel(new ChoiceBox(scenarios, settings::sequenceParallel(), this)),
      m_recompute(new ChoiceBox(scenarios, settings::recompute(), this)),
      m_recomputeEvery(new NumberBox(scenarios, settings::recomputeEvery(), this)),
      m_precision(new ChoiceBox(scenarios, settings::precision(), this)),
      m_gradientBytes(new ChoiceBox(scenarios, settings::gradientBytes(), this)),
      m_optimizer(new ChoiceBox(scenarios, settings::optimizer(), this)),
      m_momentBytes(new NumberBox(scenarios, settings::momentBytes(), this)),
      m_expertImbalance(new NumberBox(scenarios, settings::expertImbalance(), this)),
      m_layerSplit(new LayerSplitEditor(scenarios, this)),
      m_masterWeights(new SwitchBox(scenarios, settings::masterWeights(), this)),
      m_flashAttention(new SwitchBox(scenarios, settings::flashAttention(), this)),
      m_dropout(new SwitchBox(scenarios, settings::dropout(), this)),
      m_fusedLoss(new SwitchBox(scenarios, settings::fusedLoss(), this)),
      m_gatheredLogits(new SwitchBox(scenarios, settings::gatheredLogits(), this)) {
    connect(m_layerSplit, &LayerSplitEditor::readout, this, &RecipePanel::readout);
    addPaperNote();
    addRow([] { return tr("ZeRO"); }, {m_zero});
    addRow([] { return tr("Sequence par."); }, {m_sequenceParallel});
    addRow([] { return tr("Recompute"); }, {m_recompute, m_recomputeEvery});
    addRow([] { return tr("Precision"); }, {m_precision});
    addRow([] { return tr("Gradients"); }, {m_gradientBytes});
    addRow([] { return tr("Optimizer"); }, {m_optimizer, m_momentBytes});
    addRow([] { return tr("Layer split"); }, {m_layerSplit});
    addRow([] { return tr("Imbalance"); }, {m_expertImbalance}, false,
           [](const Scenario& scenario) { return scenario.model.experts.has_value(); });
    addSwitches({m_masterWeights, m_flashAttention, m_dropout, m_fusedLoss, m_gatheredLogits});
    const auto showEvery = [this] {
        m_recomputeEvery->setVisible(store().scenario().plan.recompute == Recompute::full);
    };
    connect(&scenarios, &ScenarioStore::changed, m_recomputeEvery, showEvery);
    showEvery();
    refresh();
}

QString RecipePanel::summary(const Scenario& scenario) {
    const auto optimizer = settings::optimizer();
    QStringList words{tr("ZeRO %1").arg(scenario.plan.zero),
                      settings::precisionLabel(scenario.recipe.precision),
                      optimizer.labels(scenario).value(optimizer.index(scenario))};
    if (scenario.plan.recompute != Recompute::none)
        words.insert(1, tr("recompute: %1").arg(settings::recomputeLabel(scenario.plan.recompute)));
    return words.join(QStringLiteral(" · "));
}

} // namespace quadrille
