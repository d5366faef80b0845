// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_file.h"

#include "app/manual/manual_document.h"
#include "app/manual/replaced.h"
#include "app/render/plan_view.h"
#include "app/render/render.h"
#include "app/report/inline_svg.h"
#include "app/session/file_io.h"

#include <QDir>
#include <QFileInfo>

namespace quadrille::manual_file {
namespace {

QByteArray svgOf(const ManualPicture& picture, bool dark) {
    if (!canBeDrawn(picture.what.view, picture.analysis))
        return "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"; // the page tells the problem
    const auto painted =
        pictureOf(picture.what, picture.analysis, picture.around ? &*picture.around : nullptr);
    return pictureFile(*painted, manualPictureSize, PictureFormat::svg, {.dark = dark});
}

QString pictureName(const QString& file, const ManualPage& page, std::size_t picture) {
    return QStringLiteral("%1-%2-%3.svg").arg(QFileInfo(file).completeBaseName(), page.chapter).arg(picture);
}

/// The elements between <body …> and </body> of what Qt makes of the page.
QString bodyOf(const ManualPage& page, const Colours& colours) {
    QTextDocument document;
    fillManual(document, page, colours); // pictures are drawn below, not copied from pixels
    const QString html = document.toHtml();
    const qsizetype open = html.indexOf(u'>', html.indexOf(QLatin1String("<body"))) + 1;
    return html.mid(open, html.lastIndexOf(QLatin1String("</body>")) - open);
}

QString sectionOf(const ManualPage& page, bool dark, bool alone) {
    static const QRegularExpression image(QStringLiteral("<img src=\"picture:(\\d+)\"[^>]*/>"));
    static const QRegularExpression within(QStringLiteral("href=\"([0-9]{2}-[a-z-]+)\\.md(#[^\"]*)?\""));
    static const QRegularExpression outside(
        QStringLiteral("<a href=\"(?:view|term|table|lesson):[^\"]*\">(.*?)</a>"));
    QString body = bodyOf(page, coloursFor(dark ? QPalette(Qt::white, Qt::black) : QPalette()));
    body = replaced(body, image, [&](const QRegularExpressionMatch& match) {
        const std::size_t index = match.captured(1).toULongLong();
        if (index >= page.pictures.size())
            return QString();
        const ManualPicture& picture = page.pictures[index];
        return report::inlineSvg(svgOf(picture, dark), page.chapter.section(u'-', 1) + match.captured(1),
                                 picture.caption);
    });
    body = replaced(body, within, [alone](const QRegularExpressionMatch& match) {
        return alone ? QStringLiteral("href=\"%1.html\"").arg(match.captured(1))
                     : QStringLiteral("href=\"#%1\"").arg(match.captured(1));
    });
    body = replaced(body, outside, [](const QRegularExpressionMatch& match) { return match.captured(1); });
    return QStringLiteral("<section id=\"%1\">%2</section>\n").arg(page.chapter, body);
}

} // namespace

QString toMarkdown(const ManualPage& page, const std::function<QString(std::size_t)>& picture) {
    static const QRegularExpression image(QStringLiteral("!\\[([^\\]]*)\\]\\(picture:(\\d+)\\)"));
    static const QRegularExpression outside(
        QStringLiteral("\\[([^\\]]*)\\]\\((?:view|term|table|lesson):[^)]*\\)"));
    QString text;
    for (const LivePiece& piece : page.pieces) {
        switch (piece.kind) {
        case LivePiece::Kind::formula:
        case LivePiece::Kind::displayedFormula:
            text += QStringLiteral("`%1`").arg(piece.text);
            break;
        case LivePiece::Kind::markdown:
        case LivePiece::Kind::number:
        case LivePiece::Kind::setting:
            text += piece.text;
        }
    }
    text = replaced(text, image, [&picture](const QRegularExpressionMatch& match) {
        return picture ? QStringLiteral("![%1](<%2>)")
                             .arg(match.captured(1), picture(match.captured(2).toULongLong()))
                       : QString();
    });
    text.replace(outside, QStringLiteral("\\1"));
    static const QRegularExpression emptyLines(QStringLiteral("\n{3,}"));
    return text.replace(emptyLines, QStringLiteral("\n\n")).trimmed() + u'\n';
}

QByteArray toHtml(const std::vector<ManualPage>& pages, const QString& language, bool dark) {
    QString body;
    for (const ManualPage& page : pages)
        body += sectionOf(page, dark, pages.size() == 1);
    return QStringLiteral("<!DOCTYPE html>\n<html lang=\"%1\">\n<head>\n<meta charset=\"utf-8\">\n"
                          "<meta name=\"viewport\" content=\"width=device-width\">\n<title>%2</title>\n"
                          "<style>body{max-width:50em;margin:2em auto;padding:0 1em;line-height:1.5;"
                          "font-family:sans-serif%3}svg{width:100%;height:auto}"
                          "table{border-collapse:collapse}pre{overflow:auto}</style>\n"
                          "</head>\n<body>\n%4</body>\n</html>\n")
        .arg(language, pages.size() == 1 ? pages.front().title.toHtmlEscaped() : QStringLiteral("Quadrille"),
             dark ? QStringLiteral(";background:#1b1e22;color:#e6e6e6") : QString(), body)
        .toUtf8();
}

void write(const std::vector<ManualPage>& pages, const QString& file, const QString& language, bool dark) {
    if (QFileInfo(file).suffix().toLower() == QLatin1String("html"))
        return writeWhole(file, toHtml(pages, language, dark));
    QString text;
    for (const ManualPage& page : pages) {
        for (std::size_t i = 0; i < page.pictures.size(); ++i)
            writeWhole(QFileInfo(file).dir().filePath(pictureName(file, page, i)),
                       svgOf(page.pictures[i], dark));
        text += toMarkdown(page, [&](std::size_t i) { return pictureName(file, page, i); }) + u'\n';
    }
    writeWhole(file, text.toUtf8());
}

} // namespace quadrille::manual_file
