// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"

#include <QElapsedTimer>
#include <QTimer>
#include <QWidget>

class QLabel;

namespace quadrille {

/// What the speaker alone sees: the notes of a stop, which one comes next, the time and how long it has
/// taken.
class SpeakerWindow : public QWidget {
    Q_OBJECT
public:
    explicit SpeakerWindow(QWidget* parent);

    void show(const Deck& deck, std::size_t place);
    using QWidget::show;
    /// Of its own, at first; else a part of the window it belongs to. It is hidden then where that changes.
    void setOwnWindow(bool own);

protected:
    void changeEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void tick();
    void sizeLetters();

    QLabel* m_place;
    QLabel* m_now;
    QLabel* m_notes;
    QLabel* m_next;
    QLabel* m_clock;
    QElapsedTimer m_begun;
    QTimer m_seconds;
};

} // namespace quadrille
