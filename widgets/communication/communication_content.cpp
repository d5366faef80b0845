// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/communication/communication_content.h"

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

double shareOf(double part, double whole) {
    return drawable(whole) > 0 ? std::clamp(drawable(part) / whole, 0.0, 1.0) : 0;
}

} // namespace

std::vector<TrafficKind> CommunicationContent::rows() const {
    std::vector<TrafficKind> found;
    if (!performance)
        return found;
    for (const TrafficKind kind : communicationOrder)
        if (exchange(kind).ranks > 1)
            found.push_back(kind);
    return found;
}

std::optional<TrafficKind> CommunicationContent::selected() const {
    const auto all = rows();
    if (chosen && std::find(all.begin(), all.end(), *chosen) != all.end())
        return chosen;
    return busiest();
}

std::optional<TrafficKind> CommunicationContent::busiest() const {
    const auto all = rows();
    const auto less = [this](TrafficKind a, TrafficKind b) {
        return drawable(exchange(a).sent.value()) < drawable(exchange(b).sent.value());
    };
    const auto most = std::max_element(all.begin(), all.end(), less);
    return most != all.end() ? std::optional(*most) : std::nullopt;
}

double drawable(double value) {
    return std::isfinite(value) ? std::max(0.0, value) : 0;
}

double networkShare(const Exchange& exchange) {
    return shareOf(exchange.overNetwork.value(), exchange.sent.value());
}

double exposedShare(const Exchange& exchange) {
    return shareOf(exchange.exposed.value(), exchange.time.value());
}

} // namespace quadrille
