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

/// Those moments of a rank that may be its fullest, whatever its chunks weigh: of each kind of pass of each
/// chunk the moments than which no other has as much of everything in flight. They are few, where operations
/// are thousands, and hold for every plan with the same pipeline.
class RankMoments {
public:
    /// \param operations of the rank, in their order \param stages the global stage of each of its chunks
    /// \param lastStage that which computes the loss
    RankMoments(std::span<const Operation> operations, std::span<const std::int64_t> stages,
                std::int64_t lastStage);

    /// In the order in which they come.
    [[nodiscard]] const std::vector<RankMoment>& all() const { return m_moments; }
    /// Micro-batches of each chunk in flight then: from F until B, or W, is over; those of the pass included.
    [[nodiscard]] std::span<const double> live(std::size_t moment) const {
        return std::span(m_live).subspan(moment * m_chunks, m_chunks);
    }
    /// Those that are left where chunks of the same kind weigh the same. \param kinds of each chunk a number
    [[nodiscard]] RankMoments ofKinds(std::span<const std::size_t> kinds) const;
    /// Numbers that are kept.
    [[nodiscard]] std::size_t size() const { return m_live.size() + m_moments.size(); }

private:
    explicit RankMoments(std::size_t chunks) : m_chunks(chunks) {}

    void consider(const RankMoment& moment, std::span<const double> now, std::size_t place);

    std::size_t m_chunks;
    std::vector<RankMoment> m_moments;
    std::vector<std::size_t> m_places; ///< of each of them among all that were considered
    std::vector<double> m_live;        ///< [moment · m_chunks + chunk]
};

/// Those of a rank of a schedule: shortened(), it has all moments that it has at full length. Throws as
/// rankOrder().
[[nodiscard]] RankMoments rankMoments(ScheduleKind kind, const ScheduleShape& shape, std::int64_t rank,
                                      const std::stop_token& stop = {});

} // namespace quadrille
