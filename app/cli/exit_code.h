// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace quadrille::cli {

inline constexpr int exitDone = 0;
inline constexpr int exitNotRunnable = 1; ///< well-formed, but a rule of the plan or the schedule is broken
inline constexpr int exitBadInput = 2;    ///< usage or input error, or a place that cannot be written

} // namespace quadrille::cli
