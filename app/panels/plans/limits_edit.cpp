// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/limits_edit.h"

#include <QDoubleSpinBox>
#include <QEvent>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>

#include <array>

namespace quadrille {
namespace {

constexpr double percent = 100; // of a share

template <typename Value>
std::optional<Value> unlessAny(double input, const Value& value) {
    return input > 0 ? std::optional(value) : std::nullopt;
}

} // namespace

LimitsEdit::LimitsEdit(QWidget* parent)
    : QWidget(parent), m_form(new QFormLayout(this)), m_memory(new QDoubleSpinBox(this)),
      m_bubble(new QDoubleSpinBox(this)), m_step(new QDoubleSpinBox(this)), m_groupNodes(new QSpinBox(this)) {
    constexpr double mostGib = 1e6, mostSeconds = 1e9;
    constexpr int mostNodes = 1'000'000;
    m_memory->setRange(0, mostGib);
    m_memory->setDecimals(1);
    m_bubble->setRange(0, percent);
    m_bubble->setDecimals(1);
    m_step->setRange(0, mostSeconds);
    m_step->setDecimals(3);
    m_step->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    m_groupNodes->setRange(0, mostNodes);
    for (QDoubleSpinBox* box : {m_memory, m_bubble, m_step}) {
        m_form->addRow(new QLabel(this), box);
        box->setKeyboardTracking(false);
        connect(box, &QDoubleSpinBox::valueChanged, this, &LimitsEdit::limitsChanged);
    }
    m_form->addRow(new QLabel(this), m_groupNodes);
    m_groupNodes->setKeyboardTracking(false);
    connect(m_groupNodes, &QSpinBox::valueChanged, this, &LimitsEdit::limitsChanged);
    retranslate();
}

PlanLimits LimitsEdit::limits() const {
    return {.memory = unlessAny(m_memory->value(), gibibytes(m_memory->value())),
            .bubble = unlessAny(m_bubble->value(), m_bubble->value() / percent),
            .step = unlessAny(m_step->value(), Seconds(m_step->value())),
            .groupNodes = unlessAny<std::int64_t>(m_groupNodes->value(), m_groupNodes->value())};
}

void LimitsEdit::setLimits(const PlanLimits& limits) {
    const QSignalBlocker quiet(this);
    m_memory->setValue(limits.memory ? inGib(*limits.memory) : 0);
    m_bubble->setValue(limits.bubble.value_or(0) * percent);
    m_step->setValue(limits.step.value_or(Seconds(0)).value());
    m_groupNodes->setValue(static_cast<int>(limits.groupNodes.value_or(0)));
}

void LimitsEdit::retranslate() {
    const std::array<std::pair<QAbstractSpinBox*, std::pair<QString, QString>>, 4> rows{
        {{m_memory,
          {tr("&Memory of the fullest GPU"),
           tr("Plans whose fullest GPU needs more do not count, whatever the GPU has.")}},
         {m_bubble,
          {tr("&Bubble"), tr("Plans whose ranks are idle for a larger share of the step do not count.")}},
         {m_step, {tr("&Step time"), tr("Plans whose step is predicted to take longer do not count.")}},
         {m_groupNodes,
          {tr("&Nodes of a group"),
           tr("Plans with a tensor, context or expert parallel group over more nodes do not count. Data "
              "parallel groups and pipelines, which exchange less, may span any.")}}}};
    for (const auto& [box, words] : rows) {
        auto* label = static_cast<QLabel*>(m_form->labelForField(box));
        label->setText(words.first);
        label->setBuddy(box);
        box->setAccessibleName(QString(words.first).remove(u'&'));
        for (QWidget* each : {static_cast<QWidget*>(box), static_cast<QWidget*>(label)})
            each->setToolTip(words.second);
        box->setSpecialValueText(tr("any", "amount: no limit"));
    }
    m_memory->setPrefix(QStringLiteral("≤ "));
    m_memory->setSuffix(tr(" GiB", "behind a number"));
    m_bubble->setPrefix(QStringLiteral("≤ "));
    m_bubble->setSuffix(tr(" %", "behind a number"));
    m_step->setPrefix(QStringLiteral("≤ "));
    m_step->setSuffix(tr(" s", "behind a number"));
    m_groupNodes->setPrefix(QStringLiteral("≤ "));
}

void LimitsEdit::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

} // namespace quadrille
