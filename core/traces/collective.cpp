// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/traces/collective.h"

#include "core/timing/traffic_formulas.h"

namespace quadrille::traces {

std::string_view name(Collective collective) {
    switch (collective) {
    case Collective::allReduce:
        return "all-reduce";
    case Collective::reduceScatter:
        return "reduce-scatter";
    case Collective::allGather:
        return "all-gather";
    case Collective::allToAll:
        return "all-to-all";
    case Collective::broadcast:
        return "broadcast";
    case Collective::reduce:
        return "reduce";
    case Collective::send:
        return "send";
    case Collective::receive:
        return "receive";
    case Collective::sendReceive:
        return "send and receive";
    case Collective::unknown:
        break;
    }
    return "unknown";
}

std::optional<Collective> collectiveFromName(std::string_view word) {
    for (const Collective each : allCollectives)
        if (name(each) == word)
            return each;
    return std::nullopt;
}

double bytesSent(Collective collective, double in, double out, std::int64_t ranks) {
    const auto group = static_cast<double>(ranks);
    if (ranks <= 1)
        return 0;
    switch (collective) {
    case Collective::allReduce:
        return 2 * traffic::gather(in, group);
    case Collective::reduceScatter:
    case Collective::allToAll:
        return traffic::gather(in, group);
    case Collective::allGather:
        return traffic::gather(out, group);
    case Collective::broadcast:
    case Collective::reduce:
    case Collective::send:
    case Collective::sendReceive:
        return in;
    case Collective::receive:
    case Collective::unknown:
        break;
    }
    return 0;
}

} // namespace quadrille::traces
