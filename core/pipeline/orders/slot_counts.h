// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace quadrille::orders {

/// Slots of all ranks, a block of each at a time, side by side: who goes through the slots with all ranks
/// abreast stays in few pages.
template <class Block>
class SlotBlocks {
public:
    static constexpr std::int64_t width = Block::width;

    SlotBlocks(std::int64_t ranks, std::int64_t slots)
        : m_ranks(ranks), m_blocks(static_cast<std::size_t>(ranks * ((slots + width - 1) / width))) {}

    /// The block that the slot is in.
    [[nodiscard]] Block& at(std::int64_t rank, std::int64_t slot) { return m_blocks[indexOf(rank, slot)]; }
    [[nodiscard]] const Block& at(std::int64_t rank, std::int64_t slot) const {
        return m_blocks[indexOf(rank, slot)];
    }

private:
    [[nodiscard]] std::size_t indexOf(std::int64_t rank, std::int64_t slot) const {
        return static_cast<std::size_t>(slot / width * m_ranks + rank);
    }

    std::int64_t m_ranks;
    std::vector<Block> m_blocks;
};

/// What is in each slot of each rank: nothing, or a number.
class SlotTable {
public:
    SlotTable(std::int64_t ranks, std::int64_t slots) : m_blocks(ranks, slots) {}

    [[nodiscard]] bool isFree(std::int64_t rank, std::int64_t slot) const {
        return (m_blocks.at(rank, slot).taken >> placeOf(slot) & 1U) == 0;
    }
    /// \pre the slot is not free
    [[nodiscard]] std::int32_t operator()(std::int64_t rank, std::int64_t slot) const {
        return m_blocks.at(rank, slot).numbers[placeOf(slot)];
    }
    void put(std::int64_t rank, std::int64_t slot, std::int32_t number) {
        Block& block = m_blocks.at(rank, slot);
        block.taken |= std::uint64_t{1} << placeOf(slot);
        block.numbers[placeOf(slot)] = number;
    }
    void clear(std::int64_t rank, std::int64_t slot) {
        m_blocks.at(rank, slot).taken &= ~(std::uint64_t{1} << placeOf(slot));
    }

    /// The first free slot in [from, to), or `to`. \pre to is at most the number of slots
    [[nodiscard]] std::int64_t firstFree(std::int64_t rank, std::int64_t from, std::int64_t to) const;
    /// The first that is not free, likewise.
    [[nodiscard]] std::int64_t firstTaken(std::int64_t rank, std::int64_t from, std::int64_t to) const;

private:
    // NOLINTNEXTLINE(cppcoreguidelines-pro-type-member-init): numbers are read where a bit is set alone
    struct Block {
        static constexpr std::int64_t width = 64;
        std::uint64_t taken = 0; ///< a bit for each slot
        std::array<std::int32_t, width> numbers;
    };
    using Blocks = SlotBlocks<Block>;

    static std::size_t placeOf(std::int64_t slot) { return static_cast<std::size_t>(slot % Blocks::width); }

    Blocks m_blocks;
};

/// A count for each slot of each rank, below 2^15. Whole stretches are changed, and searched for a high
/// count, by blocks.
class SlotCounts {
public:
    /// All of them 0.
    SlotCounts(std::int64_t ranks, std::int64_t slots)
        : m_blocksOfRank((slots + Blocks::width - 1) / Blocks::width),
          m_levels(static_cast<std::size_t>(ranks * m_blocksOfRank)), m_blocks(ranks, slots) {}

    /// Sets those of a rank. \pre there is one for each slot
    void assign(std::int64_t rank, const std::vector<std::int32_t>& counts);

    /// Adds to all of [from, to).
    void add(std::int64_t rank, std::int64_t from, std::int64_t to, int change);

    /// The least start ≥ `from` of a stretch up to `to` in which every count is below the limit; `to` where
    /// that of the slot before it is not.
    [[nodiscard]] std::int64_t startOfLower(std::int64_t rank, std::int64_t from, std::int64_t to,
                                            std::int64_t limit) const;

private:
    /// Of a block: a count is its number there and `all` together.
    struct Level {
        std::int16_t all = 0;
        std::int16_t most = 0; ///< `all` included
    };
    struct alignas(64) Block { // a cache line
        static constexpr std::int64_t width = 32;
        std::array<std::int16_t, width> counts{};

        [[nodiscard]] std::int16_t most() const;
    };
    using Blocks = SlotBlocks<Block>;

    [[nodiscard]] std::size_t levelOf(std::int64_t rank, std::int64_t slot) const {
        return static_cast<std::size_t>(rank * m_blocksOfRank + slot / Blocks::width);
    }

    std::int64_t m_blocksOfRank;
    std::vector<Level> m_levels; ///< [rank, block]: those of one rank side by side
    Blocks m_blocks;
};

} // namespace quadrille::orders
