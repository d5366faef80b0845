// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_files.h"

#include "app/session/file_io.h"

#include <QDir>
#include <QFile>

namespace quadrille {
namespace {

constexpr qint64 largestChapter = 1 << 20;

QString fileOf(const QString& chapter, const QString& language) {
    return QStringLiteral(":/manual/%1/%2.md").arg(language, chapter);
}

} // namespace

QStringList manualChapters() {
    QStringList names;
    for (const QString& file :
         QDir(QStringLiteral(":/manual/en")).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        names << file.chopped(3);
    return names;
}

QString manualText(const QString& chapter, const QString& language) {
    const QString file = fileOf(chapter, language);
    return QString::fromUtf8(
        readWhole(QFile::exists(file) ? file : fileOf(chapter, QStringLiteral("en")), largestChapter));
}

QString manualTitle(const QString& text) {
    for (const QStringView line : QStringView(text).split(u'\n'))
        if (line.startsWith(QLatin1String("# ")))
            return line.mid(2).trimmed().toString();
    return {};
}

QString manualChapterNamed(const QString& name) {
    for (const QString& chapter : manualChapters())
        if (chapter == name || chapter.section(u'-', 1) == name)
            return chapter;
    return {};
}

} // namespace quadrille
