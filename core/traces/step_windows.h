// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/rank_trace.h"

#include <vector>

namespace quadrille::traces {

/// A step of a trace: from the start of its first kernel to that of the next step's first, or to the end of
/// its own last one where the trace has no next.
struct StepWindow {
    std::int32_t number = -1; ///< as the profiler counts; -1: the trace marks no steps
    Span span;
    bool followed = false;              ///< the trace has the next step
    std::vector<std::uint32_t> kernels; ///< that belong to it, in RankTrace::kernels

    friend bool operator==(const StepWindow&, const StepWindow&) = default;
};

/// All steps that have a kernel, in the order of time. A kernel is of the step in which the host issued it,
/// or where that is not said, in whose mark on the GPU it starts. A trace without marks of steps is one step.
[[nodiscard]] std::vector<StepWindow> stepWindows(const RankTrace& trace);

/// For looking up which of some marks holds a moment.
class MarkIndex {
public:
    /// \param onGpu the marks on the GPU, or those on the host
    MarkIndex(const RankTrace& trace, MarkKind kind, bool onGpu);

    /// The last to begin of those that hold it; null for none. Of more than a few that lie in each other the
    /// outer ones are not found.
    [[nodiscard]] const Mark* at(Time time, std::int32_t stream = -1) const;
    [[nodiscard]] bool empty() const { return m_marks.empty(); }

private:
    std::vector<const Mark*> m_marks;
};

} // namespace quadrille::traces
