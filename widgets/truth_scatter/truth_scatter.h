// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/picture.h"
#include "widgets/truth_scatter/truth_drawing.h"

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

    /// Of more points than these a picture takes longer than a frame.
    static constexpr std::size_t mostDrawnAtOnce = 2000;

    /// With very many points, what was shown stays until setDrawing().
    void setContent(SharedTruth content);
    void setData(TruthData data) { setContent(truthContent(std::move(data))); }
    /// What drawingWanted() asks for.
    [[nodiscard]] TruthDrawingJob drawingJob() const;
    void setDrawing(TruthDrawing drawing);
    /// Rings the run that is the scenario on screen; −1: none is.
    void setCurrent(int run);
    [[nodiscard]] const TruthData& truth() const { return m_content->data; }
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
    /// There are too many points to be drawn here and now: drawingJob() is to be done on another thread.
    void drawingWanted();

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
    [[nodiscard]] static bool isLong(const SharedTruth& content) {
        return content->data.points.size() > mostDrawnAtOnce;
    }
    [[nodiscard]] const std::vector<TruthPoint>& points() const { return m_content->data.points; }
    [[nodiscard]] const std::vector<std::size_t>& order() const { return m_content->order; }
    /// Of the points as the widget is now; null: it is on its way.
    const TruthDrawing* drawing() const;
    [[nodiscard]] const SharedTruth& wanted() const { return m_next != nullptr ? m_next : m_content; }
    [[nodiscard]] TruthDrawingJob jobOf(const SharedTruth& content) const;
    void take(SharedTruth content);
    void renew();
    [[nodiscard]] std::optional<std::size_t> pointAt(QPointF place) const;
    [[nodiscard]] std::optional<std::size_t> pointed() const { return m_hover ? m_hover : m_cursor; }
    void moveCursor(std::ptrdiff_t by);
    void tell();

    SharedTruth m_content = truthContent({});
    SharedTruth m_next; ///< to be drawn elsewhere; null: m_content is
    int m_current = -1;
    std::optional<std::size_t> m_cursor;           ///< of the keyboard
    std::optional<std::size_t> m_hover;            ///< of the pointer
    int m_look = 0;                                ///< counts sizes, fonts, colours
    double m_ratio = 1;                            ///< of the screen's pixels to those of the look
    mutable std::optional<TruthDrawing> m_drawing; ///< of m_content, for a look that may have passed
};

} // namespace quadrille
