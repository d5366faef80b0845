// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/tables/tables_panel.h"

#include "app/panels/panel_context.h"
#include "app/session/session.h"
#include "widgets/paper_table/paper_table_view.h"

#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {
namespace {

paper::Ours oursFor(const PublishedTable& table, const Catalogue& catalogue) {
    paper::Ours ours(table.cells.size());
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            if (!table.cell(row, column))
                continue;
            const Glance seen = glance(scenarioOf(table, row, column, catalogue.models, catalogue.gpus));
            if (seen.runnable)
                ours.at(row * table.columns.size() + column) = seen.total;
        }
    }
    return ours;
}

/// TFLOP/s per GPU of the cells that the paper measured or ran out of memory on. \throws Stopped
paper::Rates ratesFor(const PublishedTable& table, const Catalogue& catalogue, const std::stop_token& stop) {
    paper::Rates rates(table.cells.size());
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            throwIfStopped(stop);
            if (!table.cell(row, column))
                continue;
            Scenario scenario = scenarioOf(table, row, column, catalogue.models, catalogue.gpus);
            completeFramework(scenario, catalogue.frameworks);
            if (runnable(scenario))
                rates.at(row * table.columns.size() + column) =
                    performanceOf(scenario).perGpu().value() / 1e12;
        }
    }
    return rates;
}

template <class List>
QString labelOf(const List& list, const std::string& name) {
    const auto found =
        std::find_if(list.begin(), list.end(), [&](const auto& entry) { return entry.name == name; });
    return QString::fromStdString(found != list.end() ? found->label : name);
}

} // namespace

const PanelSpec TablesPanel::spec{PanelGroup::study, "panel.tables",
                                  QT_TRANSLATE_NOOP("commands", "&Paper tables"), "Ctrl+5",
                                  makePanel<TablesPanel, ScenarioStore, const Catalogue>};

TablesPanel::TablesPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent)
    : PanelContents(parent), m_store(store), m_catalogue(catalogue) {}

void TablesPanel::select(int number) {
    if (m_view == nullptr) {
        m_selected = number;
    } else if (m_view->select(number)) {
        showTable(number);
    }
}

void TablesPanel::saveView(ViewState& view) const {
    view.paperTable = m_selected;
}

void TablesPanel::restoreView(const ViewState& view) {
    select(view.paperTable);
}

void TablesPanel::make() {
    m_published = loadPublishedTables();
    m_view = new PaperTableView(this);
    column()->addWidget(m_view);
    setFocusProxy(m_view->picture());
    if (table(m_selected) == nullptr)
        m_selected = m_published.front().number;
    connect(m_view, &PaperTableView::tableSelected, this, &TablesPanel::showTable);
    connect(m_view, &PaperTableView::cellChosen, this, &TablesPanel::load);
    connect(&m_store, &ScenarioStore::changed, this, &TablesPanel::showCurrent);
    addPicture(m_view->picture());
    showTable(m_selected);
    // At its place at once: the keyboard may come next, and the table scrolls to its cursor then.
    m_view->setGeometry(rect());
    m_view->layout()->activate();
}

void TablesPanel::retranslate() {
    QList<PaperTableChoice> choices;
    for (const PublishedTable& entry : m_published)
        choices << PaperTableChoice{entry.number,
                                    paper::caption(entry, labelOf(m_catalogue.models, entry.model),
                                                   labelOf(m_catalogue.gpus, entry.gpu))};
    m_view->setChoices(choices);
    m_view->select(m_selected);
}

void TablesPanel::showTable(int number) {
    const PublishedTable* shown = table(number);
    if (shown == nullptr)
        return;
    m_selected = number;
    m_view->setTable(shown, oursFor(*shown, m_catalogue));
    m_job.stop();
    if (const auto known = m_rates.find(number); known != m_rates.end())
        m_view->setRates(known->second);
    else if (shown->kind == PublishedTable::Kind::measured)
        predict(*shown);
    showCurrent();
    emit viewChanged();
}

void TablesPanel::predict(const PublishedTable& table) {
    m_job.ask([this, table](const std::stop_token& stop, const auto&) {
        return [this, number = table.number, rates = ratesFor(table, m_catalogue, stop)] {
            m_rates[number] = rates;
            m_view->setRates(rates);
        };
    });
}

void TablesPanel::showCurrent() {
    const PublishedTable* shown = table(m_selected);
    Scenario wanted = m_store.scenario();
    wanted.run = {}; // which says nothing of a step
    std::optional<paper::Place> place;
    for (std::size_t row = 0; shown != nullptr && row < shown->rows.size(); ++row) {
        for (std::size_t column = 0; column < shown->columns.size(); ++column) {
            if (shown->cell(row, column) &&
                scenarioOf(*shown, row, column, m_catalogue.models, m_catalogue.gpus) == wanted)
                place = {row, column};
        }
    }
    m_view->setCurrent(place);
}

void TablesPanel::load(int row, int column) {
    const PublishedTable* shown = table(m_selected);
    if (shown == nullptr)
        return;
    Scenario scenario = scenarioOf(*shown, static_cast<std::size_t>(row), static_cast<std::size_t>(column),
                                   m_catalogue.models, m_catalogue.gpus);
    scenario.run = m_store.scenario().run;
    m_store.change(scenario, [number = m_selected] { return tr("Load a cell of table %1").arg(number); });
}

const PublishedTable* TablesPanel::table(int number) const {
    const auto found = std::find_if(m_published.begin(), m_published.end(),
                                    [number](const PublishedTable& entry) { return entry.number == number; });
    return found != m_published.end() ? &*found : nullptr;
}

} // namespace quadrille
