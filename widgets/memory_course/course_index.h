// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/memory/detailed/course.h"
#include "widgets/gantt/time_axis.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace quadrille::course {

/// What a stage holds beside its states, at its fullest within some stretch of time.
struct Level {
    Bytes activations;
    Bytes working;
    std::optional<std::size_t> moment; ///< which one; none while the stage waits

    [[nodiscard]] Bytes total() const { return activations + working; }
    friend bool operator==(const Level&, const Level&) = default;
};

/// Answers how full a stage is within any stretch of time, in O(log n + n ÷ 64) for a whole picture.
///
/// Between two operations a stage keeps the activations that stay after the first. Before the first operation
/// and after the last it keeps none.
class Index {
public:
    explicit Index(const std::vector<MemoryMoment>& moments);

    /// What is held at a time. Of two operations that meet there the later one.
    [[nodiscard]] Level at(double time) const;
    /// The fullest level within [begin, end): operations and waits that overlap it. The level at begin when
    /// the stretch is empty.
    [[nodiscard]] Level fullest(double begin, double end) const;
    /// fullest() of each of `columns` equal parts of the range.
    [[nodiscard]] std::vector<Level> columns(const gantt::TimeRange& range, std::size_t columns) const;

private:
    static constexpr std::size_t blockSize = 64;

    [[nodiscard]] Level of(std::size_t moment) const;
    /// While it waits for the moment, which may be one past the last.
    [[nodiscard]] Level before(std::size_t moment) const;
    /// Index of the fullest of [first, last), which is not empty.
    [[nodiscard]] std::size_t fullestOf(std::size_t first, std::size_t last) const;

    const std::vector<MemoryMoment>* m_moments;
    /// The fullest of moments blockSize · k to blockSize · (k + 1).
    struct Block {
        Bytes total;
        std::size_t moment = 0;
    };
    std::vector<Block> m_blocks;
};

} // namespace quadrille::course
