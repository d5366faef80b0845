// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"

#include <QString>

#include <optional>

/// What stands in the lines of a chapter in the place of {{key: …}}, {{menu: …}}, {{count: …}}, and the links
/// {{view: …}}, {{term: …}} and {{lesson: …}}; {{name: …}} is a view's name without the link.
namespace quadrille::manual_words {

/// The keys of a command or a panel: "Ctrl+2"; none: there is no such command, or it has no key.
[[nodiscard]] std::optional<QString> keyOf(const QString& command);
/// Where a command stands: "File → Open"; none: there is no such command.
[[nodiscard]] std::optional<QString> menuOf(const QString& command);
/// How many "models", "gpus", "schedules", "plans", "lessons", "terms" or "views" there are.
[[nodiscard]] std::optional<QString> countOf(const QString& what, const Catalogue& catalogue);

/// A line with all of them filled in. \param failed hears what asks in vain
[[nodiscard]] QString filledIn(const QString& line, const Catalogue& catalogue, QString& failed);

} // namespace quadrille::manual_words
