// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/laboratory/board.h"

#include <utility>
#include <vector>

namespace quadrille {

/// The board as it is, and as it was before.
class BoardHistory {
public:
    explicit BoardHistory(laboratory::Board board) : m_boards{std::move(board)} {}

    [[nodiscard]] const laboratory::Board& now() const { return m_boards[m_at]; }
    [[nodiscard]] bool canUndo() const { return m_at > 0; }
    [[nodiscard]] bool canRedo() const { return m_at + 1 < m_boards.size(); }
    void undo() { m_at -= canUndo() ? 1 : 0; }
    void redo() { m_at += canRedo() ? 1 : 0; }
    void push(laboratory::Board board) {
        m_boards.resize(m_at + 1, m_boards.front());
        m_boards.push_back(std::move(board));
        if (m_boards.size() > most)
            m_boards.erase(m_boards.begin());
        m_at = m_boards.size() - 1;
    }
    void restart(laboratory::Board board) {
        m_boards = {std::move(board)};
        m_at = 0;
    }

private:
    static constexpr std::size_t most = 500;
    std::vector<laboratory::Board> m_boards; ///< never empty
    std::size_t m_at = 0;
};

} // namespace quadrille
