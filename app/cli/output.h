// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/file_writer.h"

#include <QByteArray>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

namespace quadrille::cli {

/// Descriptors rather than C streams, whose own buffer would swallow a failure to write.
inline constexpr int standardInput = 0;
inline constexpr int standardOutput = 1;
inline constexpr int standardError = 2;

/// Standard output is no longer read, as after “| head”: there is nothing left to do, and nothing wrong.
struct ClosedPipe {};

/// Collects text and writes it in large pieces.
class Output {
public:
    using Write = std::function<void(std::string_view)>; ///< throws where it cannot
    explicit Output(Write write) : m_write(std::move(write)) {}

    Output& operator<<(std::string_view text) {
        m_text += text;
        if (m_text.size() >= pieceSize)
            flush();
        return *this;
    }
    void flush();
    /// Forgets what is not written yet. \return nothing was written at all
    bool discard();

private:
    static constexpr std::size_t pieceSize = 1 << 16;

    Write m_write;
    std::string m_text;
    std::string m_piece;  ///< on its way
    bool m_begun = false; ///< a piece was written, or tried
};

/// Standard output; what cannot be written there throws CannotWrite, or ClosedPipe.
[[nodiscard]] Output standardOut();

/// "-", and the other name of standard output: opened anew, a file behind it would be emptied.
[[nodiscard]] bool isStandardOutput(std::string_view path);

/// A file to write: whole or not at all where the place allows that, straight on for devices, pipes and
/// standard output. \throws CannotWrite naming `field`, the file and the reason
class TargetFile {
public:
    TargetFile(std::string field, std::string path);
    ~TargetFile();
    TargetFile(const TargetFile&) = delete;
    TargetFile& operator=(const TargetFile&) = delete;

    [[nodiscard]] Output& output() { return m_output; }
    /// Without this the file stays as it was.
    void commit();

private:
    template <class Step>
    void attempt(Step step);

    std::string m_field, m_path;
    std::unique_ptr<FileWriter> m_file; ///< null for standard output
    Output m_output;
};

/// Makes sure that descriptors 0, 1 and 2 are taken, so that no file that is opened later gets one of them.
void reserveStandardStreams();

/// A text that people write has fewer bytes.
inline constexpr qint64 largestText = 1 << 20;

/// What "-" is called as a file to read.
inline constexpr std::string_view standardInputName = "standard input";

/// Everything of a file or, for "-", of standard input. \throws InputError naming `field`, also where there
/// are more than so many bytes
[[nodiscard]] QByteArray readInput(const std::string& field, const std::string& path, qint64 largest);

} // namespace quadrille::cli
