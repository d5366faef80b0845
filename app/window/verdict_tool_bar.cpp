// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/verdict_tool_bar.h"

#include "app/commands/actions.h"
#include "app/settings/settings.h"
#include "app/store/scenario_store.h"
#include "app/store/speed_options.h"
#include "widgets/verdict/verdict_bar.h"
#include "widgets/verdict/verdict_text.h"

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
    const auto showPending = [this] {
        const bool nothingYet = m_store.pending() && !m_store.pictured().runnable();
        m_view->setComputing(nothingYet || m_store.freshness() == Freshness::computing);
    };
    const auto showVerdict = [this, showPending] {
        m_view->setAnalysis(m_store.analysis());
        showPending();
    };
    const auto showConvention = [this, &speedOptions] { m_view->setConvention(speedOptions.convention()); };
    connect(&store, &ScenarioStore::analysed, this, showVerdict);
    connect(&store, &ScenarioStore::freshnessChanged, this, showPending);
    connect(&store, &ScenarioStore::changed, this, &VerdictToolBar::showCommands);
    connect(&store, &ScenarioStore::baselineChanged, this, &VerdictToolBar::showBaseline);
    connect(&speedOptions, &SharedSpeedOptions::changed, this, showConvention);
    connect(m_view, &VerdictBar::repairRequested, &store, [&store](const Repair& repair) {
        if (store.pending()) // it mends a plan that is no more
            return;
        store.change(repaired(store.scenario(), repair), [repair] {
            return ScenarioStore::tr("Repair: %1", "what a button says").arg(verdict::repair(repair, true));
        });
    });
    connect(m_view, &VerdictBar::explainRequested, this, &VerdictToolBar::explainRequested);
    if (const auto large = settings.largeNumbers())
        m_view->setLarge(*large);
    connect(m_view, &VerdictBar::largeChanged, this,
            [this, &settings] { settings.setLargeNumbers(m_view->large()); });
    showConvention();
    showVerdict();
    showBaseline();
    retranslate();
}

void VerdictToolBar::showBaseline() {
    const Analysis* baseline = m_store.baseline();
    m_view->setBaseline(baseline != nullptr ? std::optional(*baseline) : std::nullopt);
    showCommands();
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
