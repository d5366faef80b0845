// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/bubble_curve/bubble_layout.h"
#include "widgets/picture/picture.h"

#include <memory>

namespace quadrille {

class BubblePlot;

/// The share of idle time against the number of micro-batches of a step, a line a schedule.
///
/// Keys: Left and Right move a cursor along the numbers of micro-batches, Home and End to the ends, Escape
/// leaves.
class BubbleCurve : public Picture {
    Q_OBJECT
public:
    explicit BubbleCurve(QWidget* parent = nullptr);
    ~BubbleCurve() override;

    void setData(BubbleData data);
    void setConvention(BubbleConvention convention);
    [[nodiscard]] const BubbleData& bubbleData() const { return m_data; } ///< merged()
    /// Of the widget as it is now; there must be lines.
    [[nodiscard]] BubbleLayout layoutNow() const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row a point: schedule, v, micro-batches, bubble in both conventions.
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// The number of micro-batches nearest to the pointer; 0 outside of the plot.
    [[nodiscard]] std::int64_t numberAt(QPointF point) const;
    void point(std::int64_t microbatches);

    BubbleData m_data;
    std::int64_t m_pointed = 0;                 ///< by pointer or keyboard; 0: nothing
    mutable std::unique_ptr<BubblePlot> m_plot; ///< made when first painted
};

} // namespace quadrille
