// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace quadrille {

/// What the tour says at a stop, above the window's lower right corner; it leaves the rest of the window
/// alive.
///
/// Keys: Return goes on, Escape ends the tour.
class TourCard : public QFrame {
    Q_OBJECT
public:
    explicit TourCard(QWidget& window);

    /// \param place of the stop, from 0, of so many
    void say(const QString& title, const QString& text, int place, int stops);
    /// Below the text; null: nothing. The card does not own it.
    void setExtra(QWidget* extra);
    void setBusy(const QString& why);      ///< and no going on meanwhile; empty: no more
    void setNextText(const QString& text); ///< in place of "Next"; empty: that
    [[nodiscard]] QLabel* text() const { return m_text; }
    [[nodiscard]] QLabel* title() const { return m_title; }
    [[nodiscard]] QPushButton* nextButton() const { return m_next; }
    [[nodiscard]] QPushButton* backButton() const { return m_back; }
    [[nodiscard]] QPushButton* skipButton() const { return m_skip; }

signals:
    void nextWanted();
    void backWanted();
    void skipWanted();
    void languageChanged();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void changeEvent(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override; ///< of the window: its size

private:
    void place();
    void retranslate();

    QLabel* m_title;
    QLabel* m_text;
    QLabel* m_place;
    QVBoxLayout* m_column;
    QWidget* m_extra = nullptr;
    QPushButton* m_skip;
    QPushButton* m_back;
    QPushButton* m_next;
    QString m_said;
    QString m_nextText;
    bool m_isLast = false;
};

} // namespace quadrille
