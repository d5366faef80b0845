// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/html.h"

#include "app/render/render.h"
#include "app/report/inline_svg.h"
#include "widgets/format.h"
#include "widgets/picture/colours.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

constexpr QSize pictureSize(960, 500);
constexpr qsizetype manyColumns = 4;      ///< beyond it a page has little room for each
constexpr qsizetype longestNumbers = 200; ///< rows of a picture's numbers that are worth their bytes

/// Escaped; no line ends between a number and its unit.
QString prose(const QString& text) {
    static const QRegularExpression gap(
        QStringLiteral("(?<=\\d) (?=(?:%|[KMGTP]?i?B|[KMT]|s|ms|µs)(?:\\W|$))"));
    return text.toHtmlEscaped().replace(gap, QString(QChar(QChar::Nbsp)));
}

QString element(const char* name, const QString& content) {
    return QStringLiteral("<%1>%2</%1>").arg(QLatin1String(name), content);
}

QString cell(const QString& kind, const QString& attributes, const QString& text) {
    return QStringLiteral("<%1%2>%3</%1>").arg(kind, attributes, prose(text));
}

/// The first cell says what its row is of, to who hears the table, too.
QString rowOf(const QStringList& texts, bool numbers) {
    QString row;
    for (qsizetype i = 0; i < texts.size(); ++i)
        row += i == 0
                   ? cell(QStringLiteral("th"), QStringLiteral(" scope=\"row\" class=\"row\""), texts.front())
                   : cell(QStringLiteral("td"), numbers ? QStringLiteral(" class=\"n\"") : QString(),
                          texts.at(i));
    return element("tr", row) + u'\n';
}

QString headOf(const QStringList& columns, bool numbers) {
    QString row;
    for (qsizetype i = 0; i < columns.size(); ++i)
        row += cell(QStringLiteral("th"),
                    QStringLiteral(" scope=\"col\"") +
                        (numbers && i > 0 ? QStringLiteral(" class=\"n\"") : QString()),
                    columns.at(i));
    return element("tr", row) + u'\n';
}

QString tableOf(const QStringList& columns, const std::vector<QStringList>& rows, bool numbers) {
    QString body;
    for (const QStringList& row : rows)
        body += rowOf(row, numbers);
    return QStringLiteral("<table%3 cellspacing=\"0\" "
                          "cellpadding=\"3\">\n<thead>%1</thead>\n<tbody>%2</tbody></table>\n")
        .arg(headOf(columns, numbers), body,
             columns.size() > manyColumns ? QStringLiteral(" class=\"many\"") : QString());
}

struct Elements {
    const std::function<QString(const Figure&)>& figure;

    QString operator()(const Paragraph& block) const { return element("p", prose(block.text)) + u'\n'; }
    QString operator()(const Points& block) const {
        QString items;
        for (const QString& each : block.items)
            items += element("li", prose(each).replace(u'\n', QStringLiteral("<br/>")));
        return element("ul", items) + u'\n';
    }
    QString operator()(const Table& block) const { return tableOf(block.columns, block.rows, block.numbers); }
    QString operator()(const Code& block) const {
        QString lines;
        for (const QString& line : block.lines)
            lines += QStringLiteral("<p class=\"code\"><code>%1</code></p>\n").arg(line.toHtmlEscaped());
        return lines;
    }
    QString operator()(const Figure& block) const { return figure(block); }
};

/// A number of a picture's table, in the locale.
QString shown(const QVariant& value) {
    return value.typeId() == QMetaType::Double ? format::number(value.toDouble()) : value.toString();
}

/// What a screen reader reads in place of the picture, and what one copies.
QString numbersOf(const Picture& picture) {
    const DataTable data = picture.data();
    if (data.rows.isEmpty() || data.rows.size() > longestNumbers)
        return {};
    std::vector<QStringList> rows;
    for (const auto& cells : data.rows) {
        QStringList row;
        for (const QVariant& cell : cells)
            row << shown(cell);
        rows.push_back(row);
    }
    return QStringLiteral("<details><summary>%1</summary>\n<div class=\"wide\">%2</div></details>\n")
        .arg(Text::tr("The numbers of this picture").toHtmlEscaped(), tableOf(data.columns, rows, true));
}

QString figureOf(const Figure& figure, bool dark) {
    const QString finding = figure.picture->finding();
    const QByteArray svg =
        pictureFile(*figure.picture, pictureSize, PictureFormat::svg, {.dark = dark, .titled = false});
    return QStringLiteral("<figure id=\"%1\">\n<h3>%2</h3>\n%3\n<figcaption>%4</figcaption>\n%5</figure>\n")
        .arg(figure.name, finding.toHtmlEscaped(), inlineSvg(svg, figure.name, finding),
             figure.caption.toHtmlEscaped(), numbersOf(*figure.picture));
}

/// As the content of a script element, where "<" and "&" would end or change it.
QString scriptText(const QByteArray& json) {
    return QString::fromUtf8(json)
        .replace(u'&', QStringLiteral("\\u0026"))
        .replace(u'<', QStringLiteral("\\u003c"));
}

QString styleOf(const Colours& colours) {
    return QStringLiteral(
               "body{margin:2rem auto;max-width:60rem;padding:0 1rem;font:16px/1.5 system-ui,sans-serif;"
               "color:%1;background:%2}\n"
               "h1{line-height:1.2;margin-bottom:0}h2{margin:2rem 0 .5rem;border-bottom:1px solid %3}"
               "h3{font-size:1rem;margin:1.5rem 0 .5rem}\n"
               ".muted,figcaption{color:%4}figure{margin:0 0 2rem;break-inside:avoid}"
               "svg{width:100%;height:auto;border:1px solid %3}"
               // Letters as wide as those that the picture was laid out with.
               "svg text{font-family:'DejaVu Sans',Verdana,sans-serif}\n"
               "table{border-collapse:collapse;font-variant-numeric:tabular-nums}"
               "th,td{text-align:left;vertical-align:top;padding:.2rem 1rem .2rem 0;border-bottom:1px solid "
               "%3}.n{text-align:right}.row{font-weight:normal}\n"
               ".wide{overflow-x:auto}.code{overflow-x:auto;border:1px solid %3;padding:.5rem}"
               "code{white-space:pre-wrap;overflow-wrap:anywhere}a{color:%5}\n")
        .arg(colours.text.name(), colours.background.name(), colours.grid.name(), colours.mutedText.name(),
             colours.accent.name());
}

} // namespace

QString elementsOf(const std::vector<Block>& blocks, const std::function<QString(const Figure&)>& figure) {
    QString elements;
    for (const Block& block : blocks)
        elements += std::visit(Elements{figure}, block);
    return elements;
}

QByteArray toHtml(const Document& document, bool dark) {
    QString sections;
    for (const Section& section : document.sections)
        sections += QStringLiteral("<section id=\"section-%1\">\n<h2>%2</h2>\n%3</section>\n")
                        .arg(section.name, section.title.toHtmlEscaped(),
                             elementsOf(section.blocks,
                                        [dark](const Figure& figure) { return figureOf(figure, dark); }));
    const QString download =
        QStringLiteral(
            "<p><a download=\"plan.quadrille\" href=\"data:application/json;base64,%1\">%2</a></p>\n")
            .arg(QString::fromLatin1(document.session.toBase64()),
                 Text::tr("Take the session out of this page").toHtmlEscaped());
    const QString title = document.title.toHtmlEscaped();
    return (QStringLiteral(
                "<!DOCTYPE html>\n<html lang=\"%1\" xmlns=\"http://www.w3.org/1999/xhtml\">\n<head>\n"
                "<meta charset=\"utf-8\"/>\n"
                "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n"
                "<title>%2</title>\n<style>\n%3</style>\n</head>\n<body>\n")
                .arg(document.language, title, styleOf(Colours::make(dark, colourSet()))) +
            QStringLiteral("<h1>%1</h1>\n<p class=\"muted\">%2</p>\n")
                .arg(title, document.subtitle.toHtmlEscaped()) +
            sections + download +
            QStringLiteral("<script type=\"application/json\" id=\"quadrille-session\">%1</script>\n"
                           "</body>\n</html>\n")
                .arg(scriptText(document.session)))
        .toUtf8();
}

} // namespace quadrille::report
