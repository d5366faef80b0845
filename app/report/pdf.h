// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/document.h"

#include <optional>
#include <string_view>

namespace quadrille::report {

enum class Page {
    a4,
    letter,
    slides ///< of 16:9, one for each section and picture
};

/// "a4", "letter", "slides"; none: no such page.
[[nodiscard]] std::optional<Page> pageFromName(std::string_view name);

/// Pages with their numbers; the session is attached to the file.
[[nodiscard]] QByteArray toPdf(const Document& document, Page page, bool dark);

} // namespace quadrille::report
