// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/plan_table/plan_table.h"

#include "widgets/picture/colours.h"
#include "widgets/plan_table/plan_model.h"
#include "widgets/row_table.h"
#include "widgets/table_copy.h"

#include <QEvent>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

PlanTable::PlanTable(QWidget* parent)
    : QWidget(parent), m_model(new PlanModel(this)), m_sorted(new QSortFilterProxyModel(this)),
      m_table(new RowTable(this)) {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(PlanModel::sortRole);
    m_table->setModel(m_sorted);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_table);
    setFocusProxy(m_table);
    new TableCopy(*m_table, [this] { return m_model->numbers(); });
    connect(m_table, &RowTable::rowChosen, this, [this](const QModelIndex& index) {
        if (!m_pending && index.isValid())
            emit planChosen(m_sorted->mapToSource(index).row());
    });
    connect(m_table, &RowTable::rowPointed, this, [this](const QModelIndex& index) {
        emit readout(index.isValid() ? index.data(Qt::ToolTipRole).toString() : QString());
    });
    refreshLook();
}

PlanTable::~PlanTable() {
    // It loses the keyboard while it is torn down, when the model is gone.
    m_table->disconnect();
}

const PlanRows& PlanTable::rows() const {
    return m_model->rows();
}

void PlanTable::setRows(PlanRows rows) {
    const int before = m_table->currentIndex().row();
    m_model->setRows(std::move(rows));
    hideColumns();
    if (m_sorted->rowCount() > 0)
        m_table->setCurrentIndex(m_sorted->index(std::clamp(before, 0, m_sorted->rowCount() - 1), 0));
    setPending(false);
}

void PlanTable::setPending(bool pending) {
    if (pending == m_pending)
        return;
    m_pending = pending;
    refreshLook();
}

int PlanTable::wholeWidth() const {
    return m_table->header()->length() + m_table->style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

void PlanTable::hideColumns() {
    const PlanRows& rows = m_model->rows();
    for (int column = 0; column < PlanModel::columns; ++column) {
        bool hidden = column == PlanModel::also && rows.also.empty();
        if (column == PlanModel::measured)
            hidden =
                std::ranges::none_of(rows.rows, [](const PlanRow& row) { return row.measured.has_value(); });
        // As every plan has it, and the one on screen.
        if (const Setting* setting = PlanModel::settingOf(column))
            hidden = std::ranges::all_of(rows.rows, [&](const PlanRow& row) {
                return sameSetting(*setting, row.scenario, rows.before);
            });
        m_table->setColumnHidden(column, hidden);
    }
}

void PlanTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        m_model->retranslate();
    if (event->type() == QEvent::LanguageChange || event->type() == QEvent::PaletteChange)
        refreshLook();
}

void PlanTable::refreshLook() {
    const QColor muted = coloursFor(palette()).mutedText;
    m_model->setPaleColour(muted);
    // Not disabled: the keyboard would lose its place.
    QPalette paler = palette();
    if (m_pending)
        paler.setColor(QPalette::Text, muted);
    m_table->setPalette(paler);
    m_table->setAccessibleName(tr("Plans"));
}

} // namespace quadrille
