// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/byte_stream.h"

#include "core/text/input_error.h"

#include <zlib.h>

#include <limits>
#include <utility>

namespace quadrille::traces {
namespace {

constexpr std::size_t piece = std::size_t{1} << 16;
/// No text of a trace is as long; a parser would hold it whole.
constexpr std::size_t longestToken = std::size_t{1} << 24;

constexpr unsigned char firstOfGzip = 0x1f;
constexpr unsigned char secondOfGzip = 0x8b;

} // namespace

struct ByteStream::Inflater {
    z_stream stream{};
    bool good = false;
    bool within = true; ///< of one of the parts that gzip files may have

    Inflater() {
        constexpr int gzipAlone = 16 + MAX_WBITS;
        good = inflateInit2(&stream, gzipAlone) == Z_OK;
    }
    ~Inflater() {
        if (good)
            inflateEnd(&stream);
    }
    Inflater(const Inflater&) = delete;
    Inflater& operator=(const Inflater&) = delete;
};

ByteStream::ByteStream(Read read, std::string field, Progress progress, std::stop_token stop)
    : m_read(std::move(read)), m_field(std::move(field)), m_progress(std::move(progress)),
      m_stop(std::move(stop)), m_packed(piece), m_text(piece) {}

ByteStream::~ByteStream() = default;

std::size_t ByteStream::readPacked(std::size_t behind) {
    throwIfStopped(m_stop);
    const std::size_t got = m_read(m_packed.data() + behind, m_packed.size() - behind);
    m_readSoFar += static_cast<std::int64_t>(got);
    if (m_progress)
        m_progress(m_readSoFar);
    m_packedSize = behind + got;
    m_packedAt = 0;
    return got;
}

std::size_t ByteStream::inflated() {
    z_stream& z = m_inflater->stream;
    z.next_out = reinterpret_cast<Bytef*>(m_text.data()); // NOLINT(*-reinterpret-cast): zlib's bytes
    z.avail_out = static_cast<uInt>(m_text.size());
    while (z.avail_out == m_text.size()) {
        if (m_packedAt == m_packedSize && readPacked() == 0) {
            if (m_inflater->within)
                throw InputError(m_field,
                                 {QUADRILLE_MESSAGE("ends in the middle of its compressed data"), {}});
            return 0;
        }
        if (!std::exchange(m_inflater->within, true) && inflateReset(&z) != Z_OK)
            throw std::bad_alloc();
        z.next_in =
            reinterpret_cast<Bytef*>(m_packed.data() + m_packedAt); // NOLINT(*-reinterpret-cast): likewise
        z.avail_in = static_cast<uInt>(m_packedSize - m_packedAt);
        const int result = inflate(&z, Z_NO_FLUSH);
        m_packedAt = m_packedSize - z.avail_in;
        if (result == Z_STREAM_END)
            m_inflater->within = false;
        else if (result == Z_MEM_ERROR)
            throw std::bad_alloc();
        else if (result != Z_OK && result != Z_BUF_ERROR)
            throw InputError(m_field, {QUADRILLE_MESSAGE("has damaged compressed data"), {}});
    }
    return m_text.size() - z.avail_out;
}

std::size_t ByteStream::decoded() {
    for (;;) { // a piece may be no more than half a letter
        const bool ended = m_packedAt == m_packedSize && readPacked() == 0;
        const QByteArrayView read(m_packed.data() + m_packedAt,
                                  static_cast<qsizetype>(m_packedSize - m_packedAt));
        m_packedAt = m_packedSize;
        const auto text = m_decoder->next(read);
        if (!text || (ended && !m_decoder->isWhole()))
            throw InputError(m_field, {damagedText, {}});
        if (ended || !text->isEmpty()) {
            m_text.assign(text->begin(), text->end());
            return m_text.size();
        }
    }
}

/// Gzip and encodings are told by their first bytes, which a pipe may hand out one by one.
void ByteStream::begin() {
    while (m_packedSize < longestByteOrderMark && readPacked(m_packedSize) > 0)
        ;
    const auto byte = [this](std::size_t at) { return static_cast<unsigned char>(m_packed[at]); };
    if (m_packedSize >= 2 && byte(0) == firstOfGzip && byte(1) == secondOfGzip) {
        m_inflater = std::make_unique<Inflater>();
        if (!m_inflater->good)
            throw std::bad_alloc();
        return;
    }
    const auto encoding =
        QStringConverter::encodingForData({m_packed.data(), static_cast<qsizetype>(m_packedSize)});
    if (encoding && *encoding != QStringConverter::Utf8) // whose mark the parser knows
        m_decoder.emplace(*encoding);
}

std::size_t ByteStream::fill() {
    if (!std::exchange(m_begun, true))
        begin();
    if (m_inflater)
        return inflated();
    if (m_decoder)
        return decoded();
    if (m_packedAt == m_packedSize && readPacked() == 0)
        return 0;
    std::swap(m_text, m_packed);
    m_packedAt = m_packedSize;
    return m_packedSize;
}

/// A text ends with a quotation mark that no backslash stands before.
void ByteStream::checkTexts(std::size_t size) {
    for (std::size_t i = 0; i < size; ++i) {
        const char c = m_text[i];
        m_withoutQuote = c == '"' && !m_afterBackslash ? 0 : m_withoutQuote + 1;
        m_afterBackslash = c == '\\';
    }
    if (m_withoutQuote > longestToken)
        throw InputError(m_field, {QUADRILLE_MESSAGE("has a text or a number of more than %1 characters"),
                                   {static_cast<std::int64_t>(longestToken)}});
}

ByteStream::int_type ByteStream::underflow() {
    if (gptr() < egptr())
        return traits_type::to_int_type(*gptr());
    const std::size_t size = m_atEnd ? 0 : fill();
    if (size == 0) {
        m_atEnd = true;
        return traits_type::eof();
    }
    m_textSoFar += static_cast<std::int64_t>(size);
    if (m_textSoFar > largest)
        throw InputError(m_field, {QUADRILLE_MESSAGE("is longer than %1 bytes"), {largest}});
    checkTexts(size);
    setg(m_text.data(), m_text.data(), m_text.data() + size);
    return traits_type::to_int_type(*gptr());
}

} // namespace quadrille::traces
