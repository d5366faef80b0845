// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/store/scenario_store.h"

#include <QScrollArea>

#include <array>

class QComboBox;
class QLabel;
class QToolButton;

namespace quadrille {

class Chooser;
class DiscreteSlider;
class EstimatePanel;
class RecipePanel;
class FoldingSection;
class Settings;

/// The left of the window: which model, which GPUs, the sliders with their strips, and below them, folded
/// away until asked for, how memory is estimated and the recipe of a step.
class PlanPanel : public QScrollArea {
    Q_OBJECT
public:
    /// The references must outlive the panel.
    PlanPanel(ScenarioStore& store, const Catalogue& catalogue, Settings& settings,
              QWidget* parent = nullptr);

    [[nodiscard]] DiscreteSlider* slider(Dimension dimension) const;
    [[nodiscard]] Chooser* modelChooser() const { return m_model; }
    [[nodiscard]] Chooser* gpuChooser() const { return m_gpu; }
    /// Beside the choosers, for what can be done with the model and the GPU.
    [[nodiscard]] QToolButton* modelButton() const { return m_modelButton; }
    [[nodiscard]] QToolButton* gpuButton() const { return m_gpuButton; }
    [[nodiscard]] QComboBox* schedule() const { return m_schedule; }
    [[nodiscard]] EstimatePanel* estimate() const { return m_estimate; }
    [[nodiscard]] RecipePanel* recipe() const { return m_recipe; }
    /// Opens a section and gives its first input the keyboard.
    void showEstimate();
    void showRecipe();
    /// The panel's title: what is trained on what.
    [[nodiscard]] QString finding() const;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void findingChanged();
    void readout(const QString& text);

protected:
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< also of the contents

private:
    void addSlider(Dimension dimension);
    void chooseModel(const std::string& name);
    void chooseGpu(const std::string& name);
    void chooseSchedule(int index);
    FoldingSection* addSection(const char* id, Settings& settings, QWidget* content);
    void show(FoldingSection& section, QWidget& input);
    /// Greys the schedules under which the plan would not run, with the reason.
    void markSchedules();
    void refreshSections(); ///< their titles
    void refresh();         ///< values, stops and strips
    void refreshStrips();
    void refreshBaseline(); ///< the marks "A"
    void retranslate();

    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    LatestQuestion m_question; ///< strips that take longer than a frame
    int m_least = 0;           ///< width that the contents need
    Chooser* m_model = nullptr;
    Chooser* m_gpu = nullptr;
    QToolButton* m_modelButton = nullptr;
    QToolButton* m_gpuButton = nullptr;
    QLabel* m_cluster = nullptr;
    QLabel* m_scheduleLabel = nullptr;
    QComboBox* m_schedule = nullptr;
    EstimatePanel* m_estimate = nullptr;
    RecipePanel* m_recipe = nullptr;
    FoldingSection* m_estimateSection = nullptr;
    FoldingSection* m_recipeSection = nullptr;
    std::array<DiscreteSlider*, allDimensions.size()> m_sliders{};
};

} // namespace quadrille
