// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/communication/communication_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/empty_hint.h"
#include "app/panels/panel_context.h"
#include "widgets/communication/communication_view.h"
#include "widgets/communication/volumes_table.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QScrollArea>
#include <QStackedLayout>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {

const PanelSpec CommunicationPanel::spec{PanelGroup::plan,
                                         "panel.communication",
                                         QT_TRANSLATE_NOOP("commands", "&Communication"),
                                         "Ctrl+Shift+5",
                                         makePanel<CommunicationPanel, ScenarioStore, const Catalogue>,
                                         true};

CommunicationPanel::CommunicationPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent)
    : PanelContents(parent), m_catalogue(catalogue), m_plan(new QToolButton(this)),
      m_textbooks(new QToolButton(this)), m_stack(new QStackedLayout), m_view(new CommunicationView(this)) {
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
    addTools(row);
    column()->addLayout(m_stack, 1);
    m_stack->addWidget(m_view);
    m_plan->setChecked(true);
    setFocusProxy(m_view);
    connect(either, &QButtonGroup::buttonClicked, this,
            [this](const QAbstractButton* button) { showTables(button == m_textbooks); });
    const auto refresh = [this, &store] {
        m_view->setEmptyReason(whyNothing(store));
        m_view->setPerformance(store.pictured().performance, store.pictured().scenario());
    };
    connect(&store, &ScenarioStore::analysed, this, refresh);
    bindFreshness(*m_view, store);
    addPicture(m_view);
    new EmptyHint(
        *m_view,
        [&store]() -> EmptyHint::Words {
            const Analysis& analysis = store.pictured();
            if (!analysis.runnable() || analysis.scenario().cluster.gpus > 1)
                return {};
            return {
                tr("Here is what each group of GPUs sends, over which links, and what of it is hidden behind "
                   "computation."),
                tr("Take two GPUs")};
        },
        [&store] { store.set(Dimension::gpus, 2); });
    refresh();
    prepare();
}

QString CommunicationPanel::finding() const {
    return picture()->title();
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
    emit findingChanged();
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
    addPicture(m_tables);
}

void CommunicationPanel::retranslate() {
    m_plan->setText(tr("This plan"));
    m_textbooks->setText(tr("Textbooks"));
    m_plan->setToolTip(tr("What the GPUs of the current plan send each other"));
    m_textbooks->setToolTip(tr("What courses and guides print about communication, beside ours"));
}

} // namespace quadrille
