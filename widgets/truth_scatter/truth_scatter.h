// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"
#include "widgets/truth_scatter/point_index.h"
#include "widgets/truth_scatter/truth_layout.h"

#include <QPixmap>

#include <optional>

namespace quadrille {

/// Runs, predicted against measured: on the diagonal the model is right, in the band it is wrong by at most a
/// tenth. Runs that ran out of memory stand along the left edge. A mark's shape is its source; hollow ones
/// are those whose memory was expected to end otherwise.
///
/// Keys: arrows go to the run with the next larger or smaller measurement, Page Up and Page Down ten further,
/// Home and End to the ends, Enter chooses, Escape leaves.
class TruthScatter : public Picture {
    Q_OBJECT
public:
    explicit TruthScatter(QWidget* parent = nullptr);

    void setData(TruthData data);
    void setMeasure(TruthMeasure measure);
    void setColouring(TruthColouring colouring);
    /// Rings the run that is the scenario on screen; −1: none is.
    void setCurrent(int run);
    [[nodiscard]] const TruthData& truth() const { return m_data; }
    /// Of the widget as it is now; there must be points.
    [[nodiscard]] TruthLayout layoutNow() const;

    [[nodiscard]] QString finding() const override;
    void paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const override;
    /// A row a point. Rates in FLOP/s, times in seconds.
    [[nodiscard]] DataTable data() const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void runChosen(int run); ///< TruthPoint::run

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

private:
    /// What is seen: where the marks stand, and the picture without rings. Made anew when anything moved.
    struct Seen {
        TruthLayout layout;
        std::vector<QPointF> marks;
        PointIndex index;
        QPixmap picture;
    };
    const Seen& seen() const; ///< \pre there are points
    void forget();
    [[nodiscard]] std::optional<std::size_t> pointAt(QPointF place) const;
    [[nodiscard]] std::optional<std::size_t> pointed() const { return m_hover ? m_hover : m_cursor; }
    void moveCursor(std::ptrdiff_t by);
    void tell();

    TruthData m_data;
    int m_current = -1;
    std::vector<std::size_t> m_order;    ///< points by measured value; those that ran out first
    std::optional<std::size_t> m_cursor; ///< of the keyboard
    std::optional<std::size_t> m_hover;  ///< of the pointer
    mutable std::optional<Seen> m_seen;
};

} // namespace quadrille
