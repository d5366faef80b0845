// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_table/paper_table_view.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

namespace quadrille {
namespace {

constexpr std::array shownChoices{paper::Shown::both, paper::Shown::measured, paper::Shown::ours};

} // namespace

PaperTableView::PaperTableView(QWidget* parent)
    : QWidget(parent), m_choices(new QComboBox(this)), m_shown(new QComboBox(this)),
      m_picture(new PaperTable(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    auto* row = new QHBoxLayout;
    row->setSpacing(2);
    row->addWidget(m_choices, 1);
    row->addWidget(m_shown);
    layout->addLayout(row);
    layout->addWidget(m_picture, 1);
    for (std::size_t i = 0; i < shownChoices.size(); ++i)
        m_shown->addItem(QString());
    m_shown->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_shown->hide();
    connect(m_shown, &QComboBox::currentIndexChanged, this, [this] { m_picture->setShown(shown()); });
    m_choices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choices->setMinimumContentsLength(20);
    connect(m_choices, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            emit tableSelected(selected());
    });
    connect(m_picture, &PaperTable::cellChosen, this, &PaperTableView::cellChosen);
    setFocusProxy(m_picture);
    retranslate();
}

void PaperTableView::setTable(const PublishedTable* table, paper::Ours ours) {
    m_picture->setTable(table, std::move(ours));
    m_shown->setVisible(!m_picture->rates().empty());
}

void PaperTableView::setRates(paper::Rates rates) {
    m_shown->setVisible(!rates.empty());
    m_picture->setRates(std::move(rates));
}

paper::Shown PaperTableView::shown() const {
    return shownChoices.at(static_cast<std::size_t>(m_shown->currentIndex()));
}

void PaperTableView::setChoices(const QList<PaperTableChoice>& choices) {
    const QSignalBlocker quiet(m_choices);
    const int before = selected();
    m_choices->clear();
    for (const auto& choice : choices)
        m_choices->addItem(choice.caption, choice.number);
    select(before);
}

int PaperTableView::selected() const {
    return m_choices->currentData().toInt();
}

bool PaperTableView::select(int number) {
    const int index = m_choices->findData(number);
    if (index < 0)
        return false;
    const QSignalBlocker quiet(m_choices);
    m_choices->setCurrentIndex(index);
    return true;
}

void PaperTableView::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void PaperTableView::retranslate() {
    m_choices->setAccessibleName(tr("Table of the paper"));
    m_shown->setAccessibleName(tr("What the cells show"));
    const std::array names{tr("Measured and ours"), tr("Measured"), tr("Ours")};
    for (int i = 0; i < m_shown->count(); ++i)
        m_shown->setItemText(i, names.at(static_cast<std::size_t>(i)));
}

} // namespace quadrille
