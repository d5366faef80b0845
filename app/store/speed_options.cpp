// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/speed_options.h"

namespace quadrille {

void SharedSpeedOptions::setState(const SpeedOptions& state) {
    if (state == m_state)
        return;
    m_state = state;
    emit changed();
}

void SharedSpeedOptions::setConvention(FlopConvention convention) {
    SpeedOptions next = m_state;
    next.convention = convention;
    setState(next);
}

} // namespace quadrille
