// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel_picture.h"

#include "widgets/gantt/gantt_view.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {

PipelinePairPicture::PipelinePairPicture(const GanttView& upper, const GanttView& lower, QString finding,
                                         QString difference, QWidget* parent)
    : Picture(parent), m_upper(upper), m_lower(lower), m_finding(std::move(finding)),
      m_difference(std::move(difference)) {
    setFont(upper.font());
    setPalette(upper.palette());
    resize(sizeHint());
    hide();
}

QSize PipelinePairPicture::sizeHint() const {
    return {m_upper.width(), m_upper.height() + m_lower.height() + 3 * fontMetrics().height()};
}

void PipelinePairPicture::paintOn(QPainter& painter, const QRectF& area, const Colours& colours) const {
    const QFontMetricsF metrics(painter.font(), painter.device());
    const int wrapped = Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap;
    const QRectF text = metrics.boundingRect(area.adjusted(8, 0, -8, 0), wrapped, m_difference);
    const double between = std::min(text.height() + metrics.height() / 2, area.height() / 3);
    const double chart = (area.height() - between) / 2;
    m_upper.paintOn(painter, {area.left(), area.top(), area.width(), chart}, colours);
    painter.setPen(colours.text);
    painter.drawText(QRectF(area.left() + 8, area.top() + chart, area.width() - 16, between), wrapped,
                     m_difference);
    m_lower.paintOn(painter, {area.left(), area.bottom() - chart, area.width(), chart}, colours);
}

DataTable PipelinePairPicture::data() const {
    DataTable table = m_upper.data();
    table.columns.prepend(tr("Pipeline"));
    for (auto& row : table.rows)
        row.prepend(tr("above"));
    DataTable lower = m_lower.data();
    for (auto& row : lower.rows) {
        row.prepend(tr("below"));
        table.rows.push_back(std::move(row));
    }
    return table;
}

} // namespace quadrille
