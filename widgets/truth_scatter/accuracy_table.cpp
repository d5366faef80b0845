// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/truth_scatter/accuracy_table.h"

#include "widgets/table_copy.h"
#include "widgets/truth_scatter/accuracy_model.h"
#include "widgets/truth_scatter/band_header.h"
#include "widgets/truth_scatter/oom_model.h"

#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

void quiet(QTableView& table) {
    table.setShowGrid(false);
    table.setFrameShape(QFrame::NoFrame);
    table.setSelectionMode(QAbstractItemView::NoSelection);
    table.setEditTriggers(QAbstractItemView::NoEditTriggers);
    table.setTabKeyNavigation(false);
    table.setWordWrap(false);
}

} // namespace

AccuracyTable::AccuracyTable(QWidget* parent)
    : QWidget(parent), m_model(new AccuracyModel(this)), m_oom(new OomTableModel(this)),
      m_table(new QTableView(this)), m_oomTable(new QTableView(this)), m_oomName(new QLabel(this)) {
    quiet(*m_table);
    quiet(*m_oomTable);
    m_table->setHorizontalHeader(new BandHeader(AccuracyModel::bandRole, m_table));
    m_table->setModel(m_model);
    m_table->setAlternatingRowColors(true);
    m_table->setTextElideMode(Qt::ElideMiddle); // names of tables of one source begin alike
    m_table->verticalHeader()->hide();
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_oomTable->setModel(m_oom);
    m_oomTable->horizontalHeader()->setSectionsClickable(false);
    m_oomTable->verticalHeader()->setSectionsClickable(false);
    m_oomTable->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_oomTable->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_oomName->setWordWrap(true);
    m_oomName->setContentsMargins(4, 2, 4, 0);

    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_oomName);
    layout->addWidget(m_oomTable);
    setFocusProxy(m_table);

    new TableCopy(*m_table, [this] { return data(); });
    new TableCopy(*m_oomTable);
    retranslate();
}

void AccuracyTable::setRows(std::vector<AccuracyRow> rows) {
    m_model->setRows(std::move(rows));
    fit();
}

void AccuracyTable::setOom(const OomConfusion& confusion) {
    m_oom->set(confusion);
    retranslate();
}

DataTable AccuracyTable::data() const {
    using Figure = AccuracyModel::Figure;
    using Way = AccuracyModel::Way;
    DataTable table;
    table.columns = {tr("group"),
                     tr("way"),
                     tr("runs"),
                     tr("mean error"),
                     tr("mean error with one factor"),
                     tr("rank correlation"),
                     tr("loss of first choice"),
                     tr("runs with memory"),
                     tr("median error of memory")};
    const QList<std::pair<Way, QString>> ways{
        {Way::ours, tr("ours")}, {Way::rule, tr("rule")}, {Way::constant, tr("constant")}};
    for (int row = 0; row < m_model->rowCount(); ++row) {
        for (const auto& [way, name] : ways) {
            QList<QVariant> fields{
                m_model->index(row, 0).data(), name,
                static_cast<qlonglong>(m_model->rows()[static_cast<std::size_t>(row)].ours.runs)};
            for (const Figure figure : {Figure::error, Figure::scaled, Figure::rank, Figure::loss})
                fields << m_model->index(row, AccuracyModel::columnOf(figure, way))
                              .data(AccuracyModel::sortRole);
            for (const int column : {AccuracyModel::memoryRuns, AccuracyModel::memoryError})
                fields << (way == Way::ours ? m_model->index(row, column).data(AccuracyModel::sortRole)
                                            : QVariant());
            table.rows << fields;
        }
    }
    return table;
}

int AccuracyTable::wholeWidth() const {
    return m_table->horizontalHeader()->length() - m_table->columnWidth(0) + m_nameWidth +
           style()->pixelMetric(QStyle::PM_ScrollBarExtent);
}

int AccuracyTable::leastWidth() const {
    constexpr int letters = 20;
    return wholeWidth() - m_nameWidth + std::min(m_nameWidth, letters * fontMetrics().averageCharWidth());
}

void AccuracyTable::shareWidth() {
    const int missing = std::max(0, wholeWidth() - width());
    m_table->setColumnWidth(0, m_nameWidth - std::min(missing, wholeWidth() - leastWidth()));
}

void AccuracyTable::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    shareWidth();
}

void AccuracyTable::fit() {
    const int line = fontMetrics().height() + 3;
    for (QTableView* table : {m_table, m_oomTable}) {
        table->verticalHeader()->setMinimumSectionSize(1);
        table->verticalHeader()->setDefaultSectionSize(line);
        table->resizeColumnsToContents();
    }
    m_nameWidth = m_table->columnWidth(0);
    shareWidth();
    m_oomTable->setFixedHeight(m_oomTable->horizontalHeader()->sizeHint().height() + 2 * line);
}

void AccuracyTable::retranslate() {
    m_table->setAccessibleName(tr("Accuracy of the predictions"));
    m_oomTable->setAccessibleName(tr("Running out of memory, expected and measured"));
    m_oomTable->setAccessibleDescription(m_oom->sentence());
    m_oomName->setText(tr("Memory: %1").arg(m_oom->sentence()));
    fit();
}

void AccuracyTable::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        m_oom->retranslate();
        retranslate();
    } else if (event->type() == QEvent::FontChange) {
        fit();
    }
}

} // namespace quadrille
