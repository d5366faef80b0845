// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/glossary/glossary.h"
#include "core/pipeline/schedule.h"
#include "core/scenario/dimension.h"

#include <QString>
#include <QStringList>

#include <vector>

/// The glossary in the user's language.
namespace quadrille::glossary_text {

[[nodiscard]] QString term(const GlossaryEntry& entry);   ///< "Tensor parallel size"
[[nodiscard]] QString brief(const GlossaryEntry& entry);  ///< what it means, in a sentence
[[nodiscard]] QString more(const GlossaryEntry& entry);   ///< may be empty
[[nodiscard]] QString source(const GlossaryEntry& entry); ///< may be empty
[[nodiscard]] QStringList symbols(const GlossaryEntry& entry);
/// Those that stand for the term on screen: "TP, t"; of a family of letters with indices none does.
[[nodiscard]] QString shortSymbols(const GlossaryEntry& entry);

/// The tool tip of something whose name says what it is. \pre there is such an entry
[[nodiscard]] QString brief(std::string_view id);
/// The tool tip of a symbol or a short name: the term above what it means. \pre there is such an entry
[[nodiscard]] QString tip(std::string_view id);
[[nodiscard]] QString tip(const GlossaryEntry& entry);
/// Of what is dragged: "tp", "seq".
[[nodiscard]] const GlossaryEntry& entryOf(Dimension dimension);
/// The family that a schedule is of.
[[nodiscard]] const GlossaryEntry& entryOf(ScheduleKind kind);

/// The entries that answer what was typed, best first: a symbol, the beginnings of words of the term, or what
/// the texts contain, in the user's language or in English. Nothing typed: all of them.
[[nodiscard]] std::vector<const GlossaryEntry*> matching(const QString& typed);

} // namespace quadrille::glossary_text
