// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/autosave.h"

#include <QLockFile>
#include <QStringList>

#include <memory>

namespace quadrille {

/// Where a window keeps its last state: a file of its own, locked for as long as the window lives, so that
/// two windows never write the same. The first place is that of autosaveFile(), which the next start goes on
/// from; the others are for windows beside it, and hold something only while such a window runs, or after it
/// was killed.
class Recovery {
public:
    static constexpr int mostPlaces = 32; ///< windows at once that are kept apart

    /// Takes the first place that is free and holds nothing unsaved of a window that was killed.
    Recovery();
    ~Recovery();

    [[nodiscard]] const QString& file() const { return m_file; }
    [[nodiscard]] bool isFirst() const;
    /// Files of windows that were killed with unsaved changes.
    [[nodiscard]] QStringList orphans() const;
    /// Unless another window has its place by now.
    static void remove(const QString& orphan);
    /// The window ends with nothing unsaved: what is beside the first place is needed no more.
    void close();

private:
    QString m_file;
    std::unique_ptr<QLockFile> m_lock;
};

} // namespace quadrille
