// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docks/panel_layout.h"

#include "app/docks/panel_fold.h"
#include "app/docks/panel_head.h"
#include "app/panels/bubble/bubble_panel.h"
#include "app/panels/cluster/my_cluster_panel.h"
#include "app/panels/explanation/explanation_panel.h"
#include "app/panels/heatmap/heatmap_panel.h"
#include "app/panels/memory/memory_panel.h"
#include "app/panels/pipeline/pipeline_panel.h"
#include "app/panels/plan/plan_panel.h"

#include <QApplication>
#include <QChildEvent>
#include <QScopedValueRollback>
#include <QTabBar>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int stateVersion = 8; ///< of saved arrangements: one for each set of panels

/// Before there were groups, all panels of the area had a tab, and some of today's did not exist.
constexpr int ungroupedVersion = 7;

bool contains(const std::vector<Panel*>& panels, const Panel* panel) {
    return std::find(panels.begin(), panels.end(), panel) != panels.end();
}

} // namespace

PanelLayout::PanelLayout(QMainWindow& window, Panels panels)
    : QObject(&window), m_window(window), m_panels(std::move(panels)), m_head(new PanelHead(&window)),
      m_fold(new PanelFold(window, *m_panels[ExplanationPanel::spec], *m_panels[PlanPanel::spec],
                           {m_panels[MemoryPanel::spec], m_panels[PipelinePanel::spec]})),
      m_focused(m_panels[MemoryPanel::spec]) {
    m_window.setDockNestingEnabled(true);
    m_window.installEventFilter(this);
    m_window.setTabPosition(Qt::AllDockWidgetAreas, QTabWidget::North);
    m_head->hide();
    connect(m_head, &PanelHead::chosen, this, [this](PanelId panel) {
        bring(*m_panels[*panel]);
        m_focused = m_panels[*panel]; // what is copied and exported is what was chosen last
    });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, const QWidget* now) {
        for (Panel* panel : m_panels.all()) {
            if (now != nullptr && panel->isAncestorOf(now))
                m_focused = panel;
        }
    });
    m_settling.setSingleShot(true);
    connect(&m_settling, &QTimer::timeout, this, [this] {
        constexpr int patience = 50; // milliseconds
        if (QApplication::mouseButtons() != Qt::NoButton)
            m_settling.start(patience); // a drag is not to be disturbed
        else
            settle();
    });
    for (const Panel* panel : m_panels.all()) {
        if (panel->spec().group == PanelGroup::none)
            continue;
        const auto soon = [this] { m_settling.start(0); };
        // At once: while a panel is dragged out, the area with its next panel is a place to drop it again.
        connect(panel, &QDockWidget::topLevelChanged, this, [this] {
            if (!m_arranging)
                settle();
        });
        connect(panel, &QDockWidget::dockLocationChanged, this, soon);
        connect(panel, &QDockWidget::visibilityChanged, this, soon);
    }
}

void PanelLayout::reset() {
    leaveFill();
    const QScopedValueRollback arranging(m_arranging, true);
    for (Panel* panel : m_panels.all()) {
        panel->setFloating(false);
        m_window.removeDockWidget(panel);
    }
    Panel* plan = m_panels[PlanPanel::spec];
    Panel* memory = m_panels[MemoryPanel::spec];
    Panel* pipeline = m_panels[PipelinePanel::spec];
    Panel* heatmap = m_panels[HeatmapPanel::spec];
    m_window.addDockWidget(Qt::TopDockWidgetArea, plan);
    m_window.splitDockWidget(plan, memory, Qt::Horizontal);
    m_window.splitDockWidget(memory, m_panels[ExplanationPanel::spec], Qt::Horizontal);
    m_window.splitDockWidget(memory, heatmap, Qt::Vertical);
    m_window.splitDockWidget(memory, pipeline, Qt::Horizontal);
    Panel* below = heatmap;
    for (Panel* panel : m_panels.all()) {
        if (panel->spec().group != PanelGroup::none && panel != heatmap) {
            m_window.tabifyDockWidget(below, panel);
            below = panel;
        }
        panel->show();
    }
    settle(heatmap);
    m_fold->setFolded(true);
    m_fold->apply();
    const int width = m_window.width();
    m_window.resizeDocks({plan, memory, pipeline}, {width * 23 / 100, width * 31 / 100, width * 44 / 100},
                         Qt::Horizontal);
    m_window.resizeDocks({memory, heatmap}, {52, 48}, Qt::Vertical);
}

bool PanelLayout::restore(const QByteArray& state) {
    const QScopedValueRollback arranging(m_arranging, true);
    const bool grouped = m_window.restoreState(state, stateVersion);
    const bool known = grouped || m_window.restoreState(state, ungroupedVersion);
    if (known && !grouped) { // all of the area are shown
        std::vector<Panel*> inside = area();
        for (Panel* panel : {m_panels[BubblePanel::spec], m_panels[MyClusterPanel::spec]}) {
            if (!inside.empty() && !contains(inside, panel))
                m_window.tabifyDockWidget(inside.back(), panel);
        }
    }
    if (known)
        settle(grouped ? nullptr : m_front);
    return known;
}

QByteArray PanelLayout::state() const {
    return m_filling != nullptr ? m_beforeFill : m_window.saveState(stateVersion);
}

std::vector<Panel*> PanelLayout::area() const {
    // The most panels that stand on one another: those that left are elsewhere.
    std::vector<Panel*> largest;
    for (Panel* panel : m_panels.all()) {
        if (panel->spec().group == PanelGroup::none || panel->isFloating() || contains(largest, panel))
            continue;
        const QList<QDockWidget*> others = m_window.tabifiedDockWidgets(panel);
        std::vector<Panel*> here;
        for (Panel* each : m_panels.all()) {
            const bool with = each == panel || others.contains(each);
            if (with && each->spec().group != PanelGroup::none && !each->isFloating())
                here.push_back(each);
        }
        if (here.size() > largest.size())
            largest = std::move(here);
    }
    return largest;
}

void PanelLayout::settle(Panel* wanted) {
    const std::vector<Panel*> inside = area();
    if (m_filling != nullptr && !contains(inside, m_filling))
        return; // the area is not seen
    Panel* front = m_filling != nullptr ? m_filling : contains(inside, wanted) ? wanted : nullptr;
    for (Panel* panel : inside) {
        // One that the user brought here is what he wants to see.
        if (front == nullptr && !panel->isHidden() && panel != m_front)
            front = panel;
    }
    if (front == nullptr && contains(inside, m_front))
        front = m_front;
    if (front == nullptr && !inside.empty()) {
        // The last one left: its neighbour of the same group, if there is one.
        const auto group = m_front != nullptr ? m_front->spec().group : inside.front()->spec().group;
        const auto same = std::find_if(inside.begin(), inside.end(),
                                       [group](const Panel* panel) { return panel->spec().group == group; });
        front = same != inside.end() ? *same : inside.front();
    }
    if (front == nullptr) {
        m_front = nullptr;
        m_head->hide();
        return;
    }
    const bool keyboardInHead = m_head->isAncestorOf(QApplication::focusWidget());
    QWidget* key = keyboardInHead ? QApplication::focusWidget() : nullptr;
    front->show();
    std::vector<PanelId> ids;
    for (Panel* panel : inside) {
        ids.push_back(&panel->spec());
        if (panel != front)
            panel->hide();
    }
    if (front == wanted)
        front->raise(); // a panel of no group may lie on it
    front->setHead(*m_head);
    m_head->setPanels(std::move(ids), &front->spec());
    if (key != nullptr)
        key->setFocus(Qt::OtherFocusReason);
    const bool another = front != m_front;
    m_front = front;
    if (another)
        emit frontChanged();
}

void PanelLayout::bring(Panel& panel) {
    const std::vector<Panel*> inside = area();
    if (m_filling != nullptr && m_filling != &panel) {
        if (contains(inside, m_filling) && contains(inside, &panel)) {
            m_filling->setFilling(false);
            m_filling = &panel;
            m_filling->setFilling(true);
        } else {
            leaveFill();
        }
    }
    if (!contains(inside, &panel)) {
        panel.show();
        panel.raise();
        return;
    }
    const Panel* before = m_front;
    const QWidget* key = QApplication::focusWidget();
    const bool keyboardGivesWay = before != nullptr && before != &panel && before->widget() != nullptr &&
                                  key != nullptr && before->widget()->isAncestorOf(key);
    settle(&panel);
    // Not what it has hidden.
    if (contains(inside, m_focused))
        m_focused = &panel;
    if (keyboardGivesWay)
        panel.takeFocus();
}

void PanelLayout::focus(Panel& panel) {
    if (&panel == &m_fold->panel())
        m_fold->setFolded(false);
    if (m_filling != &panel)
        leaveFill();
    bring(panel);
    // Said here, too: a window that is not active does not report its focus.
    m_focused = &panel;
    panel.takeFocus();
}

void PanelLayout::focusNext(int step) {
    const auto& panels = m_panels.all();
    const auto count = static_cast<int>(panels.size());
    auto at = static_cast<int>(std::find(panels.begin(), panels.end(), m_focused) - panels.begin());
    for (int passed = 0; passed < count; ++passed) {
        at = (at + step + count) % count;
        Panel& next = *panels.at(static_cast<std::size_t>(at));
        const bool isStrip = &next == &m_fold->panel() && m_fold->folded();
        if (isStrip ? m_filling != nullptr : !next.isVisible() || !next.inFront())
            continue;
        if (!next.contents().isEnabled()) // covered, for one
            continue;
        m_focused = &next;
        if (isStrip)
            m_fold->focusStrip(); // passing by does not unfold it
        else
            next.takeFocus();
        return;
    }
}

void PanelLayout::toggleFill() {
    if (m_filling != nullptr) {
        leaveFill();
        return;
    }
    if (focused()->isHidden()) // only its strip is there
        return;
    m_beforeFill = m_window.saveState(stateVersion);
    m_filling = focused();
    if (m_filling->isFloating())
        m_filling->setFloating(false);
    for (Panel* panel : m_panels.all())
        panel->setVisible(panel == m_filling);
    m_fold->setStripShown(false);
    m_filling->setFilling(true);
    m_filling->takeFocus();
}

void PanelLayout::leaveFill() {
    if (m_filling == nullptr)
        return;
    Panel* filled = m_filling;
    m_filling = nullptr;
    filled->setFilling(false);
    const QScopedValueRollback arranging(m_arranging, true);
    m_window.restoreState(m_beforeFill, stateVersion);
    settle(filled);
    m_fold->apply();
    filled->takeFocus();
}

void PanelLayout::setAside(Panel& panel) {
    leaveFill();
    m_beforeAside.clear();
    for (Panel* each : m_panels.all())
        if (each->isVisible() && !each->isFloating())
            m_beforeAside.emplace_back(each, each->size());
    {
        const QScopedValueRollback arranging(m_arranging, true);
        panel.setFloating(false);
        m_window.removeDockWidget(&panel);
        m_window.splitDockWidget(m_panels[ExplanationPanel::spec], &panel, Qt::Horizontal);
    }
    panel.show();
    settle();
    m_fold->apply();
    constexpr int share = 28; // percent of the window
    m_window.resizeDocks({&panel}, {m_window.width() * share / 100}, Qt::Horizontal);
    m_focused = &panel;
}

void PanelLayout::setBack(Panel& panel) {
    leaveFill();
    const std::vector<Panel*> inside = area();
    if (inside.empty() || contains(inside, &panel))
        return;
    {
        const QScopedValueRollback arranging(m_arranging, true);
        m_window.removeDockWidget(&panel);
        m_window.tabifyDockWidget(inside.back(), &panel);
    }
    settle(&panel);
    const std::vector<Panel*> together = area();
    QList<QDockWidget*> docks;
    QList<int> widths, heights;
    for (const auto& [each, size] : std::exchange(m_beforeAside, {})) {
        // Of the area another may be in front now.
        Panel* here = contains(together, each) ? m_front : each;
        if (here == nullptr || !here->isVisible() || here->isFloating() || docks.contains(here))
            continue;
        docks << here;
        widths << size.width();
        heights << size.height();
    }
    m_window.resizeDocks(docks, widths, Qt::Horizontal);
    m_window.resizeDocks(docks, heights, Qt::Vertical);
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
