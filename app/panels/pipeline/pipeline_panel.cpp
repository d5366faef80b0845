// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel.h"

#include "app/commands/actions.h"
#include "app/importing/file_kind.h"
#include "app/panels/bind_views.h"
#include "app/panels/panel_context.h"
#include "app/panels/pipeline/pipeline_panel_bar.h"
#include "app/panels/pipeline/pipeline_panel_picture.h"
#include "app/panels/pipeline/pipeline_panel_text.h"
#include "app/session/session_controller.h"
#include "core/text/input_error.h"
#include "widgets/format.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/gantt/time_text.h"
#include "widgets/measured/difference_model.h"
#include "widgets/player/playback_text.h"
#include "widgets/row_table.h"

#include <QHeaderView>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace quadrille {
namespace {

std::vector<gantt::LaneMemory> lanesOf(const PipelineNumbers& numbers) {
    std::vector<gantt::LaneMemory> lanes;
    lanes.reserve(numbers.courses.size());
    for (const MemoryCourse& course : numbers.courses)
        lanes.push_back(gantt::laneMemoryOf(course));
    return lanes;
}

/// The most that any stage holds.
Bytes peakOf(const PipelineNumbers& numbers) {
    Bytes most;
    for (const MemoryCourse& course : numbers.courses)
        most = std::max(most, gantt::laneMemoryOf(course).peak());
    return most;
}

QLabel* line(QWidget* parent, const QString& name) {
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setWordWrap(true);
    label->setTextFormat(Qt::PlainText);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    label->setFocusPolicy(Qt::NoFocus);
    label->setContentsMargins(8, 0, 8, 2);
    return label;
}

/// One after the other, each in one piece where the line breaks.
QString lineOf(QStringList parts) {
    for (QString& part : parts) {
        if (part.size() < 60)
            part.replace(u' ', QChar::Nbsp);
    }
    return parts.join(QStringLiteral("\u00a0· "));
}

} // namespace

const PanelSpec PipelinePanel::spec{
    PanelGroup::none,
    "panel.pipeline",
    QT_TRANSLATE_NOOP("commands", "P&ipeline"),
    "Ctrl+3",
    makePanel<PipelinePanel, ScenarioStore, const Actions, const Prompts, OwnRuns>,
    true};

PipelinePanel::PipelinePanel(ScenarioStore& store, const Actions& actions, const Prompts& prompts,
                             OwnRuns& runs, QWidget* parent)
    : PanelContents(parent), m_store(store), m_actions(actions), m_prompts(prompts), m_runs(runs),
      m_gantt(new GanttView(this)), m_bar(new PipelineBar(actions, this)),
      m_difference(line(this, QStringLiteral("difference"))), m_other(new GanttView(this)),
      m_differences(new RowTable(this)), m_differenceModel(new DifferenceModel(this)),
      m_story(line(this, QStringLiteral("story"))), m_player(new Player(this)) {
    addTools(m_bar);
    column()->addWidget(m_gantt, 1);
    column()->addWidget(m_difference);
    column()->addWidget(m_other, 1);
    column()->addWidget(m_differences);
    column()->addWidget(m_story);
    m_storyLate.setSingleShot(true);
    connect(&m_storyLate, &QTimer::timeout, m_story, [this] { // it is of a plan before
        m_story->clear();
        m_story->hide();
    });
    m_gantt->setObjectName(QStringLiteral("pipeline"));
    m_other->setObjectName(QStringLiteral("comparedPipeline"));
    m_differences->setObjectName(QStringLiteral("differences"));
    m_differences->setModel(m_differenceModel);
    m_differences->setSortingEnabled(false); // causes in the order of the waterfall
    m_differences->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_differences->setDispensable(
        {DifferenceModel::predictedRate, DifferenceModel::rate, DifferenceModel::beyond});
    m_difference->hide();
    m_other->hide();
    m_differences->hide();
    setFocusProxy(m_gantt);
    setAcceptDrops(true);
    bind(*m_gantt, m_store);
    m_pair = new PipelinePair(store, this); // hears of changes when the chart has them
    link(*m_gantt, *m_other);
    link(*m_other, *m_gantt);
    connectPlayer();
    connectCommands();
    addPicture(m_gantt);
    connect(&m_store, &ScenarioStore::analysed, this, &PipelinePanel::findingChanged);
    connect(m_other, &GanttView::readout, this, &PipelinePanel::readout);
    connect(m_pair, &PipelinePair::changed, this, &PipelinePanel::refreshPair);
    connect(&m_pair->measured(), &MeasuredPipeline::failed, this, [this](const QString& sentence) {
        m_prompts.error(sentence);
        if (m_beforeTraces)
            compare(*m_beforeTraces);
        else if (m_pair->measured().isEmpty())
            compare({});
    });
    connect(&m_store, &ScenarioStore::selectionChanged, this,
            [this] { m_other->setSelectedStage(static_cast<int>(m_store.selectedStage())); });
    connect(m_other, &GanttView::stageSelected, &m_store, [this](int stage) { m_store.selectStage(stage); });
    const auto restart = [this] {
        setMoment(std::nullopt); // it was of another step
        m_player->setTimeline(m_store.timelinePending() ? nullptr : m_store.pictured().timeline);
        refreshCommands();
    };
    connect(&m_store, &ScenarioStore::analysed, this, restart);
    connect(&m_store, &ScenarioStore::timelineChanged, this, restart);
    connect(&m_store, &ScenarioStore::baselineChanged, this, &PipelinePanel::refreshCommands);
    connect(&m_store, &ScenarioStore::freshnessChanged, this, [this] {
        const bool current = m_gantt->freshness() == Freshness::current;
        m_story->setEnabled(current); // dimmed as the picture is
        m_difference->setEnabled(current);
    });
    connect(&m_store, &ScenarioStore::baselineChanged, this,
            &PipelinePanel::alignCharts); // to A's end, or not
    bindFreshness(*m_other, m_store);
    restart();
    refreshPair();
    prepare();
}

QString PipelinePanel::finding() const {
    const QString computing = computingText(m_store);
    return computing.isEmpty() ? withFreshness(m_gantt->freshness(), found()) : computing;
}

QString PipelinePanel::found() const {
    const Analysis& analysis = m_store.pictured();
    if (analysis.timeline == nullptr || !analysis.pipeline)
        return m_gantt->finding();
    const std::optional<Bubble>& textbook = analysis.pipeline->textbook;
    if (analysis.timeBase != TimeBase::model || !textbook ||
        format::percent(textbook->overTotal) == format::percent(analysis.timeline->bubbleOverTotal))
        return m_gantt->finding();
    return tr("%1; textbook %2", "sentence, share")
        .arg(m_gantt->finding(), format::percent(textbook->overTotal));
}

QString PipelinePanel::story() const {
    return m_story->text();
}

QString PipelinePanel::difference() const {
    return m_difference->isHidden() ? QString() : m_difference->text();
}

std::unique_ptr<Picture> PipelinePanel::comparison() const {
    if (m_other->isHidden() || m_other->timeline() == nullptr || m_gantt->timeline() == nullptr)
        return nullptr;
    return std::make_unique<PipelinePairPicture>(*m_gantt, *m_other, found(), difference(), nullptr);
}

void PipelinePanel::link(GanttView& from, GanttView& to) {
    connect(&from, &GanttView::visibleRangeChanged, &to, [this, &from, &to] {
        if (!m_other->isHidden() && comparable())
            to.setVisibleRange(from.visibleRange());
    });
    connect(&from, &GanttView::momentChosen, this, [this](double time) {
        m_player->pause();
        setMoment(time);
    });
    connect(&from, &GanttView::momentCleared, this, &PipelinePanel::clearMoment);
}

void PipelinePanel::compare(const CompareChoice& choice) {
    if (choice == m_pair->choice())
        return;
    m_pair->setChoice(choice);
    refreshCommands();
    emit viewChanged();
}

void PipelinePanel::compareWithFile(const QString& path) {
    compareWithOrder(readOrderFile(path));
}

void PipelinePanel::compareWithOrder(const OrderFile& order) {
    m_pair->setFile(order);
    compare({CompareChoice::What::file});
}

void PipelinePanel::tryToCompareWithFile(const QString& path) {
    try {
        compareWithFile(path);
    } catch (const InputError& error) {
        m_prompts.error(
            tr("The order was not read, and nothing has changed.\n%1: %2", "file and line, reason")
                .arg(QString::fromStdString(error.field()),
                     format::sentence(withLikeness(error.rule(), path))));
    }
}

void PipelinePanel::saveView(ViewState& view) const {
    view.timeBase = m_store.timeBase();
    view.compare = m_pair->choice().name();
    view.criticalPath = m_gantt->isCriticalPathShown();
    view.communication = m_gantt->areTransfersShown();
    view.memoryAgainstCapacity = isCapacityShown();
}

void PipelinePanel::restoreView(const ViewState& view) {
    m_store.setTimeBase(view.timeBase);
    setCriticalPathShown(view.criticalPath);
    setTransfersShown(view.communication);
    setCapacityShown(view.memoryAgainstCapacity);
    // An order from a file is not in the session, nor is a trace.
    const auto compared = CompareChoice::fromName(view.compare).value_or(CompareChoice{});
    const bool outside =
        compared.what == CompareChoice::What::file || compared.what == CompareChoice::What::measured;
    compare(outside ? CompareChoice{} : compared);
}

void PipelinePanel::setCriticalPathShown(bool shown) {
    m_gantt->setCriticalPathShown(shown);
    m_other->setCriticalPathShown(shown);
    refreshCommands();
}

void PipelinePanel::setTransfersShown(bool shown) {
    m_gantt->setTransfersShown(shown);
    m_other->setTransfersShown(shown);
    refreshCommands();
}

void PipelinePanel::setCapacityShown(bool shown) {
    const auto scale = shown ? gantt::StripScale::capacity : gantt::StripScale::peak;
    m_gantt->setStripScale(scale);
    m_other->setStripScale(scale);
    refreshCommands();
}

bool PipelinePanel::isCapacityShown() const {
    return m_gantt->stripScale() == gantt::StripScale::capacity;
}

void PipelinePanel::refreshPair() {
    const PipelineNumbers& own = m_pair->own();
    const PipelineNumbers& other = m_pair->other();
    const bool comparing = m_pair->choice().what != CompareChoice::What::nothing;
    const bool measured = m_pair->choice().what == CompareChoice::What::measured && !m_pair->pending();
    m_differenceModel->set(measured && m_store.pictured().runnable()
                               ? m_pair->measured().difference(m_store.pictured())
                               : std::nullopt);
    // Strips one above the other are compared: they have one scale.
    const Bytes most = comparing ? std::max(peakOf(own), peakOf(other)) : Bytes();
    m_gantt->setMemory(own.timeline == m_gantt->timeline() ? lanesOf(own) : std::vector<gantt::LaneMemory>{},
                       most);
    m_gantt->setCaption(comparing ? format::scheduleLabel(m_store.pictured().scenario().plan.schedule)
                                  : QString());
    m_other->setCaption(m_pair->otherName());
    // Of the other pipeline's step nothing is known beyond its pipeline.
    m_gantt->setAfterPipeline(comparing ? AfterPipeline{} : afterPipeline(m_store.pictured()));
    m_bar->setComparing(comparing);
    m_difference->setVisible(comparing);
    m_other->setVisible(comparing);
    if (comparing) {
        const bool known = m_pair->whyNoOther().isEmpty();
        m_other->setEmptyReason(m_pair->pending() ? tr("Computing the other pipeline…")
                                                  : m_pair->whyNoOther());
        if (!m_pair->pending() || !known) {
            m_other->setTimeBase(m_store.pictured().timeBase);
            m_other->setMeasured(m_pair->choice().what == CompareChoice::What::measured);
            m_other->setTimeline(known ? other.timeline : nullptr, m_pair->otherName());
            m_other->setMemory(known ? lanesOf(other) : std::vector<gantt::LaneMemory>{}, most);
        }
        QStringList parts{tr("Below: %1", "name of a schedule").arg(m_pair->otherName())};
        const bool both = known && own.timeline != nullptr && other.timeline != nullptr;
        if (!m_pair->whyNotComparable().isEmpty())
            parts << m_pair->whyNotComparable();
        if (both)
            parts << (comparable() ? differences(own, other, m_store.pictured().timeBase)
                                   : timelessDifferences(own, other));
        if (m_pair->choice().what == CompareChoice::What::measured)
            parts << measuredParts();
        m_difference->setText(lineOf(parts));
    }
    refreshDifferences();
    alignCharts();
    refreshStory();
    emit momentChanged();
}

bool PipelinePanel::comparable() const {
    return m_pair->whyNotComparable().isEmpty();
}

/// Both charts show the same stretch of time, of an axis as long as the longer of the two; each its own where
/// their times say nothing about each other.
void PipelinePanel::alignCharts() {
    if (!comparable() || m_other->isHidden() || m_other->timeline() == nullptr ||
        m_gantt->timeline() == nullptr) {
        m_gantt->setSpan(std::nullopt);
        m_other->setSpan(std::nullopt);
        m_gantt->setAlignedWith(nullptr);
        m_other->setAlignedWith(nullptr);
        return;
    }
    const gantt::TimeRange a = m_gantt->ownSpan();
    const gantt::TimeRange b = m_other->ownSpan();
    const gantt::TimeRange both{std::min(a.begin, b.begin), std::max(a.end, b.end)};
    m_gantt->setAlignedWith(m_other);
    m_other->setAlignedWith(m_gantt);
    m_gantt->setSpan(both);
    m_other->setSpan(both);
    m_other->setVisibleRange(m_gantt->visibleRange());
}

void PipelinePanel::refreshStory() {
    // Between two plans of a drag it would come and go, and the chart above grow and shrink with it.
    constexpr int patience = 150; // milliseconds
    if (m_player->isAtRest() && m_pair->pending() &&
        (m_pair->own().timeline == nullptr || m_store.timelinePending()) && !m_story->isHidden()) {
        if (!m_storyLate.isActive())
            m_storyLate.start(patience);
        return;
    }
    m_storyLate.stop();
    QString text;
    if (!m_player->isAtRest())
        text = player::sentence(m_player->playback(), *m_player->position(), m_store.pictured().timeBase);
    else if (const Analysis& analysis = m_store.pictured(); m_pair->own().timeline != nullptr)
        text = bestPossibleText(format::scheduleLabel(analysis.scenario().plan.schedule), m_pair->own(),
                                m_store.pictured().timeBase);
    m_story->setText(text);
    // While it plays, the charts must not jump with the length of a sentence.
    m_story->setMinimumHeight(
        m_player->isAtRest() ? 0 : std::max(m_story->minimumHeight(), m_story->heightForWidth(width())));
    m_story->setVisible(!text.isEmpty());
}

std::optional<MemoryEstimate> PipelinePanel::heldAtMoment() const {
    const std::vector<MemoryCourse>& courses = m_pair->own().courses;
    const Analysis& analysis = m_store.pictured();
    const bool known = m_moment && analysis.memory && m_pair->own().timeline == analysis.timeline &&
                       courses.size() == analysis.memory->stages.size() && !courses.empty();
    return known ? std::optional(memoryAt(courses, *analysis.memory, *m_moment)) : std::nullopt;
}

QString PipelinePanel::momentText() const {
    const auto timeline = m_gantt->timeline();
    return m_moment && timeline
               ? gantt::momentText(*m_moment, timeline->makespan, m_store.pictured().timeBase)
               : QString();
}

void PipelinePanel::setMoment(std::optional<double> time) {
    if (time == m_moment)
        return;
    m_moment = time;
    m_gantt->setMoment(time);
    m_other->setMoment(time);
    emit momentChanged();
}

void PipelinePanel::clearMoment() {
    m_player->leave();
    setMoment(std::nullopt);
}

void PipelinePanel::retranslate() {
    m_bar->setPlaying(m_player->isPlaying());
    m_differences->setAccessibleName(tr("Differences between the measured and the predicted step"));
    m_differenceModel->retranslate();
    m_pair->refresh();
}

} // namespace quadrille
