// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/speed_options.h"

#include <algorithm>

namespace quadrille {

void SharedSpeedOptions::setState(const SpeedOptions& state) {
    SpeedOptions next = state;
    next.tokens = std::clamp(next.tokens, 0.0, mostTokens);
    next.pricePerGpuHour = std::clamp(next.pricePerGpuHour, 0.0, highestHourPrice);
    if (next == m_state)
        return;
    m_state = next;
    emit changed();
}

void SharedSpeedOptions::setConvention(FlopConvention convention) {
    SpeedOptions next = m_state;
    next.convention = convention;
    setState(next);
}

void SharedSpeedOptions::setTokens(double tokens) {
    SpeedOptions next = m_state;
    next.tokens = tokens;
    setState(next);
}

void SharedSpeedOptions::setPricePerGpuHour(double price) {
    SpeedOptions next = m_state;
    next.pricePerGpuHour = price;
    setState(next);
}

} // namespace quadrille
