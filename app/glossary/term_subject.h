// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace quadrille {

/// What a term of the glossary is shown by.
enum class TermSubject : std::uint8_t {
    memory,        ///< allocated on every stage
    reserved,      ///< as the allocator holds it
    device,        ///< as the device sees it
    course,        ///< memory over a step
    bytes,         ///< of the states, for each parameter
    matrices,      ///< a layer's, drawn to scale
    groups,        ///< of a degree of parallelism, on the cluster
    batch,         ///< the part of it that a GPU trains on
    zero,          ///< states under ZeRO 0 to 3
    experts,       ///< visits of tokens to experts
    communication, ///< of every degree
    collective,    ///< one, half way
    window,        ///< tokens that a token looks back at
    pipeline,      ///< a small one
    criticalPath,  ///< of it
    schedule,      ///< a small pipeline of the schedule that has the name
    bubble,        ///< of schedules, against micro-batches
    step,          ///< where its time goes
    days,          ///< where those of a training go
    sharded,       ///< the study of fully sharded data parallelism
    truth,         ///< predicted against measured
    compared       ///< two plans side by side
};

/// None: nothing is known that shows it.
[[nodiscard]] std::optional<TermSubject> subjectOfTerm(std::string_view id);

} // namespace quadrille
