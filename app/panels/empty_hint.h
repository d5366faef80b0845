// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <functional>

class QLabel;
class QPushButton;

namespace quadrille {

/// Upon a picture or a list that has nothing to show: what would stand there, and a button with the one step
/// that fills it. Below the middle of a picture, whose own sentence says why it is empty; in the middle of
/// all else. No part of what is exported.
class EmptyHint : public QWidget {
    Q_OBJECT
public:
    struct Words {
        QString hint; ///< what would stand there; empty: something does, and this is hidden
        QString step; ///< what fills it; empty: no button
    };

    /// \param words asked by follow(), which a picture's new content and another language call
    /// \param act what the button does
    EmptyHint(QWidget& over, std::function<Words()> words, std::function<void()> act = {});

    void follow();
    [[nodiscard]] QString hint() const; ///< empty: it is hidden
    [[nodiscard]] QPushButton* step() const { return m_step; }

protected:
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of what it is upon: its size
    void changeEvent(QEvent* event) override;

private:
    void place();

    QWidget& m_over;
    std::function<Words()> m_words;
    QLabel* m_hint;
    QPushButton* m_step;
};

} // namespace quadrille
