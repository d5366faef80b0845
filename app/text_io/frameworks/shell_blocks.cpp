// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/frameworks/shell_blocks.h"

#include <algorithm>
#include <ranges>

namespace quadrille::frameworks {

bool ShellBlocks::run(bool butInnermost) const {
    const auto end = m_blocks.end() - (butInnermost && !m_blocks.empty() ? 1 : 0);
    return std::all_of(m_blocks.begin(), end,
                       [](const ShellBlock& block) { return block.state == ShellBlock::State::taken; });
}

std::optional<ShellBlock> ShellBlocks::close(ShellBlock::Kind kind) {
    const auto found = std::find_if(m_blocks.rbegin(), m_blocks.rend(),
                                    [kind](const ShellBlock& block) { return block.kind == kind; });
    if (found == m_blocks.rend())
        return {};
    ShellBlock closed = std::move(*found);
    m_blocks.erase(std::prev(found.base()), m_blocks.end());
    return closed;
}

void ShellBlocks::leaveLoops(bool ends, long long count) {
    for (ShellBlock& block : std::views::reverse(m_blocks)) {
        if (block.kind != ShellBlock::Kind::loop)
            continue;
        block.state = ShellBlock::State::passed;
        block.isLeft = block.isLeft || ends || count > 1;
        if (--count == 0)
            return;
    }
}

bool ShellBlocks::decide(std::optional<bool> result) {
    ShellBlock& block = m_blocks.back();
    const bool open = !block.done && !block.uncertain;
    block.state = open && result == true ? ShellBlock::State::taken : ShellBlock::State::passed;
    block.done = block.done || block.state == ShellBlock::State::taken;
    if (block.done || result || block.uncertain)
        return true;
    block.uncertain = true;
    return false;
}

} // namespace quadrille::frameworks
