// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/forms/recipe_panel.h"

#include "app/forms/layer_split_editor.h"
#include "app/forms/recipe_settings.h"

namespace quadrille {

RecipePanel::RecipePanel(ScenarioStore& scenarios, QWidget* parent) : ScenarioForm(scenarios, parent) {
    addPaperNote();
    add(recipe_settings::forms());
    refresh();
}

QWidget* RecipePanel::makeInput(const SettingForm& form) {
    if (form.id != std::string_view("layer-split"))
        return ScenarioForm::makeInput(form);
    auto* editor = new LayerSplitEditor(store(), this);
    connect(editor, &LayerSplitEditor::readout, this, &RecipePanel::readout);
    return editor;
}

QString RecipePanel::summary(const Scenario& scenario) {
    QStringList words{tr("ZeRO %1").arg(scenario.plan.zero),
                      recipe_settings::precisionLabel(scenario.recipe.precision),
                      recipe_settings::optimizerLabel(scenario)};
    if (scenario.plan.recompute != Recompute::none)
        words.insert(1, tr("recompute: %1").arg(recipe_settings::recomputeLabel(scenario.plan.recompute)));
    return words.join(QStringLiteral(" · "));
}

} // namespace quadrille
