// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/settings/appearance.h"

#include "app/settings/quiet_style.h"
#include "app/settings/translator.h"
#include "widgets/picture/colours.h"

#include <QApplication>
#include <QLibraryInfo>
#include <QWidget>

#include <array>

namespace quadrille {

QPalette makePalette(bool dark) {
    // Neither colour set changes what the palette takes from Colours.
    const Colours colours = Colours::make(dark, ColourSet::paper);
    const QColor window = dark ? QColor(0x25, 0x28, 0x2d) : QColor(0xf3, 0xf4, 0xf6);
    const QColor button = dark ? QColor(0x45, 0x4b, 0x54) : QColor(0xe9, 0xeb, 0xee);
    QPalette palette(button, window);
    const std::array texts{QPalette::WindowText, QPalette::Text, QPalette::ButtonText, QPalette::ToolTipText};
    for (const auto role : texts) {
        palette.setColor(role, colours.text);
        palette.setColor(QPalette::Disabled, role,
                         dark ? QColor(0x7d, 0x83, 0x8b) : QColor(0x8a, 0x90, 0x98));
    }
    palette.setColor(QPalette::Base, colours.background);
    palette.setColor(QPalette::AlternateBase, dark ? QColor(0x21, 0x24, 0x28) : QColor(0xf8, 0xf9, 0xfa));
    palette.setColor(QPalette::ToolTipBase, dark ? QColor(0x33, 0x37, 0x3d) : QColor(Qt::white));
    palette.setColor(QPalette::PlaceholderText, colours.mutedText);
    palette.setColor(QPalette::Mid, colours.grid);
    palette.setColor(QPalette::Highlight, colours.accent);
    palette.setColor(QPalette::HighlightedText, Colours::textOn(colours.accent));
    palette.setColor(QPalette::Link, colours.accent);
    palette.setColor(QPalette::LinkVisited, colours.accent);
    palette.setColor(QPalette::BrightText, dark ? QColor(Qt::white) : QColor(Qt::black));
    return palette;
}

Appearance::Appearance(Settings& settings, QObject* parent)
    : QObject(parent), m_settings(settings), m_systemFont(QApplication::font()),
      m_systemIsDark(isDark(QApplication::palette())) {
    QApplication::setStyle(new QuietStyle);
    applyMotion();
    qApp->installEventFilter(&m_tips);
    applyPalette();
    if (m_settings.textSize() != 100)
        applyTextSize();
    applyLanguage();
}

void Appearance::setTheme(Theme theme) {
    m_settings.setTheme(theme);
    applyPalette();
    emit changed();
}

void Appearance::setColourBlindSafe(bool safe) {
    m_settings.setColourBlindSafe(safe);
    applyPalette();
    // The palette is the same, so that Qt sends no event.
    for (QWidget* widget : QApplication::allWidgets()) {
        QEvent event(QEvent::PaletteChange);
        QCoreApplication::sendEvent(widget, &event);
    }
    emit changed();
}

void Appearance::setLessMotion(bool less) {
    m_settings.setLessMotion(less);
    applyMotion();
    emit changed();
}

void Appearance::setTextSize(int percent) {
    m_settings.setTextSize(percent);
    applyTextSize();
    emit changed();
}

void Appearance::setLanguage(const QString& language) {
    m_settings.setLanguage(language);
    applyLanguage();
    // Numbers change with the language even where no translation is found.
    QEvent event(QEvent::LanguageChange);
    QCoreApplication::sendEvent(qApp, &event);
    emit changed();
}

void Appearance::applyPalette() {
    setColourSet(m_settings.colourBlindSafe() ? ColourSet::colourBlindSafe : ColourSet::paper);
    const Theme theme = m_settings.theme();
    QApplication::setPalette(makePalette(theme == Theme::dark || (theme == Theme::system && m_systemIsDark)));
}

void Appearance::applyMotion() {
    // Another style was put in its place, as tests do: that one knows.
    if (auto* style = qobject_cast<QuietStyle*>(QApplication::style()))
        style->setStill(m_settings.lessMotion());
}

void Appearance::applyTextSize() {
    QFont font = m_systemFont;
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * m_settings.textSize() / 100);
    else
        font.setPixelSize(std::max(1, font.pixelSize() * m_settings.textSize() / 100));
    QApplication::setFont(font);
}

void Appearance::applyLanguage() {
    const QString language = m_settings.language();
    // The system's own conventions for numbers, where the system speaks that language.
    const QLocale system = QLocale::system();
    QLocale::setDefault(system.name().startsWith(language) ? system : QLocale(language));
    for (QTranslator** translator : {&m_translator, &m_qtTranslator}) {
        delete *translator; // which also removes it
        *translator = nullptr;
    }
    // English has a catalogue too, for its plurals.
    const auto install = [this](const QString& file, const QString& folder) {
        auto* translator = new Translator(this);
        if (translator->load(file, folder))
            QCoreApplication::installTranslator(translator);
        return translator;
    };
    m_qtTranslator =
        install(QStringLiteral("qtbase_") + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    m_translator = install(QStringLiteral("quadrille_") + language, QStringLiteral(":/i18n"));
}

} // namespace quadrille
