// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "app/manual/manual_files.h"
#include "app/manual/manual_page.h"

#include <QLocale>
#include <QRegularExpression>
#include <QTranslator>

#include <algorithm>

namespace quadrille::test {

/// A language in force, as PictureApplication and Appearance put it there.
class InLanguage {
public:
    explicit InLanguage(const QString& language) {
        QLocale::setDefault(language == "en" ? QLocale(QLocale::English, QLocale::UnitedStates)
                                             : QLocale(language));
        if (m_texts.load(QStringLiteral(":/i18n/quadrille_%1.qm").arg(language)))
            QCoreApplication::installTranslator(&m_texts);
    }
    ~InLanguage() {
        QCoreApplication::removeTranslator(&m_texts);
        QLocale::setDefault(QLocale::c());
    }
    InLanguage(const InLanguage&) = delete;
    InLanguage& operator=(const InLanguage&) = delete;

private:
    QTranslator m_texts;
};

/// Every match's first group, or whole.
inline QStringList found(const QString& text, const char* pattern) {
    QStringList all;
    const QRegularExpression expression(QString::fromUtf8(pattern), QRegularExpression::MultilineOption);
    for (auto each = expression.globalMatch(text); each.hasNext();) {
        const auto match = each.next();
        all << match.captured(match.lastCapturedIndex() > 0 ? 1 : 0);
    }
    return all;
}

inline QStringList sorted(QStringList list) {
    std::ranges::sort(list);
    return list;
}

/// The lines between ``` of that language.
inline QStringList codeLines(const QString& text, const QString& language) {
    QStringList lines;
    bool inside = false;
    for (const QString& line : text.split(u'\n'))
        if (line.startsWith(QLatin1String("```")))
            inside = line == QStringLiteral("```") + language;
        else if (inside)
            lines << line;
    return lines;
}

} // namespace quadrille::test
