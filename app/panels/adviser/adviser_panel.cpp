// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/adviser/adviser_panel.h"

#include "app/commands/actions.h"
#include "app/data/published_plans_file.h"
#include "app/panels/panel_context.h"
#include "app/store/search_threads.h"
#include "core/advice/published_advice.h"
#include "widgets/advice/advice_view.h"
#include "widgets/guide_tree/guide_tree_text.h"
#include "widgets/guide_tree/guide_tree_view.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <iterator>

namespace quadrille {
namespace {

/// The command of the panel that shows more of it.
QString panelOf(Evidence evidence) {
    switch (evidence) {
    case Evidence::memory:
        return QStringLiteral("panel.memory");
    case Evidence::step:
        return QStringLiteral("panel.step");
    case Evidence::communication:
        return QStringLiteral("panel.communication");
    case Evidence::pipeline:
        return QStringLiteral("panel.pipeline");
    case Evidence::tables:
        return QStringLiteral("panel.tables");
    case Evidence::changes:
        return QStringLiteral("panel.fit");
    case Evidence::plans:
        break;
    }
    return QStringLiteral("panel.plans");
}

} // namespace

const PanelSpec AdviserPanel::spec{PanelGroup::study, "panel.adviser",
                                   QT_TRANSLATE_NOOP("commands", "Ad&viser"), "Ctrl+Shift+V",
                                   makePanel<AdviserPanel, ScenarioStore, const Actions, const Catalogue>};

AdviserPanel::AdviserPanel(ScenarioStore& store, const Actions& actions, const Catalogue& catalogue,
                           QWidget* parent)
    : PanelContents(parent), m_store(store), m_actions(actions), m_catalogue(catalogue) {}

void AdviserPanel::make() {
    m_bar = new QWidget(this);
    auto* bar = new QHBoxLayout(m_bar);
    bar->setContentsMargins(0, 0, 0, 0);
    auto* either = new QButtonGroup(this);
    for (QToolButton** button : {&m_treeAlone, &m_sentencesAlone}) {
        *button = new QToolButton(m_bar);
        (*button)->setCheckable(true);
        either->addButton(*button);
        bar->addWidget(*button);
    }
    bar->addStretch(1);
    m_treeAlone->setChecked(true);
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_tree = new GuideTreeView(m_splitter);
    m_sentences = new AdviceView(m_splitter);
    m_splitter->setStretchFactor(0, 3);
    m_splitter->setStretchFactor(1, 2);
    addTools(m_bar);
    column()->addWidget(m_splitter, 1);
    setFocusProxy(m_tree);
    addPicture(m_tree);
    connect(either, &QButtonGroup::buttonClicked, this, [this] {
        arrange();
        (m_treeAlone->isChecked() ? static_cast<QWidget*>(m_tree) : m_sentences)->setFocus();
    });
    connect(m_tree, &GuideTreeView::recommendationChosen, this,
            [this](const Recommendation& each) { load(each.plan.scenario); });
    connect(m_sentences, &AdviceView::planChosen, this,
            [this](const Alternative& plan) { load(plan.scenario); });
    connect(m_sentences, &AdviceView::evidenceWanted, this, [this](Evidence evidence) {
        if (QAction* action = m_actions.named(panelOf(evidence)))
            action->trigger();
    });
    connect(&m_store, &ScenarioStore::changed, this, &AdviserPanel::moved);
    for (LatestJob* job : {&m_question, &m_search})
        searchOnlySeen(*job);
    connect(&m_question, &LatestJob::becameLate, m_tree,
            [this] { m_tree->setFreshness(Freshness::computing); });
}

void AdviserPanel::refresh() {
    const Scenario scenario = m_store.scenario();
    m_tree->setEmptyReason(tr("Looking at the plan…"));
    m_question.ask([this, scenario](const std::stop_token& stop, const auto&) {
        return [this, plan = std::make_shared<const PlanAdvice>(adviceOn(scenario, stop))] {
            m_tree->setFreshness(Freshness::current);
            m_tree->setAdvice(*plan);
            // What is known of the best plan is about the plan before.
            AdviceContent content = m_sentences->content();
            const bool same = content.plan && content.plan->scenario == plan->scenario;
            content.plan = plan;
            if (!same)
                content.best.reset();
            content.searching = true;
            show(content);
            search(plan->scenario);
        };
    });
}

void AdviserPanel::search(const Scenario& scenario) {
    m_search.ask([this, scenario, known = m_best, of = m_searched, published = m_published,
                  &catalogue = m_catalogue](const std::stop_token& stop, const auto&) {
        auto plans = published;
        if (!plans)
            plans = std::make_shared<const std::vector<PublishedPlan>>(loadPublishedPlans(catalogue));
        std::shared_ptr<const BestFound> best = known;
        if (!best ||
            !searchTheSame(of, best->space, scenario, planSpace(scenario, usuallySearchedIn(scenario)))) {
            best = std::make_shared<const BestFound>(bestFound(scenario, searchThreads(), stop));
        }
        std::vector<Advice> said = publishedAdvice(scenario, *plans, stop);
        std::ranges::move(adviceFromBest(scenario, *best, stop), std::back_inserter(said));
        return [this, scenario, best, plans, said = std::move(said)] {
            m_best = best;
            m_searched = scenario;
            m_published = plans;
            AdviceContent content = m_sentences->content();
            content.best = said;
            content.searching = false;
            show(content);
        };
    });
}

void AdviserPanel::show(AdviceContent content) {
    m_sentences->setContent(std::move(content));
}

void AdviserPanel::load(const Scenario& scenario) {
    const AdviceContent& content = m_sentences->content();
    if (m_question.pending() || !content.plan) // what is shown is of a plan that is no more
        return;
    const Scenario before = m_store.scenario();
    Scenario after = scenario;
    after.run = before.run;
    m_store.change(after, [before, after] {
        return tr("Follow the advice: %1").arg(guide_tree::changes(changesBetween(before, after)));
    });
}

void AdviserPanel::arrange() {
    if (m_tree == nullptr)
        return;
    const int line = fontMetrics().height();
    constexpr int linesForTree = 34, linesForSentences = 22, highForBoth = 34;
    const bool beside = width() >= (linesForTree + linesForSentences) * line;
    const bool below = !beside && height() >= highForBoth * line;
    const bool both = beside || below;
    m_splitter->setOrientation(below ? Qt::Vertical : Qt::Horizontal);
    m_bar->setVisible(!both);
    m_tree->setVisible(both || m_treeAlone->isChecked());
    m_sentences->setVisible(both || m_sentencesAlone->isChecked());
}

void AdviserPanel::resizeEvent(QResizeEvent* event) {
    PanelContents::resizeEvent(event);
    arrange();
}

void AdviserPanel::retranslate() {
    m_treeAlone->setText(tr("Tree"));
    m_treeAlone->setToolTip(tr("The guide’s decision tree, with this plan’s way through it"));
    m_sentencesAlone->setText(tr("Advice"));
    m_sentencesAlone->setToolTip(tr("Rules of thumb, small changes and the best plan, in sentences"));
    moved();
}

} // namespace quadrille
