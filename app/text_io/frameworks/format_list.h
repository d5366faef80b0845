// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/format.h"

namespace quadrille::frameworks {

// One file each.
extern const Format megatronLm;
extern const Format torchtitan;

} // namespace quadrille::frameworks
