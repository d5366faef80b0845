// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/text_io/traces/trace_event.h"

#include <algorithm>
#include <array>
#include <utility>

namespace quadrille::traces {

EventCategory categoryFromName(std::string_view name) {
    // pytorch/kineto@043552c, libkineto/src/ActivityType.cpp
    static constexpr std::array names{
        std::pair{std::string_view("kernel"), EventCategory::kernel},
        std::pair{std::string_view("gpu_memcpy"), EventCategory::copy},
        std::pair{std::string_view("gpu_memset"), EventCategory::copy},
        std::pair{std::string_view("user_annotation"), EventCategory::hostMark},
        std::pair{std::string_view("gpu_user_annotation"), EventCategory::gpuMark},
        std::pair{std::string_view("cuda_runtime"), EventCategory::launch},
        std::pair{std::string_view("cuda_driver"), EventCategory::launch},
        std::pair{std::string_view("privateuse1_runtime"), EventCategory::launch},
        std::pair{std::string_view("cpu_op"), EventCategory::hostOperation},
    };
    const auto* found = std::ranges::find(names, name, [](const auto& each) { return each.first; });
    return found == names.end() ? EventCategory::none : found->second;
}

void TraceEvent::clear() {
    for (std::string* text : {&name, &phase, &dtype, &collective, &group, &groupRanks})
        text->clear(); // keeps its memory
    category = EventCategory::none;
    start.reset();
    duration.reset();
    for (auto* number :
         {&thread, &correlation, &externalId, &stream, &device, &groupSize, &firstRank, &rankStride})
        number->reset();
    elementsIn.reset();
    elementsOut.reset();
    seen = 0;
    wrong = nullptr;
}

} // namespace quadrille::traces
