// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_readme.h"

#include "app/text_io/numbers.h"

#include <algorithm>
#include <array>
#include <optional>
#include <sstream>
#include <stdexcept>
#include <string_view>

namespace quadrille::cli {
using namespace text_io;
namespace {

/// "5.3 %"; what is smaller than a digit of that gets one more: "0.05 %".
std::string share(double value) {
    constexpr double small = 0.001;
    return fixed(100 * value, value < small ? 2 : 1) + " %";
}

std::string whole(double value) {
    return fixed(100 * value, 0) + " %";
}

std::string correlation(double value) {
    return fixed(value, 2);
}

constexpr auto none = "–"; // a constant ranks nothing

template <std::size_t count>
std::string row(const std::string& name, const std::array<std::string, count>& cells) {
    std::string line = "| " + name + " |";
    for (const std::string& cell : cells)
        line += cell.empty() ? " |" : " " + cell + " |";
    return line + "\n";
}

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        lines.push_back(std::move(line));
    return lines;
}

/// What stands before the table's lines; none: the line does not begin a table of ours.
std::optional<std::string> indentOfTable(const std::string& line) {
    constexpr std::string_view start = "| over the ";
    const auto indent = line.find_first_not_of(' ');
    if (indent == std::string::npos || line.compare(indent, start.size(), start) != 0)
        return std::nullopt;
    return line.substr(0, indent);
}

} // namespace

std::string readmeTable(const Validation& inTheFit, const LeftOutFigures& leftOut) {
    const auto& [ours, constant, rule] = inTheFit.overall;
    const Accuracy& source = leftOut.source.accuracy;
    const Accuracy& device = leftOut.device.accuracy;
    const auto every = [&, &ours = ours, &constant = constant, &rule = rule](double Accuracy::*figure) {
        return std::array{share(ours.*figure), share(source.*figure), share(device.*figure),
                          share(rule.*figure), share(constant.*figure)};
    };
    return row<5>("over the " + std::to_string(ours.runs) + " runs",
                  {"in the fit", "each source predicted without it", "each device predicted without it",
                   "rule (TP·CP·PP)^−0.25 · MBS^0.05", "constant"}) +
           "|---|---|---|---|---|---|\n" + row("median error", every(&Accuracy::medianError)) +
           row("mean error", every(&Accuracy::meanError)) +
           row("with one factor a table", every(&Accuracy::meanErrorScaled)) +
           row<5>("rank correlation among plans that compete",
                  {correlation(ours.rankCorrelation), correlation(source.rankCorrelation),
                   correlation(device.rankCorrelation), correlation(rule.rankCorrelation), none}) +
           row<5>("throughput lost by the fastest predicted of what ran",
                  {share(ours.loss), share(source.loss), share(device.loss), share(rule.loss), none}) +
           row<5>("inside the nine-in-ten interval", {whole(inTheFit.coverage),
                                                      whole(leftOut.source.coverage),
                                                      whole(leftOut.device.coverage),
                                                      {},
                                                      {}});
}

std::string readmeSources(const LeftOutFigures& leftOut) {
    std::string table = row<3>("over the " + std::to_string(leftOut.sources.size()) + " sources",
                               {"runs", "median error", "inside the nine-in-ten interval"}) +
                        "|---|---|---|---|\n";
    for (const LeftOutSource& each : leftOut.sources)
        table +=
            row<3>(each.source, {std::to_string(each.runs), share(each.medianError), whole(each.coverage)});
    return table;
}

std::string readmeChoices(const Choices& choices) {
    std::array<std::string, choosers.size()> lost, ranOut;
    for (const WayToChoose chooser : choosers) {
        const ChoiceCost& cost = choices.fitted.of(chooser);
        lost.at(static_cast<std::size_t>(chooser)) = share(cost.loss);
        ranOut.at(static_cast<std::size_t>(chooser)) = fixed(cost.ranOut, 0);
    }
    return row<choosers.size()>("over the " + std::to_string(choices.fitted.competitions) + " choices",
                                {"ours", "the better of our two", "Fujii et al.", "guide's tree", "hand rule",
                                 "chance", "faultless"}) +
           "|---|---|---|---|---|---|---|---|\n" + row("throughput lost", lost) +
           row("ran out of memory, which loses all", ranOut);
}

std::string withTables(const std::string& text, const std::vector<std::string>& tables) {
    std::string result;
    std::size_t placed = 0;
    const auto old = linesOf(text);
    for (std::size_t i = 0; i < old.size(); ++i) {
        const auto indent = indentOfTable(old[i]);
        if (!indent) {
            result += old[i] + "\n";
            continue;
        }
        if (placed == tables.size())
            throw std::invalid_argument("more tables than there are figures for");
        for (const std::string& line : linesOf(tables[placed]))
            result += *indent + line + "\n";
        ++placed;
        while (i + 1 < old.size() && old[i + 1].starts_with(*indent + "|"))
            ++i;
    }
    if (placed < tables.size())
        throw std::invalid_argument("fewer tables than there are figures");
    return result;
}

} // namespace quadrille::cli
