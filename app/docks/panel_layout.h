// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docks/panel.h"

#include <QMainWindow>
#include <QObject>
#include <QTimer>

#include <algorithm>
#include <utility>
#include <vector>

class QTabBar;

namespace quadrille {

class Actions;
class PanelFold;
class PanelHead;

/// The panels of the window.
class Panels {
public:
    void add(Panel* panel) { m_all.push_back(panel); }
    [[nodiscard]] Panel* operator[](const PanelSpec& spec) const {
        return *std::ranges::find_if(m_all, [&spec](const Panel* panel) { return &panel->spec() == &spec; });
    }
    /// What is in the panel of that kind.
    template <class Contents>
    [[nodiscard]] Contents& contents() const {
        return static_cast<Contents&>((*this)[Contents::spec]->contents());
    }
    [[nodiscard]] const std::vector<Panel*>& all() const { return m_all; } ///< in the order of F6

private:
    std::vector<Panel*> m_all;
};

/// Where the panels stand: their first arrangement, moving between them, one of them filling the window, the
/// explanation folded to the edge.
///
/// The panels that belong to a group stand on top of each other in one area, where one of them is shown;
/// which one, its head says and chooses. A panel that the user puts elsewhere, or in a window of its own, has
/// left the area and stays where it is, whatever the area shows.
class PanelLayout : public QObject {
    Q_OBJECT
public:
    PanelLayout(QMainWindow& window, Panels panels);

    /// The commands that go to a panel, let one fill the window, fold the explanation.
    void connectCommands(const Actions& actions);

    void reset();                           ///< the arrangement of a first start
    bool restore(const QByteArray& state);  ///< also of earlier versions, with other panels
    [[nodiscard]] QByteArray state() const; ///< without the filling, which is for a moment only

    /// Shows the panel and gives it the keyboard.
    void focus(Panel& panel);
    /// Gives the keyboard to the next panel that can be seen, or to the strip of the folded explanation. What
    /// is on screen stays as it is. \param step +1 the next panel, −1 the previous
    void focusNext(int step);
    /// Shows the panel and leaves the keyboard where it is, unless it was in the panel that gives way.
    void bring(Panel& panel);
    [[nodiscard]] Panel* front() const { return m_front; } ///< shown in the area; null: the area is empty
    /// The panel with the keyboard fills the window; called again, everything is where it was.
    void toggleFill();
    [[nodiscard]] Panel* filling() const { return m_filling; }
    void leaveFill();
    /// A panel of the area takes a column of its own at the right edge, so that it stays while the area shows
    /// others.
    void setAside(Panel& panel);
    /// And back into the area, in front; the others are as large as they were before.
    void setBack(Panel& panel);
    /// The panel that has, or last had, the keyboard; where another tab has been brought before it, that one.
    [[nodiscard]] Panel* focused() const;
    [[nodiscard]] const Panels& panels() const { return m_panels; }
    [[nodiscard]] PanelFold& fold() { return *m_fold; }
    [[nodiscard]] PanelHead& head() { return *m_head; }

signals:
    void frontChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the window: its tab bars come and go

private:
    [[nodiscard]] std::vector<Panel*> area() const;
    void settle(Panel* wanted = nullptr);
    void follow(const QTabBar& tabs, int tab);

    QMainWindow& m_window;
    Panels m_panels;
    PanelHead* m_head;
    PanelFold* m_fold;
    Panel* m_focused;
    Panel* m_front = nullptr;
    Panel* m_filling = nullptr;
    QByteArray m_beforeFill;
    std::vector<std::pair<Panel*, QSize>>
        m_beforeAside;        ///< what stood in the window, before a column was added
    QTimer m_settling;        ///< after the user moved a panel
    bool m_arranging = false; ///< all of them: what is heard of one is not the end
};

} // namespace quadrille
