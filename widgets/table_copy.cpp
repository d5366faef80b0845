// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/table_copy.h"

#include "widgets/column_model.h"

#include <QAbstractProxyModel>
#include <QAction>
#include <QClipboard>
#include <QEvent>
#include <QGuiApplication>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>

#include <algorithm>
#include <utility>

namespace quadrille {
namespace {

/// The row below whatever sorts or filters it.
int rowOfSource(QModelIndex index) {
    while (const auto* sorted = qobject_cast<const QAbstractProxyModel*>(index.model()))
        index = sorted->mapToSource(index);
    return index.row();
}

} // namespace

TableCopy::TableCopy(QAbstractItemView& view, std::function<DataTable()> all)
    : QObject(&view), m_view(view), m_all(std::move(all)), m_csv(new QAction(this)),
      m_markdown(new QAction(this)) {
    view.addActions({m_csv, m_markdown});
    view.setContextMenuPolicy(Qt::ActionsContextMenu);
    view.installEventFilter(this);
    connect(m_csv, &QAction::triggered, this, &TableCopy::copyCsv);
    connect(m_markdown, &QAction::triggered, this, &TableCopy::copyMarkdown);
    retranslate();
}

bool TableCopy::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    // Not a shortcut: the window has one for what is seen of its panels.
    const bool key = event->type() == QEvent::ShortcutOverride || event->type() == QEvent::KeyPress;
    if (!key || !static_cast<QKeyEvent*>(event)->matches(QKeySequence::Copy))
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress)
        copyCsv();
    event->accept();
    return true;
}

QModelIndexList TableCopy::selectedRows() const {
    QModelIndexList rows = m_view.selectionModel()->selectedRows();
    std::ranges::sort(rows, {}, &QModelIndex::row);
    return rows.size() > 1 ? rows : QModelIndexList();
}

DataTable TableCopy::table(const QModelIndexList& selected, bool asShown) const {
    const QAbstractItemModel& model = *m_view.model();
    const auto* grid = qobject_cast<const QTableView*>(&m_view);
    const bool named = grid != nullptr && !grid->verticalHeader()->isHidden();
    DataTable table;
    if (named)
        table.columns << QString();
    for (int column = 0; column < model.columnCount(); ++column) {
        const QVariant spoken = model.headerData(column, Qt::Horizontal, Qt::AccessibleTextRole);
        table.columns << (spoken.isValid() ? spoken : model.headerData(column, Qt::Horizontal)).toString();
    }
    const int count = static_cast<int>(selected.isEmpty() ? model.rowCount() : selected.size());
    for (int i = 0; i < count; ++i) {
        const int row = selected.isEmpty() ? i : selected[i].row();
        QList<QVariant> cells;
        if (named)
            cells << model.headerData(row, Qt::Vertical);
        for (int column = 0; column < model.columnCount(); ++column) {
            const QModelIndex cell = model.index(row, column);
            const QVariant number = asShown ? QVariant() : cell.data(ColumnModel::copyRole);
            cells << (number.isValid() ? number : cell.data());
        }
        table.rows << cells;
    }
    return table;
}

void TableCopy::copyCsv() const {
    const QModelIndexList selected = selectedRows();
    if (!m_all) {
        QGuiApplication::clipboard()->setText(toCsv(table(selected, false)));
        return;
    }
    DataTable copied = m_all();
    if (!selected.isEmpty()) {
        const auto all = std::exchange(copied.rows, {});
        for (const QModelIndex& row : selected)
            copied.rows << all.value(rowOfSource(row));
    }
    QGuiApplication::clipboard()->setText(toCsv(copied));
}

void TableCopy::copyMarkdown() const {
    QGuiApplication::clipboard()->setText(toMarkdown(table(selectedRows(), true)));
}

void TableCopy::retranslate() {
    m_csv->setText(tr("&Copy as CSV"));
    m_markdown->setText(tr("Copy as &Markdown"));
}

} // namespace quadrille
