// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

#include <vector>

class QMainWindow;
class QToolBar;
class QWidget;

namespace quadrille {

class Panel;

/// Folds a panel away to a strip at the right edge of the window that bears its name, and back.
class PanelFold : public QObject {
    Q_OBJECT
public:
    /// steady, elastic: what stands beside the panel. The first stays as wide as it is, the others share the
    /// room that is left.
    PanelFold(QMainWindow& window, Panel& panel, Panel& steady, std::vector<Panel*> elastic);

    [[nodiscard]] bool folded() const { return m_folded; }
    /// The keyboard stays where it is, unless it was in the panel: then it goes back to where it came from.
    void setFolded(bool folded);
    /// Shows panel or strip as they are to be, after something else has arranged the window.
    void apply();
    void setStripShown(bool shown); ///< while the window shows other things it is not
    void focusStrip();
    [[nodiscard]] Panel& panel() const { return m_panel; }

signals:
    void changed();

private:
    class Button;

    void divideRoom(int steadyWidth, const std::vector<int>& elasticWidths);

    QMainWindow& m_window;
    Panel& m_panel;
    Panel& m_steady;
    const std::vector<Panel*> m_elastic;
    QToolBar* m_strip;
    Button* m_button;
    QPointer<QWidget> m_before; ///< had the keyboard before it came into the panel
    int m_width = 0;            ///< of the panel when it was last seen; 0: never
    bool m_folded = false;
};

} // namespace quadrille
