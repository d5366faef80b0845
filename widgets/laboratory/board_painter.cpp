// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/laboratory/board_painter.h"

#include "core/pipeline/in_flight.h"
#include "widgets/gantt/bar_colours.h"
#include "widgets/laboratory/board_text.h"
#include "widgets/picture/axis.h"
#include "widgets/picture/hatch.h"
#include "widgets/picture/mark.h"
#include "widgets/picture/wrapped_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

/// Later chunks are darker, as in the pipeline's chart.
QColor colourOf(const laboratory::Task& task, const Operation& operation, const Colours& colours) {
    const double shade = task.chunks == 1 ? 0
                                          : static_cast<double>(task.chunkOf(operation.stage)) /
                                                static_cast<double>(task.chunks - 1);
    return gantt::barColour(colours, operation.kind, shade);
}

class BoardPainter {
public:
    BoardPainter(QPainter& painter, const BoardContent& content, const BoardLayout& layout,
                 const Colours& colours)
        : m_painter(painter), m_content(content), m_layout(layout), m_colours(colours),
          m_metrics(painter.font(), painter.device()) {}

    void paint() {
        paintSlots();
        for (int rank = 0; rank < static_cast<int>(m_layout.lanes.size()); ++rank) {
            paintIdle(rank);
            paintStrip(rank);
            const BoardLayout::Lane& lane = m_layout.lanes[static_cast<std::size_t>(rank)];
            m_painter.setPen(m_colours.text);
            drawText(m_painter, lane.name);
            m_painter.setPen(m_colours.mutedText);
            drawText(m_painter, lane.held);
        }
        for (const BoardLayout::Bar& bar : m_layout.bars) {
            const Operation& operation = m_content.lane(bar.rank).at(static_cast<std::size_t>(bar.index));
            paintOperation(bar.box, operation);
        }
        paintLimits();
        paintTray();
        if (m_content.standing.placed == 0)
            paintBeginning();
    }

private:
    void paintSlots() {
        const double tickLine = m_layout.grid.top() - 0.65 * m_layout.line;
        const double widest = m_metrics.horizontalAdvance(QStringLiteral("000"));
        const int most = std::max(1, static_cast<int>(m_layout.grid.width() / widest));
        m_painter.setPen(m_colours.mutedText);
        for (const double tick : niceTicks(m_layout.across, std::min(most, m_layout.across)))
            if (tick <= m_layout.across)
                drawText(m_painter, centredText(QString::number(std::llround(tick)),
                                                {m_layout.x(tick), tickLine}, m_metrics));
        m_painter.setPen(QPen(m_colours.grid, m_layout.hair));
        for (int slot = 0; slot <= m_layout.across; ++slot)
            m_painter.drawLine(QPointF(m_layout.x(slot), m_layout.grid.top()),
                               QPointF(m_layout.x(slot), m_layout.grid.bottom()));
        for (const BoardLayout::Lane& lane : m_layout.lanes)
            m_painter.drawLine(lane.row.bottomLeft(), lane.row.bottomRight());
    }

    /// Between operations, and to the end of the step once that is known.
    void paintIdle(int rank) {
        double free = 0;
        const auto idle = [&](double until) {
            if (until > free)
                drawHatch(m_painter, m_layout.box(rank, free, until), m_layout.line / 2.5, m_colours.hatch,
                          m_layout.hair);
        };
        for (int index = 0; index < m_content.laneSize(rank); ++index) {
            const TimedOperation timed = m_content.timed(rank, index);
            idle(timed.start);
            free = timed.end;
        }
        if (m_content.standing.isComplete())
            idle(m_content.standing.timeline.makespan);
    }

    void paintStrip(int rank) {
        const QRectF& strip = m_layout.lanes[static_cast<std::size_t>(rank)].strip;
        if (strip.isEmpty())
            return;
        const auto& most = m_content.standing.most;
        const std::int32_t room = m_content.board.task.memory;
        const double top = std::max(room, *std::max_element(most.begin(), most.end()));
        if (top <= 0)
            return;
        const QColor fill = gantt::stripColours(m_colours).least;
        const auto steps =
            inFlight(m_content.standing.timeline, static_cast<std::size_t>(rank), Release::atWeightGradient);
        for (std::size_t i = 0; i < steps.size(); ++i) {
            const double end = i + 1 < steps.size() ? steps[i + 1].time : m_content.laneEnd(rank);
            const double height = strip.height() * steps[i].count / top;
            m_painter.fillRect(QRectF(m_layout.x(steps[i].time), strip.bottom() - height,
                                      (end - steps[i].time) * m_layout.slot, height),
                               fill);
        }
        if (room > 0) {
            const double y = strip.bottom() - strip.height() * room / top;
            m_painter.setPen(QPen(m_colours.zoneRed, m_layout.hair));
            m_painter.drawLine(QPointF(strip.left(), y), QPointF(strip.right(), y));
        }
    }

    void paintOperation(const QRectF& box, const Operation& operation) {
        const QColor fill = colourOf(m_content.task(), operation, m_colours);
        m_painter.fillRect(box, fill);
        m_painter.setPen(QPen(gantt::separatorColour(fill), m_layout.hair));
        m_painter.drawRect(box);
        m_painter.setPen(gantt::labelColour(fill));
        for (const QString& text :
             {board_text::name(m_content.task(), operation), QString::number(operation.microbatch)}) {
            const PlacedText placed = centredText(text, box.center(), m_metrics);
            if (placed.box.width() > box.width() - 2 * m_layout.hair ||
                placed.box.height() > box.height() * 1.4)
                continue;
            drawText(m_painter, placed);
            return;
        }
    }

    /// Lines that no schedule crosses, and that the best one known reaches; one where they are the same.
    void paintLimits() {
        const double bound = m_content.standing.bound.time;
        if (!m_content.best) {
            paintLimit(bound, board_text::boundMark(m_content), m_colours.accent, Side::left);
        } else if (m_content.best->makespan <= bound) {
            paintLimit(bound, board_text::bothMark(m_content), m_colours.accent, Side::left);
        } else {
            paintLimit(bound, board_text::boundMark(m_content), m_colours.accent, Side::left);
            paintLimit(m_content.best->makespan, board_text::bestMark(m_content), m_colours.better,
                       Side::right);
        }
    }

    enum class Side : std::uint8_t { left, right };

    /// The words end, or begin, half a line beside the mark; on the right they stay within the picture.
    void paintLimit(double time, const QString& words, const QColor& colour, Side side) {
        const double x = m_layout.x(time);
        const double middle = m_layout.area.top() + m_layout.line * 0.55;
        const double space = m_layout.line / 2;
        m_painter.setPen(QPen(colour, 2 * m_layout.hair, side == Side::left ? Qt::SolidLine : Qt::DashLine));
        const QPointF top(x, m_layout.grid.top() - (side == Side::left ? 0.2 : 0) * m_layout.line);
        m_painter.drawLine(top, QPointF(x, m_layout.grid.bottom()));
        m_painter.setPen(m_colours.text);
        PlacedText placed = side == Side::left ? rightText(words, {x - space, middle}, m_metrics)
                                               : leftText(words, {x + space, middle}, m_metrics);
        placed.box.moveRight(std::min(placed.box.right(), m_layout.area.right() - space / 2));
        placed.box.moveLeft(std::max(placed.box.left(), m_marked + space));
        if (placed.box.right() > m_layout.area.right())
            return;
        drawText(m_painter, placed);
        m_marked = placed.box.right();
    }

    /// What one can do here.
    void paintBeginning() {
        const QStringList lines = wrapped(board_text::beginning(), m_layout.grid.width() * 0.7, m_metrics);
        double y = m_layout.grid.center().y() - m_layout.line * static_cast<double>(lines.size() - 1) / 2;
        m_painter.setPen(m_colours.text);
        for (const QString& line : lines) {
            const PlacedText placed = centredText(line, {m_layout.grid.center().x(), y}, m_metrics);
            const double around = m_layout.line / 4;
            m_painter.fillRect(placed.box.adjusted(-around, 0, around, 0), m_colours.background);
            drawText(m_painter, placed);
            y += m_layout.line;
        }
    }

    void paintTray() {
        m_painter.setPen(m_colours.mutedText);
        for (const PlacedText& name : m_layout.rowNames)
            drawText(m_painter, name);
        for (const BoardLayout::Chip& chip : m_layout.chips) {
            const auto left = static_cast<double>(m_content.missingOn(chip.kind, chip.microbatch).size()) /
                              m_content.task().stages();
            const QColor colour = gantt::barColour(m_colours, chip.kind, 0);
            // As full as there are stages on which it is to be placed.
            QRectF rest = chip.box;
            rest.setWidth(chip.box.width() * left);
            m_painter.fillRect(chip.box, gantt::blended(m_colours.background, colour, 0.15));
            m_painter.fillRect(rest, gantt::blended(m_colours.background, colour, 0.55));
            m_painter.setPen(left > 0 ? m_colours.text : m_colours.mutedText);
            const PlacedText name =
                centredText(board_text::chipName(chip.kind, chip.microbatch), chip.box.center(), m_metrics);
            if (name.box.width() <= chip.box.width())
                drawText(m_painter, name);
        }
    }

    QPainter& m_painter;
    const BoardContent& m_content;
    const BoardLayout& m_layout;
    const Colours& m_colours;
    QFontMetricsF m_metrics;
    double m_marked = m_layout.area.left(); ///< right end of the last mark's words
};

} // namespace

void paintBoard(QPainter& painter, const BoardContent& content, const BoardLayout& layout,
                const Colours& colours) {
    BoardPainter(painter, content, layout, colours).paint();
}

void paintBoardMark(QPainter& painter, const BoardContent& content, const BoardLayout& layout,
                    const BoardPlace& place, const Colours& colours) {
    const bool onBar = place.where == BoardPlace::Where::lane && place.index < content.laneSize(place.rank);
    if (onBar || place.where == BoardPlace::Where::chip) {
        const int microbatch =
            onBar ? content.lane(place.rank).at(static_cast<std::size_t>(place.index)).microbatch
                  : place.microbatch;
        for (const BoardLayout::Bar& bar : layout.bars)
            if (content.lane(bar.rank).at(static_cast<std::size_t>(bar.index)).microbatch == microbatch)
                paintAccentMark(painter, bar.box, colours);
    }
    paintDashedMark(painter, layout.boxOf(place), layout.hair, colours);
}

void paintBoardGhost(QPainter& painter, const BoardContent& content, const BoardLayout& layout,
                     const BoardGhost& ghost, const Colours& colours) {
    const Operation& operation = ghost.timed.operation;
    const QRectF box = layout.box(ghost.rank, ghost.timed.start, ghost.timed.end);
    if (ghost.isAllowed) {
        QColor fill = colourOf(content.task(), operation, colours);
        fill.setAlphaF(0.7F);
        painter.fillRect(box, fill);
    } else {
        drawHatch(painter, box, layout.line / 4, colours.zoneRed, 1.5 * layout.hair);
    }
    painter.setPen(QPen(ghost.isAllowed ? colours.accent : colours.worse, 2 * layout.hair));
    painter.drawRect(box);
    painter.setPen(colours.text);
    drawText(painter, centredText(board_text::name(content.task(), operation), box.center(),
                                  QFontMetricsF(painter.font(), painter.device())));
}

} // namespace quadrille
