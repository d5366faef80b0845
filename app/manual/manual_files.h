// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

/// The chapters of resources/manual: Markdown, a folder for each language.
namespace quadrille {

/// "01-start", …: in their order, by the names of their files, which are the same in every language.
[[nodiscard]] QStringList manualChapters();

/// What the file of a chapter says in that language ("de"), or in English where that has none.
/// \throws InputError where it cannot be read
[[nodiscard]] QString manualText(const QString& chapter, const QString& language);

/// The heading of such a text.
[[nodiscard]] QString manualTitle(const QString& text);

/// The chapter of that name, with its number or without: "01-start" of "start"; empty: there is none.
[[nodiscard]] QString manualChapterNamed(const QString& name);

} // namespace quadrille
