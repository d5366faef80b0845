// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/bubble_curve/bubble_data.h"
#include "widgets/chart/chart_layout.h"
#include "widgets/picture/interactive_picture.h"

namespace quadrille {

/// The share of idle time against the number of micro-batches of a step, a line a schedule.
///
/// Keys: Left and Right move a cursor along the numbers of micro-batches, Page Up and Page Down by ten, Home
/// and End to the ends, Escape leaves.
class BubbleCurve : public InteractivePicture<std::int64_t, ChartLayout> {
    Q_OBJECT
public:
    explicit BubbleCurve(QWidget* parent = nullptr);

    void setData(BubbleData data);
    void setConvention(BubbleConvention convention);
    [[nodiscard]] const BubbleData& bubbleData() const { return m_data; } ///< merged()

    [[nodiscard]] QString finding() const override;
    /// A row a point: schedule, v, micro-batches, bubble in both conventions.
    [[nodiscard]] DataTable data() const override;

protected:
    [[nodiscard]] bool isDrawn() const override { return !m_data.lines.empty(); }
    [[nodiscard]] ChartLayout layOut(const QRectF& area, const QFont& font,
                                     const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const ChartLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const std::int64_t& number, const Colours& colours) const override;
    /// The number of micro-batches nearest to the pointer; 0 outside of the plot.
    [[nodiscard]] std::int64_t placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const std::int64_t& number) const override;
    [[nodiscard]] std::int64_t kept(const std::int64_t& number) const override;
    [[nodiscard]] std::int64_t start(int) const override;
    [[nodiscard]] std::optional<std::int64_t> neighbour(const std::int64_t& number, int key) const override;
    [[nodiscard]] bool marksPointer() const override { return true; }

private:
    [[nodiscard]] std::vector<std::int64_t> numbersInSight() const; ///< ascending

    BubbleData m_data;
};

} // namespace quadrille
