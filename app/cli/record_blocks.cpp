// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/record_blocks.h"

#include "app/cli/output.h"
#include "app/system/system_calls.h"
#include "app/text_io/refuse.h"
#include "core/text/clean_text.h"

#include <algorithm>
#include <cerrno>

namespace quadrille::cli {
using namespace text_io;
namespace {

constexpr std::size_t blockSize = 1 << 12; ///< some dozens of plans: work for a moment
constexpr std::size_t usualPiece = 1 << 16;
constexpr std::size_t longestRecord = 1 << 26; ///< more is a quote that was not closed

} // namespace

RecordBlocks::RecordBlocks(std::string field, const std::string& path, EndOfRecord endOfRecord)
    : m_field(std::move(field)), m_path(path), m_endOfRecord(endOfRecord), m_piece(usualPiece) {
    constexpr auto mode = QIODevice::ReadOnly | QIODevice::Unbuffered;
    if (path != "-" && !system_calls::isFileOrPipe(path))
        refuse(m_field, "%1 must be a file or a pipe", shownFile(path));
    m_file.setFileName(QString::fromStdString(path));
    if (!(path == "-" ? m_file.open(standardInput, mode) : m_file.open(mode)))
        fail(errno);
}

std::string RecordBlocks::place() const {
    return m_path == "-" ? std::string() : shownFile(m_path) + " ";
}

void RecordBlocks::fail(int error) const {
    refuse(m_field, "%1cannot be read: %2", place(), systemError(error));
}

RecordBlocks::Found RecordBlocks::next(std::string& block, std::chrono::milliseconds patience) {
    for (;;) {
        if (m_begun && cutBlock(block))
            return Found::block;
        if (m_ended && m_start == m_text.size())
            return Found::end;
        if (m_ended) { // the last line may lack its end
            block.assign(m_text, m_start);
            m_start = m_text.size();
            return Found::block;
        }
        if (!system_calls::hasInput(m_file, patience))
            return Found::nothingYet;
        readMore();
    }
}

bool RecordBlocks::cutBlock(std::string& block) {
    std::size_t end = m_start;
    while (end - m_start < blockSize) {
        const std::size_t line = m_endOfRecord(m_text, end);
        if (line == std::string_view::npos)
            break;
        end = line + 1;
    }
    if (end == m_start)
        return false;
    block.assign(m_text, m_start, end - m_start);
    m_start = end;
    m_piece = usualPiece;
    return true;
}

void RecordBlocks::readMore() {
    m_text.erase(0, m_start);
    m_start = 0;
    if (m_text.size() > longestRecord)
        refuse(m_field,
               "%1must have records of at most %2 bytes; an open quote makes one of all that follows",
               place(), static_cast<std::int64_t>(longestRecord));
    const std::size_t before = m_text.size();
    m_text.resize(before + m_piece);
    std::ptrdiff_t count = 0;
    do {
        errno = 0;
        count = system_calls::readSome(m_file, m_text.data() + before, m_piece);
    } while (count < 0 && errno == EINTR);
    if (count < 0)
        fail(errno);
    m_text.resize(before + static_cast<std::size_t>(count));
    m_ended = count == 0;
    // A long record is not looked through again for every piece of it; a slow writer sends short ones.
    if (static_cast<std::size_t>(count) == m_piece)
        m_piece = std::min(2 * m_piece, longestRecord);
    if (m_begun)
        decodeFrom(before);
    else if (m_ended || m_text.size() >= longestByteOrderMark)
        begin();
}

void RecordBlocks::begin() {
    m_begun = true;
    const auto encoding =
        QStringConverter::encodingForData({m_text.data(), static_cast<qsizetype>(m_text.size())});
    if (encoding == QStringConverter::Utf8) {
        m_start = byteOrderMark.size();
    } else if (encoding) {
        m_decoder.emplace(*encoding);
        decodeFrom(0);
    }
}

void RecordBlocks::decodeFrom(std::size_t from) {
    if (!m_decoder)
        return;
    const QByteArrayView read(m_text.data() + from, static_cast<qsizetype>(m_text.size() - from));
    const auto text = m_decoder->next(read);
    if (!text || (m_ended && !m_decoder->isWhole()))
        refuse(m_field, "%1%2", place(), std::vector{Message{damagedText, {}}});
    m_text.replace(from, std::string::npos, text->constData(), static_cast<std::size_t>(text->size()));
}

} // namespace quadrille::cli
