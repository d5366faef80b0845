// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/picture/data_table.h"

namespace quadrille {
namespace {

QString plain(const QVariant& value) {
    const bool number = value.typeId() == QMetaType::Double;
    return number ? QString::number(value.toDouble(), 'g', 17) : value.toString();
}

QString csvField(const QVariant& value) {
    QString text = plain(value);
    if (text.contains(u'"') || text.contains(u',') || text.contains(u'\n')) {
        text.replace(QStringLiteral("\""), QStringLiteral("\"\""));
        return u'"' + text + u'"';
    }
    return text;
}

QString markdownCell(const QVariant& value) {
    return plain(value).replace(u'|', QStringLiteral("\\|")).replace(u'\n', u' ');
}

/// The names and every row, each as its fields.
QList<QStringList> fieldsOf(const DataTable& table, QString (*field)(const QVariant&)) {
    const auto texts = [field](const auto& cells) {
        QStringList all;
        for (const auto& cell : cells)
            all << field(cell);
        return all;
    };
    QList<QStringList> lines{texts(table.columns)};
    for (const auto& row : table.rows)
        lines << texts(row);
    return lines;
}

} // namespace

QString toCsv(const DataTable& table) {
    QString csv;
    for (const QStringList& fields : fieldsOf(table, csvField))
        csv += fields.join(u',') + QStringLiteral("\r\n");
    return csv;
}

QString toMarkdown(const DataTable& table) {
    auto lines = fieldsOf(table, markdownCell);
    lines.insert(1, QStringList(table.columns.size(), QStringLiteral("---")));
    QString markdown;
    for (const QStringList& cells : lines)
        markdown += QStringLiteral("| %1 |\n").arg(cells.join(QStringLiteral(" | ")));
    return markdown;
}

} // namespace quadrille
