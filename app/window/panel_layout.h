// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/window/panel.h"

#include <QMainWindow>
#include <QObject>

#include <vector>

class QTabBar;

namespace quadrille {

/// The panels of the window, in the order of F6.
struct Panels {
    Panel* plan = nullptr;
    Panel* memory = nullptr;
    Panel* pipeline = nullptr;
    Panel* heatmap = nullptr;
    Panel* step = nullptr;
    Panel* communication = nullptr;
    Panel* schedules = nullptr;
    Panel* tables = nullptr;
    Panel* curve = nullptr;
    Panel* course = nullptr;
    Panel* fit = nullptr;
    Panel* truth = nullptr;
    Panel* fsdp = nullptr;
    Panel* explain = nullptr;

    [[nodiscard]] std::vector<Panel*> all() const {
        return {plan,   memory, pipeline, heatmap, step,  communication, schedules,
                tables, curve,  course,   fit,     truth, fsdp,          explain};
    }
};

/// Where the panels stand: their first arrangement, moving between them, and one of them filling the window.
class PanelLayout : public QObject {
    Q_OBJECT
public:
    PanelLayout(QMainWindow& window, Panels panels);

    void reset(); ///< the arrangement of a first start
    bool restore(const QByteArray& state);
    [[nodiscard]] QByteArray state() const; ///< without the filling, which is for a moment only

    void focus(Panel& panel);
    void focusNext(int step); ///< +1 the next panel, −1 the previous
    /// The panel with the keyboard fills the window; called again, everything is where it was.
    void toggleFill();
    [[nodiscard]] Panel* filling() const { return m_filling; }
    void leaveFill();
    /// The panel that has, or last had, the keyboard; where another tab has been brought before it, that one.
    [[nodiscard]] Panel* focused() const;

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the window: its tab bars come and go

private:
    void follow(const QTabBar& tabs, int tab);

    QMainWindow& m_window;
    Panels m_panels;
    Panel* m_focused;
    Panel* m_filling = nullptr;
    QByteArray m_beforeFill;
};

} // namespace quadrille
