// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QStringList>
#include <QVariant>

namespace quadrille {

/// The numbers of a picture: for CSV, clipboard, screen readers and tests. Numbers are doubles or integers in
/// the unit the column names, unrounded.
struct DataTable {
    QStringList columns;
    QList<QList<QVariant>> rows;
};

/// RFC 4180 text, decimal point always '.', first row the column names.
[[nodiscard]] QString toCsv(const DataTable& table);

/// A table of GitHub Flavored Markdown.
[[nodiscard]] QString toMarkdown(const DataTable& table);

} // namespace quadrille
