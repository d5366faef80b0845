// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/interactive_picture.h"
#include "widgets/sweep/sweep_chart.h"
#include "widgets/sweep/sweep_data.h"

namespace quadrille {

/// Memory of the fullest stage, by parts, and the pipeline's bubble along one dimension of the plan.
///
/// Keys: Left and Right move a cursor, Page Up and Page Down by ten, Home and End to the ends, Enter or Space
/// chooses the stop, E explains the current plan's memory, Escape leaves.
class SweepCurve : public InteractivePicture<std::optional<int>, SweepLayout> {
    Q_OBJECT
public:
    explicit SweepCurve(QWidget* parent = nullptr);

    /// \throws std::invalid_argument when the current stop is none of the stops
    void setData(SweepData data);
    [[nodiscard]] const SweepData& sweepData() const { return m_data; }

    [[nodiscard]] QString finding() const override;
    /// A row a stop: value, "runnable", bytes of every part and in total, zone, bubble ÷ total, A's total,
    /// why there are no numbers.
    [[nodiscard]] DataTable data() const override;

signals:
    void stopChosen(std::int64_t value);

protected:
    using Stop = std::optional<int>; ///< index
    [[nodiscard]] bool isDrawn() const override { return !m_data.stops.empty(); }
    [[nodiscard]] SweepLayout layOut(const QRectF& area, const QFont& font,
                                     const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const SweepLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const Stop& stop, const Colours& colours) const override;
    [[nodiscard]] Stop placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const Stop& stop) const override;
    [[nodiscard]] Stop kept(const Stop& stop) const override {
        return *stop < m_data.count() ? stop : Stop();
    }
    [[nodiscard]] Stop start(int) const override { return std::max(m_data.current, 0); }
    [[nodiscard]] std::optional<Stop> neighbour(const Stop& stop, int key) const override;
    void use(const Stop& stop) override { emit stopChosen(m_data.stop(*stop).value); }
    bool explainCurrent() override;
    [[nodiscard]] QString useName() const override { return tr("Move the plan here"); }

private:
    SweepData m_data;
};

} // namespace quadrille
