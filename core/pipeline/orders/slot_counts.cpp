// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/pipeline/orders/slot_counts.h"

#include <algorithm>
#include <bit>

namespace quadrille::orders {

namespace {

/// The first of [from, to) whose bit is set in what `bitsAt` gives for the block of a slot.
template <class BitsAt>
std::int64_t firstSet(std::int64_t from, std::int64_t to, BitsAt bitsAt) {
    constexpr std::int64_t width = 64;
    while (from < to) {
        const std::uint64_t bits = bitsAt(from) >> (from % width);
        if (bits != 0)
            return std::min<std::int64_t>(from + std::countr_zero(bits), to);
        from += width - from % width;
    }
    return to;
}

} // namespace

std::int64_t SlotTable::firstFree(std::int64_t rank, std::int64_t from, std::int64_t to) const {
    return firstSet(from, to, [&](std::int64_t slot) { return ~m_blocks.at(rank, slot).taken; });
}

std::int64_t SlotTable::firstTaken(std::int64_t rank, std::int64_t from, std::int64_t to) const {
    return firstSet(from, to, [&](std::int64_t slot) { return m_blocks.at(rank, slot).taken; });
}

std::int16_t SlotCounts::Block::most() const {
    std::int16_t most = counts[0];
    for (const std::int16_t count : counts)
        most = count > most ? count : most; // std::max() keeps GCC from taking eight at once
    return most;
}

void SlotCounts::assign(std::int64_t rank, const std::vector<std::int32_t>& counts) {
    const auto slots = static_cast<std::int64_t>(counts.size());
    for (std::int64_t first = 0; first < slots; first += Blocks::width) {
        Block& block = m_blocks.at(rank, first);
        std::transform(counts.begin() + first, counts.begin() + std::min(first + Blocks::width, slots),
                       block.counts.begin(),
                       [](std::int32_t count) { return static_cast<std::int16_t>(count); });
        m_levels[levelOf(rank, first)] = {0, block.most()};
    }
}

void SlotCounts::add(std::int64_t rank, std::int64_t from, std::int64_t to, int change) {
    const auto added = static_cast<std::int16_t>(change);
    while (from < to) {
        Level& level = m_levels[levelOf(rank, from)];
        const auto begin = static_cast<std::size_t>(from % Blocks::width);
        const auto end = static_cast<std::size_t>(std::min(Blocks::width, from % Blocks::width + to - from));
        if (end - begin == Blocks::width) {
            level.all += added;
            level.most += added;
        } else {
            Block& block = m_blocks.at(rank, from);
            for (std::size_t slot = begin; slot < end; ++slot)
                block.counts[slot] += added;
            level.most = static_cast<std::int16_t>(level.all + block.most());
        }
        from += static_cast<std::int64_t>(end - begin);
    }
}

std::int64_t SlotCounts::startOfLower(std::int64_t rank, std::int64_t from, std::int64_t to,
                                      std::int64_t limit) const {
    std::int64_t start = to;
    while (start > from) {
        const Level& level = m_levels[levelOf(rank, start - 1)];
        const std::int64_t first = std::max(from, (start - 1) / Blocks::width * Blocks::width);
        if (level.most < limit) {
            start = first;
            continue;
        }
        const Block& block = m_blocks.at(rank, start - 1);
        for (; start > first; --start)
            if (level.all + block.counts[static_cast<std::size_t>((start - 1) % Blocks::width)] >= limit)
                return start;
    }
    return start;
}

} // namespace quadrille::orders
