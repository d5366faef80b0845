// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/commands/icon.h"
#include "app/window/main_window.h"

#include <QApplication>
#include <QFileInfo>

#include <string_view>

namespace quadrille {
namespace {

/// "-style", "-platform", …: Qt's own options begin with one dash.
bool isToolkitOption(std::string_view word) {
    return word.size() > 2 && word[0] == '-' && word[1] != '-';
}

bool isSessionFile(const QString& word) {
    return word.endsWith(QStringLiteral(".") + QLatin1String(sessionSuffix)) || QFileInfo(word).isFile();
}

} // namespace

bool wantsCommandLine(int argc, const char* const* argv) {
    return argc > 1 && !isToolkitOption(argv[1]) && !isSessionFile(QFile::decodeName(argv[1]));
}

int runWindow(int argc, char** argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quadrille"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quadrille"));
    QApplication::setApplicationVersion(QStringLiteral(QUADRILLE_VERSION));
    QApplication::setWindowIcon(tintedIcon(QStringLiteral("quadrille")));
    Settings settings;
    Appearance appearance(settings);
    const Catalogue catalogue = loadCatalogue();
    MainWindow window(catalogue, settings, appearance);
    window.start(QApplication::arguments().value(1));
    window.show();
    return QApplication::exec();
}

} // namespace quadrille
