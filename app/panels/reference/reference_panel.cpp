// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/reference/reference_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/panel_context.h"
#include "app/panels/reference/collective_box.h"
#include "core/reference/reference.h"
#include "widgets/collective/collective_view.h"
#include "widgets/reference/reference_view.h"

#include <QSplitter>
#include <QVBoxLayout>

namespace quadrille {

const PanelSpec ReferencePanel::spec{PanelGroup::learn, "panel.reference",
                                     QT_TRANSLATE_NOOP("commands", "&Reference"), "Ctrl+Shift+W",
                                     makePanel<ReferencePanel, ScenarioStore>};

ReferencePanel::ReferencePanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store) {}

void ReferencePanel::make() {
    m_splitter = new QSplitter(this);
    m_collectives = new CollectiveBox(m_splitter);
    m_view = new ReferenceView(m_splitter);
    m_splitter->addWidget(m_collectives);
    m_splitter->addWidget(m_view);
    m_splitter->setStretchFactor(0, 2);
    m_splitter->setStretchFactor(1, 3);
    m_splitter->setCollapsible(1, false);
    m_splitter->setSizes({380, 620}); // only their proportion counts
    column()->addWidget(m_splitter, 1);
    addPicture(m_collectives->view());
    setFocusProxy(m_view);
    connect(&m_store, &ScenarioStore::analysed, this, &ReferencePanel::moved);
    connect(m_view, &ReferenceView::termWanted, this, &ReferencePanel::termWanted);
    connect(m_collectives, &CollectiveBox::chosen, this, &ReferencePanel::viewChanged);
    showChosen();
}

QString ReferencePanel::finding() const {
    return tr("To look up, with the numbers of this plan");
}

void ReferencePanel::showTable(const QString& id) {
    m_chosen.table = id;
    if (m_view != nullptr)
        m_view->showTable(id);
}

void ReferencePanel::showChosen() {
    m_collectives->show(m_chosen.collective, m_chosen.ranks);
    m_view->showTable(m_chosen.table);
}

void ReferencePanel::saveView(ViewState& view) const {
    view.reference = m_chosen;
    if (m_view == nullptr)
        return;
    const CollectiveSteps& steps = m_collectives->view()->content().steps;
    view.reference = {steps.collective(), steps.ranks(), m_view->tableAtTop()};
}

void ReferencePanel::restoreView(const ViewState& view) {
    m_chosen = view.reference;
    if (m_view != nullptr)
        showChosen();
}

void ReferencePanel::resizeEvent(QResizeEvent* event) {
    PanelContents::resizeEvent(event);
    if (m_splitter != nullptr)
        m_splitter->setOrientation(5 * width() > 7 * height() ? Qt::Horizontal : Qt::Vertical);
}

void ReferencePanel::refresh() {
    m_collectives->setPlan(m_store.pictured().runnable() ? std::optional(m_store.pictured().resolved)
                                                         : std::nullopt);
    if (!m_store.pictured().runnable()) {
        m_question.stop();
        m_view->setReason(whyNothing(m_store));
        return;
    }
    m_question.ask([this, analysis = m_store.pictured()](const std::stop_token& stop, const auto&) {
        return [this, tables = referenceTables(analysis, stop)] { m_view->setTables(tables); };
    });
}

void ReferencePanel::retranslate() {
    moved(); // reasons are sentences, too
}

} // namespace quadrille
