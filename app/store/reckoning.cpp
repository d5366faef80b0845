// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/reckoning.h"

#include <algorithm>

namespace quadrille {

void Reckoning::setState(const ReckoningState& state) {
    ReckoningState next = state;
    next.tokens = std::clamp(next.tokens, 0.0, mostTokens);
    next.pricePerGpuHour = std::clamp(next.pricePerGpuHour, 0.0, highestHourPrice);
    if (next == m_state)
        return;
    m_state = next;
    emit changed();
}

void Reckoning::setConvention(FlopConvention convention) {
    ReckoningState next = m_state;
    next.convention = convention;
    setState(next);
}

void Reckoning::setTokens(double tokens) {
    ReckoningState next = m_state;
    next.tokens = tokens;
    setState(next);
}

void Reckoning::setPricePerGpuHour(double price) {
    ReckoningState next = m_state;
    next.pricePerGpuHour = price;
    setState(next);
}

} // namespace quadrille
