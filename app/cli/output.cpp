// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/output.h"

#include "app/cli/refuse.h"
#include "app/session/file_io.h"

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace quadrille::cli {
namespace {

constexpr qint64 largestInput = 1LL << 30;

[[noreturn]] void cannotWrite(const std::string& place, const QString& why) {
    refuse(place, "cannot be written: %1", why.toStdString());
}

} // namespace

void Output::flush() {
    if (m_text.empty())
        return;
    const auto size = static_cast<qint64>(m_text.size());
    if (m_device.write(m_text.data(), size) != size)
        cannotWrite(m_name, m_device.errorString());
    m_text.clear();
}

TargetFile::TargetFile(std::string field, const std::string& path) : m_field(std::move(field)) {
    const QString name = QString::fromStdString(path);
    const QFileInfo info(name);
    bool open = false;
    if (path == "-") {
        auto file = std::make_unique<QFile>();
        open = file->open(standardOutput, QIODevice::WriteOnly | QIODevice::Unbuffered);
        m_device = std::move(file);
    } else if (info.exists() && !info.isFile()) { // a device or a pipe must not be replaced by a file
        m_device = std::make_unique<QFile>(name);
        open = m_device->open(QIODevice::WriteOnly | QIODevice::Unbuffered);
    } else {
        m_device = std::make_unique<QSaveFile>(name);
        open = m_device->open(QIODevice::WriteOnly);
    }
    if (!open)
        cannotWrite(m_field, m_device->errorString());
    m_output = std::make_unique<Output>(*m_device, m_field);
}

TargetFile::~TargetFile() = default;

void TargetFile::commit() {
    m_output->flush();
    if (auto* file = qobject_cast<QSaveFile*>(m_device.get()); file != nullptr && !file->commit())
        cannotWrite(m_field, file->errorString());
}

void reserveStandardStreams() {
#ifdef Q_OS_UNIX
    // Opened against their direction, so that reading or writing fails and is reported.
    for (const int descriptor : {standardInput, standardOutput, standardError})
        if (::fcntl(descriptor, F_GETFD) == -1)
            // The lowest free number is the one that was just found free.
            (void)::open("/dev/null", descriptor == standardInput ? O_WRONLY : O_RDONLY);
#endif
}

QByteArray readInput(const std::string& field, const std::string& path) {
    if (path != "-") {
        try {
            return readWhole(QString::fromStdString(path), largestInput);
        } catch (const InputError& error) {
            throw InputError(field + " " + error.field(), error.rule());
        }
    }
    QFile input;
    if (!input.open(standardInput, QIODevice::ReadOnly))
        refuse(field, "cannot be read: %1", input.errorString().toStdString());
    QByteArray bytes = input.readAll();
    if (input.error() != QFileDevice::NoError)
        refuse(field, "cannot be read: %1", input.errorString().toStdString());
    return bytes;
}

} // namespace quadrille::cli
