// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"
#include "app/panels/panel_contents.h"
#include "app/store/scenario_store.h"
#include "core/advice/best_found.h"
#include "core/measurements/published_plans.h"
#include "widgets/advice/advice_html.h"

class QSplitter;
class QToolButton;

namespace quadrille {

class Actions;
struct Catalogue;
class AdviceView;
class GuideTreeView;

/// Why the plan is as it is: the guide's decision tree with the plan's way through it, and sentences about
/// rules of thumb, small changes and the best plan. Worked out on other threads, and only while it can be
/// seen. Whatever is chosen is loaded as one step of undo.
class AdviserPanel : public PanelContents {
    Q_OBJECT
public:
    static const PanelSpec spec;

    /// All must outlive the panel.
    AdviserPanel(ScenarioStore& store, const Actions& actions, const Catalogue& catalogue,
                 QWidget* parent = nullptr);

    [[nodiscard]] GuideTreeView* tree() const {
        return m_tree;
    } ///< null before it is first seen, as the next
    [[nodiscard]] AdviceView* sentences() const { return m_sentences; }
    [[nodiscard]] bool computing() const { return m_question.pending() || m_search.pending(); }

protected:
    void make() override;
    void refresh() override;
    void retranslate() override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void search(const Scenario& scenario);
    void show(AdviceContent content);
    void load(const Scenario& scenario);
    void arrange();

    ScenarioStore& m_store;
    const Actions& m_actions;
    const Catalogue& m_catalogue;
    GuideTreeView* m_tree = nullptr;
    AdviceView* m_sentences = nullptr;
    QSplitter* m_splitter = nullptr;
    QWidget* m_bar = nullptr;
    QToolButton* m_treeAlone = nullptr;
    QToolButton* m_sentencesAlone = nullptr;
    std::shared_ptr<const BestFound> m_best; ///< the last that was found; of m_searched
    Scenario m_searched;
    std::shared_ptr<const std::vector<PublishedPlan>> m_published; ///< null: not read yet
    LatestJob m_question;                                          ///< about the plan alone
    LatestJob m_search;                                            ///< about all plans
};

} // namespace quadrille
