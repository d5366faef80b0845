// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "app/session/file_io.h"
#include "app/system/system_calls.h"
#include "app/text_io/refuse.h"

#include <QFile>

#include <cerrno>

namespace quadrille::cli {
using namespace text_io;
bool isStandardOutput(std::string_view path) {
    return path == "-" || path == "/dev/stdout";
}

void Output::flush() {
    if (m_text.empty())
        return;
    m_begun = true;
    m_piece.clear();
    m_piece.swap(m_text); // what cannot be written is not tried again
    m_write(m_piece);
}

bool Output::discard() {
    m_text.clear();
    return !m_begun;
}

Output standardOut() {
    auto device = std::make_shared<QFile>();
    const bool open = device->open(standardOutput, QIODevice::WriteOnly | QIODevice::Unbuffered);
    return Output([device, open](std::string_view text) {
        const int error = open ? writeAll(*device, text) : EBADF;
        if (error == EPIPE)
            throw ClosedPipe();
        if (error != 0)
            throw CannotWrite("standard output", {"cannot be written: %1", {systemError(error)}}, error);
    });
}

/// Names the option beside the file.
template <class Step>
void TargetFile::attempt(Step step) {
    try {
        step();
    } catch (const CannotWrite& failed) {
        if (failed.error() == EPIPE)
            throw ClosedPipe();
        throw CannotWrite(m_field, {"%1 %2", {shownFile(m_path), english(failed.rule())}}, failed.error());
    }
}

TargetFile::TargetFile(std::string field, std::string path)
    : m_field(std::move(field)), m_path(std::move(path)),
      m_output(isStandardOutput(m_path) ? standardOut() : Output([this](std::string_view text) {
          attempt([&] { m_file->write(text); });
      })) {
    if (!isStandardOutput(m_path))
        attempt([this] { m_file = std::make_unique<FileWriter>(QString::fromStdString(m_path)); });
}

TargetFile::~TargetFile() = default;

void TargetFile::commit() {
    m_output.flush();
    if (m_file != nullptr)
        attempt([this] { m_file->commit(); });
}

void reserveStandardStreams() {
    for (const int descriptor : {standardInput, standardOutput, standardError})
        system_calls::occupy(descriptor, descriptor == standardInput);
}

QByteArray readInput(const std::string& field, const std::string& path, qint64 largest) {
    if (path != "-") {
        try {
            return readWhole(QString::fromStdString(path), largest);
        } catch (const InputError& error) {
            refuseFile(field, path, error);
        }
    }
    QFile input;
    if (!input.open(standardInput, QIODevice::ReadOnly))
        refuse(field, "cannot be read: %1", input.errorString().toStdString());
    const QByteArray bytes = input.read(largest + 1);
    if (input.error() != QFileDevice::NoError)
        refuse(field, "cannot be read: %1", input.errorString().toStdString());
    if (bytes.size() > largest)
        refuse(field, "must have at most %1 bytes", std::to_string(largest));
    return asUtf8(bytes, field);
}

} // namespace quadrille::cli
