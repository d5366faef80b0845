// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/interactive_picture.h"
#include "widgets/scaling/scaling_chart.h"

namespace quadrille {

/// The best plan against the number of GPUs, beside the plan on screen and what would be ideal; where the
/// best plan is another, and why.
///
/// Keys: Left and Right move a cursor, Home and End to the ends, Enter or Space loads the best plan there,
/// Escape leaves.
class ScalingCurve : public InteractivePicture<std::optional<int>, ChartLayout> {
    Q_OBJECT
public:
    explicit ScalingCurve(QWidget* parent = nullptr);

    void setData(ScalingData data);
    [[nodiscard]] const ScalingData& scalingData() const { return m_data; }

    [[nodiscard]] QString finding() const override;
    /// A row a number of GPUs: the best plan's settings and figures, this plan's, what changes and why.
    [[nodiscard]] DataTable data() const override;

signals:
    void pointChosen(int point);

protected:
    using Place = std::optional<int>; ///< of a point
    [[nodiscard]] bool isDrawn() const override;
    [[nodiscard]] ChartLayout layOut(const QRectF& area, const QFont& font,
                                     const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const ChartLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const Place& place, const Colours& colours) const override;
    [[nodiscard]] Place placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const Place& place) const override;
    [[nodiscard]] Place kept(const Place& place) const override;
    [[nodiscard]] Place start(int) const override { return static_cast<int>(m_data.scaling.current); }
    [[nodiscard]] std::optional<Place> neighbour(const Place& place, int key) const override;
    [[nodiscard]] bool isUsable(const Place& place) const override;
    [[nodiscard]] QString useName() const override { return tr("Load the best plan there"); }
    void use(const Place& place) override { emit pointChosen(*place); }

private:
    [[nodiscard]] int count() const { return static_cast<int>(m_data.scaling.points.size()); }

    ScalingData m_data;
};

} // namespace quadrille
