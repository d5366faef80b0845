// SPDX-License-Identifier: GPL-3.0-or-later
#include "widgets/paper_table/paper_table_view.h"

#include <QComboBox>
#include <QEvent>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace quadrille {

PaperTableView::PaperTableView(QWidget* parent)
    : QWidget(parent), m_choices(new QComboBox(this)), m_picture(new PaperTable(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(m_choices);
    layout->addWidget(m_picture, 1);
    m_choices->setAccessibleName(tr("Table of the paper"));
    m_choices->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_choices->setMinimumContentsLength(20);
    connect(m_choices, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            emit tableSelected(selected());
    });
    connect(m_picture, &PaperTable::cellChosen, this, &PaperTableView::cellChosen);
    setFocusProxy(m_picture);
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
        m_choices->setAccessibleName(tr("Table of the paper"));
}

} // namespace quadrille
