// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"
#include "app/text_io/frameworks/entry.h"
#include "core/scenario/scenario.h"

#include <string>
#include <vector>

namespace quadrille::frameworks {

/// What became of one key of a file.
struct ImportNote {
    std::string file{};
    std::size_t line = 0;  ///< 0: it stands in no file
    std::string key{};     ///< as the file writes it
    std::string value{};   ///< likewise
    std::string setting{}; ///< an option of the command line: "tp"; empty: none
    std::string result{};  ///< what the setting became, as one types it
    /// Of what is assumed or ignored; of what is understood where the setting is not just what the key says.
    Message reason{};
};

/// What a file was read as.
struct ImportedFile {
    std::string file;
    std::string
        format; ///< Format::name; "hugging-face", "machine", "log" and "script" are no formats of plans
    std::string label; ///< for people
};

/// A scenario out of files, and how it came about.
struct ImportedPlan {
    Scenario scenario;
    std::vector<ImportedFile> files;
    std::vector<ImportNote> understood;
    std::vector<ImportNote> assumed;  ///< what no file says
    std::vector<ImportNote> defaults; ///< settings that the framework leaves as they are unless it is told
    std::vector<ImportNote> ignored;  ///< what moves no number here, or is not known
    bool saysPlan = false;            ///< a file of a framework is among them; else only model or machine
};

/// The rule that a file breaks in which nothing stands.
inline constexpr std::string_view isEmpty = QUADRILLE_MESSAGE("is empty: it has no key");
/// The rule that a file breaks which is no framework's.
inline constexpr std::string_view isNoConfiguration =
    QUADRILLE_MESSAGE("has no key of a framework that is known here");

/// Why something is assumed of which there is no more to say than what it was before: importPlan() says that.
inline constexpr std::string_view noFileSaysIt = QUADRILLE_MESSAGE("no file says it");

/// Reads files of one plan together: a framework's configuration, or several that add up to one; a Hugging
/// Face config.json; what the machine is (see machine_file.h). Plan and recipe become the framework's, by
/// what the files say and else by its defaults; what is none of its business (the GPU, a model that it does
/// not name) stays that of `base`. \param format Format::name of the configurations; empty: as they look
/// \throws InputError that names the file with the line and the key, and the rule
[[nodiscard]] ImportedPlan importPlan(const std::vector<SourceText>& texts, const Scenario& base,
                                      const Catalogue& catalogue, std::string_view format = {});

} // namespace quadrille::frameworks
