// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/anatomy/anatomy_painter.h"

#include "widgets/picture/hatch.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

/// A colour of something, fainter.
QColor faint(const QColor& colour, const QColor& background, double share) {
    const auto mixed = [share](float a, float b) { return b + static_cast<float>(share) * (a - b); };
    return QColor::fromRgbF(mixed(colour.redF(), background.redF()),
                            mixed(colour.greenF(), background.greenF()),
                            mixed(colour.blueF(), background.blueF()));
}

class AnatomyPainter {
public:
    AnatomyPainter(QPainter& painter, const AnatomyContent& content, const AnatomyLayout& layout,
                   const Colours& colours)
        : m_painter(painter), m_content(content), m_layout(layout), m_colours(colours),
          m_weights(colours.part(MemoryPart::parameters)), m_tokens(colours.part(MemoryPart::activations)),
          m_sent(colours.time(TimeFamily::communication)) {}

    void paintCluster(std::int64_t chosen) {
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(QPen(m_colours.grid, m_layout.hair));
        for (const QRectF& node : m_layout.cluster.nodes)
            m_painter.drawRect(node);
        m_painter.setPen(Qt::NoPen);
        for (const ClusterCell& cell : m_layout.cluster.cells)
            paintCell(cell);
        // Where squares are small it must not cover what they say.
        const double width = std::clamp(0.16 * m_layout.cluster.side, 0.5 * m_layout.hair, 2 * m_layout.hair);
        m_painter.setPen(QPen(m_colours.mutedText, width, Qt::SolidLine, Qt::SquareCap));
        for (const QLineF& border : m_layout.cluster.leafBorders)
            m_painter.drawLine(border);
        const int own = m_layout.cluster.cellOf(chosen);
        if (own < 0)
            return;
        m_painter.setBrush(Qt::NoBrush);
        m_painter.setPen(
            QPen(m_colours.accent, 2 * m_layout.hair, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
        m_painter.drawRect(m_layout.cluster.cells[static_cast<std::size_t>(own)].box);
    }

    void paintModel() {
        const ModelDrawing& model = m_layout.model;
        for (const auto* boxes : {&model.strip.bands, &model.experts, &model.matrices})
            for (const SharedBox& box : *boxes)
                paintShared(box, m_weights);
        for (const SharedBox& box : model.regions)
            paintShared(box, m_tokens);
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_sent);
        const double size = 0.28 * m_layout.line;
        for (const MessageMark& mark : model.messages)
            m_painter.drawPolygon(
                QPolygonF({mark.tip, mark.tip + QPointF(-size, -size), mark.tip + QPointF(size, -size)}));
    }

    void paintBatch() {
        const BatchDrawing& batch = m_layout.batch;
        if (!batch.batch.box.isEmpty())
            paintShared(batch.batch, m_tokens);
        std::int64_t last = 0;
        for (const std::int64_t step : batch.steps)
            last = std::max(last, step);
        for (std::size_t i = 0; i < batch.ring.size(); ++i) {
            const QRectF& box = batch.ring[i].box;
            fill(box, batch.steps[i] < 0 ? m_colours.grid : stepColour(batch.steps[i], last));
            m_painter.setPen(QPen(m_colours.background, m_layout.hair));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(box);
        }
    }

    void paintFacts() {
        for (const DimensionRow& row : m_layout.dimensions)
            if (m_content.kind == row.kind)
                fill(QRectF(row.row.left(), row.row.top() + 0.1 * row.row.height(), 0.18 * m_layout.line,
                            0.8 * row.row.height()),
                     m_sent);
        for (const StackedBar& bar : m_layout.bars)
            for (const auto& [part, box] : bar.parts)
                fill(box, m_colours.part(part));
        for (const TokenBar& bar : m_layout.visits)
            for (const auto& [part, box] : bar.parts)
                paintTokens(part, box);
    }

    void paintLabels() {
        for (const AnatomyLabel& label : m_layout.labels) {
            paintSwatch(label);
            if (label.kind == AnatomyLabel::Kind::inside && straddles(label.placed.box)) {
                // Half of the word would be hard to read.
                QColor pale = m_colours.background;
                pale.setAlphaF(0.8F);
                fill(label.placed.box.adjusted(-m_layout.hair, 0, m_layout.hair, 0), pale);
                m_painter.setPen(m_colours.text);
            } else {
                m_painter.setPen(inkOf(label));
            }
            drawText(m_painter, label.placed);
        }
    }

private:
    void fill(const QRectF& box, const QColor& colour) { m_painter.fillRect(box, colour); }

    [[nodiscard]] QColor stepColour(std::int64_t step, std::int64_t last) const {
        const double share = last > 0 ? static_cast<double>(step) / static_cast<double>(last) : 0;
        return faint(m_tokens, m_colours.background, 1 - 0.7 * share);
    }

    void paintCell(const ClusterCell& cell) {
        QRectF box = cell.box;
        const auto fillShare = [&](double share, const QColor& colour) {
            // One GPU of many shall be seen.
            const double height = std::max(2 * m_layout.hair, std::min(1.0, share) * box.height());
            if (share > 0)
                fill(box.adjusted(0, box.height() - height, 0, 0), colour);
        };
        if (m_content.kind) {
            fill(box, m_colours.sequential(0.1 + 0.5 * cell.rank));
            fillShare(cell.group, m_sent);
        } else {
            fill(box, m_colours.grid);
            fillShare(cell.sameLayers, faint(m_weights, m_colours.background, 0.4));
            fillShare(cell.sameWeights, m_weights);
        }
        if (cell.self && cell.count == 1)
            fill(box, m_colours.accent);
    }

    void paintShared(const SharedBox& box, const QColor& colour) {
        fill(box.box, m_colours.grid);
        for (const QRectF& mine : box.mine)
            fill(mine, colour);
        if (box.cuts.empty())
            return;
        m_painter.setPen(QPen(m_colours.background, m_layout.hair, Qt::SolidLine, Qt::FlatCap));
        for (const QLineF& line : box.cuts)
            m_painter.drawLine(line);
    }

    /// As the communication view has what stays in a node, and what leaves it.
    void paintTokens(TokenBar::Part part, const QRectF& box) {
        if (box.width() <= 0)
            return;
        const auto outlined = [&](const QColor& colour) {
            const double half = m_layout.hair / 2;
            m_painter.setPen(QPen(colour, m_layout.hair, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
            m_painter.setBrush(Qt::NoBrush);
            m_painter.drawRect(box.adjusted(half, half, -half, -half));
        };
        switch (part) {
        case TokenBar::Part::here:
            return fill(box, m_tokens);
        case TokenBar::Part::network:
            return fill(box, m_sent);
        case TokenBar::Part::inNode:
            fill(box, faint(m_sent, m_colours.background, 0.35));
            return outlined(m_sent);
        case TokenBar::Part::excess:
            drawHatch(m_painter, hatchLines(box, 4.5 * m_layout.hair), m_tokens, m_layout.hair);
            return outlined(m_tokens);
        case TokenBar::Part::dropped:
            return outlined(m_colours.mutedText);
        }
    }

    void paintSwatch(const AnatomyLabel& label) {
        using enum AnatomyLabel::Swatch;
        if (label.swatch == none)
            return;
        const QRectF& text = label.placed.box;
        const double side = 0.6 * m_layout.line;
        const QRectF box(text.left() - 1.5 * side, text.center().y() - side / 2, side, side);
        switch (label.swatch) {
        case none:
            break;
        case self:
            return fill(box, m_colours.accent);
        case sameWeights:
            return fill(box, m_weights);
        case sameLayers:
            return fill(box, faint(m_weights, m_colours.background, 0.4));
        case group:
            return fill(box, m_sent);
        case rank:
            fill(box, m_colours.sequential(0.1));
            return fill(box.adjusted(side / 2, 0, 0, 0), m_colours.sequential(0.6));
        case leaf:
            return fill(QRectF(box.center().x() - m_layout.hair, box.top(), 2 * m_layout.hair, side),
                        m_colours.mutedText);
        }
    }

    [[nodiscard]] QColor inkOf(const AnatomyLabel& label) const {
        using enum AnatomyLabel::Kind;
        switch (label.kind) {
        case note:
            return m_colours.mutedText;
        case message:
            return m_sent;
        case inside:
            return insideInk(label.placed.box.center());
        case head:
        case name:
        case value:
            break;
        }
        return m_colours.text;
    }

    /// Whether a word stands on the edge of the GPU's part of a matrix.
    [[nodiscard]] bool straddles(const QRectF& word) const {
        return std::ranges::any_of(m_layout.model.matrices, [&word](const SharedBox& box) {
            return std::ranges::any_of(box.mine, [&word](const QRectF& mine) {
                return mine.intersects(word) && !mine.contains(word);
            });
        });
    }

    /// Of a word on a matrix or on a chunk.
    [[nodiscard]] QColor insideInk(QPointF middle) const {
        for (const SharedBox& box : m_layout.model.matrices)
            if (box.box.contains(middle)) {
                const bool mine = std::ranges::any_of(
                    box.mine, [middle](const QRectF& part) { return part.contains(middle); });
                return mine ? Colours::textOn(m_weights) : m_colours.text;
            }
        std::int64_t last = 0;
        for (const std::int64_t step : m_layout.batch.steps)
            last = std::max(last, step);
        for (std::size_t i = 0; i < m_layout.batch.ring.size(); ++i)
            if (m_layout.batch.steps[i] >= 0 && m_layout.batch.ring[i].box.contains(middle))
                return Colours::textOn(stepColour(m_layout.batch.steps[i], last));
        return m_colours.text;
    }

    QPainter& m_painter;
    const AnatomyContent& m_content;
    const AnatomyLayout& m_layout;
    const Colours& m_colours;
    const QColor m_weights, m_tokens, m_sent;
};

} // namespace

void paintAnatomy(QPainter& painter, const AnatomyContent& content, const AnatomyLayout& layout,
                  std::int64_t chosen, const Colours& colours) {
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, true);
    AnatomyPainter anatomy(painter, content, layout, colours);
    anatomy.paintCluster(chosen);
    anatomy.paintModel();
    anatomy.paintBatch();
    anatomy.paintFacts();
    anatomy.paintLabels();
    painter.restore();
}

} // namespace quadrille
