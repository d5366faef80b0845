// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/paths.h"

#include <nlohmann/json.hpp>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTest>

namespace quadrille::test {

/// What a run of the program gave back.
struct CliRun {
    int exitCode = -1;
    QString out;
    QString err;

    [[nodiscard]] nlohmann::json json() const { return nlohmann::json::parse(out.toStdString()); }
    /// Complaints of the program are one line each.
    [[nodiscard]] bool saysOneLine() const { return err.count(u'\n') == 1 && err.endsWith(u'\n'); }
};

/// Runs the program itself, without a display, in a locale that writes 1.5 as 1,5 where the machine has it.
inline CliRun runCli(const QStringList& arguments, const QByteArray& input = {}) {
    QProcess process;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"));
    process.setProcessEnvironment(environment);
    process.start(QString::fromLocal8Bit(executable()), arguments);
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, QString::fromUtf8(process.readAllStandardOutput()),
                QStringLiteral("did not finish: ") + process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The same from a command line without quotes in it.
inline CliRun runCli(const char* commandLine) {
    return runCli(QString::fromUtf8(commandLine).split(u' ', Qt::SkipEmptyParts));
}

/// Whether two JSON values are equal; says what they are when they are not.
inline bool same(const nlohmann::json& actual, const nlohmann::json& expected) {
    if (actual != expected)
        qWarning("%s instead of %s", actual.dump().c_str(), expected.dump().c_str());
    return actual == expected;
}

/// The keys of an object in the order in which they are written.
inline QStringList keysOf(const nlohmann::ordered_json& object) {
    QStringList keys;
    for (const auto& [key, value] : object.items())
        keys << QString::fromStdString(key);
    return keys;
}

} // namespace quadrille::test
