// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/interactive_picture.h"
#include "widgets/truth_scatter/truth_drawing.h"

#include <optional>

namespace quadrille {

/// Runs, predicted against measured: on the diagonal the model is right, in the band it is wrong by at most a
/// tenth. Runs that ran out of memory stand along the left edge. A mark's shape is its source; hollow ones
/// are those whose memory was expected to end otherwise.
///
/// Keys: arrows go to the run with the next larger or smaller measurement, Page Up and Page Down ten further,
/// Home and End to the ends, Enter or Space chooses, Escape leaves.
class TruthScatter : public InteractivePicture<std::optional<std::size_t>, TruthLayout> {
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

    [[nodiscard]] QString finding() const override;
    /// A row a point. Rates in FLOP/s, times in seconds.
    [[nodiscard]] DataTable data() const override;

signals:
    void runChosen(int run); ///< TruthPoint::run
    /// There are too many points to be drawn here and now: drawingJob() is to be done on another thread.
    void drawingWanted();

protected:
    using Point = std::optional<std::size_t>; ///< index
    [[nodiscard]] bool isDrawn() const override { return !points().empty(); }
    [[nodiscard]] TruthLayout layOut(const QRectF& area, const QFont& font,
                                     const QPaintDevice* device) const override;
    void paintLayout(QPainter& painter, const TruthLayout& layout, const Colours& colours) const override;
    void paintMark(QPainter& painter, const Point& point, const Colours& colours) const override;
    [[nodiscard]] Point placeAt(QPointF place) const override;
    [[nodiscard]] QString say(const Point& point) const override;
    [[nodiscard]] Point kept(const Point& point) const override { return point; }
    [[nodiscard]] Point start(int) const override;
    [[nodiscard]] std::optional<Point> neighbour(const Point& point, int key) const override;
    [[nodiscard]] QString useName() const override { return tr("Load this run"); }
    void use(const Point& point) override { emit runChosen(points()[*point].run); }
    [[nodiscard]] bool marksPointer() const override { return true; }
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

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

    SharedTruth m_content = truthContent({});
    SharedTruth m_next; ///< to be drawn elsewhere; null: m_content is
    int m_current = -1;
    int m_look = 0;                                ///< counts sizes, fonts, colours
    double m_ratio = 1;                            ///< of the screen's pixels to those of the look
    mutable std::optional<TruthDrawing> m_drawing; ///< of m_content, for a look that may have passed
};

} // namespace quadrille
