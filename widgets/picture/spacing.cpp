// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/spacing.h"

#include <algorithm>
#include <cstddef>

namespace quadrille {

std::vector<double> spaced(const std::vector<SpacedItem>& items, double begin, double end) {
    // Neighbours that would touch become one block at the mean of where its members want it.
    struct Block {
        double sum = 0; ///< of the starts its members want for the block
        double extent = 0;
        std::size_t members = 0;
        [[nodiscard]] double start() const { return sum / static_cast<double>(members); }
    };
    std::vector<Block> blocks;
    for (const auto& item : items) {
        Block block{item.wanted - item.extent / 2, item.extent, 1};
        while (!blocks.empty() && blocks.back().start() + blocks.back().extent > block.start()) {
            const Block& before = blocks.back();
            block = {before.sum + block.sum - static_cast<double>(block.members) * before.extent,
                     before.extent + block.extent, before.members + block.members};
            blocks.pop_back();
        }
        blocks.push_back(block);
    }
    std::vector<double> starts;
    starts.reserve(blocks.size());
    for (const auto& block : blocks)
        starts.push_back(block.start());
    double limit = end;
    for (std::size_t i = blocks.size(); i-- > 0;) {
        starts[i] = std::min(starts[i], limit - blocks[i].extent);
        limit = starts[i];
    }
    limit = begin;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        starts[i] = std::max(starts[i], limit);
        limit = starts[i] + blocks[i].extent;
    }
    std::vector<double> middles;
    std::size_t next = 0;
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        double top = starts[i];
        for (std::size_t member = 0; member < blocks[i].members; ++member, ++next) {
            middles.push_back(top + items[next].extent / 2);
            top += items[next].extent;
        }
    }
    return middles;
}

} // namespace quadrille
