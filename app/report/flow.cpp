// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/flow.h"

#include "app/report/flowing_pictures.h"
#include "app/report/html.h"

#include <QAbstractTextDocumentLayout>
#include <QApplication>
#include <QPainter>
#include <QTextBlock>
#include <QTextCursor>

namespace quadrille::report {
namespace {

constexpr double pictureHeight = 0.56; ///< of its width, with its finding

QString styleOf(const Colours& colours) {
    return QStringLiteral("h1{font-size:x-large}h2{font-size:large;margin-top:18px;margin-bottom:4px}"
                          ".muted,.caption{color:%1}.n{text-align:right}"
                          "table{border-collapse:collapse;margin-top:8px}"
                          "td{border-bottom:1px solid %2;padding-right:14px}"
                          "th{border-bottom:1px solid %1;padding-right:14px;text-align:left}"
                          ".row{border-bottom:1px solid %2;font-weight:normal}"
                          // Else words of one column break in the middle.
                          ".many td,.many th{padding-right:5px}"
                          ".code{background-color:%3}")
        .arg(colours.mutedText.name(), colours.grid.name(),
             colours.dark ? QStringLiteral("#2b2f35") : QStringLiteral("#f3f4f6"));
}

} // namespace

Flow::Flow(const Colours& colours, QPaintDevice& device, double fontSize)
    : m_colours(colours), m_pictures(std::make_unique<FlowingPictures>(colours.dark)) {
    m_text.documentLayout()->setPaintDevice(&device);
    m_text.documentLayout()->registerHandler(QTextFormat::ImageObject, m_pictures.get());
    m_text.setDocumentMargin(0);
    m_text.setUseDesignMetrics(true);
    m_text.setDefaultStyleSheet(styleOf(colours));
    QFont font = QApplication::font();
    font.setPixelSize(std::max(1, qRound(fontSize)));
    m_text.setDefaultFont(font);
}

Flow::~Flow() = default;

void Flow::set(const QString& header, const std::vector<Section>& sections, QSizeF page) {
    m_page = page;
    const auto figure = [this, &page](const Figure& each) {
        m_pictures->add(each);
        return QStringLiteral("<p><img src=\"%1\" width=\"%2\" height=\"%3\"/></p>"
                              "<p class=\"caption\">%4</p>\n")
            .arg(each.name)
            .arg(qFloor(page.width()))
            .arg(qFloor(page.width() * pictureHeight))
            .arg(each.caption.toHtmlEscaped());
    };
    QString body = header;
    for (const Section& section : sections)
        body += QStringLiteral("<h2>%1</h2>\n%2")
                    .arg(section.title.toHtmlEscaped(), elementsOf(section.blocks, figure));
    m_text.setHtml(body);
    if (page.height() > 0)
        m_text.setPageSize(page);
    else
        m_text.setTextWidth(page.width());
    if (page.height() > 0)
        keepTogether();
}

bool Flow::breaksCells() const {
    for (QTextBlock block = m_text.begin(); block.isValid(); block = block.next())
        if (QTextCursor(block).currentTable() != nullptr && block.layout()->lineCount() > 1)
            return true;
    return false;
}

/// A heading, or a picture, at the end of a page goes to the next with what follows it.
void Flow::keepTogether() {
    const auto pageOf = [this](const QTextBlock& block) {
        const double top = m_text.documentLayout()->blockBoundingRect(block).top(); // lays it out
        // A block that does not fit begins where it would have, and its lines on the next page.
        const double line = block.layout()->lineCount() > 0 ? block.layout()->lineAt(0).y() : 0;
        constexpr double rounding = 0.5; // positions are in 64ths
        return qFloor((top + line + rounding) / m_page.height());
    };
    const auto leads = [](const QTextBlock& block) {
        return block.isValid() && (block.blockFormat().headingLevel() > 0 ||
                                   block.text().contains(QChar::ObjectReplacementCharacter));
    };
    for (QTextBlock block = m_text.begin(); block.isValid(); block = block.next()) {
        const QTextBlock following = block.next();
        if (!leads(block) || !following.isValid() || pageOf(following) == pageOf(block))
            continue;
        QTextBlock first = block; // of those right above each other, which stay together
        while (leads(first.previous()) && pageOf(first.previous()) == pageOf(block))
            first = first.previous();
        QTextBlockFormat format = first.blockFormat();
        format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
        QTextCursor(first).setBlockFormat(format);
        // What Qt lays out again of itself ends at the next table, and the text behind it is painted nowhere.
        m_text.markContentsDirty(0, m_text.characterCount());
    }
}

void Flow::paint(QPainter& painter, int page) const {
    painter.save();
    const double height = m_page.height() > 0 ? m_page.height() : m_text.size().height();
    painter.translate(0, -page * height);
    QAbstractTextDocumentLayout::PaintContext context;
    context.clip = QRectF(0, page * height, m_page.width(), height);
    context.palette.setColor(QPalette::Text, m_colours.text);
    painter.setClipRect(context.clip);
    m_text.documentLayout()->draw(&painter, context);
    painter.restore();
}

} // namespace quadrille::report
