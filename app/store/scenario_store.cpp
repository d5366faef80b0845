// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/scenario_store.h"

#include "app/store/state_change.h"
#include "core/analysis/analysis_cost.h"
#include "widgets/format.h"

#include <QLocale>

namespace quadrille {
namespace {

/// Merge ids of one gesture: one for each dimension, and one for anything else.
constexpr int idsOfGesture = static_cast<int>(allDimensions.size()) + 1;

/// The baseline's timeline is drawn where it takes no long time.
constexpr double mostBaselineTimeline = 10 * mostQuickCost;

Analysis baselineOf(const Resolved& resolved, TimeBase base, const std::stop_token& stop = {}) {
    Analysis analysis = timelineCost(resolved.scenario()) <= mostBaselineTimeline
                            ? analyze(resolved, base, stop)
                            : analyzeWithoutTimeline(resolved, stop);
    analysis.timeBase = base;
    return analysis;
}

/// Whether timelineOf() gives one. \pre there is an answer about the scenario
bool hasTimeline(const Analysis& analysis) {
    return analysis.runnable() && operationCount(analysis.resolved) <= largestTimeline;
}

QString sentenceAt(const QUndoStack& stack, int index) {
    // Nothing else is ever pushed.
    const auto* step = static_cast<const UndoStep*>(stack.command(index));
    return step != nullptr ? step->sentence() : QString();
}

/// "Set tensor parallel to 8": a name in the middle of a sentence starts small, but "GPUs" stays as it is.
QString inSentence(const QString& name) {
    const bool acronym = name.size() > 1 && name.at(1).isUpper();
    return acronym || QLocale().language() == QLocale::German ? name : name.at(0).toLower() + name.mid(1);
}

} // namespace

ScenarioStore::ScenarioStore(Scenario scenario, QObject* parent) : QObject(parent) {
    m_state.scenario = std::move(scenario);
    m_analysis.resolved = m_state.scenario;
    connect(&m_question, &LatestJob::becameLate, this, &ScenarioStore::refreshFreshness);
    ask();
}

ScenarioStore::~ScenarioStore() = default;

QString ScenarioStore::undoText() const {
    return sentenceAt(m_undoStack, m_undoStack.index() - 1);
}
QString ScenarioStore::redoText() const {
    return sentenceAt(m_undoStack, m_undoStack.index());
}

void ScenarioStore::beginGesture() {
    m_inGesture = true;
    ++m_gesture;
}

void ScenarioStore::endGesture() {
    m_inGesture = false;
}

void ScenarioStore::set(Dimension dimension, std::int64_t value) {
    StoreState next = m_state;
    next.scenario = with(m_state.scenario, dimension, value);
    const int mergeId = m_inGesture ? m_gesture * idsOfGesture + static_cast<int>(dimension) : noStep;
    push(
        std::move(next),
        [dimension, value] {
            return tr("Set %1 to %2")
                .arg(inSentence(format::dimensionName(dimension)), format::dimensionValue(dimension, value));
        },
        mergeId);
}

void ScenarioStore::change(const Scenario& scenario, UndoSentence sentence, int step) {
    StoreState next = m_state;
    next.scenario = scenario;
    push(std::move(next), std::move(sentence), step);
}

int ScenarioStore::newStep() {
    return ++m_gesture * idsOfGesture + idsOfGesture - 1;
}

void ScenarioStore::pinBaseline() {
    StoreState next = m_state;
    next.baseline = m_state.scenario;
    push(
        std::move(next), [] { return tr("Pin as baseline A"); }, -1);
}

void ScenarioStore::unpinBaseline() {
    StoreState next = m_state;
    next.baseline.reset();
    push(
        std::move(next), [] { return tr("Unpin baseline A"); }, -1);
}

void ScenarioStore::swapWithBaseline() {
    if (!m_state.baseline)
        return;
    StoreState next = m_state;
    std::swap(next.scenario, *next.baseline);
    push(
        std::move(next), [] { return tr("Swap with baseline A"); }, -1);
}

void ScenarioStore::keep() {
    if (m_state.kept.size() >= mostKeptPlans || placeOf(m_state.scenario, m_state.kept))
        return;
    StoreState next = m_state;
    const QString name = freePlanName(next.kept);
    next.kept.push_back({name, next.scenario});
    push(
        std::move(next), [name] { return tr("Keep this plan as “%1”").arg(name); }, noStep);
}

QString ScenarioStore::renameKept(std::size_t place, const QString& name) {
    const QString tidy = tidyPlanName(name);
    if (QString refused = nameRefused(tidy, m_state.kept, place); !refused.isEmpty())
        return refused;
    StoreState next = m_state;
    const QString before = std::exchange(next.kept.at(place).name, tidy);
    push(
        std::move(next), [before, tidy] { return tr("Rename plan “%1” to “%2”").arg(before, tidy); }, noStep);
    return {};
}

void ScenarioStore::dropKept(std::size_t place) {
    StoreState next = m_state;
    const QString name = next.kept.at(place).name;
    next.kept.erase(next.kept.begin() + static_cast<std::ptrdiff_t>(place));
    push(
        std::move(next), [name] { return tr("Drop plan “%1”").arg(name); }, noStep);
}

void ScenarioStore::loadKept(std::size_t place) {
    const KeptPlan& plan = m_state.kept.at(place);
    change(plan.scenario, [name = plan.name] { return tr("Load plan “%1”").arg(name); });
}

void ScenarioStore::pinKept(std::size_t place) {
    StoreState next = m_state;
    const KeptPlan& plan = next.kept.at(place);
    next.baseline = plan.scenario;
    push(
        std::move(next), [name = plan.name] { return tr("Pin plan “%1” as baseline A").arg(name); }, noStep);
}

void ScenarioStore::selectStage(std::int64_t stage) {
    const std::int64_t next = stage < 0 || stage >= m_state.scenario.plan.pp ? -1 : stage;
    if (next == m_selectedStage)
        return;
    m_selectedStage = next;
    emit selectionChanged();
}

void ScenarioStore::replace(const StoreState& state, bool modified) {
    m_undoStack.clear();
    if (modified)
        m_undoStack.resetClean();
    m_inGesture = false;
    m_lastThatRan.reset();
    m_anotherSession = state.scenario != m_state.scenario; // until it is answered
    apply(state);
}

void ScenarioStore::push(StoreState next, UndoSentence sentence, int mergeId) {
    if (next == m_state)
        return;
    m_undoStack.push(new StateChange(*this, m_state, std::move(next), std::move(sentence), mergeId));
}

void ScenarioStore::apply(const StoreState& state) {
    const bool scenarioMoved = state.scenario != m_state.scenario;
    const bool baselineMoved = state.baseline != m_state.baseline;
    const bool keptMoved = state.kept != m_state.kept;
    m_state = state;
    if (scenarioMoved)
        ask();
    if (baselineMoved)
        takeBaseline();
    // Everything is in place before anybody is told.
    if (baselineMoved)
        emit baselineChanged();
    if (keptMoved)
        emit keptChanged();
    if (scenarioMoved) {
        emit changed();
        if (!m_pending)
            emit analysed();
        refreshFreshness();
        selectStage(m_selectedStage);
    }
}

void ScenarioStore::setTimeBase(TimeBase base) {
    if (base == m_timeBase)
        return;
    m_timeBase = base;
    if (m_pending)
        ask();
    else
        askForTimeline();
    takeBaseline();
    if (m_state.baseline)
        emit baselineChanged();
    emit timelineChanged();
}

void ScenarioStore::takeBaseline() {
    m_baselineQuestion.stop();
    m_baseline.reset();
    if (!m_state.baseline)
        return;
    const Scenario& scenario = *m_state.baseline;
    if (!m_pending && scenario == m_analysis.scenario()) {
        m_baseline = m_analysis;
        return;
    }
    const double timeline = timelineCost(scenario);
    if (isQuick(analysisCost(scenario) + (timeline <= mostBaselineTimeline ? timeline : 0))) {
        m_baseline = baselineOf(scenario, m_timeBase);
        return;
    }
    m_baselineQuestion.ask([this, scenario, base = m_timeBase](const std::stop_token& stop, const auto&) {
        return [this, baseline = baselineOf(scenario, base, stop)] {
            m_baseline = baseline;
            emit baselineChanged();
        };
    });
}

/// Analyses the scenario: at once where that is quick.
void ScenarioStore::ask() {
    const Scenario& scenario = m_state.scenario;
    if (isQuick(analysisCost(scenario))) {
        m_pending = false;
        Analysis analysis = analyzeWithoutTimeline(scenario);
        analysis.timeBase = m_timeBase;
        answer(std::move(analysis));
        askForTimeline();
        return;
    }
    m_pending = true;
    m_question.ask([this, scenario, base = m_timeBase](const std::stop_token& stop, LatestJob::Tell& tell) {
        Analysis analysis = analyzeWithoutTimeline(scenario, stop);
        analysis.timeBase = base;
        tell([this, analysis] {
            m_pending = false;
            answer(analysis);
            if (analysis.runnable())
                m_timelinePending = hasTimeline(analysis); // it follows
            else
                askForTimeline(); // of the last plan that ran, which may have been given up
            emit analysed();
            refreshFreshness();
        });
        return [this, timeline = timelineOf(analysis.resolved, base, stop)] { arrive(timeline); };
    });
}

/// Of pictured(), with the times that are wanted now: at once where that is quick.
void ScenarioStore::askForTimeline() {
    m_question.stop();
    m_timelinePending = false;
    Analysis& shown = m_lastThatRan ? *m_lastThatRan : m_analysis;
    if (shown.timeline != nullptr && shown.timeBase == m_timeBase)
        return;
    shown.timeBase = m_timeBase;
    shown.timeline = nullptr;
    if (!hasTimeline(shown))
        return;
    if (isQuick(timelineCost(shown.scenario()))) {
        shown.timeline = timelineOf(shown.resolved, m_timeBase);
        return;
    }
    m_timelinePending = true;
    m_question.ask(
        [this, resolved = shown.resolved, base = m_timeBase](const std::stop_token& stop, const auto&) {
            return [this, timeline = timelineOf(resolved, base, stop)] { arrive(timeline); };
        });
}

void ScenarioStore::answer(Analysis analysis) {
    if (analysis.runnable() || m_anotherSession)
        m_lastThatRan.reset();
    else if (m_analysis.runnable())
        m_lastThatRan = std::move(m_analysis);
    m_anotherSession = false;
    m_analysis = std::move(analysis);
}

Freshness ScenarioStore::timelineFreshness() const {
    return m_timelineLate ? Freshness::computing : m_freshness;
}

void ScenarioStore::arrive(const std::shared_ptr<const Timeline>& timeline) {
    const bool awaited = m_timelinePending;
    (m_lastThatRan ? *m_lastThatRan : m_analysis).timeline = timeline;
    m_timelinePending = false;
    if (awaited)
        emit timelineChanged();
    refreshFreshness();
}

void ScenarioStore::refreshFreshness() {
    Freshness freshness = m_lastThatRan ? Freshness::lastThatRuns : Freshness::current;
    if (m_pending && m_question.late())
        freshness = Freshness::computing;
    const bool timelineLate = m_timelinePending && m_question.late();
    if (freshness == m_freshness && timelineLate == m_timelineLate)
        return;
    m_freshness = freshness;
    m_timelineLate = timelineLate;
    emit freshnessChanged();
}

} // namespace quadrille
