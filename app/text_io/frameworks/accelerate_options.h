// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/text_io/frameworks/entry.h"

#include <vector>

namespace quadrille::frameworks {

/// Puts beside the documents what Accelerate is told where its own file is not given, as that file would say
/// it: options of "accelerate launch --use_fsdp …" in a script that starts another framework's program, and
/// the file that a trainer hands to FSDP.
void partAccelerate(std::vector<Document>& documents);

} // namespace quadrille::frameworks
