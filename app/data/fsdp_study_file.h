// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/measurements/fsdp_study.h"

namespace quadrille {

/// Reads the study of Wang et al. (2024) compiled into the program. \throws InputError naming file, field and
/// rule
[[nodiscard]] FsdpStudy loadFsdpStudy();

} // namespace quadrille
