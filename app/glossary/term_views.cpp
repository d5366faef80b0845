// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/term_views.h"

#include "app/data/fsdp_study_file.h"
#include "app/glossary/example_plans.h"
#include "app/glossary/term_diagrams.h"
#include "app/glossary/term_plans.h"
#include "app/panels/fsdp/fsdp_question.h"
#include "app/render/plan_pictures.h"
#include "core/analysis/bubble_series.h"
#include "core/check/check.h"
#include "core/memory/detailed/course.h"
#include "core/memory/detailed/oom.h"
#include "core/model/model_sizes.h"
#include "widgets/bubble_curve/bubble_curve.h"
#include "widgets/collective/collective_view.h"
#include "widgets/diagram/attention_mask.h"
#include "widgets/format.h"
#include "widgets/fsdp_curves/fsdp_curves.h"
#include "widgets/gantt/gantt_view.h"
#include "widgets/memory_bars/memory_bars.h"
#include "widgets/memory_course/memory_course_view.h"

#include <QCoreApplication>

#include <algorithm>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(termViews)
};

/// The answer to a question, by subject.
class TermViews : private TermPlans {
public:
    using TermPlans::TermPlans;

    [[nodiscard]] TermView answer(TermSubject subject) {
        MakePicture picture = made(subject);
        return {std::move(picture), example};
    }

private:
    [[nodiscard]] MakePicture made(TermSubject subject) {
        switch (subject) {
        case TermSubject::memory:
            return bars(MemoryKind::allocated);
        case TermSubject::reserved:
            return bars(MemoryKind::reserved);
        case TermSubject::device:
            return bars(MemoryKind::device);
        case TermSubject::course:
            return course();
        case TermSubject::bytes:
            return diagram(term_diagrams::bytesPerParameter);
        case TermSubject::days:
            return diagram(term_diagrams::daysOfTraining);
        case TermSubject::matrices:
        case TermSubject::groups:
        case TermSubject::batch:
        case TermSubject::zero:
        case TermSubject::experts:
            return termAnatomy(*this, subject);
        case TermSubject::communication:
            return communication();
        case TermSubject::collective:
            return collective();
        case TermSubject::window:
            return window();
        case TermSubject::pipeline:
        case TermSubject::criticalPath:
            return pipeline(ScheduleKind::oneForwardOneBackward, subject == TermSubject::criticalPath);
        case TermSubject::schedule:
            return pipeline(scheduleOfTerm(), false);
        case TermSubject::bubble:
            return bubble();
        case TermSubject::step:
            return whole(stepPicture);
        case TermSubject::sharded:
            return sharded();
        case TermSubject::compared:
            return compared();
        case TermSubject::truth:
            break;
        }
        return {};
    }

    [[nodiscard]] MakePicture whole(std::unique_ptr<Picture> (*make)(const Analysis&)) {
        return [make, analysis = analysed(plan())] { return make(analysis); };
    }

    [[nodiscard]] MakePicture bars(MemoryKind kind) {
        const Scenario shown = kind == MemoryKind::allocated ? plan() : detailed();
        return [kind, analysis = analysed(shown)] {
            auto picture = std::make_unique<MemoryBars>();
            picture->setKind(kind);
            picture->setEstimate(analysis.memory);
            picture->setOomBand(oomBand(analysis.scenario()));
            return picture;
        };
    }

    /// Of the fullest stage; where a term is about one way to recompute, with that.
    [[nodiscard]] MakePicture course() {
        Scenario shown = detailed();
        const std::pair<std::string_view, Recompute> ways[] = {{"recompute-none", Recompute::none},
                                                               {"recompute-selective", Recompute::selective},
                                                               {"recompute-full", Recompute::full}};
        for (const auto& [term, way] : ways)
            if (is(term))
                shown.plan.recompute = way;
        if (operationCount(shown) > mostFollowed) {
            example = true;
            shown = example_plans::dense(catalogue);
        }
        const Analysis analysis = analyze(shown, TimeBase::model, stop);
        if (!analysis.runnable() || analysis.timeline == nullptr)
            return {};
        const StageMemory held = analysis.memory->stages[analysis.memory->fullest];
        return [held, course = memoryCourse(analysis.resolved, *analysis.timeline, held.stage, stop)] {
            auto picture = std::make_unique<MemoryCourseView>();
            picture->setTimeBase(TimeBase::model);
            picture->setCourse(course, held);
            return picture;
        };
    }

    [[nodiscard]] MakePicture diagram(BarDiagramData (*of)(const Analysis&)) {
        return [data = of(analysed(plan()))] {
            auto picture = std::make_unique<BarDiagram>();
            picture->setData(data);
            return picture;
        };
    }

    [[nodiscard]] MakePicture communication() {
        std::optional<TrafficKind> marked;
        if (is("cp-method"))
            marked = TrafficKind::context;
        return [marked, analysis = analysed(withDegree(marked.value_or(TrafficKind::data)))] {
            return communicationPicture(analysis, marked);
        };
    }

    /// Half way, where what it does can be seen.
    [[nodiscard]] MakePicture collective() {
        const bool swaps = is("ulysses");
        const Collective what = swaps ? Collective::allToAll : Collective::allReduce;
        TrafficKind group = swaps ? TrafficKind::context : TrafficKind::tensor;
        if (question.plan && !swaps)
            if (const auto groups = collectiveGroups(*question.plan); !groups.empty())
                group = groups.front();
        const Resolved resolved(withDegree(group));
        return [what, of = collectiveOfPlan(resolved, what, group)] {
            auto picture = std::make_unique<CollectiveView>();
            picture->setCollective(what);
            picture->setPlan(of);
            picture->stepForward();
            return picture;
        };
    }

    [[nodiscard]] MakePicture window() {
        constexpr std::int64_t usual = 4096, sequence = 16384; // of Mistral 7B, and a longer sequence
        const Scenario own = plan();
        const bool has = own.model.slidingWindow && own.plan.sequence > *own.model.slidingWindow;
        example = !has;
        return [has, own] {
            auto picture = std::make_unique<AttentionMask>();
            if (has)
                picture->setWindow(*own.model.slidingWindow, own.plan.sequence);
            else
                picture->setWindow(usual, sequence);
            return picture;
        };
    }

    [[nodiscard]] ScheduleKind scheduleOfTerm() const {
        for (const ScheduleKind kind : scheduleKinds)
            if (question.term == traits(kind).glossary)
                return kind;
        return ScheduleKind::oneForwardOneBackward;
    }

    [[nodiscard]] MakePicture pipeline(ScheduleKind schedule, bool criticalPath) {
        example = true;
        const Analysis analysis = analyze(example_plans::pipeline(catalogue, schedule),
                                          is("model-time") ? TimeBase::model : TimeBase::units, stop);
        if (analysis.timeline == nullptr)
            return {};
        return [criticalPath, analysis] {
            auto picture = std::make_unique<GanttView>();
            picture->setTimeBase(analysis.timeBase);
            picture->setTimeline(analysis.timeline, format::scheduleLabel(analysis.scenario().plan.schedule));
            picture->setCriticalPathShown(criticalPath);
            return picture;
        };
    }

    [[nodiscard]] MakePicture bubble() {
        const Scenario shown = example_plans::pipeline(catalogue, ScheduleKind::oneForwardOneBackward);
        example = true;
        BubbleData data;
        data.microbatches = microBatches(shown);
        for (const ScheduleKind kind :
             {ScheduleKind::oneForwardOneBackward, ScheduleKind::interleaved, ScheduleKind::zeroBubbleH1}) {
            const std::int64_t chunks = seriesChunks(shown, kind).front();
            data.lines.push_back({.name = format::scheduleLabel(kind),
                                  .series = bubbleSeries(shown, kind, chunks, TimeBase::units, stop),
                                  .current = kind == shown.plan.schedule});
        }
        const BubbleConvention convention =
            is("over-total") ? BubbleConvention::overTotal : BubbleConvention::overIdeal;
        return [data, convention] {
            auto picture = std::make_unique<BubbleCurve>();
            picture->setConvention(convention);
            picture->setData(data);
            return picture;
        };
    }

    [[nodiscard]] MakePicture sharded() {
        return [data = fsdpCurves(loadFsdpStudy(), FsdpQuestion())] {
            auto picture = std::make_unique<FsdpCurves>();
            picture->setData(data);
            return picture;
        };
    }

    /// With plan A; without one, with what full recomputation would change.
    [[nodiscard]] MakePicture compared() {
        const Scenario own = plan();
        Scenario other = own;
        other.plan.recompute = own.plan.recompute == Recompute::full ? Recompute::none : Recompute::full;
        const auto shared = [this](const QString& name, const Scenario& scenario) {
            const bool drawn = runnable(scenario) && operationCount(scenario) <= mostFollowed;
            return SharedAnalysis{name,
                                  std::make_shared<const Analysis>(
                                      drawn ? analyze(scenario, TimeBase::model, stop) : analysed(scenario))};
        };
        const bool pinned = question.pinned.has_value();
        const std::vector plans{shared(pinned ? QStringLiteral("A") : Text::tr("another recomputation"),
                                       pinned ? *question.pinned : other),
                                shared(Text::tr("this plan"), own)};
        return [plans] { return comparePicture(plans); };
    }

    static constexpr std::int64_t mostFollowed = 20'000; ///< operations of a step
};

} // namespace

TermView termPicture(const TermQuestion& question, const Catalogue& catalogue, const std::stop_token& stop) {
    const auto subject = subjectOfTerm(question.term);
    return subject ? TermViews(question, catalogue, stop).answer(*subject) : TermView();
}

} // namespace quadrille
