// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/band_header.h"

#include "widgets/picture/colours.h"

#include <QPainter>

#include <algorithm>

namespace quadrille {
namespace {

constexpr int margin = 4;

} // namespace

BandHeader::BandHeader(int bandRole, QWidget* parent)
    : QHeaderView(Qt::Horizontal, parent), m_bandRole(bandRole) {
    setSectionsClickable(false);
    setHighlightSections(false);
    setMinimumSectionSize(1);
}

QString BandHeader::band(int section) const {
    return section < 0 || section >= count()
               ? QString()
               : model()->headerData(section, Qt::Horizontal, m_bandRole).toString();
}

QSize BandHeader::sizeHint() const {
    return {QHeaderView::sizeHint().width(), 2 * fontMetrics().height() + margin};
}

QSize BandHeader::sectionSizeFromContents(int section) const {
    const QString name = model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString();
    int width = fontMetrics().horizontalAdvance(name);
    // Each of the neighbours brings its share of the line above them.
    const QString above = band(section);
    if (!above.isEmpty()) {
        int members = 1;
        for (int other = section - 1; band(other) == above; --other)
            ++members;
        for (int other = section + 1; band(other) == above; ++other)
            ++members;
        width = std::max(width, (fontMetrics().horizontalAdvance(above) + members - 1) / members);
    }
    return {width + 2 * margin, sizeHint().height()};
}

void BandHeader::paintSection(QPainter* painter, const QRect& rect, int section) const {
    const Colours colours = coloursFor(palette());
    painter->save();
    painter->setClipRect(rect);
    painter->fillRect(rect, palette().color(QPalette::Window));
    const int half = rect.height() / 2;
    const QString above = band(section);
    QRect span = rect;
    if (!above.isEmpty()) {
        for (int other = section - 1; band(other) == above; --other)
            span.setLeft(span.left() - sectionSize(other));
        for (int other = section + 1; band(other) == above; ++other)
            span.setRight(span.right() + sectionSize(other));
        painter->setPen(colours.text);
        painter->drawText(QRect(span.left(), span.top(), span.width(), half), Qt::AlignCenter, above);
    }
    painter->setPen(above.isEmpty() ? colours.text : colours.mutedText);
    const auto align =
        model()->headerData(section, Qt::Horizontal, Qt::TextAlignmentRole).value<Qt::Alignment>();
    painter->drawText(rect.adjusted(margin, half, -margin, 0),
                      static_cast<int>((align & Qt::AlignHorizontal_Mask) | Qt::AlignVCenter),
                      model()->headerData(section, Qt::Horizontal, Qt::DisplayRole).toString());
    painter->setPen(colours.grid);
    painter->drawLine(rect.bottomLeft(), rect.bottomRight());
    if (span.left() == rect.left() && section > 0)
        painter->drawLine(rect.topLeft(), rect.bottomLeft());
    painter->restore();
}

} // namespace quadrille
