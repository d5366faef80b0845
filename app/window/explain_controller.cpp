// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/explain_controller.h"

#include "app/window/panel.h"
#include "widgets/explain/explain_panel.h"
#include "widgets/format.h"

namespace quadrille {

ExplainController::ExplainController(ScenarioStore& store, ExplainPanel& view, Panel& panel)
    : QObject(&view), m_store(store), m_view(view), m_panel(panel) {
    connect(&store, &ScenarioStore::changed, this, &ExplainController::refresh);
    refresh();
}

void ExplainController::ask(const Subject& subject) {
    m_subject = subject;
    refresh();
}

void ExplainController::refresh() {
    const auto& memory = m_store.analysis().memory;
    Subject subject = m_subject.value_or(Subject{});
    if (!m_subject && memory)
        subject.stage = memory->stages.at(memory->fullest).stage;
    const auto explanation = explain(m_store.scenario(), subject);
    m_view.setExplanation(explanation);
    m_panel.setFinding(
        explanation ? tr("%1: %2").arg(format::translated(explanation->title),
                                       format::value(explanation->value(), explanation->steps.front().unit))
                    : QString());
}

} // namespace quadrille
