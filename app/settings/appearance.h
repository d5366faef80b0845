// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings.h"
#include "widgets/tip/tip.h"

#include <QFont>
#include <QObject>
#include <QPalette>

class QTranslator;

namespace quadrille {

/// Theme, colours, text size and language of the running application, changed at run time and remembered.
class Appearance : public QObject {
    Q_OBJECT
public:
    /// Puts the remembered appearance in force. One per application; settings must outlive it.
    explicit Appearance(Settings& settings, QObject* parent = nullptr);

    void setTheme(Theme theme);
    void setColourBlindSafe(bool safe);
    void setLessMotion(bool less);
    void setTextSize(int percent);
    void setLanguage(const QString& language);

    [[nodiscard]] Theme theme() const { return m_settings.theme(); }
    [[nodiscard]] bool colourBlindSafe() const { return m_settings.colourBlindSafe(); }
    [[nodiscard]] bool lessMotion() const { return m_settings.lessMotion(); }
    [[nodiscard]] int textSize() const { return m_settings.textSize(); }
    [[nodiscard]] QString language() const { return m_settings.language(); }

signals:
    void changed();

private:
    void applyPalette();
    void applyMotion();
    void applyTextSize();
    void applyLanguage();

    Settings& m_settings;
    const QFont m_systemFont;
    const bool m_systemIsDark;
    QTranslator* m_translator = nullptr;
    QTranslator* m_qtTranslator = nullptr;
    tip::Filter m_tips;
};

/// The application's own light or dark palette.
[[nodiscard]] QPalette makePalette(bool dark);

} // namespace quadrille
