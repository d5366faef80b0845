// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/explanation_text.h"

#include "app/cli/numbers.h"
#include "app/cli/text_table.h"

namespace quadrille::cli {
namespace {

const char* unitName(Unit unit) {
    switch (unit) {
    case Unit::parameters:
        return "parameters";
    case Unit::bytes:
        return "bytes";
    case Unit::share:
        return "share";
    case Unit::none:
        break;
    }
    return "";
}

std::string valueText(const ExplanationStep& step) {
    switch (step.unit) {
    case Unit::bytes:
        return shortest(step.value) + " bytes (" + fixed(inGib(Bytes(step.value)), 2) + " GiB)";
    case Unit::share:
        return shortest(step.value) + " (" + percent(step.value) + ")";
    case Unit::parameters:
        return shortest(step.value) + " parameters";
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

} // namespace

std::vector<Explanation> explanationsOf(const Analysis& analysis) {
    std::vector<Explanation> explanations;
    const Subject fullest{.kind = Subject::Kind::stageMemory,
                          .stage = static_cast<std::int64_t>(analysis.memory->fullest)};
    for (const Subject& subject : {fullest, Subject{.kind = Subject::Kind::bubbleOverIdeal},
                                   Subject{.kind = Subject::Kind::bubbleOverTotal}})
        if (auto explanation = explain(analysis.scenario, subject))
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
    }
    return list;
}

std::string explanationsText(const std::vector<Explanation>& explanations) {
    std::string text;
    for (const Explanation& explanation : explanations) {
        text += "\n" + explanation.title + "\n";
        for (const ExplanationStep& step : explanation.steps)
            text += stepText(step);
        text += "  where\n";
        for (const ExplanationSymbol& symbol : explanation.symbols)
            text += "    " + symbol.symbol + " = " + shortest(symbol.value) + "  " + symbol.meaning + "\n";
    }
    return text;
}

} // namespace quadrille::cli
