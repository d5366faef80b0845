// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/plan/plan_panel.h"

#include "app/commands/actions.h"
#include "app/forms/estimate_panel.h"
#include "app/forms/recipe_panel.h"
#include "app/panels/bind_views.h"
#include "app/panels/other_model.h"
#include "app/panels/panel_context.h"
#include "app/panels/plan/folding_section.h"
#include "app/settings/settings.h"
#include "app/store/search_threads.h"
#include "app/text_io/scenario_line.h"
#include "core/analysis/analysis_cost.h"
#include "core/analysis/memory_glance.h"
#include "core/check/check.h"
#include "core/model/parameters.h"
#include "core/resolved/plan_memo.h"
#include "widgets/chooser/chooser.h"
#include "widgets/format.h"
#include "widgets/glossary/glossary_text.h"
#include "widgets/slider/discrete_slider.h"
#include "widgets/wheel_in_focus.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QScreen>
#include <QScrollArea>
#include <QScrollBar>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <thread>

namespace quadrille {
namespace {

/// A second or so; beyond, as of searches for every stop, there is no strip.
constexpr double mostStripCost = 100 * mostQuickCost;

/// What is shown below a slider, or is still to be.
struct Strip {
    Dimension dimension;
    std::vector<std::int64_t> stops;
    std::vector<Glance> glances;
};

Strip filled(Strip strip, const Scenario& scenario, const std::stop_token& stop) {
    PlanMemo memo;
    for (const std::int64_t each : strip.stops) {
        const Scenario there = with(scenario, strip.dimension, each);
        strip.glances.push_back(runnable(there) ? runnableMemoryGlance(Resolved(there, memo), stop)
                                                : Glance{});
    }
    return strip;
}

double parametersOf(const ModelSpec& model) {
    return static_cast<double>(parameterCount(model));
}

/// A model without experts has nothing to spread over ranks; a plan that does so all the same is shown, to be
/// mended.
bool concerns(const Scenario& scenario, Dimension dimension) {
    return dimension != Dimension::expert || scenario.model.experts || scenario.plan.ep != 1;
}

/// As wide as its longest entry at least. A QComboBox would remember what that was in another language.
class WholeChoice : public QComboBox {
public:
    using QComboBox::QComboBox;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }
};

} // namespace

const PanelSpec PlanPanel::spec{
    PanelGroup::none, "panel.plan", QT_TRANSLATE_NOOP("commands", "&Plan"), "Ctrl+1",
    makePanel<PlanPanel, ScenarioStore, const Catalogue, Settings, const Actions>};

PlanPanel::PlanPanel(ScenarioStore& store, const Catalogue& catalogue, Settings& settings,
                     const Actions& actions, QWidget* parent)
    : PanelContents(parent), m_store(store), m_catalogue(catalogue), m_speed(actions["strips.speed"]),
      m_scroll(new QScrollArea(this)) {
    actions["strips.speed"]->setChecked(settings.speedInStrips());
    connect(m_speed, &QAction::toggled, this, [this, &settings](bool shown) {
        settings.setSpeedInStrips(shown);
        refreshSpeeds();
    });
    auto* layout = addScrolledColumn();
    addChoosers(*layout);
    m_cluster = new QLabel(m_scroll->widget());
    m_cluster->setWordWrap(true);
    layout->addWidget(m_cluster);
    for (const Dimension dimension : allDimensions)
        addSlider(dimension);
    addScheduleChoice(*layout);
    m_estimate = new EstimatePanel(m_store, m_catalogue, m_scroll->widget());
    m_estimateSection = addSection("estimate", settings, m_estimate);
    m_recipe = new RecipePanel(m_store, m_scroll->widget());
    m_recipeSection = addSection("recipe", settings, m_recipe);
    connect(m_recipe, &RecipePanel::readout, this, &PlanPanel::readout);
    layout->addStretch(1);
    connect(&m_store, &ScenarioStore::changed, this, &PlanPanel::showPlan);
    connect(&m_store, &ScenarioStore::analysed, this, [this] {
        if (m_store.baselinePinned())
            refreshBaseline(); // of this model, or of another
    });
    connect(&m_store, &ScenarioStore::baselineChanged, this, &PlanPanel::refreshBaseline);
    prepare();
    refreshBaseline();
}

QVBoxLayout* PlanPanel::addScrolledColumn() {
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its contents take the keyboard
    column()->addWidget(m_scroll);
    auto* content = new QWidget(m_scroll);
    auto* layout = new QVBoxLayout(content);
    m_scroll->setWidget(content);
    content->installEventFilter(this);
    layout->setContentsMargins(8, 4, 8, 4);
    layout->setSpacing(3); // so that at 1280 × 720 all of it is seen
    return layout;
}

void PlanPanel::addChoosers(QVBoxLayout& layout) {
    QWidget* content = m_scroll->widget();
    m_model = new Chooser(content);
    m_model->setEntries(chooserEntries(m_catalogue.models, parametersOf));
    connect(m_model, &Chooser::chosen, this,
            [this](const QString& name) { chooseModel(name.toStdString()); });
    m_gpu = new Chooser(content);
    m_gpu->setEntries(chooserEntries(m_catalogue.gpus));
    connect(m_gpu, &Chooser::chosen, this, [this](const QString& name) { chooseGpu(name.toStdString()); });
    m_modelButton = new QToolButton(content);
    m_gpuButton = new QToolButton(content);
    for (const auto& [chooser, button] : {std::pair{m_model, m_modelButton}, {m_gpu, m_gpuButton}}) {
        connect(chooser, &Chooser::refused, this, &PlanPanel::readout);
        button->setAutoRaise(true);
        button->hide();
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        auto* row = new QHBoxLayout;
        row->setSpacing(2);
        row->addWidget(chooser, 1);
        row->addWidget(button);
        layout.addLayout(row);
    }
}

void PlanPanel::addScheduleChoice(QVBoxLayout& layout) {
    QWidget* content = m_scroll->widget();
    auto* scheduleRow = new QHBoxLayout;
    m_scheduleLabel = new QLabel(content);
    m_schedule = new WholeChoice(content);
    takeWheelInFocusOnly(*m_schedule);
    m_schedule->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_scheduleLabel->setBuddy(m_schedule);
    for (std::size_t i = 0; i < scheduleKinds.size(); ++i)
        m_schedule->addItem(QString());
    connect(m_schedule, &QComboBox::activated, this, &PlanPanel::chooseSchedule);
    scheduleRow->addWidget(m_scheduleLabel);
    scheduleRow->addWidget(m_schedule, 1);
    layout.addLayout(scheduleRow);
}

DiscreteSlider* PlanPanel::slider(Dimension dimension) const {
    return m_sliders.at(static_cast<std::size_t>(dimension));
}

void PlanPanel::offerEditors(QAction* ofModel, QAction* ofGpu) {
    m_modelButton->setDefaultAction(ofModel);
    m_gpuButton->setDefaultAction(ofGpu);
    m_modelButton->show();
    m_gpuButton->show();
}

QString PlanPanel::finding() const {
    const Scenario& scenario = m_store.scenario();
    return tr("%1 on %2 × %3")
        .arg(QString::fromStdString(scenario.model.label), format::count(scenario.cluster.gpus),
             QString::fromStdString(scenario.cluster.gpu.label));
}

QSize PlanPanel::minimumSizeHint() const {
    // Narrower, and the numbers at its right edge would be cut; but two fifths of the screen are enough.
    const int needed =
        m_scroll->widget()->minimumSizeHint().width() + m_scroll->verticalScrollBar()->sizeHint().width();
    return {std::min(needed, screen()->availableSize().width() * 2 / 5),
            PanelContents::minimumSizeHint().height()};
}

bool PlanPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_scroll->widget() && event->type() == QEvent::LayoutRequest) {
        // An opened section, another language; known when the layout has answered.
        QMetaObject::invokeMethod(
            this,
            [this] {
                const int least = minimumSizeHint().width();
                if (least != m_least)
                    updateGeometry();
                m_least = least;
            },
            Qt::QueuedConnection);
    }
    return PanelContents::eventFilter(watched, event);
}

void PlanPanel::addSlider(Dimension dimension) {
    auto* slider = new DiscreteSlider(dimension, this);
    m_sliders.at(static_cast<std::size_t>(dimension)) = slider;
    slider->setReason([this, dimension](std::int64_t value) {
        const auto error = firstError(with(m_store.scenario(), dimension, value));
        return error ? format::sentence(*error) : QString();
    });
    connect(slider, &DiscreteSlider::dragStarted, &m_store, &ScenarioStore::beginGesture);
    connect(slider, &DiscreteSlider::dragFinished, &m_store, &ScenarioStore::endGesture);
    connect(slider, &DiscreteSlider::valueChanged, &m_store,
            [this, dimension](qint64 value) { m_store.set(dimension, value); });
    connect(slider, &DiscreteSlider::readout, this, &PlanPanel::readout);
    m_scroll->widget()->layout()->addWidget(slider);
}

void PlanPanel::chooseModel(const std::string& name) {
    const ModelSpec* model = findModel(m_catalogue.models, name);
    if (model == nullptr)
        return;
    Scenario scenario = m_store.scenario();
    scenario.model = *model;
    m_store.change(scenario,
                   [label = QString::fromStdString(model->label)] { return tr("Train %1").arg(label); });
}

void PlanPanel::chooseGpu(const std::string& name) {
    const GpuSpec* gpu = findGpu(m_catalogue.gpus, name);
    if (gpu == nullptr)
        return;
    Scenario scenario = m_store.scenario();
    scenario.cluster = clusterOf(*gpu, scenario.cluster.gpus);
    m_store.change(scenario,
                   [label = QString::fromStdString(gpu->label)] { return tr("Use %1").arg(label); });
}

void PlanPanel::chooseSchedule(int index) {
    const ScheduleKind kind = scheduleKinds.at(static_cast<std::size_t>(index));
    m_store.change(withSchedule(m_store.scenario(), kind),
                   [kind] { return tr("Use the schedule %1").arg(format::scheduleLabel(kind)); });
}

void PlanPanel::showPlan() {
    const Scenario& scenario = m_store.scenario();
    m_cluster->setText(clusterLine(scenario.cluster));
    const auto* kind = std::find(scheduleKinds.begin(), scheduleKinds.end(), scenario.plan.schedule);
    m_schedule->setCurrentIndex(static_cast<int>(kind - scheduleKinds.begin()));
    markSchedules();
    for (const Dimension dimension : allDimensions) {
        slider(dimension)->setVisible(concerns(scenario, dimension));
        slider(dimension)->setStops(stops(scenario, dimension), value(scenario, dimension));
    }
    refreshStrips();
    refreshSpeeds();
    m_model->setCurrentEntry(chooserEntries(std::vector{scenario.model}, parametersOf).front());
    m_gpu->setCurrentEntry(chooserEntries(std::vector{scenario.cluster.gpu}).front());
    refreshSections();
    emit findingChanged();
}

void PlanPanel::tellStops(bool tells) {
    if (m_tells == tells)
        return;
    m_tells = tells;
    refreshStrips();
    refreshSpeeds();
}

void PlanPanel::refreshStrips() {
    m_question.stop();
    if (!m_tells) {
        for (DiscreteSlider* each : m_sliders)
            each->setStrip({});
        return;
    }
    const Scenario& scenario = m_store.scenario();
    double atOnce = 0;
    std::vector<Strip> later;
    for (const Dimension dimension : allDimensions) {
        Strip strip{dimension, slider(dimension)->stops(), {}};
        double cost = 0;
        for (const std::int64_t stop : strip.stops)
            cost += memoryCost(with(scenario, dimension, stop));
        if (isQuick(atOnce + cost)) {
            atOnce += cost;
            slider(dimension)->setStrip(filled(std::move(strip), scenario, {}).glances);
            continue;
        }
        slider(dimension)->setStrip({}); // that of before is of another plan
        if (cost <= mostStripCost)
            later.push_back(std::move(strip));
    }
    if (later.empty())
        return;
    m_question.ask([this, scenario, later](const std::stop_token& stop, LatestJob::Tell& tell) {
        for (const Strip& each : later)
            tell([this, strip = filled(each, scenario, stop)] {
                slider(strip.dimension)->setStrip(strip.glances);
            });
        return LatestJob::Here();
    });
}

void PlanPanel::refreshSpeeds() {
    const Scenario& scenario = m_store.scenario();
    const bool shown = m_speed->isChecked() && m_tells;
    const bool same = m_speedsOf && withoutSearched(*m_speedsOf) == withoutSearched(scenario);
    if (!shown || !same) {
        m_speedSearch.stop();
        m_speedsOf.reset();
        m_speeds.clear();
    }
    for (const Dimension dimension : allDimensions)
        showSpeeds(dimension);
    if (!shown || same)
        return;
    m_speedsOf = scenario;
    m_speedSearch.ask([this, scenario](const std::stop_token& stop, LatestJob::Tell& tell) {
        // A drag asks anew at every stop: what it passes is not worth a search.
        constexpr std::chrono::milliseconds settled(300);
        for (auto waited = std::chrono::milliseconds(0); waited < settled;
             waited += std::chrono::milliseconds(10)) {
            throwIfStopped(stop);
            std::this_thread::sleep_for(std::chrono::milliseconds(10));
        }
        PlanSearchOptions options;
        options.threads = searchThreads();
        searchStops(scenario, options, stop, [this, &tell](const BestStops& found) {
            tell([this, found] {
                m_speeds.push_back(found);
                showSpeeds(found.dimension);
            });
        });
        return LatestJob::Here();
    });
}

void PlanPanel::showSpeeds(Dimension dimension) {
    const auto found = std::ranges::find(m_speeds, dimension, &BestStops::dimension);
    std::vector<std::optional<Glance>> best;
    if (found != m_speeds.end())
        for (const std::int64_t stop : slider(dimension)->stops()) {
            const auto at = std::ranges::find(found->stops, stop);
            best.push_back(at == found->stops.end()
                               ? std::nullopt
                               : found->best.at(static_cast<std::size_t>(at - found->stops.begin())));
        }
    slider(dimension)->setSpeeds(std::move(best));
}

void PlanPanel::markSchedules() {
    // What the plan cannot run can still be chosen: the verdict then says what would mend it.
    const QVariant usual; // a brush of no style would be black
    const QVariant grey = palette().brush(QPalette::Disabled, QPalette::Text);
    for (std::size_t i = 0; i < scheduleKinds.size(); ++i) {
        const int row = static_cast<int>(i);
        const auto error = firstError(withSchedule(m_store.scenario(), scheduleKinds.at(i)));
        const QVariant& ink = error ? grey : usual;
        QString said = glossary_text::brief(glossary_text::entryOf(scheduleKinds.at(i)));
        if (error)
            said = format::sentence(*error) + u'\n' + said;
        // Every change has the whole list measured again.
        if (m_schedule->itemData(row, Qt::ToolTipRole).toString() == said &&
            m_schedule->itemData(row, Qt::ForegroundRole) == ink)
            continue;
        m_schedule->setItemData(row, ink, Qt::ForegroundRole);
        m_schedule->setItemData(row, said, Qt::ToolTipRole);
        m_schedule->setItemData(row, said, Qt::AccessibleDescriptionRole);
    }
}

void PlanPanel::refreshSections() {
    m_estimateSection->setTitle(tr("Estimate"), m_estimate->summary(),
                                tr("Which memory model answers, and what it assumes."));
    m_recipeSection->setTitle(tr("Recipe"), RecipePanel::summary(m_store.scenario()),
                              tr("How one step is trained, beside how it is split."));
}

FoldingSection* PlanPanel::addSection(const char* id, Settings& settings, QWidget* content) {
    auto* section = new FoldingSection(QLatin1String(id), settings, m_scroll->widget());
    section->setContent(content);
    m_scroll->widget()->layout()->addWidget(section);
    // Opened below the fold it would seem to do nothing.
    connect(section, &FoldingSection::opened, this, [this, section] {
        QMetaObject::invokeMethod(
            this, [this, section] { m_scroll->ensureVisible(0, section->geometry().bottom(), 0, 0); },
            Qt::QueuedConnection);
    });
    return section;
}

void PlanPanel::show(FoldingSection& section, QWidget& input) {
    section.setOpen(true);
    input.setFocus(Qt::ShortcutFocusReason);
    QMetaObject::invokeMethod(
        this, [this, &section] { m_scroll->ensureWidgetVisible(&section, 0, 0); }, Qt::QueuedConnection);
}

void PlanPanel::showEstimate() {
    show(*m_estimateSection, *m_estimate->input<ChoiceBox>("estimator"));
}

void PlanPanel::showRecipe() {
    show(*m_recipeSection, *m_recipe->input<ChoiceBox>("zero"));
}

void PlanPanel::refreshBaseline() {
    const std::optional<Scenario>& baseline = m_store.state().baseline;
    for (const Dimension dimension : allDimensions)
        slider(dimension)->setBaselineValue(
            baseline ? std::optional(value(*baseline, dimension)) : std::nullopt, otherModel(m_store));
}

void PlanPanel::retranslate() {
    m_cluster->setToolTip(tr("How the GPUs stand in nodes, and how fast one GPU talks to another node"));
    m_model->setAccessibleName(tr("Model"));
    m_model->setToolTip(tr("The model that is trained"));
    m_gpu->setAccessibleName(tr("GPU"));
    m_gpu->setToolTip(tr("The GPU it is trained on"));
    m_scheduleLabel->setText(tr("Sche&dule"));
    m_schedule->setAccessibleName(tr("Pipeline schedule"));
    for (std::size_t i = 0; i < scheduleKinds.size(); ++i)
        m_schedule->setItemText(static_cast<int>(i), format::scheduleLabel(scheduleKinds.at(i)));
    showPlan();
}

} // namespace quadrille
