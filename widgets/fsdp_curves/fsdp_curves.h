// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/fsdp_curves/fsdp_layout.h"
#include "widgets/picture/picture.h"

#include <memory>

namespace quadrille {

class FsdpPlot;

/// The best utilisation or throughput that the equations of Wang et al. (2024) allow, against the size of the
/// model, the number of GPUs or the bandwidth, with their measured runs over it.
///
/// Keys: Left and Right move a cursor along a line, Up and Down to the line above and below, Home and End to
/// the ends, Enter, Space or E explains, Escape leaves.
class FsdpCurves : public Picture {
    Q_OBJECT
public:
    explicit FsdpCurves(QWidget* parent = nullptr);
    ~FsdpCurves() override;

    /// \throws std::invalid_argument when a line has no stops or not as many as the first
    void setData(FsdpCurvesData data);
    void setMeasure(FsdpMeasure measure);
    [[nodiscard]] const FsdpCurvesData& curvesData() const { return m_data; }
    /// Of the widget as it is now; there must be lines.
    [[nodiscard]] FsdpLayout layoutNow() const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row a stop of a line: what the search found, and what was measured there.
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    /// The user asks why the best is what it is there.
    void stopExplained(const quadrille::FsdpStop& stop, quadrille::FsdpMeasure measure);

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
    [[nodiscard]] FsdpPlace placeUnder(QPointF point) const;
    [[nodiscard]] bool moveCursor(int key);
    void point(FsdpPlace place);
    void explain(FsdpPlace place);

    FsdpCurvesData m_data;
    FsdpPlace m_pointed;                      ///< by pointer or keyboard
    mutable std::unique_ptr<FsdpPlot> m_plot; ///< made when first painted
};

} // namespace quadrille
