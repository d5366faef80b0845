// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_document.h"

#include "app/manual/manual_search.h"
#include "app/render/render.h"
#include "widgets/lesson/layout_once.h"

#include <QTextBlock>
#include <QUrl>

#include <algorithm>

namespace quadrille {
namespace {

QUrl urlOf(std::size_t picture) {
    return {QStringLiteral("%1:%2").arg(QLatin1String(pictureScheme)).arg(picture)};
}

/// Room above headings, and code on a ground of its own, which Markdown does not say.
void arrange(QTextDocument& document, const Colours& colours) {
    const QColor ground = colours.dark ? QColor(0x2b, 0x2f, 0x35) : QColor(0xf3, 0xf4, 0xf6);
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QTextBlockFormat format = block.blockFormat();
        if (format.headingLevel() > 1)
            format.setTopMargin(16);
        else if (format.hasProperty(QTextFormat::BlockCodeLanguage) ||
                 format.hasProperty(QTextFormat::BlockCodeFence)) {
            format.setBackground(ground);
            format.setNonBreakableLines(false); // long commands go on below
        } else
            continue;
        QTextCursor(block).setBlockFormat(format);
    }
}

QSize sizeIn(int room) {
    constexpr int least = 320;
    const int width = std::clamp(room, least, manualPictureSize.width());
    return {width, width * manualPictureSize.height() / manualPictureSize.width()};
}

std::vector<QTextCursor> imagesOf(QTextDocument& document) {
    std::vector<QTextCursor> images;
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        for (auto at = block.begin(); !at.atEnd(); ++at)
            if (at.fragment().charFormat().isImageFormat()) {
                QTextCursor cursor(block);
                cursor.setPosition(at.fragment().position());
                cursor.setPosition(at.fragment().position() + at.fragment().length(),
                                   QTextCursor::KeepAnchor);
                images.push_back(cursor);
            }
    return images;
}

} // namespace

QString slugOf(const QString& heading) {
    QString slug;
    for (const QChar c : heading.trimmed().toLower())
        if (c.isLetterOrNumber() || c == u'-' || c == u'_')
            slug += c;
        else if (c == u' ')
            slug += u'-';
    return slug;
}

void fillManual(QTextDocument& document, const ManualPage& page, const Colours& colours) {
    const LayoutOnce once(document);
    fillDocument(document, page.pieces, colours);
    arrange(document, colours);
}

void paintPictures(QTextDocument& document, const ManualPage& page, const Colours& colours, int room,
                   double pixelRatio) {
    const QSize size = sizeIn(room);
    for (std::size_t i = 0; i < page.pictures.size(); ++i) {
        const ManualPicture& picture = page.pictures[i];
        if (!canBeDrawn(picture.what.view, picture.analysis))
            continue;
        const auto painted =
            pictureOf(picture.what, picture.analysis, picture.around ? &*picture.around : nullptr);
        document.addResource(QTextDocument::ImageResource, urlOf(i),
                             renderImage(*painted, size, {.dark = colours.dark, .pixelRatio = pixelRatio}));
    }
    const LayoutOnce once(document);
    for (QTextCursor& cursor : imagesOf(document)) {
        QTextImageFormat image = cursor.charFormat().toImageFormat();
        image.setWidth(size.width());
        image.setHeight(size.height());
        cursor.setCharFormat(image);
    }
    document.markContentsDirty(0, document.characterCount());
}

QTextBlock headingOf(const QTextDocument& document, const QString& slug) {
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next())
        if (block.blockFormat().headingLevel() > 0 && slugOf(block.text()) == slug)
            return block;
    return {};
}

QTextCursor wordIn(const QTextDocument& document, const QString& word, int from) {
    const QString wanted = withoutMarks(word.normalized(QString::NormalizationForm_C));
    for (QTextBlock block = document.findBlock(from); block.isValid(); block = block.next()) {
        const qsizetype at = withoutMarks(block.text())
                                 .indexOf(wanted, std::max(0, from - block.position()), Qt::CaseInsensitive);
        if (at < 0)
            continue;
        QTextCursor place(block);
        place.setPosition(block.position() + static_cast<int>(at));
        place.setPosition(place.position() + static_cast<int>(wanted.size()), QTextCursor::KeepAnchor);
        return place;
    }
    return {};
}

} // namespace quadrille
