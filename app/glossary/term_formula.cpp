// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/term_formula.h"

#include "core/analysis/subjects.h"
#include "core/check/check.h"
#include "core/pipeline/bubble.h"
#include "widgets/explain/explanation_html.h"
#include "widgets/format.h"
#include "widgets/glossary/formula_html.h"

#include <QCoreApplication>

#include <algorithm>
#include <array>

namespace quadrille {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(termFormula)
};

using Kind = Subject::Kind;
using subjects::exchange;
using subjects::memory;
using subjects::step;

/// A number of the plan, or a letter that its explanation works out on the way.
struct Number {
    std::string_view term;
    Subject subject;
    std::string_view letters{}; ///< the first of these, with spaces between them; empty: the number itself
};

constexpr std::array numbers{
    Number{"memory", {.kind = Kind::stageMemory}},
    Number{"allocated", {.kind = Kind::stageMemory}},
    Number{"gradients", memory(MemoryPart::gradients)},
    Number{"grad-bytes", memory(MemoryPart::gradients)},
    Number{"optimizer-states", memory(MemoryPart::optimizer)},
    Number{"moment-bytes", memory(MemoryPart::optimizer)},
    Number{"master-weights", memory(MemoryPart::optimizer)},
    Number{"zero", memory(MemoryPart::optimizer)},
    Number{"activations", memory(MemoryPart::activations)},
    Number{"in-flight", memory(MemoryPart::activations), "n"},
    Number{"bytes-per-token", memory(MemoryPart::activations), "A_d A_e A_c A_layer"},
    Number{"buffers", memory(MemoryPart::buffers)},
    // The paper's estimator has none of these three, and answers with another number.
    Number{"fragmentation", memory(MemoryPart::fragmentation), "M_frag"},
    Number{"context-mib", memory(MemoryPart::context), "M_ctx"},
    Number{"communicator-mib", memory(MemoryPart::communicators), "M_comm"},
    Number{"oom", {.kind = Kind::outOfMemory}},
    Number{"parameters", {.kind = Kind::modelParameters}},
    Number{"bubble", {.kind = Kind::bubbleOverTotal}},
    Number{"over-ideal", {.kind = Kind::bubbleOverIdeal}},
    Number{"over-total", {.kind = Kind::bubbleOverTotal}},
    Number{"gpipe", {.kind = Kind::textbookOverIdeal}},
    Number{"1f1b", {.kind = Kind::textbookOverIdeal}},
    Number{"interleaved-1f1b", {.kind = Kind::textbookOverIdeal}},
    Number{"zero-bubble", {.kind = Kind::textbookOverIdeal}},
    Number{"pp", {.kind = Kind::textbookOverIdeal}},
    Number{"vp", {.kind = Kind::textbookOverIdeal}},
    Number{"dp", {.kind = Kind::dataParallel}},
    Number{"m", {.kind = Kind::microBatches}},
    Number{"gbs", {.kind = Kind::microBatches}},
    Number{"step", {.kind = Kind::stepTime}},
    Number{"ideal", step(StepPart::ideal)},
    Number{"overhead", step(StepPart::overhead)},
    Number{"repeated", step(StepPart::recomputation)},
    Number{"work-time", step(StepPart::matrices)},
    Number{"optimizer", step(StepPart::optimizer)},
    Number{"mfu", {.kind = Kind::utilisation}},
    Number{"hfu", {.kind = Kind::utilisation, .convention = FlopConvention::hardware}},
    Number{"flops", {.kind = Kind::modelFlops}, "F"},
    Number{"flops-per-gpu", {.kind = Kind::modelFlops}},
    Number{"tokens-per-gpu", {.kind = Kind::tokens}},
    Number{"goodput", {.kind = Kind::goodput}},
    Number{"mtbf", {.kind = Kind::goodput}, "MTBF"},
    Number{"failure-rate", {.kind = Kind::goodput}, "MTBF"},
    Number{"checkpoint", {.kind = Kind::goodput}, "V_ckpt"},
    Number{"checkpoint-seconds", {.kind = Kind::goodput}, "δ"},
    Number{"storage-gbps", {.kind = Kind::goodput}, "δ"},
    Number{"checkpoint-interval", {.kind = Kind::goodput}, "τ"},
    Number{"restart-seconds", {.kind = Kind::goodput}, "φ_R"},
    Number{"gpu-hours", {.kind = Kind::gpuHours}},
    Number{"tokens", {.kind = Kind::days}},
    Number{"tp", exchange(TrafficKind::tensor)},
    Number{"cp", exchange(TrafficKind::context)},
    Number{"ep", exchange(TrafficKind::expert)},
    Number{"communication-time", exchange(TrafficKind::data)},
};

const Number* numberOf(std::string_view term) {
    const auto* found = std::ranges::find(numbers, term, &Number::term);
    return found != numbers.end() ? found : nullptr;
}

/// Null: the plan's number comes about without such a letter.
const ExplanationStep* stepOf(const Explanation& explanation, const Number& number) {
    if (number.letters.empty())
        return &explanation.steps.front();
    const std::string letters = ' ' + std::string(number.letters) + ' ';
    const auto found = std::ranges::find_if(explanation.steps, [&letters](const ExplanationStep& step) {
        return letters.find(' ' + step.symbol + ' ') != std::string::npos;
    });
    return found != explanation.steps.end() ? &*found : nullptr;
}

/// Of a term that names a schedule the plan with that one, since formulas of the plan's own tell nothing of
/// it.
Scenario meantBy(std::string_view term, const Scenario& own) {
    if (traits(own.plan.schedule).glossary == term)
        return own;
    for (const ScheduleKind kind : scheduleKinds)
        if (traits(kind).glossary == term)
            return withSchedule(own, kind);
    return own;
}

/// Whether the bubble can be told while the glossary waits.
bool isQuick(const Scenario& scenario) {
    return hasBubbleFormula(scenario.plan.schedule) ||
           (scenario.plan.schedule != ScheduleKind::custom && !traits(scenario.plan.schedule).searched &&
            isWorkable(scenario.plan.schedule, scheduleShape(scenario)));
}

} // namespace

QString termFormula(std::string_view id, const Resolved& plan, const std::stop_token& stop) {
    const Number* number = numberOf(id);
    if (number == nullptr)
        return {};
    const Subject& subject = number->subject;
    // Of one rank there is nothing to exchange.
    if (subject.kind == Kind::exchange && groupPlace(plan.scenario(), subject.traffic).ranks < 2)
        return {};
    std::optional<Explanation> explanation;
    if (subject.kind == Kind::textbookOverIdeal) {
        const Scenario shown = meantBy(id, plan.scenario());
        if (runnable(shown) && isQuick(shown))
            explanation = explain(shown, subject, nullptr, stop);
    } else {
        explanation = explain(plan, subject, nullptr, stop);
    }
    const ExplanationStep* step = explanation ? stepOf(*explanation, *number) : nullptr;
    if (step == nullptr || step->formula.empty())
        return {};
    const QString left = step->symbol.empty() ? QString() : QString::fromStdString(step->symbol + " = ");
    const QString title = format::translated(step->title).toHtmlEscaped();
    return Text::tr("%1 in this plan: %2", "a title, a formula")
        .arg(title, formulaHtml(left + QString::fromStdString(step->formula)) + u' ' +
                        resultText(step->value, step->unit).toHtmlEscaped());
}

} // namespace quadrille
