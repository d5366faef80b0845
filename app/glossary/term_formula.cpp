// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/glossary/term_formula.h"

#include "core/analysis/subjects.h"
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

struct Number {
    std::string_view term;
    Subject subject;
};

constexpr std::array numbers{
    Number{"memory", {.kind = Kind::stageMemory}},
    Number{"allocated", {.kind = Kind::stageMemory}},
    Number{"gradients", memory(MemoryPart::gradients)},
    Number{"optimizer-states", memory(MemoryPart::optimizer)},
    Number{"activations", memory(MemoryPart::activations)},
    Number{"buffers", memory(MemoryPart::buffers)},
    Number{"oom", {.kind = Kind::outOfMemory}},
    Number{"parameters", {.kind = Kind::modelParameters}},
    Number{"bubble", {.kind = Kind::bubbleOverTotal}},
    Number{"over-ideal", {.kind = Kind::bubbleOverIdeal}},
    Number{"over-total", {.kind = Kind::bubbleOverTotal}},
    Number{"gpipe", {.kind = Kind::textbookOverIdeal}},
    Number{"1f1b", {.kind = Kind::textbookOverIdeal}},
    Number{"interleaved-1f1b", {.kind = Kind::textbookOverIdeal}},
    Number{"dp", {.kind = Kind::dataParallel}},
    Number{"m", {.kind = Kind::microBatches}},
    Number{"step", {.kind = Kind::stepTime}},
    Number{"ideal", step(StepPart::ideal)},
    Number{"overhead", step(StepPart::overhead)},
    Number{"repeated", step(StepPart::recomputation)},
    Number{"mfu", {.kind = Kind::utilisation}},
    Number{"hfu", {.kind = Kind::utilisation, .convention = FlopConvention::hardware}},
    Number{"flops-per-gpu", {.kind = Kind::modelFlops}},
    Number{"tokens-per-gpu", {.kind = Kind::tokens}},
    Number{"goodput", {.kind = Kind::goodput}},
    Number{"gpu-hours", {.kind = Kind::gpuHours}},
    Number{"tokens", {.kind = Kind::days}},
    Number{"tp", exchange(TrafficKind::tensor)},
    Number{"cp", exchange(TrafficKind::context)},
    Number{"ep", exchange(TrafficKind::expert)},
    Number{"communication-time", exchange(TrafficKind::data)}};

} // namespace

std::optional<Subject> numberOfTerm(std::string_view id) {
    const auto* found = std::ranges::find(numbers, id, &Number::term);
    return found != numbers.end() ? std::optional(found->subject) : std::nullopt;
}

QString termFormula(std::string_view id, const Resolved& plan, const std::stop_token& stop) {
    const auto subject = numberOfTerm(id);
    // Of one rank there is nothing to exchange.
    if (subject && subject->kind == Subject::Kind::exchange &&
        groupPlace(plan.scenario(), subject->traffic).ranks < 2)
        return {};
    const auto explanation = subject ? explain(plan, *subject, nullptr, stop) : std::nullopt;
    if (!explanation || explanation->steps.front().formula.empty())
        return {};
    const ExplanationStep& step = explanation->steps.front();
    const QString left = step.symbol.empty() ? QString() : QString::fromStdString(step.symbol + " = ");
    const QString title = format::translated(step.title).toHtmlEscaped();
    return Text::tr("%1 in this plan: %2", "a title, a formula")
        .arg(title, formulaHtml(left + QString::fromStdString(step.formula)) + u' ' +
                        resultText(step.value, step.unit).toHtmlEscaped());
}

} // namespace quadrille
