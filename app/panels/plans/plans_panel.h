// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/measurements/published_book.h"
#include "app/panels/panel_contents.h"
#include "app/panels/plans/plan_history.h"
#include "app/panels/plans/plans_question.h"
#include "app/store/latest_job.h"
#include "app/store/scenario_store.h"
#include "widgets/plan_table/plan_row.h"

class QComboBox;
class QSplitter;
class QToolButton;

namespace quadrille {

class PlanCloud;
class PlansBar;
class PlanTable;

/// Every plan at once: all that fit as a cloud in the plane of two quantities, and the best of them, of the
/// front, with each setting, and those tried so far as a table. Searches on other threads, and only while it
/// can be seen; what is found so far shows while the search goes on, and the latest question wins. Choosing a
/// plan loads it, as one step of undo.
class PlansPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;
    /// What the table lists.
    enum class List { fastest, front, bySetting, byRule, tried, worth, published };
    static constexpr std::size_t mostListed = 200;

    /// Both must outlive the panel.
    PlansPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent = nullptr);

    [[nodiscard]] PlanCloud* cloud() const { return m_cloud; } ///< null before prepare(), as those below
    [[nodiscard]] PlanTable* table() const { return m_table; }
    [[nodiscard]] PlansBar* bar() const { return m_bar; }
    [[nodiscard]] const PlansAnswer& answer() const { return m_answer; }
    [[nodiscard]] bool computing() const { return m_question.pending() || m_published.computing(); }
    void setList(List list);
    void setAxes(PlanQuantity x, PlanQuantity y);
    void saveView(ViewState& view) const override;
    void restoreView(const ViewState& view) override;

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void createChoices();
    void search();
    void take(PlansAnswer answer);
    void showAnswer();
    void showCloud();
    void showList();
    void showCurrent();
    [[nodiscard]] std::optional<PlanPoint> currentPoint() const;
    [[nodiscard]] std::vector<PlanRow> listed() const;
    [[nodiscard]] std::vector<PlanRow> rowsOf(const std::vector<std::size_t>& places) const;
    [[nodiscard]] std::vector<std::size_t> brushed() const;
    void load(const Scenario& scenario);
    void arrange();

    ScenarioStore& m_store;
    PlanHistory m_history;
    PublishedBook m_published;
    PlansBar* m_bar = nullptr;
    QComboBox* m_x = nullptr;
    QComboBox* m_y = nullptr;
    QComboBox* m_colour = nullptr;
    QComboBox* m_list = nullptr;
    QToolButton* m_pictureAlone = nullptr;
    QToolButton* m_tableAlone = nullptr;
    QSplitter* m_splitter = nullptr;
    PlanCloud* m_cloud = nullptr;
    PlanTable* m_table = nullptr;
    PlansAnswer m_answer;                         ///< to the question, or to one before
    std::shared_ptr<const PlansQuestion> m_asked; ///< null: none, or it is too large
    std::string m_colouring = "tp";               ///< a setting
    PlansFreedom m_freedom = PlansFreedom::usual();
    PlanQuantity m_xChosen = PlanQuantity::memory;
    PlanQuantity m_yChosen = PlanQuantity::throughput;
    bool m_divided = false; ///< the user divided the room between picture and table
    LatestJob m_question;
};

} // namespace quadrille
