// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/search/plan_limits.h"

#include <QWidget>

class QDoubleSpinBox;
class QFormLayout;
class QSpinBox;

namespace quadrille {

/// What a plan may take at most, beside its probability of running out: an input each, whose least value
/// stands for any amount.
class LimitsEdit : public QWidget {
    Q_OBJECT
public:
    explicit LimitsEdit(QWidget* parent = nullptr);

    [[nodiscard]] PlanLimits limits() const;
    void setLimits(const PlanLimits& limits);                         ///< emits nothing
    [[nodiscard]] QDoubleSpinBox* memory() const { return m_memory; } ///< GiB
    [[nodiscard]] QDoubleSpinBox* bubble() const { return m_bubble; } ///< percent of the total
    [[nodiscard]] QDoubleSpinBox* step() const { return m_step; }     ///< seconds
    [[nodiscard]] QSpinBox* groupNodes() const { return m_groupNodes; }

signals:
    void limitsChanged();

protected:
    void changeEvent(QEvent* event) override;

private:
    void retranslate();

    QFormLayout* m_form;
    QDoubleSpinBox* m_memory;
    QDoubleSpinBox* m_bubble;
    QDoubleSpinBox* m_step;
    QSpinBox* m_groupNodes;
};

} // namespace quadrille
