// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/validate_readme.h"

#include "app/text_io/numbers.h"

#include <array>

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

std::string row(const std::string& name, const std::array<std::string, 5>& cells) {
    std::string line = "| " + name + " |";
    for (const std::string& cell : cells)
        line += cell.empty() ? " |" : " " + cell + " |";
    return line + "\n";
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
    return row("over the " + std::to_string(ours.runs) + " runs",
               {"in the fit", "each source predicted without it", "each device predicted without it",
                "rule (TP·CP·PP)^−0.25 · MBS^0.05", "constant"}) +
           "|---|---|---|---|---|---|\n" + row("median error", every(&Accuracy::medianError)) +
           row("mean error", every(&Accuracy::meanError)) +
           row("with one factor a table", every(&Accuracy::meanErrorScaled)) +
           row("rank correlation among plans that compete",
               {correlation(ours.rankCorrelation), correlation(source.rankCorrelation),
                correlation(device.rankCorrelation), correlation(rule.rankCorrelation), none}) +
           row("throughput lost by the first choice",
               {share(ours.loss), share(source.loss), share(device.loss), share(rule.loss), none}) +
           row("inside the nine-in-ten interval", {whole(inTheFit.coverage),
                                                   whole(leftOut.source.coverage),
                                                   whole(leftOut.device.coverage),
                                                   {},
                                                   {}});
}

} // namespace quadrille::cli
