// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/forms/scenario_form.h"

namespace quadrille {

/// How one step is trained, beside the sliders: sharding, recomputation, precision, optimizer, layers.
class RecipePanel : public ScenarioForm {
    Q_OBJECT
public:
    explicit RecipePanel(ScenarioStore& store, QWidget* parent = nullptr);

    /// The recipe in a few words: "ZeRO 1 · BF16 · Adam".
    [[nodiscard]] static QString summary(const Scenario& scenario);

signals:
    void readout(const QString& text);

protected:
    [[nodiscard]] QWidget* makeInput(const SettingForm& form) override;
};

} // namespace quadrille
