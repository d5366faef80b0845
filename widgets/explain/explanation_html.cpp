// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/explain/explanation_html.h"

#include "core/glossary/glossary.h"
#include "widgets/format.h"
#include "widgets/glossary/formula_html.h"

#include <QCoreApplication>
#include <QUrl>

#include <cmath>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(ExplainPanel)
};

QString escaped(const std::string& coreText) {
    return coreText.empty() ? QString() : format::translated(coreText).toHtmlEscaped();
}

QString coloured(const QColor& colour, const QString& html) {
    return QStringLiteral("<span style=\"color:%1\">%2</span>").arg(colour.name(), html);
}

QString valueWithUnit(double value, Unit unit) {
    return unit == Unit::parameters ? Text::tr("%1 parameters").arg(format::value(value, unit))
                                    : format::value(value, unit);
}

/// A title that the page already has above is not repeated.
QString stepHtml(const ExplanationStep& step, bool titled, const QSet<QString>& linked,
                 const Colours& colours) {
    QSet<QString> others = linked;
    const QString symbol = QString::fromStdString(step.symbol);
    others.remove(symbol);
    const QString formula = QString::fromStdString(step.formula);
    const QString substituted = QString::fromStdString(step.substituted);

    QString html =
        QStringLiteral(
            "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"0\" style=\"margin-top:10px\">"
            "<tr><td>%1<b>%2</b></td><td align=\"right\" style=\"padding-left:8px\">%3</td></tr></table>")
            .arg(symbol.isEmpty() ? QString()
                                  : QStringLiteral("<a name=\"step-%1\"></a>").arg(symbol.toHtmlEscaped()),
                 titled ? escaped(step.title) : QString(), coloured(colours.mutedText, escaped(step.source)));
    const QString line = QStringLiteral("<p style=\"margin:3px 0 0 12px; white-space:pre-wrap\">%1</p>");
    const QString left = symbol.isEmpty() ? QString() : symbolHtml(symbol) + QStringLiteral(" = ");
    html += line.arg(left + formulaHtml(formula, others));
    if (substituted != formula)
        html += line.arg(coloured(colours.mutedText, QStringLiteral("= ") + formulaHtml(substituted)));
    html += line.arg(QStringLiteral("<b>%1</b>").arg(resultText(step.value, step.unit).toHtmlEscaped()));
    return html;
}

/// A letter that the glossary knows leads there.
QString linkedSymbol(const std::string& symbol) {
    const QString name = QString::fromStdString(symbol);
    if (glossaryOf(symbol).empty())
        return symbolHtml(name);
    return QStringLiteral("<a href=\"%1:%2\">%3</a>")
        .arg(QLatin1String(glossaryScheme), QString::fromLatin1(QUrl::toPercentEncoding(name)),
             symbolHtml(name));
}

/// A row for each; on a narrow page the meaning stands below.
QString symbolsHtml(const std::vector<ExplanationSymbol>& symbols, const Colours& colours, PageWidth width) {
    if (symbols.empty())
        return {};
    QString html = QStringLiteral("<hr/><p style=\"margin:6px 0 2px 0\"><b>%1</b></p>"
                                  "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">")
                       .arg(Text::tr("Symbols").toHtmlEscaped());
    const QString row =
        width == PageWidth::narrow
            ? QStringLiteral(
                  "<tr><td>%1</td><td align=\"right\">%3</td></tr><tr><td colspan=\"2\">%2</td></tr>")
            : QStringLiteral("<tr><td width=\"15%\">%1</td><td>%2</td><td align=\"right\">%3</td></tr>");
    for (const auto& symbol : symbols)
        html += row.arg(linkedSymbol(symbol.symbol), coloured(colours.mutedText, escaped(symbol.meaning)),
                        format::value(symbol.value, Unit::none).toHtmlEscaped());
    return html + QStringLiteral("</table>");
}

/// The stored tensors behind an activation figure, largest first.
QString tensorsHtml(const std::vector<ExplanationTensor>& tensors, const Colours& colours) {
    if (tensors.empty())
        return {};
    QString html =
        QStringLiteral("<hr/><p style=\"margin:6px 0 2px 0\"><b>%1</b></p>"
                       "<table width=\"100%\" cellspacing=\"0\" cellpadding=\"2\">"
                       "<tr><td>%2</td><td align=\"right\">%3</td><td align=\"right\">%4</td></tr>")
            .arg(Text::tr("Stored tensors").toHtmlEscaped(),
                 coloured(colours.mutedText, Text::tr("tensor").toHtmlEscaped()),
                 coloured(colours.mutedText, Text::tr("one layer").toHtmlEscaped()),
                 coloured(colours.mutedText, Text::tr("stage").toHtmlEscaped()));
    for (const ExplanationTensor& tensor : tensors)
        html += QStringLiteral("<tr><td>%1<br/>%2</td><td align=\"right\">%3</td>"
                               "<td align=\"right\">%4</td></tr>")
                    .arg(escaped(tensor.name),
                         coloured(colours.mutedText, QString::fromStdString(tensor.shape).toHtmlEscaped()),
                         format::gib(Bytes(tensor.bytes), 4).toHtmlEscaped(),
                         format::gib(Bytes(tensor.total), 2).toHtmlEscaped());
    return html + QStringLiteral("</table>");
}

} // namespace

QString resultText(double value, Unit unit) {
    switch (unit) {
    case Unit::bytes:
        return Text::tr("= %1 bytes = %2")
            .arg(format::count(std::llround(value)), format::value(value, unit));
    case Unit::share:
        return Text::tr("= %1 = %2").arg(format::number(value), format::value(value, unit));
    case Unit::parameters:
    case Unit::seconds:
    case Unit::flops:
    case Unit::flopsPerSecond:
    case Unit::tokensPerSecond:
    case Unit::none:
        break;
    }
    return Text::tr("= %1").arg(valueWithUnit(value, unit));
}

QString explanationHtml(const Explanation& explanation, const Colours& colours, PageWidth width) {
    QSet<QString> linked;
    for (const auto& step : explanation.steps)
        if (!step.symbol.empty())
            linked.insert(QString::fromStdString(step.symbol));

    QString html = QStringLiteral("<p style=\"margin:0; font-size:large\"><b>%1</b></p>")
                       .arg(escaped(explanation.title));
    if (!explanation.steps.empty())
        html += QStringLiteral("<p style=\"margin:2px 0 0 0; font-size:x-large; color:%1\"><b>%2</b></p>")
                    .arg(colours.accent.name(),
                         valueWithUnit(explanation.value(), explanation.steps.front().unit).toHtmlEscaped());
    for (const auto& step : explanation.steps)
        html += stepHtml(step, step.title != explanation.title, linked, colours);
    return html + tensorsHtml(explanation.tensors, colours) +
           symbolsHtml(explanation.symbols, colours, width);
}

} // namespace quadrille
