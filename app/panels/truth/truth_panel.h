// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/measurements/run_book.h"
#include "app/measurements/truth_question.h"
#include "app/panels/panel_contents.h"
#include "app/store/latest_job.h"
#include "app/store/scenario_store.h"
#include "app/store/view_state.h"

class QComboBox;
class QLineEdit;
class QSplitter;
class QToolButton;

namespace quadrille {

class AccuracyTable;
class TruthScatter;

/// The truth page: every run there is, predicted against measured, how wrong that was, and filters. Choosing
/// a run loads its scenario, as one step of undo. Makes nothing before it is first seen. Where there is no
/// room for both, buttons choose between picture and figures.
class TruthPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    /// Both must outlive the panel.
    TruthPanel(ScenarioStore& store, RunBook& book, QWidget* parent = nullptr);

    [[nodiscard]] TruthScatter* scatter() const { return m_scatter; }    ///< null before prepare()
    [[nodiscard]] AccuracyTable* accuracy() const { return m_accuracy; } ///< null before prepare()
    void setSeen(bool seen) override;
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;
    /// Filters for exactly the runs that the cluster counts, until a button of the bar ends it. All other
    /// filters are taken off.
    void showCounted(const RunCluster& cluster);
    /// The button that ends it; hidden while there is nothing to end. Null before prepare().
    [[nodiscard]] QToolButton* countedAlone() const { return m_countedAlone; }
    /// The answer is on its way, or the picture of it.
    [[nodiscard]] bool computing() const { return m_question.pending(); }
    /// Runs that the filters let through, by their places in the book.
    [[nodiscard]] const std::vector<std::size_t>& shown() const { return m_shown; }

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    QComboBox* addChoice();
    void createBar();
    void fillChoices();
    void showAllAgain();
    void takeFiltersOff();
    void chose();
    void showChoices();
    void nameCounted();
    /// TruthData::leftOut of what is chosen.
    [[nodiscard]] std::optional<double> leftOut() const;
    [[nodiscard]] TruthQuestion question() const;
    void answered(const TruthAnswer& answer);
    void draw();
    [[nodiscard]] QString whyNothing() const;
    void showFigures(const TruthAnswer& answer);
    void showCurrent();
    void load(int run);
    void arrange();

    ScenarioStore& m_store;
    RunBook& m_book;
    TruthScatter* m_scatter = nullptr;
    AccuracyTable* m_accuracy = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_bar = nullptr;
    QToolButton* m_pictureAlone = nullptr;
    QToolButton* m_figuresAlone = nullptr;
    QToolButton* m_countedAlone = nullptr;
    QComboBox* m_source = nullptr;
    QComboBox* m_gpu = nullptr;
    QComboBox* m_model = nullptr;
    QComboBox* m_use = nullptr;
    QLineEdit* m_plan = nullptr;
    QComboBox* m_measure = nullptr;
    QComboBox* m_colouring = nullptr;
    TruthView m_view; ///< what the choices say; of words that are not there yet what they are to say
    std::optional<RunCluster> m_counted; ///< what is shown alone
    std::vector<std::size_t> m_shown;
    bool m_asking = false;  ///< the answer is on its way, not only the picture of it
    bool m_divided = false; ///< the user divided the room between picture and figures
    LatestJob m_question;   ///< about so many runs that it takes longer than a frame
};

} // namespace quadrille
