// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/interactive_picture.h"
#include "widgets/plan_cloud/plan_cloud_layout.h"

#include <optional>

namespace quadrille {

/// Every feasible plan a point in the plane of two quantities, the front of those that nothing beats, the
/// plan on screen and A. A click loads the fastest plan of where it hits; a drag brushes: those plans alone
/// count until Escape or a click beside all plans.
///
/// Keys: arrows, Home and End go along the front, Enter or Space loads, Escape ends the brush, or leaves.
class PlanCloud : public InteractivePicture<std::optional<std::uint64_t>, PlanCloudLayout> {
    Q_OBJECT
public:
    explicit PlanCloud(QWidget* parent = nullptr);

    void setData(PlanCloudData data);
    [[nodiscard]] const PlanCloudData& cloud() const { return m_data; }
    [[nodiscard]] const std::optional<CloudBrush>& brush() const { return m_brush; }
    void setBrush(const std::optional<CloudBrush>& brush);

    [[nodiscard]] QString finding() const override;
    /// A row a plan.
    [[nodiscard]] DataTable data() const override;

signals:
    void planChosen(quint64 number); ///< in the space
    void brushChanged();

protected:
    using Point = std::optional<std::uint64_t>; ///< PlanPoint::number
    [[nodiscard]] bool isDrawn() const override { return !m_data.points->empty(); }
    [[nodiscard]] PlanCloudLayout layOut(const QRectF& area, const QFont& font,
                                         const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const PlanCloudLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const Point& point, const Colours& colours) const override;
    [[nodiscard]] Point placeAt(QPointF place) const override;
    [[nodiscard]] QString say(const Point& point) const override;
    [[nodiscard]] Point kept(const Point& point) const override;
    [[nodiscard]] Point start(int key) const override;
    [[nodiscard]] std::optional<Point> neighbour(const Point& point, int key) const override;
    [[nodiscard]] QString useName() const override { return tr("Load this plan"); }
    void use(const Point& point) override;
    [[nodiscard]] bool marksPointer() const override { return true; }
    void paintEvent(QPaintEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;

private:
    [[nodiscard]] const PlanPoint* pointOf(const Point& point) const;
    [[nodiscard]] bool isOffered(const Point& point) const; ///< a plan is there, within the brush
    [[nodiscard]] QRectF dragged() const;

    PlanCloudData m_data;
    std::optional<CloudBrush> m_brush;
    std::optional<QPointF> m_from; ///< of a drag
    QPointF m_to;
    bool m_dragging = false; ///< further than a click trembles
};

} // namespace quadrille
