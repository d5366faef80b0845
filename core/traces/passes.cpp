// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/passes.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace quadrille::traces {
namespace {

/// Whether a pass lasts as long as such kernels do. Gradients are reduced and stages waited for beside it.
bool isOfPass(Cause cause) {
    return cause == Cause::matrices || cause == Cause::attention || cause == Cause::memoryBound ||
           cause == Cause::tensor || cause == Cause::context || cause == Cause::expert;
}

bool computes(Cause cause) {
    return cause == Cause::matrices || cause == Cause::attention || cause == Cause::memoryBound;
}

/// Two stretches with the same numbers are parts of one pass; without numbers each is its own.
using PassKey =
    std::tuple<OperationKind, std::int32_t, std::int32_t, std::int32_t, std::int32_t, const Mark*>;

PassKey keyOf(const Mark& mark) {
    const Operation& operation = mark.operation;
    return {operation.kind,
            operation.stage,
            operation.microbatch,
            operation.backwardStage,
            operation.backwardMicrobatch,
            operation.microbatch < 0 ? &mark : nullptr};
}

class Collected {
public:
    void add(const PassKey& key, const Operation& operation, const Span& span) {
        const auto [found, isNew] = m_passes.try_emplace(key, MeasuredPass{operation, span});
        MeasuredPass& pass = found->second;
        pass.span.begin = std::min(pass.span.begin, span.begin);
        pass.span.end = std::max(pass.span.end, span.end);
    }
    [[nodiscard]] std::vector<MeasuredPass> inOrder() const {
        std::vector<MeasuredPass> passes;
        passes.reserve(m_passes.size());
        for (const auto& [key, pass] : m_passes)
            passes.push_back(pass);
        std::ranges::sort(passes, {}, [](const MeasuredPass& pass) {
            return std::tuple(pass.span.begin, pass.span.end, pass.operation.kind, pass.operation.stage,
                              pass.operation.microbatch);
        });
        return passes;
    }

private:
    std::map<PassKey, MeasuredPass> m_passes;
};

/// The stream on which most kernels of the step compute.
std::int32_t mainStream(const RankTrace& trace, const StepWindow& step) {
    std::vector<double> busy(static_cast<std::size_t>(std::max(trace.streams, 1)));
    for (const std::uint32_t index : step.kernels)
        if (const Kernel& kernel = trace.kernels[index]; computes(trace.causeOf(kernel)))
            busy.at(static_cast<std::size_t>(kernel.stream)) += static_cast<double>(kernel.span.length());
    return static_cast<std::int32_t>(std::ranges::max_element(busy) - busy.begin());
}

std::vector<MeasuredPass> byHostMarks(const RankTrace& trace, const StepWindow& step) {
    const MarkIndex marks(trace, MarkKind::pass, false);
    Collected collected;
    if (marks.empty())
        return {};
    for (const std::uint32_t index : step.kernels) {
        const Kernel& kernel = trace.kernels[index];
        if (kernel.launched == noTime || !isOfPass(trace.causeOf(kernel)))
            continue;
        if (const Mark* mark = marks.at(kernel.launched))
            collected.add(keyOf(*mark), mark->operation, kernel.span);
    }
    return collected.inOrder();
}

std::vector<MeasuredPass> byGpuMarks(const RankTrace& trace, const StepWindow& step) {
    const MarkIndex marks(trace, MarkKind::pass, true);
    Collected collected;
    if (marks.empty())
        return {};
    const std::int32_t main = mainStream(trace, step);
    for (const std::uint32_t index : step.kernels) {
        const Kernel& kernel = trace.kernels[index];
        if (!isOfPass(trace.causeOf(kernel)))
            continue;
        const Mark* mark = marks.at(kernel.span.begin, kernel.stream);
        if (mark != nullptr && (mark->operation.microbatch >= 0 || kernel.stream == main))
            collected.add(keyOf(*mark), mark->operation, kernel.span);
    }
    return collected.inOrder();
}

std::vector<MeasuredPass> byThreads(const RankTrace& trace, const StepWindow& step) {
    const bool any = std::ranges::any_of(
        step.kernels, [&trace](std::uint32_t index) { return trace.kernels[index].backward; });
    if (!any)
        return {};
    std::vector<MeasuredPass> passes;
    const std::int32_t main = mainStream(trace, step);
    for (const std::uint32_t index : step.kernels) {
        const Kernel& kernel = trace.kernels[index];
        if (kernel.stream != main || !isOfPass(trace.causeOf(kernel)))
            continue;
        const OperationKind kind = kernel.backward ? OperationKind::backward : OperationKind::forward;
        if (passes.empty() || passes.back().operation.kind != kind)
            passes.push_back({Operation{kind, -1, -1}, kernel.span});
        passes.back().span.end = std::max(passes.back().span.end, kernel.span.end);
    }
    // Behind the last backward nothing goes forward any more: gradients are clipped and weights updated.
    while (!passes.empty() && passes.back().operation.kind == OperationKind::forward)
        passes.pop_back();
    return passes;
}

} // namespace

const char* name(PassSource source) {
    switch (source) {
    case PassSource::none:
        return "none";
    case PassSource::annotations:
        return "annotations";
    case PassSource::threads:
        break;
    }
    return "threads";
}

MeasuredPasses passesOf(const RankTrace& trace, const StepWindow& step) {
    for (const auto find : {byHostMarks, byGpuMarks})
        if (std::vector<MeasuredPass> passes = find(trace, step); !passes.empty())
            return {PassSource::annotations, std::move(passes)};
    if (std::vector<MeasuredPass> passes = byThreads(trace, step); !passes.empty())
        return {PassSource::threads, std::move(passes)};
    return {};
}

} // namespace quadrille::traces
