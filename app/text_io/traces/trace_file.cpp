// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/trace_file.h"

#include "app/data/trace_rules_file.h"
#include "app/session/file_io.h"
#include "app/text_io/traces/trace_reader.h"
#include "core/text/input_error.h"

#include <QFile>
#include <QFileInfo>

namespace quadrille::traces {

RankTrace readTraceFile(const QString& path, const FileProgress& progress, const std::stop_token& stop) {
    const QFileInfo info(path);
    const std::string field = path.toStdString();
    if (info.exists() && !info.isFile())
        throw InputError(field, {QUADRILLE_MESSAGE("must be a file"), {}});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        throw InputError(field,
                         {QUADRILLE_MESSAGE("cannot be read: %1"), {file.errorString().toStdString()}});
    const std::int64_t all = file.size();
    ByteStream stream(
        [&file, &field](char* to, std::size_t most) {
            const qint64 got = file.read(to, static_cast<qint64>(most));
            if (got < 0)
                throw InputError(
                    field, {QUADRILLE_MESSAGE("cannot be read: %1"), {file.errorString().toStdString()}});
            return static_cast<std::size_t>(got);
        },
        field,
        [&progress, all](std::int64_t read) {
            if (progress)
                progress(read, all);
        },
        stop);
    RankTrace trace = readTrace(stream, traceRules(), field, stop);
    trace.source = info.fileName().toStdString();
    return trace;
}

bool looksMeasured(const QString& path) {
    const QFileInfo info(path);
    const QString suffix = info.suffix().toLower();
    const bool packed = suffix == QStringLiteral("gz");
    if (!info.isFile() || (packed && !path.contains(QStringLiteral("json"), Qt::CaseInsensitive)) ||
        (!packed && suffix != QStringLiteral("json") && suffix != QStringLiteral("csv")))
        return false;
    if (packed)
        return true;
    constexpr qint64 enough = 1 << 16;
    const QByteArray beginning = readBeginning(path, enough);
    if (suffix == QStringLiteral("json"))
        return beginning.contains("\"traceEvents\"") || beginning.contains("\"deviceProperties\"");
    const QByteArray header = beginning.left(beginning.indexOf('\n')).toLower();
    return header.contains("stage") && header.contains("kind") && header.contains("start");
}

} // namespace quadrille::traces
