// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"
#include "widgets/sweep/sweep_data.h"
#include "widgets/sweep/sweep_layout.h"

#include <memory>

namespace quadrille {

class SweepPlot;

/// Memory of the fullest stage, by parts, and the pipeline's bubble along one dimension of the plan.
///
/// Keys: Left and Right move a cursor, Home and End to the ends, Enter or Space chooses the stop, E explains
/// the current plan's memory, Escape leaves.
class SweepCurve : public Picture {
    Q_OBJECT
public:
    explicit SweepCurve(QWidget* parent = nullptr);
    ~SweepCurve() override;

    /// \throws std::invalid_argument when the current stop is none of the stops
    void setData(SweepData data);
    [[nodiscard]] const SweepData& sweepData() const { return m_data; }
    /// Of the widget as it is now; there must be data.
    [[nodiscard]] SweepLayout layoutNow() const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row a stop: value, "runnable", bytes of every part and in total, zone, bubble ÷ total, A's total,
    /// why there are no numbers.
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void stopChosen(std::int64_t value);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] int stopAt(QPointF point) const;
    [[nodiscard]] QString say(int stop) const;
    void moveCursor(int stop);
    void explainCurrent();
    void retranslate();

    SweepData m_data;
    int m_cursor = -1;                         ///< of the keyboard
    int m_hover = -1;                          ///< of the pointer
    mutable std::unique_ptr<SweepPlot> m_plot; ///< made when first painted
};

} // namespace quadrille
