// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/pipeline/dependencies.h"
#include "core/pipeline/executor.h"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace quadrille {

/// What one step of playing a timeline moves by.
enum class StepBy : std::uint8_t { operation, microbatch };

/// An executed step as a sequence of stops in time, to be walked through forwards and backwards.
///
/// By operation, every operation is a stop, when it starts; by micro-batch, the first start and the last end
/// of each micro-batch. Stops at the same time follow each other by rank, what ends before what starts.
class Playback {
public:
    enum class Event : std::uint8_t {
        starts, ///< an operation
        enters, ///< a micro-batch, with its first operation
        leaves, ///< a micro-batch, with the end of its last operation
    };
    struct Stop {
        double time = 0;           ///< in the timeline's unit
        std::size_t operation = 0; ///< index into the order's operations
        Event event = Event::starts;
        std::int32_t microbatch = 0; ///< whose; of a fused block that starts, the forward's

        friend bool operator==(const Stop&, const Stop&) = default;
    };

    /// O(n log p) for operations, O(n) for micro-batches. \pre timeline is not null
    Playback(std::shared_ptr<const Timeline> timeline, StepBy by);

    [[nodiscard]] const Timeline& timeline() const { return *m_timeline; }
    [[nodiscard]] StepBy by() const { return m_by; }
    [[nodiscard]] const std::vector<Stop>& stops() const { return m_stops; }
    [[nodiscard]] std::size_t size() const { return m_stops.size(); }
    /// The last stop at or before the time; nothing before the first one.
    [[nodiscard]] std::optional<std::size_t> stopAt(double time) const;

    /// Ranks that run something at that moment.
    [[nodiscard]] std::size_t ranksAtWork(double time) const;
    /// Micro-batches of which every operation has ended by then.
    [[nodiscard]] std::size_t microbatchesDone(double time) const;
    [[nodiscard]] std::size_t microbatches() const { return m_done.size(); }

    /// A rank that idles at a stop because it waits for that stop's operation.
    struct Waiter {
        std::size_t rank = 0;
        InputKind kind = InputKind::forward; ///< what of it

        friend bool operator==(const Waiter&, const Waiter&) = default;
    };
    /// Every such rank, ascending; none at stops that are not Event::starts. \pre stop < size()
    [[nodiscard]] std::vector<Waiter> waiters(std::size_t stop) const;

private:
    void listOperations();
    void listMicrobatches();

    std::shared_ptr<const Timeline> m_timeline;
    Dependencies m_dependencies;
    StepBy m_by;
    std::vector<Stop> m_stops;
    std::vector<double> m_done; ///< when each micro-batch is, ascending
};

} // namespace quadrille
