// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paper_table/paper_table_layout.h"
#include "widgets/paper_table/paper_table_text.h"
#include "widgets/picture/interactive_picture.h"

class QScrollBar;

namespace quadrille {

/// One table of Fujii et al. (2024) in its published layout and shading: each cell ours next to the printed
/// value. Shading is the zone of our estimate. Scrolls under its headings when it is small; exports whole.
///
/// Arrows, Home, End and Page move a cursor, Enter chooses; a click does both.
class PaperTable : public InteractivePicture<std::optional<paper::Place>, paper::Layout> {
    Q_OBJECT
public:
    explicit PaperTable(QWidget* parent = nullptr);

    /// Null shows nothing. `ours` is row-major like the table's cells.
    void setTable(const PublishedTable* table, paper::Ours ours);
    /// Our predictions of a measured table's throughput; another table has none.
    void setRates(paper::Rates rates);
    /// What cells of a measured table print where there are rates.
    void setShown(paper::Shown shown);
    /// Outlines the cell of the scenario on screen.
    void setCurrent(std::optional<paper::Place> place);

    [[nodiscard]] const std::optional<PublishedTable>& table() const { return m_table; }
    [[nodiscard]] std::optional<paper::Place> cursor() const { return cursorPlace(); }
    [[nodiscard]] const paper::Rates& rates() const { return m_rates; }
    /// Where a cell is on the widget now, scrolled as it is.
    [[nodiscard]] QRectF cellRect(std::size_t row, std::size_t column) const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void cellChosen(int row, int column);

protected:
    using Cell = std::optional<paper::Place>;
    [[nodiscard]] bool isDrawn() const override { return m_table.has_value(); }
    [[nodiscard]] paper::Layout layOut(const QRectF& area, const QFont& font,
                                       const QPaintDevice*) const override {
        return layoutFor(font, area.width());
    }
    void paintLayout(QPainter& painter, const paper::Layout& layout, const Colours& colours) const override;
    [[nodiscard]] Cell placeAt(QPointF point) const override;
    [[nodiscard]] QString say(const Cell& cell) const override;
    [[nodiscard]] Cell kept(const Cell& cell) const override { return cell; }
    [[nodiscard]] Cell start(int) const override;
    [[nodiscard]] std::optional<Cell> neighbour(const Cell& cell, int key) const override;
    void use(const Cell& cell) override;
    [[nodiscard]] QString useName() const override { return tr("Load this cell's plan"); }
    void cursorMoved(const Cell& cursor) override;
    [[nodiscard]] bool keepsCursor() const override { return true; }
    void hoverMoved() override { updateOverlay(); }
    [[nodiscard]] QRectF screenArea() const override { return {viewport()}; }
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] paper::Layout layoutFor(const QFont& font, double width) const;
    [[nodiscard]] QPointF offset() const;
    [[nodiscard]] QRect viewport() const;
    void updateBars();

    std::optional<PublishedTable> m_table;
    paper::Ours m_ours;
    paper::Rates m_rates;
    paper::Shown m_shown = paper::Shown::both;
    std::optional<paper::Place> m_current;
    QScrollBar* m_vertical = nullptr;
    QScrollBar* m_horizontal = nullptr;
};

} // namespace quadrille
