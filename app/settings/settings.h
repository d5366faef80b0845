// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <optional>

namespace quadrille {

enum class Theme { system, light, dark };

/// What is remembered between runs. Kept in one file below the user's configuration folder.
class Settings {
public:
    static constexpr int longestRecentList = 8;
    static constexpr int smallestTextSize = 80; ///< percent of the system's
    static constexpr int largestTextSize = 250;

    Settings();

    [[nodiscard]] QString
    language() const; ///< "en", "de" or "ja"; unset: the system's where it is one of them
    void setLanguage(const QString& language);
    [[nodiscard]] Theme theme() const;
    void setTheme(Theme theme);
    [[nodiscard]] bool colourBlindSafe() const;
    void setColourBlindSafe(bool safe);
    [[nodiscard]] bool lessMotion() const; ///< what moves to be followed jumps instead
    void setLessMotion(bool less);
    [[nodiscard]] int textSize() const; ///< percent of the system's
    void setTextSize(int percent);
    [[nodiscard]] QStringList recentFiles() const; ///< latest first
    void addRecentFile(const QString& file);
    void removeRecentFile(const QString& file);
    [[nodiscard]] QString exportFolder() const; ///< last used; before that, the user's pictures
    void setExportFolder(const QString& folder);
    [[nodiscard]] QByteArray windowGeometry() const;
    [[nodiscard]] QByteArray windowState() const;
    void setWindow(const QByteArray& geometry, const QByteArray& state);
    [[nodiscard]] std::optional<bool> explanationFolded() const; ///< none: never folded or unfolded
    void setExplanationFolded(bool folded);
    [[nodiscard]] std::optional<QStringList> largeNumbers() const; ///< of the verdict; none: never chosen
    void setLargeNumbers(const QStringList& names);
    [[nodiscard]] bool speedInStrips() const; ///< below the sliders; not until it was asked for
    void setSpeedInStrips(bool shown);
    [[nodiscard]] bool sectionOpen(const QString& id) const; ///< of the plan panel; closed until opened
    void setSectionOpen(const QString& id, bool open);
    [[nodiscard]] bool tourSeen() const; ///< or skipped
    void setTourSeen(bool seen);
    [[nodiscard]] QByteArray lessonProgress() const; ///< JSON of LessonProgress; empty: none
    void setLessonProgress(const QByteArray& json);
    [[nodiscard]] QByteArray laboratoryResults() const; ///< JSON of LessonProgress, likewise
    void setLaboratoryResults(const QByteArray& json);

private:
    QSettings m_file;
};

/// The languages the window speaks, in the order in which they are offered.
[[nodiscard]] QStringList languages();

} // namespace quadrille
