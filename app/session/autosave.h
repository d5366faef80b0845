// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/session/session.h"

#include <QObject>
#include <QTimer>

#include <functional>

namespace quadrille {

/// What a killed run leaves behind for the next.
struct Autosaved {
    Session session;
    QString file;          ///< the session file that was open; empty: none yet
    bool modified = false; ///< the session differs from that file
    QByteArray onDisk;     ///< fingerprint of that file as it was last read or written here; empty: not known
    bool failed = false;   ///< the program ended because of an unforeseen exception

    friend bool operator==(const Autosaved&, const Autosaved&) = default;
};

/// The file below the user's data folder that holds the last state of the window that was opened first.
[[nodiscard]] QString autosaveFile();
/// The last state; none when there is none, or when it cannot be read: a start never fails for it.
[[nodiscard]] std::optional<Autosaved> readAutosaved(const QString& path = autosaveFile());

/// Writes the state behind the user's back, at most `delay` after a change.
class Autosave : public QObject {
    Q_OBJECT
public:
    static constexpr int delay = 500; ///< milliseconds

    explicit Autosave(std::function<Autosaved()> state, QString file = autosaveFile());

    void schedule(); ///< something changed
    bool writeNow(); ///< what is scheduled, and only then \return it is on disk

private:
    bool write();

    std::function<Autosaved()> m_state;
    QString m_file;
    QTimer m_timer;
};

} // namespace quadrille
