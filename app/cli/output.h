// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

#include <memory>
#include <string>
#include <string_view>

namespace quadrille::cli {

/// Descriptors rather than C streams, whose own buffer would swallow a failure to write.
inline constexpr int standardInput = 0;
inline constexpr int standardOutput = 1;
inline constexpr int standardError = 2;

/// Collects text and writes it in large pieces. What cannot be written is an InputError naming the place.
class Output {
public:
    /// \param name how messages call the place
    Output(QIODevice& device, std::string name) : m_device(device), m_name(std::move(name)) {}

    Output& operator<<(std::string_view text) {
        m_text += text;
        if (m_text.size() >= pieceSize)
            flush();
        return *this;
    }
    void flush();

private:
    static constexpr std::size_t pieceSize = 1 << 16;

    QIODevice& m_device;
    std::string m_name;
    std::string m_text;
};

/// A file to write: whole or not at all where the place allows that, straight on for devices, pipes and "-",
/// which is standard output. \throws InputError naming `field` when it cannot be opened or written
class TargetFile {
public:
    TargetFile(std::string field, const std::string& path);
    ~TargetFile();
    TargetFile(const TargetFile&) = delete;
    TargetFile& operator=(const TargetFile&) = delete;

    [[nodiscard]] Output& output() { return *m_output; }
    /// Without this the file stays as it was.
    void commit();

private:
    std::string m_field;
    std::unique_ptr<QIODevice> m_device;
    std::unique_ptr<Output> m_output;
};

/// Makes sure that descriptors 0, 1 and 2 are taken, so that no file that is opened later gets one of them.
void reserveStandardStreams();

/// Everything of a file or, for "-", of standard input. \throws InputError naming `field`
[[nodiscard]] QByteArray readInput(const std::string& field, const std::string& path);

} // namespace quadrille::cli
