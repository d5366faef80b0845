// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/recovery.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

namespace quadrille {
namespace {

/// \param place from 1
QString fileAt(int place) {
    const QFileInfo first(autosaveFile());
    return place == 1
               ? first.filePath()
               : QStringLiteral("%1/%2-%3.%4")
                     .arg(first.path(), first.completeBaseName(), QString::number(place), first.suffix());
}

/// Null where another window has it.
std::unique_ptr<QLockFile> lockOf(const QString& file) {
    auto lock = std::make_unique<QLockFile>(file + QStringLiteral(".lock"));
    lock->setStaleLockTime(0); // however long its window runs; one that is no more gives way at once
    const bool taken = lock->tryLock(0) || lock->error() != QLockFile::LockFailedError;
    return taken ? std::move(lock) : nullptr;
}

bool holdsUnsaved(const QString& file) {
    const auto state = readAutosaved(file);
    return state && state->modified;
}

} // namespace

Recovery::Recovery() : m_file(autosaveFile()) {
    QDir().mkpath(QFileInfo(m_file).path());
    for (int place = 1; place <= mostPlaces && !m_lock; ++place) {
        const QString file = fileAt(place);
        if (place > 1 && holdsUnsaved(file))
            continue;
        m_lock = lockOf(file);
        if (m_lock)
            m_file = file;
    }
}

Recovery::~Recovery() = default;

bool Recovery::isFirst() const {
    return m_file == autosaveFile();
}

QStringList Recovery::orphans() const {
    QStringList files;
    for (int place = 2; place <= mostPlaces; ++place) {
        const QString file = fileAt(place);
        if (file != m_file && QFileInfo::exists(file) && lockOf(file) && holdsUnsaved(file))
            files << file;
    }
    return files;
}

void Recovery::remove(const QString& orphan) {
    if (const auto lock = lockOf(orphan))
        QFile::remove(orphan);
}

void Recovery::close() {
    if (!isFirst())
        QFile::remove(m_file);
}

} // namespace quadrille
