// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/trace_file.h"

#include "app/data/trace_rules_file.h"
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

} // namespace quadrille::traces
