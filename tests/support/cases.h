// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <rapidcheck/detail/Configuration.h>

#include <algorithm>
#include <cstdint>

namespace quadrille::test {

/// How many of its cases a loop walks: `usual` where a property tries the 100 that are RapidCheck's own
/// number, and more or fewer in proportion. RC_PARAMS=max_success=… sets both; the test presets do.
inline std::int64_t cases(std::int64_t usual) {
    return std::max<std::int64_t>(1, usual * rc::detail::configuration().testParams.maxSuccess / 100);
}

/// The step with which to walk `all` cases so that about cases(usual) of them are met.
inline std::int64_t strideOver(std::int64_t all, std::int64_t usual) {
    return std::max<std::int64_t>(1, all / cases(usual));
}

} // namespace quadrille::test
