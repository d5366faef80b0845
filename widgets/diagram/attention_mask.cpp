// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/diagram/attention_mask.h"

#include "widgets/format.h"
#include "widgets/picture/placed_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

constexpr int cells = 24; ///< of each side: a cell stands for tokens that follow each other

} // namespace

AttentionMask::AttentionMask(QWidget* parent) : Picture(parent) {
    setName([] { return tr("Tokens that a token looks back at"); });
    setUsualSize(20, 14);
}

void AttentionMask::setWindow(std::int64_t window, std::int64_t sequence) {
    m_sequence = std::max<std::int64_t>(1, sequence);
    m_window = std::clamp<std::int64_t>(window, 1, m_sequence);
    contentChanged();
}

double AttentionMask::visibleShare() const {
    const auto s = static_cast<double>(m_sequence), w = static_cast<double>(m_window);
    // Token i sees min(i + 1, w).
    return (w * (w + 1) / 2 + (s - w) * w) / (s * (s + 1) / 2);
}

QString AttentionMask::finding() const {
    return tr("A window of %1 of %2 tokens leaves %3 of the pairs that a token may see", "numbers, a share")
        .arg(format::count(m_window), format::count(m_sequence), format::percent(visibleShare()));
}

void AttentionMask::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const double line = metrics.height();
    const QRectF room = area.adjusted(1.6 * line, 0.4 * line, -0.4 * line, -1.6 * line);
    const double side = std::min(room.width(), room.height());
    if (side < 2 * line)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const double cell = side / cells;
    const double window =
        static_cast<double>(m_window) / static_cast<double>(m_sequence) * static_cast<double>(cells);
    for (int query = 0; query < cells; ++query)
        for (int key = 0; key <= query; ++key) {
            const bool seen = query - key < std::max(1.0, std::round(window));
            const QRectF box(room.left() + key * cell, room.top() + query * cell, cell, cell);
            painter.fillRect(box.adjusted(0, 0, -0.08 * cell, -0.08 * cell),
                             seen ? colours.part(MemoryPart::activations) : colours.grid);
        }
    painter.setPen(colours.mutedText);
    const QPointF middle(room.left() + side / 2, room.top() + side / 2);
    drawText(painter, centredText(tr("keys"), {middle.x(), room.top() + side + 0.8 * line}, metrics));
    drawText(painter, centredText(tr("queries"), {room.left() - 0.8 * line, middle.y()}, metrics, true));
    painter.restore();
}

DataTable AttentionMask::data() const {
    DataTable table;
    table.columns = {tr("window (tokens)"), tr("sequence (tokens)"), tr("visible share")};
    table.rows << QList<QVariant>{static_cast<qlonglong>(m_window), static_cast<qlonglong>(m_sequence),
                                  visibleShare()};
    return table;
}

} // namespace quadrille
