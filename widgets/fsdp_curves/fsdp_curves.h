// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/fsdp_curves/fsdp_chart.h"
#include "widgets/picture/interactive_picture.h"

namespace quadrille {

/// The best utilisation or throughput that the equations of Wang et al. (2024) allow, against the size of the
/// model, the number of GPUs or the bandwidth, with their measured runs over it.
///
/// Keys: Left and Right move a cursor along a line, Page Up and Page Down by ten, Home and End to its ends,
/// Up and Down to the line above and below, Enter, Space or E explains, Escape leaves.
class FsdpCurves : public InteractivePicture<FsdpPlace, FsdpLayout> {
    Q_OBJECT
public:
    explicit FsdpCurves(QWidget* parent = nullptr);

    /// \throws std::invalid_argument when a line has no stops or not as many as the first
    void setData(FsdpCurvesData data);
    void setMeasure(FsdpMeasure measure);
    [[nodiscard]] const FsdpCurvesData& curvesData() const { return m_data; }

    [[nodiscard]] QString finding() const override;
    /// A row a stop of a line: what the search found, and what was measured there.
    [[nodiscard]] DataTable data() const override;

signals:
    /// The user asks why the best is what it is there.
    void stopExplained(const quadrille::FsdpStop& stop, quadrille::FsdpMeasure measure);

protected:
    [[nodiscard]] bool isDrawn() const override { return !m_data.lines.empty(); }
    [[nodiscard]] FsdpLayout layOut(const QRectF& area, const QFont& font,
                                    const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const FsdpLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const FsdpPlace& place, const Colours& colours) const override;
    [[nodiscard]] FsdpPlace placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const FsdpPlace& place) const override;
    [[nodiscard]] FsdpPlace kept(const FsdpPlace& place) const override;
    [[nodiscard]] FsdpPlace start(int) const override { return {0, 0}; }
    [[nodiscard]] std::optional<FsdpPlace> neighbour(const FsdpPlace& place, int key) const override;
    [[nodiscard]] bool isUsable(const FsdpPlace& place) const override;
    void use(const FsdpPlace& place) override;
    [[nodiscard]] bool marksPointer() const override { return true; }

private:
    FsdpCurvesData m_data;
};

} // namespace quadrille
