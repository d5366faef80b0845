// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/fsdp/fsdp_question.h"
#include "app/panels/panel_contents.h"
#include "app/store/latest_job.h"
#include "app/store/view_state.h"

#include <memory>

class QCheckBox;
class QComboBox;
class QLabel;
class QSpinBox;
class QToolButton;

namespace quadrille {

class FsdpCurves;

/// The study of Wang et al. (2024): what fully sharded data parallelism can reach at best, against model
/// size, number of GPUs or bandwidth, with their measured runs. It does not depend on the current plan. Makes
/// and computes nothing before it is first seen; searches on another thread, the latest question wins.
class FsdpPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    explicit FsdpPanel(QWidget* parent = nullptr);

    [[nodiscard]] FsdpCurves* curves() const { return m_curves; } ///< null before prepare()
    [[nodiscard]] bool computing() const { return m_job.pending(); }
    [[nodiscard]] const FsdpQuestion& question() const { return m_question; }
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] QComboBox* addBox();
    void createBar();
    void take(const FsdpChoice& choice);        ///< into the inputs
    [[nodiscard]] FsdpChoice chosenNow() const; ///< in them. \pre it is made
    void choiceMade();                          ///< by the user
    void fillBoxes();
    void fillClusters();
    void answered(FsdpCurvesData found);
    void explainStop(const FsdpStop& stop, FsdpMeasure measure);
    void showNotes();
    [[nodiscard]] FsdpQuestion asked() const;
    [[nodiscard]] QString conditions() const;
    [[nodiscard]] QString notes() const;

    std::shared_ptr<const FsdpStudy> m_study; ///< shared with searches under way
    FsdpQuestion m_question;                  ///< of the curves shown or under way
    FsdpCurves* m_curves = nullptr;
    QWidget* m_bar = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_axis = nullptr;
    QComboBox* m_cluster = nullptr;
    QComboBox* m_gpus = nullptr;
    QComboBox* m_sequence = nullptr;
    QComboBox* m_gamma = nullptr;
    QSpinBox* m_alpha = nullptr;
    QCheckBox* m_whole = nullptr;
    QToolButton* m_notesButton = nullptr;
    QLabel* m_notes = nullptr;
    bool m_notesChosen = false; ///< the user showed or hid the notes
    FsdpChoice m_chosen;        ///< of when it is made
    LatestJob m_job;
};

} // namespace quadrille
