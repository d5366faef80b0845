// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/paper_table/paper_table_layout.h"
#include "widgets/paper_table/paper_table_text.h"
#include "widgets/picture/picture.h"

class QScrollBar;

namespace quadrille {

/// One table of Fujii et al. (2024) in its published layout and shading: each cell ours next to the printed
/// value. Shading is the zone of our estimate. Scrolls under its headings when it is small; exports whole.
///
/// Arrows, Home, End and Page move a cursor, Enter chooses; a click does both.
class PaperTable : public Picture {
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
    [[nodiscard]] std::optional<paper::Place> cursor() const { return m_cursor; }
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
    bool event(QEvent* event) override;
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;

private:
    [[nodiscard]] paper::Layout layoutFor(const QFont& font, double width) const;
    [[nodiscard]] paper::Layout screenLayout() const;
    [[nodiscard]] QPointF offset() const;
    [[nodiscard]] QRect viewport() const;
    [[nodiscard]] std::optional<paper::Place> cellAt(QPointF point) const;
    void updateBars();
    void moveCursor(paper::Place place);
    void makeVisible(paper::Place place);
    [[nodiscard]] QString say(paper::Place place) const;
    void hover(std::optional<paper::Place> place);

    std::optional<PublishedTable> m_table;
    paper::Ours m_ours;
    paper::Rates m_rates;
    paper::Shown m_shown = paper::Shown::both;
    std::optional<paper::Place> m_current;
    std::optional<paper::Place> m_cursor;
    std::optional<paper::Place> m_hovered;
    QScrollBar* m_vertical = nullptr;
    QScrollBar* m_horizontal = nullptr;
};

} // namespace quadrille
