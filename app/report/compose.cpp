// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/report/compose.h"

#include "app/data/version.h"
#include "app/render/plan_pictures.h"
#include "app/report/evidence.h"
#include "app/report/figures.h"
#include "app/report/side_by_side.h"
#include "app/text_io/command_line_text.h"
#include "app/text_io/scenario_line.h"
#include "core/cost/cost_of_plan.h"
#include "core/memory/detailed/oom.h"
#include "core/model/parameters.h"
#include "widgets/format.h"
#include "widgets/make_it_fit/proposal_text.h"
#include "widgets/plan_table/plan_row.h"
#include "widgets/verdict/cost_text.h"
#include "widgets/verdict/verdict_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace quadrille::report {
namespace {

struct Text {
    Q_DECLARE_TR_FUNCTIONS(report)
};

constexpr std::size_t mostChanges = 3; ///< of the plan, that are offered

QString modelName(const Scenario& scenario) {
    return QString::fromStdString(scenario.model.label);
}

QString clusterName(const Scenario& scenario) {
    return Text::tr("%1 × %2", "number of GPUs, their name")
        .arg(format::count(scenario.cluster.gpus), QString::fromStdString(scenario.cluster.gpu.label));
}

/// "TP 2 · PP 4 · …": how it is split, and what else of a plan one would say in a sentence.
QString splitOf(const Scenario& scenario) {
    std::vector<const Setting*> settings;
    for (const char* name : {"tp", "cp", "pp", "ep", "vpp", "mbs", "recompute", "schedule"})
        settings.push_back(findSetting(name));
    return planName(scenario, settings);
}

Section question(const Facts& facts) {
    const Scenario& scenario = facts.session.scenario;
    const double tokensOfStep =
        static_cast<double>(scenario.plan.globalBatch) * static_cast<double>(scenario.plan.sequence);
    Section section{QStringLiteral("question"), Text::tr("Question"), {}};
    section.blocks.emplace_back(Paragraph{
        Text::tr("How should the training of %1 (%2 parameters) be split over %3? %4. A step trains on %5 "
                 "sequences of %6 tokens, %7 tokens together.",
                 "model, number, GPUs, how they stand, three numbers")
            .arg(modelName(scenario), format::parameters(static_cast<double>(parameterCount(scenario.model))),
                 clusterName(scenario), clusterLine(scenario.cluster),
                 format::count(scenario.plan.globalBatch), format::sequenceLength(scenario.plan.sequence),
                 format::parameters(tokensOfStep))});
    return section;
}

QString advice(const Analysis& analysis) {
    const QString split = splitOf(analysis.scenario());
    switch (analysis.memory->zone) {
    case Zone::green:
        return Text::tr("Split as %1, the training fits.").arg(split);
    case Zone::yellow:
        return (isLikelyToRunOut(analysis.memory->oomProbability)
                    ? Text::tr(
                          "Do not start a long training with %1 untried: this plan will probably run out of "
                          "memory.")
                    : Text::tr(
                          "Do not start a long training with %1 untried: this plan may run out of memory."))
            .arg(split);
    case Zone::red:
        break;
    }
    return Text::tr("Do not split it as %1: this plan does not fit.").arg(split);
}

Section answer(const Facts& facts) {
    const Analysis& analysis = facts.analysis;
    const Scenario& scenario = analysis.scenario();
    const FlopConvention convention = facts.session.view.speedOptions.convention;
    Section section{QStringLiteral("answer"), Text::tr("Recommendation"), {}};
    section.blocks.emplace_back(Paragraph{advice(analysis)});
    if (facts.beside.size() > 1)
        section.blocks.emplace_back(Paragraph{besideOthers(facts)});
    section.blocks.emplace_back(Paragraph{verdict::spoken(analysis, convention)});
    if (const TrainingCost cost = trainingCost(costQuestion(scenario), *analysis.performance); cost.days)
        section.blocks.emplace_back(
            Paragraph{Text::tr("The whole training: %1.").arg(cost_text::forms(cost).front())});
    section.blocks.emplace_back(
        Paragraph{Text::tr("%1.", "a sentence").arg(proposal::finding(facts.changes, scenario))});
    Points points;
    const std::vector<Proposal>& proposals = facts.changes.proposals;
    const std::size_t told = std::min(proposals.size(), mostChanges);
    for (std::size_t i = 0; i < told; ++i)
        points.items << proposal::preview(proposals[i], facts.changes, scenario);
    if (told < proposals.size())
        points.items << Text::tr("And %1 more.", "so many changes of a plan")
                            .arg(format::count(static_cast<std::int64_t>(proposals.size() - told)));
    if (!points.items.isEmpty())
        section.blocks.emplace_back(points);
    return section;
}

Section whyNot(const Facts& facts) {
    Section section{QStringLiteral("answer"), Text::tr("Recommendation"), {}};
    section.blocks.emplace_back(Paragraph{
        Text::tr("Split as %1, this training cannot run. Why:").arg(splitOf(facts.session.scenario))});
    Points points;
    for (const Diagnostic& each : facts.analysis.diagnostics)
        if (each.severity == Severity::error)
            points.items << format::sentence(each.message);
    section.blocks.emplace_back(points);
    if (facts.mended.empty()) {
        section.blocks.emplace_back(Paragraph{Text::tr("No single change mends all of it.")});
        return section;
    }
    section.blocks.emplace_back(Paragraph{Text::tr("Each of these changes alone mends it:")});
    Table table{{Text::tr("Change"), Text::tr("The plan then")}, {}, false};
    for (const Mended& each : facts.mended)
        table.rows.push_back({verdict::repair(each.repair, true),
                              verdict::spoken(each.analysis, facts.session.view.speedOptions.convention)});
    section.blocks.emplace_back(table);
    return section;
}

QString nameOf(const Setting& setting) {
    if (setting.name == "gpus-per-node")
        return Text::tr("GPUs a node");
    if (setting.name == "nic-gbps")
        return Text::tr("Network of a GPU, Gbit/s");
    const auto dimension = dimensionFromName(setting.name);
    return dimension ? Text::tr("%1 (%2)", "name and symbol of a setting")
                           .arg(format::dimensionName(*dimension), format::dimensionSymbol(*dimension))
                     : settingName(setting);
}

QString valueOf(const Setting& setting, const Scenario& scenario) {
    const auto dimension = dimensionFromName(setting.name);
    if (dimension)
        return format::dimensionValue(*dimension, value(scenario, *dimension));
    const QString text = settingValue(setting, scenario);
    return setting.name == "precision" ? text.toUpper() : text; // "BF16", in every language
}

Section settings(const Facts& facts, const Catalogue& catalogue) {
    const Scenario& scenario = facts.session.scenario;
    const auto said = saidSettings(scenario, catalogue);
    Table table{{Text::tr("Setting"), Text::tr("This plan")}, {}};
    const auto add = [&](const QString& name, const auto& text) {
        table.rows.push_back({name, text(scenario)});
    };
    add(Text::tr("Model"), modelName);
    add(Text::tr("Cluster"), clusterName);
    add(Text::tr("Framework"),
        [](const Scenario& s) { return QString::fromStdString(s.recipe.framework->label); });
    for (const Setting& setting : allSettings) {
        const bool isOfPlan = setting.group == SettingGroup::plan || setting.group == SettingGroup::recipe;
        const bool isOfCluster = setting.group == SettingGroup::cluster && setting.name != "gpus";
        if ((isOfPlan || isOfCluster) &&
            (setting.alwaysWritten || std::ranges::find(said, &setting) != said.end()))
            add(nameOf(setting), [&setting](const Scenario& s) { return valueOf(setting, s); });
    }
    return {QStringLiteral("settings"), Text::tr("The plan"), {table}};
}

Section pictures(const Facts& facts) {
    const Analysis& analysis = facts.analysis;
    Section section{QStringLiteral("pictures"), Text::tr("Pictures"), {}};
    const auto add = [&section](const char* name, std::unique_ptr<Picture> picture, const QString& caption) {
        section.blocks.emplace_back(Figure{QString::fromLatin1(name), std::move(picture), caption});
    };
    add("memory", memoryPicture(analysis),
        Text::tr("What the GPUs of each pipeline stage hold at their fullest, against the GPU’s memory."));
    add("step", stepPicture(analysis),
        Text::tr("Where the time of a step goes: each bar begins where the one above it ends, from the "
                 "least time that the computation needs to the time that a step takes."));
    if (analysis.timeline != nullptr)
        add("pipeline", pipelinePicture(analysis),
            Text::tr("What each pipeline stage does during a step; where nothing is drawn it is idle."));
    else
        section.blocks.emplace_back(Paragraph{Text::tr("The pipeline has %1 operations, more than are drawn.")
                                                  .arg(format::count(operationCount(analysis.resolved)))});
    add("communication", communicationPicture(analysis),
        Text::tr("What a GPU sends in a step, by what it is split for, how long that takes, and how much of "
                 "it computation hides."));
    add("heatmap", heatmapPicture(facts.around),
        Text::tr("The plans around this one, which is framed: two of its settings take other values."));
    return section;
}

} // namespace

Document compose(const Facts& facts, const Catalogue& catalogue) {
    const Scenario& scenario = facts.session.scenario;
    const Analysis& analysis = facts.analysis;
    const FlopConvention convention = facts.session.view.speedOptions.convention;
    Document document{Text::tr("%1 on %2", "model, GPUs").arg(modelName(scenario), clusterName(scenario)),
                      Text::tr("A report by Quadrille %1").arg(QString::fromUtf8(versionText())),
                      QLocale().bcp47Name().section(u'-', 0, 0),
                      {},
                      toBytes(facts.session)};
    auto& sections = document.sections;
    sections.push_back(question(facts));
    if (analysis.runnable()) {
        sections.push_back(answer(facts));
        sections.push_back({QStringLiteral("figures"), Text::tr("Figures"), {figures(analysis, convention)}});
        sections.push_back(pictures(facts));
        sections.push_back(
            {QStringLiteral("stages"), Text::tr("Memory of every stage"), {stageFigures(*analysis.memory)}});
        if (scenario.run.tokens > 0)
            sections.push_back(cost(analysis));
    } else {
        sections.push_back(whyNot(facts));
    }
    if (!facts.beside.empty())
        sections.push_back(sideBySide(facts));
    sections.push_back(settings(facts, catalogue));
    sections.push_back(assumptions(facts));
    if (analysis.runnable())
        sections.push_back(trust(analysis));
    sections.push_back(reproduction(facts, catalogue));
    return document;
}

} // namespace quadrille::report
