// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/comparison/comparison_table.h"

#include "widgets/table_copy.h"

#include <QEvent>
#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace quadrille {

ComparisonTable::ComparisonTable(QWidget* parent) : QTableView(parent), m_model(new ComparisonModel(this)) {
    setModel(m_model);
    setFrameShape(QFrame::NoFrame);
    setShowGrid(false);
    setAlternatingRowColors(true);
    setMouseTracking(true);
    setSelectionMode(ExtendedSelection);
    setTabKeyNavigation(false); // Tab leaves
    setHorizontalScrollMode(ScrollPerPixel);
    verticalHeader()->hide();
    horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    horizontalHeader()->setHighlightSections(false);
    new TableCopy(*this, [this] { return comparison() ? comparison::tableOf(*comparison()) : DataTable(); });
    connect(this, &QTableView::doubleClicked, this, &ComparisonTable::choose);
    connect(this, &QTableView::entered, this,
            [this](const QModelIndex& index) { emit readout(index.data(Qt::ToolTipRole).toString()); });
    refreshLook();
}

ComparisonTable::~ComparisonTable() {
    disconnect(); // it loses the keyboard while it is torn down
}

void ComparisonTable::setComparison(std::optional<PlansComparison> plans) {
    const QModelIndex before = currentIndex();
    const int row = before.row(), column = before.column();
    m_model->setComparison(std::move(plans));
    if (before.isValid() || row >= 0)
        setCurrentIndex(m_model->index(std::min(row, m_model->rowCount() - 1),
                                       std::min(column, m_model->columnCount() - 1)));
    resizeRowsToContents();
}

QSize ComparisonTable::wholeSize() const {
    int width = 0;
    for (int column = 0; column < m_model->columnCount(); ++column)
        width += std::max(sizeHintForColumn(column), horizontalHeader()->sectionSizeHint(column));
    return {std::max(width, horizontalHeader()->length()),
            horizontalHeader()->sizeHint().height() + verticalHeader()->length()};
}

void ComparisonTable::choose(const QModelIndex& index) {
    if (index.isValid() && index.column() > 0)
        emit planChosen(index.column() - 1);
}

void ComparisonTable::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        choose(currentIndex());
    else
        QTableView::keyPressEvent(event);
}

void ComparisonTable::leaveEvent(QEvent* event) {
    QTableView::leaveEvent(event);
    emit readout(hasFocus() ? currentIndex().data(Qt::ToolTipRole).toString() : QString());
}

void ComparisonTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTableView::currentChanged(current, previous);
    if (hasFocus())
        emit readout(current.data(Qt::ToolTipRole).toString());
}

void ComparisonTable::changeEvent(QEvent* event) {
    QTableView::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_model->retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refreshLook();
    if (event->type() == QEvent::FontChange)
        resizeRowsToContents();
}

void ComparisonTable::refreshLook() {
    m_model->setColours(coloursFor(palette()));
    setAccessibleName(tr("Plans side by side"));
}

} // namespace quadrille
