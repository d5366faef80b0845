// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/markdown.h"

#include "widgets/picture/picture.h"

#include <QCoreApplication>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

/// A text in which nothing is markup; of several lines one.
QString plain(const QString& text) {
    QString escaped;
    for (const QChar c : text) {
        if (QStringView(u"\\`*_[]<>#|~&").contains(c))
            escaped += u'\\';
        escaped += c == u'\n' ? QChar(u' ') : c;
    }
    return escaped;
}

QString row(const QStringList& cells) {
    return QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
}

struct Markdown {
    const std::function<QString(const Figure&)>& place;

    QString operator()(const Paragraph& block) const { return plain(block.text) + QStringLiteral("\n\n"); }
    QString operator()(const Points& block) const {
        QString items;
        for (const QString& each : block.items)
            items += QStringLiteral("- %1\n").arg(plain(each));
        return items + u'\n';
    }
    QString operator()(const Table& block) const {
        const auto plainRow = [](const QStringList& cells) {
            QStringList escaped;
            for (const QString& cell : cells)
                escaped << plain(cell);
            return row(escaped);
        };
        QStringList rule{QStringLiteral(":---")};
        while (rule.size() < block.columns.size())
            rule << (block.numbers ? QStringLiteral("---:") : QStringLiteral(":---"));
        QString text = plainRow(block.columns) + row(rule);
        for (const QStringList& each : block.rows)
            text += plainRow(each);
        return text + u'\n';
    }
    QString operator()(const Code& block) const {
        return QStringLiteral("```sh\n%1\n```\n\n").arg(block.lines.join(u'\n'));
    }
    QString operator()(const Figure& block) const {
        const QString finding = plain(block.picture->finding());
        return QStringLiteral("### %1\n\n![%1](<%2>)\n\n%3\n\n")
            .arg(finding, place(block), plain(block.caption));
    }
};

} // namespace

QByteArray toMarkdown(const Document& document, const std::function<QString(const Figure&)>& place) {
    QString text = QStringLiteral("# %1\n\n%2\n\n").arg(plain(document.title), plain(document.subtitle));
    for (const Section& section : document.sections) {
        text += QStringLiteral("## %1\n\n").arg(plain(section.title));
        for (const Block& block : section.blocks)
            text += std::visit(Markdown{place}, block);
    }
    text += QStringLiteral("<details><summary>%1</summary>\n\n```json\n")
                .arg(Text::tr("The session").toHtmlEscaped());
    return text.toUtf8() + document.session + "```\n\n</details>\n";
}

} // namespace quadrille::report
