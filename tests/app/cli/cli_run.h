// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/cli.h"
#include "app/session/file_writer.h"
#include "tests/support/paths.h"

#include <nlohmann/json.hpp>
#include <QProcess>
#include <QString>
#include <QStringList>
#include <QTemporaryFile>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <functional>
#include <vector>

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

/// Sets up the program itself, without a display, in a locale that writes 1.5 as 1,5 where the machine has
/// it.
inline void prepare(QProcess& process) {
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.remove(QStringLiteral("DISPLAY"));
    environment.remove(QStringLiteral("WAYLAND_DISPLAY"));
    environment.remove(QStringLiteral("QT_QPA_PLATFORM"));
    environment.insert(QStringLiteral("LC_ALL"), QStringLiteral("de_DE.UTF-8"));
    process.setProcessEnvironment(environment);
    process.setProgram(QString::fromLocal8Bit(executable()));
}

/// Starts the program. \param inChild what its process does first, between fork and exec
inline CliRun startCli(const QStringList& arguments, const QByteArray& input = {},
                       const std::function<void()>& inChild = {}) {
    QProcess process;
    prepare(process);
    process.setArguments(arguments);
    process.setChildProcessModifier(inChild);
    process.start();
    process.write(input);
    process.closeWriteChannel();
    if (!process.waitForFinished(120000) || process.exitStatus() != QProcess::NormalExit)
        return {-1, QString::fromUtf8(process.readAllStandardOutput()),
                QStringLiteral("did not finish: ") + process.errorString()};
    return {process.exitCode(), QString::fromUtf8(process.readAllStandardOutput()),
            QString::fromUtf8(process.readAllStandardError())};
}

/// The same by a copy of this process, which spares starting the program: most of what a request costs. Not
/// for pictures, which want an application object of their own.
inline CliRun answerCli(const QStringList& arguments, const QByteArray& input = {}) {
    QByteArrayList words{"quadrille"};
    for (const QString& argument : arguments)
        words << argument.toUtf8();
    std::vector<char*> argv;
    for (QByteArray& word : words)
        argv.push_back(word.data());
    argv.push_back(nullptr);
    std::array<QTemporaryFile, 3> streams; // of the descriptors 0, 1 and 2
    for (QTemporaryFile& stream : streams)
        if (!stream.open())
            return {-1, {}, QStringLiteral("no temporary file")};
    if (streams[0].write(input) != input.size() || !streams[0].seek(0)) // which flushes, too
        return {-1, {}, QStringLiteral("no input")};
    const pid_t child = ::fork();
    if (child == 0) {
        ::alarm(120); // as long as startCli() waits
        for (int descriptor = 0; descriptor < 3; ++descriptor)
            ::dup2(streams.at(static_cast<std::size_t>(descriptor)).handle(), descriptor);
        reportFailedWrites();
        ::_exit(runCommandLine(static_cast<int>(words.size()), argv.data()));
    }
    int status = 0;
    if (child < 0 || ::waitpid(child, &status, 0) != child || !WIFEXITED(status))
        return {-1, {}, QStringLiteral("did not finish")};
    const auto textOf = [](QTemporaryFile& stream) {
        stream.seek(0);
        return QString::fromUtf8(stream.readAll());
    };
    return {WEXITSTATUS(status), textOf(streams[1]), textOf(streams[2])};
}

/// Answers a request, by the program itself where it draws.
inline CliRun runCli(const QStringList& arguments, const QByteArray& input = {}) {
#ifdef __SANITIZE_THREAD__
    return startCli(arguments, input); // a copy may not have threads there
#else
    static const QStringList drawing{"render", "report", "manual"};
    return drawing.contains(arguments.value(0)) ? startCli(arguments, input) : answerCli(arguments, input);
#endif
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

/// A refused request with --json has told on standard output, as one object, what stands line by line on
/// standard error.
inline bool saysTheSameAsJson(const CliRun& run) {
    const auto json = nlohmann::json::parse(run.out.toStdString(), nullptr, false);
    if (!json.is_object() || !json.contains("diagnostics"))
        return false;
    const auto lines = run.err.split(u'\n', Qt::SkipEmptyParts);
    const auto& diagnostics = json["diagnostics"];
    bool same = static_cast<std::size_t>(lines.size()) == diagnostics.size();
    for (std::size_t i = 0; same && i < diagnostics.size(); ++i) {
        const QString& line = lines[static_cast<qsizetype>(i)];
        const auto text = [&each = diagnostics[i]](const char* key) {
            return QString::fromStdString(each.at(key).get<std::string>());
        };
        same = diagnostics[i].size() == 5 && !text("rule").isEmpty() && text("severity") == "error" &&
               line.section(u':', 1).remove(u'“').remove(u'”').contains(text("field")) &&
               line.contains(text("message")) &&
               // A name that is in no list comes with the nearest that are.
               (!line.contains("; nearest") || !line.contains("that “quadrille") ||
                text("suggestion").startsWith("Try " + text("field") + " "));
    }
    return same;
}

/// The keys of an object in the order in which they are written.
inline QStringList keysOf(const nlohmann::ordered_json& object) {
    QStringList keys;
    for (const auto& [key, value] : object.items())
        keys << QString::fromStdString(key);
    return keys;
}

} // namespace quadrille::test
