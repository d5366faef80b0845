// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/scenario/scenario.h"

#include <QWidget>

class QLabel;
class QSpinBox;

namespace quadrille {

class Chooser;
struct Catalogue;

/// "I have … GPUs of … and want to train …": the question that Quadrille is asked with.
class TourQuestion : public QWidget {
    Q_OBJECT
public:
    /// The catalogue must outlive it. \param asked what it says at first
    TourQuestion(const Catalogue& catalogue, const Scenario& asked, QWidget* parent);

    /// The scenario with that model on those GPUs, split in no particular way.
    [[nodiscard]] Scenario answered(Scenario scenario) const;
    [[nodiscard]] QSpinBox* gpus() const { return m_gpus; }
    [[nodiscard]] Chooser* gpu() const { return m_gpu; }
    [[nodiscard]] Chooser* model() const { return m_model; }
    void retranslate();

private:
    const Catalogue& m_catalogue;
    QLabel* m_have;
    QSpinBox* m_gpus;
    Chooser* m_gpu;
    QLabel* m_train;
    Chooser* m_model;
};

} // namespace quadrille
