// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/make_it_fit/make_it_fit_view.h"

#include "widgets/make_it_fit/memory_delegate.h"
#include "widgets/make_it_fit/proposal_model.h"
#include "widgets/make_it_fit/proposal_text.h"
#include "widgets/picture/colours.h"
#include "widgets/picture/hatch.h"
#include "widgets/row_table.h"
#include "widgets/table_copy.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QSortFilterProxyModel>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace quadrille {
namespace {

/// A calm sentence instead of rows.
class ReasonPage : public QWidget {
public:
    explicit ReasonPage(const MakeItFitView& view, QWidget* parent) : QWidget(parent), m_view(view) {}

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const Colours colours = coloursFor(palette());
        painter.fillRect(rect(), colours.background);
        if (!m_view.finding().isEmpty())
            paintReason(painter, QRectF(rect()), m_view.finding(), colours);
    }

private:
    const MakeItFitView& m_view;
};

} // namespace

MakeItFitView::MakeItFitView(QWidget* parent)
    : QWidget(parent), m_model(new ProposalModel(this)), m_sorted(new QSortFilterProxyModel(this)),
      m_pages(new QStackedWidget(this)), m_reason(new ReasonPage(*this, this)), m_table(new RowTable(this)),
      m_now(new QLabel(this)), m_apply(new QPushButton(this)) {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(ProposalModel::sortRole);
    m_table->setModel(m_sorted);
    m_table->sortByColumn(-1, Qt::AscendingOrder);
    m_table->setItemDelegateForColumn(ProposalModel::memory, new MemoryDelegate(m_table));
    m_table->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_table->header()->setSectionResizeMode(ProposalModel::change, QHeaderView::Stretch);
    m_table->setDispensable({ProposalModel::computation, ProposalModel::traffic, ProposalModel::bubble});

    auto* page = new QWidget(this);
    auto* column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_table, 1);
    auto* foot = new QHBoxLayout;
    const int pad = fontMetrics().height() / 3;
    foot->setContentsMargins(pad, pad, pad, pad);
    m_now->setWordWrap(true);
    foot->addWidget(m_now, 1);
    foot->addWidget(m_apply);
    column->addLayout(foot);
    m_pages->addWidget(page);
    m_pages->addWidget(m_reason);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_pages);
    setFocusProxy(m_table);
    new TableCopy(*m_table);

    connect(m_table, &RowTable::rowChosen, this, &MakeItFitView::choose);
    connect(m_table, &RowTable::rowPointed, this, [this](const QModelIndex& index) {
        const QModelIndex row = m_sorted->mapToSource(index);
        emit readout(row.isValid() ? proposal::preview(m_model->proposal(row.row()), m_model->answer(),
                                                       m_model->before())
                                   : QString());
    });
    connect(m_apply, &QPushButton::clicked, this, [this] { choose(m_table->currentIndex()); });
    refreshColours();
    refreshWords();
    m_pages->setCurrentWidget(m_reason);
}

MakeItFitView::~MakeItFitView() {
    // It loses the keyboard while it is torn down, when the model is gone.
    m_table->disconnect();
}

const FitAnswer& MakeItFitView::answer() const {
    return m_model->answer();
}

void MakeItFitView::setAnswer(FitAnswer answer, const Scenario& before) {
    m_asked = true;
    m_model->setAnswer(std::move(answer), before);
    const bool rows = m_model->rowCount() > 0;
    m_pages->setCurrentIndex(rows ? 0 : 1);
    if (rows)
        m_table->setCurrentIndex(m_sorted->index(0, 0));
    setPending(false);
    refreshWords();
}

void MakeItFitView::setPending(bool pending) {
    m_pending = pending;
    m_apply->setEnabled(!pending);
    // Not disabled: the keyboard would lose its place.
    QPalette paler = palette();
    if (pending)
        paler.setColor(QPalette::Text, coloursFor(palette()).mutedText);
    m_table->setPalette(paler);
}

QString MakeItFitView::finding() const {
    return m_asked ? proposal::finding(m_model->answer(), m_model->before()) : QString();
}

void MakeItFitView::choose(const QModelIndex& index) {
    const QModelIndex row = m_sorted->mapToSource(index);
    if (!row.isValid() || m_pending)
        return;
    const Proposal proposal = m_model->proposal(row.row()); // the answer may change the rows
    emit chosen(proposal);
}

void MakeItFitView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        m_model->retranslate();
        refreshWords();
    }
    if (event->type() == QEvent::PaletteChange)
        refreshColours();
}

void MakeItFitView::refreshColours() {
    m_model->setBeatenColour(coloursFor(palette()).mutedText);
}

void MakeItFitView::refreshWords() {
    m_table->setAccessibleName(answer().outcome == FitAnswer::Outcome::fits
                                   ? tr("Changes that make the plan faster")
                                   : tr("Changes that make the plan fit"));
    m_apply->setText(tr("&Apply"));
    m_apply->setToolTip(tr("Make the marked change (Enter); it can be undone"));
    m_now->setText(m_asked ? proposal::now(m_model->answer(), m_model->before()) : QString());
    m_table->setAccessibleDescription(finding());
    m_table->fitColumns();
    m_reason->setAccessibleName(finding());
    m_reason->update();
    emit findingChanged();
}

} // namespace quadrille
