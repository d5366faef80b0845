// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"

#include <QWidget>

class QLabel;
class QMenu;
class QPlainTextEdit;
class QToolButton;

namespace quadrille {

/// What is said of a stop, and which panels it shows.
class StopEdit : public QWidget {
    Q_OBJECT
public:
    explicit StopEdit(QWidget* parent);

    /// None: there is nothing to edit.
    void setStop(const Stop* stop, std::size_t place);
    void retranslate();
    void finish(); ///< what is typed

signals:
    void edited(std::size_t place, const quadrille::Stop& stop); ///< by the user, and done

protected:
    /// A text is done when the keyboard leaves it; a choice of panels, when the menu is left.
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void fillPanels();
    void markPanels(); ///< those that the stop shows, and which may be taken
    void choosePanel(const QString& name, bool chosen);
    void showPanels();

    Stop m_stop;
    std::size_t m_place = 0;
    bool m_some = false;
    QLabel* m_captionName;
    QPlainTextEdit* m_caption;
    QLabel* m_notesName;
    QPlainTextEdit* m_notes;
    QLabel* m_panelsName;
    QToolButton* m_panels;
    QMenu* m_menu;
};

} // namespace quadrille
