// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/reckoning.h"

#include <QWidget>

class QDoubleSpinBox;
class QLabel;

namespace quadrille {

class TokenBox;

/// How many tokens to train on, and the price of a GPU-hour.
class BudgetEdit : public QWidget {
    Q_OBJECT
public:
    /// The reckoning must outlive this.
    explicit BudgetEdit(Reckoning& reckoning, QWidget* parent = nullptr);

    [[nodiscard]] TokenBox* tokens() const { return m_tokens; }
    [[nodiscard]] QDoubleSpinBox* price() const { return m_price; }
    void setNamesShown(bool shown); ///< the words before the inputs

protected:
    void changeEvent(QEvent* event) override;

private:
    void refresh();
    void retranslate();

    Reckoning& m_reckoning;
    QLabel* m_tokensName;
    TokenBox* m_tokens;
    QLabel* m_priceName;
    QDoubleSpinBox* m_price;
};

} // namespace quadrille
