// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/paged.h"

#include "app/report/flow.h"
#include "app/report/slides.h"
#include "widgets/format.h"

#include <QCoreApplication>
#include <QPageSize>
#include <QPainter>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

constexpr double margin = 0.75 * unitsPerInch;
constexpr double fontSize = 13;
constexpr int footerSize = 11;

void paintFooter(QPainter& painter, const QColor& colour, QSizeF page, const QString& title, int number,
                 int count) {
    QFont font = painter.font();
    font.setPixelSize(footerSize);
    painter.setFont(font);
    painter.setPen(colour);
    const QRectF line(margin, page.height() - margin * 0.8, page.width() - 2 * margin, margin * 0.5);
    const QString which = Text::tr("%1 of %2", "a page, the number of pages")
                              .arg(format::count(number + 1), format::count(count));
    const QFontMetricsF metrics(font, painter.device());
    const double room = line.width() - metrics.horizontalAdvance(which) - margin / 4;
    painter.drawText(line, Qt::AlignLeft | Qt::AlignTop, metrics.elidedText(title, Qt::ElideRight, room));
    painter.drawText(line, Qt::AlignRight | Qt::AlignTop, which);
}

} // namespace

QSizeF sizeOf(Page page) {
    switch (page) {
    case Page::a4:
        return QPageSize(QPageSize::A4).size(QPageSize::Inch) * unitsPerInch;
    case Page::letter:
        return QPageSize(QPageSize::Letter).size(QPageSize::Inch) * unitsPerInch;
    case Page::slides:
        break;
    }
    return slideSize;
}

void paintPages(const Document& document, Page page, bool dark, QPaintDevice& device, const NextPage& next) {
    if (page == Page::slides)
        return paintSlides(document, dark, device, next);
    const Colours colours = Colours::make(dark, colourSet());
    const QSizeF size = sizeOf(page);
    Flow flow(colours, device, fontSize);
    flow.set(QStringLiteral("<h1>%1</h1><p class=\"muted\">%2</p>\n")
                 .arg(document.title.toHtmlEscaped(), document.subtitle.toHtmlEscaped()),
             document.sections, size - QSizeF(2 * margin, 2 * margin));
    const int count = flow.pageCount();
    for (int i = 0; i < count; ++i) {
        QPainter* painter = next();
        if (painter == nullptr)
            return;
        painter->fillRect(QRectF(QPointF(), size), colours.background);
        painter->save();
        painter->translate(margin, margin);
        flow.paint(*painter, i);
        painter->restore();
        paintFooter(*painter, colours.mutedText, size, document.title, i, count);
    }
}

} // namespace quadrille::report
