// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "widgets/picture/data_table.h"

#include <QAbstractItemView>

#include <functional>

namespace quadrille {

/// Lets a table be copied, by Ctrl+C and in its menu, as CSV with unrounded numbers or as Markdown with what
/// is shown, of the rows that are selected where they are several, else of all.
class TableCopy : public QObject {
    Q_OBJECT
public:
    /// Belongs to the view. \param all the CSV of all rows, in the order of the model below the view's own
    /// order; none: what the model has
    explicit TableCopy(QAbstractItemView& view, std::function<DataTable()> all = {});

    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void copyCsv() const;
    void copyMarkdown() const;
    [[nodiscard]] QModelIndexList selectedRows() const; ///< none: all are meant
    [[nodiscard]] DataTable table(const QModelIndexList& selected, bool asShown) const;
    void retranslate();

    QAbstractItemView& m_view;
    std::function<DataTable()> m_all;
    QAction* m_csv;
    QAction* m_markdown;
};

} // namespace quadrille
