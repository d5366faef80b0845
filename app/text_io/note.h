// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace quadrille::text_io {

/// One line on standard error, whatever the text; the same text only once.
void note(std::string text);

} // namespace quadrille::text_io
