// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/tables/tables_panel.h"

#include "core/text/input_error.h"
#include "widgets/paper_table/paper_table_view.h"

#include <QEvent>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>

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

/// TFLOP/s per GPU of the cells that the paper measured or ran out of memory on; less where stop() says so.
paper::Rates ratesFor(const PublishedTable& table, const Catalogue& catalogue,
                      const std::function<bool()>& stop) {
    paper::Rates rates(table.cells.size());
    for (std::size_t row = 0; row < table.rows.size(); ++row)
        for (std::size_t column = 0; column < table.columns.size() && !stop(); ++column) {
            if (!table.cell(row, column))
                continue;
            Scenario scenario = scenarioOf(table, row, column, catalogue.models, catalogue.gpus);
            completeFramework(scenario, catalogue.frameworks);
            if (runnable(scenario))
                rates.at(row * table.columns.size() + column) =
                    performanceOf(scenario).perGpu().value() / 1e12;
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

TablesPanel::TablesPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent)
    : QWidget(parent), m_store(store), m_catalogue(catalogue) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    m_worker.setMaxThreadCount(1);
}

TablesPanel::~TablesPanel() {
    ++m_generation;
    m_worker.clear();
    m_worker.waitForDone();
}

void TablesPanel::select(int number) {
    if (m_view == nullptr) {
        m_selected = number;
    } else if (m_view->select(number)) {
        showTable(number);
    }
}

void TablesPanel::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange && m_view != nullptr)
        offerChoices();
}

void TablesPanel::prepare() {
    if (m_view != nullptr)
        return;
    m_published = loadPublishedTables();
    m_view = new PaperTableView(this);
    layout()->addWidget(m_view);
    setFocusProxy(m_view->picture());
    offerChoices();
    if (!m_view->select(m_selected))
        m_selected = m_view->selected();
    connect(m_view, &PaperTableView::tableSelected, this, &TablesPanel::showTable);
    connect(m_view, &PaperTableView::cellChosen, this, &TablesPanel::load);
    connect(&m_store, &ScenarioStore::changed, this, &TablesPanel::showCurrent);
    emit created(m_view->picture());
    showTable(m_selected);
    // At its place at once: the keyboard may come next, and the table scrolls to its cursor then.
    m_view->setGeometry(rect());
    m_view->layout()->activate();
}

void TablesPanel::offerChoices() {
    QList<PaperTableChoice> choices;
    for (const PublishedTable& entry : m_published)
        choices << PaperTableChoice{entry.number,
                                    paper::caption(entry, labelOf(m_catalogue.models, entry.model),
                                                   labelOf(m_catalogue.gpus, entry.gpu))};
    m_view->setChoices(choices);
}

void TablesPanel::showTable(int number) {
    const PublishedTable* shown = table(number);
    if (shown == nullptr)
        return;
    m_selected = number;
    m_view->setTable(shown, oursFor(*shown, m_catalogue));
    ++m_generation;
    m_predicting = false;
    if (const auto known = m_rates.find(number); known != m_rates.end())
        m_view->setRates(known->second);
    else if (shown->kind == PublishedTable::Kind::measured)
        predict(*shown);
    showCurrent();
    emit selectionChanged();
}

void TablesPanel::predict(const PublishedTable& table) {
    m_predicting = true;
    m_worker.clear();
    m_worker.start([this, table, generation = m_generation.load()] {
        // The destructor waits for this function, so that `this` outlives it; the answer is an event.
        const auto stop = [this, generation] { return m_generation != generation; };
        paper::Rates rates = ratesFor(table, m_catalogue, stop);
        if (stop())
            return;
        QMetaObject::invokeMethod(
            this,
            [this, generation, number = table.number, found = std::move(rates)] {
                if (generation != m_generation)
                    return;
                m_predicting = false;
                m_rates[number] = found;
                m_view->setRates(found);
            },
            Qt::QueuedConnection);
    });
}

void TablesPanel::showCurrent() {
    const PublishedTable* shown = table(m_selected);
    std::optional<paper::Place> place;
    for (std::size_t row = 0; shown != nullptr && row < shown->rows.size(); ++row) {
        for (std::size_t column = 0; column < shown->columns.size(); ++column) {
            if (shown->cell(row, column) &&
                scenarioOf(*shown, row, column, m_catalogue.models, m_catalogue.gpus) == m_store.scenario())
                place = {row, column};
        }
    }
    m_view->setCurrent(place);
}

void TablesPanel::load(int row, int column) {
    const PublishedTable* shown = table(m_selected);
    if (shown == nullptr)
        return;
    const Scenario scenario =
        scenarioOf(*shown, static_cast<std::size_t>(row), static_cast<std::size_t>(column),
                   m_catalogue.models, m_catalogue.gpus);
    m_store.change(scenario, [number = m_selected] { return tr("Load a cell of table %1").arg(number); });
}

const PublishedTable* TablesPanel::table(int number) const {
    const auto found = std::find_if(m_published.begin(), m_published.end(),
                                    [number](const PublishedTable& entry) { return entry.number == number; });
    return found != m_published.end() ? &*found : nullptr;
}

} // namespace quadrille
