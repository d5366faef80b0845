// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/entry.h"
#include "app/text_io/frameworks/shell_words.h"

#include <vector>

namespace quadrille::frameworks {

/// What a script would run, as far as it can be known without running it.
struct ShellScript {
    using Command = std::vector<ShellWord>;
    std::vector<Command> commands;      ///< with variables put in
    ShellVariables variables;           ///< at the end
    std::vector<EmbeddedText> embedded; ///< what it writes into files by here-documents
    std::vector<std::string> written;   ///< the names of these files, without folders
    std::vector<ShellWord> batchJob;    ///< words of #SBATCH lines
    std::vector<std::string> sourced;   ///< other scripts that it reads in or runs, as their files are called
    struct Ran {
        std::string file;
        ShellVariables variables; ///< at its end
    };
    std::vector<Ran> ran;         ///< of those that it runs, one by one
    std::vector<LeftOut> leftOut; ///< what depends on what the script does not say
};

/// Reads a script; nothing is run. Of an `if` whose condition is known the branch that is taken is read, of
/// another none; what stands behind && and || likewise. Functions are read where they are called. A loop over
/// the script's arguments is followed where they are known; the body of another is read once: what differs
/// between its rounds is not known. \param others what it may read in by "source", whatever folder it says,
/// which counts as if it stood in that line, and what it may run, which keeps its own lines \throws
/// InputError naming the file, where variables hold more than any honest script's
[[nodiscard]] ShellScript readScript(std::string_view text, const std::string& file,
                                     std::span<const SourceText> others = {});

/// Whether the words of [ … ], [[ … ]] or test hold; none: that is not known.
[[nodiscard]] std::optional<bool> holds(const ShellScript::Command& condition);

} // namespace quadrille::frameworks
