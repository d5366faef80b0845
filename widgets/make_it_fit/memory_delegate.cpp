// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/memory_delegate.h"

#include "widgets/make_it_fit/proposal_model.h"
#include "widgets/picture/colours.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

constexpr double barLetters = 9; ///< width of the bar, in average letters

struct Places {
    QRectF glyph, bar, text;
};

Places placesIn(const QRect& cell, const QFontMetricsF& metrics) {
    const double pad = metrics.averageCharWidth() * 0.7;
    const double glyph = metrics.averageCharWidth() * 2;
    const double bar = metrics.averageCharWidth() * barLetters;
    const double height = metrics.height() * 0.55;
    const QRectF area(cell);
    const QRectF barBox(area.left() + pad + glyph, area.center().y() - height / 2, bar, height);
    return {QRectF(area.left() + pad, area.top(), glyph, area.height()), barBox,
            QRectF(barBox.right() + pad, area.top(), area.right() - barBox.right() - 2 * pad, area.height())};
}

/// \param green the share up to which a plan is green
void paintBar(QPainter& painter, const QRectF& bar, double share, double green, Zone zone,
              const Colours& colours) {
    painter.fillRect(bar, colours.grid);
    QRectF filled = bar;
    filled.setWidth(bar.width() * std::clamp(share, 0.0, 1.0));
    painter.fillRect(filled, colours.zone(zone));
    const double mark = bar.left() + bar.width() * green;
    painter.setPen(QPen(colours.text, 1));
    painter.drawLine(QPointF(mark, bar.top() - 1), QPointF(mark, bar.bottom() + 1));
}

} // namespace

void MemoryDelegate::paint(QPainter* painter, const QStyleOptionViewItem& option,
                           const QModelIndex& index) const {
    QStyleOptionViewItem cell = option;
    initStyleOption(&cell, index);
    const QString text = std::exchange(cell.text, QString());
    const QStyle* style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &cell, painter, option.widget);

    const Colours colours = coloursFor(option.palette);
    const auto zone = static_cast<Zone>(index.data(ProposalModel::zoneRole).toInt());
    const Places places = placesIn(option.rect, QFontMetricsF(option.font, painter->device()));
    painter->save();
    painter->setFont(option.font);
    const bool selected = option.state.testFlag(QStyle::State_Selected);
    // As the cells beside it, which are paler where another proposal is better.
    painter->setPen(cell.palette.color(selected ? QPalette::HighlightedText : QPalette::Text));
    painter->drawText(places.glyph, Qt::AlignLeft | Qt::AlignVCenter, zoneGlyph(zone));
    painter->drawText(places.text, Qt::AlignLeft | Qt::AlignVCenter, text);
    paintBar(*painter, places.bar, index.data(ProposalModel::shareRole).toDouble(),
             index.data(ProposalModel::markRole).toDouble(), zone, colours);
    painter->restore();
}

QSize MemoryDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    QSize size = QStyledItemDelegate::sizeHint(option, index);
    const QFontMetricsF metrics(option.font);
    const double letters = barLetters + 4;
    const double text = metrics.horizontalAdvance(index.data().toString());
    size.setWidth(static_cast<int>(text + letters * metrics.averageCharWidth()) + 2);
    // All rows are as high as this cell: a little air makes them easier to hit and to read.
    constexpr double lines = 1.6;
    size.setHeight(std::max(size.height(), static_cast<int>(lines * metrics.height())));
    return size;
}

} // namespace quadrille
