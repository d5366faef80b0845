// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/hidden_plot.h"

#include <QPainter>
#include <QPicture>

namespace quadrille {

HiddenPlot::HiddenPlot() {
    plot.setBackground(Qt::NoBrush);
    QCPAxisRect* rect = plot.axisRect();
    rect->setAutoMargins(QCP::msNone);
    rect->setMinimumSize(1, 1);
    rect->setupFullAxesBox();
    for (QCPAxis* axis : rect->axes()) {
        axis->setTicks(false);
        axis->setTickLabels(false);
        axis->setSubTicks(false);
        axis->setBasePen(Qt::NoPen);
        axis->grid()->setVisible(axis == plot.yAxis);
    }
    plot.yAxis->grid()->setZeroLinePen(Qt::NoPen);
}

void HiddenPlot::place(const QRectF& area, const QRect& axes) {
    m_size = QSize(static_cast<int>(area.width()), static_cast<int>(area.height()));
    m_corner = area.topLeft();
    plot.axisRect()->setMargins(QMargins(axes.left(), axes.top(), m_size.width() - axes.left() - axes.width(),
                                         m_size.height() - axes.top() - axes.height()));
}

void HiddenPlot::draw(QPainter& painter) {
    // Recorded first: the plot draws only with a painter of its own kind.
    QPicture record;
    QCPPainter recorder(&record);
    plot.toPainter(&recorder, m_size.width(), m_size.height());
    recorder.end();
    painter.save();
    painter.translate(m_corner);
    painter.drawPicture(0, 0, record);
    painter.restore();
}

QSharedPointer<QCPAxisTicker> gridAt(const std::vector<double>& places) {
    auto ticker = QSharedPointer<QCPAxisTickerText>::create();
    for (const double place : places)
        ticker->addTick(place, QString());
    return ticker;
}

} // namespace quadrille
