// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/scaling/scaling_panel.h"

#include "app/panels/budget_edit.h"
#include "app/panels/panel_context.h"
#include "app/store/search_threads.h"
#include "app/store/view_state.h"
#include "widgets/format.h"
#include "widgets/heatmap/heatmap_quantity.h"
#include "widgets/scaling/scaling_curve.h"
#include "widgets/scaling/scaling_text.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QVBoxLayout>

namespace quadrille {
const PanelSpec ScalingPanel::spec{PanelGroup::study, "panel.scaling",
                                   QT_TRANSLATE_NOOP("commands", "Sca&ling"), "Ctrl+Alt+S",
                                   makePanel<ScalingPanel, ScenarioStore>};

ScalingPanel::ScalingPanel(ScenarioStore& store, QWidget* parent) : PanelContents(parent), m_store(store) {}

void ScalingPanel::make() {
    auto* bar = new QHBoxLayout;
    bar->setContentsMargins(6, 3, 6, 3);
    m_kind = new QComboBox(this);
    m_quantity = new QComboBox(this);
    for (QComboBox* box : {m_kind, m_quantity}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // in every language
        bar->addWidget(box);
    }
    m_kind->addItems({QString(), QString()});
    for (std::size_t i = 0; i < scalingQuantities.size(); ++i)
        m_quantity->addItem(QString());
    m_budget = new BudgetEdit(m_store, this);
    bar->addWidget(m_budget);
    bar->addStretch(1);
    m_curve = new ScalingCurve(this);
    addTools(bar);
    column()->addWidget(m_curve, 1);
    setFocusProxy(m_curve);
    addPicture(m_curve);
    showChoices();
    connect(m_kind, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_kindChosen = static_cast<ScalingKind>(index);
        moved();
        emit viewChanged();
    });
    connect(m_quantity, &QComboBox::currentIndexChanged, this, [this](int index) {
        m_shown = scalingQuantities.at(static_cast<std::size_t>(index));
        showQuantity();
        emit viewChanged();
    });
    connect(m_curve, &ScalingCurve::pointChosen, this, &ScalingPanel::load);
    connect(&m_store, &ScenarioStore::changed, this, &ScalingPanel::moved);
    searchOnlySeen(m_question, [this] { m_askedKind.reset(); });
    connect(&m_question, &LatestJob::becameLate, m_curve, [this] {
        if (!m_isBegun) // else what is on show is of this question
            m_curve->setFreshness(Freshness::computing);
    });
}

void ScalingPanel::showChoices() {
    m_kind->setCurrentIndex(static_cast<int>(m_kindChosen));
    m_quantity->setCurrentIndex(
        static_cast<int>(std::ranges::find(scalingQuantities, m_shown) - scalingQuantities.begin()));
    m_budget->setVisible(m_shown == ScalingQuantity::cost);
}

void ScalingPanel::saveView(ViewState& view) const {
    view.scalingKind = m_kindChosen;
    view.scalingShows = m_shown;
}

void ScalingPanel::restoreView(const ViewState& view) {
    m_kindChosen = view.scalingKind;
    m_shown = view.scalingShows;
    if (isMade())
        showChoices();
}

bool ScalingPanel::asksTheSame(const Scenario& scenario, ScalingKind kind) const {
    return m_askedKind == kind && withoutSearched(m_asked) == withoutSearched(scenario);
}

void ScalingPanel::refresh() {
    const Scenario scenario = m_store.scenario();
    const ScalingKind kind = m_kindChosen;
    // Where only the plan on screen is another, the best plans stand.
    std::optional<Scaling> known;
    if (asksTheSame(scenario, kind) && m_isWhole)
        known = m_curve->scalingData().scaling;
    m_asked = scenario;
    m_askedKind = kind;
    m_isBegun = false;
    m_curve->setEmptyReason(tr("Looking for the best plan with each number of GPUs…"));
    m_question.ask(
        [this, scenario, kind, known](const std::stop_token& stop, LatestJob::Tell& tell) -> LatestJob::Here {
            Scaling scaling = outlinedScaling(scenario, kind, stop);
            if (known) {
                for (std::size_t i = 0; i < scaling.points.size(); ++i) {
                    ScalingPoint point = known->points.at(i);
                    point.asItIs = scaling.points[i].asItIs;
                    scaling.points[i] = std::move(point);
                }
                return [this, scaling] { take(scaling, true); };
            }
            tell([this, scaling] { take(scaling, false); });
            PlanSearchOptions options;
            options.threads = searchThreads();
            searchScaling(scaling, scenario, options, stop,
                          [this, &tell](const Scaling& part) { tell([this, part] { take(part, false); }); });
            return [this, scaling] { take(scaling, true); };
        });
}

void ScalingPanel::take(const Scaling& scaling, bool isWhole) {
    ScalingData shown{scaling, m_shown, heatmapBudget(m_store.scenario())};
    m_curve->setFreshness(Freshness::current);
    m_isBegun = true;
    m_isWhole = isWhole;
    if (isWhole)
        m_curve->setEmptyReason(tr("No plan fits with any of these numbers of GPUs"));
    m_curve->setData(std::move(shown));
}

void ScalingPanel::showQuantity() {
    ScalingData shown = m_curve->scalingData();
    shown.shown = m_shown;
    shown.budget = heatmapBudget(m_store.scenario());
    m_budget->setVisible(shown.shown == ScalingQuantity::cost);
    m_curve->setData(std::move(shown));
}

void ScalingPanel::load(int point) {
    const ScalingPoint& chosen = m_curve->scalingData().scaling.points.at(static_cast<std::size_t>(point));
    if (!chosen.best)
        return;
    Scenario loaded = *chosen.best;
    loaded.run = m_store.scenario().run;
    m_store.change(loaded, [loaded] {
        return tr("Load the plan %1 on %2 GPUs")
            .arg(scaling_text::planOf(loaded), format::count(loaded.cluster.gpus));
    });
}

void ScalingPanel::retranslate() {
    m_kind->setItemText(0, tr("Strong: the same global batch"));
    m_kind->setItemText(1, tr("Weak: a batch that grows with the GPUs"));
    m_kind->setAccessibleName(tr("Whether the global batch grows with the GPUs"));
    m_quantity->setAccessibleName(tr("What is drawn against the GPUs"));
    for (std::size_t i = 0; i < scalingQuantities.size(); ++i)
        m_quantity->setItemText(static_cast<int>(i), scaling_text::quantityName(scalingQuantities.at(i)));
    moved(); // reasons are sentences, too
}

} // namespace quadrille
