// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/scenario_resolver.h"
#include "core/pipeline/executor.h"

#include <optional>
#include <string>

namespace quadrille::cli {
using namespace text_io;

/// What was typed after `schedule`; empty: not given.
struct ScheduleOptions {
    std::string schedule, pp, microbatches, vpp, group, pipelines, memoryLimit;
    std::string forward = "1", inputGradient = "1", weightGradient = "1", p2p = "0";
    std::string durations;            ///< a file, instead of the four times
    std::string order;                ///< a file, instead of schedule and sizes
    std::string trace, csv, orderOut; ///< files to write
    std::string maxOperations;        ///< of a schedule
    GivenOptions scenario;            ///< every other scenario option, of --compare
    bool compare = false;
    bool json = false;
    bool progress = false;
};

/// A schedule and its size.
struct ScheduleRequest {
    ScheduleKind kind = ScheduleKind::gpipe;
    ScheduleShape shape;
};

/// The kind and the sizes that were typed. Kinds that have one number of chunks only need no --vpp; all
/// others have 1 without it. \throws InputError naming the option and the rule
[[nodiscard]] ScheduleRequest scheduleRequest(const ScheduleOptions& options);

/// The shape that a kind gets in a comparison: the sizes that were typed, chunks as near to --vpp (or 1) as
/// it can have them, and of group, pipelines and memory limit what it knows. \throws InputError
[[nodiscard]] ScheduleShape comparedShape(const ScheduleOptions& options, ScheduleKind kind);

/// Why a schedule has more operations than are worked out, which is what --max-operations says, or in a
/// comparison, where it says nothing, largestTimeline; none: it has not. \throws InputError
[[nodiscard]] std::optional<Message> tooManyOperations(const ScheduleOptions& options, ScheduleKind kind,
                                                       const ScheduleShape& shape);

/// The order that a file describes. \throws InputError naming the file, the line and the rule
[[nodiscard]] Order orderFromFile(const std::string& file);

/// How long operations take: one time for all stages, or a file.
class RequestedTimes {
public:
    /// Reads single times at once: a bad number is an error whatever the shape. \throws InputError
    explicit RequestedTimes(const ScheduleOptions& options);

    /// Of so many stages. \param split whether I and W of every stage are needed
    /// \throws InputError naming the option, the file's key and the rule
    [[nodiscard]] Durations of(std::int64_t stages, bool split) const;
    /// As of(), for schedules of a comparison: the single times are those of all chunks of a rank together,
    /// so that every schedule has the same work to do. A file is taken as it is.
    [[nodiscard]] Durations ofShape(const ScheduleShape& shape, bool split) const;

private:
    std::string m_file;
    std::string m_text; ///< of the file
    double m_forward, m_inputGradient, m_weightGradient, m_p2p;
};

} // namespace quadrille::cli
