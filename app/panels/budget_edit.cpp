// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/budget_edit.h"

#include "app/panels/token_box.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QSignalBlocker>

namespace quadrille {

BudgetEdit::BudgetEdit(ScenarioStore& store, QWidget* parent)
    : QWidget(parent), m_store(store), m_step(store.newStep()), m_tokensName(new QLabel(this)),
      m_tokens(new TokenBox(this)), m_priceName(new QLabel(this)), m_price(new QDoubleSpinBox(this)) {
    auto* row = new QHBoxLayout(this);
    row->setContentsMargins({});
    for (QWidget* each : std::initializer_list<QWidget*>{m_tokensName, m_tokens, m_priceName, m_price})
        row->addWidget(each);
    m_price->setRange(0, highestHourPrice);
    m_price->setDecimals(2);
    m_price->setSingleStep(0.1);
    m_price->setKeyboardTracking(false);
    m_tokensName->setBuddy(m_tokens);
    m_priceName->setBuddy(m_price);
    connect(m_tokens, &QDoubleSpinBox::valueChanged, this, [this] {
        set(&TrainingRun::tokens, m_tokens->tokens(), [] { return tr("Change the tokens to train on"); });
    });
    connect(m_price, &QDoubleSpinBox::valueChanged, this, [this](double price) {
        set(&TrainingRun::pricePerGpuHour, price, [] { return tr("Change the price of a GPU-hour"); });
    });
    for (QDoubleSpinBox* box : std::initializer_list<QDoubleSpinBox*>{m_tokens, m_price})
        connect(box, &QDoubleSpinBox::editingFinished, this, [this] { m_step = m_store.newStep(); });
    connect(&m_store, &ScenarioStore::changed, this, &BudgetEdit::refresh);
    retranslate();
    refresh();
}

void BudgetEdit::setNamesShown(bool shown) {
    m_tokensName->setVisible(shown);
    m_priceName->setVisible(shown);
}

void BudgetEdit::refresh() {
    const QSignalBlocker silentTokens(m_tokens);
    const QSignalBlocker silentPrice(m_price);
    m_tokens->setTokens(m_store.scenario().run.tokens);
    m_price->setValue(m_store.scenario().run.pricePerGpuHour);
}

void BudgetEdit::set(double TrainingRun::*what, double value, const UndoSentence& sentence) {
    Scenario next = m_store.scenario(); // NOLINT(misc-const-correctness): the next line changes it
    next.run.*what = value;
    m_store.change(next, sentence, m_step);
}

void BudgetEdit::retranslate() {
    m_tokensName->setText(tr("To train on:"));
    m_priceName->setText(tr("Price:"));
    m_tokens->setAccessibleName(tr("Tokens to train on"));
    m_price->setAccessibleName(tr("Price of a GPU-hour"));
    m_price->setSpecialValueText(tr("no price"));
    m_tokens->setSpecialValueText(tr("no tokens"));
    m_price->setSuffix(tr(" /GPU-h", "price of a GPU-hour"));
    m_price->setToolTip(m_price->accessibleName());
    m_tokens->setToolTip(m_tokens->accessibleName());
}

void BudgetEdit::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace quadrille
