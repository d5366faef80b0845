// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/shell_words.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace quadrille::frameworks {

/// What surrounds a command of a script.
struct ShellBlock {
    enum class Kind { branches, choice, loop, braces, brackets, function };
    enum class State { condition, taken, passed };
    Kind kind = Kind::branches;
    State state = State::condition;
    std::string subject{}; ///< of a choice: what its patterns are held against; of a function: its name; of a
                           ///< loop: its keyword
    std::size_t from = 0;  ///< of a function: where its body begins; of a loop: where its keyword stands
    std::size_t line = 0;  ///< likewise
    bool expectsPattern = false;      ///< of a choice: its next branch has not begun
    bool done = false;                ///< one of its branches is taken
    bool uncertain = false;           ///< whether one was is not known
    std::optional<bool> result{true}; ///< of the condition that is being read
    bool isUntil = false;             ///< of a loop: it runs while its condition does not hold
    bool isOnce = false;              ///< likewise: it runs once, and is read as it runs
    bool isFollowed = false;          ///< likewise: each of its rounds is read as it runs
    bool isLeft = false;              ///< likewise: by a break
    std::size_t arguments = 0;        ///< likewise: how many there are before the round
    /// Likewise: what variables were that it sets anew in each round
    std::vector<std::pair<std::string, std::optional<ShellVariables::Value>>> varying{};
    std::optional<ShellVariables> before{}; ///< of brackets: what they set is gone behind them
};

/// The blocks that are open, the innermost last.
class ShellBlocks {
public:
    static constexpr std::size_t deepest = 64;

    [[nodiscard]] bool empty() const { return m_blocks.empty(); }
    [[nodiscard]] bool full() const { return m_blocks.size() >= deepest; }
    [[nodiscard]] ShellBlock& back() { return m_blocks.back(); }
    [[nodiscard]] bool isIn(ShellBlock::Kind kind) const {
        return !m_blocks.empty() && m_blocks.back().kind == kind;
    }
    /// A condition is being read.
    [[nodiscard]] bool isCondition() const {
        return !m_blocks.empty() && m_blocks.back().state == ShellBlock::State::condition;
    }
    /// What stands here is surely run. \param butInnermost leaves the innermost out
    [[nodiscard]] bool run(bool butInnermost = false) const;

    void open(ShellBlock block) { m_blocks.push_back(std::move(block)); }
    /// The innermost of its kind, with those that were left open in it. \return it, if there is one
    std::optional<ShellBlock> close(ShellBlock::Kind kind);
    /// What is left of the round is not run, of so many of the innermost loops. \param ends nor is another
    /// round of the outermost of these
    void leaveLoops(bool ends, long long count);

    /// The branch of an `if` that begins here. \return whether it is known if it is read
    bool decide(std::optional<bool> result);

private:
    std::vector<ShellBlock> m_blocks;
};

} // namespace quadrille::frameworks
