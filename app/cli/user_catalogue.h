// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"

namespace quadrille::cli {

/// The catalogue with the user's own models and GPUs. A file of theirs that cannot be read is a note.
[[nodiscard]] Catalogue userCatalogue();

} // namespace quadrille::cli
