// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/explanation/explanation_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/panel_context.h"
#include "core/analysis/analysis_cost.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/format.h"

#include <QVBoxLayout>

namespace quadrille {

const PanelSpec ExplanationPanel::spec{PanelGroup::none, "panel.explain",
                                       QT_TRANSLATE_NOOP("commands", "&Explanation"), "Ctrl+6",
                                       makePanel<ExplanationPanel, ScenarioStore>};

ExplanationPanel::ExplanationPanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store), m_view(new ExplainPanel(this)) {
    column()->addWidget(m_view);
    m_pending.setSingleShot(true);
    connect(&m_pending, &QTimer::timeout, this, [this] {
        if (isSeen())
            explainNow();
    });
    connect(&store, &ScenarioStore::analysed, this, &ExplanationPanel::follow);
    connect(&store, &ScenarioStore::freshnessChanged, this, &ExplanationPanel::findingChanged);
    connect(&m_question, &LatestJob::becameLate, this, &ExplanationPanel::findingChanged);
    connect(m_view, &ExplainPanel::dismissed, this, &ExplanationPanel::dismissed);
    connect(m_view, &ExplainPanel::meaningWanted, this, &ExplanationPanel::meaningWanted);
    prepare();
}

void ExplanationPanel::refresh() {
    setStale(true);     // until it is explained
    m_pending.start(0); // after the first frame
}

void ExplanationPanel::follow() {
    constexpr int pause = 120, longest = 500; // milliseconds
    setStale(true);
    if (!isSeen()) {
        m_question.stop(); // its answer would be that of a plan before
        return;
    }
    if (!m_pending.isActive())
        m_waiting.start();
    if (m_waiting.elapsed() < longest - pause || !m_pending.isActive())
        m_pending.start(pause);
}

void ExplanationPanel::ask(const Subject& subject) {
    m_subject = subject;
    explainNow();
    emit asked();
}

void ExplanationPanel::explainNow() {
    const Analysis& analysis = m_store.pictured();
    Subject subject = m_subject.value_or(Subject{});
    if (!m_subject && analysis.memory)
        subject.stage = analysis.memory->stages.at(analysis.memory->fullest).stage;
    setStale(false);
    m_question.stop();
    if (isQuick(explanationCost(analysis.scenario()))) {
        take(explain(analysis.resolved, subject, analysis.performance ? &*analysis.performance : nullptr));
        return;
    }
    m_question.ask([this, subject, resolved = analysis.resolved,
                    performance = analysis.performance](const std::stop_token& stop, const auto&) {
        return [this, explanation = explain(resolved, subject, performance ? &*performance : nullptr, stop)] {
            take(explanation);
        };
    });
}

void ExplanationPanel::present(const Explanation& explanation) {
    m_pending.stop();
    m_question.stop();
    take(explanation, false);
    emit asked();
}

void ExplanationPanel::take(const std::optional<Explanation>& explanation, bool ofPlan) {
    m_ofPlan = ofPlan;
    setStale(false);
    m_view->setExplanation(explanation);
    m_finding = explanation
                    ? tr("%1: %2").arg(format::translated(explanation->title),
                                       format::value(explanation->value(), explanation->steps.front().unit))
                    : QString();
    emit findingChanged();
}

QString ExplanationPanel::finding() const {
    return withFreshness(m_question.late() ? Freshness::computing
                         : m_ofPlan        ? m_store.freshness()
                                           : Freshness::current,
                         m_finding);
}

} // namespace quadrille
