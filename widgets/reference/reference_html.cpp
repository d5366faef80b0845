// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/reference/reference_html.h"

#include "core/glossary/glossary.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"

#include <QCoreApplication>

namespace quadrille::reference_html {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(reference)
};

QString printed(const ReferenceNumber& number) {
    constexpr double mebi = 1 << 20;
    switch (number.unit) {
    case ReferenceUnit::count:
        return format::number(number.value, 9);
    case ReferenceUnit::share:
        return format::percent(number.value);
    case ReferenceUnit::memory:
        return number.value > 0 && inGib(Bytes(number.value)) < 0.1
                   ? Text::tr("%1 MiB").arg(format::number(number.value / mebi, 3))
                   : format::gib(Bytes(number.value));
    case ReferenceUnit::traffic:
        return format::traffic(Bytes(number.value));
    case ReferenceUnit::seconds:
        return format::duration(number.value);
    case ReferenceUnit::factor:
        break;
    }
    return format::number(number.value, 3);
}

QString muted(const QString& html, const Colours& colours) {
    return QStringLiteral("<p style=\"margin:2px 0 0 0; color:%1\">%2</p>")
        .arg(colours.mutedText.name(), html);
}

QString rowHtml(const ReferenceRow& row, const Colours& colours) {
    QString html = row.own ? QStringLiteral("<tr style=\"background-color:%1\">").arg(colours.grid.name())
                           : QStringLiteral("<tr>");
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const bool number = std::holds_alternative<ReferenceNumber>(row.cells[i]);
        QString text = cell(row.cells[i]).toHtmlEscaped();
        // Not by its colour alone.
        if (row.own && i == 0)
            text = QStringLiteral("<b>%1 ◂</b>").arg(text);
        html += QStringLiteral("<td%1>%2</td>")
                    .arg(number ? QStringLiteral(" align=\"right\"") : QString(), text);
    }
    return html + QStringLiteral("</tr>");
}

QString termLinks(const ReferenceHead& head, const Colours& colours) {
    QStringList links;
    for (const QString& id : QString::fromUtf8(head.terms).split(u' ', Qt::SkipEmptyParts))
        links << QStringLiteral("<a href=\"%1:%2\" style=\"color:%3\">%4</a>")
                     .arg(QLatin1String(termScheme), id, colours.accent.name(),
                          glossary_text::term(glossaryEntry(id.toStdString())).toHtmlEscaped());
    return links.join(QStringLiteral(" · "));
}

QString tableHtml(const ReferenceTable& table, const Colours& colours) {
    QString html =
        QStringLiteral("<a name=\"%1\"></a><h3 style=\"margin:14px 0 4px 0\">%2</h3>")
            .arg(QLatin1String(table.head->id), format::translated(table.head->title).toHtmlEscaped());
    if (!table.rows.empty()) {
        html += QStringLiteral("<table cellspacing=\"0\" cellpadding=\"4\"><tr>");
        for (const Message& column : table.columns)
            html += QStringLiteral("<th align=\"left\" style=\"color:%1\">%2</th>")
                        .arg(colours.mutedText.name(), format::sentence(column).toHtmlEscaped());
        html += QStringLiteral("</tr>");
        for (const ReferenceRow& row : table.rows)
            html += rowHtml(row, colours);
        html += QStringLiteral("</table>");
    }
    for (const Message& remark : table.remarks)
        html += muted(format::sentence(remark).toHtmlEscaped(), colours);
    if (*table.source != '\0')
        html += muted(format::translated(table.source).toHtmlEscaped(), colours);
    return html + muted(termLinks(*table.head, colours), colours);
}

} // namespace

QString cell(const ReferenceCell& cell) {
    if (const auto* message = std::get_if<Message>(&cell))
        return format::sentence(*message);
    if (const auto* formula = std::get_if<ReferenceFormula>(&cell))
        return QString::fromStdString(formula->text);
    if (const auto* number = std::get_if<ReferenceNumber>(&cell))
        return printed(*number);
    return QStringLiteral("–");
}

QString page(const std::vector<ReferenceTable>& tables, const Colours& colours) {
    QStringList contents;
    for (const ReferenceTable& table : tables)
        contents << QStringLiteral("<a href=\"%1:%2\" style=\"color:%3\">%4</a>")
                        .arg(QLatin1String(tableScheme), QLatin1String(table.head->id), colours.accent.name(),
                             format::translated(table.head->title).toHtmlEscaped());
    QString html = QStringLiteral("<p style=\"margin:0\">%1</p>").arg(contents.join(QStringLiteral(" · ")));
    for (const ReferenceTable& table : tables)
        html += tableHtml(table, colours);
    return html;
}

} // namespace quadrille::reference_html
