// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

class Panels;

/// Lets panels that are about the same thing show the same: the marked schedules, a moment of the step, a
/// stretch of time, a degree of parallelism, a GPU and when it exchanges.
void linkPanels(const Panels& panels);

} // namespace quadrille
