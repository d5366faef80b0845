// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_io.h"

#include "app/session/file_writer.h"
#include "app/session/piece_decoder.h"
#include "core/text/clean_text.h"
#include "core/text/input_error.h"

#include <QFile>
#include <QFileInfo>

#include <optional>

namespace quadrille {
namespace {

/// \param whole nothing is cut off at the end. None: it is, or is none of the encoding that it begins with.
std::optional<QByteArray> decoded(const QByteArray& bytes, bool whole) {
    const auto encoding = QStringConverter::encodingForData(bytes);
    if (!encoding)
        return bytes;
    if (*encoding == QStringConverter::Utf8)
        return bytes.sliced(byteOrderMark.size());
    PieceDecoder decoder(*encoding);
    auto text = decoder.next(bytes);
    return whole && !decoder.isWhole() ? std::nullopt : text;
}

} // namespace

QByteArray asUtf8(const QByteArray& bytes, const std::string& field) {
    if (auto text = decoded(bytes, true))
        return *std::move(text);
    throw InputError(field, {damagedText, {}});
}

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
    if (source.error() != QFileDevice::NoError) // of which the bytes tell nothing: there are none
        refuse(QUADRILLE_MESSAGE("cannot be read: %1"), {source.errorString().toStdString()});
    if (bytes.size() > largest)
        refuse(QUADRILLE_MESSAGE("must have at most %1 bytes; this file has %2"),
               {std::int64_t{largest}, std::int64_t{source.size()}});
    return asUtf8(bytes, file.toStdString());
}

QByteArray readBeginning(const QString& file, qint64 most) {
    QFile source(file);
    if (!QFileInfo(file).isFile() || !source.open(QIODevice::ReadOnly))
        return {};
    return decoded(source.read(most), false).value_or(QByteArray());
}

void writeWhole(const QString& file, const QByteArray& bytes) {
    FileWriter target(file);
    target.write({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    target.commit();
}

} // namespace quadrille
