// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/data/version.h"
#include "app/guarded_application.h"
#include "app/settings/icon.h"
#include "app/window/main_window.h"

#include <QMessageBox>

#include <algorithm>
#include <cstdio>
#include <span>
#include <string_view>

namespace quadrille {
namespace {

/// Qt ends the program with a core dump where it finds none.
bool hasDisplay(std::span<char* const> arguments) {
#if defined(Q_OS_UNIX) && !defined(Q_OS_MACOS)
    // Qt takes it with one dash or two.
    const auto choosesPlatform = [](std::string_view word) { return word.ends_with("-platform"); };
    return std::ranges::any_of(arguments, choosesPlatform) ||
           !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM") || !qEnvironmentVariableIsEmpty("DISPLAY") ||
           !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
#else
    static_cast<void>(arguments);
    return true;
#endif
}

} // namespace

int runWindow(int argc, char** argv) {
    if (!hasDisplay(std::span(argv, static_cast<std::size_t>(argc)))) {
        std::fputs(
            "quadrille: there is no display to open the window on; “quadrille --help” names what needs "
            "none\n",
            stderr);
        return 2;
    }
    GuardedApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("quadrille"));
    QApplication::setApplicationDisplayName(QStringLiteral("Quadrille"));
    QApplication::setApplicationVersion(QString::fromUtf8(versionText()));
    QApplication::setDesktopFileName(QStringLiteral("org.quadrille.Quadrille"));
    QApplication::setWindowIcon(tintedIcon(QStringLiteral("quadrille")));
    Settings settings;
    Appearance appearance(settings);
    const Catalogue catalogue = loadCatalogue();
    MainWindow window(catalogue, settings, appearance);
    application.setLastResort([&window](const QString& reason) {
        qCritical("quadrille: %s", qPrintable(reason));
        const QString kept = window.session().keepAfterFailure();
        QMessageBox::critical(
            &window, QStringLiteral("Quadrille"),
            QCoreApplication::translate("application", "Quadrille has to end: %1\n%2", "reason, sentence")
                .arg(reason, kept));
    });
    const bool started = application.guard([&window] {
        window.start(QApplication::arguments().mid(1));
        window.appear();
    });
    return started ? QApplication::exec() : 2;
}

} // namespace quadrille
