// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/explain_controller.h"

#include "app/window/panel.h"
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
    connect(&store, &ScenarioStore::changed, this, &ExplainController::refreshSoon);
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
    if (!m_panel.inFront())
        return;
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
    const auto& memory = m_store.analysis().memory;
    Subject subject = m_subject.value_or(Subject{});
    if (!m_subject && memory)
        subject.stage = memory->stages.at(memory->fullest).stage;
    const auto& performance = m_store.analysis().performance;
    present(explain(m_store.scenario(), subject, performance ? &*performance : nullptr));
}

void ExplainController::show(const Explanation& explanation) {
    m_pending.stop();
    present(explanation);
    emit asked();
}

void ExplainController::present(const std::optional<Explanation>& explanation) {
    m_stale = false;
    m_view.setExplanation(explanation);
    m_panel.setFinding(
        explanation ? tr("%1: %2").arg(format::translated(explanation->title),
                                       format::value(explanation->value(), explanation->steps.front().unit))
                    : QString());
}

} // namespace quadrille
