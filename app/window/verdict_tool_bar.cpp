// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/verdict_tool_bar.h"

#include "app/commands/actions.h"
#include "app/panels/bind_views.h"
#include "app/settings/settings.h"
#include "app/store/scenario_store.h"
#include "widgets/verdict/verdict_bar.h"

#include <QEvent>
#include <QToolButton>

namespace quadrille {

VerdictToolBar::VerdictToolBar(ScenarioStore& store, const SharedSpeedOptions& speedOptions,
                               const Actions& actions, Settings& settings, QWidget* parent)
    : QToolBar(parent), m_store(store), m_actions(actions), m_view(new VerdictBar(this)) {
    setObjectName(QStringLiteral("verdict"));
    setMovable(false);
    setContextMenuPolicy(Qt::PreventContextMenu);
    setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    setIconSize(QSize(16, 16));
    m_view->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    addWidget(m_view);
    addAction(actions["baseline.pin"]);
    bind(*m_view, store, speedOptions);
    connect(&store, &ScenarioStore::changed, this, &VerdictToolBar::showCommands);
    connect(&store, &ScenarioStore::baselineChanged, this, &VerdictToolBar::showCommands);
    connect(m_view, &VerdictBar::explainRequested, this, &VerdictToolBar::explainRequested);
    if (const auto large = settings.largeNumbers())
        m_view->setLarge(*large);
    connect(m_view, &VerdictBar::largeChanged, this,
            [this, &settings] { settings.setLargeNumbers(m_view->large()); });
    showCommands();
    retranslate();
}

void VerdictToolBar::showCommands() {
    const StoreState& state = m_store.state();
    m_actions["baseline.pin"]->setEnabled(state.baseline != state.scenario);
    m_actions["baseline.unpin"]->setEnabled(state.baseline.has_value());
    m_actions["baseline.swap"]->setEnabled(state.baseline && *state.baseline != state.scenario);
    // They appear with the baseline they are about.
    for (QAction* entry : {m_actions["baseline.swap"], m_actions["baseline.unpin"]}) {
        if (!state.baseline)
            removeAction(entry);
        else if (!actions().contains(entry))
            addAction(entry);
    }
    shortenCommands();
    for (auto* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly)) {
        if (button->defaultAction() != nullptr) // not the toolbar's own
            button->setFocusPolicy(Qt::TabFocus);
    }
}

/// Beside a baseline the numbers need the room of the commands' words where the window is narrow.
void VerdictToolBar::shortenCommands() {
    constexpr int narrowBelow = 250; // average letters
    const bool narrow = width() < narrowBelow * fontMetrics().averageCharWidth();
    setToolButtonStyle(narrow && m_store.baselinePinned() ? Qt::ToolButtonIconOnly
                                                          : Qt::ToolButtonTextBesideIcon);
}

void VerdictToolBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    shortenCommands();
}

void VerdictToolBar::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void VerdictToolBar::retranslate() {
    setWindowTitle(tr("Verdict"));
    m_actions["baseline.pin"]->setIconText(tr("Pin A"));
    m_actions["baseline.swap"]->setIconText(tr("Swap"));
    m_actions["baseline.unpin"]->setIconText(tr("Unpin"));
}

} // namespace quadrille
