// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/shell_blocks.h"
#include "app/text_io/frameworks/shell_words.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace quadrille::frameworks {

/// A function that a script defines.
struct ShellFunction {
    std::shared_ptr<const std::string> body;
    std::size_t line = 0;     ///< of its first line
    bool isElsewhere = false; ///< in another text than the one that is being read
    bool isCalled = false;
};

/// Where a script is being read: at its own text, or at a function's that it calls.
struct ShellPlace {
    std::string_view text;
    ShellLexer lexer;
    ShellBlocks blocks{};
    /// What variables were before a function made them its own, in the order in which it did.
    std::vector<std::pair<std::string, std::optional<ShellVariables::Value>>> hidden{};
    std::unordered_map<std::size_t, ShellLexer> behindLoops{}; ///< that are followed, by where they begin
    std::string function{};                                    ///< the name before "()"
    std::string joint{};                 ///< what stands before the command at hand: "&&", "||", …
    std::string teesInto{};              ///< a file into which a command of the line writes its input
    std::string bracket{};               ///< what stands before the [[ that is open; empty: none is
    int rounds = 0;                      ///< of loops that are followed
    std::optional<bool> wentWell{true};  ///< the list of commands joined so, up to there
    std::optional<bool> beforeBracket{}; ///< wentWell before the [[
    bool ended = false;                  ///< what is left of it is not run
    bool isFunction = false;             ///< "name()" stands before
    bool ran = true;                     ///< the command before
    bool readsScript = false;            ///< a command of the line runs its input
    bool wentBack = false;               ///< to where a loop begins that is followed
    bool inArithmetic = false;           ///< behind ((
};

} // namespace quadrille::frameworks
