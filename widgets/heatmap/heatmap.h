// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_layout.h"
#include "widgets/picture/interactive_picture.h"

#include <functional>

namespace quadrille {

/// What is pointed at in a heatmap: a cell, or the strip of what is folded away along an axis.
struct HeatmapTarget {
    HeatmapPlace cell;
    std::optional<Qt::Orientation> strip;
    friend bool operator==(const HeatmapTarget&, const HeatmapTarget&) = default;
};

/// Plans that differ in two dimensions, a cell each: memory shaded by zone, or how fast and how dear they are
/// on a sequential scale, with the best that fits marked. Columns and rows in which no plan can run are
/// folded into a strip, which a click unfolds and folds.
///
/// Keys: arrows move a cursor, Home and End to the row's ends, PageUp and PageDown to the column's, Enter or
/// Space chooses the cell, X and Y unfold and fold columns and rows, E explains the current plan's number,
/// Escape leaves.
class Heatmap : public InteractivePicture<HeatmapTarget, HeatmapLayout> {
    Q_OBJECT
public:
    /// Why the plan of a cell cannot run, as a sentence.
    using Reason = std::function<QString(int column, int row)>;

    explicit Heatmap(QWidget* parent = nullptr);

    /// What is folded stays as it is.
    /// \throws std::invalid_argument when there are not rows·columns cells or the current cell is none of
    /// them
    void setData(HeatmapData data);
    /// Moves the outline to the plan with these values; away where the grid has no such stops.
    void setCurrent(std::int64_t xValue, std::int64_t yValue);
    /// Asked when a cell that cannot run and has no `whyNot` of its own is pointed at. Belongs to the data
    /// set last; setData() keeps it.
    void setReason(Reason reason);
    /// The title says so while the cells of another plan are on their way and none is known; the picture
    /// stays. Of a grid that is partial the title tells how far it is.
    void setPending(bool pending);
    [[nodiscard]] const HeatmapData& heatmapData() const { return m_data; }
    /// Folds away the columns, or rows, in which no plan can run, or shows them. Folded at first.
    void setFolded(bool columns, bool rows);

    [[nodiscard]] QString finding() const override;
    /// A row a cell: both values, "runnable", bytes, zone, bubble ÷ total, speed, "folded away", why there
    /// are no numbers.
    [[nodiscard]] DataTable data() const override;

signals:
    void cellChosen(std::int64_t xValue, std::int64_t yValue);

protected:
    /// There is a picture of cells, not a sentence in its place.
    [[nodiscard]] bool isDrawn() const override { return m_data.isAnyRunnable(); }
    [[nodiscard]] HeatmapLayout layOut(const QRectF& area, const QFont& font,
                                       const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const HeatmapLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const HeatmapTarget& target, const Colours& colours) const override;
    [[nodiscard]] HeatmapTarget placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const HeatmapTarget& target) const override;
    [[nodiscard]] HeatmapTarget kept(const HeatmapTarget& target) const override;
    [[nodiscard]] HeatmapTarget start(int) const override;
    [[nodiscard]] std::optional<HeatmapTarget> neighbour(const HeatmapTarget& target, int key) const override;
    void use(const HeatmapTarget& target) override;
    bool explainCurrent() override;
    void keyPressEvent(QKeyEvent* event) override;
    std::optional<QPoint> fillMenu(QMenu& menu, std::optional<QPoint> point) override;
    [[nodiscard]] QString useName() const override;

private:
    [[nodiscard]] QString whyNot(HeatmapPlace place) const;
    [[nodiscard]] QString sayStrip(Qt::Orientation axis) const;
    /// The shown cell at this position, or the nearest.
    [[nodiscard]] HeatmapTarget atPosition(int column, int row) const;
    /// Folds or unfolds; nothing where there is nothing to fold.
    void toggleFold(Qt::Orientation axis);
    void choose(HeatmapPlace place);

    HeatmapData m_data;
    Reason m_reason;
    bool m_pending = false;
};

} // namespace quadrille
