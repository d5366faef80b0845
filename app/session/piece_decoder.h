// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/message.h"

#include <QByteArray>
#include <QStringDecoder>

#include <cstddef>
#include <optional>

namespace quadrille {

/// What is wrong with a text in a wide encoding that is none.
inline constexpr const char* damagedText =
    QUADRILLE_MESSAGE("must be text; it begins as UTF-16, but is damaged or broken off");

/// By which an encoding is told; that of UTF-32. In bytes.
inline constexpr std::size_t longestByteOrderMark = 4;

/// Makes UTF-8 of UTF-16 or UTF-32 that comes in pieces, wherever these are cut: within a letter, or within a
/// pair of surrogates, of neither of which Qt's decoder tells.
class PieceDecoder {
public:
    explicit PieceDecoder(QStringConverter::Encoding encoding);

    /// The whole letters so far; the byte order mark in front is left out. None: this is no such text.
    [[nodiscard]] std::optional<QByteArray> next(QByteArrayView bytes);
    /// No letter is open, so that the text may end here.
    [[nodiscard]] bool isWhole() const { return m_bytes.isEmpty() && m_half.isEmpty(); }

private:
    qsizetype m_unit; ///< bytes
    QStringDecoder m_decoder;
    QByteArray m_bytes; ///< less than a unit
    QString m_half;     ///< of a pair
};

} // namespace quadrille
