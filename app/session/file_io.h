// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <string>

namespace quadrille {

/// All of a file of text, as UTF-8 without a byte order mark. Where one says so, it is read as UTF-16 or
/// UTF-32, which is what some programs write their output in (PowerShell's ">"). Bytes that are no UTF-8 stay
/// as they are. \throws InputError naming the file and the rule when it cannot be read or is larger than so
/// many bytes.
[[nodiscard]] QByteArray readWhole(const QString& file, qint64 largest);

/// So many bytes of a file's beginning, read likewise; empty: it is no file, or cannot be read.
[[nodiscard]] QByteArray readBeginning(const QString& file, qint64 most);

/// The same of bytes that are at hand. \throws InputError for that field when they are neither of these.
[[nodiscard]] QByteArray asUtf8(const QByteArray& bytes, const std::string& field);

/// Replaces a file whole or not at all. \throws InputError naming the file and why it cannot be written.
void writeWhole(const QString& file, const QByteArray& bytes);

} // namespace quadrille
