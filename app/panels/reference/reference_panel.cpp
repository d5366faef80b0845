// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/reference/reference_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/either_buttons.h"
#include "app/panels/panel_context.h"
#include "app/panels/reference/collective_box.h"
#include "core/reference/reference.h"
#include "widgets/collective/collective_view.h"
#include "widgets/reference/reference_view.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace quadrille {

const PanelSpec ReferencePanel::spec{PanelGroup::learn, "panel.reference",
                                     QT_TRANSLATE_NOOP("commands", "&Reference"), "Ctrl+Shift+W",
                                     makePanel<ReferencePanel, ScenarioStore>};

ReferencePanel::ReferencePanel(ScenarioStore& store, QWidget* parent)
    : PanelContents(parent), m_store(store) {}

void ReferencePanel::make() {
    m_either = new QWidget(this);
    auto* row = new QHBoxLayout(m_either);
    row->setContentsMargins(6, 2, 6, 0);
    row->setSpacing(0);
    const QButtonGroup* either = makeEitherButtons(*m_either, {&m_stepsButton, &m_tablesButton});
    for (QToolButton* button : {m_stepsButton, m_tablesButton}) {
        button->setFocusPolicy(Qt::StrongFocus);
        row->addWidget(button);
    }
    row->addStretch();
    addTools(m_either);
    connect(either, &QButtonGroup::buttonClicked, this, [this](const QAbstractButton* button) {
        showTables(button == m_tablesButton);
        emit viewChanged();
    });
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
    m_chosen.tables = true;
    if (m_view == nullptr)
        return;
    m_view->showTable(id);
    showTables(true);
}

void ReferencePanel::showChosen() {
    m_collectives->show(m_chosen.collective, m_chosen.ranks);
    m_view->showTable(m_chosen.table);
    showTables(m_chosen.tables);
}

void ReferencePanel::showTables(bool shown) {
    m_chosen.tables = shown;
    (shown ? m_tablesButton : m_stepsButton)->setChecked(true);
    arrange();
}

void ReferencePanel::arrange() {
    const bool beside = 5 * width() > 7 * height();
    constexpr int linesOfSteps = 16, linesOfTables = 12, lettersOfTables = 60;
    const int line = fontMetrics().lineSpacing();
    const int wide = m_collectives->widthOfChoices() + lettersOfTables * fontMetrics().averageCharWidth();
    const bool both = beside ? width() >= wide : height() >= (linesOfSteps + linesOfTables) * line;
    m_splitter->setOrientation(beside ? Qt::Horizontal : Qt::Vertical);
    m_either->setVisible(!both);
    m_collectives->setVisible(both || !m_chosen.tables);
    m_view->setVisible(both || m_chosen.tables);
    setFocusProxy(m_view->isHidden() ? static_cast<QWidget*>(m_collectives) : m_view);
}

void ReferencePanel::saveView(ViewState& view) const {
    view.reference = m_chosen;
    if (m_view == nullptr)
        return;
    view.reference = {m_collectives->view()->content().steps.collective(), m_collectives->ranks(),
                      m_view->tableAtTop(), m_chosen.tables};
}

void ReferencePanel::restoreView(const ViewState& view) {
    m_chosen = view.reference;
    if (m_view != nullptr)
        showChosen();
}

void ReferencePanel::resizeEvent(QResizeEvent* event) {
    PanelContents::resizeEvent(event);
    if (m_splitter != nullptr)
        arrange();
}

void ReferencePanel::refresh() {
    m_collectives->setPlan(m_store.pictured().runnable() ? std::optional(m_store.pictured().resolved)
                                                         : std::nullopt);
    arrange(); // another group's name may be longer
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
    m_stepsButton->setText(tr("Collective"));
    m_stepsButton->setToolTip(tr("A collective step by step"));
    m_tablesButton->setText(tr("Tables"));
    m_tablesButton->setToolTip(tr("Tables to look up, with the numbers of this plan"));
    moved(); // reasons are sentences, too
}

} // namespace quadrille
