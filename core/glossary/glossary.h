// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

namespace quadrille {

/// What a term of the field means. All texts are English and marked for translation; empty: there is none.
struct GlossaryEntry {
    const char* id = "";      ///< unique and stable: "tp"
    const char* symbols = ""; ///< as they stand on screen and in formulas, with spaces between them: "TP t"
    const char* term = "";    ///< "Tensor parallel size"
    const char* brief = "";   ///< a sentence or two: the tool tip of whatever bears the name
    const char* more = "";    ///< what else is worth knowing
    const char* source = "";  ///< where to read about it
};

/// Every entry, by topics.
[[nodiscard]] const std::vector<GlossaryEntry>& glossary();

/// \throws std::out_of_range when there is none
[[nodiscard]] const GlossaryEntry& glossaryEntry(std::string_view id);

/// The symbols of an entry, one by one.
[[nodiscard]] std::vector<std::string_view> symbolsOf(const GlossaryEntry& entry);

/// The entries that a symbol of a formula may mean: "t", "h_ffn". A number at its end that tells pipeline
/// chunks apart ("n3") is no part of the symbol.
[[nodiscard]] std::vector<const GlossaryEntry*> glossaryOf(std::string_view symbol);

} // namespace quadrille
