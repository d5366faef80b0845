// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/manual/manual_page.h"

#include <functional>

/// Chapters as files, in the window's thread, since pictures are widgets.
namespace quadrille::manual_file {

/// Markdown for any reader: formulas as code, links out of the manual as words.
/// \param picture where a picture lies, as seen from the file; none: its caption stands alone
[[nodiscard]] QString toMarkdown(const ManualPage& page, const std::function<QString(std::size_t)>& picture);

/// One page with all of these chapters, which works offline: pictures are drawn in it as SVG, and links from
/// chapter to chapter stay within it.
[[nodiscard]] QByteArray toHtml(const std::vector<ManualPage>& pages, const QString& language, bool dark);

/// Writes them, whole or not at all, as the suffix says: .html, or .md with its pictures beside it, as
/// manual-01-start-0.svg of manual.md. \throws InputError when the place cannot be written
void write(const std::vector<ManualPage>& pages, const QString& file, const QString& language, bool dark);

} // namespace quadrille::manual_file
