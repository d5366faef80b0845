// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/file.h"

#include "app/render/render.h"
#include "app/report/html.h"
#include "app/report/markdown.h"
#include "app/session/file_io.h"

#include <QDir>
#include <QFileInfo>

namespace quadrille::report {
namespace {

constexpr QSize pictureSize(960, 500);

QString pictureName(const QString& file, const Figure& figure) {
    return QStringLiteral("%1-%2.svg").arg(QFileInfo(file).completeBaseName(), figure.name);
}

void writePictures(const Document& document, const QString& file, bool dark) {
    for (const Section& section : document.sections)
        for (const Block& block : section.blocks)
            if (const auto* figure = std::get_if<Figure>(&block))
                writeWhole(QFileInfo(file).dir().filePath(pictureName(file, *figure)),
                           pictureFile(*figure->picture, pictureSize, PictureFormat::svg,
                                       {.dark = dark, .titled = false}));
}

} // namespace

std::optional<FileKind> kindOf(const QString& file) {
    const QString suffix = QFileInfo(file).suffix().toLower();
    if (suffix == QLatin1String("pdf"))
        return FileKind::pdf;
    if (suffix == QLatin1String("html"))
        return FileKind::html;
    if (suffix == QLatin1String("md"))
        return FileKind::markdown;
    return std::nullopt;
}

void write(const Document& document, const QString& file, const FileOptions& options) {
    switch (kindOf(file).value()) {
    case FileKind::pdf:
        return writeWhole(file, toPdf(document, options.page, options.dark));
    case FileKind::html:
        return writeWhole(file, toHtml(document, options.dark));
    case FileKind::markdown:
        break;
    }
    writePictures(document, file, options.dark);
    writeWhole(file,
               toMarkdown(document, [&file](const Figure& figure) { return pictureName(file, figure); }));
}

} // namespace quadrille::report
