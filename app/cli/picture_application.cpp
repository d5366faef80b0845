// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/picture_application.h"

#include "app/cli/command.h"
#include "app/settings/appearance.h"
#include "app/text_io/numbers.h"
#include "app/text_io/refuse.h"

#include <QApplication>
#include <QLocale>

#include <clocale>
#include <cstdio>

namespace quadrille::cli {

void addLookOptions(CLI::App& command, LookOptions& options) {
    addValue(command, "--theme", options.theme, "light|dark", "colours; default light");
    addValue(command, "--language", options.language, "en|de|ja", "of every word and number; default en");
}

Look lookOf(const LookOptions& options) {
    if (options.theme != "light" && options.theme != "dark")
        refuse("theme", "must be light or dark, not %1", inQuotes(options.theme));
    Look look{options.theme == "dark", QString::fromStdString(options.language)};
    if (!languages().contains(look.language))
        refuse("language", "must be en, de or ja, not %1", inQuotes(options.language));
    return look;
}

PictureApplication::PictureApplication(const Look& look) {
    qputenv("QT_QPA_PLATFORM", "offscreen");
    // Remarks of the platform, such as on a missing run-time folder, are no concern of the caller.
    qInstallMessageHandler([](QtMsgType type, const QMessageLogContext&, const QString& text) {
        if (type == QtCriticalMsg || type == QtFatalMsg)
            std::fprintf(stderr, "quadrille: %s\n", qPrintable(text));
    });
    m_application = std::make_unique<QApplication>(m_argumentCount, &m_arguments);
#ifdef LC_MESSAGES
    // Qt has taken the user's language for what the system says of files; a command speaks English
    // throughout.
    std::setlocale(LC_MESSAGES, "C");
#endif
    QApplication::setPalette(makePalette(look.dark));
    QLocale::setDefault(look.language == QLatin1String("en")
                            ? QLocale(QLocale::English, QLocale::UnitedStates)
                            : QLocale(look.language));
    if (m_texts.load(QStringLiteral(":/i18n/quadrille_%1.qm").arg(look.language)))
        QApplication::installTranslator(&m_texts);
}

PictureApplication::~PictureApplication() = default;

} // namespace quadrille::cli
