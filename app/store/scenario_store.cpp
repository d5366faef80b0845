// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/scenario_store.h"

#include "app/store/state_change.h"
#include "widgets/format.h"

#include <QLocale>

namespace quadrille {
namespace {

/// Merge ids of one gesture: one for each dimension, and one for anything else.
constexpr int idsOfGesture = static_cast<int>(allDimensions.size()) + 1;

/// Whether a timeline is there at once. A searched schedule takes longer than its operations tell.
bool isImmediate(const Scenario& scenario) {
    constexpr std::int64_t largestSearch = 1'000;
    const bool searched = traits(scenario.plan.schedule).searched;
    return operationCount(scenario) <= (searched ? largestSearch : ScenarioStore::largestImmediateTimeline);
}

QString sentenceAt(const QUndoStack& stack, int index) {
    // Only StateChanges are ever pushed.
    const auto* step = static_cast<const StateChange*>(stack.command(index));
    return step != nullptr ? step->sentence() : QString();
}

/// "Set tensor parallel to 8": a name in the middle of a sentence starts small, but "GPUs" stays as it is.
QString inSentence(const QString& name) {
    const bool acronym = name.size() > 1 && name.at(1).isUpper();
    return acronym || QLocale().language() == QLocale::German ? name : name.at(0).toLower() + name.mid(1);
}

} // namespace

ScenarioStore::ScenarioStore(Scenario scenario, QObject* parent) : QObject(parent) {
    m_workers.setMaxThreadCount(1);
    m_state.scenario = std::move(scenario);
    analyseNow();
}

ScenarioStore::~ScenarioStore() {
    m_workers.clear();
    m_workers.waitForDone();
}

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
    push(
        StoreState{*m_state.baseline, m_state.scenario}, [] { return tr("Swap with baseline A"); }, -1);
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
    m_state = state;
    if (scenarioMoved)
        analyseNow();
    if (baselineMoved)
        analyseBaseline();
    // Everything is in place before anybody is told.
    if (baselineMoved)
        emit baselineChanged();
    if (scenarioMoved) {
        emit changed();
        selectStage(m_selectedStage);
    }
}

void ScenarioStore::setTimeBase(TimeBase base) {
    if (base == m_timeBase)
        return;
    m_timeBase = base;
    analyseNow();
    analyseBaseline();
    if (m_baseline)
        emit baselineChanged();
    emit timelineChanged();
}

void ScenarioStore::analyseBaseline() {
    if (!m_state.baseline)
        m_baseline.reset();
    else if (*m_state.baseline == m_analysis.scenario)
        m_baseline = m_analysis;
    else if (isImmediate(*m_state.baseline))
        m_baseline = analyze(*m_state.baseline, m_timeBase);
    else
        m_baseline = analyzeWithoutTimeline(*m_state.baseline);
}

void ScenarioStore::analyseNow() {
    ++m_timelineGeneration;
    m_workers.clear();
    if (isImmediate(m_state.scenario)) {
        m_timelinePending = false;
        m_analysis = analyze(m_state.scenario, m_timeBase);
        return;
    }
    m_analysis = analyzeWithoutTimeline(m_state.scenario);
    m_analysis.timeBase = m_timeBase;
    m_timelinePending = m_analysis.runnable() && operationCount(m_state.scenario) <= largestTimeline;
    if (m_timelinePending)
        buildTimelineInBackground();
}

void ScenarioStore::buildTimelineInBackground() {
    m_workers.start(
        [this, scenario = m_state.scenario, base = m_timeBase, generation = m_timelineGeneration] {
            // The destructor waits for this function, so that `this` outlives it; the answer is an event.
            QMetaObject::invokeMethod(
                this,
                [this, generation, timeline = timelineOf(scenario, base)] {
                    if (generation != m_timelineGeneration)
                        return;
                    m_analysis.timeline = timeline;
                    m_timelinePending = false;
                    emit timelineChanged();
                },
                Qt::QueuedConnection);
        });
}

} // namespace quadrille
