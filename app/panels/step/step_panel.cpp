// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/step/step_panel.h"

#include "app/panels/bind_views.h"
#include "app/panels/budget_edit.h"
#include "app/panels/other_model.h"
#include "app/panels/panel_context.h"
#include "core/cost/cost_of_plan.h"
#include "core/performance/spread.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/verdict/cost_text.h"
#include "widgets/verdict/number_button.h"
#include "widgets/verdict/verdict_text.h"
#include "widgets/waterfall/waterfall.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

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

} // namespace

StepPanel::StepPanel(ScenarioStore& store, SharedSpeedOptions& speedOptions, QWidget* parent)
    : PanelContents(parent), m_store(store), m_speedOptions(speedOptions), m_conventionName(new QLabel(this)),
      m_convention(new QComboBox(this)), m_budget(new BudgetEdit(store, this)),
      m_cost(new NumberButton(this)), m_nearest(new NumberButton(this)), m_waterfall(new Waterfall(this)) {
    auto* row = new QHBoxLayout;
    row->setContentsMargins(6, 2, 6, 0);
    for (QWidget* each : std::initializer_list<QWidget*>{m_conventionName, m_convention, m_budget, m_cost})
        row->addWidget(each);
    row->setSpacing(fontMetrics().height() / 2);
    row->setStretchFactor(m_cost, 1);
    // The last to have room; all of it is in the tool tip.
    m_cost->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_cost->installEventFilter(this);
    connect(m_cost, &NumberButton::clicked, this, [this] {
        emit explainRequested(
            {.kind = m_store.scenario().run.tokens > 0 ? Subject::Kind::days : Subject::Kind::goodput});
    });
    addTools(row);
    auto* below = new QHBoxLayout;
    below->setContentsMargins(6, 0, 6, 0);
    // The window must not grow for a long sentence, which its tool tip has whole.
    m_nearest->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    below->addWidget(m_nearest);
    below->addStretch(1);
    column()->addLayout(below);
    connect(m_nearest, &NumberButton::clicked, this, [this] {
        const auto runs = nearestRuns(m_store.pictured().scenario(), 1);
        if (!runs.empty())
            emit runsWanted(*runs.front().runs);
    });
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
    connect(&m_store, &ScenarioStore::changed, this, &StepPanel::showCost);
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
    showNearest();
}

void StepPanel::showBaseline() {
    const Analysis* baseline = comparableBaseline(m_store);
    m_waterfall->setBaseline(baseline != nullptr ? baseline->performance : std::nullopt);
    m_waterfall->setRemark(otherModelTime(m_store));
}

std::optional<TrainingCost> StepPanel::trainingCostNow() const {
    const Analysis& pictured = m_store.pictured();
    if (!pictured.performance)
        return std::nullopt;
    CostQuestion question = costQuestion(pictured.scenario());
    question.run = m_store.scenario().run; // which needs no analysis
    return trainingCost(question, *pictured.performance);
}

QStringList StepPanel::costTexts() const {
    const auto cost = trainingCostNow();
    return cost ? cost_text::forms(*cost) : QStringList{QString()};
}

QString StepPanel::costText() const {
    return costTexts().front();
}

QString StepPanel::costTip() const {
    const auto cost = trainingCostNow();
    if (!cost)
        return {};
    QStringList lines{costText()};
    lines << cost_text::details(*cost)
          << tr("What is assumed of failures and checkpoints stands in the section “Estimate” of the plan.");
    return lines.join(QLatin1Char('\n'));
}

void StepPanel::showCost() {
    const QStringList texts = costTexts();
    std::vector<NumberButton::Form> forms;
    for (const QString& text : texts)
        forms.push_back({.text = text});
    m_cost->setNumber(std::move(forms));
    m_cost->setVisible(!texts.front().isEmpty());
    m_cost->setToolTip(costTip());
    m_cost->setEnabled(m_store.freshness() == Freshness::current); // dimmed as the picture is
    fitCost();
}

void StepPanel::showNearest() {
    const Analysis& pictured = m_store.pictured();
    const QString text = pictured.performance ? verdict::nearest(pictured.scenario()) : QString();
    m_nearest->setVisible(!text.isEmpty());
    m_nearest->setNumber({{.text = text}});
    m_nearest->setToolTip(text + QLatin1Char('\n') +
                          tr("Click: these runs on the truth page, where each can be loaded"));
}

void StepPanel::fitCost() {
    int level = 0;
    while (level < m_cost->shortest() && m_cost->sizeAt(level).width() > m_cost->width())
        ++level;
    m_cost->shorten(level);
}

bool StepPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_cost && event->type() == QEvent::Resize)
        fitCost();
    return PanelContents::eventFilter(watched, event);
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
    showNearest();
}

} // namespace quadrille
