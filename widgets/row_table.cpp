// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/row_table.h"

#include <QHeaderView>
#include <QKeyEvent>

#include <algorithm>

namespace quadrille {
namespace {

/// Knows how wide a column's head is while the column is hidden, too; QHeaderView's hint is then 0.
class ColumnHeads : public QHeaderView {
public:
    explicit ColumnHeads(QWidget* parent) : QHeaderView(Qt::Horizontal, parent) {
        setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        setSectionsClickable(true);
    }
    [[nodiscard]] int widthOf(int column) const { return sectionSizeFromContents(column).width(); }
};

} // namespace

RowTable::RowTable(QWidget* parent) : QTreeView(parent) {
    setHeader(new ColumnHeads(this));
    setRootIsDecorated(false);
    setSelectionMode(ExtendedSelection); // several are copied together
    setItemsExpandable(false);
    setUniformRowHeights(true);
    setAllColumnsShowFocus(true);
    setAlternatingRowColors(true);
    setMouseTracking(true);
    setFrameShape(QFrame::NoFrame);
    setSortingEnabled(true);
    header()->setSortIndicatorClearable(true);
    header()->setSectionsMovable(false);
    header()->setStretchLastSection(false);
    connect(this, &QTreeView::doubleClicked, this, &RowTable::rowChosen);
    connect(this, &QTreeView::entered, this, &RowTable::rowPointed);
    connect(this, &QTreeView::viewportEntered, this, &RowTable::pointAtCurrent);
}

void RowTable::fitColumns() {
    if (m_dispensable.empty())
        return;
    int needed = 0;
    const auto* heads = static_cast<const ColumnHeads*>(header());
    const auto widthOf = [this, heads](int column) {
        return std::max(sizeHintForColumn(column), heads->widthOf(column));
    };
    for (int column = 0; column < header()->count(); ++column)
        needed += widthOf(column);
    for (const int column : m_dispensable) {
        const bool tight = needed > viewport()->width();
        if (tight)
            needed -= widthOf(column);
        if (isColumnHidden(column) != tight)
            setColumnHidden(column, tight);
    }
}

void RowTable::resizeEvent(QResizeEvent* event) {
    QTreeView::resizeEvent(event);
    fitColumns();
}

void RowTable::changeEvent(QEvent* event) {
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
        fitColumns();
}

void RowTable::keyPressEvent(QKeyEvent* event) {
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && currentIndex().isValid())
        emit rowChosen(currentIndex());
    else
        QTreeView::keyPressEvent(event);
}

void RowTable::leaveEvent(QEvent* event) {
    QTreeView::leaveEvent(event);
    pointAtCurrent();
}

void RowTable::focusInEvent(QFocusEvent* event) {
    QTreeView::focusInEvent(event);
    pointAtCurrent();
}

void RowTable::focusOutEvent(QFocusEvent* event) {
    QTreeView::focusOutEvent(event);
    pointAtCurrent();
}

void RowTable::currentChanged(const QModelIndex& current, const QModelIndex& previous) {
    QTreeView::currentChanged(current, previous);
    pointAtCurrent();
}

void RowTable::pointAtCurrent() {
    emit rowPointed(hasFocus() ? currentIndex() : QModelIndex());
}

} // namespace quadrille
