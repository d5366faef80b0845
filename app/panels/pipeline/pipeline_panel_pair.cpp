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
    connect(&m_measured, &MeasuredPipeline::changed, this, [this] {
        if (m_choice.what == CompareChoice::What::measured)
            refresh();
    });
    connect(&m_measured, &MeasuredPipeline::progressed, this, [this] {
        if (m_choice.what != CompareChoice::What::measured)
            return;
        if (m_measured.isEmpty())
            m_reason = whyNotMeasured();
        emit changed(); // of what is being read alone: the pipelines are what they were
    });
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

PipelinePair::Other PipelinePair::request() {
    m_reason.clear();
    const Scenario& plan = m_store.pictured().scenario();
    const TimeBase base = m_store.pictured().timeBase;
    const auto refuse = [this](const QString& reason) {
        m_reason = reason;
        return Other();
    };
    const auto isDrawn = [&](const Scenario& scenario) {
        return operationCount(scenario) <= largestTimeline;
    };
    switch (m_choice.what) {
    case CompareChoice::What::nothing:
        return {};
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
        return {.compared = comparedScenario(baseline->scenario(), base, ratio), .measured = {}};
    }
    case CompareChoice::What::schedule: {
        const Scenario other = withSchedule(plan, m_choice.kind);
        if (const auto error = firstError(other))
            return refuse(format::sentence(*error));
        if (!isDrawn(other))
            return refuse(tr("It has more operations than are drawn one by one."));
        return {.compared = comparedSchedule(plan, m_choice.kind, base), .measured = {}};
    }
    case CompareChoice::What::measured:
        if (const QString reason = whyNotMeasured(); !reason.isEmpty())
            return refuse(reason);
        // A plan that is not drawn may have more pipeline ranks than can be.
        return {.compared = {},
                .measured = m_measured.lanes(m_store.pictured().timeline != nullptr ? &plan : nullptr)};
    case CompareChoice::What::file:
        break;
    }
    if (!m_file)
        return refuse(tr("No order has been read from a file."));
    const ScheduleShape& shape = m_file->order->shape;
    auto compared = comparedOrder(plan, m_file->order, base);
    if (compared)
        return {.compared = std::move(compared), .measured = {}};
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
                                        TimeBase base, const Other& other, const std::stop_token& stop) {
    Result result;
    if (timeline != nullptr)
        result.own = numbersOf(resolved, std::move(timeline), durationsOf(resolved, base), true, stop);
    if (other.measured) {
        result.other.timeline = MeasuredPipeline::timelineOf(*other.measured);
        result.other.knowsMessages = false;
        result.measured = other.measured;
    }
    if (!other.compared)
        return result;
    try {
        result.other = numbersOf(*other.compared, stop);
    } catch (const Stopped&) {
        throw;
    } catch (const std::exception& error) {
        result.broken = QString::fromUtf8(error.what());
    }
    return result;
}

bool PipelinePair::isImmediate(const Other& other) const {
    const auto few = [](std::size_t operations) {
        return static_cast<std::int64_t>(operations) <= largestImmediate;
    };
    const Analysis& analysis = m_store.pictured();
    if (analysis.timeline != nullptr && !quadrille::isImmediate(analysis.scenario()))
        return false;
    if (other.measured)
        return few(MeasuredPipeline::passCount(*other.measured->content));
    if (!other.compared)
        return true;
    return other.compared->order ? few((*other.compared->order)->operations.size())
                                 : quadrille::isImmediate(other.compared->scenario);
}

void PipelinePair::refresh() {
    m_question.stop();
    Other other = request();
    const Analysis& analysis = m_store.pictured();
    m_pending = m_store.timelinePending();
    if (m_pending) { // the picture of before stays until then
        emit changed();
        return;
    }
    if (analysis.timeline == nullptr) {
        other.compared.reset();
        if (!other.measured) {
            take({});
            return;
        }
    }
    if (isImmediate(other)) {
        take(work(analysis.resolved, analysis.timeline, analysis.timeBase, other, {}));
        return;
    }
    if (m_own.timeline != analysis.timeline)
        m_own = {};
    m_pending = true;
    emit changed();
    m_question.ask([this, resolved = analysis.resolved, timeline = analysis.timeline,
                    base = analysis.timeBase,
                    other = std::move(other)](const std::stop_token& stop, const auto&) {
        return [this, result = work(resolved, timeline, base, other, stop)] { take(result); };
    });
}

void PipelinePair::take(Result result) {
    m_pending = false;
    m_own = std::move(result.own);
    // What was measured before on the same lanes is shown still: a new picture of it would lose its place.
    const bool same = result.measured && m_shown == result.measured && m_other.timeline != nullptr;
    if (!same)
        m_other = std::move(result.other);
    m_shown = std::move(result.measured);
    if (m_shown && m_other.timeline == nullptr)
        m_reason = tr("The trace tells no forward from backward passes.");
    if (!result.broken.isEmpty())
        m_reason = format::translated(result.broken.toStdString());
    emit changed();
}

} // namespace quadrille
