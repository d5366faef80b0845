// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/autosave.h"
#include "app/settings/settings.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>

namespace quadrille::test {

/// Settings and autosaves of a test program go to folders of their own, which it finds empty.
inline void isolate(const char* program) {
    QStandardPaths::setTestModeEnabled(true);
    QCoreApplication::setApplicationName(QStringLiteral("quadrille-%1").arg(QLatin1String(program)));
    for (const auto place : {QStandardPaths::AppConfigLocation, QStandardPaths::AppDataLocation})
        QDir(QStandardPaths::writableLocation(place)).removeRecursively();
}

} // namespace quadrille::test
