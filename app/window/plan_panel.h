// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/catalogue.h"
#include "app/store/scenario_store.h"

#include <QScrollArea>

#include <array>

class QComboBox;
class QLabel;

namespace quadrille {

class Chooser;
class DiscreteSlider;

/// The left of the window: which model, which GPUs, and the eight sliders with their strips.
class PlanPanel : public QScrollArea {
    Q_OBJECT
public:
    PlanPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] DiscreteSlider* slider(Dimension dimension) const;
    [[nodiscard]] Chooser* modelChooser() const { return m_model; }
    [[nodiscard]] Chooser* gpuChooser() const { return m_gpu; }
    [[nodiscard]] QComboBox* schedule() const { return m_schedule; }
    /// The panel's title: what is trained on what.
    [[nodiscard]] QString finding() const;

signals:
    void findingChanged();
    void readout(const QString& text);

protected:
    void changeEvent(QEvent* event) override;

private:
    void addSlider(Dimension dimension);
    void chooseModel(const std::string& name);
    void chooseGpu(const std::string& name);
    void chooseSchedule(int index);
    void refresh();         ///< values, stops and strips
    void refreshBaseline(); ///< the marks "A"
    void retranslate();

    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    Chooser* m_model = nullptr;
    Chooser* m_gpu = nullptr;
    QLabel* m_cluster = nullptr;
    QLabel* m_scheduleLabel = nullptr;
    QComboBox* m_schedule = nullptr;
    std::array<DiscreteSlider*, allDimensions.size()> m_sliders{};
};

} // namespace quadrille
