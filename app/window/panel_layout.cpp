// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/window/panel_layout.h"

#include <QApplication>
#include <QChildEvent>
#include <QTabBar>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int stateVersion = 7; ///< of saved arrangements: one for each set of panels, no other is restored

} // namespace

PanelLayout::PanelLayout(QMainWindow& window, Panels panels)
    : QObject(&window), m_window(window), m_panels(panels), m_focused(panels.memory) {
    m_window.setDockNestingEnabled(true);
    m_window.installEventFilter(this);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        for (Panel* panel : m_panels.all()) {
            if (now != nullptr && panel->isAncestorOf(now))
                m_focused = panel;
        }
    });
}

void PanelLayout::reset() {
    leaveFill();
    for (Panel* panel : m_panels.all()) {
        panel->setFloating(false);
        m_window.removeDockWidget(panel);
    }
    m_window.addDockWidget(Qt::TopDockWidgetArea, m_panels.plan);
    m_window.splitDockWidget(m_panels.plan, m_panels.memory, Qt::Horizontal);
    m_window.splitDockWidget(m_panels.memory, m_panels.explain, Qt::Horizontal);
    m_window.splitDockWidget(m_panels.memory, m_panels.heatmap, Qt::Vertical);
    m_window.splitDockWidget(m_panels.memory, m_panels.pipeline, Qt::Horizontal);
    m_window.tabifyDockWidget(m_panels.heatmap, m_panels.step);
    m_window.tabifyDockWidget(m_panels.step, m_panels.communication);
    m_window.tabifyDockWidget(m_panels.communication, m_panels.schedules);
    m_window.tabifyDockWidget(m_panels.schedules, m_panels.tables);
    m_window.tabifyDockWidget(m_panels.tables, m_panels.curve);
    m_window.tabifyDockWidget(m_panels.curve, m_panels.course);
    m_window.tabifyDockWidget(m_panels.course, m_panels.fit);
    m_window.tabifyDockWidget(m_panels.fit, m_panels.truth);
    m_window.tabifyDockWidget(m_panels.truth, m_panels.fsdp);
    for (Panel* panel : m_panels.all())
        panel->show();
    m_panels.heatmap->raise();
    const int width = m_window.width();
    m_window.resizeDocks({m_panels.plan, m_panels.memory, m_panels.pipeline, m_panels.explain},
                         {width * 23 / 100, width * 23 / 100, width * 32 / 100, width * 22 / 100},
                         Qt::Horizontal);
    m_window.resizeDocks({m_panels.memory, m_panels.heatmap}, {52, 48}, Qt::Vertical);
}

bool PanelLayout::restore(const QByteArray& state) {
    return m_window.restoreState(state, stateVersion);
}

QByteArray PanelLayout::state() const {
    return m_filling != nullptr ? m_beforeFill : m_window.saveState(stateVersion);
}

void PanelLayout::focus(Panel& panel) {
    if (m_filling != &panel)
        leaveFill();
    // Said here, too: a window that is not active tells nobody of its focus.
    m_focused = &panel;
    panel.takeFocus();
}

void PanelLayout::focusNext(int step) {
    const auto panels = m_panels.all();
    const auto count = static_cast<int>(panels.size());
    const auto here = static_cast<int>(std::find(panels.begin(), panels.end(), m_focused) - panels.begin());
    focus(*panels.at(static_cast<std::size_t>((here + step + count) % count)));
}

void PanelLayout::toggleFill() {
    if (m_filling != nullptr) {
        leaveFill();
        return;
    }
    m_beforeFill = m_window.saveState(stateVersion);
    m_filling = focused();
    if (m_filling->isFloating())
        m_filling->setFloating(false);
    for (Panel* panel : m_panels.all())
        panel->setVisible(panel == m_filling);
    m_filling->setFilling(true);
    m_filling->takeFocus();
}

void PanelLayout::leaveFill() {
    if (m_filling == nullptr)
        return;
    Panel* filled = m_filling;
    m_filling = nullptr;
    filled->setFilling(false);
    restore(m_beforeFill);
    filled->takeFocus();
}

Panel* PanelLayout::focused() const {
    if (m_focused->inFront())
        return m_focused;
    for (QDockWidget* beside : m_window.tabifiedDockWidgets(m_focused)) {
        if (auto* panel = qobject_cast<Panel*>(beside); panel != nullptr && panel->inFront())
            return panel;
    }
    return m_focused;
}

bool PanelLayout::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::ChildPolished) {
        auto* tabs = qobject_cast<QTabBar*>(static_cast<QChildEvent*>(event)->child());
        if (tabs != nullptr)
            connect(
                tabs, &QTabBar::tabBarClicked, this, [this, tabs](int tab) { follow(*tabs, tab); },
                Qt::QueuedConnection); // when the tab is in front
    }
    return QObject::eventFilter(watched, event);
}

void PanelLayout::follow(const QTabBar& tabs, int tab) {
    for (Panel* panel : m_panels.all()) {
        if (panel->windowTitle() == tabs.tabText(tab) && panel->inFront())
            focus(*panel);
    }
}

} // namespace quadrille
