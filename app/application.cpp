// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/commands/icon.h"
#include "app/window/main_window.h"

#include <QApplication>

#include <string_view>

namespace quadrille {
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
    window.appear();
    return QApplication::exec();
}

} // namespace quadrille
