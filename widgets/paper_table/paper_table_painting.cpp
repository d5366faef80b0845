// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_table/paper_table_painting.h"

#include "widgets/format.h"
#include "widgets/picture/fonts.h"

#include <QCoreApplication>
#include <QPainter>

#include <array>
#include <cmath>

namespace quadrille::paper {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(PaperTable)
};

constexpr double smallShare = 0.85; // of the font: what is secondary

/// Where the numbers of a cell end: the main one and the small one beside it.
struct Columns {
    QRectF glyph;
    QRectF main;
    QRectF side;
};

/// Whether cells print rates of ours.
bool showsRates(const Content& content) {
    return content.table.kind == PublishedTable::Kind::measured && !content.rates.empty() &&
           content.shown != Shown::measured;
}

Columns columnsOf(const QRectF& cell, bool rates) {
    const double unit = cell.width() / cellDigits;
    if (rates) // "183 / 179" and "−12 %"
        return {{cell.left() + unit * 0.2, cell.top(), unit * 1.8, cell.height()},
                {cell.left() + unit * 1.6, cell.top(), unit * 8.4, cell.height()},
                {cell.left() + unit * 10, cell.top(), unit * 5, cell.height()}};
    return {{cell.left() + unit * 0.2, cell.top(), unit * 1.8, cell.height()},
            {cell.left() + unit * 1.6, cell.top(), unit * 7, cell.height()},
            {cell.left() + unit * 8.6, cell.top(), unit * 5.7, cell.height()}};
}

struct CellText {
    QString main;
    QString side;
    bool differs = false;
    bool misprint = false;
};

CellText rateTextOf(const Content& content, std::size_t row, std::size_t column, const PublishedCell& cell) {
    const auto rate = rateAt(content.table, content.rates, row, column);
    const auto error = errorAt(content.table, content.rates, row, column);
    const auto print = [&](const std::optional<double>& value, int decimals) {
        return value ? format::decimal(*value, decimals) : QStringLiteral("?");
    };
    const QString outOfMemory = Text::tr("OOM", "out of memory");
    const QString side = error ? format::signedPercent(*error, 0) : cell.printed ? QString() : outOfMemory;
    if (content.shown == Shown::ours)
        return {print(rate, 1), side, false, false};
    if (!cell.printed)
        return {outOfMemory, QString(), false, false};
    return {Text::tr("%1 / %2", "measured, predicted").arg(print(cell.printed, 0), print(rate, 0)), side,
            false, false};
}

CellText textOf(const Content& content, std::size_t row, std::size_t column, const PublishedCell& cell) {
    const auto our = oursAt(content.table, content.ours, row, column);
    const QString ourText = our ? format::gibNumber(*our, 2) : QStringLiteral("?");
    if (showsRates(content))
        return rateTextOf(content, row, column, cell);
    if (content.table.kind == PublishedTable::Kind::measured)
        return {cell.printed ? format::decimal(*cell.printed, 2) : Text::tr("OOM", "out of memory"), ourText,
                false, false};
    CellText text{ourText, cell.printed ? format::gibNumber(gibibytes(*cell.printed), 2) : Text::tr("OOM"),
                  false, cell.misprint};
    text.differs = our && cell.printed && !cell.misprint && !agrees(*cell.printed, *our);
    if (text.differs)
        text.side.prepend(u'≠');
    return text;
}

void paintCell(QPainter& painter, const QRectF& cell, const Content& content, std::size_t row,
               std::size_t column, const Colours& colours) {
    const QFont plain = painter.font();
    const auto& printed = content.table.cell(row, column);
    const QRectF inner = cell.adjusted(0.5, 0.5, -0.5, -0.5);
    if (!printed) {
        painter.setPen(colours.mutedText);
        painter.drawText(inner, Qt::AlignCenter, QStringLiteral("–"));
        return;
    }
    const auto our = oursAt(content.table, content.ours, row, column);
    const Columns place = columnsOf(cell, showsRates(content));
    QColor ink = colours.text;
    if (our) {
        const Zone zone = zoneOf(*our, paperLimits(content.table.capacity));
        painter.fillRect(inner, colours.zone(zone));
        ink = Colours::textOn(colours.zone(zone));
        painter.setPen(ink);
        painter.setFont(scaledFont(plain, smallShare));
        painter.drawText(place.glyph, Qt::AlignCenter, zoneGlyph(zone));
    }
    const CellText text = textOf(content, row, column, *printed);
    painter.setPen(ink);
    painter.setFont(boldFont(plain));
    painter.drawText(place.main, Qt::AlignRight | Qt::AlignVCenter, text.main);
    painter.setFont(text.differs || text.misprint ? boldFont(scaledFont(plain, smallShare))
                                                  : scaledFont(plain, smallShare));
    painter.drawText(place.side, Qt::AlignRight | Qt::AlignVCenter, text.side);
    if (text.misprint) {
        painter.drawText(
            QRectF(place.side.right(), cell.top(), cell.right() - place.side.right(), cell.height()),
            Qt::AlignLeft | Qt::AlignVCenter, QStringLiteral("†"));
        // The printed number does not hold.
        const QFontMetricsF metrics(painter.font());
        const double y = place.side.center().y() + 0.5;
        painter.setPen(QPen(ink, 1));
        painter.drawLine(QPointF(place.side.right() - metrics.horizontalAdvance(text.side), y),
                         QPointF(place.side.right(), y));
    }
    if (text.differs) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink, 1.5));
        painter.drawRect(inner.adjusted(1, 1, -1, -1));
    }
    painter.setFont(plain);
}

void paintFrame(QPainter& painter, const QRectF& cell, const QPen& pen) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(pen);
    const double inset = pen.widthF() / 2;
    painter.drawRect(cell.adjusted(inset, inset, -inset, -inset));
}

bool sameSplit(const PublishedRow& a, const PublishedRow& b) {
    return a.tp == b.tp && a.cp == b.cp && a.pp == b.pp;
}

/// A line above each row where the split into TP, CP, PP changes.
void paintGroupLines(QPainter& painter, const Layout& layout, const Content& content, const Colours& colours,
                     double left, double right) {
    painter.setPen(QPen(colours.mutedText, 1));
    for (std::size_t row = 1; row < layout.rows; ++row)
        if (!sameSplit(content.table.rows[row - 1], content.table.rows[row])) {
            const double y = layout.cell(row, 0).top();
            painter.drawLine(QPointF(left, y), QPointF(right, y));
        }
}

} // namespace

void paintCells(QPainter& painter, const Layout& layout, const Content& content, const Colours& colours) {
    for (std::size_t row = 0; row < layout.rows; ++row)
        for (std::size_t column = 0; column < layout.columns; ++column)
            paintCell(painter, layout.cell(row, column), content, row, column, colours);
    paintGroupLines(painter, layout, content, colours, layout.headWidth,
                    layout.headWidth + static_cast<double>(layout.columns) * layout.cellWidth);
    const auto frame = [&](const std::optional<Place>& place, const QPen& pen) {
        if (place && place->first < layout.rows && place->second < layout.columns)
            paintFrame(painter, layout.cell(place->first, place->second), pen);
    };
    frame(content.hovered, QPen(colours.text, 1));
    frame(content.current, QPen(colours.accent, 3));
    frame(content.cursor, QPen(colours.text, 2, Qt::DashLine));
}

void paintColumnHeads(QPainter& painter, const Layout& layout, const Content& content,
                      const Colours& colours) {
    const QFont plain = painter.font();
    const bool measured = content.table.kind == PublishedTable::Kind::measured;
    for (std::size_t column = 0; column < layout.columns; ++column) {
        const QRectF head = layout.columnHead(column);
        const QRectF upper(head.left(), head.top(), head.width(), head.height() / 2);
        const QRectF lower(head.left(), upper.bottom(), head.width(), head.height() / 2);
        painter.setPen(colours.text);
        painter.setFont(boldFont(plain));
        painter.drawText(upper, Qt::AlignCenter,
                         Text::tr("%1 GPUs").arg(format::count(content.table.columns[column])));
        painter.setFont(scaledFont(plain, smallShare));
        painter.setPen(colours.mutedText);
        const bool rates = showsRates(content);
        const Columns place = columnsOf(lower, rates);
        const QString main = !measured                      ? Text::tr("ours")
                             : !rates                       ? Text::tr("TFLOP/s")
                             : content.shown == Shown::ours ? Text::tr("our TFLOP/s")
                                                            : Text::tr("paper / ours");
        const QString side = !measured ? Text::tr("paper") : rates ? Text::tr("error") : Text::tr("our GiB");
        painter.drawText(place.main.adjusted(-place.main.width(), 0, 0, 0), Qt::AlignRight | Qt::AlignVCenter,
                         main);
        painter.drawText(place.side, Qt::AlignRight | Qt::AlignVCenter, side);
    }
    painter.setFont(plain);
    painter.setPen(QPen(colours.mutedText, 1));
    painter.drawLine(QPointF(layout.headWidth, layout.headHeight),
                     QPointF(layout.size().width(), layout.headHeight));
}

void paintRowHeads(QPainter& painter, const Layout& layout, const Content& content, const Colours& colours) {
    for (std::size_t row = 0; row < layout.rows; ++row) {
        const PublishedRow& head = content.table.rows[row];
        const std::array numbers{head.tp, head.cp, head.pp, head.microBatch};
        const bool cursor = content.cursor && content.cursor->first == row;
        painter.setPen(colours.text);
        for (int i = 0; i < 4; ++i)
            painter.drawText(layout.rowHead(row, i), Qt::AlignCenter,
                             format::count(numbers[static_cast<std::size_t>(i)]));
        if (cursor || (content.hovered && content.hovered->first == row)) {
            painter.setPen(QPen(colours.accent, 2));
            const QRectF last = layout.rowHead(row, 3);
            painter.drawLine(last.topRight() + QPointF(-1, 2), last.bottomRight() + QPointF(-1, -2));
        }
    }
    paintGroupLines(painter, layout, content, colours, 0, layout.headWidth);
}

void paintCorner(QPainter& painter, const Layout& layout, const Colours& colours) {
    const QFont plain = painter.font();
    painter.setFont(boldFont(plain));
    painter.setPen(colours.text);
    const std::array dimensions{Dimension::tensor, Dimension::context, Dimension::pipeline,
                                Dimension::microBatch};
    for (int i = 0; i < 4; ++i) {
        const QRectF area = layout.corner(i);
        painter.drawText(QRectF(area.left(), area.top(), area.width(), area.height() / 2), Qt::AlignCenter,
                         format::dimensionSymbol(dimensions[static_cast<std::size_t>(i)]));
    }
    painter.setFont(plain);
    painter.setPen(QPen(colours.mutedText, 1));
    painter.drawLine(QPointF(0, layout.headHeight), QPointF(layout.headWidth, layout.headHeight));
}

void paintFootnote(QPainter& painter, const Layout& layout, const Content& content, const Colours& colours) {
    painter.setPen(colours.text);
    painter.drawText(layout.footnote().adjusted(4, 6, -4, 0), Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap,
                     footnotes(content.table, content.ours).join(u'\n'));
}

double footnoteLines(const QStringList& footnotes, const QFontMetricsF& font, double width) {
    if (footnotes.isEmpty())
        return 0;
    const QRectF bounds = font.boundingRect(QRectF(0, 0, std::max(1.0, width - 8), 1e6),
                                            Qt::AlignLeft | Qt::TextWordWrap, footnotes.join(u'\n'));
    return std::ceil(bounds.height() / font.lineSpacing());
}

} // namespace quadrille::paper
