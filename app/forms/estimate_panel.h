// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/forms/scenario_form.h"

class QPushButton;

namespace quadrille {

class FrameworkDialog;

/// Which memory model answers, whose stored tensors it counts, and what it assumes outside the allocator.
class EstimatePanel : public ScenarioForm {
    Q_OBJECT
public:
    /// The catalogue must outlive the panel.
    EstimatePanel(ScenarioStore& scenarios, const Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] QPushButton* resetAssumptions() const { return m_reset; }

    /// Opens a copy of the framework's profile for editing.
    FrameworkDialog* editFramework();

    /// What is chosen in a few words: "Detailed · Megatron-Core".
    [[nodiscard]] QString summary() const;

protected:
    void changeEvent(QEvent* event) override;

private:
    /// What the profile assumes as published; null where it is none of the catalogue's.
    [[nodiscard]] const OutsideMemory* published() const;
    void reset();
    void refreshButtons();

    const Catalogue& m_catalogue;
    QPushButton* m_edit = nullptr;
    QPushButton* m_reset = nullptr;
    QLabel* m_assumptions = nullptr;
    QLabel* m_run = nullptr;
};

} // namespace quadrille
