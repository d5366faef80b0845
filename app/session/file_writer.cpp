// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/file_writer.h"

#include "app/system/system_calls.h"
#include "core/text/clean_text.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <mutex>
#include <optional>
#include <set>
#include <system_error>

namespace quadrille {
namespace {

/// The files that writers have begun and not yet put in their place, of all threads.
struct Begun {
    std::mutex mutex;
    std::set<std::string> files;
};

Begun& begun() {
    static Begun all;
    return all;
}

std::string encoded(const QString& path) {
    return QFile::encodeName(path).toStdString();
}

/// Where the file is, or would be made, when links are followed; none where they lead nowhere, such as to
/// themselves. In bytes: what a link says need not be text.
std::optional<std::string> behindLinks(const QString& path) {
    std::filesystem::path place = encoded(path);
    constexpr int mostLinks = 40; // as many as Linux follows
    std::error_code noLink;
    for (int i = 0; i <= mostLinks; ++i) {
        const std::filesystem::path target = std::filesystem::read_symlink(place, noLink);
        if (noLink)
            return place.string();
        place = place.parent_path() / target; // which is the target alone where that is absolute
    }
    return std::nullopt;
}

} // namespace

void reportFailedWrites() {
    system_calls::failRatherThanEnd();
}

int writeAll(QFileDevice& device, std::string_view bytes) {
    while (!bytes.empty()) {
        errno = 0;
        const qint64 written = device.write(bytes.data(), static_cast<qint64>(bytes.size()));
        if (written > 0)
            bytes.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            return errno != 0 ? errno : EIO;
    }
    return 0;
}

std::string systemError(int number) {
    return std::generic_category().message(number);
}

FileWriter::FileWriter(const QString& path) : m_path(path) {
    const QFileInfo info(path);
    if (path.isEmpty())
        fail(ENOENT);
    if (!info.exists() || info.isFile()) {
        const std::optional<std::string> place = behindLinks(path);
        if (!place)
            fail(ELOOP);
        if (firstNonUtf8(*place)) // another file would be written
            throw CannotWrite(
                m_path.toStdString(),
                {QUADRILLE_MESSAGE("cannot be written: it is a link to a file whose name is not UTF-8"), {}},
                EILSEQ);
        m_place = QFile::decodeName(place->c_str());
        if (info.exists() && !info.isWritable())
            fail(EACCES);
        openBeside();
    } else {
        m_file.setFileName(path);
        errno = 0;
        if (!m_file.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            fail(errno);
    }
}

void FileWriter::openBeside() {
    const QFileInfo info(m_place);
    constexpr int longestName = 60; // so that the longer name is one that the file system takes
    constexpr int mostTries = 1000; // a process that was killed may have left some
    const QString folder = info.path(), name = info.fileName().left(longestName);
    const std::lock_guard lock(begun().mutex);
    for (int i = 1; i <= mostTries && !m_begun; ++i) {
        const QString file =
            QStringLiteral("%1.%2-%3.part").arg(name).arg(QCoreApplication::applicationPid()).arg(i);
        m_file.setFileName(QDir(folder).filePath(file));
        errno = 0;
        m_begun = m_file.open(QIODevice::WriteOnly | QIODevice::NewOnly | QIODevice::Unbuffered);
        if (!m_begun && errno != EEXIST)
            break;
    }
    if (!m_begun)
        fail(errno);
    begun().files.insert(encoded(m_file.fileName()));
    if (info.exists())
        m_file.setPermissions(info.permissions());
}

FileWriter::~FileWriter() {
    discard();
}

void FileWriter::discard() {
    m_file.close();
    if (!m_begun)
        return;
    const std::lock_guard lock(begun().mutex);
    m_file.remove();
    begun().files.erase(encoded(m_file.fileName()));
    m_begun = false;
}

void FileWriter::fail(int error) {
    const int known = error != 0 ? error : EIO;
    throw CannotWrite(m_path.toStdString(),
                      {QUADRILLE_MESSAGE("cannot be written: %1"), {systemError(known)}}, known);
}

void FileWriter::write(std::string_view bytes) {
    if (const int error = writeAll(m_file, bytes); error != 0)
        fail(error);
}

void FileWriter::commit() {
    if (!m_begun)
        return;
    if (const int error = system_calls::flushToDisk(m_file); error != 0)
        fail(error);
    m_file.close();
    const std::lock_guard lock(begun().mutex);
    std::error_code error;
    std::filesystem::rename(encoded(m_file.fileName()), encoded(m_place), error);
    if (error)
        fail(error.value());
    begun().files.erase(encoded(m_file.fileName()));
    m_begun = false;
}

void FileWriter::abandonAllAndExit(int code) {
    // Kept locked to the end: nothing new is begun, and nothing that is removed here is renamed.
    static Begun& all = begun();
    all.mutex.lock();
    std::error_code ignored; // one file is left behind
    for (const std::string& file : all.files)
        std::filesystem::remove(file, ignored);
    std::_Exit(code);
}

} // namespace quadrille
