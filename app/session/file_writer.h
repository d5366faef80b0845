// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/text/input_error.h"

#include <QFile>

#include <string>
#include <string_view>

namespace quadrille {

/// Writes everything, however many calls that takes. \return 0, or the number of the system's error
[[nodiscard]] int writeAll(QFileDevice& device, std::string_view bytes);

/// What the system calls the error of this number: "No space left on device".
[[nodiscard]] std::string systemError(int number);

/// Makes a write to a closed pipe, or beyond the largest size that a file may have, fail as any other does,
/// where the system would end the process. For main().
void reportFailedWrites();

/// A place that cannot be written.
class CannotWrite : public InputError {
public:
    CannotWrite(std::string place, Message rule, int error)
        : InputError(std::move(place), std::move(rule)), m_error(error) {}

    [[nodiscard]] int error() const { return m_error; } ///< the system's number of the reason

private:
    int m_error;
};

/// A file that is replaced whole or not at all: written beside its place, every write and the flush checked,
/// then renamed. A device or a pipe is written straight on, since no file may take its place.
/// Every function throws a CannotWrite that names the file and the reason.
class FileWriter {
public:
    explicit FileWriter(const QString& path);
    /// Without commit() nothing is left, and the file is as it was.
    ~FileWriter();
    FileWriter(const FileWriter&) = delete;
    FileWriter& operator=(const FileWriter&) = delete;

    void write(std::string_view bytes);
    void commit();

    /// Ends the process at once, as nothing else may that has begun to write: removes what is half, of all
    /// writers. For a thread that is not writing itself.
    [[noreturn]] static void abandonAllAndExit(int code);

private:
    void openBeside();
    void discard();
    [[noreturn]] void fail(int error);

    QString m_path;       ///< as it was named
    QString m_place;      ///< what is replaced: m_path, or where its links lead
    QFile m_file;         ///< what is written
    bool m_begun = false; ///< m_file is beside m_place, where it must not be left
};

} // namespace quadrille
