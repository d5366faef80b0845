// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/data/catalogue.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "core/search/best_stops.h"

#include <array>

class QComboBox;
class QLabel;
class QScrollArea;
class QToolButton;
class QVBoxLayout;

namespace quadrille {

class Chooser;
class DiscreteSlider;
class EstimatePanel;
class RecipePanel;
class FoldingSection;
class Actions;
class Settings;

/// The left of the window: which model, which GPUs, the sliders with their strips, and below them, folded
/// away until asked for, how memory is estimated and the recipe of a step.
class PlanPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    /// The references must outlive the panel.
    PlanPanel(ScenarioStore& store, const Catalogue& catalogue, Settings& settings, const Actions& actions,
              QWidget* parent = nullptr);

    [[nodiscard]] DiscreteSlider* slider(Dimension dimension) const;
    [[nodiscard]] Chooser* modelChooser() const { return m_model; }
    [[nodiscard]] Chooser* gpuChooser() const { return m_gpu; }
    /// Puts what edits model and GPU beside them; in a talk there is nothing that does.
    void offerEditors(QAction* ofModel, QAction* ofGpu);
    [[nodiscard]] QToolButton* modelButton() const { return m_modelButton; }
    [[nodiscard]] QToolButton* gpuButton() const { return m_gpuButton; }
    [[nodiscard]] QComboBox* schedule() const { return m_schedule; }
    [[nodiscard]] EstimatePanel* estimate() const { return m_estimate; }
    [[nodiscard]] RecipePanel* recipe() const { return m_recipe; }
    /// Opens a section and gives its first input the keyboard.
    void showEstimate();
    void showRecipe();
    /// Whether strips and readouts say what each stop comes to; a lesson's answer may stand there.
    void tellStops(bool tells);
    [[nodiscard]] bool searchesSpeeds() const { return m_speedSearch.pending(); }
    [[nodiscard]] QScrollArea* scrollArea() const { return m_scroll; }
    /// What is trained on what.
    [[nodiscard]] QString finding() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void retranslate() override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< also of the contents

private:
    QVBoxLayout* addScrolledColumn(); ///< what the panel's rows stand in
    void addChoosers(QVBoxLayout& layout);
    void addSlider(Dimension dimension);
    void addScheduleChoice(QVBoxLayout& layout);
    void chooseModel(const std::string& name);
    void chooseGpu(const std::string& name);
    void chooseSchedule(int index);
    FoldingSection* addSection(const char* id, Settings& settings, QWidget* content);
    void show(FoldingSection& section, QWidget& input);
    /// Greys the schedules under which the plan would not run, with the reason.
    void markSchedules();
    void refreshSections(); ///< their titles
    void showPlan();        ///< values, stops and strips
    void refreshStrips();
    void refreshSpeeds(); ///< what the strips show of them, where they do
    void showSpeeds(Dimension dimension);
    void refreshBaseline(); ///< the marks "A"

    ScenarioStore& m_store;
    const Catalogue& m_catalogue;
    const QAction* m_speed;             ///< whether strips show speeds
    LatestJob m_question;               ///< strips that take longer than a frame
    LatestJob m_speedSearch;            ///< of the fastest plan with every stop
    std::optional<Scenario> m_speedsOf; ///< around which they are, or are being, searched
    std::vector<BestStops> m_speeds;    ///< that are known
    QScrollArea* m_scroll;
    int m_least = 0; ///< width that the contents need
    bool m_tells = true;
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
