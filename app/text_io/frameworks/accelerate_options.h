// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/entry.h"

#include <vector>

namespace quadrille::frameworks {

/// What Accelerate is told where its own file is not given, as documents like that file: by "accelerate
/// launch
/// --use_fsdp …" in a script that starts another framework's program, and by the file that a trainer hands to
/// FSDP.
void partAccelerate(std::vector<Document>& documents);

} // namespace quadrille::frameworks
