// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/piece_decoder.h"

#include <QFile>

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace quadrille::cli {

/// A file of records, a pipe or, for "-", standard input, in pieces of whole records: as much at a time as is
/// there, so that neither the file nor a slow writer behind the pipe need be waited for. The pieces are
/// UTF-8; a byte order mark is skipped, and says where it is another encoding.
class RecordBlocks {
public:
    /// The end of the record that begins at a place of a text; npos: the text ends before it.
    using EndOfRecord = std::size_t (*)(std::string_view text, std::size_t from);
    /// \param field the option that names the file. \throws InputError naming it
    RecordBlocks(std::string field, const std::string& path, EndOfRecord endOfRecord);

    enum class Found { block, nothingYet, end };
    /// Waits for more input so long at most. \throws InputError where it cannot be read
    [[nodiscard]] Found next(std::string& block, std::chrono::milliseconds patience);

private:
    [[nodiscard]] bool cutBlock(std::string& block);
    void readMore();
    void begin();
    /// What was read behind a place, as UTF-8.
    void decodeFrom(std::size_t from);
    [[nodiscard]] std::string place() const; ///< in front of what is wrong with it
    [[noreturn]] void fail(int error) const;

    std::string m_field, m_path;
    EndOfRecord m_endOfRecord;
    QFile m_file;
    std::string m_text;                    ///< read, and not handed out
    std::size_t m_start = 0;               ///< of what is left of it
    std::size_t m_piece;                   ///< bytes to read at a time
    bool m_begun = false;                  ///< past the byte order mark, if there is one
    std::optional<PieceDecoder> m_decoder; ///< none: it is UTF-8
    bool m_ended = false;
};

} // namespace quadrille::cli
