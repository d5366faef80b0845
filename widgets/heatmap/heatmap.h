// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/heatmap/heatmap_layout.h"
#include "widgets/picture/picture.h"

#include <functional>

namespace quadrille {

/// Plans that differ in two dimensions, a cell each: memory shaded by zone, or how fast and how dear they are
/// on a sequential scale, with the best that fits marked. Columns and rows in which no plan can run are
/// folded into a strip, which a click unfolds and folds.
///
/// Keys: arrows move a cursor, Home and End to the row's ends, PageUp and PageDown to the column's, Enter or
/// Space chooses the cell, X and Y unfold and fold columns and rows, E explains the current plan's number,
/// Escape leaves.
class Heatmap : public Picture {
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
    /// The sentence shown while there is no data.
    void setEmptyReason(const QString& reason);
    /// The title says so while the cells of another plan are on their way and none is known; the picture
    /// stays. Of a grid that is partial the title tells how far it is.
    void setPending(bool pending);
    [[nodiscard]] const HeatmapData& heatmapData() const { return m_data; }
    /// Folds away the columns, or rows, in which no plan can run, or shows them. Folded at first.
    void setFolded(bool columns, bool rows);

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row a cell: both values, "runnable", bytes, zone, bubble ÷ total, speed, "folded away", why there
    /// are no numbers.
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void cellChosen(std::int64_t xValue, std::int64_t yValue);

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] const HeatmapLayout& layoutFor(const QRectF& area, const QFont& font,
                                                 const QPaintDevice* device) const;
    [[nodiscard]] const HeatmapLayout& layoutNow() const;
    [[nodiscard]] QString whyNot(HeatmapPlace place) const;
    [[nodiscard]] QString say(HeatmapPlace place) const;
    /// Whether there is a picture of cells, not a sentence in its place.
    [[nodiscard]] bool hasGrid() const { return m_data.isAnyRunnable(); }
    [[nodiscard]] QString sayStrip(Qt::Orientation axis) const;
    /// Folds or unfolds; nothing where there is nothing to fold.
    void toggleFold(Qt::Orientation axis);
    void dropHiddenPlaces();
    void moveCursor(int columnSeat, int rowSeat);
    void choose(HeatmapPlace place);
    void explainCurrent();
    void retranslate();

    HeatmapData m_data;
    Reason m_reason;
    QString m_emptyReason;
    bool m_pending = false;
    HeatmapPlace m_cursor;                       ///< of the keyboard
    HeatmapPlace m_hover;                        ///< of the pointer
    std::optional<Qt::Orientation> m_hoverStrip; ///< likewise

    /// The last layout: most repaints change nothing but a ring.
    struct Cache {
        bool valid = false;
        QRectF area;
        QFont font;
        int resolution = 0;
        HeatmapLayout layout;
    };
    mutable Cache m_cache;
};

} // namespace quadrille
