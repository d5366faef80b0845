// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/manual/manual_formulas.h"

#include "core/analysis/subjects.h"
#include "widgets/format.h"

#include <QCoreApplication>

#include <array>

namespace quadrille::manual_formulas {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(manual)
};

using Kind = Subject::Kind;
using subjects::exchange;
using subjects::memory;
using subjects::step;
struct Named {
    const char* name = nullptr;
    Subject subject;
};

constexpr std::array named{Named{"parameters", {.kind = Kind::modelParameters}},
                           Named{"stage-memory", {.kind = Kind::stageMemory}},
                           Named{"memory-parameters", memory(MemoryPart::parameters)},
                           Named{"memory-gradients", memory(MemoryPart::gradients)},
                           Named{"memory-optimizer", memory(MemoryPart::optimizer)},
                           Named{"memory-activations", memory(MemoryPart::activations)},
                           Named{"memory-buffers", memory(MemoryPart::buffers)},
                           Named{"out-of-memory", {.kind = Kind::outOfMemory}},
                           Named{"bubble", {.kind = Kind::bubbleOverTotal}},
                           Named{"textbook-bubble", {.kind = Kind::textbookOverTotal}},
                           Named{"data-parallel", {.kind = Kind::dataParallel}},
                           Named{"micro-batches", {.kind = Kind::microBatches}},
                           Named{"step", {.kind = Kind::stepTime}},
                           Named{"step-ideal", step(StepPart::ideal)},
                           Named{"step-matrices", step(StepPart::matrices)},
                           Named{"step-attention", step(StepPart::attention)},
                           Named{"step-memory-bound", step(StepPart::memoryBound)},
                           Named{"step-recomputation", step(StepPart::recomputation)},
                           Named{"step-tensor", step(StepPart::tensor)},
                           Named{"step-context", step(StepPart::context)},
                           Named{"step-expert", step(StepPart::expert)},
                           Named{"step-pipeline", step(StepPart::pipeline)},
                           Named{"step-data", step(StepPart::data)},
                           Named{"step-optimizer", step(StepPart::optimizer)},
                           Named{"step-overhead", step(StepPart::overhead)},
                           Named{"exchange-tensor", exchange(TrafficKind::tensor)},
                           Named{"exchange-data", exchange(TrafficKind::data)},
                           Named{"exchange-pipeline", exchange(TrafficKind::pipeline)},
                           Named{"exchange-context", exchange(TrafficKind::context)},
                           Named{"exchange-expert", exchange(TrafficKind::expert)},
                           Named{"mfu", {.kind = Kind::utilisation}},
                           Named{"model-flops", {.kind = Kind::modelFlops}},
                           Named{"tokens", {.kind = Kind::tokens}},
                           Named{"goodput", {.kind = Kind::goodput}},
                           Named{"days", {.kind = Kind::days}}};

LivePiece markdown(const QString& text) {
    return {LivePiece::Kind::markdown, text, {}};
}

QString translated(const std::string& coreText) {
    return coreText.empty() ? QString() : format::translated(coreText);
}

void addStep(std::vector<LivePiece>& pieces, const ExplanationStep& step) {
    const QString source = translated(step.source);
    pieces.push_back(markdown(QStringLiteral("\n\n**%1**%2\n\n")
                                  .arg(translated(step.title),
                                       source.isEmpty() ? QString() : QStringLiteral(" · %1").arg(source))));
    const std::string left = step.symbol.empty() ? "" : step.symbol + " = ";
    pieces.push_back({LivePiece::Kind::displayedFormula, QString::fromStdString(left + step.formula), {}});
    pieces.push_back(markdown(QStringLiteral("\n\n= %1\n\n").arg(format::value(step.value, step.unit))));
}

void addSymbols(std::vector<LivePiece>& pieces, std::vector<ExplanationSymbol> symbols, Written& written) {
    std::erase_if(symbols, [&written](const ExplanationSymbol& symbol) {
        return !written.insert(symbol.symbol + '\n' + symbol.meaning).second;
    });
    if (symbols.empty())
        return;
    pieces.push_back(markdown(QStringLiteral("\n\n| %1 | %2 | %3 |\n|---|---|--:|\n")
                                  .arg(Text::tr("letter"), Text::tr("meaning"), Text::tr("here"))));
    for (const ExplanationSymbol& symbol : symbols) {
        pieces.push_back(markdown(QStringLiteral("| ")));
        pieces.push_back({LivePiece::Kind::formula, QString::fromStdString(symbol.symbol), {}});
        pieces.push_back(
            markdown(QStringLiteral(" | %1 | %2 |\n")
                         .arg(translated(symbol.meaning), format::value(symbol.value, Unit::none))));
    }
    pieces.push_back(markdown(QStringLiteral("\n")));
}

} // namespace

QStringList names() {
    QStringList all;
    for (const Named& each : named)
        all << QLatin1String(each.name);
    return all;
}

std::optional<std::vector<LivePiece>> pieces(const QString& name, const Analysis& analysis, Written& written,
                                             const std::stop_token& stop) {
    for (const Named& each : named) {
        if (name != QLatin1String(each.name))
            continue;
        Subject subject = each.subject;
        subject.stage = static_cast<std::int64_t>(analysis.memory->fullest);
        const auto explanation = explain(analysis.resolved, subject, &*analysis.performance, stop);
        if (!explanation)
            return std::nullopt;
        std::vector<LivePiece> all;
        for (const ExplanationStep& step : explanation->steps)
            if (written.insert(step.title + '\n' + step.formula).second)
                addStep(all, step);
        addSymbols(all, explanation->symbols, written);
        return all;
    }
    return std::nullopt;
}

} // namespace quadrille::manual_formulas
