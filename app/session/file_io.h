// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace quadrille {

/// All of a file. \throws InputError naming the file and the rule when it cannot be read or is larger than so
/// many bytes.
[[nodiscard]] QByteArray readWhole(const QString& file, qint64 largest);

/// So many bytes of a file's beginning; empty: it is no file, or cannot be read.
[[nodiscard]] QByteArray readBeginning(const QString& file, qint64 most);

/// Replaces a file whole or not at all. \throws InputError naming the file and why it cannot be written.
void writeWhole(const QString& file, const QByteArray& bytes);

} // namespace quadrille
