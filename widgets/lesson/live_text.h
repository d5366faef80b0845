// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/lesson/live_document.h"

#include <QTextBrowser>

namespace quadrille {

/// A text as high as its contents, whose settings are changed where they stand: dragged sideways, turned with
/// the wheel, or with the arrow keys once Tab has reached them.
class LiveText : public QTextBrowser {
    Q_OBJECT
public:
    explicit LiveText(QWidget* parent = nullptr);

    void setPieces(std::vector<LivePiece> pieces);
    [[nodiscard]] const std::vector<LivePiece>& pieces() const { return m_pieces; }
    /// The name of the setting whose link has the keyboard; empty: none.
    [[nodiscard]] QString markedSetting() const;
    /// Where the number of a setting stands, in this widget; empty: it does not.
    [[nodiscard]] QRect placeOf(const QString& setting) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {0, height()}; }

signals:
    /// The user moves a setting by so many of its values.
    void turned(const QString& setting, int steps);
    void dragBegan();
    void dragEnded();

protected:
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void render();
    void fit();
    [[nodiscard]] QString settingAt(const QPoint& place) const;

    std::vector<LivePiece> m_pieces;
    QString m_dragged;  ///< empty: none
    int m_dragFrom = 0; ///< x where the step so far began
    int m_wheel = 0;    ///< what has been turned and is less than a step
    bool m_rendering = false;
};

} // namespace quadrille
