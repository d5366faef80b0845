// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/curve/sweep_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/curve/sweep_stops.h"
#include "app/panels/other_model.h"
#include "app/panels/panel_context.h"
#include "app/store/view_state.h"
#include "core/analysis/analysis_cost.h"
#include "core/check/check.h"
#include "widgets/format.h"
#include "widgets/sweep/sweep_curve.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace quadrille {

const PanelSpec SweepPanel::spec{PanelGroup::plan, "panel.curve", QT_TRANSLATE_NOOP("commands", "C&urve"),
                                 "Ctrl+7", makePanel<SweepPanel, ScenarioStore>};

SweepPanel::SweepPanel(ScenarioStore& store, QWidget* parent) : PanelContents(parent), m_store(store) {}

void SweepPanel::make() {
    auto* row = new QHBoxLayout;
    row->setSpacing(fontMetrics().height() / 2);
    m_label = new QLabel(this);
    m_box = new QComboBox(this);
    m_label->setBuddy(m_box);
    m_box->setSizeAdjustPolicy(QComboBox::AdjustToContents); // in every language
    for (std::size_t i = 0; i < allDimensions.size(); ++i)
        m_box->addItem(QString());
    row->addWidget(m_label);
    row->addWidget(m_box);
    row->addStretch();
    addTools(row);
    m_curve = new SweepCurve(this);
    column()->addWidget(m_curve, 1);
    setFocusProxy(m_curve);
    addPicture(m_curve);
    m_box->setCurrentIndex(static_cast<int>(m_dimension));
    connect(m_box, &QComboBox::activated, this, [this](int index) {
        setDimension(allDimensions.at(static_cast<std::size_t>(index)));
        emit viewChanged();
    });
    connect(m_curve, &SweepCurve::stopChosen, this, &SweepPanel::choose);
    connect(&m_store, &ScenarioStore::changed, this, &SweepPanel::moved);
    connect(&m_question, &LatestJob::becameLate, m_curve,
            [this] { m_curve->setFreshness(Freshness::computing); });
    connect(&m_store, &ScenarioStore::baselineChanged, this, &SweepPanel::moved);
}

void SweepPanel::setDimension(Dimension dimension) {
    if (dimension == m_dimension)
        return;
    m_dimension = dimension;
    if (m_box != nullptr)
        m_box->setCurrentIndex(static_cast<int>(dimension));
    moved();
}

void SweepPanel::saveView(ViewState& view) const {
    view.curve = m_dimension;
}

void SweepPanel::restoreView(const ViewState& view) {
    setDimension(view.curve);
}

void SweepPanel::refresh() {
    const Scenario& scenario = m_store.scenario();
    SweepData shown;
    shown.dimension = m_dimension;
    shown.capacity = scenario.cluster.gpu.memory;
    if (scenario.estimator == Estimator::paper)
        shown.greenLimit = paperLimits(shown.capacity).green;
    const auto values = stops(scenario, m_dimension);
    const auto here = std::find(values.begin(), values.end(), value(scenario, m_dimension));
    shown.current = here != values.end() ? static_cast<int>(here - values.begin()) : -1;
    const bool drawn = otherModel(m_store, scenario).isEmpty();
    const std::optional<Scenario> baseline = drawn ? m_store.state().baseline : std::nullopt;
    shown.baseline = baseline.has_value();
    m_curve->setRemark(otherModelRemark(m_store, scenario));
    double cost = 0;
    const auto at = [this](const Scenario& plan, std::int64_t each) { return with(plan, m_dimension, each); };
    for (const std::int64_t each : values) {
        SweepStop stop;
        stop.value = each;
        if (const auto error = firstError(at(scenario, each)))
            stop.whyNot = format::sentence(*error);
        stop.computing = stop.whyNot.isEmpty();
        shown.stops.push_back(std::move(stop));
        cost += glanceCost(at(scenario, each)) + (baseline ? memoryCost(at(*baseline, each)) : 0);
    }
    if (isQuick(cost)) {
        m_question.stop();
        workOutStops(shown, scenario, baseline);
        take(std::move(shown));
        return;
    }
    if (m_curve->sweepData().isPartial()) // of a plan before
        m_curve->setFreshness(Freshness::computing);
    m_question.ask([this, scenario, baseline, shown](const std::stop_token& stop, LatestJob::Tell& tell) {
        SweepData found = shown;
        workOutStops(found, scenario, baseline, stop, [&](const SweepData& known) {
            if (known.isPartial() && tell.isPartDue())
                tell.part([this, known] { take(known); });
        });
        return [this, found] { take(found); };
    });
}

void SweepPanel::take(SweepData found) {
    m_curve->setFreshness(Freshness::current);
    m_curve->setData(std::move(found));
}

void SweepPanel::choose(std::int64_t value) {
    // Not the chosen dimension: the picture may still be that of another.
    m_store.set(m_curve->sweepData().dimension, value);
}

void SweepPanel::retranslate() {
    m_label->setText(tr("Along:"));
    m_box->setAccessibleName(tr("Dimension of the curve"));
    for (int i = 0; i < m_box->count(); ++i)
        m_box->setItemText(i, format::dimensionName(allDimensions.at(static_cast<std::size_t>(i))));
    moved(); // the reasons are sentences, too
}

} // namespace quadrille
