// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/piece_decoder.h"

#include <utility>

namespace quadrille {
namespace {

qsizetype unitOf(QStringConverter::Encoding encoding) {
    const bool wide = encoding == QStringConverter::Utf32 || encoding == QStringConverter::Utf32LE ||
                      encoding == QStringConverter::Utf32BE;
    return wide ? sizeof(char32_t) : sizeof(char16_t);
}

} // namespace

PieceDecoder::PieceDecoder(QStringConverter::Encoding encoding)
    : m_unit(unitOf(encoding)), m_decoder(encoding) {}

std::optional<QByteArray> PieceDecoder::next(QByteArrayView bytes) {
    m_bytes.append(bytes);
    const qsizetype whole = m_bytes.size() / m_unit * m_unit;
    QString text = std::exchange(m_half, {});
    text += QString(m_decoder(QByteArrayView(m_bytes).first(whole)));
    m_bytes.remove(0, whole);
    if (!text.isEmpty() && text.back().isHighSurrogate()) {
        m_half = text.back();
        text.chop(1);
    }
    if (!text.isValidUtf16())
        return std::nullopt;
    return text.toUtf8();
}

} // namespace quadrille
