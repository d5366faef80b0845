// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/communication/communication_panel.h"

#include "app/panels/bind_views.h"
#include "widgets/communication/communication_view.h"
#include "widgets/communication/volumes_table.h"

#include <QButtonGroup>
#include <QEvent>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {

CommunicationPanel::CommunicationPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent), m_catalogue(catalogue), m_plan(new QToolButton(this)),
      m_textbooks(new QToolButton(this)), m_stack(new QStackedLayout), m_view(new CommunicationView(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 2, 6, 0);
    row->setSpacing(0);
    auto* either = new QButtonGroup(this);
    for (QToolButton* button : {m_plan, m_textbooks}) {
        button->setCheckable(true);
        button->setFocusPolicy(Qt::TabFocus);
        either->addButton(button);
        row->addWidget(button);
    }
    row->addStretch();
    layout->addLayout(row);
    layout->addLayout(m_stack, 1);
    m_stack->addWidget(m_view);
    m_plan->setChecked(true);
    setFocusProxy(m_view);
    connect(either, &QButtonGroup::buttonClicked, this,
            [this](const QAbstractButton* button) { showTables(button == m_textbooks); });
    bind(*m_view, store);
    retranslate();
}

Picture* CommunicationPanel::picture() const {
    if (m_scroll != nullptr && m_stack->currentWidget() == m_scroll)
        return m_tables;
    return m_view;
}

void CommunicationPanel::showTables(bool shown) {
    if (shown)
        makeTables();
    (shown ? m_textbooks : m_plan)->setChecked(true);
    m_stack->setCurrentWidget(shown ? static_cast<QWidget*>(m_scroll) : m_view);
    setFocusProxy(picture());
    emit pictureChanged();
}

void CommunicationPanel::makeTables() {
    if (m_tables != nullptr)
        return;
    m_scroll = new QScrollArea(this);
    m_tables = new VolumesTable(m_scroll);
    // The guide's Llama-3-70B is of the same size.
    if (const ModelSpec* model = findModel(m_catalogue.models, "llama-3.1-70b")) {
        TextbookCase textbook;
        textbook.model = *model;
        m_tables->setCase(textbook, loadInterconnects());
    }
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(m_tables);
    m_stack->addWidget(m_scroll);
    emit created(m_tables);
}

void CommunicationPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void CommunicationPanel::retranslate() {
    m_plan->setText(tr("This plan"));
    m_textbooks->setText(tr("Textbooks"));
    m_plan->setToolTip(tr("What the GPUs of the current plan send each other"));
    m_textbooks->setToolTip(tr("What courses and guides print about communication, beside ours"));
}

} // namespace quadrille
