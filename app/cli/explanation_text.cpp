// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_text.h"

#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"
#include "core/formula/unit_name.h"

namespace quadrille::cli {
namespace {

std::string valueText(const ExplanationStep& step) {
    switch (step.unit) {
    case Unit::bytes:
        return shortest(step.value) + " bytes (" + fixed(inGib(Bytes(step.value)), 2) + " GiB)";
    case Unit::share:
        return shortest(step.value) + " (" + percent(step.value) + ")";
    case Unit::parameters:
        return shortest(step.value) + " parameters";
    case Unit::seconds:
        return shortest(step.value) + " s";
    case Unit::flops:
        return shortest(step.value) + " FLOPs";
    case Unit::flopsPerSecond:
        return shortest(step.value) + " FLOP/s (" + fixed(step.value / 1e12, 2) + " TFLOP/s)";
    case Unit::tokensPerSecond:
        return shortest(step.value) + " tokens/s";
    case Unit::none:
        break;
    }
    return shortest(step.value);
}

std::string stepText(const ExplanationStep& step) {
    std::string text = "  " + step.title + (step.source.empty() ? "" : "  [" + step.source + "]") + "\n";
    const std::string symbol = step.symbol.empty() ? "" : step.symbol + " ";
    text += "    " + symbol + "= " + step.formula + "\n";
    const std::string indent(4 + width(symbol), ' ');
    if (step.substituted != step.formula)
        text += indent + "= " + step.substituted + "\n";
    return text + indent + "= " + valueText(step) + "\n";
}

Json tensorsJson(const std::vector<ExplanationTensor>& tensors) {
    Json list = Json::array();
    for (const ExplanationTensor& tensor : tensors)
        list.push_back({{"name", tensor.name},
                        {"shape", tensor.shape},
                        {"elements", tensor.elements},
                        {"layer_bytes", tensor.bytes},
                        {"layers", tensor.layers},
                        {"stage_bytes", tensor.total}});
    return list;
}

std::string tensorsText(const std::vector<ExplanationTensor>& tensors) {
    TextTable table({{"stored tensor", TextTable::Align::left},
                     {"shape on one GPU", TextTable::Align::left},
                     {"MiB a layer"},
                     {"layers"},
                     {"GiB of the stage"}});
    constexpr double mebibyte = 1048576;
    for (const ExplanationTensor& tensor : tensors)
        table.add({tensor.name, tensor.shape, fixed(tensor.bytes / mebibyte, 2),
                   std::to_string(tensor.layers), fixed(inGib(Bytes(tensor.total)), 3)});
    return table.text();
}

} // namespace

std::vector<Explanation> explanationsOf(const Analysis& analysis) {
    std::vector<Explanation> explanations;
    const Subject fullest{.kind = Subject::Kind::stageMemory,
                          .stage = static_cast<std::int64_t>(analysis.memory->fullest)};
    const Subject activations{Subject::Kind::memoryPart, fullest.stage, MemoryPart::activations};
    for (const Subject& subject :
         {fullest, Subject{.kind = Subject::Kind::bubbleOverIdeal},
          Subject{.kind = Subject::Kind::bubbleOverTotal}, activations,
          Subject{.kind = Subject::Kind::outOfMemory}, Subject{.kind = Subject::Kind::goodput},
          Subject{.kind = Subject::Kind::days}})
        if (auto explanation = explain(analysis.resolved, subject, &*analysis.performance))
            explanations.push_back(std::move(*explanation));
    return explanations;
}

Json explanationsJson(const std::vector<Explanation>& explanations) {
    Json list = Json::array();
    for (const Explanation& explanation : explanations) {
        Json steps = Json::array();
        for (const ExplanationStep& step : explanation.steps)
            steps.push_back({{"title", step.title},
                             {"symbol", step.symbol},
                             {"formula", step.formula},
                             {"substituted", step.substituted},
                             {"value", step.value},
                             {"unit", unitName(step.unit)},
                             {"source", step.source}});
        Json symbols = Json::array();
        for (const ExplanationSymbol& symbol : explanation.symbols)
            symbols.push_back(
                {{"symbol", symbol.symbol}, {"meaning", symbol.meaning}, {"value", symbol.value}});
        list.push_back({{"title", explanation.title},
                        {"value", explanation.value()},
                        {"steps", std::move(steps)},
                        {"symbols", std::move(symbols)}});
        if (!explanation.tensors.empty())
            list.back()["tensors"] = tensorsJson(explanation.tensors);
    }
    return list;
}

std::string explanationsText(const std::vector<Explanation>& explanations) {
    std::string text;
    for (const Explanation& explanation : explanations) {
        text += "\n" + explanation.title + "\n";
        for (const ExplanationStep& step : explanation.steps)
            text += stepText(step);
        if (!explanation.tensors.empty())
            text += tensorsText(explanation.tensors);
        text += "  where\n";
        for (const ExplanationSymbol& symbol : explanation.symbols)
            text += "    " + symbol.symbol + " = " + shortest(symbol.value) + "  " + symbol.meaning + "\n";
    }
    return text;
}

} // namespace quadrille::cli
