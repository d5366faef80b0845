// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille {

/// Milliseconds between two words about progress.
constexpr int progressTick = 100;

} // namespace quadrille
