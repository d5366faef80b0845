// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/commands/panel_table.h"

#include <QDockWidget>

class QAction;

namespace quadrille {

class PanelTitle;

/// A dockable part of the window, titled by the sentence its content found.
class Panel : public QDockWidget {
    Q_OBJECT
public:
    /// fill: the command that lets a panel fill the window.
    Panel(const PanelSpec& spec, QAction* fill, QWidget* parent);

    [[nodiscard]] const PanelSpec& spec() const { return m_spec; }
    /// What Tab reaches first in here is `contents` or its focus proxy. Its finding is the title.
    void setContents(PanelContents* contents);
    [[nodiscard]] PanelContents& contents() const { return *m_contents; }
    [[nodiscard]] QString finding() const;
    void setFilling(bool filling);     ///< the button offers to leave
    void setHead(QWidget& head);       ///< stands above the title, taken from where it stood before
    void addFoldButton(QAction* fold); ///< a button that triggers the command
    void toggleFloating();             ///< into a window of its own beside this one, and back
    void takeFocus();                  ///< in front of its tabs, with the keyboard
    /// It can be seen: neither hidden nor behind another tab. Changes are told by visibilityChanged().
    [[nodiscard]] bool inFront() const { return m_inFront; }

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    void retranslate();
    void setFinding(const QString& finding);

    const PanelSpec& m_spec;
    QWidget* m_top;
    PanelTitle* m_title;
    PanelContents* m_contents = nullptr;
    bool m_inFront = false;
};

} // namespace quadrille
