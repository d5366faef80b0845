// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDockWidget>

class QAction;
class QToolButton;

namespace quadrille {

class PanelTitle;

/// A dockable part of the window, titled by the sentence its content found.
class Panel : public QDockWidget {
    Q_OBJECT
public:
    /// id: stable name, also of the window state. fill: the command that lets a panel fill the window.
    Panel(const QString& id, QAction* fill, QWidget* parent);

    void setContent(QWidget* content); ///< what Tab reaches first in here is `content` or its focus proxy
    void setName(const QString& name); ///< short: on tabs and for screen readers
    void setFinding(const QString& finding); ///< the title
    [[nodiscard]] QString finding() const;
    void setFilling(bool filling); ///< the button offers the way back
    void toggleFloating();         ///< into a window of its own beside this one, and back
    void takeFocus();              ///< in front of its tabs, with the keyboard
    /// It can be seen: neither hidden nor behind another tab. Changes are told by visibilityChanged().
    [[nodiscard]] bool inFront() const { return m_inFront; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();

    PanelTitle* m_title;
    bool m_inFront = false;
};

} // namespace quadrille
