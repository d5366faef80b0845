// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/decks/deck.h"
#include "app/store/view_state.h"
#include "core/scenario/scenario.h"

#include <QByteArray>
#include <QString>

#include <optional>

namespace quadrille {

/// What a session file holds.
struct Session {
    Scenario scenario;
    std::optional<Scenario> baseline; ///< the pinned baseline A
    ViewState view;
    KeptPlans kept = {}; ///< plans kept by name; none in files of before
    Decks decks = {};    ///< talks; none in files of before

    friend bool operator==(const Session&, const Session&) = default;
};

inline constexpr int sessionVersion = 1;                 ///< of the files written here
inline constexpr qint64 largestSessionFile = 16LL << 20; ///< bytes; a larger file is no session
inline constexpr auto sessionSuffix = "quadrille";       ///< of file names

/// The text of a session file: versioned JSON, UTF-8.
[[nodiscard]] QByteArray toBytes(const Session& session);

/// The inverse. \throws InputError naming field and rule: not JSON, not a session, of a newer version,
/// wrong types and values out of range. Unknown keys are ignored; unknown view settings take their defaults.
[[nodiscard]] Session sessionFromBytes(const QByteArray& bytes);

/// Reads a session file. \throws InputError as sessionFromBytes(), and for files that cannot be read or are
/// too large.
[[nodiscard]] Session readSession(const QString& file);

/// Writes a session file whole or not at all. \throws InputError when the place cannot be written.
void writeSession(const QString& file, const Session& session);

} // namespace quadrille
