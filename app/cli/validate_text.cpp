// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_text.h"

#include "app/cli/text_table.h"
#include "app/text_io/numbers.h"

#include <algorithm>

namespace quadrille::cli {
using namespace text_io;
namespace {

/// "5.4 / 18.9 / 33.5": ours, the constant, the rule.
std::string three(const Comparison& comparison, double Accuracy::*share) {
    return fixed(100 * comparison.ours.*share, 1) + " / " + fixed(100 * comparison.constant.*share, 1) +
           " / " + fixed(100 * comparison.rule.*share, 1);
}

std::string correlations(const Comparison& comparison) {
    return fixed(comparison.ours.rankCorrelation, 2) + " / " + fixed(comparison.rule.rankCorrelation, 2);
}

const std::string nothing = "-"; // where there is nothing to compare

void addRow(TextTable& table, const std::string& name, const Comparison& comparison, double coverage) {
    if (comparison.ours.runs == 0)
        return table.add({name, "0", nothing, nothing, nothing, nothing, nothing, nothing});
    const bool competing = comparison.ours.competitions > 0;
    table.add({name, std::to_string(comparison.ours.runs), three(comparison, &Accuracy::meanError),
               fixed(100 * comparison.ours.medianError, 1), three(comparison, &Accuracy::meanErrorScaled),
               competing ? correlations(comparison) : nothing,
               competing ? three(comparison, &Accuracy::loss) : nothing, fixed(100 * coverage, 0)});
}

std::string figures(const Validation& validation) {
    TextTable table({{"table", TextTable::Align::left},
                     {"runs"},
                     {"error %"},
                     {"median %"},
                     {"with a factor %"},
                     {"rank correlation"},
                     {"fastest predicted loses %"},
                     {"in interval %"}});
    for (const ValidatedGroup& group : validation.groups)
        if (group.comparison.ours.runs > 0)
            addRow(table, group.name + (group.fitted ? "" : " *"), group.comparison, group.coverage);
    addRow(table, "all but *", validation.overall, validation.coverage);
    return table.text();
}

void addRow(TextTable& table, const std::string& name, const ChoiceCosts& costs) {
    std::vector<std::string> cells{name, std::to_string(costs.competitions)};
    for (const WayToChoose chooser : choosers) {
        const ChoiceCost& cost = costs.of(chooser);
        cells.push_back(costs.competitions == 0
                            ? nothing
                            : fixed(100 * cost.loss, 1) +
                                  (cost.ranOut > 0 ? " (" + fixed(cost.ranOut, 1) + ")" : ""));
    }
    table.add(std::move(cells));
}

std::string choicesText(const Choices& choices) {
    TextTable table({{"source", TextTable::Align::left},
                     {"choices"},
                     {"ours %"},
                     {"best of two %"},
                     {"paper's rule %"},
                     {"guide's tree %"},
                     {"hand rule %"},
                     {"random %"},
                     {"faultless %"}});
    for (const auto& [source, costs] : choices.sources)
        addRow(table, source, costs);
    addRow(table, "all", choices.all);
    addRow(table, "all but *", choices.fitted);
    return "\nThroughput lost by choosing among the plans that were measured for the same work on the same "
           "GPUs; what runs out of\nmemory loses all. In brackets: choices that ran out. Faultless: an "
           "estimate of what a\nprediction without error would lose if runs vary as far as pairs that differ "
           "in ZeRO 0 "
           "and 1 alone miss\ntheir predicted ratio; no source repeats a run, so it is no bound.\n\n" +
           table.text();
}

void addRow(TextTable& table, const std::string& name, const MemoryAccuracy& memory) {
    table.add({name, std::to_string(memory.runs), fixed(100 * memory.medianError, 1),
               fixed(100 * memory.meanError, 1)});
}

std::string memoryText(const Validation& validation) {
    TextTable table(
        {{"memory of a GPU", TextTable::Align::left}, {"runs"}, {"median error %"}, {"mean error %"}});
    for (const ValidatedGroup& group : validation.groups)
        if (group.memory.runs > 0)
            addRow(table, group.name + (group.fitted ? "" : " *"), group.memory);
    if (validation.memory.runs > 0)
        addRow(table, "all but *", validation.memory);
    return validation.memoryOfAll.runs > 0 ? table.text() + "\n" : std::string();
}

std::string oomText(const OomConfusion& oom) {
    return "Memory: of " + std::to_string(oom.ranOutAndDid + oom.fitsButRanOut) + " runs that ran out, " +
           std::to_string(oom.ranOutAndDid) + " were foretold; of " +
           std::to_string(oom.fitsAndDid + oom.ranOutButFits) + " that did not, " +
           std::to_string(oom.fitsAndDid) + " were.\n";
}

/// "210 / 213"
std::string share(std::size_t right, std::size_t wrong) {
    return right + wrong == 0 ? nothing : std::to_string(right) + " / " + std::to_string(right + wrong);
}

std::string oomText(const std::vector<OomOfSource>& sources) {
    if (sources.empty())
        return {};
    TextTable table({{"foretold, of all", TextTable::Align::left},
                     {"ran out"},
                     {"did not"},
                     {"left out: ran out"},
                     {"did not"}});
    for (const OomOfSource& each : sources)
        table.add({each.source, share(each.fitted.ranOutAndDid, each.fitted.fitsButRanOut),
                   share(each.fitted.fitsAndDid, each.fitted.ranOutButFits),
                   share(each.leftOut.ranOutAndDid, each.leftOut.fitsButRanOut),
                   share(each.leftOut.fitsAndDid, each.leftOut.ranOutButFits)});
    return "\n" + table.text();
}

} // namespace

std::string validationText(const ValidationAnswer& answer) {
    const bool isAlone = std::ranges::count_if(answer.validation.groups, [](const ValidatedGroup& group) {
                             return group.comparison.ours.runs > 0;
                         }) == 1;
    std::string text =
        std::string("Predicted against measured throughput: this model / a constant / the rule TFLOP/s ∝ "
                    "(TP·CP·PP)^-0.25 · MBS^0.05,\nthe last two fitted to ") +
        (isAlone ? "these very runs, since there is no other table" : "the other tables") +
        "; the shipped profiles were "
        "fitted to the shipped runs themselves (--refit leaves each\nsource and each device out). With a "
        "factor: "
        "one for each table. Rank correlation (model / rule) and loss within runs of one\n"
        "table, model, sequence length and number of GPUs. In interval: of nine in ten.\n"
        "*: the source leaves too much unsaid to fit to, or the software differs.\n\n";
    text += figures(answer.validation);
    if (answer.leftOut)
        text +=
            "\nEvery source by profiles fitted to the others alone:\n\n" + figures(answer.leftOut->source) +
            "\nEvery device by profiles fitted to the others alone:\n\n" + figures(answer.leftOut->device);
    text += choicesText(answer.choices);
    return text + "\n" + memoryText(answer.validation) + oomText(answer.validation.oom) + oomText(answer.oom);
}

} // namespace quadrille::cli
