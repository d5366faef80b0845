// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/memory/detailed/rank_peak.h"

#include "core/memory/detailed/rank_follower.h"
#include "core/pipeline/rank_order.h"
#include "core/pipeline/summary_formulas.h"

#include <algorithm>
#include <numeric>
#include <ranges>

namespace quadrille::detailed {
namespace {

/// A pipeline with more operations than this in its shortened schedule is not followed one by one.
constexpr std::int64_t longestFollowed = 2'000'000;

bool followable(ScheduleKind kind, const ScheduleShape& shape) {
    return mostOperations(kind, shape) <= longestFollowed;
}

/// Micro-batches in flight where the operations are not followed.
double peakCount(const Resolved& resolved, std::int64_t rank) {
    const ScheduleShape& shape = resolved.shape();
    return microBatchesInFlight(resolved.schedule(), static_cast<double>(shape.ranks),
                                static_cast<double>(shape.microbatches), static_cast<double>(shape.chunks),
                                static_cast<double>(rank));
}

/// All chunks as full as each other; the larger working memory of any of them.
/// A schedule that splits its backward pass runs I of the last stage right after F, so that no loss waits.
RankPeak evenPeak(double count, const std::vector<ChunkBytes<double>>& chunks, bool splitsBackward) {
    RankPeak peak{.inFlight = std::vector<double>(chunks.size(), count), .chunk = 0, .backward = false};
    double largest = -1;
    for (std::size_t chunk = 0; chunk < chunks.size(); ++chunk)
        for (const bool backward : {true, false}) {
            const double working = backward ? chunks[chunk].backward() : chunks[chunk].forward();
            if (working > largest) {
                largest = working;
                peak.chunk = static_cast<std::int64_t>(chunk);
                peak.backward = backward;
            }
        }
    for (std::size_t chunk = 0; chunk < chunks.size() && !splitsBackward; ++chunk)
        if (chunks[chunk].head != 0)
            peak.heads = static_cast<std::int64_t>(chunk) == peak.chunk ? count - 1 : count;
    return peak;
}

/// The head's tensors of the pass that runs are part of its working memory, and not of `losses`.
/// \param stored bytes that a micro-batch in flight keeps, of each chunk
template <class Stored>
double activationsOf(std::span<const double> live, double losses, double headBytes, const Stored& stored) {
    return std::inner_product(live.begin(), live.end(), stored.begin(), losses * headBytes);
}

auto storedOf(const std::vector<ChunkBytes<double>>& chunks) {
    return std::views::transform(chunks, &ChunkBytes<double>::stored);
}

/// Of the one chunk that has it.
double headBytesOf(const std::vector<ChunkBytes<double>>& chunks) {
    double bytes = 0;
    for (const ChunkBytes<double>& chunk : chunks)
        bytes += chunk.head;
    return bytes;
}

double workingOf(std::size_t chunk, bool backward, const std::optional<std::size_t>& fusedForward,
                 const std::vector<ChunkBytes<double>>& chunks) {
    const double alone = backward ? chunks[chunk].backward() : chunks[chunk].forward();
    return fusedForward ? alone + chunks[*fusedForward].forward() : alone;
}

/// One of the moments that hold most.
RankPeak fullestOf(const RankMoments& moments, const std::vector<ChunkBytes<double>>& chunks) {
    // There may be hundreds of moments: what they weigh is laid out for one loop over each.
    std::vector<double> stored(chunks.size());
    std::ranges::copy(storedOf(chunks), stored.begin());
    const double headBytes = headBytesOf(chunks);
    double largest = -1;
    std::size_t fullest = 0;
    for (std::size_t i = 0; i < moments.all().size(); ++i) {
        const RankMoment& moment = moments.all()[i];
        const double held = activationsOf(moments.live(i), moment.losses, headBytes, stored) +
                            workingOf(moment.chunk, moment.backward, moment.fusedForward, chunks);
        if (held > largest) {
            largest = held;
            fullest = i;
        }
    }
    if (moments.all().empty())
        return {};
    const RankMoment& moment = moments.all()[fullest];
    const std::span<const double> live = moments.live(fullest);
    const bool hasHead = std::ranges::any_of(chunks, [](const auto& chunk) { return chunk.head != 0; });
    return {.inFlight = {live.begin(), live.end()},
            .chunk = static_cast<std::int64_t>(moment.chunk),
            .backward = moment.backward,
            .heads = hasHead ? moment.losses : 0,
            .fusedForward = moment.fusedForward};
}

} // namespace

double RankPeak::activations(const std::vector<ChunkBytes<double>>& chunks) const {
    return activationsOf(inFlight, heads, headBytesOf(chunks), storedOf(chunks));
}

double RankPeak::working(const std::vector<ChunkBytes<double>>& chunks) const {
    return workingOf(static_cast<std::size_t>(chunk), backward, fusedForward, chunks);
}

RankPeak followedPeak(std::span<const Operation> operations, std::span<const std::int64_t> stages,
                      const std::vector<ChunkBytes<double>>& chunks) {
    RankFollower follower(stages, chunks);
    double largest = -1;
    std::size_t fullest = 0;
    for (std::size_t place = 0; place < operations.size(); ++place)
        if (const double total = follower.run(operations[place]).total(); total > largest) {
            largest = total;
            fullest = place;
        }
    // What was in flight then, by going there again: until the peak there is ever more of it.
    RankFollower again(stages, chunks);
    for (std::size_t place = 0; place < fullest; ++place)
        again.run(operations[place]);
    if (operations.empty())
        return {};
    const Moment moment = again.run(operations[fullest]);
    return {.inFlight = again.liveThen(),
            .chunk = static_cast<std::int64_t>(moment.chunk),
            .backward = moment.backward,
            .heads = again.headsThen(),
            .fusedForward = moment.fusedForward};
}

bool isFollowed(const Resolved& resolved) {
    const ScheduleKind kind = resolved.schedule();
    const ScheduleShape& shape = resolved.shape();
    if (hasInFlightFormula(kind) && chunksHeld(kind, shape) == 1)
        return false;
    return followable(kind, shortened(kind, shape));
}

RankPeak rankPeak(const Resolved& resolved, std::int64_t rank, const std::vector<ChunkBytes<double>>& chunks,
                  const std::stop_token& stop) {
    const ScheduleKind kind = resolved.schedule();
    if (!isFollowed(resolved))
        return evenPeak(peakCount(resolved, rank), chunks, traits(kind).splitsBackward);
    return fullestOf(*resolved.moments(rank, stop), chunks);
}

} // namespace quadrille::detailed
