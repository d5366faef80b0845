// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/settings.h"

#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QStandardPaths>

#include <algorithm>

namespace quadrille {
namespace {

QString settingsFile() {
    return QStandardPaths::writableLocation(QStandardPaths::AppConfigLocation) +
           QStringLiteral("/quadrille.ini");
}

const QStringList& themeWords() {
    static const QStringList words{QStringLiteral("system"), QStringLiteral("light"), QStringLiteral("dark")};
    return words;
}

} // namespace

QStringList languages() {
    return {QStringLiteral("en"), QStringLiteral("de"), QStringLiteral("ja")};
}

Settings::Settings() : m_file(settingsFile(), QSettings::IniFormat) {}

QString Settings::language() const {
    QString chosen = m_file.value(QStringLiteral("language")).toString();
    if (languages().contains(chosen))
        return chosen;
    const QString systems = QLocale::system().name().left(2);
    return languages().contains(systems) ? systems : languages().front();
}

void Settings::setLanguage(const QString& language) {
    m_file.setValue(QStringLiteral("language"), language);
}

Theme Settings::theme() const {
    const auto index = themeWords().indexOf(m_file.value(QStringLiteral("theme")).toString());
    return static_cast<Theme>(std::max<qsizetype>(0, index));
}

void Settings::setTheme(Theme theme) {
    m_file.setValue(QStringLiteral("theme"), themeWords().at(static_cast<int>(theme)));
}

bool Settings::colourBlindSafe() const {
    return m_file.value(QStringLiteral("colour-blind-safe"), false).toBool();
}
void Settings::setColourBlindSafe(bool safe) {
    m_file.setValue(QStringLiteral("colour-blind-safe"), safe);
}

bool Settings::lessMotion() const {
    return m_file.value(QStringLiteral("less-motion"), false).toBool();
}
void Settings::setLessMotion(bool less) {
    m_file.setValue(QStringLiteral("less-motion"), less);
}

int Settings::textSize() const {
    // A window at the 10000 % or 0 of an edited file could not be read.
    return std::clamp(m_file.value(QStringLiteral("text-size"), 100).toInt(), smallestTextSize,
                      largestTextSize);
}

void Settings::setTextSize(int percent) {
    m_file.setValue(QStringLiteral("text-size"), std::clamp(percent, smallestTextSize, largestTextSize));
}

QStringList Settings::recentFiles() const {
    return m_file.value(QStringLiteral("recent-files")).toStringList().mid(0, longestRecentList);
}

void Settings::addRecentFile(const QString& file) {
    QStringList files = recentFiles();
    files.removeAll(file);
    files.prepend(file);
    m_file.setValue(QStringLiteral("recent-files"), files.mid(0, longestRecentList));
}

void Settings::removeRecentFile(const QString& file) {
    QStringList files = recentFiles();
    files.removeAll(file);
    m_file.setValue(QStringLiteral("recent-files"), files);
}

QString Settings::exportFolder() const {
    const QString last = m_file.value(QStringLiteral("export-folder")).toString();
    for (const QString& folder : {last, QStandardPaths::writableLocation(QStandardPaths::PicturesLocation)}) {
        if (!folder.isEmpty() && QFileInfo(folder).isDir())
            return folder;
    }
    return QDir::homePath();
}

void Settings::setExportFolder(const QString& folder) {
    m_file.setValue(QStringLiteral("export-folder"), folder);
}

QByteArray Settings::windowGeometry() const {
    return m_file.value(QStringLiteral("window/geometry")).toByteArray();
}
QByteArray Settings::windowState() const {
    return m_file.value(QStringLiteral("window/state")).toByteArray();
}

void Settings::setWindow(const QByteArray& geometry, const QByteArray& state) {
    m_file.setValue(QStringLiteral("window/geometry"), geometry);
    m_file.setValue(QStringLiteral("window/state"), state);
}

std::optional<bool> Settings::explanationFolded() const {
    const QVariant folded = m_file.value(QStringLiteral("window/explanation-folded"));
    return folded.isValid() ? std::optional(folded.toBool()) : std::nullopt;
}
void Settings::setExplanationFolded(bool folded) {
    m_file.setValue(QStringLiteral("window/explanation-folded"), folded);
}

std::optional<QStringList> Settings::largeNumbers() const {
    // As one text: an empty list would read as none.
    const QVariant names = m_file.value(QStringLiteral("verdict/large"));
    return names.isValid() ? std::optional(names.toString().split(u' ', Qt::SkipEmptyParts)) : std::nullopt;
}
void Settings::setLargeNumbers(const QStringList& names) {
    m_file.setValue(QStringLiteral("verdict/large"), names.join(u' '));
}

bool Settings::speedInStrips() const {
    return m_file.value(QStringLiteral("speedInStrips"), false).toBool();
}
void Settings::setSpeedInStrips(bool shown) {
    m_file.setValue(QStringLiteral("speedInStrips"), shown);
}

bool Settings::sectionOpen(const QString& id) const {
    return m_file.value(QStringLiteral("sections/") + id, false).toBool();
}
void Settings::setSectionOpen(const QString& id, bool open) {
    m_file.setValue(QStringLiteral("sections/") + id, open);
}

bool Settings::tourSeen() const {
    return m_file.value(QStringLiteral("tourSeen"), false).toBool();
}
void Settings::setTourSeen(bool seen) {
    m_file.setValue(QStringLiteral("tourSeen"), seen);
}

QByteArray Settings::lessonProgress() const {
    return m_file.value(QStringLiteral("lessons/progress")).toByteArray();
}
void Settings::setLessonProgress(const QByteArray& json) {
    m_file.setValue(QStringLiteral("lessons/progress"), json);
}

QByteArray Settings::laboratoryResults() const {
    return m_file.value(QStringLiteral("lessons/laboratory")).toByteArray();
}
void Settings::setLaboratoryResults(const QByteArray& json) {
    m_file.setValue(QStringLiteral("lessons/laboratory"), json);
}

} // namespace quadrille
