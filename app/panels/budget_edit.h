// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/scenario_store.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;

namespace quadrille {

class TokenBox;

/// How many tokens to train on, and the price of a GPU-hour, of the scenario's run.
class BudgetEdit : public QWidget {
    Q_OBJECT
public:
    /// The store must outlive this.
    explicit BudgetEdit(ScenarioStore& store, QWidget* parent = nullptr);

    [[nodiscard]] TokenBox* tokens() const { return m_tokens; }
    [[nodiscard]] QDoubleSpinBox* price() const { return m_price; }
    void setNamesShown(bool shown); ///< the words before the inputs

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();
    void set(double TrainingRun::*what, double value, const UndoSentence& sentence);

    ScenarioStore& m_store;
    int m_step; ///< of undo, until an input is left
    QLabel* m_tokensName;
    TokenBox* m_tokens;
    QLabel* m_priceName;
    QDoubleSpinBox* m_price;
};

} // namespace quadrille
