// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel_bar.h"

#include "app/commands/actions.h"
#include "app/settings/icon.h"

#include <QEvent>
#include <QMenu>
#include <QToolButton>

namespace quadrille {

PipelineBar::PipelineBar(const Actions& actions, QWidget* parent)
    : QToolBar(parent), m_actions(actions), m_compare(new QMenu(this)), m_pace(new QMenu(this)) {
    setObjectName(QStringLiteral("pipelineBar"));
    setMovable(false);
    setIconSize(QSize(16, 16));
    setContextMenuPolicy(Qt::PreventContextMenu);
    addActions({m_actions["play.start"], m_actions["play.back"], m_actions["play.toggle"],
                m_actions["play.forward"], m_actions["play.end"]});
    addAction(m_pace->menuAction());
    addSeparator();
    addAction(m_compare->menuAction());
    addAction(m_actions["pipeline.critical"]);
    addAction(m_actions["pipeline.transfers"]);
    addAction(m_actions["pipeline.capacity"]);
    addSeparator();
    addAction(m_actions["time.model"]);
    addAction(m_actions["time.units"]);

    m_pace->setIcon(tintedIcon(QStringLiteral("speed")));
    m_compare->setIcon(tintedIcon(QStringLiteral("compare")));
    m_pace->addActions({m_actions["play.byOperation"], m_actions["play.byMicrobatch"]});
    m_pace->addSeparator();
    m_pace->addActions({m_actions["speed.slow"], m_actions["speed.brisk"], m_actions["speed.fast"],
                        m_actions["speed.whole"]});
    for (QAction* action : m_actions.all()) {
        if (!action->objectName().startsWith(QStringLiteral("compare.")))
            continue;
        if (Actions::commandOf(*action).startsGroup)
            m_compare->addSeparator();
        m_compare->addAction(action);
    }
    for (QMenu* menu : {m_pace, m_compare}) {
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(menu->menuAction())))
            button->setPopupMode(QToolButton::InstantPopup);
    }
    for (auto* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
        button->setFocusPolicy(Qt::TabFocus);
    retranslate();
}

void PipelineBar::setPlaying(bool playing) {
    QAction* toggle = m_actions["play.toggle"];
    toggle->setIcon(tintedIcon(playing ? QStringLiteral("pause") : QStringLiteral("play")));
    toggle->setToolTip(playing ? tr("Pause (Space)") : tr("Play the step (Space)"));
}

void PipelineBar::setComparing(bool comparing) {
    m_comparing = comparing;
    if (auto* button = qobject_cast<QToolButton*>(widgetForAction(m_compare->menuAction())))
        button->setDown(comparing);
    chooseStyle();
}

QSize PipelineBar::minimumSizeHint() const {
    return {0, QToolBar::minimumSizeHint().height()};
}

void PipelineBar::resizeEvent(QResizeEvent* event) {
    QToolBar::resizeEvent(event);
    chooseStyle();
}

void PipelineBar::changeEvent(QEvent* event) {
    QToolBar::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LanguageChange)
        chooseStyle();
}

void PipelineBar::retranslate() {
    setWindowTitle(tr("Tools of the pipeline"));
    setAccessibleName(windowTitle());
    m_pace->setTitle(tr("Pace"));
    m_pace->menuAction()->setToolTip(tr("How far a step goes, and how fast it plays"));
    m_compare->setTitle(tr("Compare"));
    m_compare->menuAction()->setToolTip(tr("Put another schedule below, on the same time axis"));
    const auto brief = [this](CommandKey tool, const QString& text, const QString& hint) {
        QAction* action = m_actions[tool];
        action->setIconText(text);
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(keys.isEmpty() ? hint : QStringLiteral("%1 (%2)").arg(hint, keys));
    };
    brief("pipeline.critical", tr("Critical path"), tr("Show the operations on which the makespan hangs"));
    brief("pipeline.transfers", tr("Communication"), tr("Show what passes from stage to stage"));
    brief("pipeline.capacity", tr("To the capacity"), tr("Show the strips of memory against the capacity"));
    brief("time.model", tr("Model time"), tr("Times of the model on these GPUs"));
    brief("time.units", tr("Units"), tr("Every stage alike: forward 1 unit, backward 2"));
    brief("play.start", tr("To the start"), tr("To the start of the step"));
    brief("play.back", tr("Step back"), tr("One step back"));
    brief("play.forward", tr("Step forward"), tr("One step forward"));
    brief("play.end", tr("To the end"), tr("To the end of the step"));
    brief("play.toggle", tr("Play"), tr("Play the step"));
}

void PipelineBar::chooseStyle() {
    // Beside the icons that are not a player's usual signs stand words, the first ones first, as many as fit.
    const int padding = 2 * fontMetrics().averageCharWidth();
    const auto wordWidth = [&](const QAction* action) {
        return fontMetrics().horizontalAdvance(action->iconText()) + padding;
    };
    int used = 10 * (iconSize().width() + 10) + 2 * 8; // the icons and two separators
    for (const QAction* tool : {m_actions["time.model"], m_actions["time.units"]})
        used += wordWidth(tool) + padding;
    bool fits = true;
    for (QAction* action : {m_compare->menuAction(), m_actions["pipeline.critical"],
                            m_actions["pipeline.transfers"], m_actions["pipeline.capacity"]}) {
        used += wordWidth(action);
        fits = fits && used <= width();
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(action)))
            button->setToolButtonStyle(fits ? Qt::ToolButtonTextBesideIcon : Qt::ToolButtonIconOnly);
    }
    for (QAction* tool : {m_actions["time.model"], m_actions["time.units"]}) {
        if (auto* button = qobject_cast<QToolButton*>(widgetForAction(tool)))
            button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    }
}

} // namespace quadrille
