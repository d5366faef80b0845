// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plans/plans_panel.h"

#include "app/panels/either_buttons.h"
#include "app/panels/panel_context.h"
#include "app/panels/plans/plan_lists.h"
#include "app/panels/plans/plans_bar.h"
#include "app/panels/plans/plans_finding.h"
#include "app/store/view_state.h"
#include "core/analysis/plan_comparison.h"
#include "widgets/format.h"
#include "widgets/picture/colours.h"
#include "widgets/plan_cloud/plan_cloud.h"
#include "widgets/plan_cloud/plan_cloud_text.h"
#include "widgets/plan_table/plan_model.h"
#include "widgets/plan_table/plan_table.h"
#include "widgets/row_table.h"

#include <QAbstractItemView>
#include <QButtonGroup>
#include <QComboBox>
#include <QSignalBlocker>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <ranges>

namespace quadrille {

const PanelSpec PlansPanel::spec{PanelGroup::study, "panel.plans",
                                 QT_TRANSLATE_NOOP("commands", "&Best plans"), "Ctrl+Shift+A",
                                 makePanel<PlansPanel, ScenarioStore, const Catalogue>};

PlansPanel::PlansPanel(ScenarioStore& store, const Catalogue& catalogue, QWidget* parent)
    : PanelContents(parent), m_store(store), m_history(store), m_published(catalogue) {
    m_answer.points = std::make_shared<const std::vector<PlanPoint>>();
}

void PlansPanel::createChoices() {
    const QButtonGroup* either = makeEitherButtons(*m_bar, {&m_pictureAlone, &m_tableAlone});
    m_bar->addWidget(m_pictureAlone);
    m_bar->addWidget(m_tableAlone);
    m_pictureAlone->setChecked(true);
    connect(either, &QButtonGroup::buttonClicked, this, [this] {
        arrange();
        QWidget* shown = m_pictureAlone->isChecked() ? static_cast<QWidget*>(m_cloud) : m_table;
        shown->setFocus();
    });
    for (QComboBox** choice : {&m_y, &m_x, &m_colour, &m_list}) {
        *choice = new QComboBox(m_bar);
        (*choice)->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        (*choice)->view()->setTextElideMode(Qt::ElideNone);
        m_bar->addWidget(*choice);
    }
    for (QComboBox* choice : {m_x, m_y}) {
        for (std::size_t i = 0; i < planQuantities.size(); ++i)
            choice->addItem(QString());
        connect(choice, &QComboBox::activated, this, [this] {
            m_xChosen = planQuantities.at(static_cast<std::size_t>(m_x->currentIndex()));
            m_yChosen = planQuantities.at(static_cast<std::size_t>(m_y->currentIndex()));
            showAnswer();
            emit viewChanged();
        });
    }
    m_x->setCurrentIndex(static_cast<int>(m_xChosen));
    m_y->setCurrentIndex(static_cast<int>(m_yChosen));
    for (const List list : {List::fastest, List::front, List::bySetting, List::byRule, List::tried,
                            List::worth, List::published})
        m_list->addItem(QString(), static_cast<int>(list));
    connect(m_list, &QComboBox::activated, this, &PlansPanel::showList);
    connect(m_colour, &QComboBox::activated, this, [this](int index) {
        m_colouring = m_colour->itemData(index).toString().toStdString();
        showCloud();
    });
}

void PlansPanel::make() {
    m_bar = new PlansBar(this);
    m_bar->setFreedom(m_freedom);
    m_freedom = m_bar->freedom();
    createChoices();
    m_splitter = new QSplitter(this);
    m_splitter->setChildrenCollapsible(false);
    m_cloud = new PlanCloud(m_splitter);
    m_table = new PlanTable(m_splitter);
    m_splitter->setStretchFactor(0, 1);
    addTools(m_bar);
    column()->addWidget(m_splitter, 1);
    setFocusProxy(m_cloud);
    addPicture(m_cloud);
    connect(m_splitter, &QSplitter::splitterMoved, this, [this] { m_divided = true; });
    connect(m_bar, &PlansBar::freedomChanged, this, [this] {
        m_freedom = m_bar->freedom();
        moved();
        emit viewChanged();
    });
    connect(m_cloud, &PlanCloud::planChosen, this, [this](quint64 number) {
        PlanPoint point;
        point.number = number;
        load(m_answer.question->plan(point));
    });
    connect(m_cloud, &PlanCloud::brushChanged, this, &PlansPanel::showList);
    connect(m_table, &PlanTable::planChosen, this,
            [this](int row) { load(m_table->rows().rows.at(static_cast<std::size_t>(row)).scenario); });
    connect(m_table, &PlanTable::readout, this, &PlansPanel::readout);
    connect(&m_published, &PublishedBook::changed, this, &PlansPanel::showCurrent);
    connect(&m_store, &ScenarioStore::changed, this, &PlansPanel::moved);
    searchOnlySeen(m_question, [this] { m_asked.reset(); });
    connect(&m_store, &ScenarioStore::analysed, this, &PlansPanel::showCurrent);
    connect(&m_store, &ScenarioStore::baselineChanged, this, &PlansPanel::showCurrent);
    connect(&m_question, &LatestJob::becameLate, this, [this] {
        m_cloud->setFreshness(Freshness::computing);
        m_table->setPending(m_answer.question != m_asked);
    });
}

void PlansPanel::refresh() {
    m_published.prepare();
    m_bar->setScenario(m_store.scenario());
    search();
    showCurrent();
}

void PlansPanel::search() {
    const auto question =
        std::make_shared<const PlansQuestion>(plansQuestion(m_store.scenario(), m_bar->freedom()));
    if (m_asked != nullptr && question->asksTheSame(*m_asked))
        return;
    m_asked = question;
    if (question->isTooLarge()) {
        m_question.stop();
        take({question, std::make_shared<const std::vector<PlanPoint>>(), {}, true, {}});
        return;
    }
    m_question.ask([this, question](const std::stop_token& stop, LatestJob::Tell& tell) {
        const auto known = [this, &tell](PlansAnswer answer) {
            tell.part([this, answer = std::move(answer)] { take(answer); });
        };
        const PlansAnswer answer = answerTo(
            question, stop, [&tell] { return tell.isPartDue(); }, known);
        return [this, answer] { take(answer); };
    });
}

void PlansPanel::take(PlansAnswer answer) {
    m_answer = std::move(answer);
    showAnswer();
}

void PlansPanel::showAnswer() {
    if (!isMade() || m_answer.question == nullptr)
        return;
    showCloud();
    showList();
    m_cloud->setFreshness(Freshness::current);
}

std::optional<PlanPoint> PlansPanel::currentPoint() const {
    if (m_store.pending() || !m_store.analysis().runnable())
        return {};
    return planPoint(0, glanceOf(m_store.analysis()));
}

void PlansPanel::showCloud() {
    if (!isMade() || m_answer.question == nullptr)
        return;
    const PlanSpace& space = m_answer.question->space;
    {
        const QSignalBlocker quiet(m_colour);
        m_colour->clear();
        for (const SearchAxis& axis : space.axes)
            if (axis.values.size() > 1)
                m_colour->addItem(tr("Colour: %1").arg(settingName(*axis.setting)),
                                  QString::fromStdString(std::string(axis.setting->name)));
        m_colour->setCurrentIndex(std::max(0, m_colour->findData(QString::fromStdString(m_colouring))));
    }
    PlanCloudData drawn;
    drawn.points = m_answer.points;
    drawn.x = m_xChosen;
    drawn.y = m_yChosen;
    const std::string coloured = m_colour->currentData().toString().toStdString();
    std::uint64_t stride = 1;
    for (const SearchAxis& axis : std::views::reverse(space.axes)) {
        if (axis.setting->name == coloured) {
            drawn.colouring.stride = stride;
            drawn.colouring.ordered = std::holds_alternative<WholeValue>(axis.setting->value);
            if (drawn.colouring.ordered)
                drawn.colouring.name = settingName(*axis.setting);
            for (const std::string& value : axis.values)
                drawn.colouring.values << settingValue(*axis.setting, value);
        }
        stride *= axis.values.size();
    }
    drawn.current = currentPoint();
    // Another model's tokens are no measure, and would stretch the axes.
    if (const Analysis* baseline = m_store.baseline();
        baseline != nullptr && baseline->runnable() && trainTheSame(baseline->scenario(), m_store.scenario()))
        drawn.baseline = planPoint(0, glanceOf(*baseline));
    for (const PublishedBook::Entry& each : m_published.entries())
        if (isForTheSameWork(each.plan, m_store.scenario()))
            drawn.published.push_back({QString::fromStdString(each.plan.label), each.seen});
    drawn.nameOf = [question = m_answer.question](const PlanPoint& point) {
        return planName(question->plan(point), question->settings());
    };
    drawn.finding = plans_finding::finding(m_answer, currentPoint());
    drawn.whyNot = plans_finding::whyNone(m_answer);
    m_cloud->setData(std::move(drawn));
}

std::vector<std::size_t> PlansPanel::brushed() const {
    std::vector<std::size_t> places;
    const PlanCloudData& drawn = m_cloud->cloud();
    for (std::size_t i = 0; i < m_answer.points->size(); ++i)
        if (!m_cloud->brush() || drawn.isIn(*m_cloud->brush(), (*m_answer.points)[i]))
            places.push_back(i);
    return places;
}

std::vector<PlanRow> PlansPanel::rowsOf(const std::vector<std::size_t>& places) const {
    std::vector<PlanRow> rows;
    for (const std::size_t place : places) {
        const PlanPoint& point = (*m_answer.points)[place];
        rows.push_back({format::count(std::ssize(rows) + 1), m_answer.question->plan(point), point,
                        m_answer.isAsGood(point)});
    }
    return rows;
}

std::vector<PlanRow> PlansPanel::listed() const {
    const auto list = static_cast<List>(m_list->currentData().toInt());
    const auto faster = [this](std::size_t a, std::size_t b) {
        const PlanPoint &x = (*m_answer.points)[a], &y = (*m_answer.points)[b];
        const auto key = [](const PlanPoint& point) {
            return std::tuple(-amount(PlanQuantity::throughput, point), point.memory, point.number);
        };
        return key(x) < key(y);
    };
    if (list == List::tried) {
        std::vector<PlanRow> rows;
        const auto& tried = m_history.tried();
        rows.reserve(tried.size());
        // One that cannot run is not among them.
        const std::size_t ago = !tried.empty() && tried.front().scenario == m_store.scenario() ? 0 : 1;
        for (const PlanHistory::Tried& each : tried)
            rows.push_back({each.scenario == m_store.scenario()
                                ? tr("now")
                                : tr("−%1", "so many plans ago").arg(rows.size() + ago),
                            each.scenario, each.seen, false});
        return rows;
    }
    if (list == List::bySetting)
        return plan_lists::bestWithEach(m_answer);
    if (list == List::byRule)
        return plan_lists::takenByRules(m_answer);
    if (list == List::worth)
        return plan_lists::worthRunning(m_answer);
    if (list == List::published)
        return plan_lists::published(m_published.entries());
    std::vector<std::size_t> places = brushed();
    if (list == List::front) {
        std::vector<PlanPoint> points(places.size());
        std::ranges::transform(places, points.begin(),
                               [this](std::size_t place) { return (*m_answer.points)[place]; });
        std::vector<std::size_t> front = frontOf(points, m_cloud->cloud().x, m_cloud->cloud().y);
        std::ranges::transform(front, front.begin(), [&places](std::size_t i) { return places[i]; });
        places = std::move(front);
    }
    const std::size_t count = std::min(places.size(), mostListed);
    std::ranges::partial_sort(places, places.begin() + static_cast<std::ptrdiff_t>(count), faster);
    places.resize(count);
    return rowsOf(places);
}

void PlansPanel::showList() {
    if (!isMade() || m_answer.question == nullptr)
        return;
    PlanRows rows;
    rows.rows = listed();
    rows.current = currentPoint();
    rows.before = m_store.scenario();
    for (const SearchAxis& axis : m_answer.question->space.axes)
        if (axis.values.size() > 1 && !PlanModel::tells(*axis.setting))
            rows.also.push_back(axis.setting);
    const auto list = static_cast<List>(m_list->currentData().toInt());
    rows.markName = list == List::tried       ? tr("Tried")
                    : list == List::bySetting ? tr("Best with")
                    : list == List::byRule    ? tr("Rule")
                    : list == List::worth     ? tr("Expected gain")
                    : list == List::published ? tr("Published")
                                              : tr("Rank");
    if (list == List::worth)
        rows.markTip =
            tr("What can be expected of running a plan and those above it, and keeping the best of "
               "them: against the fastest that fits. ≈: as good as the best, as far as the intervals of "
               "the predictions can tell. %1: it may run out of memory. Enter loads a plan.")
                .arg(zoneGlyph(Zone::yellow));
    m_table->setRows(std::move(rows));
    m_table->setPending(m_question.late() && m_answer.question != m_asked);
    arrange(); // columns are as wide as their numbers
}

void PlansPanel::showCurrent() {
    if (!isMade() || !isSeen())
        return;
    showCloud();
    showList();
}

void PlansPanel::load(const Scenario& scenario) {
    // A row may be about what is pinned no more.
    const auto list = static_cast<List>(m_list->currentData().toInt());
    const bool fromSearch = list != List::tried && list != List::published;
    if (fromSearch && m_answer.question != m_asked)
        return;
    Scenario loaded = scenario;
    loaded.run = m_store.scenario().run;
    const auto settings = m_answer.question->settings();
    m_store.change(loaded,
                   [loaded, settings] { return tr("Load the plan %1").arg(planName(loaded, settings)); });
}

void PlansPanel::setList(List list) {
    m_list->setCurrentIndex(m_list->findData(static_cast<int>(list)));
    showList();
}

void PlansPanel::setAxes(PlanQuantity x, PlanQuantity y) {
    m_xChosen = x;
    m_yChosen = y;
    if (!isMade())
        return;
    m_x->setCurrentIndex(static_cast<int>(x));
    m_y->setCurrentIndex(static_cast<int>(y));
    showAnswer();
}

void PlansPanel::saveView(ViewState& view) const {
    view.plans = m_freedom;
    view.plansX = m_xChosen;
    view.plansY = m_yChosen;
}

void PlansPanel::restoreView(const ViewState& view) {
    m_freedom = view.plans;
    if (isMade())
        m_bar->setFreedom(m_freedom);
    setAxes(view.plansX, view.plansY);
}

void PlansPanel::arrange() {
    if (m_table == nullptr)
        return;
    constexpr int linesForPicture = 24;
    const int room = width() - linesForPicture * fontMetrics().height();
    constexpr int linesForTable = 30;
    const bool both = room >= linesForTable * fontMetrics().height();
    m_pictureAlone->setVisible(!both);
    m_tableAlone->setVisible(!both);
    m_cloud->setVisible(both || m_pictureAlone->isChecked());
    m_table->setVisible(both || m_tableAlone->isChecked());
    if (both && !m_divided) {
        constexpr double pictureShare = 0.4; // at least
        const int table =
            std::min({room, m_table->wholeWidth(), static_cast<int>((1 - pictureShare) * width())});
        m_splitter->setSizes({width() - table, table});
    }
}

void PlansPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void PlansPanel::retranslate() {
    m_pictureAlone->setText(tr("Picture"));
    m_tableAlone->setText(tr("Table"));
    m_pictureAlone->setToolTip(tr("Every plan that fits, a point each"));
    m_tableAlone->setToolTip(tr("The best of them, a row each"));
    for (QComboBox* choice : {m_x, m_y})
        for (std::size_t i = 0; i < planQuantities.size(); ++i)
            choice->setItemText(
                static_cast<int>(i),
                choice == m_y ? tr("↑ %1", "an axis").arg(plan_text::quantityName(planQuantities.at(i)))
                              : tr("→ %1", "an axis").arg(plan_text::quantityName(planQuantities.at(i))));
    m_y->setAccessibleName(tr("Upwards"));
    m_x->setAccessibleName(tr("To the right"));
    m_colour->setAccessibleName(tr("What the colours tell"));
    m_list->setAccessibleName(tr("Which plans the table lists"));
    m_list->setItemText(0, tr("Fastest"));
    m_list->setItemText(1, tr("Front"));
    m_list->setItemText(2, tr("Best with each setting"));
    m_list->setItemText(3, tr("By rules of thumb"));
    m_list->setItemText(4, tr("Tried so far"));
    m_list->setItemText(5, tr("Worth running first"));
    m_list->setItemText(6, tr("Published"));
    m_list->setItemData(
        5,
        tr("Of the plans that may be as good as the fastest those whose measurement can be "
           "expected to gain most: the best of them, run on your cluster, beside the first alone"),
        Qt::ToolTipRole);
    m_list->setItemData(6, tr("Plans that others published, measured beside predicted; Enter loads one"),
                        Qt::ToolTipRole);
    m_list->setItemData(
        3,
        tr("What people take without predicting, of the plans that fit: the smallest TP·CP·PP "
           "with the largest micro-batch (Fujii et al.), TP as wide as a node, then few stages "
           "(the guide's tree), the largest (TP·CP·PP)^−0.25 · MBS^0.05 (by hand)"),
        Qt::ToolTipRole);
    m_list->setItemData(1, tr("Plans that no other beats in both quantities of the picture"),
                        Qt::ToolTipRole);
    m_asked.reset(); // words of the answer are of the language before
    moved();
}

} // namespace quadrille
