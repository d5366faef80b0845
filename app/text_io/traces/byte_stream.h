// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/piece_decoder.h"
#include "core/stop.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <streambuf>
#include <string>
#include <vector>

namespace quadrille::traces {

/// Bytes from wherever they come, unpacked where they are gzip, and as UTF-8 where a byte order mark says
/// that they are UTF-16 or UTF-32, a piece at a time: of a file of any size it holds some hundred kilobytes.
/// Throws InputError for damaged gzip and damaged UTF-16, for text that cannot be JSON of people's making,
/// since it has megabytes without the end of a text in them, and beyond `largest`; Stopped.
class ByteStream : public std::streambuf {
public:
    /// Reads up to so many bytes. \return how many; 0 at the end
    using Read = std::function<std::size_t(char* to, std::size_t most)>;
    /// Told how many bytes of the source are read.
    using Progress = std::function<void(std::int64_t read)>;

    static constexpr std::int64_t largest = std::int64_t{1} << 37; ///< bytes, unpacked

    /// \param field how errors call the source
    ByteStream(Read read, std::string field, Progress progress = {}, std::stop_token stop = {});
    ~ByteStream() override;

    /// All of it was handed out.
    [[nodiscard]] bool atEnd() const { return m_atEnd && gptr() == egptr(); }

protected:
    int_type underflow() override;

private:
    struct Inflater;

    /// Behind so many bytes that were read before. \return how many
    std::size_t readPacked(std::size_t behind = 0);
    [[nodiscard]] std::size_t fill();
    void begin();
    [[nodiscard]] std::size_t inflated();
    [[nodiscard]] std::size_t decoded();
    void checkTexts(std::size_t size);

    Read m_read;
    std::string m_field;
    Progress m_progress;
    std::stop_token m_stop;
    std::vector<char> m_packed, m_text;
    std::size_t m_packedSize = 0, m_packedAt = 0;
    std::unique_ptr<Inflater> m_inflater;  ///< null: not gzip
    std::optional<PieceDecoder> m_decoder; ///< none: neither UTF-16 nor UTF-32
    std::int64_t m_readSoFar = 0, m_textSoFar = 0;
    std::size_t m_withoutQuote = 0; ///< bytes since the last end of a text
    bool m_begun = false;
    bool m_atEnd = false;
    bool m_afterBackslash = false;
};

} // namespace quadrille::traces
