// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/step_windows.h"

#include <algorithm>
#include <map>

namespace quadrille::traces {

MarkIndex::MarkIndex(const RankTrace& trace, MarkKind kind, bool onGpu) {
    for (const Mark& mark : trace.marks)
        if (mark.kind == kind && mark.onGpu == onGpu)
            m_marks.push_back(&mark);
}

const Mark* MarkIndex::at(Time time, std::int32_t stream) const {
    constexpr std::ptrdiff_t deepest = 64;
    const auto after =
        std::ranges::upper_bound(m_marks, time, {}, [](const Mark* mark) { return mark->span.begin; });
    const std::ptrdiff_t first = after - m_marks.begin();
    for (std::ptrdiff_t i = first - 1; i >= 0 && i >= first - deepest; --i) {
        const Mark& mark = *m_marks[static_cast<std::size_t>(i)];
        if (mark.span.contains(time) && (stream < 0 || mark.stream == stream))
            return &mark;
    }
    return nullptr;
}

std::vector<StepWindow> stepWindows(const RankTrace& trace) {
    const MarkIndex onHost(trace, MarkKind::step, false);
    const MarkIndex onGpu(trace, MarkKind::step, true);
    std::map<std::int32_t, StepWindow> byNumber;
    const bool marked = !onHost.empty() || !onGpu.empty();
    for (std::size_t i = 0; i < trace.kernels.size(); ++i) {
        const Kernel& kernel = trace.kernels[i];
        const bool byHost = kernel.launched != noTime && !onHost.empty();
        const Mark* mark = byHost ? onHost.at(kernel.launched) : onGpu.at(kernel.span.begin);
        if (marked && mark == nullptr)
            continue;
        const std::int32_t number = mark == nullptr ? -1 : mark->step;
        StepWindow& window =
            byNumber.try_emplace(number, StepWindow{number, kernel.span, false, {}}).first->second;
        window.kernels.push_back(static_cast<std::uint32_t>(i));
        window.span.begin = std::min(window.span.begin, kernel.span.begin);
        window.span.end = std::max(window.span.end, kernel.span.end);
    }
    std::vector<StepWindow> windows;
    windows.reserve(byNumber.size());
    for (auto& [number, window] : byNumber)
        windows.push_back(std::move(window));
    std::ranges::sort(windows, {}, [](const StepWindow& window) { return window.span.begin; });
    for (std::size_t i = 0; i + 1 < windows.size(); ++i)
        if (windows[i + 1].span.begin > windows[i].span.begin &&
            windows[i + 1].number == windows[i].number + 1) {
            windows[i].span.end = windows[i + 1].span.begin;
            windows[i].followed = true;
        }
    return windows;
}

} // namespace quadrille::traces
