// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panels/pipeline/pipeline_panel_pair.h"

#include "app/panels/bind_views.h"
#include "app/panels/other_model.h"
#include "core/analysis/analysis_cost.h"
#include "core/analysis/plan_comparison.h"
#include "core/check/check.h"
#include "widgets/format.h"

#include <exception>

namespace quadrille {
namespace {

/// So many operations are worked out at once, within a frame.
constexpr std::int64_t largestImmediate = 4'000;

bool isImmediate(const Scenario& scenario) {
    return operationCount(scenario) <= largestImmediate && isQuick(memoryCost(scenario));
}

} // namespace

PipelinePair::PipelinePair(ScenarioStore& store, QObject* parent)
    : QObject(parent), m_store(store), m_measured(this) {
    const auto refreshMeasured = [this] {
        if (m_choice.what == CompareChoice::What::measured)
            refresh();
    };
    connect(&m_measured, &MeasuredPipeline::changed, this, refreshMeasured);
    connect(&m_measured, &MeasuredPipeline::progressed, this, refreshMeasured);
    connect(&m_store, &ScenarioStore::analysed, this, &PipelinePair::refresh);
    connect(&m_store, &ScenarioStore::timelineChanged, this, &PipelinePair::refresh);
    connect(&m_store, &ScenarioStore::baselineChanged, this, [this] {
        if (m_choice.what == CompareChoice::What::baseline)
            refresh();
    });
    refresh();
}

void PipelinePair::setChoice(const CompareChoice& choice) {
    m_choice = choice;
    if (choice.what != CompareChoice::What::measured)
        m_measured.stop(); // nobody waits for it
    refresh();
}

void PipelinePair::setFile(OrderFile file) {
    m_file = std::move(file);
    if (m_choice.what == CompareChoice::What::file)
        refresh();
}

QString PipelinePair::otherName() const {
    switch (m_choice.what) {
    case CompareChoice::What::nothing:
        break;
    case CompareChoice::What::baseline:
        return m_store.baseline() != nullptr
                   ? tr("A: %1", "plan A and its schedule")
                         .arg(format::scheduleLabel(m_store.baseline()->scenario().plan.schedule))
                   : tr("A");
    case CompareChoice::What::schedule:
        return format::scheduleLabel(m_choice.kind);
    case CompareChoice::What::measured:
        return m_measured.isEmpty() ? tr("a measured pipeline") : m_measured.name();
    case CompareChoice::What::file:
        return m_file ? m_file->name : format::scheduleLabel(ScheduleKind::custom);
    }
    return {};
}

std::optional<ComparedPipeline> PipelinePair::request() {
    m_reason.clear();
    const Scenario& plan = m_store.pictured().scenario();
    const TimeBase base = m_store.pictured().timeBase;
    const auto refuse = [this](const QString& reason) {
        m_reason = reason;
        return std::nullopt;
    };
    const auto isDrawn = [&](const Scenario& scenario) {
        return operationCount(scenario) <= largestTimeline;
    };
    switch (m_choice.what) {
    case CompareChoice::What::nothing:
        return std::nullopt;
    case CompareChoice::What::baseline: {
        const Analysis* baseline = m_store.baseline();
        if (baseline == nullptr && m_store.baselinePinned())
            return refuse(tr("Computing plan A…"));
        if (baseline == nullptr)
            return refuse(tr("No plan is pinned as A."));
        if (!baseline->runnable())
            return refuse(firstBrokenRule(*baseline));
        if (!isDrawn(baseline->scenario()))
            return refuse(tr("Plan A has more operations than are drawn one by one."));
        if (base == TimeBase::units && !sameWorkPerLayer(baseline->scenario(), plan))
            return refuse(tr("Units of plan A last otherwise than these; model times compare them."));
        const double ratio =
            static_cast<double>(plan.plan.pp) / static_cast<double>(baseline->scenario().plan.pp);
        return comparedScenario(baseline->scenario(), base, ratio);
    }
    case CompareChoice::What::schedule: {
        const Scenario other = withSchedule(plan, m_choice.kind);
        if (const auto error = firstError(other))
            return refuse(format::sentence(*error));
        if (!isDrawn(other))
            return refuse(tr("It has more operations than are drawn one by one."));
        return comparedSchedule(plan, m_choice.kind, base);
    }
    case CompareChoice::What::measured:
        m_reason = whyNotMeasured();
        return std::nullopt;
    case CompareChoice::What::file:
        break;
    }
    if (!m_file)
        return refuse(tr("No order has been read from a file."));
    const ScheduleShape& shape = m_file->order->shape;
    auto compared = comparedOrder(plan, m_file->order, base);
    if (compared)
        return compared;
    if (shape.ranks != plan.plan.pp)
        return refuse(tr("The order is for %1 stages, the plan has %2.")
                          .arg(format::count(shape.ranks), format::count(plan.plan.pp)));
    return refuse(tr("The plan cannot be split into the %1 chunks a stage of the order.")
                      .arg(format::count(shape.chunks)));
}

QString PipelinePair::whyNotMeasured() const {
    if (m_measured.isEmpty())
        return m_measured.reading() ? m_measured.readingText() : tr("No trace has been read.");
    return m_store.pictured().timeBase == TimeBase::units
               ? tr("What was measured lasts seconds: model times compare with it.")
               : QString();
}

QString PipelinePair::whyNotComparable() const {
    if (m_choice.what == CompareChoice::What::baseline && !otherModel(m_store).isEmpty())
        return tr("%1: their times say nothing about each other.", "that A trains another model")
            .arg(otherModelRemark(m_store));
    if (m_choice.what != CompareChoice::What::file || !m_file)
        return {};
    const std::int64_t own = microBatches(m_store.pictured().scenario());
    const std::int64_t theirs = m_file->order->shape.microbatches;
    return own == theirs ? QString()
                         : tr("The order runs %1 micro-batches, the plan %2: their times say nothing about "
                              "each other.")
                               .arg(format::count(theirs), format::count(own));
}

PipelinePair::Result PipelinePair::work(const Resolved& resolved, std::shared_ptr<const Timeline> timeline,
                                        TimeBase base, const std::optional<ComparedPipeline>& compared,
                                        const std::stop_token& stop) {
    Result result;
    result.own = numbersOf(resolved, std::move(timeline), durationsOf(resolved, base), true, stop);
    if (!compared)
        return result;
    try {
        result.other = numbersOf(*compared, stop);
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception& error) {
        result.broken = QString::fromUtf8(error.what());
    }
    return result;
}

void PipelinePair::refresh() {
    m_question.stop();
    auto compared = request();
    const Analysis& analysis = m_store.pictured();
    m_pending = m_store.timelinePending();
    if (m_pending) { // the picture of before stays until then
        emit changed();
        return;
    }
    if (analysis.timeline == nullptr) {
        take({});
        return;
    }
    const bool atOnce =
        isImmediate(analysis.scenario()) &&
        (!compared || (compared->order ? static_cast<std::int64_t>((*compared->order)->operations.size()) <=
                                             largestImmediate
                                       : isImmediate(compared->scenario)));
    if (atOnce) {
        take(work(analysis.resolved, analysis.timeline, analysis.timeBase, compared, {}));
        return;
    }
    if (m_own.timeline != analysis.timeline)
        m_own = {};
    m_pending = true;
    emit changed();
    m_question.ask([this, resolved = analysis.resolved, timeline = analysis.timeline,
                    base = analysis.timeBase,
                    compared = std::move(compared)](const std::stop_token& stop, const auto&) {
        return [this, result = work(resolved, timeline, base, compared, stop)] { take(result); };
    });
}

void PipelinePair::take(Result result) {
    m_pending = false;
    m_own = std::move(result.own);
    m_other = std::move(result.other);
    if (m_choice.what == CompareChoice::What::measured && m_reason.isEmpty()) {
        m_other.timeline = m_measured.timeline(m_store.pictured().scenario());
        m_other.knowsMessages = false;
        if (m_other.timeline == nullptr)
            m_reason = tr("The trace tells no forward from backward passes.");
    }
    if (!result.broken.isEmpty())
        m_reason = format::translated(result.broken.toStdString());
    emit changed();
}

} // namespace quadrille
