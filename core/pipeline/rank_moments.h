// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/schedule.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace quadrille {

/// A moment of a rank: one of its operations runs.
struct RankMoment {
    std::size_t chunk = 0;                   ///< whose pass runs, of the rank's
    bool backward = false;                   ///< or one half of it
    std::optional<std::size_t> fusedForward; ///< the chunk whose forward pass runs in the same block
    double losses = 0; ///< micro-batches whose loss waits for its backward pass, that of the pass apart

    friend bool operator==(const RankMoment&, const RankMoment&) = default;
};

/// What a schedule has one rank do.
struct RankOperations {
    std::span<const Operation> operations; ///< in their order
    std::span<const std::int64_t> stages;  ///< the global stage of each of the rank's chunks
    std::int64_t lastStage = 0;            ///< that which computes the loss
};

/// Those moments of a rank that may be its fullest, whatever its chunks weigh: of each kind of pass of each
/// kind of chunk the moments than which no other has as much of everything in flight. They are few, where
/// operations are thousands, and hold for every plan with the same pipeline.
class RankMoments {
public:
    /// \param kinds of each chunk a number; those with the same one weigh the same
    RankMoments(const RankOperations& rank, std::span<const std::size_t> kinds);

    [[nodiscard]] const std::vector<RankMoment>& all() const { return m_moments; }
    /// Micro-batches of each chunk in flight then: from F until B, or W, is over; those of the pass included.
    [[nodiscard]] std::span<const double> live(std::size_t moment) const {
        return std::span(m_live).subspan(moment * m_chunks, m_chunks);
    }
    /// Numbers that are kept.
    [[nodiscard]] std::size_t size() const { return m_live.size() + m_moments.size(); }

private:
    std::size_t m_chunks;
    std::vector<RankMoment> m_moments;
    std::vector<double> m_live; ///< [moment · m_chunks + chunk]
};

/// Those of a rank of a schedule: shortened(), it has all moments that it has at full length. Throws as
/// rankOrder().
[[nodiscard]] RankMoments rankMoments(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                                      std::span<const std::size_t> kinds, const std::stop_token& stop = {});

} // namespace quadrille
