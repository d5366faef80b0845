// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace quadrille {

/// The title of a panel: a sentence, and buttons at its end. A narrow panel gives it two lines, whatever the
/// sentence, so that nothing below moves when it grows; what does not fit is shortened.
class PanelTitle : public QWidget {
    Q_OBJECT
public:
    explicit PanelTitle(QWidget* parent);

    void setText(const QString& text);
    void setMarked(bool marked); ///< its panel has the keyboard
    [[nodiscard]] QString text() const { return m_text; }
    [[nodiscard]] QToolButton* addButton(const QString& icon);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void doubleClicked();

protected:
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

private:
    [[nodiscard]] QFont titleFont() const;
    /// What of the text stands in that many pixels: in two lines where the window is narrow.
    [[nodiscard]] QString shownText(double room) const;

    QString m_text;
    bool m_narrow = false;
    bool m_marked = false;
    mutable QSize
        m_wanted; ///< by this font and number of lines; invalid: not measured yet. Layouts ask often
    mutable QSize m_least;
};

} // namespace quadrille
