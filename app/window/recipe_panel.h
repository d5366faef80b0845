// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/scenario_form.h"

namespace quadrille {

class LayerSplitEditor;

/// How one step is trained, beside the sliders: sharding, recomputation, precision, optimizer, layers.
class RecipePanel : public ScenarioForm {
    Q_OBJECT
public:
    explicit RecipePanel(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] ChoiceBox* zero() const { return m_zero; }
    [[nodiscard]] ChoiceBox* sequenceParallel() const { return m_sequenceParallel; }
    [[nodiscard]] ChoiceBox* recompute() const { return m_recompute; }
    [[nodiscard]] NumberBox* recomputeEvery() const { return m_recomputeEvery; }
    [[nodiscard]] ChoiceBox* precision() const { return m_precision; }
    [[nodiscard]] ChoiceBox* gradientBytes() const { return m_gradientBytes; }
    [[nodiscard]] ChoiceBox* optimizer() const { return m_optimizer; }
    [[nodiscard]] NumberBox* momentBytes() const { return m_momentBytes; }
    [[nodiscard]] NumberBox* expertImbalance() const { return m_expertImbalance; }
    [[nodiscard]] LayerSplitEditor* layerSplit() const { return m_layerSplit; }
    [[nodiscard]] SwitchBox* masterWeights() const { return m_masterWeights; }
    [[nodiscard]] SwitchBox* flashAttention() const { return m_flashAttention; }
    [[nodiscard]] SwitchBox* dropout() const { return m_dropout; }
    [[nodiscard]] SwitchBox* fusedLoss() const { return m_fusedLoss; }
    [[nodiscard]] SwitchBox* gatheredLogits() const { return m_gatheredLogits; }

    /// The recipe in a few words: "ZeRO 1 · BF16 · Adam".
    [[nodiscard]] static QString summary(const Scenario& scenario);

signals:
    void readout(const QString& text);

private:
    ChoiceBox* m_zero;
    ChoiceBox* m_sequenceParallel;
    ChoiceBox* m_recompute;
    NumberBox* m_recomputeEvery;
    ChoiceBox* m_precision;
    ChoiceBox* m_gradientBytes;
    ChoiceBox* m_optimizer;
    NumberBox* m_momentBytes;
    NumberBox* m_expertImbalance;
    LayerSplitEditor* m_layerSplit;
    SwitchBox* m_masterWeights;
    SwitchBox* m_flashAttention;
    SwitchBox* m_dropout;
    SwitchBox* m_fusedLoss;
    SwitchBox* m_gatheredLogits;
};

} // namespace quadrille
