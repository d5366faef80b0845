// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/evidence.h"

#include "app/data/left_out_file.h"
#include "app/data/version.h"
#include "app/report/figures.h"
#include "app/text_io/command_line_text.h"
#include "core/cost/cost_of_plan.h"
#include "core/memory/detailed/oom.h"
#include "core/performance/spread.h"
#include "widgets/format.h"
#include "widgets/verdict/cost_text.h"
#include "widgets/verdict/verdict_text.h"

#include <QCoreApplication>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

constexpr std::size_t nearestShown = 3;

QString text(const std::string& utf8) {
    return QString::fromStdString(utf8);
}

Table nearestTable(const std::vector<NearRuns>& nearest) {
    Table table{{Text::tr("Published runs"), Text::tr("Framework"), Text::tr("Runs"),
                 Text::tr("Doublings away"), Text::tr("Nine in ten within")},
                {}};
    for (const NearRuns& each : nearest) {
        const QString distance = format::decimal(each.distance, 1);
        // Which puts it behind others that are farther away.
        table.rows.push_back(
            {text(each.runs->name), text(each.runs->framework), format::count(each.runs->runs),
             each.sameFramework ? distance : Text::tr("%1, another framework", "a distance").arg(distance),
             format::percent(errorOf(*each.runs))});
    }
    return table;
}

QString calibration(const Profile& profile) {
    return profile.calibrated()
               ? Text::tr("Speeds of the GPU and its links: profile %1, fitted on %Ln runs.", nullptr,
                          profile.runs)
                     .arg(profile.label.empty() ? text(profile.name) : text(profile.label))
               : Text::tr("Speeds of the GPU and its links: no runs on this GPU were fitted; its "
                          "specifications and shares that are usual elsewhere are taken.");
}

QStringList memoryAssumptions(const Scenario& scenario) {
    const Framework& framework = *scenario.recipe.framework;
    if (scenario.estimator == Estimator::paper)
        return {Text::tr("Memory by eq. 18 of Fujii et al. (2024): Llama with ZeRO 1, sequence parallelism "
                         "and no recomputation.")};
    QStringList items{
        Text::tr("Memory tensor by tensor as %1 stores them (%2).", "framework, its version")
            .arg(text(framework.label), text(framework.version)),
        Text::tr("Outside the allocator: %1 of driver and libraries, %2 for each communicator.")
            .arg(format::gib(framework.outside.context, 2), format::gib(framework.outside.communicator, 2)),
        Text::tr("The allocator reserves %1 beyond what is allocated.")
            .arg(format::percent(framework.outside.fragmentation))};
    if (scenario.model.experts)
        items << (scenario.recipe.expertImbalance > 1
                      ? Text::tr("The busiest experts get %1 times an even share of the tokens.")
                            .arg(format::number(scenario.recipe.expertImbalance))
                      : Text::tr("Every expert gets an even share of the tokens."));
    return items;
}

} // namespace

Section cost(const Analysis& analysis) {
    const TrainingCost cost = trainingCost(costQuestion(analysis.scenario()), *analysis.performance);
    Section section{QStringLiteral("cost"), Text::tr("Cost and days"), {costFigures(analysis)}};
    section.blocks.emplace_back(Points{cost_text::details(cost)});
    return section;
}

Section assumptions(const Facts& facts) {
    const Scenario& scenario = facts.session.scenario;
    Points points{memoryAssumptions(scenario)};
    points.items << calibration(*scenario.cluster.gpu.profile);
    for (const Diagnostic& each : facts.analysis.diagnostics)
        if (each.severity == Severity::warning)
            points.items << format::sentence(each.message);
    return {QStringLiteral("assumptions"), Text::tr("Assumptions"), {points}};
}

Section trust(const Analysis& analysis) {
    const Scenario& scenario = analysis.scenario();
    Section section{QStringLiteral("trust"), Text::tr("How far to trust it"), {}};
    Points points{{verdict::certainty(*analysis.performance)}};
    const LeftOutFigures leftOut = loadLeftOutFigures();
    points.items << Text::tr("Sources that were left out of the fit are predicted with a median error of %1, "
                             "and %2 of their runs lie in the interval.")
                        .arg(format::percent(leftOut.source.accuracy.medianError),
                             format::percent(leftOut.source.coverage, 0));
    if (analysis.memory->oomProbability)
        points.items << Text::tr("The chance of running out of memory is fitted to published runs that did "
                                 "and that did not; it is never taken to be below %1 or above %2.")
                            .arg(format::percent(oomLapse, 0), format::percent(1 - oomLapse, 0));
    section.blocks.emplace_back(points);
    if (const auto nearest = nearestRuns(scenario, nearestShown); !nearest.empty()) {
        section.blocks.emplace_back(Paragraph{verdict::nearest(scenario)});
        section.blocks.emplace_back(nearestTable(nearest));
    }
    return section;
}

Section reproduction(const Facts& facts, const Catalogue& catalogue) {
    const Scenario& scenario = facts.session.scenario;
    Section section{QStringLiteral("reproduction"), Text::tr("The same again"), {}};
    section.blocks.emplace_back(Paragraph{
        Text::tr("Quadrille %1 answers this with the same numbers:").arg(QString::fromUtf8(versionText()))});
    section.blocks.emplace_back(Code{
        {commandLineOf(scenario, catalogue),
         commandLineOf(scenario, catalogue, QStringLiteral("report")) + QStringLiteral(" -o plan.html")}});
    section.blocks.emplace_back(Paragraph{Text::tr(
        "The session is part of this document. It also has what no option sets, such as a model or a "
        "profile of one’s own.")});
    return section;
}

} // namespace quadrille::report
