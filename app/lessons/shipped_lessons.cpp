// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lessons/shipped_lessons.h"

#include "core/text/input_error.h"

#include <QDir>
#include <QFile>

namespace quadrille {

std::vector<QString> lessonFiles() {
    std::vector<QString> files;
    for (const QString& name :
         QDir(QStringLiteral(":/lessons")).entryList({QStringLiteral("*.md")}, QDir::Files, QDir::Name))
        files.push_back(QStringLiteral(":/lessons/") + name);
    return files;
}

std::string lessonText(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(path.toStdString(), {QUADRILLE_MESSAGE("cannot be read"), {}});
    return file.readAll().toStdString();
}

std::vector<Lesson> shippedLessons() {
    std::vector<Lesson> lessons;
    for (const QString& file : lessonFiles())
        lessons.push_back(readLesson(lessonText(file)).lesson);
    return lessons;
}

} // namespace quadrille
