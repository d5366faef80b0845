// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/importing/notes_view.h"

#include "widgets/format.h"
#include "widgets/row_table.h"
#include "widgets/table_copy.h"

#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStyledItemDelegate>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {
namespace {

/// Of a sentence the beginning tells most, of keys and values both ends.
class SentenceDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->textElideMode = Qt::ElideRight;
    }
};

} // namespace

NotesView::NotesView(QWidget* parent)
    : QWidget(parent), m_model(new ImportNotesModel(this)), m_table(new RowTable(this)) {
    auto* bar = new QHBoxLayout;
    for (const NoteKind kind : noteKinds) {
        auto* button = new QToolButton(this);
        button->setCheckable(true);
        button->setChecked(true);
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::TabFocus);
        m_filters.at(static_cast<std::size_t>(kind)) = button;
        connect(button, &QToolButton::toggled, this,
                [this, kind](bool shown) { m_model->show(kind, shown); });
        bar->addWidget(button);
    }
    bar->addStretch(1);
    auto* sorted = new QSortFilterProxyModel(this);
    sorted->setSourceModel(m_model);
    sorted->setSortRole(ImportNotesModel::sortRole);
    m_table->setModel(sorted);
    m_table->setObjectName(QStringLiteral("notes"));
    m_table->setAccessibleName(tr("What became of every key"));
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setTextElideMode(Qt::ElideMiddle);
    constexpr int rowsMeasured = 200;
    m_table->header()->setResizeContentsPrecision(rowsMeasured);
    // The sentence last, where it has what room there is.
    m_table->header()->moveSection(m_table->header()->visualIndex(ImportNotesModel::place),
                                   m_table->header()->visualIndex(ImportNotesModel::why));
    m_table->setItemDelegateForColumn(ImportNotesModel::why, new SentenceDelegate(this));
    m_table->header()->setStretchLastSection(true);
    new TableCopy(*m_table);
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, sorted](const QModelIndex& current) {
                if (current.isValid())
                    emit marked(m_model->note(sorted->mapToSource(current).row()));
            });
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 4, 0, 0);
    column->addLayout(bar);
    column->addWidget(m_table, 1);
    setPlan({});
}

void NotesView::setPlan(frameworks::ImportedPlan plan) {
    m_model->set(std::move(plan));
    for (const NoteKind kind : noteKinds) {
        const std::size_t count = m_model->count(kind);
        filter(kind).setText(
            QStringLiteral("%1 %2 %3")
                .arg(glyphOf(kind), nameOf(kind), format::count(static_cast<std::int64_t>(count))));
        filter(kind).setToolTip(tr("Show or hide these"));
        filter(kind).setEnabled(count > 0);
    }
    // A long value must not push what it becomes out of sight.
    for (int column = 0; column < ImportNotesModel::columns; ++column) {
        const bool isShort = column == ImportNotesModel::said || column == ImportNotesModel::became ||
                             column == ImportNotesModel::place;
        const int letters = isShort                           ? 14
                            : column == ImportNotesModel::key ? 26
                            : column == ImportNotesModel::why ? 24 // and what room there is more
                                                              : 20;
        const int widest = letters * fontMetrics().averageCharWidth();
        m_table->resizeColumnToContents(column);
        if (m_table->columnWidth(column) > widest)
            m_table->setColumnWidth(column, widest);
    }
}

} // namespace quadrille
