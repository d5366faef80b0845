// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

/// Traces of training as a profiler writes them, and what they say beside a prediction.
namespace quadrille::traces {

/// What a GPU's time goes to. Kernels cannot tell what is recomputed: that is with the others of their kind.
enum class Cause : std::uint8_t {
    matrices,      ///< matrix products
    attention,     ///< the attention core
    memoryBound,   ///< all other kernels of forward and backward passes
    tensor,        ///< tensor parallel messages
    context,       ///< context parallel messages
    expert,        ///< expert parallel messages
    pipeline,      ///< messages between pipeline stages, and waiting between passes
    data,          ///< data parallel messages
    otherMessages, ///< those of groups that nothing is known of
    copies,        ///< to and from the host, and within the GPU
    optimizer,
    overhead ///< the GPU has nothing to do, within passes and around the pipeline
};

inline constexpr std::size_t causeCount = 12;
inline constexpr std::array<Cause, causeCount> allCauses{
    Cause::matrices,      Cause::attention, Cause::memoryBound, Cause::tensor,
    Cause::context,       Cause::expert,    Cause::pipeline,    Cause::data,
    Cause::otherMessages, Cause::copies,    Cause::optimizer,   Cause::overhead};

/// "matrices", "memory-bound", …: keys of rules and of JSON.
[[nodiscard]] std::string_view name(Cause cause);
[[nodiscard]] std::optional<Cause> causeFromName(std::string_view word);
/// "Matrix products", …: English, marked for translation.
[[nodiscard]] const char* label(Cause cause);

[[nodiscard]] constexpr bool isMessage(Cause cause) {
    return cause >= Cause::tensor && cause <= Cause::otherMessages;
}

/// Which ranks a group is of. Finer than TrafficKind, since experts have groups of their own.
enum class GroupKind : std::uint8_t {
    tensor,
    expertTensor, ///< divide each expert
    context,
    expert,
    pipeline,
    data,
    expertData, ///< hold the same experts
    unknown
};

inline constexpr std::array allGroupKinds{GroupKind::tensor,     GroupKind::expertTensor, GroupKind::context,
                                          GroupKind::expert,     GroupKind::pipeline,     GroupKind::data,
                                          GroupKind::expertData, GroupKind::unknown};

/// "tensor", "expert-data", …: as rules and JSON have it.
[[nodiscard]] std::string_view name(GroupKind kind);
[[nodiscard]] std::optional<GroupKind> groupKindFromName(std::string_view word);
/// "TP", "expert DP", …: as the field writes it; empty for unknown.
[[nodiscard]] std::string_view letters(GroupKind kind);
[[nodiscard]] Cause causeOf(GroupKind kind);

} // namespace quadrille::traces
