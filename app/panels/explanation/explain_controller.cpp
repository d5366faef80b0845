// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/explanation/explain_controller.h"

#include "app/docks/panel.h"
#include "app/panels/bind_views.h"
#include "core/analysis/analysis_cost.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/format.h"

#include <QEvent>

namespace quadrille {

ExplainController::ExplainController(ScenarioStore& store, ExplainPanel& view, Panel& panel)
    : QObject(&view), m_store(store), m_view(view), m_panel(panel) {
    view.installEventFilter(this);
    m_pending.setSingleShot(true);
    connect(&m_pending, &QTimer::timeout, this, [this] {
        if (m_panel.inFront())
            refresh();
    });
    connect(&store, &ScenarioStore::analysed, this, &ExplainController::refreshSoon);
    connect(&store, &ScenarioStore::freshnessChanged, this, &ExplainController::retitle);
    connect(&m_question, &LatestQuestion::becameLate, this, &ExplainController::retitle);
    connect(&view, &ExplainPanel::dismissed, this, &ExplainController::dismissed);
    connect(&view, &ExplainPanel::meaningWanted, this, &ExplainController::meaningWanted);
    connect(&panel, &Panel::visibilityChanged, this, [this](bool seen) {
        if (seen && m_stale)
            m_pending.start(0); // after the first frame
    });
}

bool ExplainController::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        refreshSoon();
    return QObject::eventFilter(watched, event);
}

void ExplainController::refreshSoon() {
    constexpr int pause = 120, longest = 500; // milliseconds
    m_stale = true;
    if (!m_panel.inFront()) {
        m_question.stop(); // its answer would be that of a plan before
        return;
    }
    if (!m_pending.isActive())
        m_waiting.start();
    if (m_waiting.elapsed() < longest - pause || !m_pending.isActive())
        m_pending.start(pause);
}

void ExplainController::ask(const Subject& subject) {
    m_subject = subject;
    refresh();
    emit asked();
}

void ExplainController::refresh() {
    const Analysis& analysis = m_store.pictured();
    Subject subject = m_subject.value_or(Subject{});
    if (!m_subject && analysis.memory)
        subject.stage = analysis.memory->stages.at(analysis.memory->fullest).stage;
    m_stale = false;
    m_question.stop();
    if (isQuick(explanationCost(analysis.scenario))) {
        present(explain(analysis.scenario, subject, analysis.performance ? &*analysis.performance : nullptr));
        return;
    }
    m_question.ask([this, subject, scenario = analysis.scenario,
                    performance = analysis.performance](const std::stop_token& stop, const auto&) {
        return [this, explanation = explain(scenario, subject, performance ? &*performance : nullptr, stop)] {
            present(explanation);
        };
    });
}

void ExplainController::show(const Explanation& explanation) {
    m_pending.stop();
    m_question.stop();
    present(explanation, false);
    emit asked();
}

void ExplainController::present(const std::optional<Explanation>& explanation, bool ofPlan) {
    m_ofPlan = ofPlan;
    m_stale = false;
    m_view.setExplanation(explanation);
    m_finding = explanation
                    ? tr("%1: %2").arg(format::translated(explanation->title),
                                       format::value(explanation->value(), explanation->steps.front().unit))
                    : QString();
    retitle();
}

void ExplainController::retitle() {
    m_panel.setFinding(withFreshness(m_question.late() ? Freshness::computing
                                     : m_ofPlan        ? m_store.freshness()
                                                       : Freshness::current,
                                     m_finding));
}

} // namespace quadrille
