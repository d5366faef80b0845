// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_io.h"

#include "app/session/file_writer.h"
#include "core/text/input_error.h"

#include <QFile>
#include <QFileInfo>

namespace quadrille {

QByteArray readWhole(const QString& file, qint64 largest) {
    const auto refuse = [&file](const char* rule, std::vector<Message::Argument> arguments) {
        throw InputError(file.toStdString(), {rule, std::move(arguments)});
    };
    // A pipe or a device has no end to wait for.
    if (const QFileInfo info(file); info.exists() && !info.isFile())
        refuse(QUADRILLE_MESSAGE("must be a file"), {});
    QFile source(file);
    if (!source.open(QIODevice::ReadOnly))
        refuse(QUADRILLE_MESSAGE("cannot be read: %1"), {source.errorString().toStdString()});
    const QByteArray bytes = source.read(largest + 1);
    if (bytes.size() > largest)
        refuse(QUADRILLE_MESSAGE("must have at most %1 bytes; this file has %2"),
               {std::int64_t{largest}, std::int64_t{source.size()}});
    return bytes;
}

QByteArray readBeginning(const QString& file, qint64 most) {
    QFile source(file);
    return QFileInfo(file).isFile() && source.open(QIODevice::ReadOnly) ? source.read(most) : QByteArray();
}

void writeWhole(const QString& file, const QByteArray& bytes) {
    FileWriter target(file);
    target.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    target.commit();
}

} // namespace quadrille
