// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/catalogue.h"

#include <string>

namespace quadrille::cli {

/// One line on standard error, whatever the text; the same text only once.
void note(std::string text);

/// The catalogue with the user's own models and GPUs. A file of theirs that cannot be read is a note.
[[nodiscard]] Catalogue userCatalogue();

} // namespace quadrille::cli
