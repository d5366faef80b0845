// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/step/step_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/budget_edit.h"
#include "app/panels/other_model.h"
#include "app/panels/panel_context.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/waterfall/waterfall.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include <cmath>

namespace quadrille {

const PanelSpec StepPanel::spec{PanelGroup::plan,
                                "panel.step",
                                QT_TRANSLATE_NOOP("commands", "&Step time"),
                                "Ctrl+Shift+4",
                                makePanel<StepPanel, ScenarioStore, SharedSpeedOptions>,
                                true};
namespace {

QString conventionName(FlopConvention convention) {
    switch (convention) {
    case FlopConvention::model:
        return StepPanel::tr("Model FLOPs, as Megatron-LM");
    case FlopConvention::causal:
        return StepPanel::tr("Causal model FLOPs");
    case FlopConvention::hardware:
        break;
    }
    return StepPanel::tr("Hardware FLOPs, with recomputation");
}

QString conventionHint(FlopConvention convention) {
    switch (convention) {
    case FlopConvention::model:
        return StepPanel::tr("All scores of attention count, masked or not, and nothing that is repeated.");
    case FlopConvention::causal:
        return StepPanel::tr("The masked half of attention does not count.");
    case FlopConvention::hardware:
        break;
    }
    return StepPanel::tr("What recomputation repeats counts again: HFU.");
}

/// Days, hours and prices are told in three digits, large ones in groups.
QString plain(double value) {
    constexpr double enormous = 1e12;
    if (!std::isfinite(value))
        return QStringLiteral("–");
    return std::abs(value) >= 1000 && std::abs(value) < enormous ? format::decimal(value, 0)
                                                                 : format::number(value, 3);
}

} // namespace

StepPanel::StepPanel(ScenarioStore& store, SharedSpeedOptions& speedOptions, QWidget* parent)
    : PanelContents(parent), m_store(store), m_speedOptions(speedOptions), m_conventionName(new QLabel(this)),
      m_convention(new QComboBox(this)), m_budget(new BudgetEdit(speedOptions, this)),
      m_cost(new QLabel(this)), m_waterfall(new Waterfall(this)) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 2, 6, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_conventionName, m_convention, m_budget, m_cost})
        row->addWidget(each);
    row->setSpacing(fontMetrics().height() / 2);
    row->setStretchFactor(m_cost, 1);
    // The last to have room; all of it is in the tool tip.
    m_cost->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    column()->addLayout(row);
    column()->addWidget(m_waterfall, 1);
    setFocusProxy(m_waterfall);
    for (std::size_t i = 0; i < allFlopConventions.size(); ++i)
        m_convention->addItem(QString());
    m_convention->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_convention->setMinimumContentsLength(14);
    m_conventionName->setBuddy(m_convention);
    connect(m_convention, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (index >= 0)
            m_speedOptions.setConvention(allFlopConventions.at(static_cast<std::size_t>(index)));
    });
    connect(&m_speedOptions, &SharedSpeedOptions::changed, this, &StepPanel::showSpeed);
    connect(&m_store, &ScenarioStore::analysed, this, &StepPanel::showPlan);
    connect(&m_store, &ScenarioStore::freshnessChanged, this, &StepPanel::showCost);
    connect(&m_store, &ScenarioStore::baselineChanged, this, &StepPanel::showBaseline);
    bindFreshness(*m_waterfall, m_store);
    addPicture(m_waterfall);
    showPlan();
    prepare();
    arrange(); // or it would want the room for all the names before anybody knows how wide it is
    showSpeed();
}

void StepPanel::showSpeed() {
    if (m_waterfall->convention() != m_speedOptions.convention())
        m_waterfall->setConvention(m_speedOptions.convention());
    m_convention->setCurrentIndex(static_cast<int>(m_speedOptions.convention()));
    showCost();
}

void StepPanel::showPlan() {
    m_waterfall->setEmptyReason(whyNothing(m_store));
    showBaseline(); // whether it can be compared is another question now
    m_waterfall->setPerformance(m_store.pictured().performance);
    showCost();
}

void StepPanel::showBaseline() {
    const Analysis* baseline = comparableBaseline(m_store);
    m_waterfall->setBaseline(baseline != nullptr ? baseline->performance : std::nullopt);
    m_waterfall->setRemark(otherModelTime(m_store));
}

QString StepPanel::costText() const {
    const auto& performance = m_store.pictured().performance;
    if (!performance)
        return {};
    const TrainingCost cost =
        trainingCost(*performance, m_speedOptions.tokens(), m_speedOptions.pricePerGpuHour());
    const QString time =
        tr("%1 days · %2 GPU-hours", "of training").arg(plain(cost.days), plain(cost.gpuHours));
    return m_speedOptions.pricePerGpuHour() > 0
               ? tr("%1 · costs %2", "days and hours, an amount of money in no currency")
                     .arg(time, plain(cost.price))
               : time;
}

void StepPanel::showCost() {
    m_cost->setText(costText());
    m_cost->setToolTip(m_cost->text());
    m_cost->setEnabled(m_store.freshness() == Freshness::current); // dimmed as the picture is
}

void StepPanel::arrange() {
    const bool roomy = width() > 72 * fontMetrics().height();
    constexpr int longest = 26, least = 14; // letters of a convention's name
    m_convention->setMinimumContentsLength(width() > 50 * fontMetrics().height() ? longest : least);
    m_conventionName->setVisible(roomy);
    m_budget->setNamesShown(roomy);
}

void StepPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrange();
}

void StepPanel::changeEvent(QEvent* event) {
    PanelContents::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        arrange();
}

void StepPanel::retranslate() {
    m_conventionName->setText(tr("MFU counts:"));
    m_convention->setAccessibleName(tr("FLOPs that utilisation counts"));
    m_convention->setToolTip(glossary_text::tip("flops"));
    for (int i = 0; i < m_convention->count(); ++i) {
        const FlopConvention convention = allFlopConventions.at(static_cast<std::size_t>(i));
        m_convention->setItemText(i, conventionName(convention));
        m_convention->setItemData(i, conventionHint(convention), Qt::ToolTipRole);
    }
    showCost();
}

} // namespace quadrille
