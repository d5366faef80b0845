// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/report/pdf.h"

namespace quadrille::report {

struct FileOptions {
    Page page = Page::a4; ///< of a PDF
    bool dark = false;
};

enum class FileKind { pdf, html, markdown };

/// By the suffix: .pdf, .html, .md; none: a report is no such file.
[[nodiscard]] std::optional<FileKind> kindOf(const QString& file);

/// Writes the report, whole or not at all. Markdown has its pictures beside it, as plan-memory.svg of
/// plan.md; they are written first, each whole. \throws InputError when the place cannot be written \pre
/// kindOf(file)
void write(const Document& document, const QString& file, const FileOptions& options);

} // namespace quadrille::report
