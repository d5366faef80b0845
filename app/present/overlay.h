// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QPixmap>
#include <QTimer>
#include <QVariantAnimation>
#include <QWidget>

#include <vector>

namespace quadrille {

/// What a speaker lays over the stage: a spotlight that follows the pointer, a pen whose lines fade, a black
/// screen, the keys; and how the last stop gives way to the next. It lets the pointer through, unless one
/// draws.
class Overlay : public QWidget {
    Q_OBJECT
public:
    enum class Tool { none, spotlight, pen };

    explicit Overlay(QWidget* parent);

    [[nodiscard]] Tool tool() const { return m_tool; }
    void setTool(Tool tool);
    [[nodiscard]] bool black() const { return m_black; }
    void setBlack(bool black);
    /// Large, in the middle; empty: none.
    void setHelp(const QString& text);
    [[nodiscard]] QString help() const { return m_help; }
    /// Something that was at one place and is at another.
    struct Move {
        QRect from, to;
    };
    /// Shows this picture until arrive(), and lets it fade then, for as long as the style says that things
    /// move; what is elsewhere now goes there meanwhile.
    void fadeFrom(const QPixmap& before, const std::vector<Move>& moves = {});
    void arrive(); ///< what comes next is there
    [[nodiscard]] bool fades() const { return !m_before.isNull(); }
    /// Where a part of the picture that fades is now; where it was, of one that stays. \pre it fades
    [[nodiscard]] static QRectF between(const Move& move, double left);
    void pointAt(const QPoint& point); ///< where the spotlight is
    [[nodiscard]] std::size_t strokes() const { return m_strokes.size(); }
    void wipe(); ///< every line of the pen

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;

private:
    struct Stroke {
        QPolygonF points;
        qint64 begun = 0; ///< milliseconds of the clock
    };
    void forgetFaded();
    void paintBefore(QPainter& painter) const;
    void refresh();

    Tool m_tool = Tool::none;
    bool m_black = false;
    QString m_help;
    QPixmap m_before;
    std::vector<Move> m_moves; ///< of its parts
    QVariantAnimation m_fade;
    QPoint m_point;
    std::vector<Stroke> m_strokes;
    QElapsedTimer m_clock;
    QTimer m_fading; ///< of the strokes; only while there are some
};

} // namespace quadrille
