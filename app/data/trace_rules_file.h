// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/traces/trace_rules.h"

namespace quadrille {

/// The rules compiled into the program, read once. \throws InputError naming file, field and rule
[[nodiscard]] const traces::TraceRules& traceRules();

} // namespace quadrille
