// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/application.h"

#include "app/data/version.h"
#include "app/guarded_application.h"
#include "app/settings/icon.h"
#include "app/window/main_window.h"

#include <QMessageBox>

#include <string_view>

namespace quadrille {
int runWindow(int argc, char** argv) {
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
        window.start(QApplication::arguments().value(1));
        window.appear();
    });
    return started ? QApplication::exec() : 2;
}

} // namespace quadrille
