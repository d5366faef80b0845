// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

namespace quadrille::traces {

/// What ranks do with each other.
enum class Collective : std::uint8_t {
    allReduce,
    reduceScatter,
    allGather,
    allToAll,
    broadcast,
    reduce,
    send,
    receive,
    sendReceive, ///< of a kernel that does either, or both
    unknown
};

inline constexpr std::array allCollectives{
    Collective::allReduce,   Collective::reduceScatter, Collective::allGather, Collective::allToAll,
    Collective::broadcast,   Collective::reduce,        Collective::send,      Collective::receive,
    Collective::sendReceive, Collective::unknown};

/// "all-reduce", "reduce-scatter", … as rules and JSON have it.
[[nodiscard]] std::string_view name(Collective collective);
[[nodiscard]] std::optional<Collective> collectiveFromName(std::string_view word);

/// Bytes that one rank of so many sends in it: as traffic_formulas.h counts, by rings, the least that any
/// algorithm without help of the switch can send. \param in what the rank gives, \param out what it gets
[[nodiscard]] double bytesSent(Collective collective, double in, double out, std::int64_t ranks);

} // namespace quadrille::traces
