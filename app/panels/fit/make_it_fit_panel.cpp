// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/fit/make_it_fit_panel.h"

#include "app/panels/panel_context.h"
#include "widgets/make_it_fit/make_it_fit_view.h"
#include "widgets/make_it_fit/proposal_text.h"
#include "widgets/row_table.h"

#include <QVBoxLayout>

namespace quadrille {

const PanelSpec MakeItFitPanel::spec{PanelGroup::plan, "panel.fit",
                                     QT_TRANSLATE_NOOP("commands", "Make it &fit"), "Ctrl+8",
                                     makePanel<MakeItFitPanel, ScenarioStore>};

MakeItFitPanel::MakeItFitPanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store) {
    connect(&m_question, &LatestJob::becameLate, this, [this] {
        m_view->setPending(true);
        emit findingChanged();
    });
    connect(&m_store, &ScenarioStore::changed, this, &MakeItFitPanel::moved);
}

QString MakeItFitPanel::finding() const {
    if (m_view == nullptr)
        return {};
    if (m_question.late())
        return tr("Looking for the smallest changes…");
    return m_view->finding();
}

void MakeItFitPanel::make() {
    m_view = new MakeItFitView(this);
    column()->addWidget(m_view);
    setFocusProxy(m_view->table());
    connect(m_view, &MakeItFitView::findingChanged, this, &MakeItFitPanel::findingChanged);
    connect(m_view, &MakeItFitView::readout, this, &MakeItFitPanel::readout);
    connect(m_view, &MakeItFitView::chosen, this, &MakeItFitPanel::apply);
}

void MakeItFitPanel::refresh() {
    m_question.ask([this, scenario = m_store.scenario()](const std::stop_token& stop, const auto&) {
        return [this, scenario, answer = makeItFit(scenario, mostProposals, stop)] {
            m_view->setAnswer(answer, scenario);
        };
    });
}

void MakeItFitPanel::apply(const Proposal& proposal) {
    if (searching()) // the proposal is about a plan that is no more
        return;
    // Said again in whatever language undo is looked at.
    const bool fits = m_view->answer().outcome == FitAnswer::Outcome::fits;
    m_store.change(proposal.scenario, [proposal, fits, before = m_store.scenario()] {
        const QString changes = proposal::changes(proposal, before);
        return fits ? tr("Make it faster: %1").arg(changes) : tr("Make it fit: %1").arg(changes);
    });
}

} // namespace quadrille
